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

/// Looks into the result, which must outlive it.
class ChosenScores
{
public:
    /// Errors: InvalidOption for a name that is no score.
    [[nodiscard]] static support::Result<ChosenScores> of(
        const MeasureResult& result, std::span<const std::string> names);

    [[nodiscard]] std::size_t size() const { return m_scores.size(); }
    [[nodiscard]] const Score& front() const { return *m_scores.front(); }
    /// Ascending numbers of statistics.
    [[nodiscard]] const std::vector<std::uint32_t>& needed() const { return m_columns; }
    /// Further statistics that other systems' scores need.
    void need(std::span<const std::uint32_t> columns);
    /// From the sums of the needed statistics, in their order; NaN: undefined.
    void score(std::span<const double> sums, std::span<double> scores) const;

private:
    ChosenScores() = default;

    std::size_t m_width = 0; ///< of all statistics
    std::vector<const Score*> m_scores;
    std::vector<std::uint32_t> m_columns;
};

} // namespace touchstone::analysis
