// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/cellmetrics.h"

#include "ui/text/layout/columntable.h"
#include "ui/text/layout/displaytext.h"

#include <cmath>

namespace touchstone::ui {

namespace {

// Every ideograph, and every Hangul syllable, of a font is as wide as the next: measure one of each.
char16_t representative(char16_t unit)
{
    if ((unit >= 0x3400 && unit <= 0x4DBF) || (unit >= 0x4E00 && unit <= 0x9FFF)) {
        return 0x4E00;
    }
    return unit >= 0xAC00 && unit <= 0xD7A3 ? char16_t { 0xAC00 } : unit;
}

constexpr int mostClusters = 1 << 16;

} // namespace

CellMetrics::CellMetrics(const QFont& font)
    : m_font(font)
{
    m_least = static_cast<std::uint16_t>(std::clamp(m_metrics.height() * unitsPerPixel / 8, 1.0, 4096.0));
    for (std::size_t c = 0; c < m_ascii.size(); ++c) {
        const QChar character(static_cast<char16_t>(c));
        m_ascii[c] = measure(QStringView(&character, 1), true);
    }
}

std::uint16_t CellMetrics::measure(QStringView cell, bool special) const
{
    QString display = special ? QString() : cell.toString();
    if (special) {
        appendDisplay(cell, display);
    }
    const qreal width = std::ceil(m_metrics.horizontalAdvance(display) * unitsPerPixel);
    return static_cast<std::uint16_t>(std::clamp(width, qreal(m_least), 65535.0));
}

std::uint16_t CellMetrics::advance(QStringView cell, bool special)
{
    if (cell.isEmpty()) {
        return m_least;
    }
    if (cell.size() == 1) {
        const auto unit = representative(cell.front().unicode());
        if (unit < 128) {
            return m_ascii[unit];
        }
        std::uint16_t& known = m_single[unit];
        if (known == 0) {
            const QChar character(unit);
            known = measure(QStringView(&character, 1), special);
        }
        return known;
    }
    const QString key = cell.toString();
    const auto found = m_clusters.constFind(key);
    if (found != m_clusters.cend()) {
        return *found;
    }
    const auto width = measure(key, special);
    if (m_clusters.size() < mostClusters) {
        m_clusters.insert(key, width);
    }
    return width;
}

std::uint16_t CellMetrics::columnAdvance(const ColumnTable& table, std::uint32_t column)
{
    const bool special = table.special(column);
    const auto width
        = advance(table.cell(table.has(SideId::Gold) ? SideId::Gold : SideId::System, column), special);
    if (table.oneText() || table.edit(column) == align::EditOperation::Equal) {
        return width;
    }
    return std::max({ width, advance(table.cell(SideId::System, column), special), leastEdited() });
}

std::vector<std::uint16_t> CellMetrics::advances(const ColumnTable& table)
{
    std::vector<std::uint16_t> result(table.count());
    for (std::uint32_t column = 0; column < table.count(); ++column) {
        result[column] = columnAdvance(table, column);
    }
    return result;
}

} // namespace touchstone::ui
