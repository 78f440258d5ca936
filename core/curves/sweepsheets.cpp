// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curves/sweepsheets.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/support/numbers.h"

#include <map>

namespace touchstone::analysis {

using match::Rational;

std::string placeText(const Rational& place)
{
    constexpr int decimals = 4;
    const auto text = alphaText(place);
    return text.find('/') == std::string::npos ? text
                                               : support::fixed(place.value(), decimals) + " (" + text + ")";
}

ScoreSheet alphaSheet(const EterResult& eter, std::span<const SweepBreak> breaks)
{
    ScoreSheet sheet { .id = "alpha",
        .title = "ETER over alpha",
        .rowTitle = "Alpha",
        .columns = { { "eter", "ETER", "(D + I + errors of the pairs) / gold.", true },
            { "changed", "Changes",
                "Records that are matched differently left and right of this alpha: the curve bends here.",
                false },
            { "insertions", "I", "System entities without partner.", true },
            { "deletions", "D", "Gold entities without partner.", true },
            { "root_part", "(1 - alpha) Er", "Errors of types and spans, as they count at this alpha.",
                true },
            { "child_part", "alpha Ec", "Errors of components, as they count at this alpha.", true } },
        .rows = {},
        .note = {},
        .headline = "eter" };
    std::map<Rational, std::int64_t> places;
    constexpr int tenths = 10;
    for (int i = 0; i <= tenths; ++i) {
        places.emplace(Rational { i, tenths }.reduced(), 0);
    }
    for (const auto& place : breaks) {
        places[place.alpha] = place.changed;
    }
    for (const auto& [alpha, changed] : places) {
        const auto parts = eterParts(eter, alpha);
        if (!parts) {
            return sheet;
        }
        sheet.rows.push_back({ placeText(alpha),
            { valueCell(parts->rate), changed > 0 ? countCell(changed, breakFilter(alpha)) : countCell(0),
                countCell(parts->insertions()), countCell(parts->deletions()), valueCell(parts->rootPart),
                valueCell(parts->childPart) } });
    }
    return sheet;
}

ScoreSheet thresholdSheet(std::span<const NoisyStep> steps)
{
    ScoreSheet sheet { .id = "threshold",
        .title = "Noisy text over the threshold",
        .rowTitle = "Threshold",
        .columns = { { "precision", "Precision", "Matches / entities of the system.", false },
            { "recall", "Recall", "Matches / entities of the gold.", false },
            { "f1", "F1", "Of both.", false }, { "matched", "Matched", "Matches at this threshold.", false },
            { "changed", "New", "Entities that match from this threshold on.", false } },
        .rows = {},
        .note = {},
        .headline = "f1" };
    for (const auto& step : steps) {
        sheet.rows.push_back({ placeText(step.threshold),
            { valueCell(step.counts.precision()), valueCell(step.counts.recall()),
                valueCell(step.counts.f1()), countCell(step.counts.matched),
                step.changed > 0 ? countCell(step.changed, step.filter) : countCell(0) } });
    }
    return sheet;
}

} // namespace touchstone::analysis
