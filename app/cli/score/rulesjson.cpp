// SPDX-License-Identifier: GPL-3.0-or-later
// "rules" under "measures".
#include "app/cli/score/measurejson.h"

#include "core/measures/rules/computerules.h"
#include "core/measures/rules/rulesscores.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>

namespace touchstone::cli {

namespace {

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

using analysis::ScoreSheet;

Json countOf(const ScoreSheet& sheet, const ScoreSheet::Row& row, std::string_view id)
{
    return numberJson(cellOf(sheet, row, id).value.value_or(0));
}

/// {"PER": {"strict": F, "lenient": F}}, the rows of the sheets without the sum.
Json typesJson(const analysis::MeasureResult& result, bool zero)
{
    Json json = Json::object();
    for (const auto* id : { "strict", "lenient" }) {
        const auto* const sheet = sheetOf(result, id);
        for (std::size_t i = 0; sheet != nullptr && i + 1 < sheet->rows.size(); ++i) {
            const auto& row = sheet->rows[i];
            json[row.name][id] = {
                { "precision",
                    Json::array({ countOf(*sheet, row, "correct_system"), countOf(*sheet, row, "system") }) },
                { "recall",
                    Json::array({ countOf(*sheet, row, "correct_gold"), countOf(*sheet, row, "gold") }) },
                { "f1", ratioJson(cellOf(*sheet, row, "f1").value, zero) }
            };
        }
    }
    return json;
}

/// {"FP": {"system": n, "gold": n}}; of a sheet with one column the counts themselves.
Json distributionJson(const analysis::MeasureResult& result, std::string_view id)
{
    Json json = Json::object();
    const auto* const sheet = sheetOf(result, id);
    for (std::size_t i = 0; sheet != nullptr && i < sheet->rows.size(); ++i) {
        const auto& row = sheet->rows[i];
        json[row.name] = sheet->columns.size() == 1 ? countOf(*sheet, row, sheet->columns.front().id)
                                                    : rowJson(*sheet, row, {}, false);
    }
    return json;
}

/// One per rule, in the order of the sheet. "records" are those of "list", as `errors --list LIST --rule
/// NAME` prints them.
Json firingsJson(const analysis::RulesResult& result)
{
    Json json = Json::array();
    const auto* const sheet = sheetOf(result, "rules");
    const auto& phases = result.run->setup.rules->phases();
    for (std::size_t i = 0; sheet != nullptr && i < sheet->rows.size(); ++i) {
        const auto& row = sheet->rows[i];
        const auto phase = static_cast<std::size_t>(cellOf(*sheet, row, "phase").value.value_or(1));
        const auto& records = cellOf(*sheet, row, "records");
        json.push_back({ { "rule", row.name }, { "phase", phases.at(phase - 1) },
            { "on", cellOf(*sheet, row, "on").value == 1.0 }, { "fired", countOf(*sheet, row, "fired") },
            { "tried", countOf(*sheet, row, "tried") }, { "records", countOf(*sheet, row, "records") },
            { "list", records.link ? records.link->list : std::string("rules") } });
    }
    return json;
}

} // namespace

Json rulesJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& rules = static_cast<const analysis::RulesResult&>(result);
    const auto& switches = evaluation.spec.rules.switches;
    const bool zero = options.zeroForUndefined;
    auto json = tallyJson(rules.total, switches, zero);
    json["types"] = typesJson(result, zero);
    json["results"] = distributionJson(result, "results");
    json["resolutions"] = distributionJson(result, "resolutions");
    json["entities"] = distributionJson(result, "document_results");
    json["links"] = distributionJson(result, "document_link_results");
    json["notes"] = distributionJson(result, "notes");
    json["rules"] = firingsJson(rules);
    addDocuments(json, evaluation, options,
        [&](std::size_t number) { return tallyJson(rules.tallies[number], switches, zero); });
    return json;
}

} // namespace touchstone::cli
