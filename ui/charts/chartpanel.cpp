// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartpanel.h"

#include "ui/charts/chartaccessible.h"
#include "ui/charts/chartcopy.h"
#include "ui/charts/chartdrawing.h"
#include "ui/charts/charthit.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace touchstone::ui {

/// What is kept between frames: the layout, the chart as a picture, what pointer and keys are on.
class ChartPanel::Drawing
{
public:
    ChartSpec spec;
    Describe describe;
    ChartPaper paper;
    ChartLayout layout;
    bool laidOut = false;
    std::optional<std::vector<ChartHit>> things;
    QPixmap picture;
    std::optional<ChartHit> hovered;
    std::optional<ChartHit> focused;
    std::optional<ChartHit> pressed;
    bool dragging = false;

    void invalidate()
    {
        laidOut = false;
        things.reset();
        picture = QPixmap();
    }
    const ChartLayout& layoutIn(const QWidget& widget)
    {
        if (!laidOut) {
            paper = ChartPaper::of(widget);
            layout = layoutChart(spec, paper, QRectF(widget.rect()));
            laidOut = true;
        }
        return layout;
    }
    const QPixmap& pictureIn(const QWidget& widget)
    {
        layoutIn(widget);
        const double ratio = widget.devicePixelRatioF();
        const QSize size = (QSizeF(widget.size()) * ratio).toSize();
        if (picture.isNull() || picture.size() != size) {
            picture = QPixmap(size);
            picture.setDevicePixelRatio(ratio);
            picture.fill(paper.paper);
            QPainter painter(&picture);
            painter.setRenderHint(QPainter::Antialiasing);
            drawChart(painter, spec, paper, layout);
        }
        return picture;
    }
    QString words(const ChartHit& hit) const
    {
        QString text = describe ? describe(hit) : QString();
        return text.isEmpty() ? chartWords(spec, hit, paper.locale) : text;
    }
    /// A marked thing wins over the guide: it can be clicked, the guide is long.
    bool onGuide(const QPointF& at, const std::optional<ChartHit>& hit) const
    {
        return spec.guide && !layout.plot.isEmpty() && (!hit || hit->kind == ChartHit::Kind::Line)
            && std::abs(layout.mapX(*spec.guide) - at.x()) <= tolerance / 2
            && at.y() >= layout.plot.top() - paper.metrics().height() && at.y() <= layout.plot.bottom();
    }
};

ChartPanel::ChartPanel(QWidget* parent)
    : QWidget(parent)
    , m_drawing(std::make_unique<Drawing>())
{
    installChartAccessibility();
    setLayoutDirection(Qt::LeftToRight); // axes and places do not turn with the language of the window
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

ChartPanel::~ChartPanel() = default;

void ChartPanel::setSpec(ChartSpec spec, std::optional<ChartSpec> copied)
{
    m_drawing->spec = std::move(spec);
    m_copied = std::move(copied);
    m_drawing->invalidate();
    m_drawing->hovered.reset();
    m_drawing->pressed.reset();
    if (m_drawing->focused) { // keep the place as far as it still exists
        const ChartWalk walk(m_drawing->spec, m_drawing->layoutIn(*this));
        const ChartHit before = *m_drawing->focused;
        const auto edge = walk.edge(before, false);
        auto same = edge;
        while (same && !(same->index == before.index && same->series == before.series)) {
            same = walk.along(*same, 1);
        }
        focusOn(same ? same : edge);
    }
    updateGeometry();
    update();
}

const ChartSpec& ChartPanel::spec() const { return m_drawing->spec; }

void ChartPanel::setGuide(double x)
{
    if (m_drawing->spec.guide != x) {
        m_drawing->spec.guide = x;
        update();
    }
}

void ChartPanel::setDescribe(Describe describe) { m_drawing->describe = std::move(describe); }

std::optional<ChartHit> ChartPanel::hitTest(const QPointF& position) const
{
    return hitChart(m_drawing->spec, m_drawing->layoutIn(*this), position, tolerance);
}

QPointF ChartPanel::positionOf(const ChartHit& hit) const
{
    return placeOf(m_drawing->spec, m_drawing->layoutIn(*this), hit);
}

std::optional<ChartHit> ChartPanel::focused() const { return m_drawing->focused; }

const std::vector<ChartHit>& ChartPanel::things() const
{
    if (!m_drawing->things) {
        m_drawing->things = ChartWalk(m_drawing->spec, m_drawing->layoutIn(*this)).all();
    }
    return *m_drawing->things;
}

QString ChartPanel::nameOf(const ChartHit& hit) const
{
    return chartName(m_drawing->spec, hit, m_drawing->paper.locale);
}

QString ChartPanel::wordsOf(const ChartHit& hit) const
{
    return m_drawing->words(hit).replace(QLatin1Char('\n'), QLatin1String(", "));
}

QRectF ChartPanel::outline(const ChartHit& hit) const
{
    const ChartLayout& layout = m_drawing->layoutIn(*this);
    return outlineOf(m_drawing->spec, layout, hit, m_drawing->paper.markerSize());
}

void ChartPanel::press(const ChartHit& hit)
{
    focusOn(hit);
    Q_EMIT activated(hit);
}

QRectF ChartPanel::plotArea() const { return m_drawing->layoutIn(*this).plot; }

QSize ChartPanel::sizeHint() const
{
    const QSize least = minimumSizeHint();
    const int line = fontMetrics().height();
    const ChartSpec& spec = m_drawing->spec;
    const auto categories = static_cast<int>(std::min<qsizetype>(spec.categories.size(), 200));
    return spec.horizontal
        ? QSize(std::max(least.width(), 30 * line), std::max(20 * line, (categories + 6) * 2 * line))
        : QSize(std::max(30 * line, categories * 2 * line), 20 * line);
}

QSize ChartPanel::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return { 14 * line, 10 * line };
}

