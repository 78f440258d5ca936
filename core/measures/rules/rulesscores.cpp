// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/rulesscores.h"

namespace touchstone::analysis {

namespace {

using metrics::Cause;
using metrics::lenientCredit;
using metrics::RuleRatio;
using metrics::RuleScore;
using metrics::RuleSwitches;
using metrics::strictCredit;
using metrics::weightedCredit;
using Level = RulesScore::Level;
using Variant = RulesScore::Variant;

constexpr std::array<RulesScore, 26> scores { {
    { "strict", "Strict, as switched", Level::Spans, Variant::Switched, strictCredit },
    { "lenient", "Lenient, as switched", Level::Spans, Variant::Switched, lenientCredit },
    { "weighted", "Weighted, as switched", Level::Spans, Variant::Switched, weightedCredit },
    { "span_strict", "Strict", Level::Spans, Variant::All, strictCredit },
    { "span_strict_filtered", "Strict, filtered", Level::Spans, Variant::Filtered, strictCredit },
    { "span_lenient", "Lenient", Level::Spans, Variant::All, lenientCredit },
    { "span_lenient_filtered", "Lenient, filtered", Level::Spans, Variant::Filtered, lenientCredit },
    { "span_weighted", "Weighted", Level::Spans, Variant::All, weightedCredit },
    { "span_weighted_filtered", "Weighted, filtered", Level::Spans, Variant::Filtered, weightedCredit },
    { "document_strict", "Strict", Level::Documents, Variant::All, strictCredit },
    { "document_strict_filtered", "Strict, filtered", Level::Documents, Variant::Filtered, strictCredit },
    { "document_strict_switched", "Strict, as switched", Level::Documents, Variant::Switched, strictCredit },
    { "document_lenient", "Lenient", Level::Documents, Variant::All, lenientCredit },
    { "document_lenient_filtered", "Lenient, filtered", Level::Documents, Variant::Filtered, lenientCredit },
    { "document_lenient_switched", "Lenient, as switched", Level::Documents, Variant::Switched,
        lenientCredit },
    { "document_weighted", "Weighted", Level::Documents, Variant::All, weightedCredit },
    { "document_weighted_filtered", "Weighted, filtered", Level::Documents, Variant::Filtered,
        weightedCredit },
    { "resolution", "All", Level::Resolution, Variant::All, {} },
    { "resolution_without_tagger_errors", "Without the tagger's errors", Level::Resolution,
        Variant::WithoutTagger, {} },
    { "resolution_filtered", "Filtered", Level::Resolution, Variant::Filtered, {} },
    { "resolution_conditional_wrong", "Conditional is wrong", Level::Resolution, Variant::ConditionalWrong,
        {} },
    { "resolution_conditional_out", "Conditional left out", Level::Resolution, Variant::ConditionalOut, {} },
    { "resolution_switched", "As switched", Level::Resolution, Variant::Switched, {} },
    { "document_links", "All", Level::DocumentLinks, Variant::All, {} },
    { "document_links_filtered", "Filtered", Level::DocumentLinks, Variant::Filtered, {} },
    { "document_links_switched", "As switched", Level::DocumentLinks, Variant::Switched, {} },
} };

struct CauseCount
{
    std::string_view id;
    std::size_t side; ///< 0: gold
    Cause cause;
};

constexpr std::array<CauseCount, 6> causeCounts { {
    { "fp_res_tagger", 1, Cause::Tagger },
    { "fp_res_possibly_tagger", 1, Cause::PossiblyTagger },
    { "fp_res_resolver", 1, Cause::Resolver },
    { "fn_res_tagger", 0, Cause::Tagger },
    { "fn_res_possibly_tagger", 0, Cause::PossiblyTagger },
    { "fn_res_resolver", 0, Cause::Resolver },
} };

constexpr std::size_t numbersOfScore = 4;

} // namespace

std::span<const RulesScore> rulesScores() { return scores; }

std::string_view sheetOf(Level level)
{
    constexpr std::array<std::string_view, 4> names { "spans", "documents", "resolution", "document_links" };
    return names.at(static_cast<std::size_t>(level));
}

RuleSwitches switchesOf(Variant variant, const RuleSwitches& chosen)
{
    if (variant == Variant::Switched) {
        return chosen;
    }
    return { .ignored = variant != Variant::Filtered,
        .low = variant != Variant::Filtered,
        .taggerErrors = variant != Variant::WithoutTagger,
        .conditional = variant == Variant::ConditionalWrong ? RuleSwitches::Conditional::Wrong
            : variant == Variant::ConditionalOut            ? RuleSwitches::Conditional::Out
                                                            : RuleSwitches::Conditional::Right };
}

RuleScore scoreOf(const RulesScore& score, const metrics::RuleTally& tally, const RuleSwitches& chosen)
{
    const auto switches = switchesOf(score.variant, chosen);
    return score.level == Level::Spans     ? metrics::spanScore(tally, score.credit, switches)
        : score.level == Level::Documents  ? metrics::documentScore(tally, score.credit, switches)
        : score.level == Level::Resolution ? metrics::resolutionScore(tally, switches)
                                           : metrics::documentLinkScore(tally, switches);
}

void describe(MeasureResult& result)
{
    for (const auto& score : scores) {
        const auto id = std::string(score.id);
        const auto first = static_cast<std::uint32_t>(result.statisticColumns.size());
        for (const char* number : { "_system_correct", "_system", "_gold_correct", "_gold" }) {
            result.statisticColumns.push_back({ id + number });
        }
        auto [precision, recall, f1]
            = ratioScores(id + ".", { { first } }, { { first + 1 } }, { { first + 2 } }, { { first + 3 } });
        for (auto* const one : { &f1, &precision, &recall }) {
            const auto column = one->id.substr(id.size() + 1);
            one->minor = &score != scores.data();
            one->whole = SheetPlace { std::string(sheetOf(score.level)), column, std::string(score.row) };
            if (score.hasTypes()) {
                one->byType = SheetPlace { id, column };
            }
            result.scores.push_back(std::move(*one));
        }
    }
    for (const auto& cause : causeCounts) {
        const auto number = static_cast<std::uint32_t>(result.statisticColumns.size());
        result.statisticColumns.push_back({ std::string(cause.id) });
        result.scores.push_back(countScore(std::string(cause.id), { { number } }));
    }
}

void appendRulesStatistics(
    std::vector<double>& statistics, const metrics::RuleTally& tally, const RuleSwitches& chosen)
{
    for (const auto& score : scores) {
        const auto numbers = scoreOf(score, tally, chosen);
        for (const auto& ratio : { numbers.precision, numbers.recall }) {
            statistics.push_back(ratio.numerator);
            statistics.push_back(ratio.denominator);
        }
    }
    for (const auto& cause : causeCounts) {
        statistics.push_back(
            static_cast<double>(metrics::causeCountOf(tally, cause.side, cause.cause, chosen)));
    }
}

} // namespace touchstone::analysis
