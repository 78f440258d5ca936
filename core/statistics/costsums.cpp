// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/costsums.h"

#include "core/measures/ser/ser.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace touchstone::analysis {

std::optional<CostSums> costSums(
    const MeasuredSystem& system, const std::string& score, std::span<const double> statistics)
{
    const auto& result = *system.result;
    const auto statistic = [&](std::string_view name) {
        const auto found = std::find(result.statisticNames.begin(), result.statisticNames.end(), name);
        return found == result.statisticNames.end()
            ? 0.0
            : statistics[static_cast<std::size_t>(found - result.statisticNames.begin())];
    };
    CostSums sums;
    if (result.measure == "eter" && score == "eter") {
        for (const auto& named : result.score(statistics)) {
            if (named.name == "error_sum") {
                sums.errors = named.value.value_or(0);
            }
        }
        sums.gold = statistic("gold");
        return sums;
    }
    if (result.measure != "ser" || (score != "ser" && !score.ends_with(".ser"))) {
        return std::nullopt;
    }
    const auto& weights = system.evaluation->spec.ser;
    for (const std::string kind : { "entity", "component" }) {
        if (score == "entities.ser" ? kind != "entity" : score == "components.ser" && kind != "component") {
            continue;
        }
        const auto count
            = [&](std::string_view name) { return std::llround(statistic(kind + "_" + std::string(name))); };
        const metrics::SerCounts counts { count("slots"), count("system_slots"), count("pairs"),
            count("label_errors"), count("boundary_errors"), count("correct") };
        sums.errors += counts.cost(weights);
        sums.gold += static_cast<double>(counts.slots);
    }
    return sums;
}

} // namespace touchstone::analysis
