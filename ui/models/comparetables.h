// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of Compare systems as sheets, from what core/compare has computed, in the window's words. Those
// that the command line has, too, are core/report/tables/comparesheets'.
#pragma once

#include "ui/models/sheetdots.h"

#include "core/compare/comparison.h"
#include "core/compare/potentialgain.h"
#include "core/report/tables/comparesheets.h"
#include "core/report/tables/systemtables.h"
#include "core/report/tables/typepair.h"

#include <QString>
#include <QStringList>

namespace touchstone::ui {

/// A score by which systems are compared.
struct ScoreChoice
{
    QString title; ///< "MUC F1"
    std::string measure; ///< id
    std::string column; ///< of its table of types; empty: its headline
    std::string score; ///< of the whole corpus: "strict.f1"
};
/// Under a scheme, which MUC's scores go by. The first one is what is chosen at first.
[[nodiscard]] std::vector<ScoreChoice> scoreChoices(match::Scheme scheme);

/// What is ranked by a score such as "muc.strict.f1(PER)", in the window's words: "F1 (Strict) of PER"; other
/// scores as they are.
[[nodiscard]] QString scoreTitle(const std::string& score);

/// A system as a table names it, with its number in the data set.
struct NamedSystem
{
    std::string name;
    std::size_t number = 0;
};

/// A table with its scores as dots beside it.
struct DottedSheet
{
    analysis::Sheet sheet;
    std::optional<SheetDots> dots {};
};

/// A row per change, with counts of gold and of spurious annotations; under other settings also the records
/// whose outcome differs.
[[nodiscard]] analysis::Sheet changesTable(const analysis::Comparison& comparison, bool otherSettings);
/// A row per type, a column per change that occurs.
[[nodiscard]] analysis::Sheet changesByTypeTable(const analysis::Comparison& comparison);
/// A row per type: both scores and the difference B − A; the largest differences first. A click on a type
/// filters it.
[[nodiscard]] DottedSheet typeDifferenceTable(const analysis::SystemTypeScores& scores);
/// The same of a pair that was tested, with interval and p; `tested` false: these are on their way.
/// `intervals`: of the score of A and of B; empty: none.
[[nodiscard]] DottedSheet typePairLinks(
    const analysis::TypePair& pair, bool tested, std::span<const analysis::MeasureIntervals> intervals = {});
/// The same for pasting: the command line's table for papers in the words of the window, numbers as files
/// have them.
[[nodiscard]] analysis::Table pastedTypes(const analysis::TypePair& pair);
/// A row for all and for each type, a column per number of systems.
[[nodiscard]] analysis::Sheet foundByTable(const analysis::FoundBy& found);
/// A column per type reads a tag column that was read by mistake as thousands of columns: no more than these.
inline constexpr std::size_t mostHeatTypes = 300;
/// Systems by types; a cell makes its system System A and filters its type.
[[nodiscard]] analysis::Sheet heatTable(
    const analysis::SystemTypeScores& scores, const std::vector<NamedSystem>& systems);
/// What "≈" means where the confidence level is this.
[[nodiscard]] QString notSeparableText(const analysis::SignificanceSettings& settings);
/// The same of groups of runs.
[[nodiscard]] QString groupsNotSeparableText(const analysis::GroupComparison& compared);
/// Systems with score and rank by several measures, best first by the first of them; of equal ones those that
/// were opened first, and their rank says so ("2="). `titles`: of the columns. `tests`: those of the columns'
/// scores that are there; ≈ marks what is not separable from the best. Dots of the first measure.
[[nodiscard]] DottedSheet rankingLinks(const analysis::RankingTable& ranking, const QStringList& titles,
    const std::vector<NamedSystem>& systems, const std::vector<analysis::ScoreComparison>& tests = {});
/// Puts a sign behind the systems whose numbers a finding changes. `touched`: what it is, by number of the
/// system.
void markTouched(analysis::Sheet& sheet, const std::map<std::size_t, QString>& touched);
/// Differences of pairs of systems with interval and p; of three systems and more ≈ marks scores that are not
/// separable from the best.
[[nodiscard]] analysis::Sheet significanceTable(const std::vector<analysis::ScoreComparison>& comparisons,
    const QStringList& titles, const std::vector<std::string>& names);
/// The classes of errors, the most worthwhile first and bold.
[[nodiscard]] analysis::Sheet gainTable(const analysis::PotentialGain& gain);

/// Groups of runs, their differences, their means by type, and the runs; `systems`: by run its number in the
/// data set. Dots are means, each with its standard deviation; by type, of at most three groups.
[[nodiscard]] DottedSheet groupsTable(
    const analysis::GroupComparison& compared, const std::vector<std::size_t>& systems);
[[nodiscard]] analysis::Sheet groupRunsTable(
    const analysis::GroupComparison& compared, const std::vector<std::size_t>& systems);
[[nodiscard]] analysis::Sheet groupDifferencesTable(const analysis::GroupComparison& compared);
[[nodiscard]] DottedSheet groupTypesTable(const analysis::GroupComparison& compared);

} // namespace touchstone::ui
