// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/groupcomparison.h"

#include "core/statistics/pairedunits.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/lookup.h"

#include <boost/math/distributions/students_t.hpp>

#include <cmath>
#include <numeric>

namespace touchstone::analysis {

namespace {

using support::Result;

constexpr double tieWidth = 1e-12;
constexpr std::uint64_t usePermutation = 3; ///< beside those of statistics/resampling

std::vector<double> numbersOf(std::span<const std::optional<double>> values)
{
    std::vector<double> numbers;
    for (const auto& value : values) {
        if (value) {
            numbers.push_back(*value);
        }
    }
    std::ranges::sort(numbers); // sums do not depend on the order of the runs
    return numbers;
}

double average(const std::vector<double>& numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

/// Of the sample (n - 1); of two numbers and more, in order.
double varianceOf(const std::vector<double>& numbers)
{
    if (numbers.front() == numbers.back()) {
        return 0; // their mean may be off by a rounding
    }
    const auto squares = std::accumulate(
        numbers.begin(), numbers.end(), 0.0, [mean = average(numbers)](double sum, double number) {
            return sum + (number - mean) * (number - mean);
        });
    return squares / static_cast<double>(numbers.size() - 1);
}

/// n over k, or one more than `most` where it is more.
std::uint64_t waysOf(std::size_t n, std::size_t k, std::uint64_t most)
{
    k = std::min(k, n - k);
    std::uint64_t ways = 1;
    for (std::size_t i = 1; i <= k; ++i) {
        ways = ways * (n - k + i) / i; // whole at each step; small enough before it is more than `most`
        if (ways > most) {
            return most + 1;
        }
    }
    return ways;
}

/// Counts the ways whose difference reaches the one that was found.
class Ways
{
public:
    Ways(const std::vector<double>& all, std::size_t second, double found)
        : m_all(all)
        , m_second(second)
        , m_found(found)
    {
    }

    /// The runs that make the second group.
    void add(std::span<const std::size_t> chosen)
    {
        double sum = 0;
        for (const auto run : chosen) {
            sum += m_all[run];
        }
        const auto rest = static_cast<double>(m_all.size() - m_second);
        const auto difference = sum / static_cast<double>(m_second) - (m_sum - sum) / rest;
        const bool reached
            = m_found < 0 ? difference <= m_found + tieWidth : difference >= m_found - tieWidth;
        oneSided += reached ? 1U : 0U;
        twoSided += std::abs(difference) >= std::abs(m_found) - tieWidth ? 1U : 0U;
        ++ways;
    }

    std::uint64_t oneSided = 0;
    std::uint64_t twoSided = 0;
    std::uint64_t ways = 0;

private:
    const std::vector<double>& m_all;
    std::size_t m_second;
    double m_found;
    double m_sum = std::accumulate(m_all.begin(), m_all.end(), 0.0);
};

/// The next choice in the order of the numbers; false: there is none.
bool advance(std::vector<std::size_t>& chosen, std::size_t n)
{
    for (auto i = chosen.size(); i-- > 0;) {
        if (chosen[i] < n - (chosen.size() - i)) {
            ++chosen[i];
            for (auto k = i + 1; k < chosen.size(); ++k) {
                chosen[k] = chosen[k - 1] + 1;
            }
            return true;
        }
    }
    return false;
}

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

GroupStatistics groupStatistics(std::span<const std::optional<double>> values, bool lowerIsBetter)
{
    GroupStatistics statistics;
    const auto numbers = numbersOf(values);
    statistics.runs = numbers.size();
    statistics.undefined = values.size() - numbers.size();
    if (numbers.empty()) {
        return statistics;
    }
    statistics.mean = average(numbers);
    if (numbers.size() > 1) {
        statistics.deviation = std::sqrt(varianceOf(numbers));
    }
    const auto better = [&](std::size_t one, std::size_t other) {
        return lowerIsBetter ? *values[one] < *values[other] : *values[one] > *values[other];
    };
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i]) {
            continue;
        }
        statistics.best = !statistics.best || better(i, *statistics.best) ? i : *statistics.best;
        statistics.worst = !statistics.worst || better(*statistics.worst, i) ? i : *statistics.worst;
    }
    return statistics;
}

support::Result<std::optional<GroupTest>> permutationOfRuns(std::span<const std::optional<double>> first,
    std::span<const std::optional<double>> second, const metrics::ResamplingSpec& spec,
    support::Progress& progress)
{
    const auto one = numbersOf(first);
    const auto other = numbersOf(second);
    if (one.empty() || other.empty()) {
        return std::optional<GroupTest>();
    }
    GroupTest test;
    test.difference = average(other) - average(one);
    auto all = one;
    all.insert(all.end(), other.begin(), other.end());
    std::ranges::sort(all);
    Ways ways(all, other.size(), test.difference);
    test.exact = waysOf(all.size(), other.size(), metrics::mostOutcomes) <= metrics::mostOutcomes;
    const auto cancelled = []() {
        return support::failure(support::ErrorCode::Cancelled, support::said("The test was cancelled."));
    };
    if (test.exact) {
        std::vector<std::size_t> chosen(other.size());
        std::iota(chosen.begin(), chosen.end(), std::size_t { 0 });
        do {
            ways.add(chosen);
            if (progress.cancelled()) {
                return cancelled();
            }
        } while (advance(chosen, all.size()));
    } else {
        std::vector<std::size_t> order(all.size());
        for (std::size_t trial = 0; trial < spec.trials; ++trial) {
            std::iota(order.begin(), order.end(), std::size_t { 0 });
            metrics::RandomBits random(spec.seed, usePermutation, trial);
            for (std::size_t i = 0; i < other.size(); ++i) {
                const auto left = static_cast<std::uint32_t>(order.size() - i);
                std::swap(order[i], order[i + random.below(left)]);
            }
            ways.add(std::span(order).first(other.size()));
            if (progress.cancelled()) {
                return cancelled();
            }
        }
    }
    const double more = test.exact ? 0 : 1; // the way that was found is one of the trials
    const auto looked = static_cast<double>(ways.ways) + more;
    test.oneSided = (static_cast<double>(ways.oneSided) + more) / looked;
    test.twoSided = (static_cast<double>(ways.twoSided) + more) / looked;
    test.ways = ways.ways;
    return std::optional(test);
}

std::optional<metrics::Interval> welchInterval(
    std::span<const std::optional<double>> first, std::span<const std::optional<double>> second, double level)
{
    const auto one = numbersOf(first);
    const auto other = numbersOf(second);
    if (one.size() < 2 || other.size() < 2) {
        return std::nullopt;
    }
    const auto difference = average(other) - average(one);
    const auto oneSquared = varianceOf(one) / static_cast<double>(one.size()); // standard errors of the means
    const auto otherSquared = varianceOf(other) / static_cast<double>(other.size());
    const auto squared = oneSquared + otherSquared;
    if (squared == 0) {
        return metrics::Interval { difference, difference };
    }
    const auto share = oneSquared / squared;
    const auto degrees = 1
        / (share * share / static_cast<double>(one.size() - 1)
            + (1 - share) * (1 - share) / static_cast<double>(other.size() - 1));
    const auto beyond = (100 - level) / 200; // on each side
    const auto width = quantile(complement(boost::math::students_t(degrees), beyond)) * std::sqrt(squared);
    return metrics::Interval { difference - width, difference + width };
}

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
