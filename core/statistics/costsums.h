// SPDX-License-Identifier: GPL-3.0-or-later
// CostSums: error rates as a sum of costs by a number of gold annotations, so that sides that weigh errors
// differently can be swapped unit by unit. Inside the room.
#pragma once

#include "core/statistics/significance.h"

#include <optional>
#include <span>
#include <string>

namespace touchstone::analysis {

/// The score is errors / gold.
struct CostSums
{
    double errors = 0; ///< weighed by the system's settings
    double gold = 0;
};

/// From a row of the measure's statistics. ETER: "eter". SER: "ser", "entities.ser", "components.ser".
/// Others: nothing.
[[nodiscard]] std::optional<CostSums> costSums(
    const MeasuredSystem& system, const std::string& score, std::span<const double> statistics);

} // namespace touchstone::analysis
