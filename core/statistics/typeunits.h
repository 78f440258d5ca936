// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of every type of several systems, unit by unit: what scores by type, and means over types, are
// drawn and swapped from. Inside the room.
#pragma once

#include "core/statistics/pairedunits.h"
#include "core/statistics/resampling.h"
#include "core/statistics/significance.h"

namespace touchstone::analysis {

/// Is any of them read as HIPE's scorer does, so that types meet without case?
[[nodiscard]] bool comparedWithoutCase(std::span<const MeasuredSystem> systems);
/// By what each of one system's types is compared: without case in upper case, unless that would bring two of
/// them together. O(labels log labels).
[[nodiscard]] std::vector<std::string> comparableTypes(std::span<const std::string> labels, bool withoutCase);

/// Rows of types, and by system and label the row it stands in.
struct TypeRowNames
{
    std::vector<std::string> names; ///< as comparableTypes names them, by code point
    std::vector<std::vector<std::uint32_t>> rowOf;
};
/// Of systems that have MeasureResult::typeCounting.
[[nodiscard]] TypeRowNames typeRowsOf(std::span<const MeasuredSystem> systems);

class TypeUnits
{
public:
    enum class Order : std::uint8_t {
        TypesFirst, ///< columns by (type, system, statistic)
        SystemsFirst ///< by (system, type, statistic)
    };
    /// `units`: what meetingUnits gave; `needed`: the statistics that are kept.
    TypeUnits(std::span<const MeasuredSystem> systems, const std::vector<PairedSide>& sides,
        const std::vector<std::vector<std::uint32_t>>& units, std::span<const std::uint32_t> needed,
        const TypeRowNames& rows, Order order);

    [[nodiscard]] std::size_t width() const { return m_width; } ///< statistics
    [[nodiscard]] std::size_t block() const { return m_block; } ///< columns of a type, or of a system
    [[nodiscard]] const metrics::UnitTable& all() const { return m_all; }
    /// TypesFirst: by type the units in which it occurs.
    [[nodiscard]] std::vector<metrics::UnitTable> byType() const;

private:
    std::size_t m_width;
    std::size_t m_block;
    metrics::UnitTable m_all;
};

} // namespace touchstone::analysis
