// SPDX-License-Identifier: GPL-3.0-or-later
// What `score --json` and `errors --json` print of each measure, in the published layout: that of
// resources/help/json.md; declared in measurejson.h.
#include "app/cli/score/measurejson.h"

#include "core/measures/eter/computeeter.h"
#include "core/measures/links/computelinks.h"
#include "core/measures/noisy/computenoisy.h"
#include "core/measures/overlap/computeoverlap.h"
#include "core/measures/rules/computerules.h"
#include "core/measures/rules/rulesscores.h"
#include "core/measures/ser/computeser.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

// eter

namespace {

const std::vector<std::string_view> eterColumns { "eter", "gold_entities", "system_entities", "error_sum",
    "insertions", "deletions", "matched", "correct", "type_substitutions", "subtype_substitutions",
    "boundary_substitutions" };

Json atAlpha(
    const match::Rational& alpha, const analysis::Sheet& sheet, const analysis::Sheet::Row& row, bool zero)
{
    Json json { { "alpha", alpha.value() } };
    json.update(rowJson(sheet, row, eterColumns, zero));
    return json;
}

} // namespace

Json eterJson(const analysis::MeasureResult& result, const analysis::Evaluation& /*evaluation*/,
    const ScoreOptions& options)
{
    const auto& eter = static_cast<const analysis::EterResult&>(result);
    const bool zero = options.zeroForUndefined;
    const auto& types = *sheetOf(result, "types");
    auto json = atAlpha(eter.alpha, types, types.rows.back(), zero);
    json["sweep"] = Json::array();
    const auto& sweep = *sheetOf(result, "sweep");
    for (std::size_t i = 0; i < eter.sweep.size(); ++i) {
        json["sweep"].push_back(atAlpha(eter.sweep[i], sweep, sweep.rows[i], zero));
    }
    json["curve"] = eter.curve.empty() ? Json(nullptr) : Json::array();
    for (const auto& point : eter.curve) {
        json["curve"].push_back(
            { { "alpha", point.alpha.value() }, { "eter", ratioJson(point.rate, zero) } });
    }
    if (options.byDocument) {
        json["documents"] = rowsJson(result, "documents", eterColumns, zero);
    }
    return json;
}

Json eterCostsJson(double root, double components)
{
    return std::isnan(root) ? Json(nullptr) : Json { { "root", root }, { "components", components } };
}

void eterRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number)
{
    record["eter"]
        = eterCostsJson(result.recordValues[0].values[number], result.recordValues[1].values[number]);
}

// links

namespace {

Json linkCountsJson(const metrics::LinkCounts& counts, std::span<const int> ranks, bool zero)
{
    const auto key = [zero](const metrics::ConllCounts& values) {
        return countsJson(values.correct, values.gold, values.system, zero);
    };
    Json json { { "span+kbid", key(counts.spanKbid) }, { "span+type+kbid", key(counts.spanTypeKbid) },
        { "document+kbid", key(counts.documentKbid) }, { "nil", key(counts.nil) },
        { "recall_at", Json::object() }, { "errors", Json::object() } };
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        json["recall_at"][std::to_string(ranks[i])]
            = ratioJson(metrics::ratio(static_cast<double>(counts.recalled[i]),
                            static_cast<double>(counts.spanKbid.gold)),
                zero);
    }
    for (std::size_t i = 0; i < metrics::linkClassCount; ++i) {
        json["errors"][std::string(metrics::linkClassName(static_cast<metrics::LinkClass>(i)))]
            = counts.classes.at(i);
    }
    return json;
}

} // namespace

Json linksJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& links = static_cast<const analysis::LinkResult&>(result);
    const bool zero = options.zeroForUndefined;
    auto json = linkCountsJson(links.overall, links.ranks, zero);
    json["types"]
        = rowsJson(result, "types", { "correct", "gold", "system", "precision", "recall", "f1" }, zero);
    addDocuments(json, evaluation, options,
        [&](std::size_t number) { return linkCountsJson(links.documents[number], links.ranks, zero); });
    return json;
}

// noisy

namespace {

/// Null where the causes are not told.
Json lossesJson(const analysis::Sheet& sheet, const analysis::Sheet::Row& row)
{
    return rowJson(sheet, row, { "transcription", "ner" }, false);
}

} // namespace

Json noisyJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& noisy = static_cast<const analysis::NoisyResult&>(result);
    const bool zero = options.zeroForUndefined;
    const std::vector<std::string_view> columns { "predicted", "matched", "support", "precision", "recall",
        "f1" };
    Json json { { "threshold", evaluation.spec.noisy.threshold.value() } };
    json.update(typeRowsJson(result, columns, zero));
    const auto& losses = *sheetOf(result, "losses");
    for (std::size_t row = 0; row + 1 < losses.rows.size(); ++row) {
        json["types"][losses.rows[row].name]["losses"] = lossesJson(losses, losses.rows[row]);
    }
    const auto& means = *sheetOf(result, "means");
    json["documents_macro"] = rowJson(means, means.rows.front(), {}, zero);
    json["losses"] = lossesJson(losses, losses.rows.back());
    if (noisy.causes != analysis::NoisyCauses::Told) {
        json["losses_note"] = analysis::whyUntold(noisy.causes).english();
    }
    const auto& outcomes = *sheetOf(result, "losses.outcomes");
    for (const auto& row : outcomes.rows) {
        json["losses_by_outcome"][row.name] = lossesJson(outcomes, row);
    }
    json["ecer"] = ratioJson(noisy.ecer, zero);
    json["ewer"] = ratioJson(noisy.ewer, zero);
    if (evaluation.spec.noisy.matching == metrics::NoisyParameters::Matching::Walk) {
        json["matched_by_threshold"] = Json::object();
        for (std::size_t step = 0; step < noisy.sweep.size(); ++step) {
            const auto tenth = "0." + std::to_string(step);
            json["matched_by_threshold"][step + 1 == noisy.sweep.size() ? "1.0" : tenth] = noisy.sweep[step];
        }
    }
    if (options.byDocument) {
        json["documents"] = rowsJson(result, "documents", columns, zero);
    }
    return json;
}

void noisyRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number)
{
    const auto cer = result.recordValues[0].values[number];
    if (std::isnan(cer)) {
        return;
    }
    const auto loss = result.recordValues[1].values[number];
    record["alignment"] = { { "cer", cer },
        { "loss", std::isnan(loss) ? Json(nullptr) : Json(loss > 0 ? "transcription" : "ner") } };
}

// overlap

namespace {

using analysis::OverlapTable;

Json strategiesJson(const metrics::OverlapTotals& totals, bool zero)
{
    Json json = Json::object();
    for (const auto strategy : metrics::allOverlapStrategies) {
        const auto score = totals.score(strategy);
        json[std::string(metrics::overlapStrategyName(strategy))]
            = { { "precision", ratioJson(score.precision(), zero) },
                  { "recall", ratioJson(score.recall(), zero) }, { "f1", ratioJson(score.f1(), zero) },
                  { "precision_credit", score.precisionCredit }, { "recall_credit", score.recallCredit },
                  { "system", score.system }, { "gold", score.gold } };
    }
    return json;
}

Json keysJson(const OverlapTable::Keys& keys, bool zero)
{
    Json json = Json::object();
    for (std::size_t key = 0; key < keys.size(); ++key) {
        json[std::string(metrics::creditKeyName(metrics::overlapKeys[key]))]
            = strategiesJson(keys.at(key), zero);
    }
    return json;
}

Json tableJson(const OverlapTable& table, const analysis::Evaluation& evaluation, const ScoreOptions& options)
{
    const bool zero = options.zeroForUndefined;
    auto json = keysJson(table.overall, zero);
    json["types"]
        = namedJson(evaluation.labels, [&](std::size_t label) { return keysJson(table.types[label], zero); });
    addDocuments(json, evaluation, options,
        [&](std::size_t number) { return keysJson(table.documents[number], zero); });
    return json;
}

} // namespace

Json overlapJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& overlap = static_cast<const analysis::OverlapResult&>(result);
    auto json = tableJson(overlap.plain, evaluation, options);
    if (overlap.weighted) {
        json["weighted"] = tableJson(*overlap.weighted, evaluation, options);
    }
    return json;
}

void overlapRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number)
{
    const auto& columns = result.recordValues;
    constexpr std::size_t columnsPerKey = 4; // recall max, sum; precision max, sum
    if (columns.size() < columnsPerKey * metrics::overlapKeys.size()) {
        return;
    }
    const auto value = [&](std::size_t column) {
        const auto credit = columns[column].values[number];
        return std::isnan(credit) ? Json(nullptr) : Json(credit);
    };
    Json credit = Json::object();
    for (std::size_t key = 0; key < metrics::overlapKeys.size(); ++key) {
        auto& strategies = credit[std::string(metrics::creditKeyName(metrics::overlapKeys[key]))]
            = Json::object();
        for (const auto strategy : metrics::allOverlapStrategies) {
            const auto first = key * columnsPerKey;
            strategies[std::string(metrics::overlapStrategyName(strategy))]
                = { { "recall", value(first + (recallBySum(strategy) ? 1 : 0)) },
                      { "precision", value(first + (precisionBySum(strategy) ? 3 : 2)) } };
        }
    }
    record["credit"] = std::move(credit);
}

// rules

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

using analysis::Sheet;

Json countOf(const Sheet& sheet, const Sheet::Row& row, std::string_view id)
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
    const auto& phases = result.phases;
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

// ser

namespace {

Json countsOf(const metrics::SerCounts& counts, const metrics::SerParameters& parameters, bool zero)
{
    return { { "ser", ratioJson(counts.ser(parameters), zero) },
        { "err", ratioJson(counts.err(parameters.errAsPrinted), zero) }, { "deletions", counts.deletions() },
        { "insertions", counts.insertions() }, { "label_errors", counts.labelErrors },
        { "boundary_errors", counts.boundaryErrors }, { "pairs", counts.pairs }, { "slots", counts.slots } };
}

Json kindsOf(const analysis::SerResult::Counts& counts, const metrics::SerParameters& parameters, bool zero)
{
    return { { "global", countsOf(counts.global(), parameters, zero) },
        { "entities", countsOf(counts.entities, parameters, zero) },
        { "components", countsOf(counts.components, parameters, zero) } };
}

} // namespace

Json serJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options)
{
    const auto& ser = static_cast<const analysis::SerResult&>(result);
    const auto& parameters = evaluation.spec.ser;
    const bool zero = options.zeroForUndefined;
    auto json = kindsOf(ser.overall, parameters, zero);
    addDocuments(json, evaluation, options,
        [&](std::size_t number) { return kindsOf(ser.documents[number], parameters, zero); });
    return json;
}

} // namespace touchstone::cli
