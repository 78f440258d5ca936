// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/measurejson.h"

#include "core/evaluation/records/confusedpairs.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/eter/computeeter.h"
#include "core/measures/muc/computemuc.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/statistics/scoreplaces.h"
#include "core/statistics/significance.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using analysis::Evaluation;
using analysis::MeasureResult;
using analysis::Sheet;

/// Averages over documents stand inside each scheme's object (--pairing hipe).
void addMacros(Json& schemes, const analysis::SchemeMacros& macros, bool zero)
{
    for (const auto scheme : match::allSchemes) {
        const auto& macro = macros[static_cast<std::size_t>(scheme)];
        schemes[std::string(match::schemeName(scheme))]["macro_doc"] = {
            { "precision", ratioJson(macro.precision, zero) }, { "recall", ratioJson(macro.recall, zero) },
            { "f1", ratioJson(macro.f1, zero) }, { "precision_std", ratioJson(macro.precisionStd, zero) },
            { "recall_std", ratioJson(macro.recallStd, zero) }, { "f1_std", ratioJson(macro.f1Std, zero) }
        };
    }
}

/// "span+kbid.f1" as an object in an object; what has no point stands under `plain`, or at the top.
void putScore(Json& into, const std::string& name, Json value, const std::string& plain)
{
    const auto dot = name.find('.');
    if (dot == std::string::npos) {
        (plain.empty() ? into : into[plain])[name] = std::move(value);
        return;
    }
    putScore(into[name.substr(0, dot)], name.substr(dot + 1), std::move(value), {});
}

/// Means over the types: {"macro": {"strict": {"f1": …}}, "weighted": …}, laid out as the scores' names.
void addAverages(Json& json, const MeasureResult& result, bool zero)
{
    for (const auto& name : analysis::scoreNames(result)) {
        const auto mean = analysis::meanScore(name);
        const auto* const cell = mean ? analysis::meanCell(result, name) : nullptr;
        if (cell == nullptr) {
            continue;
        }
        putScore(json["averages"][std::string(analysis::name(mean->mean))], mean->score,
            ratioJson(cell->value, zero), {});
    }
}

/// Names of numbers that need the false alarms of the system.
std::set<std::string> needingFalseAlarms(const MeasureResult& result)
{
    std::set<std::string> names;
    for (const auto& score : result.scores) {
        if (score.needsFalseAlarms) {
            names.insert(score.id.substr(score.id.rfind('.') + 1));
        }
    }
    for (const auto& sheet : result.sheets) {
        for (const auto& column : sheet.columns) {
            if (column.needsFalseAlarms) {
                names.insert(column.id);
            }
        }
    }
    return names;
}

/// Numbers that cannot be told (Evaluation::systemTold) are null, wherever they stand.
void leaveUntold(Json& json, const std::set<std::string>& names)
{
    for (const auto& [key, value] : json.items()) {
        if ((value.is_number() || value.is_array()) && names.contains(key)) {
            value = nullptr;
        } else if (value.is_structured()) {
            leaveUntold(value, names);
        }
    }
}

Json mucJson(const MeasureResult& result, const Evaluation& evaluation, const ScoreOptions& options)
{
    const bool zero = options.zeroForUndefined;
    const auto& macro = static_cast<const analysis::MucResult&>(result).macro;
    Json json { { "overall", schemesJson(evaluation.overall, zero) }, { "types", Json::object() } };
    for (const auto& type : evaluation.types) {
        json["types"][evaluation.labels[type.label]]
            = schemesJson(type.tallies, zero, evaluation.spec.perType == analysis::PerType::Class);
    }
    if (macro) {
        addMacros(json["overall"], macro->overall, zero);
        for (std::size_t label = 0; label < macro->types.size(); ++label) {
            addMacros(json["types"][evaluation.labels[label]], macro->types[label], zero);
        }
    }
    // Of columns of links every id is a label.
    if (options.confusion.value_or(!evaluation.gold->column.starts_with("links"))) {
        json["confusion"] = confusionJson(evaluation);
    }
    addDocuments(json, evaluation, options,
        [&](std::size_t number) { return schemesJson(evaluation.cases[number].tallies, zero); });
    return json;
}

/// The form of a measure that has no layout of its own: its scores, and all its sheets.
Json sheetsJson(const MeasureResult& result, const ScoreOptions& options)
{
    std::vector<double> sums(result.statisticColumns.size());
    for (std::size_t i = 0; i < result.statistics.size(); ++i) {
        sums[i % sums.size()] += result.statistics[i];
    }
    auto json = scoresByName(result.measure, result.scoresOf(sums), options.zeroForUndefined);
    for (const auto& sheet : result.sheets) {
        for (const auto& row : sheet.rows) {
            if (!sheet.perDocument || options.byDocument) {
                const bool all = sheet.id == "types" && &row == &sheet.rows.back(); // not a type
                (all ? json["overall"] : json[sheet.id][row.name])
                    .update(rowJson(sheet, row, {}, options.zeroForUndefined));
            }
        }
    }
    return json;
}

