// SPDX-License-Identifier: GPL-3.0-or-later
// ShardStatistics: what the scoring of one shard of a corpus (some of its whole documents) adds up to,
// without its texts and records: what a file of `score --statistics` holds, and merge() adds.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/base/numbertree.h"
#include "core/support/progress.h"

#include <map>

namespace touchstone::shards {

/// Of the files that this version writes.
inline constexpr int statisticsVersion = 1;

/// A file that was scored.
struct ShardInput
{
    std::string role; ///< "Gold", a system's name, "Label map" …
    std::string file; ///< base name
    std::string digest; ///< of inputDigest (core/report/recipe.h); empty: not known
    friend bool operator==(const ShardInput&, const ShardInput&) = default;
};

/// What of a system was scored: all of it (nothing is set), or a layer, a noise level, a period, a number of
/// candidates, in the words of `score --json`.
struct PartName
{
    std::string layer {}, noise {}, period {};
    int nBest = 0;
    friend auto operator<=>(const PartName&, const PartName&) = default;
};

/// What is taken of a shard: one evaluation with what measures say of it.
struct ShardPart
{
    PartName name {};
    analysis::EvaluationPtr evaluation; ///< its own, not one seen through a list
    /// Of MeasureExtent::Records or more, so that there are statistics by document.
    std::vector<analysis::MeasureResultPtr> measures;
};
struct ShardSystem
{
    std::string name;
    std::vector<ShardPart> parts; ///< one at least, in the order of the tables
};

/// A document of a shard.
struct ShardDocument
{
    std::string name;
    bool numbered = false; ///< no id tells it: other shards may have another document of this name
    bool inGold = false, inSystem = false;
    /// Of a document of the gold that no id tells from others (the reader counted, or the only one bears the
    /// name of its file), in the first part alone: a passage of passageDigits hexadecimal digits for each
    /// sentence, or for the whole where it has none; none for such of one word, repeated or not. Empty: not
    /// known (no text, a document with an id, a file of an earlier version).
    std::string passages {};
    /// Empty without documents' statistics (StatisticsOptions): of the evaluation, and of each measure.
    metrics::NumberTree tallies {};
    std::vector<metrics::NumberTree> measures {};
};

/// Of a passage: eight of the digest of its tokens, and two of their number, 255 at most.
inline constexpr std::size_t passageDigits = 10;

/// The numbers of one measure.
struct ShardMeasure
{
    std::string id;
    metrics::NumberTree numbers {};
    std::string leftOut {}; ///< why they do not add up over shards; empty: they do
    std::vector<support::Diagnostic> findings {};
};

/// One side as it was read.
struct ShardSide
{
    std::string name, path, format, column;
    bool standsForGold = false;
    bool answered = true;
    std::int64_t entities = 0;
    std::vector<std::string> leftOut {}; ///< labels that count nowhere: Layer::leftOutLabels
    std::vector<support::Diagnostic> findings {};
};

struct PartStatistics
{
    PartName name;
    std::string signature; ///< of the evaluation
    ShardSide gold, system;
    bool systemTold = true; ///< as of Evaluation
    std::vector<std::string> labels; ///< of the evaluation
    metrics::NumberTree tallies; ///< of the evaluation: outcomes by scheme and type, confusions
    std::vector<ShardMeasure> measures; ///< in the order in which they were asked for
    std::vector<ShardDocument> documents; ///< in the order of the cases
    bool byDocument = false; ///< do the documents have statistics?
    std::vector<support::Diagnostic> findings; ///< of the evaluation: how documents met
};

struct SystemStatistics
{
    std::string name;
    std::vector<PartStatistics> parts;
};

struct ShardStatistics
{
    std::string name; ///< how messages and links call the shard: the file's path, or what the caller gave
    std::string preset; ///< id of the preset whose names the tables bear; empty: none
    std::string command; ///< that made it; empty: not known
    std::vector<ShardInput> inputs;
    std::vector<SystemStatistics> systems;
    /// Options of the command that change no count, only how the tables show them, without dashes:
    /// {"zero-division", "0"}. Those that were not given, and all of files of an earlier version, are not
    /// there.
    std::map<std::string, std::string> shown {};
};

struct StatisticsOptions
{
    /// Statistics of every document: what intervals, tables by document and means over documents need; some
    /// hundred bytes a document and measure.
    bool byDocument = true;
};

/// What these evaluations add up to. `name`, `inputs`, `preset` and `command` are the caller's to fill in.
/// Measures that do not add up (metrics::Measure::adding) stand with the reason. O(documents · types that
/// occur in each).
[[nodiscard]] ShardStatistics statisticsOf(
    std::span<const ShardSystem> systems, const StatisticsOptions& options = {});

/// JSON lines: a head, a line for each part and document, and a last line with the digest of all before it.
/// The same statistics give the same bytes. O(numbers).
[[nodiscard]] std::string statisticsText(const ShardStatistics& statistics);
/// Writes them atomically. Errors: Unreadable.
[[nodiscard]] support::Result<void> writeStatistics(
    const std::string& path, const ShardStatistics& statistics);

/// Reads what statisticsText wrote; `path` is for messages and becomes the shard's name. Errors, with line
/// and column: Malformed for what is no such file, was cut, or was changed by hand; UnknownFormat for a file
/// of a newer version; Cancelled. O(bytes).
[[nodiscard]] support::Result<ShardStatistics> parseStatistics(
    std::string_view bytes, const std::string& path, const support::Progress& progress);
/// Errors also NotFound, Unreadable and TooLarge.
[[nodiscard]] support::Result<ShardStatistics> readStatistics(
    const std::string& path, const support::Progress& progress);

} // namespace touchstone::shards