void ChartPanel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_drawing->pictureIn(*this));
    painter.setRenderHint(QPainter::Antialiasing);
    const Drawing& drawing = *m_drawing;
    if (drawing.spec.guide) {
        drawGuide(painter, drawing.spec, drawing.paper, drawing.layout, *drawing.spec.guide);
    }
    const auto ring = [&](const ChartHit& hit, double width) {
        const double grow = 1.5 * drawing.paper.point;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(drawing.paper.highlight, width * drawing.paper.point));
        painter.drawRect(outlineOf(drawing.spec, drawing.layout, hit, drawing.paper.markerSize())
                             .adjusted(-grow, -grow, grow, grow));
    };
    const bool keys = hasFocus() && drawing.focused;
    if (drawing.hovered && drawing.hovered->kind != ChartHit::Kind::Category) {
        ring(*drawing.hovered, 0.75);
    }
    if (keys) {
        ring(*drawing.focused, 1.5);
    } else if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(drawing.paper.highlight, drawing.paper.point));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
    const auto& told = keys && !drawing.hovered ? drawing.focused : drawing.hovered;
    if (told && !drawing.dragging) {
        drawCallout(painter, drawing.paper, QRectF(rect()), positionOf(*told), drawing.words(*told));
    }
}

void ChartPanel::resizeEvent(QResizeEvent* event)
{
    m_drawing->invalidate();
    QWidget::resizeEvent(event);
}

void ChartPanel::changeEvent(QEvent* event)
{
    constexpr std::array looks { QEvent::PaletteChange, QEvent::FontChange, QEvent::StyleChange,
        QEvent::LocaleChange, QEvent::EnabledChange };
    if (std::ranges::find(looks, event->type()) != looks.end()) {
        m_drawing->invalidate();
        update();
    }
    QWidget::changeEvent(event);
}

void ChartPanel::hoverOn(const std::optional<ChartHit>& hit)
{
    if (hit != m_drawing->hovered) {
        m_drawing->hovered = hit;
        update();
    }
}

void ChartPanel::focusOn(const std::optional<ChartHit>& hit)
{
    m_drawing->focused = hit;
    setAccessibleDescription(hit ? wordsOf(*hit) : QString());
    if (hasFocus()) {
        announceFocused(this);
    }
    update();
}

void ChartPanel::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (m_drawing->dragging) {
        const ChartAxis& x = m_drawing->spec.x;
        setGuide(std::clamp(m_drawing->layout.valueX(at.x()), x.from, x.to));
        Q_EMIT guideMoved(*m_drawing->spec.guide, false);
        return;
    }
    const auto hit = hitTest(at);
    hoverOn(hit);
    setCursor(m_drawing->onGuide(at, hit)                  ? Qt::SplitHCursor
            : hit && hit->kind != ChartHit::Kind::Category ? Qt::PointingHandCursor
                                                           : Qt::ArrowCursor);
}

void ChartPanel::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    event->accept();
    const auto hit = hitTest(event->position());
    if (m_drawing->onGuide(event->position(), hit)) {
        m_drawing->dragging = true;
        hoverOn(std::nullopt);
        return;
    }
    m_drawing->pressed = hit;
}

