// SPDX-License-Identifier: GPL-3.0-or-later
// The scores of the measure `rules`: which there are, and the statistics that they come from.
#pragma once

#include "core/measures/base/measure.h"
#include "core/measures/rules/rulesmeasure.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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
};

/// The headline first.
[[nodiscard]] std::span<const RulesScore> rulesScores();
[[nodiscard]] std::string_view sheetOf(RulesScore::Level level);
/// What counts in a variant; Switched: as `chosen` says.
[[nodiscard]] metrics::RuleSwitches switchesOf(
    RulesScore::Variant variant, const metrics::RuleSwitches& chosen);
[[nodiscard]] metrics::RuleScore scoreOf(
    const RulesScore& score, const metrics::RuleTally& tally, const metrics::RuleSwitches& chosen);

/// Names of what rulesStatistics counts; the same for every rule set.
[[nodiscard]] std::vector<std::string> rulesStatisticNames();
/// Numerators and denominators of rulesScores, then wrong links by side and cause; they add up over
/// documents.
void appendRulesStatistics(
    std::vector<double>& statistics, const metrics::RuleTally& tally, const metrics::RuleSwitches& chosen);
[[nodiscard]] std::vector<metrics::NamedScore> rulesScoresOf(std::span<const double> statistics);

} // namespace touchstone::analysis
