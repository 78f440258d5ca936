// SPDX-License-Identifier: GPL-3.0-or-later
// Campaign: every run of every table of a project with its score, from a cache where nothing changed.
#pragma once

#include "core/project/projecttables.h"
#include "core/project/scorecache.h"

#include <cstdint>
#include <map>
#include <mutex>

namespace touchstone::analysis {

/// Whether the data tell a run from the best one of its table (campaignties.h).
struct RunTie
{
    std::optional<double> p; ///< two-sided, of the difference from the best, corrected; the best has none
    bool best = false; ///< it is the one that the others are tested against; of equal ones the first
    bool likeBest = false; ///< the data do not tell it from the best: p is not below the level
    double level = 0; ///< p is held against it
    support::Message
        test {}; ///< how it was tested, or why not: sentences, the same for all runs of the table
};

/// A run, scored. A number that is undefined or that the score has not is empty; under --pairing hipe what is
/// divided by nothing is 0, as that scorer has it.
struct CampaignRow
{
    std::size_t table = 0; ///< number in ProjectTables::tables
    std::size_t run = 0; ///< number in its runs
    std::optional<double> score;
    /// Of the same scheme as the score, where that has precision and recall; counts are those behind them:
    /// TP the right ones, FP and FN the rest of the system's and of the gold's. Partial credit may make them
    /// fractions.
    std::optional<double> precision, recall, f1, tp, fp, fn;
    bool lowerIsBetter = false;
    std::string signature; ///< of the settings
    std::vector<support::Message> warnings; ///< findings that change scores, a sentence each; at most 20
    /// Types that the table names and neither its gold nor the run has (nor one that was read beside it).
    std::vector<UnknownType> unknownTypes;
    std::optional<support::Error> error; ///< it could not be scored
    bool cached = false; ///< nothing was computed
    std::optional<RunTie> tie; ///< empty: not asked for, or nothing to compare it with
};

/// What readers may look at beside a file, where it is there: companions, type systems. O(readers).
[[nodiscard]] std::vector<std::string> filesBeside(const std::string& path);
/// Those of the reader alone that reads it with these options; of all readers where none recognises it. Looks
/// into the file.
[[nodiscard]] std::vector<std::string> filesBeside(const std::string& path, const io::ReadOptions& options);

/// Digests of files, each read once; with the files beside that readers look at. Thread-safe.
class InputDigests
{
public:
    /// Empty: it cannot be read, or not twice. O(bytes) the first time.
    [[nodiscard]] std::string of(const std::string& path, const support::Progress& progress);
    /// The same without the files beside, of which no reader is asked: a table of labels.
    [[nodiscard]] std::string ofAlone(const std::string& path, const support::Progress& progress);
    /// The same with the files beside that the reader of this file looks at, and no others.
    [[nodiscard]] std::string ofRead(
        const std::string& path, const io::ReadOptions& options, const support::Progress& progress);
    /// Has a file, one of those below a folder or beside it changed in size or time since it was read for its
    /// digest? True, too, where no digest was asked for. O(files).
    [[nodiscard]] bool isAsDigested(const std::string& path) const;
    /// By path as it was given.
    [[nodiscard]] std::map<std::string, std::string> all() const;

private:
    mutable std::mutex m_mutex;
    std::map<std::string, std::string> m_digests;
    std::map<std::string, std::uint64_t> m_stamps;
};

/// The data of a table as they are scored: of the annotation column that its preset counts, where the gold
/// has it and nobody has named one. Looks into the gold where a preset asks for a column. Errors: NotFound
/// for a gold that is missing, and for the table's faults; InvalidOption where it lacks the column; those of
/// recognisePath.
[[nodiscard]] support::Result<DataSetSpec> scoredData(const ProjectTable& table);

struct CampaignWork
{
    const ScoreCache* cache = nullptr; ///< null: none
    /// As soon as a run is scored; from any thread, one at a time.
    std::function<void(const CampaignRow& row)> ready = {};
};

/// All runs of all tables, by table, then run; those of a table whose gold is missing or cannot be read have
/// its error. Runs are read in batches, so that memory does not grow with their number. Progress counts runs.
/// Errors: Cancelled.
[[nodiscard]] support::Result<std::vector<CampaignRow>> scoreCampaign(const ProjectTables& tables,
    InputDigests& digests, const CampaignWork& work, support::Progress& progress);

/// "muc.strict.f1(PER)" in its parts.
struct NamedScore
{
    std::string measure, score;
    std::optional<std::string> type;
};
[[nodiscard]] NamedScore namedScore(std::string_view text);

} // namespace touchstone::analysis
