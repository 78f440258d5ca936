// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/typecomparison.h"

#include "core/evaluation/records/typemeans.h"
#include "core/statistics/typeunits.h"
#include "core/support/lookup.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

/// Makes the differences once the units have met.
struct ComparingTypes
{
    const TypeUnits& units;
    const std::vector<ChosenScores>& scores;
    std::span<const std::pair<std::size_t, std::size_t>> pairs;
    const SignificanceSettings& settings;

    support::Result<void> run(TypeComparison& comparison, support::Progress& progress) const
    {
        const auto systems = scores.size();
        const auto trials = settings.resampling.trials;
        // Thousands of types and a million trials do not fit in memory together; the draws are the same each
        // time.
        constexpr std::size_t mostValues = 16'000'000;
        const auto chunk = std::max<std::size_t>(1, mostValues / (trials * systems));
        const auto sums = units.all().sum();
        for (std::size_t from = 0; from < comparison.types.size(); from += chunk) {
            const auto count = std::min(chunk, comparison.types.size() - from) * systems;
            std::vector<double> found(count);
            scoreTypes(from, sums, found);
            const auto samples = metrics::bootstrap(
                units.all(), count, [&](auto drawn, auto values) { scoreTypes(from, drawn, values); },
                settings.resampling, progress);
            if (!samples) {
                return tl::unexpected(samples.error());
            }
            for (std::size_t at = 0; at < count; at += systems) {
                auto& type = comparison.types[from + at / systems];
                type.scores
                    = support::listOf<std::optional<double>>(std::span(found).subspan(at, systems), defined);
                for (const auto& [first, second] : pairs) {
                    type.differences.push_back(
                        sampledDifference(first, second, std::span(found).subspan(at, systems),
                            std::span(*samples).subspan(at * trials, systems * trials), settings.resampling,
                            comparison.units));
                }
            }
        }
        return test(comparison, progress);
    }

    void scoreOne(std::size_t system, std::span<const double> sums, std::span<double> score) const
    {
        scores[system].score(sums, score);
        if (settings.zeroForUndefined && std::isnan(score[0])) {
            score[0] = 0;
        }
    }

    void scoreTypes(std::size_t from, std::span<const double> sums, std::span<double> values) const
    {
        for (std::size_t at = 0; at < values.size(); ++at) {
            const auto type = from + at / scores.size();
            const auto system = at % scores.size();
            scoreOne(system, sums.subspan(type * units.block() + system * units.width(), units.width()),
                values.subspan(at, 1));
        }
    }

    support::Result<void> test(TypeComparison& comparison, support::Progress& progress) const
    {
        const auto tables = units.byType();
        std::vector<ScoreDifference*> tested;
        for (std::size_t type = 0; type < comparison.types.size(); ++type) {
            for (auto& one : comparison.types[type].differences) {
                if (!one.difference) {
                    continue;
                }
                const auto width = units.width();
                auto done = keepTest(one,
                    metrics::pairedRandomisation(
                        tables[type], one.first * width, one.second * width, width, 1,
                        [&](auto sums, auto score) { scoreOne(one.first, sums, score); }, settings.resampling,
                        progress));
                if (!done) {
                    return done;
                }
                if (one.twoSided) {
                    tested.push_back(&one);
                }
            }
        }
        correctByHolm(tested);
        comparison.tests = tested.size();
        return {};
    }
};

support::Result<TypeComparison> compareBy(const SignificanceSettings& settings,
    std::span<const MeasuredSystem> systems, const std::string& score,
    std::span<const std::pair<std::size_t, std::size_t>> pairs, support::Progress& progress)
{
    if (systems.empty()) {
        return support::failure(
            support::ErrorCode::InvalidOption, support::said("There is no system to compare."));
    }
    if (const auto fine = checkComparable(settings, systems); !fine) {
        return tl::unexpected(fine.error());
    }
    TypeComparison comparison;
    comparison.settings = settings;
    if (std::ranges::any_of(
            systems, [](const auto& system) { return !system.result->typeCounting(*system.evaluation); })) {
        comparison.note = support::said("Scores by type have no interval and no p: the rows of types of this "
                                        "score (%1) are not sums of records that can be drawn and swapped.",
            systems.front().result->measure);
        return comparison;
    }
    const auto mean = meanScore(score);
    const auto paired = pairedSides(systems, { mean ? mean->score : score }, settings);
    if (!paired) {
        return tl::unexpected(paired.error());
    }
    const auto& [sides, scores] = *paired;
    const auto met = meetingUnits(systems, sides);
    if (!met) {
        return tl::unexpected(met.error());
    }
    const auto rows = typeRowsOf(systems);
    const TypeUnits units(systems, sides, *met, scores.front().needed(), rows, TypeUnits::Order::TypesFirst);
    comparison.units = met->size();
    for (const auto& name : rows.names) {
        comparison.types.push_back({ name, {}, {} });
    }
    if (const auto done = ComparingTypes { units, scores, pairs, settings }.run(comparison, progress);
        !done) {
        return tl::unexpected(done.error());
    }
    return comparison;
}

} // namespace

support::Result<TypeComparison> compareTypes(std::span<const MeasuredSystem> systems,
    const std::string& score, std::span<const std::pair<std::size_t, std::size_t>> pairs,
    const SignificanceSettings& settings, support::Progress& progress)
{
    return withSettledUnit(settings, systems, [&](const SignificanceSettings& settled) {
        return compareBy(settled, systems, score, pairs, progress);
    });
}

const TypeComparison::Type* comparedType(
    const TypeComparison& comparison, std::span<const MeasuredSystem> systems, const std::string& type)
{
    if (const auto* const found = support::found(comparison.types, type, &TypeComparison::Type::type)) {
        return found;
    }
    const std::vector<std::string> literal { type };
    return support::found(comparison.types, comparableTypes(literal, comparedWithoutCase(systems)).front(),
        &TypeComparison::Type::type);
}

std::vector<std::pair<std::size_t, std::size_t>> everyPair(std::size_t systems)
{
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t first = 0; first < systems; ++first) {
        for (auto second = first + 1; second < systems; ++second) {
            pairs.emplace_back(first, second);
        }
    }
    return pairs;
}

support::Result<ScoreComparison> compareScoresOf(std::span<const MeasuredSystem> systems,
    const std::string& score, const std::optional<std::string>& type, const SignificanceSettings& settings,
    support::Progress& progress)
{
    if (!type) {
        return compareScores(systems, score, settings, progress);
    }
    auto types = compareTypes(systems, score, everyPair(systems.size()), settings, progress);
    if (!types) {
        return tl::unexpected(types.error());
    }
    const auto* const own = comparedType(*types, systems, *type);
    if (own == nullptr) {
        return support::failure(support::ErrorCode::InvalidOption,
            types->note.empty() ? support::said("No system and no gold has the type %1.", *type)
                                : types->note);
    }
    const auto& result = *systems.front().result;
    const auto* const known = result.score(score);
    ScoreComparison comparison { .measure = result.measure,
        .score = score,
        .lowerIsBetter = known != nullptr && known->lowerIsBetter,
        .settings = types->settings,
        .units = types->units };
    comparison.scores = own->scores;
    comparison.differences = own->differences;
    return comparison;
}

} // namespace touchstone::analysis
