// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of Compare systems as plain values, from what core/compare has computed.
#pragma once

#include "core/compare/comparison.h"
#include "core/compare/groupcomparison.h"
#include "core/compare/potentialgain.h"
#include "core/report/tables/systemtables.h"
#include "core/report/tables/typepair.h"
#include "ui/models/linktablemodel.h"

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
/// Under a matching scheme, which MUC's scores go by. The first one is what is chosen at first.
[[nodiscard]] std::vector<ScoreChoice> scoreChoices(match::Scheme scheme);

/// What "fixed" and the others are called, and what they mean in one sentence.
[[nodiscard]] QString changeText(analysis::Change change);
[[nodiscard]] QString changeMeaning(analysis::Change change);

/// A p-value: short as text, with more digits in the tool tip.
[[nodiscard]] LinkCell pCell(std::optional<double> p);
/// A cell whose click makes a system of the data set System A.
[[nodiscard]] LinkCell systemCell(LinkCell cell, int system);
/// Above intervals; `level`: percent.
[[nodiscard]] LinkTable::Column intervalColumn(double level, const QString& meaning);
/// Sorted by its lower end.
[[nodiscard]] LinkCell intervalCell(const std::optional<metrics::Interval>& interval);

/// Behind a difference: interval, p, and where there are several comparisons p after Holm's correction.
/// `twoSided` and `holm` say what these p mean.
void addTestColumns(LinkTable& table, const LinkTable::Column& interval, const QString& twoSided,
    const QString& holm, bool several);
void addTest(LinkTable::Row& row, const analysis::ScoreDifference& test, bool several);

/// A row per change, with counts of gold and of spurious annotations; under other settings also the records
/// whose outcome differs.
[[nodiscard]] LinkTable changesTable(const analysis::Comparison& comparison, bool otherSettings);
/// A row per type, a column per change that occurs.
[[nodiscard]] LinkTable changesByTypeTable(const analysis::Comparison& comparison);
/// A row per type: both scores and the difference B − A; the largest differences first. A click on a type
/// filters it.
[[nodiscard]] LinkTable typeDifferenceTable(const analysis::SystemTypeScores& scores);
/// The same of a pair that was tested, with interval and p; `tested` false: these are on their way.
[[nodiscard]] LinkTable typePairLinks(const analysis::TypePair& pair, bool tested);
/// A row for all and for each type, a column per number of systems.
[[nodiscard]] LinkTable foundByTable(const analysis::FoundBy& found);
/// A column per type reads a tag column that was read by mistake as thousands of columns: no more than these.
inline constexpr std::size_t mostHeatTypes = 300;
/// Systems by types; a cell makes its system System A and filters its type. `systems`: their places in the
/// data set.
[[nodiscard]] LinkTable heatTable(
    const analysis::SystemTypeScores& scores, const QStringList& names, const std::vector<int>& systems);
/// What "≈" means where the confidence level is this.
[[nodiscard]] QString notSeparableText(const analysis::SignificanceSettings& settings);
/// The systems that the data do not tell from the best; none of fewer than three, who have their p.
[[nodiscard]] std::vector<std::size_t> notSeparable(const analysis::ScoreComparison& comparison);
/// Systems with score and rank by several measures; `titles`: of the columns. `tests`: those of the columns'
/// scores that are there; ≈ marks what is not separable from the best.
[[nodiscard]] LinkTable rankingLinks(const analysis::RankingTable& ranking, const QStringList& titles,
    const QStringList& names, const std::vector<int>& systems,
    const std::vector<analysis::ScoreComparison>& tests = {});
/// Puts a sign behind the systems whose numbers a finding changes. `touched`: what it is, by row; empty:
/// none.
void markTouched(LinkTable& table, const QStringList& touched);
/// Differences of pairs of systems with interval and p; of three systems and more ≈ marks scores that are not
/// separable from the best.
[[nodiscard]] LinkTable significanceTable(const std::vector<analysis::ScoreComparison>& comparisons,
    const QStringList& titles, const QStringList& names);
/// The classes of errors, the most worthwhile first and bold.
[[nodiscard]] LinkTable gainTable(const analysis::PotentialGain& gain);

// Groups of runs, from core/compare/groupcomparison.

/// A row per group: runs, mean, standard deviation, best and worst run; the best mean is bold, and of three
/// groups and more ≈ marks those that are not separable from it. `systems`: the places of the runs in the
/// data set; a click on a run makes it System A.
[[nodiscard]] LinkTable groupsTable(
    const analysis::GroupComparison& compared, const std::vector<int>& systems);
/// A row per pair of groups: difference of the means, its interval, p by the permutation of
/// runs.
[[nodiscard]] LinkTable groupDifferencesTable(const analysis::GroupComparison& compared);
/// A row per type: mean ± standard deviation by group, each later group less the first with interval
/// and p. A click filters the type.
[[nodiscard]] LinkTable groupTypesTable(const analysis::GroupComparison& compared);
/// A row per run; a click makes it System A.
[[nodiscard]] LinkTable groupRunsTable(
    const analysis::GroupComparison& compared, const std::vector<int>& systems);
/// What "≈" means here.
[[nodiscard]] QString groupsNotSeparableText(const analysis::GroupComparison& compared);

} // namespace touchstone::ui
