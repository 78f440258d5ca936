// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/significance.h"

#include "core/evaluation/records/typemeans.h"
#include "core/measures/registry/measureregistry.h"
#include "core/statistics/pairedunits.h"
#include "core/statistics/scoreplaces.h"
#include "core/statistics/typeunits.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

using metrics::UnitTable;

/// Do two results make the same scores of the same statistics? Not so for ETER at two alphas.
bool scoreAlike(const ChosenScores& a, const ChosenScores& b, std::span<const double> totals)
{
    const auto sums = support::listOf<double>(a.needed(), [totals](auto column) { return totals[column]; });
    std::vector<double> one(a.size());
    std::vector<double> other(a.size());
    a.score(sums, one);
    b.score(sums, other);
    return std::ranges::equal(
        one, other, [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); });
}

/// What is compared: the statistics of all systems, unit by unit, and the score that each makes of its own.
struct ComparedSums
{
    UnitTable table; ///< the systems' blocks of columns one after the other
    std::size_t width = 0; ///< of a block
    std::function<double(std::size_t system, std::span<const double> sums)> score; ///< NaN: undefined
    /// The test of two systems whose blocks are no alike statistics of one score; false: they are.
    std::function<support::Result<bool>(ScoreDifference& difference, support::Progress& progress)>
        otherTest {};
};

support::Result<void> test(const ComparedSums& compared, ScoreDifference& difference,
    const metrics::ResamplingSpec& spec, support::Progress& progress)
{
    if (compared.otherTest) {
        const auto tested = compared.otherTest(difference, progress);
        if (!tested || *tested) {
            return tested ? support::Result<void>() : tl::unexpected(tested.error());
        }
    }
    return keepTest(difference,
        metrics::pairedRandomisation(
            compared.table, difference.first * compared.width, difference.second * compared.width,
            compared.width, 1,
            [&](auto sums, auto scores) { scores[0] = compared.score(difference.first, sums); }, spec,
            progress));
}

/// Scores, intervals, differences and tests, once the units of the systems have met.
support::Result<ScoreComparison> compareSums(std::span<const MeasuredSystem> measured, const Score& score,
    const SignificanceSettings& settings, const ComparedSums& compared, support::Progress& progress)
{
    ScoreComparison comparison { .measure = measured.front().result->measure,
        .score = score.id,
        .lowerIsBetter = score.lowerIsBetter,
        .settings = settings };
    const auto systems = measured.size();
    const auto& spec = comparison.settings.resampling;
    comparison.units = compared.table.units();
    const auto scoreAll = [&](std::span<const double> sums, std::span<double> scores) {
        for (std::size_t i = 0; i < systems; ++i) {
            scores[i] = compared.score(i, sums.subspan(i * compared.width, compared.width));
        }
    };
    std::vector<double> found(systems);
    scoreAll(compared.table.sum(), found);
    const auto samples = metrics::bootstrap(compared.table, systems, scoreAll, spec, progress);
    if (!samples) {
        return tl::unexpected(samples.error());
    }
    for (std::size_t i = 0; i < systems; ++i) {
        comparison.scores.push_back(defined(found[i]));
        comparison.intervals.push_back(comparison.units > 1 && comparison.scores.back()
                ? metrics::percentileInterval(
                    std::span(*samples).subspan(i * spec.trials, spec.trials), spec.confidenceLevel)
                : std::nullopt);
    }
    for (std::size_t first = 0; first < systems; ++first) {
        for (std::size_t second = first + 1; second < systems; ++second) {
            auto difference = sampledDifference(first, second, found, *samples, spec, comparison.units);
            if (difference.difference) {
                if (const auto tested = test(compared, difference, spec, progress); !tested) {
                    return tl::unexpected(tested.error());
                }
            }
            comparison.differences.push_back(difference);
        }
    }
    std::vector<ScoreDifference*> all;
    for (auto& difference : comparison.differences) {
        all.push_back(&difference);
    }
    correctByHolm(all);
    return comparison;
}

double scored(const ChosenScores& score, std::span<const double> sums, bool zeroForUndefined)
{
    double value = 0;
    score.score(sums, std::span(&value, 1));
    return zeroForUndefined && std::isnan(value) ? 0 : value;
}