const std::vector<std::string_view> countColumns { "correct", "gold", "system", "precision", "recall", "f1" };

Json surfaceJson(const MeasureResult& result, const Evaluation& /*evaluation*/, const ScoreOptions& options)
{
    return typeRowsJson(result, countColumns, options.zeroForUndefined);
}

struct Entry
{
    std::string_view measure;
    MeasureLayout* score;
    void (*record)(Json& record, const MeasureResult& result, std::uint32_t number) = nullptr;
};

constexpr std::array entries { Entry { "muc", mucJson }, Entry { "conll", conllJson },
    Entry { "overlap", overlapJson, overlapRecordJson }, Entry { "links", linksJson },
    Entry { "eter", eterJson, eterRecordJson }, Entry { "ser", serJson },
    Entry { "noisy", noisyJson, noisyRecordJson }, Entry { "rules", rulesJson },
    Entry { "surface", surfaceJson } };

/// Null: its layout is the sheets', and its records have no fields of their own.
const Entry* entryOf(const MeasureResult& result)
{
    return support::found(entries, result.measure, &Entry::measure);
}

using analysis::ConfusedPair;
using analysis::Table;

/// Types, and how many of the pairs have equal boundaries.
std::vector<std::string> cellsOf(const Evaluation& evaluation, const ConfusedPair& pair)
{
    return { evaluation.labels[pair.gold], evaluation.labels[pair.system], std::to_string(pair.count),
        std::to_string(pair.sameSpan), std::to_string(pair.otherSpan()) };
}

} // namespace

Json namedJson(std::span<const std::string> names, const std::function<Json(std::size_t number)>& make)
{
    auto json = Json::object();
    for (std::size_t i = 0; i < names.size(); ++i) {
        json[names[i]] = make(i);
    }
    return json;
}

void addDocuments(Json& json, const Evaluation& evaluation, const ScoreOptions& options,
    const std::function<Json(std::size_t number)>& make)
{
    if (options.byDocument) {
        json["documents"] = namedJson(support::listOf(evaluation.cases, &analysis::DocumentCase::name), make);
    }
}

Json scoresByName(const std::string& measure, const std::vector<metrics::NamedScore>& scores, bool zero)
{
    const auto* const known = metrics::measureById(measure);
    const std::string plain(known == nullptr ? "" : known->plainScores);
    auto json = Json::object();
    for (const auto& score : scores) {
        putScore(json, score.name,
            score.isCount && score.value ? numberJson(*score.value) : ratioJson(score.value, zero), plain);
    }
    return json;
}

const Sheet* sheetOf(const MeasureResult& result, std::string_view id)
{
    return support::found(result.sheets, id, &Sheet::id);
}

const analysis::SheetCell& cellOf(const Sheet& sheet, const Sheet::Row& row, std::string_view column)
{
    return row.cells.at(analysis::columnOf(sheet, column));
}

Json numberJson(double value)
{
    const auto whole = static_cast<std::int64_t>(value);
    return static_cast<double>(whole) == value ? Json(whole) : Json(value);
}

Json rowJson(
    const Sheet& sheet, const Sheet::Row& row, std::vector<std::string_view> columns, bool zeroForUndefined)
{
    if (columns.empty()) {
        columns = support::listOf<std::string_view>(sheet.columns, &Sheet::Column::id);
    }
    auto json = Json::object();
    for (const auto column : columns) {
        const auto& cell = cellOf(sheet, row, column);
        json[std::string(column)]
            = cell.isCount && cell.value ? numberJson(*cell.value) : ratioJson(cell.value, zeroForUndefined);
    }
    return json;
}

Json rowsJson(const MeasureResult& result, std::string_view sheet,
    const std::vector<std::string_view>& columns, bool zeroForUndefined)
{
    auto json = Json::object();
    const auto* const found = sheetOf(result, sheet);
    for (std::size_t i = 0; i + 1 < found->rows.size(); ++i) {
        json[found->rows[i].name] = rowJson(*found, found->rows[i], columns, zeroForUndefined);
    }
    return json;
}

Json typeRowsJson(
    const MeasureResult& result, const std::vector<std::string_view>& columns, bool zeroForUndefined)
{
    const auto* const types = sheetOf(result, "types");
    return { { "overall", rowJson(*types, types->rows.back(), columns, zeroForUndefined) },
        { "types", rowsJson(result, "types", columns, zeroForUndefined) } };
}

