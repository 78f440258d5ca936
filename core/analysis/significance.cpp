// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/significance.h"

#include "core/analysis/costsums.h"
#include "core/analysis/pairedunits.h"
#include "core/analysis/wantedscores.h"
#include "core/metrics/measureregistry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace touchstone::analysis {

namespace {

using metrics::UnitTable;

std::optional<double> defined(double value)
{
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

/// Do two results make the same scores of the same statistics? Not so for ETER at two alphas.
bool scoreAlike(const WantedScores& a, const WantedScores& b, std::span<const double> totals)
{
    std::vector<double> sums;
    for (const auto column : a.needed()) {
        sums.push_back(totals[column]);
    }
    std::vector<double> one(a.size());
    std::vector<double> other(a.size());
    a.score(sums, one);
    b.score(sums, other);
    return std::equal(one.begin(), one.end(), other.begin(),
        [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); });
}

/// The comparison of systems whose units have met.
class Comparing
{
public:
    Comparing(std::span<const MeasuredSystem> systems, std::vector<PairedSide> sides,
        std::vector<WantedScores> scores, const std::vector<std::vector<std::uint32_t>>& rows,
        const SignificanceSettings& settings)
        : m_systems(systems)
        , m_sides(std::move(sides))
        , m_scores(std::move(scores))
        , m_rows(rows)
        , m_statistics(systems.front().result->statisticNames.size())
        , m_zero(settings.zeroForUndefined)
        , m_width(m_scores.front().needed().size())
        , m_table(m_sides.size() * m_width)
    {
        const auto& needed = m_scores.front().needed();
        std::vector<double> row(m_table.width());
        for (const auto& numbers : rows) {
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                for (std::size_t column = 0; column < m_width; ++column) {
                    row[i * m_width + column] = numbers[i] == noUnit
                        ? 0
                        : m_sides[i].statistics.values[numbers[i] * m_statistics + needed[column]];
                }
            }
            m_table.addUnit(row);
        }
    }

    [[nodiscard]] support::Result<void> run(ScoreComparison& comparison, support::Progress& progress) const
    {
        const auto count = m_sides.size();
        const auto& spec = comparison.settings.resampling;
        comparison.units = m_table.units();
        std::vector<double> found(count);
        scoreAll(m_table.sum(), found);
        const auto samples = metrics::bootstrap(
            m_table, count, [this](auto sums, auto scores) { scoreAll(sums, scores); }, spec, progress);
        if (!samples) {
            return tl::unexpected(samples.error());
        }
        const bool enough = comparison.units > 1; // draws of one unit are all alike and tell nothing
        const auto sample
            = [&](std::size_t i) { return std::span(*samples).subspan(i * spec.trials, spec.trials); };
        for (std::size_t i = 0; i < count; ++i) {
            comparison.scores.push_back(defined(found[i]));
            comparison.intervals.push_back(enough && comparison.scores.back()
                    ? metrics::percentileInterval(sample(i), spec.confidenceLevel)
                    : std::nullopt);
        }
        for (std::size_t first = 0; first < count; ++first) {
            for (std::size_t second = first + 1; second < count; ++second) {
                ScoreDifference difference;
                difference.first = first;
                difference.second = second;
                difference.difference = defined(found[second] - found[first]);
                if (difference.difference) {
                    std::vector<double> paired(spec.trials);
                    std::transform(sample(second).begin(), sample(second).end(), sample(first).begin(),
                        paired.begin(), std::minus<>());
                    difference.interval
                        = enough ? metrics::percentileInterval(paired, spec.confidenceLevel) : std::nullopt;
                    if (const auto tested = test(difference, spec, progress); !tested) {
                        return tested;
                    }
                } else {
                    difference.note = "A score is undefined (0/0), and so is its difference to another.";
                }
                comparison.differences.push_back(difference);
            }
        }
        std::vector<ScoreDifference*> all;
        for (auto& difference : comparison.differences) {
            all.push_back(&difference);
        }
        correctByHolm(all);
        return {};
    }

private:
    void scoreOne(const WantedScores& one, std::span<const double> sums, std::span<double> scores) const
    {
        one.score(sums, scores);
        for (auto& score : scores) {
            score = m_zero && std::isnan(score) ? 0 : score;
        }
    }

    void scoreAll(std::span<const double> sums, std::span<double> scores) const
    {
        for (std::size_t i = 0; i < m_scores.size(); ++i) {
            scoreOne(m_scores[i], sums.subspan(i * m_width, m_width), scores.subspan(i, 1));
        }
    }

    support::Result<void> test(
        ScoreDifference& difference, const metrics::ResamplingSpec& spec, support::Progress& progress) const
    {
        const auto& one = m_scores[difference.first];
        if (!scoreAlike(one, m_scores[difference.second], m_sides[difference.first].totals)
            || !scoreAlike(one, m_scores[difference.second], m_sides[difference.second].totals)) {
            return testCosts(difference, spec, progress);
        }
        return keep(difference,
            metrics::pairedRandomisation(
                m_table, difference.first * m_width, difference.second * m_width, m_width, 1,
                [&](auto sums, auto scores) { scoreOne(one, sums, scores); }, spec, progress));
    }

    static support::Result<void> keep(ScoreDifference& difference,
        const support::Result<std::vector<std::optional<metrics::SwapTest>>>& tests)
    {
        if (!tests) {
            return tl::unexpected(tests.error());
        }
        if (const auto& test = tests->front()) {
            difference.oneSided = test->oneSided;
            difference.twoSided = test->twoSided;
            difference.exact = test->exact;
        }
        return {};
    }

