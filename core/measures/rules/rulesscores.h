// SPDX-License-Identifier: GPL-3.0-or-later
// The scores of the measure `rules`: which there are, and the statistics that they come from.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/rules/rulesmeasure.h"

namespace touchstone::analysis {

/// One precision and recall: what is counted, with which credit, and what is left out.
struct RulesScore
{
    enum class Level : std::uint8_t { Spans, Documents, Resolution, DocumentLinks };
    enum class Variant : std::uint8_t {
        All,
        Filtered,
        Switched,
        WithoutTagger,
        ConditionalWrong,
        ConditionalOut
    };

    std::string_view id; ///< "span_strict"; of the score: "span_strict.f1"
    std::string_view row; ///< of its sheet: "Strict, filtered"
    Level level;
    Variant variant;
    metrics::RuleCredit credit;

    /// Is there a sheet of types for it? Its id is the score's.
    [[nodiscard]] bool hasTypes() const { return id == "strict" || id == "lenient"; }
};

/// The headline first.
[[nodiscard]] std::span<const RulesScore> rulesScores();
[[nodiscard]] std::string_view sheetOf(RulesScore::Level level);
/// What counts in a variant; Switched: as `chosen` says.
[[nodiscard]] metrics::RuleSwitches switchesOf(
    RulesScore::Variant variant, const metrics::RuleSwitches& chosen);
[[nodiscard]] metrics::RuleScore scoreOf(
    const RulesScore& score, const metrics::RuleTally& tally, const metrics::RuleSwitches& chosen);

/// Statistics (in the order of appendRulesStatistics()) and scores; the same for every rule set.
void describe(MeasureResult& result);
/// Numerators and denominators of rulesScores, then wrong links by side and cause; they add up over
/// documents.
void appendRulesStatistics(
    std::vector<double>& statistics, const metrics::RuleTally& tally, const metrics::RuleSwitches& chosen);

} // namespace touchstone::analysis