void ChartPanel::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mouseReleaseEvent(event);
        return;
    }
    event->accept();
    if (std::exchange(m_drawing->dragging, false)) {
        Q_EMIT guideMoved(*m_drawing->spec.guide, true);
        return;
    }
    const auto pressed = std::exchange(m_drawing->pressed, std::nullopt);
    const auto hit = hitTest(event->position());
    const bool same = pressed && hit && hit->kind == pressed->kind && hit->series == pressed->series
        && (hit->kind == ChartHit::Kind::Line || hit->index == pressed->index);
    if (same) {
        if (hit->kind != ChartHit::Kind::Line && hit->kind != ChartHit::Kind::Category) {
            press(*hit);
        } else {
            Q_EMIT activated(*hit);
        }
    }
}

void ChartPanel::leaveEvent(QEvent* event)
{
    hoverOn(std::nullopt);
    QWidget::leaveEvent(event);
}

bool ChartPanel::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress) { // Tab would leave the widget before keyPressEvent sees it
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool back = key->key() == Qt::Key_Backtab
            || (key->key() == Qt::Key_Tab && (key->modifiers() & Qt::ShiftModifier));
        const bool plain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if ((key->key() == Qt::Key_Tab || back) && plain && m_drawing->focused) {
            const ChartWalk walk(m_drawing->spec, m_drawing->layoutIn(*this));
            if (const auto next = walk.across(*m_drawing->focused, back ? -1 : 1)) {
                hoverOn(std::nullopt);
                focusOn(next);
                event->accept();
                return true;
            }
        }
    }
    return QWidget::event(event);
}

void ChartPanel::moveGuide(int steps)
{
    if (m_drawing->spec.guide) {
        const ChartAxis& x = m_drawing->spec.x;
        setGuide(std::clamp(*m_drawing->spec.guide + steps * (x.to - x.from) / 20, x.from, x.to));
        Q_EMIT guideMoved(*m_drawing->spec.guide, true);
    }
}

void ChartPanel::keyPressEvent(QKeyEvent* event)
{
    const ChartWalk walk(m_drawing->spec, m_drawing->layoutIn(*this));
    const auto& here = m_drawing->focused;
    const auto go = [&](const std::optional<ChartHit>& next) {
        hoverOn(std::nullopt);
        if (next) {
            focusOn(next);
        }
    };
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const bool level = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
        const int step = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up ? -1 : 1;
        if (level && (event->modifiers() & Qt::ShiftModifier)) {
            moveGuide(step);
        } else if (!here) {
            go(walk.first());
        } else { // lying bars follow one another downwards
            const bool down = m_drawing->layout.lying && here->kind == ChartHit::Kind::Bar;
            go(level != down ? walk.along(*here, step) : walk.across(*here, step));
        }
        return;
    }
    case Qt::Key_Home:
    case Qt::Key_End:
        if (const auto from = here ? here : walk.first()) {
            go(walk.edge(*from, event->key() == Qt::Key_End));
        }
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (here) {
            Q_EMIT activated(ChartHit(*here));
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

const ChartSpec& ChartPanel::copied() const { return m_copied ? *m_copied : m_drawing->spec; }

void ChartPanel::copy() const
{
    constexpr double millimetresPerInch = 25.4, pointsPerInch = 72;
    FigureStyle style = ChartPaper::of(*this).style;
    style.widthMm = width() * millimetresPerInch / logicalDpiX();
    style.heightMm = height() * millimetresPerInch / logicalDpiY();
    style.fontFamily = QFontInfo(font()).family();
    style.fontPoints = QFontInfo(font()).pixelSize() * pointsPerInch / logicalDpiY();
    copyChart(copied(), style);
}

void ChartPanel::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Copy picture"), this, &ChartPanel::copy);
    menu->addAction(tr("Copy &numbers"), this,
        [this]() { QGuiApplication::clipboard()->setText(chartNumbers(copied())); });
    menu->popup(event->globalPos());
}

void ChartPanel::focusInEvent(QFocusEvent* event)
{
    const ChartWalk walk(m_drawing->spec, m_drawing->layoutIn(*this));
    if (event->reason() == Qt::TabFocusReason) {
        focusOn(walk.first());
    } else if (event->reason() == Qt::BacktabFocusReason) {
        focusOn(walk.last());
    }
    QWidget::focusInEvent(event);
}

} // namespace touchstone::ui

#include "moc_chartpanel.cpp"
