// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/overviewruler.h"

#include "ui/session/corestrings.h"
#include "ui/text/layout/spanlayout.h"
#include "ui/text/statuspalette.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace touchstone::ui {

namespace {

using match::Outcome;

/// The lanes from left to right: the place tells the outcome, in grey as well.
constexpr std::array lanes { Outcome::Missing, Outcome::Incorrect, Outcome::Partial, Outcome::Spurious };

/// How much of a band's height a bar takes: missing dashed, partial dotted, as in the text.
double heightOf(Outcome outcome, int band)
{
    return outcome == Outcome::Missing ? band - 1.0 : outcome == Outcome::Partial ? band / 2.0 : band;
}

} // namespace

OverviewRuler::OverviewRuler(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("overviewRuler"));
    setAccessibleName(tr("Overview of the document"));
    setToolTip(tr("Overview of the whole document: the wider, the more errors; click to jump"));
    setCursor(Qt::PointingHandCursor);
}

void OverviewRuler::setSource(const SpanLayout* layout, const std::vector<std::uint32_t>* inFilter)
{
    m_layout = layout;
    m_inFilter = inFilter;
    refresh();
}

QSize OverviewRuler::sizeHint() const
{
    return { static_cast<int>(std::ceil(QFontMetricsF(font()).height() * 1.2)), 0 };
}

void OverviewRuler::refresh()
{
    m_bands.clear();
    m_most = 0;
    update();
    if (m_layout == nullptr || m_layout->scene() == nullptr || m_layout->table().count() == 0
        || height() <= 0) {
        return;
    }
    m_bandHeight = static_cast<int>(std::lround(std::max(3.0, m_layout->metrics().unit * 3)));
    m_bands.resize(static_cast<std::size_t>((height() + m_bandHeight - 1) / m_bandHeight));
    const double scale = height() / static_cast<double>(m_bandHeight) / m_layout->table().count();
    const MarkIndex& marks = m_layout->marks();
    const bool alone = m_layout->scene()->alone;
    for (const SideId side : bothSides) {
        for (std::uint32_t i = 0; i < marks.count(side); ++i) {
            const analysis::Mark& mark = marks.mark({ side, i });
            if (mark.record == analysis::noRecord
                || (m_inFilter != nullptr && !std::ranges::binary_search(*m_inFilter, mark.record))
                || (side == SideId::System && marks.on(SideId::Gold, mark.record))) {
                continue;
            }
            const ColumnSpan columns = marks.columns({ side, i });
            const auto from = static_cast<std::size_t>(columns.begin * scale);
            const auto to = std::max(from + 1, static_cast<std::size_t>(std::ceil(columns.end * scale)));
            for (auto band = from; band < std::min(to, m_bands.size()); ++band) {
                std::uint32_t& count = m_bands[band][static_cast<std::size_t>(mark.outcome)];
                ++count;
                m_most = mark.outcome == Outcome::Correct && !alone ? m_most : std::max(m_most, count);
            }
        }
    }
}

void OverviewRuler::setVisibleRange(double from, double to)
{
    if (m_from != from || m_to != to) {
        m_from = from;
        m_to = to;
        update();
    }
}

const OverviewRuler::Band* OverviewRuler::bandAt(int y) const
{
    const auto band = static_cast<std::size_t>(std::max(y, 0) / m_bandHeight);
    return y >= 0 && band < m_bands.size() ? &m_bands[band] : nullptr;
}

std::uint32_t OverviewRuler::countAt(int y, Outcome outcome) const
{
    const Band* band = bandAt(y);
    return band != nullptr ? (*band)[static_cast<std::size_t>(outcome)] : 0;
}

double OverviewRuler::shareAt(int y, Outcome outcome) const
{
    return m_most == 0 ? 0 : std::min(1.0, countAt(y, outcome) / static_cast<double>(m_most));
}

QString OverviewRuler::describe(int y) const
{
    QStringList lines;
    for (std::size_t i = 0; i < match::outcomeCount; ++i) {
        const auto outcome = static_cast<Outcome>(i);
        if (const auto count = countAt(y, outcome); count > 0) {
            const auto& scene = *m_layout->scene();
            //: %1: an outcome, such as "Missing", %2: number of annotations
            lines << tr("%1: %2").arg(
                scene.alone ? tr("Annotations") : outcomeText(outcome), countText(std::int64_t { count }));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

bool OverviewRuler::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString here = describe(help->pos().y());
        QToolTip::showText(help->globalPos(), here.isEmpty() ? toolTip() : here, this);
        return true;
    }
    return QWidget::event(event);
}

void OverviewRuler::paintBands(QPainter& painter)
{
    const StatusPalette colours = StatusPalette::forPalette(palette());
    constexpr double inset = 3;
    constexpr double gap = 1;
    const bool alone = m_layout->scene()->alone;
    const double lane = (width() - 2 * inset) / static_cast<double>(lanes.size());
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        const auto y = static_cast<int>(i) * m_bandHeight;
        if (alone) {
            painter.fillRect(
                QRectF(inset, y, (width() - 2 * inset) * shareAt(y, Outcome::Correct), m_bandHeight - 1),
                colours.colour(Outcome::Correct));
        } else if (countAt(y, Outcome::Correct) > 0) { // where annotations are at all
            painter.fillRect(QRectF(1, y, 1, m_bandHeight), colours.colour(Outcome::Correct));
        }
        for (std::size_t place = 0; place < lanes.size(); ++place) {
            const double share = shareAt(y, lanes[place]);
            if (share > 0) {
                painter.fillRect(
                    QRectF(inset + static_cast<double>(place) * lane, y, std::max(1.0, (lane - gap) * share),
                        heightOf(lanes[place], m_bandHeight)),
                    colours.colour(lanes[place]));
            }
        }
    }
}

void OverviewRuler::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    if (m_layout == nullptr || m_layout->scene() == nullptr) {
        return;
    }
    paintBands(painter);
    const double from = std::floor(m_from * height()) + 0.5;
    const double top = std::min(from, height() - 7.0);
    const double bottom = std::min(std::max(from + 6, std::ceil(m_to * height()) - 0.5), height() - 0.5);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(0.5, top, width() - 1.0, bottom - top));
}

void OverviewRuler::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refresh();
}

void OverviewRuler::jump(double y)
{
    if (height() > 0) {
        emit jumpRequested(std::clamp(y / height(), 0.0, 1.0));
    }
}

void OverviewRuler::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        jump(event->position().y());
    }
}

void OverviewRuler::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) != 0) {
        jump(event->position().y());
    }
}

} // namespace touchstone::ui

#include "moc_overviewruler.cpp"
