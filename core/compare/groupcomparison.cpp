// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/groupcomparison.h"

#include "core/statistics/scoreplaces.h"

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
    for (const auto& group : values) {
        row.groups.push_back(groupStatistics(group, compared.lowerIsBetter));
    }
    const auto firsts = allPairs ? values.size() : std::min<std::size_t>(1, values.size());
    for (std::size_t first = 0; first < firsts; ++first) {
        for (std::size_t second = first + 1; second < values.size(); ++second) {
            auto test
                = permutationOfRuns(values[first], values[second], compared.settings.resampling, progress);
            if (!test) {
                return tl::unexpected(test.error());
            }
            row.differences.push_back({ first, second, *test, {}, {},
                welchInterval(values[first], values[second], compared.settings.resampling.confidenceLevel) });
        }
    }
    return row;
}

/// Corrects the p of differences that have one; they are one family. The number of them.
std::size_t correct(const std::vector<GroupRow::Difference*>& differences)
{
    std::vector<GroupRow::Difference*> tested;
    std::vector<double> one;
    std::vector<double> two;
    for (auto* difference : differences) {
        if (difference->test) {
            tested.push_back(difference);
            one.push_back(difference->test->oneSided);
            two.push_back(difference->test->twoSided);
        }
    }
    const auto oneHolm = metrics::holm(one);
    const auto twoHolm = metrics::holm(two);
    for (std::size_t i = 0; i < tested.size(); ++i) {
        tested[i]->oneSidedHolm = oneHolm[i];
        tested[i]->twoSidedHolm = twoHolm[i];
    }
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
    GroupedRun made;
    made.signature = run.evaluation->signature;
    made.value = shown(*value);
    made.findings = touchingFindings(*run.evaluation, std::span(&run.result, 1));
    made.touched = touchedNumbers(*run.evaluation, std::span(&run.result, 1));
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

const GroupRow::Difference* GroupComparison::difference(std::size_t one, std::size_t other) const
{
    const auto found = std::find_if(
        overall.differences.begin(), overall.differences.end(), [one, other](const auto& difference) {
            return std::minmax(one, other) == std::minmax(difference.first, difference.second);
        });
    return found == overall.differences.end() ? nullptr : &*found;
}

std::optional<std::size_t> GroupComparison::best() const
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < overall.groups.size(); ++i) {
        const auto& mean = overall.groups[i].mean;
        if (mean
            && (!best
                || (lowerIsBetter ? *mean < *overall.groups[*best].mean
                                  : *mean > *overall.groups[*best].mean))) {
            best = i;
        }
    }
    return best;
}

std::vector<std::size_t> GroupComparison::notSeparableFromBest() const
{
    std::vector<std::size_t> alike;
    const auto first = best();
    constexpr std::size_t several = 3; // two groups have their p
    for (std::size_t i = 0; first && groups.size() >= several && i < groups.size(); ++i) {
        const auto* const test = i == *first ? nullptr : difference(*first, i);
        if (test != nullptr && test->twoSidedHolm && *test->twoSidedHolm >= significanceLevel(settings)) {
            alike.push_back(i);
        }
    }
    return alike;
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
    std::vector<GroupRow::Difference*> all;
    for (auto& difference : compared.overall.differences) {
        all.push_back(&difference);
    }
    (void)correct(all);
    all.clear();
    for (auto& [type, row] : compared.types) {
        for (auto& difference : row.differences) {
            all.push_back(&difference);
        }
    }
    compared.typeTests = correct(all);
    return compared;
}

} // namespace touchstone::analysis
