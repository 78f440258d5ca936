// SPDX-License-Identifier: GPL-3.0-or-later
// What compare's JSON and its tables both print: scores by type, listed records, and why something is
// missing.
#pragma once

#include "app/cli/compare/comparing.h"
#include "app/cli/compare/compareoptions.h"

#include "core/report/tables/comparesheets.h"
#include "core/report/tables/systemtable.h"
#include "core/report/tables/typepair.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::cli {

/// By type of all systems, in the order of their tables.
[[nodiscard]] analysis::TypeRows typeRows(const CompareOptions& options, const ComparedSystems& compared);
/// A later system against the first.
[[nodiscard]] analysis::TypePair typePairOf(const ComparedSystems& compared, std::size_t later);
/// How the form asked for writes numbers; `whole`: the compared score is a count.
[[nodiscard]] analysis::ComparedNumbers numbersOf(const CompareOptions& options, bool whole);
/// Of a type between the first system and a later one, with interval and p; null: this measure has none by
/// type.
[[nodiscard]] const analysis::ScoreDifference* typeDifference(
    const ComparedSystems& compared, const std::string& type, std::size_t later);
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
[[nodiscard]] analysis::ScoreSheet shownDifferences(const std::vector<std::string>& names,
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

} // namespace touchstone::cli
