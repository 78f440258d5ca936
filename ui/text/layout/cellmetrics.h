// SPDX-License-Identifier: GPL-3.0-or-later
// CellMetrics: how wide each column is in one font. Good enough to wrap by; exact places come from the layout
// of the line.
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>
#include <QStringView>

#include <array>
#include <cstdint>
#include <vector>

namespace touchstone::ui {

class ColumnTable;

class CellMetrics
{
public:
    explicit CellMetrics(const QFont& font);

    static constexpr int unitsPerPixel = 16; ///< advances are held in sixteenths of a pixel

    [[nodiscard]] const QFont& font() const { return m_font; }
    [[nodiscard]] const QFontMetricsF& metrics() const { return m_metrics; }
    /// Advance of a cell as it is displayed; `special` when it holds characters drawn as something else.
    [[nodiscard]] std::uint16_t advance(QStringView cell, bool special);
    [[nodiscard]] std::uint16_t least() const { return m_least; } ///< no cell is narrower
    /// Of an edited column: its gap and its sign must be seen, also where the character is a comma.
    [[nodiscard]] std::uint16_t leastEdited() const { return static_cast<std::uint16_t>(3 * m_least); }
    /// Advance of one column: of the wider of its two cells.
    [[nodiscard]] std::uint16_t columnAdvance(const ColumnTable& table, std::uint32_t column);
    /// Advance of each column. O(columns), about 15 ns each.
    [[nodiscard]] std::vector<std::uint16_t> advances(const ColumnTable& table);

private:
    [[nodiscard]] std::uint16_t measure(QStringView cell, bool special) const;

    QFont m_font;
    QFontMetricsF m_metrics { m_font };
    std::uint16_t m_least = 1;
    std::array<std::uint16_t, 128> m_ascii {};
    std::vector<std::uint16_t> m_single
        = std::vector<std::uint16_t>(0x10000, 0); ///< by UTF-16 unit; 0: not yet measured
    QHash<QString, std::uint16_t> m_clusters;
};

} // namespace touchstone::ui
