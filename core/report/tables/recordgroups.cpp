// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/recordgroups.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/report/tables/sheettable.h"
#include "core/support/lookup.h"

#include <set>
#include <unordered_map>

namespace touchstone::analysis {

namespace {

using GroupNames = std::vector<std::optional<std::string>>;

/// How the records of one evaluation are told apart: equal keys, one group.
struct GroupKeys
{
    std::function<std::uint64_t(std::uint32_t record)> of;
    std::function<GroupNames(std::uint64_t key)> names;
    std::function<RecordFilter(const GroupNames& names)> filter;
};

GroupKeys keysByTypes(const Evaluation& evaluation)
{
    constexpr int half = 32;
    const auto typeName = [&evaluation](std::uint64_t type) { // 0: missing
        return type == 0 ? std::nullopt
                         : std::optional(evaluation.labels[static_cast<std::size_t>(type - 1)]);
    };
    return { [&evaluation](std::uint32_t number) {
                const auto& record = evaluation.records[number];
                const std::uint64_t gold = record.hasGold() ? record.goldType + 1ULL : 0;
                const std::uint64_t system = record.hasSystem() ? record.systemType + 1ULL : 0;
                return (gold << half) | system;
            },
        [typeName](std::uint64_t key) {
            return GroupNames { typeName(key >> half), typeName(key & 0xFFFFFFFFULL) };
        },
        [](const GroupNames& names) { return confusionCell(names[0], names[1]); } };
}

GroupKeys keysByDocument(const Evaluation& evaluation)
{
    return { [&evaluation](std::uint32_t number) { return evaluation.records[number].document; },
        [&evaluation](std::uint64_t key) {
            return GroupNames { evaluation.cases[static_cast<std::size_t>(key)].name() };
        },
        [](const GroupNames& names) { return RecordFilter { .documents = { *names[0] } }; } };
}

GroupKeys keysByErrorType(const Evaluation& evaluation)
{
    return { [&evaluation](std::uint32_t number) {
                return static_cast<std::uint64_t>(evaluation.records[number].errorType);
            },
        [](std::uint64_t key) {
            return GroupNames { std::string(match::errorTypeName(static_cast<match::ErrorType>(key))) };
        },
        [](const GroupNames& names) {
            return RecordFilter { .errorTypes = { *match::errorTypeByName(*names[0]) } };
        } };
}

GroupKeys keysBySlice(const FacetColumn& facet)
{
    return { [&facet](std::uint32_t number) { return facet.of(number).front(); },
        [&facet](std::uint64_t key) { return GroupNames { facet.names[static_cast<std::size_t>(key)] }; },
        [id = facet.id](const GroupNames& names) {
            return RecordFilter { .facets = { { id, { *names[0] } } } };
        } };
}

/// Words of --group-by, what the names of its groups are, and how records are told apart; slices come beside.
struct Grouping
{
    const char* word;
    std::vector<RecordGroups::Column> columns;
    const char* slice; ///< the slice that tells; null: `keys` does
    GroupKeys (*keys)(const Evaluation&);
};

const std::vector<Grouping>& groupings()
{
    static const std::vector<Grouping> known { { "words", { { "words", "Words" } }, "surface", nullptr },
        { "types", { { "gold", "Gold type" }, { "system", "System type" } }, nullptr, keysByTypes },
        { "document", { { "document", "Document" } }, nullptr, keysByDocument },
        { "error-type", { { "error_type", "Error type" } }, nullptr, keysByErrorType } };
    return known;
}

struct Gathered
{
    std::int64_t count = 0;
    std::set<std::string_view> documents; ///< names
    RecordFilter filter;
};

/// Sorted by names, in which groups of several evaluations meet.
using GatheredGroups = std::map<GroupNames, Gathered>;

void gather(const ChosenRecords& chosen, const GroupKeys& keys, GatheredGroups& groups)
{
    const auto& evaluation = *chosen.evaluation;
    std::unordered_map<std::uint64_t, Gathered*> byKey;
    for (const auto number : chosen.numbers) {
        const auto key = keys.of(number);
        auto& group = byKey[key];
        if (group == nullptr) {
            const auto [place, added] = groups.try_emplace(keys.names(key));
            group = &place->second;
            if (added) {
                group->filter = keys.filter(place->first);
            }
        }
        ++group->count;
        group->documents.insert(evaluation.cases[evaluation.records[number].document].name());
    }
}

} // namespace

std::vector<std::string> recordGroupings() { return support::listOf(groupings(), &Grouping::word); }

support::Result<RecordGroups> groupRecords(std::span<const ChosenRecords> chosen, std::string_view by)
{
    const auto* const known = support::found(groupings(), by, &Grouping::word);
    RecordGroups result;
    result.columns = known != nullptr ? known->columns : std::vector<RecordGroups::Column>();
    GatheredGroups gathered;
    for (const auto& one : chosen) {
        if (known != nullptr && known->keys != nullptr) {
            gather(one, known->keys(*one.evaluation), gathered);
            continue;
        }
        const auto slice = sliceDimension(*one.evaluation, known != nullptr ? known->slice : by);
        if (!slice) {
            return tl::unexpected(slice.error());
        }
        if (result.columns.empty()) {
            result.columns.push_back({ slice->id, slice->title });
        }
        gather(one, keysBySlice(*sliceFacet(*one.evaluation, slice->id)), gathered);
    }
    for (auto& [names, group] : gathered) {
        result.records += group.count;
        result.groups.push_back({ names, group.count, static_cast<std::int64_t>(group.documents.size()),
            std::move(group.filter) });
    }
    std::ranges::stable_sort(result.groups, std::greater(), &RecordGroup::count);
    return result;
}

Sheet groupedRecordsSheet(const RecordGroups& groups, std::size_t most)
{
    auto sheet = emptySheet({}, groups.columns.front().title, groups.columns.front().id);
    for (std::size_t i = 1; i < groups.columns.size(); ++i) {
        sheet.columns.push_back(column(groups.columns[i].id, groups.columns[i].title, SheetKind::Text));
    }
    sheet.columns.insert(sheet.columns.end(),
        { column("count", "Count"), column("share", "Share", SheetKind::Number, "Of all these records."),
            column("documents", "Documents", SheetKind::Number, "Documents that hold one of them.") });
    const auto all = countCell(groups.records);
    for (std::size_t i = 0; i < std::min(most, groups.groups.size()); ++i) {
        const auto& group = groups.groups[i];
        std::vector<NotedCell> cells;
        for (const auto& name : group.names) {
            cells.push_back(textCell(name.value_or(std::string(RecordFilter::none))));
            cells.back().note.link = group.filter;
        }
        const auto count = countCell(group.count, group.filter);
        cells.insert(
            cells.end(), { count, ratioCell(count, "records", all, "records"), countCell(group.documents) });
        addRow(sheet, cells);
    }
    return sheet;
}

} // namespace touchstone::analysis
