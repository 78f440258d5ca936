// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/overviewruler.h"

#include "ui/text/layout/spanlayout.h"
#include "ui/text/statuspalette.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace touchstone::ui {

namespace {

using match::Outcome;

// From and to inside the lane, so that outcomes differ without colour as well; in the order of
// match::Outcome.
struct Place
{
    double left;
    double right;
};
constexpr std::array<Place, match::outcomeCount> places { { { 0.42, 0.58 }, { 0.0, 1.0 }, { 0.25, 0.75 },
    { 0.0, 0.55 }, { 0.45, 1.0 } } };

} // namespace

OverviewRuler::OverviewRuler(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("overviewRuler"));
    setAccessibleName(tr("Overview of the document"));
    setToolTip(tr("Overview of the whole document; click to jump"));
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
    return { static_cast<int>(std::ceil(QFontMetricsF(font()).height() * 0.9)), 0 };
}

void OverviewRuler::refresh()
{
    m_rows.assign(static_cast<std::size_t>(std::max(0, height())), -1);
    update();
    if (m_layout == nullptr || m_layout->scene() == nullptr || m_layout->table().count() == 0
        || m_rows.empty()) {
        return;
    }
    const double scale = static_cast<double>(m_rows.size()) / m_layout->table().count();
    const auto thickness = static_cast<std::size_t>(std::max(2.0, m_layout->metrics().unit * 1.5));
    const auto weight = [](Outcome outcome) { return StatusPalette::priority(outcome); };
    for (const SideId side : bothSides) {
        for (std::uint32_t i = 0; i < m_layout->marks().count(side); ++i) {
            const analysis::Mark& mark = m_layout->marks().mark({ side, i });
            if (mark.record == analysis::noRecord
                || (m_inFilter != nullptr && !std::ranges::binary_search(*m_inFilter, mark.record))) {
                continue;
            }
            const ColumnSpan columns = m_layout->marks().columns({ side, i });
            const auto from = static_cast<std::size_t>(columns.begin * scale);
            const auto to
                = std::max(from + thickness, static_cast<std::size_t>(std::ceil(columns.end * scale)));
            for (auto y = from; y < std::min(to, m_rows.size()); ++y) {
                std::int8_t& row = m_rows[y];
                if (row < 0 || weight(static_cast<Outcome>(row)) < weight(mark.outcome)) {
                    row = static_cast<std::int8_t>(mark.outcome);
                }
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

std::optional<Outcome> OverviewRuler::outcomeAt(int y) const
{
    const auto row = static_cast<std::size_t>(y);
    const bool told = y >= 0 && row < m_rows.size() && m_rows[row] >= 0;
    return told ? std::optional(static_cast<Outcome>(m_rows[row])) : std::nullopt;
}

void OverviewRuler::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    if (m_layout == nullptr || m_layout->scene() == nullptr) {
        return;
    }
    const bool neutral = m_layout->scene()->neutral;
    const StatusPalette colours = StatusPalette::forPalette(palette());
    const double inset = std::max(2.0, width() * 0.15);
    const double lane = width() - 2 * inset;
    for (std::size_t y = 0; y < m_rows.size();) { // equal rows in one stroke
        auto end = y + 1;
        while (end < m_rows.size() && m_rows[end] == m_rows[y]) {
            ++end;
        }
        if (m_rows[y] >= 0) {
            const auto outcome = static_cast<Outcome>(m_rows[y]);
            const Place place = places[static_cast<std::size_t>(outcome)];
            const QColor colour = neutral ? palette().color(QPalette::WindowText) : colours.colour(outcome);
            painter.fillRect(QRectF(inset + lane * place.left, static_cast<double>(y),
                                 lane * (place.right - place.left), static_cast<double>(end - y)),
                colour);
        }
        y = end;
    }
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
