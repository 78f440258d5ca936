// SPDX-License-Identifier: GPL-3.0-or-later
// What compare's JSON and its tables both print: scores by type, listed records, and why something is
// missing.
#pragma once

#include "app/cli/compare/comparing.h"
#include "app/cli/score/measurejson.h"

#include "core/report/tables/comparesheets.h"
#include "core/report/tables/systemtable.h"
#include "core/report/tables/typepair.h"

namespace touchstone::cli {

/// By type of all systems, in the order of their tables.
[[nodiscard]] analysis::TypeRows typeRows(const CompareOptions& options, const ComparedSystems& compared);
/// A later system against the first.
[[nodiscard]] analysis::TypePair typePairOf(const ComparedSystems& compared, std::size_t later);
/// How the form asked for writes numbers; `whole`: the compared score is a count.
[[nodiscard]] analysis::ComparedNumbers numbersOf(const CompareOptions& options, bool whole);
[[nodiscard]] std::vector<std::string> systemNames(const ComparedSystems& compared);
[[nodiscard]] std::optional<double> differenceOf(std::optional<double> first, std::optional<double> second);
/// Marks by the two-sided p, which is corrected where there are several comparisons; `test`: what it is of.
[[nodiscard]] analysis::SystemTableOptions marksOf(
    const analysis::ScoreComparison& scores, const std::string& test);
/// Sets off the column of a table with a row for each score; for scripts a last column says what is not
/// separable from the best.
void markScores(analysis::Table& table, std::size_t column, const analysis::ScoreComparison& scores,
    const std::string& test, const analysis::ComparedNumbers& write);
/// What is written of differences: scripts have the names of both, people the pair.
[[nodiscard]] analysis::Sheet shownDifferences(const std::vector<std::string>& names,
    const analysis::ScoreComparison& scores, const analysis::ComparedNumbers& write);
/// Says whose numbers its rows are.
void addPairs(analysis::Table& table, const analysis::ScoreComparison& scores);
/// The lists of one system given twice: of the pair's first, of its second; numbers of its records.
[[nodiscard]] std::vector<std::uint32_t> differing(
    const ComparedSystems& compared, const ComparedPair& pair, bool second);
/// Why the listed records are not the whole difference (by its number), or none; empty: they are.
[[nodiscard]] std::string differingNote(
    const ComparedSystems& compared, const ComparedPair& pair, std::size_t number);
/// Why there are no intervals; empty: there are.
[[nodiscard]] std::string intervalNote(const ComparedSystems& compared);
/// Where sentences were drawn and nobody asked for them: that, and why; else empty.
[[nodiscard]] std::string unitNote(const ComparedSystems& compared);

[[nodiscard]] std::string compareJson(const CompareOptions& options, const ComparedSystems& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

/// A difference of two of the named with its interval and p, before any correction; `units`: how many were
/// drawn.
[[nodiscard]] Json pairJson(const std::vector<std::string>& names,
    const analysis::ScoreDifference& difference, const metrics::ResamplingSpec& resampling,
    std::size_t units);
/// "best", and "not_separable_from_best".
void addBest(Json& json, const std::vector<std::string>& names, const analysis::ScoreComparison& scores);
/// Adds what every comparison ends with: preset, recipe and findings. The text.
[[nodiscard]] std::string finished(Json& json, const CompareOptions& options,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

/// Sets what is listed where --list asks for it, in text order. Errors: InvalidOption for a --row-type that
/// neither system nor the gold has. Precondition: two systems.
[[nodiscard]] support::Result<void> listChanged(const CompareOptions& options, ComparedSystems& compared);

/// What a system made of an annotation: for scripts its record's number, judgement and side ("a_id" …), for
/// people its error type and side.
void addSystemColumns(analysis::Table& table, const std::string& name, bool script);
/// The cells below; `number`: of the record that stands for it (Comparison::Counted), of `none` empty ones.
void addSystemCells(
    std::vector<std::string>& row, const analysis::Evaluation& evaluation, std::uint32_t number, bool script);
/// The same as JSON: the record as `errors` has it, without what both systems share; null: none.
[[nodiscard]] Json systemJson(const analysis::Evaluation& evaluation, std::uint32_t number);

/// A row per annotation: the gold's side, and of each system its side and how it is judged; for scripts every
/// field that `errors` has.
[[nodiscard]] analysis::Table changedTable(const CompareOptions& options, const ComparedSystems& compared);
/// What stands under "list".
[[nodiscard]] Json changedJson(const CompareOptions& options, const ComparedSystems& compared);

} // namespace touchstone::cli