Json conllJson(const MeasureResult& result, const Evaluation& /*evaluation*/, const ScoreOptions& options)
{
    const bool zero = options.zeroForUndefined;
    auto json = typeRowsJson(result, countColumns, zero);
    if (const auto* const tags = sheetOf(result, "tags")) {
        json["overall"].update(
            rowJson(*tags, tags->rows.front(), { "accuracy", "equal_tags", "tags" }, zero));
    }
    if (options.byDocument) {
        json["documents"] = rowsJson(result, "documents", countColumns, zero);
    }
    if (const auto* const weighted = sheetOf(result, "weighted")) {
        json["weighted"] = rowJson(*weighted, weighted->rows.front(), countColumns, zero);
    }
    return json;
}

Json measureJson(const MeasureResult& result, const Evaluation& evaluation, const ScoreOptions& options)
{
    const auto* const entry = entryOf(result);
    auto json = entry == nullptr ? sheetsJson(result, options) : entry->score(result, evaluation, options);
    addAverages(json, result, options.zeroForUndefined);
    if (!evaluation.systemTold) {
        leaveUntold(json, needingFalseAlarms(result));
    }
    return json;
}

void addRecordFields(Json& record, const MeasureResult& result, std::uint32_t number)
{
    if (const auto* const entry = entryOf(result); entry != nullptr && entry->record != nullptr) {
        entry->record(record, result, number);
    }
}

bool addListFields(
    Json& record, const MeasureResult& result, const analysis::RecordList& list, std::uint32_t number)
{
    if (dynamic_cast<const analysis::EterResult*>(&result) == nullptr
        || analysis::measureOfList(list.id) != result.measure) {
        return false;
    }
    const auto value = [&](std::string_view id) {
        const auto* const column = support::found(list.values, id, &analysis::ValueColumn::id);
        return column == nullptr ? std::nan("") : column->values[number];
    };
    record["eter"] = eterCostsJson(value("er"), value("ec"));
    return true;
}

Json confusionJson(const Evaluation& evaluation)
{
    constexpr std::size_t mostDense = 500;
    const auto& confusion = evaluation.confusion;
    Json json { { "labels", evaluation.labels } };
    if (confusion.size > mostDense) {
        json["cells"] = Json::array();
        for (const auto& cell : confusion.cells) {
            json["cells"].push_back({ cell.row, cell.column, cell.count });
        }
    } else {
        json["rows"] = Json::array();
        for (std::size_t row = 0; row <= confusion.size; ++row) {
            auto& cells = json["rows"].emplace_back(Json::array());
            for (std::size_t column = 0; column <= confusion.size; ++column) {
                cells.push_back(confusion.at(row, column));
            }
        }
    }
    json["pairs"] = Json::array();
    for (const auto& pair : analysis::confusedPairs(evaluation)) {
        json["pairs"].push_back({ { "gold", evaluation.labels[pair.gold] },
            { "system", evaluation.labels[pair.system] }, { "count", pair.count },
            { "equal_span", pair.sameSpan }, { "other_boundaries", pair.otherSpan() } });
    }
    return json;
}

Table confusedTable(const std::string& name, const Evaluation& evaluation)
{
    constexpr std::size_t mostShown = 50;
    Table table { .title = name + ": confused types",
        .columns = { { "Gold type" }, { "System type" }, { "Pairs", true }, { "Equal span", true },
            { "Other boundaries", true } },
        .rows = {} };
    const auto pairs = analysis::confusedPairs(evaluation);
    for (std::size_t i = 0; i < std::min(pairs.size(), mostShown); ++i) {
        table.rows.push_back(cellsOf(evaluation, pairs[i]));
    }
    if (pairs.empty()) {
        table.note = "No pair has two types.";
    } else if (pairs.size() > mostShown) {
        table.note = std::to_string(mostShown) + " of " + std::to_string(pairs.size())
            + " pairs of types; --json and --tsv have all.";
    }
    return table;
}

void addConfused(Table& table, const std::string& system, const Evaluation& evaluation)
{
    const bool neutral = evaluation.gold->standsForGold;
    table.columns
        = { { "system" }, { neutral ? "a_type" : "gold_type" }, { neutral ? "b_type" : "system_type" },
              { "count", true }, { "equal_span", true }, { "other_boundaries", true } };
    for (const auto& pair : analysis::confusedPairs(evaluation)) {
        auto& row = table.rows.emplace_back(cellsOf(evaluation, pair));
        row.insert(row.begin(), system);
    }
}

} // namespace touchstone::cli