/// Two formulas: swaps what each side makes of a unit, where that adds up.
support::Result<void> testCosts(ScoreDifference& difference, std::span<const MeasuredSystem> systems,
    const PairedSides& paired, const std::vector<std::vector<std::uint32_t>>& rows,
    const SignificanceSettings& settings, support::Progress& progress)
{
    constexpr std::size_t width = 2;
    const auto statistics = systems.front().result->statisticColumns.size();
    UnitTable table(2 * width);
    for (const auto& numbers : rows) {
        std::vector<double> row;
        for (const auto system : { difference.first, difference.second }) {
            const auto number = numbers[system];
            const auto all = std::span(paired.sides[system].statistics.values);
            const auto& score = paired.scores[system].front();
            if (score.cost.empty() || score.formula.numerator() == nullptr) {
                difference.note
                    = "The settings of the two make their scores by different formulas that do not add up "
                      "over documents, so that swapping documents has no meaning: there is no p.";
                return {};
            }
            const auto of = [&](const metrics::Formula& part) {
                return number == noUnit ? 0.0 : *part(all.subspan(number * statistics, statistics));
            };
            row.insert(row.end(), { of(*score.formula.numerator()), of(*score.formula.denominator()) });
        }
        table.addUnit(row);
    }
    difference.note = "The two weigh errors differently: what was swapped for p is each unit's sum of "
                      "errors, as its own side weighs it, with its number of gold annotations.";
    const bool zero = settings.zeroForUndefined;
    return keepTest(difference,
        metrics::pairedRandomisation(
            table, 0, width, width, 1,
            [zero](auto sums, auto scores) {
                scores[0] = sums[1] > 0 ? sums[0] / sums[1]
                    : zero              ? 0
                                        : std::numeric_limits<double>::quiet_NaN();
            },
            settings.resampling, progress));
}

/// The statistics that one score needs.
ComparedSums sumsOfScore(std::span<const MeasuredSystem> systems, const PairedSides& paired,
    const std::vector<std::vector<std::uint32_t>>& rows, const SignificanceSettings& settings)
{
    const auto statistics = systems.front().result->statisticColumns.size();
    const auto& needed = paired.scores.front().needed();
    const auto width = needed.size();
    ComparedSums compared { UnitTable(systems.size() * width), width, {} };
    std::vector<double> row(compared.table.width());
    for (const auto& numbers : rows) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            for (std::size_t column = 0; column < width; ++column) {
                row[i * width + column] = numbers[i] == noUnit
                    ? 0
                    : paired.sides[i].statistics.values[numbers[i] * statistics + needed[column]];
            }
        }
        compared.table.addUnit(row);
    }
    compared.score = [&paired, zero = settings.zeroForUndefined](
                         std::size_t system, auto sums) { return scored(paired.scores[system], sums, zero); };
    compared.otherTest = [systems, &paired, &rows, &settings](ScoreDifference& difference,
                             support::Progress& progress) -> support::Result<bool> {
        const auto& one = paired.scores[difference.first];
        const auto& other = paired.scores[difference.second];
        if (scoreAlike(one, other, paired.sides[difference.first].totals)
            && scoreAlike(one, other, paired.sides[difference.second].totals)) {
            return false;
        }
        if (const auto done = testCosts(difference, systems, paired, rows, settings, progress); !done) {
            return tl::unexpected(done.error());
        }
        return true;
    };
    return compared;
}

/// Those of every type, for a mean over the types. `paired` has the score, then the counts of gold and system
/// annotations.
ComparedSums sumsOfTypes(std::span<const MeasuredSystem> systems, const PairedSides& paired,
    const std::vector<std::vector<std::uint32_t>>& rows, TypeMean mean, bool lowerIsBetter, bool zero)
{
    const auto types = typeRowsOf(systems);
    const TypeUnits units(
        systems, paired.sides, rows, paired.scores.front().needed(), types, TypeUnits::Order::SystemsFirst);
    ComparedSums compared { units.all(), units.block(), {} };
    compared.score = [&paired, mean, lowerIsBetter, zero, width = units.width(), count = types.names.size()](
                         std::size_t system, std::span<const double> sums) {
        std::vector<TypeValue> values(count);
        std::array<double, 3> scores {};
        for (std::size_t type = 0; type < count; ++type) {
            paired.scores[system].score(sums.subspan(type * width, width), scores);
            values[type] = { defined(scores[0]), scores[1], scores[2] };
        }
        return meanOf(values, mean, lowerIsBetter)
            .value_or(zero ? 0 : std::numeric_limits<double>::quiet_NaN());
    };
    return compared;
}

