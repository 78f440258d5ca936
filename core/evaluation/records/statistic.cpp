// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/statistic.h"

namespace touchstone::analysis {

using metrics::Formula;

Score countScore(std::string id, Formula formula)
{
    return { .id = std::move(id), .formula = std::move(formula), .isCount = true };
}

RatioScores ratioScores(const std::string& prefix, const Formula& ofSystem, const Formula& system,
    const Formula& ofGold, const Formula& gold)
{
    const auto precision = Formula::ratio(ofSystem, system);
    const auto recall = Formula::ratio(ofGold, gold);
    return {
        { .id = prefix + "precision", .formula = precision, .needsFalseAlarms = true },
        { .id = prefix + "recall", .formula = recall },
        { .id = prefix + "f1", .formula = Formula::harmonicMean(precision, recall), .needsFalseAlarms = true }
    };
}

void placeByName(std::vector<Score>& scores)
{
    for (auto& score : scores) {
        const auto dot = score.id.rfind('.');
        score.byType = dot == std::string::npos
            ? SheetPlace { "types", score.id }
            : SheetPlace { score.id.substr(0, dot), score.id.substr(dot + 1) };
    }
}

} // namespace touchstone::analysis
