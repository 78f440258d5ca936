// SPDX-License-Identifier: GPL-3.0-or-later
// merge(): the statistics of the shards of a corpus added: the same numbers, to the last digit, as if the
// corpus had been scored in one piece, however it was cut and in whatever order the shards come.
#pragma once

#include "core/shards/shardstatistics.h"
#include "core/statistics/significance.h"

namespace touchstone::shards {

/// One evaluation of all shards together.
struct MergedPart
{
    PartName name;
    /// Without texts, annotations and records, which stay with the shards: signature, settings, labels, cases
    /// (by name of document), tallies and confusions only. Of each side `name`, `path` (that of the first
    /// shard), `format` and the documents' names.
    analysis::EvaluationPtr evaluation;
    /// With sheets, scores and statistics; without lists and values of records. Counts link to the records of
    /// the shards. Sheets by document have rows where every shard has statistics by document.
    std::vector<analysis::MeasureResultPtr> measures;
    struct LeftOut
    {
        std::string measure; ///< id
        std::string reason; ///< a sentence
    };
    std::vector<LeftOut> leftOut; ///< measures that do not add up, and numbers of others
    bool byDocument = false; ///< did every shard have statistics by document?
    std::int64_t goldEntities = 0, systemEntities = 0;
};

struct MergedSystem
{
    std::string name;
    std::vector<MergedPart> parts;
};

struct MergedResult
{
    std::vector<ShardStatistics>
        shards; ///< by name of their first document, so that no order of files matters
    std::string preset;
    std::vector<MergedSystem> systems;
    /// Of all shards, each with its shard's name in front; by system, empty of the gold.
    analysis::Findings findings;
};

/// Errors, with the shard's file as the place: InvalidOption for no shard; Unpairable for a document that two
/// shards have, for other settings (names them), other systems, parts or measures; Cancelled.
/// O(numbers of all shards).
[[nodiscard]] support::Result<MergedResult> merge(
    std::vector<ShardStatistics> shards, support::Progress& progress);

/// A count of a merged table, and how it is made up.
struct ShardCount
{
    std::string measure, sheet, row, column;
    std::int64_t value = 0;
    std::vector<std::string> errorsWords; ///< of `errors` on a shard, which list the records behind it
    std::vector<std::pair<std::size_t, std::int64_t>> shards; ///< number of the shard, its count above 0
};
/// Every count above 0 with records behind it, in the order of the tables. O(cells · shards).
[[nodiscard]] support::Result<std::vector<ShardCount>> countsByShard(
    const MergedResult& merged, std::size_t system, std::size_t part, support::Progress& progress);

/// Intervals of all scores of one measure that are no counts, drawn by document in the order of their names.
/// Errors: InvalidOption where a shard has no statistics by document, and where the measure has no intervals;
/// those of analysis::scoreIntervals. There are none by type and of means over types, whose statistics stay
/// with the shards.
[[nodiscard]] support::Result<analysis::MeasureIntervals> mergedIntervals(const MergedPart& part,
    const analysis::MeasureResultPtr& measure, const analysis::SignificanceSettings& settings,
    support::Progress& progress);

} // namespace touchstone::shards
