// SPDX-License-Identifier: GPL-3.0-or-later
// merge(): the statistics of the shards of a corpus added: the same numbers, to the last digit, as if the
// corpus had been scored in one piece, however it was cut and in whatever order the shards come.
#pragma once

#include "core/evaluation/records/findings.h"
#include "core/shards/shardstatistics.h"
#include "core/statistics/significance.h"

namespace touchstone::shards {

/// One evaluation of all shards together.
struct MergedPart
{
    PartName name;
    /// Without texts, annotations and records, which stay with the shards: signature, settings (but those of
    /// files), labels, cases (by name of document), tallies and confusions only. Of each side `name`, `path`
    /// (that of the first shard), `format`, the documents' names and the findings of all shards.
    analysis::EvaluationPtr evaluation;
    /// In the order of the shards' measures, with sheets, scores and statistics; without lists and values of
    /// records. Counts link to the records of the shards. Sheets by document have rows where every shard has
    /// statistics by document.
    std::vector<analysis::MeasureResultPtr> measures;
    struct LeftOut
    {
        std::string measure; ///< id
        std::string reason; ///< a sentence
        bool whole = true; ///< false: of its numbers only those of which the reason speaks
    };
    std::vector<LeftOut> leftOut;
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
    std::vector<ShardStatistics> shards; ///< by name, so that no order of files matters
    std::string preset; ///< of all of them; empty: none
    std::vector<MergedSystem> systems;
};

/// Where every shard has one system these are one, whatever they are called; it is called what their names
/// begin with. Documents without names are told by their passages (repeats.h): finding "shards.repeats"
/// (warning) where a part of a shard stands in another one, too. Errors, with the shard's file as the place:
/// InvalidOption for no shard; Unpairable for a document or a gold file that two shards have, for a shard
/// half of which stands in another one, for other settings (names them), other systems, parts or measures,
/// and where shards cannot be told apart from others by HIPE's rule that a system's labels count only where
/// the gold has them; Cancelled. O(numbers of all shards).
[[nodiscard]] support::Result<MergedResult> merge(
    std::vector<ShardStatistics> shards, support::Progress& progress);

/// What all shards were shown by (ShardStatistics::shown); nothing where none of them tells it. Errors:
/// Unpairable, with the shard's file, where they differ, so that one must be chosen: of `choices`, in words
/// ("--zero-division 0 or --zero-division null"). O(shards).
[[nodiscard]] support::Result<std::optional<std::string>> shownBy(
    const MergedResult& merged, const std::string& option, const std::string& choices);

/// A count of a merged table, and how it is made up.
struct ShardCount
{
    std::string measure, sheet, row, column;
    std::int64_t value = 0;
    std::vector<std::string> errorsWords; ///< of `errors` on a shard, which list the records behind it
    /// Number of the shard, its count above 0. They add up to the value but where the words list fewer
    /// records there, since the shard by itself does not tell what the corpus does.
    std::vector<std::pair<std::size_t, std::int64_t>> shards;
};
/// Every count above 0 with records behind it, in the order of the tables; not of tables by document.
/// Errors: Cancelled. O(cells · shards).
[[nodiscard]] support::Result<std::vector<ShardCount>> countsByShard(
    const MergedResult& merged, std::size_t system, std::size_t part, support::Progress& progress);

/// Intervals of all scores of one measure that are no counts, drawn by document in the order of their names.
/// Errors: InvalidOption where a shard has no statistics by document, and where the measure has no intervals;
/// those of analysis::scoreIntervals. There are none by type and of means over types, whose statistics by
/// document stay with the shards.
[[nodiscard]] support::Result<analysis::MeasureIntervals> mergedIntervals(const MergedPart& part,
    const analysis::MeasureResultPtr& measure, const analysis::SignificanceSettings& settings,
    support::Progress& progress);

} // namespace touchstone::shards
