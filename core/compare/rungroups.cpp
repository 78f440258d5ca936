// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/rungroups.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace touchstone::analysis {

namespace {

constexpr double tieWidth = 1e-12;
constexpr std::uint64_t usePermutation = 3; ///< beside those of statistics/resampling

std::vector<double> defined(std::span<const std::optional<double>> values)
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

double meanOf(const std::vector<double>& numbers)
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
        numbers.begin(), numbers.end(), 0.0, [mean = meanOf(numbers)](double sum, double number) {
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

} // namespace

GroupStatistics groupStatistics(std::span<const std::optional<double>> values, bool lowerIsBetter)
{
    GroupStatistics statistics;
    const auto numbers = defined(values);
    statistics.runs = numbers.size();
    statistics.undefined = values.size() - numbers.size();
    if (numbers.empty()) {
        return statistics;
    }
    statistics.mean = meanOf(numbers);
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
    const auto one = defined(first);
    const auto other = defined(second);
    if (one.empty() || other.empty()) {
        return std::optional<GroupTest>();
    }
    GroupTest test;
    test.difference = meanOf(other) - meanOf(one);
    auto all = one;
    all.insert(all.end(), other.begin(), other.end());
    std::ranges::sort(all);
    Ways ways(all, other.size(), test.difference);
    test.exact = waysOf(all.size(), other.size(), metrics::mostOutcomes) <= metrics::mostOutcomes;
    const auto cancelled
        = []() { return support::failure(support::ErrorCode::Cancelled, "The test was cancelled."); };
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
    const auto one = defined(first);
    const auto other = defined(second);
    if (one.size() < 2 || other.size() < 2) {
        return std::nullopt;
    }
    const auto difference = meanOf(other) - meanOf(one);
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

} // namespace touchstone::analysis
