// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/groupcomparison.h"

#include "core/statistics/pairedunits.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/lookup.h"

#include <algorithm>
#include <set>

namespace touchstone::analysis {

namespace {

using support::Result;

template <typename ValueOf>
Result<GroupRow> groupRow(
    const GroupComparison& compared, bool allPairs, const ValueOf& valueOf, support::Progress& progress)
{
    GroupRow row;
    std::vector<std::vector<std::optional<double>>> values(compared.groups.size());
    for (const auto& run : compared.runs) {
        values[run.group].push_back(valueOf(run));
    }
    row.groups = support::listOf<GroupStatistics>(
        values, [&](const auto& group) { return groupStatistics(group, compared.lowerIsBetter); });
    const auto firsts = allPairs ? values.size() : std::min<std::size_t>(1, values.size());
    for (std::size_t first = 0; first < firsts; ++first) {
        for (std::size_t second = first + 1; second < values.size(); ++second) {
            auto test
                = permutationOfRuns(values[first], values[second], compared.settings.resampling, progress);
            if (!test) {
                return tl::unexpected(test.error());
            }
            auto& made = row.differences.emplace_back();
            made.first = first;
            made.second = second;
            made.interval
                = welchInterval(values[first], values[second], compared.settings.resampling.confidenceLevel);
            if (const auto& found = *test) {
                made.difference = found->difference;
                made.oneSided = found->oneSided;
                made.twoSided = found->twoSided;
                made.exact = found->exact;
                made.ways = found->ways;
            }
        }
    }
    return row;
}

/// Corrects the p of rows' differences that have one; they are one family. The number of them.
std::size_t correct(const std::vector<GroupRow*>& rows)
{
    std::vector<ScoreDifference*> tested;
    for (auto* row : rows) {
        for (auto& difference : row->differences) {
            if (difference.difference) {
                tested.push_back(&difference);
            }
        }
    }
    correctByHolm(tested);
    return tested.size();
}

} // namespace

Result<GroupedRun> groupedRun(const MeasuredSystem& run, const std::string& score, bool zero)
{
    const auto shown
        = [zero](std::optional<double> value) { return value || !zero ? value : std::optional(0.0); };
    const auto value = scoreValue(run, score);
    if (!value) {
        return tl::unexpected(value.error());
    }
    GroupedRun made { .signature = run.evaluation->signature,
        .value = shown(*value),
        .findings = touchingFindings(*run.evaluation, std::span(&run.result, 1)),
        .touched = touchedNumbers(*run.evaluation, std::span(&run.result, 1)) };
    for (const auto& one : typeScores(*run.result, score)) {
        made.types[one.type] = shown(one.value);
    }
    return made;
}

std::vector<std::size_t> GroupComparison::runsOf(std::size_t group) const
{
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (runs[i].group == group) {
            numbers.push_back(i);
        }
    }
    return numbers;
}

const GroupedRun* GroupComparison::run(std::size_t group, std::optional<std::size_t> number) const
{
    return number ? &runs[runsOf(group)[*number]] : nullptr;
}

ScoreComparison GroupComparison::means() const
{
    ScoreComparison made { measure, score, lowerIsBetter, settings, runs.size(),
        support::listOf<std::optional<double>>(overall.groups, &GroupStatistics::mean), {}, {} };
    made.differences.assign(overall.differences.begin(), overall.differences.end());
    return made;
}

std::vector<std::size_t> GroupComparison::notSeparableFromBest() const
{
    constexpr std::size_t several = 3; // two groups have their p
    return groups.size() < several ? std::vector<std::size_t>() : analysis::notSeparableFromBest(means());
}

Result<GroupComparison> compareGroups(GroupComparison compared, support::Progress& progress)
{
    auto overall = groupRow(
        compared, true, [](const GroupedRun& run) { return run.value; }, progress);
    if (!overall) {
        return tl::unexpected(overall.error());
    }
    compared.overall = std::move(*overall);
    std::set<std::string> types;
    for (const auto& run : compared.runs) {
        for (const auto& [type, value] : run.types) {
            types.insert(type);
        }
    }
    compared.types.clear();
    for (const auto& type : types) {
        auto row = groupRow(
            compared, false,
            [&type](const GroupedRun& run) {
                const auto found = run.types.find(type);
                return found == run.types.end() ? std::nullopt : found->second;
            },
            progress);
        if (!row) {
            return tl::unexpected(row.error());
        }
        compared.types[type] = std::move(*row);
    }
    (void)correct({ &compared.overall });
    std::vector<GroupRow*> rows;
    for (auto& [type, row] : compared.types) {
        rows.push_back(&row);
    }
    compared.typeTests = correct(rows);
    return compared;
}

} // namespace touchstone::analysis
