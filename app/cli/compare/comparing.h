// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing: from options to scored systems and their differences.
#pragma once

#include "app/cli/score/judging.h"
#include "app/cli/words/suggest.h"

#include "core/compare/comparison.h"
#include "core/compare/differingrecords.h"
#include "core/compare/groupcomparison.h"
#include "core/compare/typecomparison.h"
#include "core/statistics/significance.h"

namespace touchstone::cli {

/// `--setting A:pairing=hipe`: a setting of one system only.
struct SystemSetting
{
    std::string text; ///< as typed; "A:pairing=hipe"
    std::string system; ///< up to the last colon before the first "="
    std::string name, value;
};

using analysis::ChangeWord;
using analysis::changeWords;
/// As options name them, "both-wrong-same".
[[nodiscard]] Names<const ChangeWord*> changeOptions();

/// `--group NAME=GLOB`: runs of one system, such as seeds.
struct RunGroup
{
    std::string text; ///< as typed
    std::string name;
    std::string pattern; ///< empty: the group is the single --system of this name
    std::vector<std::size_t> systems {}; ///< numbers in the data set
};

struct CompareOptions : RecordedOptions
{
    ScoreName score;
    analysis::SignificanceSettings significance;
    std::vector<FailRule> failIf;
    std::vector<SystemSetting> settings;
    std::vector<RunGroup> runGroups; ///< empty: systems are compared one by one
    const ChangeWord* list = nullptr; ///< whose annotations are listed; null: none
    std::vector<std::string> rowTypes; ///< of these; empty: of all
    bool ownUnit = false; ///< --unit or --min-overlap was given, so that no pairing implies another
};

struct ComparedPair
{
    std::size_t first = 0;
    std::size_t second = 0;
    analysis::Comparison records;
    analysis::EvaluationPtr shownFirst {}, shownSecond {}; ///< whose records these are
    /// By what pairing these are right or wrong: id of the measure's own list, or a matching scheme.
    std::string recordsBy {};
    /// One system under two settings: the records whose outcome differs are listed.
    bool sameSystem = false;
    match::Scheme scheme = match::Scheme::Strict; ///< under which records are right or wrong
    /// Of it, for scores that are not of a scheme: the records that account for the difference of the score.
    std::optional<analysis::DifferingRecords> differing {};
};

struct ComparedSystems
{
    std::vector<ScoredSystem> systems;
    analysis::ScoreComparison scores;
    std::vector<ComparedPair> pairs; ///< in the order of scores.differences
    /// Type by type: each later system less the first one.
    analysis::TypeComparison types {};
    analysis::ResamplingUnit unitAsked = analysis::ResamplingUnit::Automatic; ///< by --resample
    std::vector<analysis::Comparison::Counted> listed {}; ///< by --list
    bool withoutFirst = false; ///< the system that --fail-if compares with was refused
};

/// Reads and scores every system under its own settings, and compares all pairs of those that are not
/// refused. Errors: those of
/// loadDataSet, evaluate, computeMeasure and compareScores; InvalidOption for a --setting of no system.
[[nodiscard]] support::Result<ComparedSystems> compareAll(const CompareOptions& options,
    const analysis::EvaluationSpec& spec, const std::stop_token& stop, const Reports& reports,
    analysis::Findings& findings);

/// What a measure says of a system; empty where it was not computed.
[[nodiscard]] analysis::MeasuredSystem measured(const ScoredSystem& system, const std::string& measure);
/// What became of the annotations of two systems by one score: by the list that its measure counts, else by
/// the score's scheme; its numbers of systems are not set. Errors: Cancelled.
[[nodiscard]] support::Result<ComparedPair> comparePair(const ScoreName& score, const ScoredSystem& first,
    const ScoredSystem& second, support::Progress& progress);

[[nodiscard]] std::string compareReport(const CompareOptions& options, const ComparedSystems& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

struct ComparedGroups
{
    analysis::GroupComparison comparison;
    std::vector<std::size_t> leftOut; ///< by group: runs that could not be scored
    /// By run, then rule of --fail-if: what the rule speaks of, by type; of all types together under "".
    std::vector<std::vector<TypeValues>> ruled;
};

/// A run that cannot be read or scored stays out with a warning; where a rule of --fail-if judges the means
/// it is an error, since a mean without it could pass for want of its worst run. Errors: those of the gold;
/// InvalidOption for a score or a type that is not there; Malformed where a group has no run left.
[[nodiscard]] support::Result<ComparedGroups> compareGroups(const CompareOptions& options,
    const analysis::EvaluationSpec& spec, const std::stop_token& stop, const Reports& reports,
    analysis::Findings& findings);

[[nodiscard]] std::string groupReport(const CompareOptions& options, const ComparedGroups& groups,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

} // namespace touchstone::cli
