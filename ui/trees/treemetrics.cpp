// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trees/treemetrics.h"

namespace touchstone::ui {

TreeMetrics::TreeMetrics(const QFont& font, bool exact)
    : m_metrics(font)
    , m_exact(exact)
{
}

double TreeMetrics::width(const QString& text) const
{
    return m_exact ? m_metrics.horizontalAdvance(text) + unit()
                   : static_cast<double>(text.size()) * m_average * 1.05;
}

QString TreeMetrics::elided(const QString& text, double textWidth, double room, Qt::TextElideMode mode) const
{
    return textWidth <= room + 0.01 ? text : m_metrics.elidedText(text, mode, std::max(room, m_average));
}

void TreeMetrics::measure(const TreeDrawing& drawing, std::size_t side, std::span<const std::uint32_t> shown)
{
    m_widths[side].resize(drawing.sides[side].size());
    for (const auto number : shown) {
        const auto& node = drawing.sides[side][number];
        Widths& result = m_widths[side][number];
        for (const QString& type : node.types) {
            result.types.push_back(width(type));
            result.chip = std::max(result.chip, result.types.back() + 2 * padding(node));
        }
        for (const QString& piece : node.pieces) {
            result.pieces.push_back(width(piece));
            result.words += result.pieces.back();
        }
        result.bridges = static_cast<double>(std::max<qsizetype>(node.pieces.size() - 1, 0)) * bridge();
        result.words += result.bridges;
    }
}

double TreeMetrics::badge(std::uint32_t hidden) const
{
    return hidden == 0 ? 0 : width(QStringLiteral("+%1").arg(hidden)) + 4 * unit() + gap();
}

} // namespace touchstone::ui
