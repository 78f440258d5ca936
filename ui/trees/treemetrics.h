// SPDX-License-Identifier: GPL-3.0-or-later
// TreeMetrics: lengths of a tree's drawing in one font, and the widths of its words, measured once. Inside
// the room.
#pragma once

#include "ui/trees/treedrawing.h"

#include <QFontMetricsF>

namespace touchstone::ui {

class TreeMetrics
{
public:
    struct Widths
    {
        std::vector<double> types;
        std::vector<double> pieces;
        double chip = 0;
        double bridges = 0;
        double words = 0; ///< with the bridges
    };

    /// `exact` false: widths are estimated from the number of characters.
    TreeMetrics(const QFont& font, bool exact);

    /// Of the nodes that are shown. O(their characters): what a layout takes its time for.
    void measure(const TreeDrawing& drawing, std::size_t side, std::span<const std::uint32_t> shown);
    [[nodiscard]] const Widths& of(std::size_t side, std::uint32_t node) const
    {
        return m_widths[side][node];
    }

    [[nodiscard]] double width(const QString& text) const;
    /// The text as it fits in `room`; `textWidth` is what width() says of it.
    [[nodiscard]] QString elided(
        const QString& text, double textWidth, double room, Qt::TextElideMode mode) const;

    [[nodiscard]] double line() const { return m_line; }
    [[nodiscard]] double unit() const { return m_line / 16; }
    [[nodiscard]] double average() const { return m_average; } ///< width of a character
    /// Round ends take room.
    [[nodiscard]] double padding(const TreeDrawing::Node& node) const
    {
        return (node.component ? 8 : 5) * unit();
    }
    [[nodiscard]] double tab() const { return m_line + 2 * unit(); }
    [[nodiscard]] double gap() const { return 5 * unit(); }
    [[nodiscard]] double bridge() const { return 18 * unit(); } ///< between fragments
    [[nodiscard]] double mark() const { return 13 * unit(); } ///< ✕ or ＋
    /// "+12" with the gap before it; nothing hidden: 0.
    [[nodiscard]] double badge(std::uint32_t hidden) const;

private:
    QFontMetricsF m_metrics;
    double m_line = m_metrics.height();
    double m_average = m_metrics.averageCharWidth();
    bool m_exact;
    std::array<std::vector<Widths>, 2> m_widths; ///< by node
};

} // namespace touchstone::ui