/// A mean over the types.
support::Result<ScoreComparison> compareMeans(std::span<const MeasuredSystem> systems,
    const MeanScore& wanted, const SignificanceSettings& settings, support::Progress& progress)
{
    const auto& result = *systems.front().result;
    const auto place = typeColumn(result, wanted.score);
    if (place.sheet == nullptr || place.sheet->means.empty()) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said("%1 has no rows of types with the score \"%2\", so there is no mean over them.",
                result.measure, wanted.score));
    }
    if (std::ranges::any_of(
            systems, [](const auto& system) { return !system.result->typeCounting(*system.evaluation); })) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said(
                "Means over the types of %1 have no interval and no p: its rows of types are not sums of "
                "records that can be drawn and swapped. touchstone-cli table --measure %1 shows systems side "
                "by side.",
                result.measure));
    }
    const auto counts = typeCountScores(result, *place.sheet);
    const auto paired = pairedSides(systems, { wanted.score, counts.gold, counts.system }, settings);
    if (!paired) {
        return tl::unexpected(paired.error());
    }
    const auto rows = meetingUnits(systems, paired->sides);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    auto compared = *result.score(wanted.score);
    const auto sums = sumsOfTypes(
        systems, *paired, *rows, wanted.mean, compared.lowerIsBetter, settings.zeroForUndefined);
    compared.id += "." + std::string(name(wanted.mean));
    return compareSums(systems, compared, settings, sums, progress);
}

support::Result<ScoreComparison> compareBy(const SignificanceSettings& settings,
    std::span<const MeasuredSystem> systems, const std::string& score, support::Progress& progress)
{
    if (const auto mean = meanScore(score); mean && !systems.empty()) {
        return compareMeans(systems, *mean, settings, progress);
    }
    const auto paired = pairedSides(systems, { score }, settings);
    if (!paired) {
        return tl::unexpected(paired.error());
    }
    const auto& result = *systems.front().result;
    for (std::size_t i = 0; i < paired->sides.size(); ++i) {
        for (const auto column : paired->scores[i].needed()) {
            if (!paired->sides[i].statistics.known[column]) {
                return unitsRefused(result);
            }
        }
    }
    const auto rows = meetingUnits(systems, paired->sides);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    return compareSums(systems, paired->scores.front().front(), settings,
        sumsOfScore(systems, *paired, *rows, settings), progress);
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
    const bool several = comparison.scores.size() > 2;
    for (const auto& difference : comparison.differences) {
        if (several && best && (difference.first == *best || difference.second == *best)
            && difference.twoSidedHolm
            && *difference.twoSidedHolm >= significanceLevel(comparison.settings)) {
            systems.push_back(difference.first == *best ? difference.second : difference.first);
        }
    }
    std::ranges::sort(systems);
    return systems;
}

double significanceLevel(const SignificanceSettings& settings)
{
    constexpr double hundred = 100;
    constexpr double digits = 1e9; // 100 - 99.9 is not 0.1 in binary
    return std::round((hundred - settings.resampling.confidenceLevel) * digits) / digits / hundred;
}

support::Message testText(const SignificanceSettings& settings, std::size_t units)
{
    const auto text = [&](const char* pattern) {
        return support::said(pattern, units, settings.resampling.trials, settings.resampling.seed);
    };
    using support::pattern;
    if (settings.unit == ResamplingUnit::Sentence) {
        return text(units == 1
                ? pattern("two-sided paired approximate randomisation over %1 sentence, %2 trials, seed %3")
                : pattern(
                    "two-sided paired approximate randomisation over %1 sentences, %2 trials, seed %3"));
    }
    return text(units == 1
            ? pattern("two-sided paired approximate randomisation over %1 document, %2 trials, seed %3")
            : pattern("two-sided paired approximate randomisation over %1 documents, %2 trials, seed %3"));
}

support::Message fewUnitsText(const SignificanceSettings& settings, std::size_t units, double level)
{
    const auto least = std::min(1.0, 2 * std::pow(0.5, static_cast<double>(units)));
    return least < level ? support::Message()
                         : support::said(settings.unit == ResamplingUnit::Sentence
                                 ? "So few sentences cannot give a p below %1."
                                 : "So few documents cannot give a p below %1.",
                             support::shortest(least));
}

support::Result<std::optional<double>> scoreValue(const MeasuredSystem& system, const std::string& score)
{
    if (const auto* const cell = meanCell(*system.result, score)) {
        return cell->value;
    }
    const auto side = pairedSide(system, ResamplingUnit::Document);
    if (!side) {
        return tl::unexpected(side.error());
    }
    const auto chosen = ChosenScores::of(*system.result, std::span(&score, 1));
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    return chosen->front().untold ? std::nullopt : chosen->front().formula(side->totals);
}

std::string headlineScore(std::string_view measure)
{
    const auto* const found = metrics::measureById(measure);
    return found == nullptr ? std::string() : std::string(found->headline);
}

std::vector<std::string> scoreNames(const MeasureResult& result)
{
    auto names = support::listOf(result.scores, &Score::id);
    for (const auto& score : result.scores) {
        for (const auto mean : allTypeMeans) {
            auto full = score.id + "." + std::string(name(mean));
            if (!score.isCount && meanCell(result, full) != nullptr) {
                names.push_back(std::move(full));
            }
        }
    }
    return names;
}

} // namespace touchstone::analysis
