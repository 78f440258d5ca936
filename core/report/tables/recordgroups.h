// SPDX-License-Identifier: GPL-3.0-or-later
// Records grouped by what they have in common: words, pair of types, document, error type, value of a slice.
// Each group links to exactly its records.
#pragma once

#include "core/evaluation/records/sheet.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Records of one evaluation, as filters chose them.
struct ChosenRecords
{
    const Evaluation* evaluation = nullptr; ///< not null
    std::vector<std::uint32_t> numbers; ///< ascending, each once
};

struct RecordGroup
{
    /// By the columns of the groups: one name, or of pairs of types two. Nothing: the record lacks this side.
    std::vector<std::optional<std::string>> names;
    std::int64_t count = 0;
    std::int64_t documents = 0; ///< by their names: those that hold one of its records
    /// Of the records that were grouped it passes exactly these. What chose them all is not in it: views put
    /// it beside those filters.
    RecordFilter filter;
};

struct RecordGroups
{
    struct Column
    {
        std::string id; ///< for scripts: "words"; of pairs of types "gold" and "system"
        std::string title; ///< English, for people
    };
    std::vector<Column> columns; ///< what the names of a group are; at least one
    std::vector<RecordGroup> groups; ///< by count, the largest first; then by names, by code point
    std::int64_t records = 0; ///< of all groups together: every record is in one

    /// Of all records, 0..1.
    [[nodiscard]] double share(const RecordGroup& group) const
    {
        return static_cast<double>(group.count) / static_cast<double>(records);
    }
};

/// What records are grouped by beside slices, in the order of menus: words (as the slice `surface` has them:
/// the gold's, else the system's), types (of the gold and of the system), document, error-type.
[[nodiscard]] std::vector<std::string> recordGroupings();

/// Groups by one of recordGroupings(), or by the id of a slice (slicefacets.h). `chosen`: one evaluation at
/// least. Records of several, such as two systems of one gold, are in one group where their names are equal;
/// the filter holds in each of them. No records: no groups. Independent of the order of evaluations. Errors:
/// InvalidOption for a slice that one of the evaluations lacks, with those that there are. O(records ·
/// log groups), and what sliceFacet costs.
[[nodiscard]] support::Result<RecordGroups> groupRecords(
    std::span<const ChosenRecords> chosen, std::string_view by);

/// A row for each of the first `most` groups: its names, then "count" (which links to the records), "share"
/// and "documents". A missing side is called `none`, as the filters of the command line do. O(groups).
[[nodiscard]] Sheet groupedRecordsSheet(
    const RecordGroups& groups, std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace touchstone::analysis