    /// Two formulas: swaps what each side makes of a unit, where that adds up.
    support::Result<void> testCosts(
        ScoreDifference& difference, const metrics::ResamplingSpec& spec, support::Progress& progress) const
    {
        constexpr std::size_t width = 2;
        const auto& name = m_scores.front().names().front();
        UnitTable table(2 * width);
        for (const auto& numbers : m_rows) {
            std::vector<double> row;
            for (const auto system : { difference.first, difference.second }) {
                const auto number = numbers[system];
                const auto all = std::span(m_sides[system].statistics.values);
                const auto sums = number == noUnit
                    ? std::optional(CostSums())
                    : costSums(m_systems[system], name, all.subspan(number * m_statistics, m_statistics));
                if (!sums) {
                    difference.note
                        = "The settings of the two make their scores by different formulas that do "
                          "not add up over documents, so that swapping documents has no meaning: "
                          "there is no p.";
                    return {};
                }
                row.insert(row.end(), { sums->errors, sums->gold });
            }
            table.addUnit(row);
        }
        difference.note = "The two weigh errors differently: what was swapped for p is each unit's sum of "
                          "errors, as its own side weighs it, with its number of gold annotations.";
        const bool zero = m_zero;
        return keep(difference,
            metrics::pairedRandomisation(
                table, 0, width, width, 1,
                [zero](auto sums, auto scores) {
                    scores[0] = sums[1] > 0 ? sums[0] / sums[1]
                        : zero              ? 0
                                            : std::numeric_limits<double>::quiet_NaN();
                },
                spec, progress));
    }

    std::span<const MeasuredSystem> m_systems;
    std::vector<PairedSide> m_sides;
    std::vector<WantedScores> m_scores;
    const std::vector<std::vector<std::uint32_t>>& m_rows;
    std::size_t m_statistics;
    bool m_zero;
    std::size_t m_width;
    UnitTable m_table;
};

} // namespace

namespace {

support::Result<ScoreComparison> compareBy(const SignificanceSettings& settings,
    std::span<const MeasuredSystem> systems, const std::string& score, support::Progress& progress)
{
    auto paired = pairedSides(systems, score, settings);
    if (!paired) {
        return tl::unexpected(paired.error());
    }
    auto& [sides, scores] = *paired;
    const auto& result = *systems.front().result;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        for (const auto column : scores[i].needed()) {
            if (!sides[i].statistics.known[column]) {
                return unitsRefused(result);
            }
        }
    }
    const auto rows = meetingUnits(systems, sides);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    const auto* const measure = metrics::measureById(result.measure);
    ScoreComparison comparison;
    comparison.measure = result.measure;
    comparison.score = scores.front().names().front();
    const auto named = result.score(sides.front().totals);
    comparison.lowerIsBetter = measure != nullptr && measure->lowerIsBetter
        && std::any_of(named.begin(), named.end(),
            [&comparison](const auto& one) { return one.name == comparison.score && !one.isCount; });
    comparison.settings = settings;
    const Comparing comparing(systems, std::move(sides), std::move(scores), *rows, settings);
    if (const auto done = comparing.run(comparison, progress); !done) {
        return tl::unexpected(done.error());
    }
    return comparison;
}

} // namespace

support::Result<ScoreComparison> compareScores(std::span<const MeasuredSystem> systems,
    const std::string& score, const SignificanceSettings& settings, support::Progress& progress)
{
    return withSettledUnit(settings, systems,
        [&](const SignificanceSettings& settled) { return compareBy(settled, systems, score, progress); });
}

std::optional<std::size_t> bestSystem(const ScoreComparison& comparison)
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < comparison.scores.size(); ++i) {
        const auto& score = comparison.scores[i];
        if (score
            && (!best
                || (comparison.lowerIsBetter ? *score < *comparison.scores[*best]
                                             : *score > *comparison.scores[*best]))) {
            best = i;
        }
    }
    return best;
}

std::vector<std::size_t> notSeparableFromBest(const ScoreComparison& comparison)
{
    std::vector<std::size_t> systems;
    const auto best = bestSystem(comparison);
    for (const auto& difference : comparison.differences) {
        if (best && (difference.first == *best || difference.second == *best) && difference.twoSidedHolm
            && *difference.twoSidedHolm >= significanceLevel(comparison.settings)) {
            systems.push_back(difference.first == *best ? difference.second : difference.first);
        }
    }
    std::sort(systems.begin(), systems.end());
    return systems;
}

double significanceLevel(const SignificanceSettings& settings)
{
    constexpr double hundred = 100;
    constexpr double digits = 1e9; // 100 - 99.9 is not 0.1 in binary
    return std::round((hundred - settings.resampling.confidenceLevel) * digits) / digits / hundred;
}

support::Result<std::optional<double>> scoreValue(const MeasuredSystem& system, const std::string& score)
{
    const auto side = pairedSide(system, ResamplingUnit::Document);
    if (!side) {
        return tl::unexpected(side.error());
    }
    const std::vector<std::string> names { score };
    const auto wanted = WantedScores::of(*system.result, names, side->totals);
    if (!wanted) {
        return tl::unexpected(wanted.error());
    }
    const auto all = system.result->score(side->totals);
    const auto found
        = std::find_if(all.begin(), all.end(), [&score](const auto& one) { return one.name == score; });
    return found->value;
}

std::string headlineScore(std::string_view measure)
{
    const auto* const found = metrics::measureById(measure);
    return found == nullptr ? std::string() : std::string(found->headline);
}

std::vector<std::string> scoreNames(const MeasureResult& result)
{
    std::vector<std::string> names;
    if (result.score) {
        const std::vector<double> zeros(result.statisticNames.size(), 0);
        for (auto& score : result.score(zeros)) {
            names.push_back(std::move(score.name));
        }
    }
    return names;
}

} // namespace touchstone::analysis
