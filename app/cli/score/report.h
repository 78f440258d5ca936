// SPDX-License-Identifier: GPL-3.0-or-later
// Report: evaluations as the text that `score` and `errors` print. Nothing here
// computes a number.
#pragma once

#include "app/cli/print/printing.h"

#include "core/curves/confidencecurve.h"
#include "core/judging/correctedscores.h"
#include "core/report/tables/slicesheet.h"

namespace touchstone::cli {

/// One table of several: a layer, a noise level, a period.
struct ScoredPart
{
    AskedPart asked;
    analysis::EvaluationPtr evaluation;
    std::vector<analysis::MeasureResultPtr> measures; ///< in the order asked for
    std::vector<analysis::MeasureResultPtr> judged {}; ///< that rules of --fail-if speak of, printed or not
    std::shared_ptr<const analysis::ConfidenceCurve> curve {}; ///< of --by score; else null
    std::vector<analysis::SliceTable> tables {}; ///< --by: of each slice those of each measure
    /// What `score --json` prints of each measure, by its id: made at once, so that one measure after the
    /// other takes the memory that it needs, and `measures` is empty.
    std::shared_ptr<const Json> json {};
    std::vector<analysis::FindingGroup> findings {}; ///< with `json`: what touches these numbers
    /// Of `score --corrections`, else null: what they make of the score, and what was applied.
    std::shared_ptr<const analysis::CorrectedScores> corrected {};
    std::shared_ptr<const analysis::AppliedCorrections> corrections {};
};

/// One evaluated system: what `ScoredPart` holds is of all of it, or of the first layer. `evaluation->system`
/// may be a cut of the file, `path` is what the user gave; of `errors` the evaluation goes through the list
/// that the filter names.
struct ScoredSystem : ScoredPart
{
    std::string name {};
    std::string path {};
    analysis::EvaluationPtr
        own {}; ///< with the evaluation's own records, whose numbers measures' values bear
    /// Where layers, noise levels or periods were asked for: one each.
    std::vector<ScoredPart> parts {};
    /// Annotations of gold and system, where the layers hold none of them: of shards that are merged.
    std::optional<std::pair<std::int64_t, std::int64_t>> entities {};

    /// What is to be said beside its numbers.
    [[nodiscard]] analysis::TouchedNumbers touched() const
    {
        return analysis::touchedNumbers(*own, measures);
    }
};

/// Of an evaluation, with what changes the numbers only as they are printed.
[[nodiscard]] std::string signatureOf(const ScoringOptions& options, const analysis::Evaluation& evaluation);
/// The tables for people. Without a gold their titles name both sides, and all words are neutral.
[[nodiscard]] std::string scoreTables(const ScoreOptions& options, const std::vector<ScoredSystem>& systems);
/// `more`: what JSON tells besides, behind the systems.
[[nodiscard]] std::string scoreReport(const ScoreOptions& options, const std::vector<ScoredSystem>& systems,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe,
    const Json* more = nullptr);

/// The settings of the options with the files that belong to them; of several layers without the training
/// data, which scoreAll reads for each. Errors, and what `rest` is told: those of
/// loadRelations and of the label map, which the training data follow.
[[nodiscard]] support::Result<analysis::EvaluationSpec> loadSpec(
    const ScoringOptions& options, support::Diagnostics& rest, support::Progress& progress);

/// Every layer, noise level and period of every system but those that are refused. Each layer is read once,
/// of several layers also of the training data. Errors: those of loadDataSet, of loadRelations for training
/// data, evaluate and computeMeasure; InvalidOption for `--layer all` of a gold without columns.
[[nodiscard]] support::Result<std::vector<ScoredSystem>> scoreAll(const ScoreOptions& options,
    const analysis::EvaluationSpec& common, std::stop_token stop, const Reports& reports,
    analysis::Findings& findings);

} // namespace touchstone::cli
