// SPDX-License-Identifier: GPL-3.0-or-later
// "rules" under "measures".
#include "app/cli/measurejson.h"

#include "core/analysis/rulesmeasure.h"
#include "core/analysis/rulesscores.h"

namespace touchstone::cli {

namespace {

/// Weighted numerators may be halves; counts stay whole numbers.
Json numberJson(double value)
{
    const auto whole = static_cast<std::int64_t>(value);
    return static_cast<double>(whole) == value ? Json(whole) : Json(value);
}

Json ratioPair(const metrics::RuleRatio& ratio)
{
    return Json::array({ numberJson(ratio.numerator), numberJson(ratio.denominator) });
}

Json tallyJson(const metrics::RuleTally& tally, const metrics::RuleSwitches& switches, bool zero)
{
    using metrics::Cause;
    Json json = Json::object();
    for (const auto& score : analysis::rulesScores()) {
        const auto numbers = analysis::scoreOf(score, tally, switches);
        json[std::string(score.id)] = { { "precision", ratioPair(numbers.precision) },
            { "recall", ratioPair(numbers.recall) }, { "f1", ratioJson(numbers.f1(), zero) } };
    }
    json["causes"] = Json::object();
    for (const auto cause :
        { Cause::Tagger, Cause::PossiblyTagger, Cause::Resolver, Cause::Other, Cause::None }) {
        json["causes"][std::string(name(cause))] = { { "FP res", metrics::causeCountOf(tally, 1, cause, {}) },
            { "FN res", metrics::causeCountOf(tally, 0, cause, {}) } };
    }
    return json;
}

} // namespace

Json rulesJson(
    const analysis::MeasureResult& result, const analysis::Evaluation& evaluation, const Options& options)
{
    const auto& rules = static_cast<const analysis::RulesResult&>(result);
    const auto& switches = evaluation.spec.rules.switches;
    const bool zero = options.zeroForUndefined;
    auto json = tallyJson(rules.total, switches, zero);
    const auto& set = *rules.run->setup.rules;
    json["rules"] = Json::object();
    for (std::size_t rule = 0; rule < set.rules().size(); ++rule) {
        json["rules"][set.rules()[rule].name] = rules.run->counts.fired[rule];
    }
    if (options.byDocument) {
        json["documents"] = Json::object();
        for (std::size_t i = 0; i < rules.tallies.size(); ++i) {
            json["documents"][evaluation.cases[i].name()] = tallyJson(rules.tallies[i], switches, zero);
        }
    }
    return json;
}

} // namespace touchstone::cli
