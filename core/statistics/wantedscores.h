// SPDX-License-Identifier: GPL-3.0-or-later
// A few scores of a measure, from those of its statistics that they are made of. Inside the room.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/support/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace touchstone::analysis {

/// Which statistics a score needs is found by trying: a column whose change moves none of the scores, at
/// several points, is not needed. Keeps a reference to the result.
class WantedScores
{
public:
    /// `totals`: the statistics of the whole corpus. Errors: InvalidOption for a name that is no score.
    [[nodiscard]] static support::Result<WantedScores> of(
        const MeasureResult& result, std::span<const std::string> names, std::span<const double> totals);

    [[nodiscard]] std::size_t size() const { return m_names.size(); }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    /// Ascending numbers of statistics.
    [[nodiscard]] const std::vector<std::uint32_t>& needed() const { return m_columns; }
    /// Further statistics that other systems' scores need.
    void need(std::span<const std::uint32_t> columns);
    /// From the sums of the needed statistics, in their order; NaN: undefined.
    void score(std::span<const double> sums, std::span<double> scores) const;

private:
    WantedScores() = default;
    void fill(std::span<const double> all, std::span<double> scores) const;

    const MeasureResult* m_result = nullptr;
    std::vector<std::string> m_names;
    std::vector<std::size_t> m_places; ///< by name: place among the measure's scores
    std::vector<std::uint32_t> m_columns;
};

} // namespace touchstone::analysis
