// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of each measure, as resources/help/json.md tells; measures with a layout of their own have a file
// each.
#pragma once

#include "app/cli/print/printing.h"

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/records/measureresult.h"

namespace touchstone::cli {

/// What stands under "measures" for one measure.
[[nodiscard]] Json measureJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
/// Adds a measure's fields to a record of `errors --json` ("eter", "credit", "alignment"); nothing for
/// measures without any.
void addRecordFields(Json& record, const analysis::MeasureResult& result, std::uint32_t number);
/// The same for a record of the measure's own pairing, from the values of its list; false: the list has none
/// that a record shows.
[[nodiscard]] bool addListFields(Json& record, const analysis::MeasureResult& result,
    const analysis::RecordList& list, std::uint32_t number);

// What the layouts of the measures are made of.

/// {name: make(number)} of each name.
[[nodiscard]] Json namedJson(
    std::span<const std::string> names, const std::function<Json(std::size_t number)>& make);
/// With --by document adds "documents": {name: make(number of the case)}.
void addDocuments(Json& json, const analysis::Evaluation& evaluation, const ScoreOptions& options,
    const std::function<Json(std::size_t number)>& make);
/// Scores by their names, which may be paths: "span+kbid.f1" stands in "span+kbid"; those without a point
/// stand where the measure's description says (Measure::plainScores).
[[nodiscard]] Json scoresByName(
    const std::string& measure, const std::vector<metrics::NamedScore>& scores, bool zeroForUndefined);
/// Null when the measure has none, such as of notes where nothing was noted.
[[nodiscard]] const analysis::Sheet* sheetOf(const analysis::MeasureResult& result, std::string_view id);
/// The column must be there.
[[nodiscard]] const analysis::SheetCell& cellOf(
    const analysis::Sheet& sheet, const analysis::Sheet::Row& row, std::string_view column);
/// Weighted sums may be halves; counts stay whole numbers.
[[nodiscard]] Json numberJson(double value);
/// {column: number}; no columns: all.
[[nodiscard]] Json rowJson(const analysis::Sheet& sheet, const analysis::Sheet::Row& row,
    std::vector<std::string_view> columns, bool zeroForUndefined);
/// {row: {column: number}} of a sheet that the measure has, without the row of all.
[[nodiscard]] Json rowsJson(const analysis::MeasureResult& result, std::string_view sheet,
    const std::vector<std::string_view>& columns, bool zeroForUndefined);
/// {"overall": {column: number}, "types": {row: {column: number}}} of the sheet "types".
[[nodiscard]] Json typeRowsJson(const analysis::MeasureResult& result,
    const std::vector<std::string_view>& columns, bool zeroForUndefined);

// The layouts.

using MeasureLayout = Json(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
MeasureLayout conllJson, overlapJson, linksJson, eterJson, serJson, noisyJson, rulesJson;
/// "eter": {"root", "components"} of pairs: what they cost as trees; null without a pair.
/// NaN: the annotation has no partner.
[[nodiscard]] Json eterCostsJson(double root, double components);
void eterRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number);
void overlapRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number);
/// "alignment": {"cer", "loss"} of records with a gold annotation.
void noisyRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number);

/// What stands under "confusion". Dense; with more labels than anybody can read (a wrong column) only the
/// counts above 0, as [row, column, count].
[[nodiscard]] Json confusionJson(const analysis::Evaluation& evaluation);
/// The confused pairs for people, of many the first 50.
[[nodiscard]] analysis::Table confusedTable(const std::string& name, const analysis::Evaluation& evaluation);
/// Adds a row per pair, all of them, and the columns where there are none.
void addConfused(analysis::Table& table, const std::string& system, const analysis::Evaluation& evaluation);

} // namespace touchstone::cli
