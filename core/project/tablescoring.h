// SPDX-License-Identifier: GPL-3.0-or-later
// TableScoring: a table of a campaign as it is scored, its settings with their files, and a run under them.
// Inside the room.
#pragma once

#include "core/project/campaign.h"
#include "core/statistics/significance.h"

namespace touchstone::analysis {

/// One table, its settings with their files.
struct LoadedTable
{
    DataSetSpec dataSet;
    EvaluationSpec spec;
    std::string labels; ///< what changes labels, as a word of keys
    support::Place scorePlace; ///< as ProjectTable has it
};
/// Errors: those of scoredData, labelRulesOf and loadRelations; InvalidOption where a preset lacks a file.
[[nodiscard]] support::Result<LoadedTable> loadedTable(
    const ProjectTable& table, InputDigests& digests, support::Progress& progress);

/// The runs in groups that are read together, each with the gold: at most `most` in one. A run that is the
/// gold's own file can change the column that the gold is read from (loadDataSet), so it stands alone.
[[nodiscard]] std::vector<std::vector<std::size_t>> runsReadTogether(const DataSetSpec& dataSet,
    std::span<const std::size_t> runs, std::size_t most, InputDigests& digests,
    const support::Progress& progress);
/// The gold with these of the systems. Errors: those of loadDataSet.
[[nodiscard]] support::Result<DataSet> loadedRuns(
    const DataSetSpec& dataSet, std::span<const std::size_t> runs, support::Progress& progress);

/// What the measure of a score says of a run; `resampled`: sentences can be drawn from it, too. Errors: the
/// run's own; Unpairable where it gives no answer; InvalidOption for a score that the measure has not;
/// Malformed where its file, the gold or what changes labels is not what the digests tell of; Cancelled.
[[nodiscard]] support::Result<MeasuredSystem> measuredRun(const LoadedTable& table, const DataSet& data,
    const LoadedSystem& system, const NamedScore& wanted, bool resampled, const InputDigests& digests,
    support::Progress& progress);

} // namespace touchstone::analysis
