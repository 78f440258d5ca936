// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/pairedunits.h"

#include "core/measures/registry/measureregistry.h"
#include "core/support/lookup.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

using metrics::UnitTable;

/// By plain column, in an order of the values themselves, so that fractions add up alike in any order of
/// documents.
std::vector<double> totalsOf(std::span<const double> statistics, std::size_t width)
{
    UnitTable table(width);
    for (std::size_t at = 0; width > 0 && at < statistics.size(); at += width) {
        table.addUnit(statistics.subspan(at, width));
    }
    return table.sum();
}

support::Failure otherGold(const MeasuredSystem& system, const ResamplingUnits::Key& key)
{
    const bool sentence = key.sentence > 0;
    return support::failure(support::ErrorCode::Unpairable,
        support::said(sentence
                ? "Systems are compared on the same gold, and not all were scored on its sentence %2 of "
                  "document \"%1\"."
                : "Systems are compared on the same gold, and not all were scored on its document \"%1\".",
            key.document, key.sentence + 1),
        { system.evaluation->system->path, 0, 0 });
}

void correct(std::span<ScoreDifference* const> differences, std::optional<double> ScoreDifference::*plain,
    std::optional<double> ScoreDifference::*corrected)
{
    std::vector<double> p;
    for (const auto* difference : differences) {
        if (difference->*plain) {
            p.push_back(*(difference->*plain));
        }
    }
    const auto all = metrics::holm(p);
    std::size_t at = 0;
    for (auto* difference : differences) {
        if (difference->*plain) {
            difference->*corrected = all[at++];
        }
    }
}

} // namespace

std::optional<double> defined(double value)
{
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

ScoreDifference sampledDifference(std::size_t first, std::size_t second, std::span<const double> scores,
    std::span<const double> samples, const metrics::ResamplingSpec& spec, std::size_t units)
{
    ScoreDifference made { .first = first, .second = second };
    made.difference = defined(scores[second] - scores[first]);
    if (!made.difference) {
        made.note = "A score is undefined (0/0), and so is its difference to another.";
    } else if (units > 1) {
        std::vector<double> paired(spec.trials);
        const auto of
            = [&](std::size_t system) { return samples.subspan(system * spec.trials, spec.trials); };
        std::ranges::transform(of(second), of(first), paired.begin(), std::minus<>());
        made.interval = metrics::percentileInterval(paired, spec.confidenceLevel);
    }
    return made;
}

support::Result<void> keepTest(
    ScoreDifference& difference, const support::Result<std::vector<std::optional<metrics::SwapTest>>>& tests)
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

void correctByHolm(std::span<ScoreDifference* const> differences)
{
    correct(differences, &ScoreDifference::oneSided, &ScoreDifference::oneSidedHolm);
    correct(differences, &ScoreDifference::twoSided, &ScoreDifference::twoSidedHolm);
}

support::Result<void> checkLevel(const SignificanceSettings& settings)
{
    const auto level = settings.resampling.confidenceLevel;
    constexpr double hundred = 100;
    if (!(level > 0 && level < hundred)) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said("The confidence level is a percentage above 0 and below 100, such as 95."));
    }
    return {};
}

support::Result<void> checkComparable(
    const SignificanceSettings& settings, std::span<const MeasuredSystem> systems)
{
    if (auto fine = checkLevel(settings); !fine) {
        return fine;
    }
    if (!systems.empty() && !metrics::measureById(systems.front().result->measure)->resamples) {
        const auto& measure = systems.front().result->measure;
        return support::failure(support::ErrorCode::InvalidOption,
            support::said(
                "%1 counts each name once in the whole corpus, so samples of its documents have no such "
                "score: no interval and no p. touchstone-cli table --measure %1 shows systems side by side.",
                measure));
    }
    for (const auto& system : systems) {
        const auto& own = system.result->statisticColumns;
        const auto& first = systems.front().result->statisticColumns;
        if (system.result->measure != systems.front().result->measure
            || !std::equal(own.begin(), own.end(), first.begin(), first.end(),
                [](const Statistic& a, const Statistic& b) { return a.id == b.id; })) {
            return support::failure(support::ErrorCode::InvalidOption,
                support::said(
                    "%1 has no statistics that add up alike for all systems.", system.result->measure));
        }
    }
    return {};
}

support::Result<PairedSide> pairedSide(const MeasuredSystem& system, ResamplingUnit unit)
{
    auto units = ResamplingUnits::of(*system.evaluation, unit);
    if (!units) {
        return tl::unexpected(units.error());
    }
    auto statistics = unitStatistics(*system.evaluation, *system.result, *units);
    if (!statistics) {
        return tl::unexpected(statistics.error());
    }
    auto totals = totalsOf(statistics->values, system.result->statisticColumns.size());
    return PairedSide { std::move(*units), std::move(*statistics), std::move(totals) };
}

support::Result<PairedSides> pairedSides(std::span<const MeasuredSystem> systems,
    std::vector<std::string> names, const SignificanceSettings& settings)
{
    if (systems.empty()) {
        return support::failure(
            support::ErrorCode::InvalidOption, support::said("There is no system to compare."));
    }
    if (const auto fine = checkComparable(settings, systems); !fine) {
        return tl::unexpected(fine.error());
    }
    for (auto& name : names) {
        name = name.empty() ? headlineScore(systems.front().result->measure) : name;
    }
    PairedSides paired;
    for (const auto& system : systems) {
        auto side = pairedSide(system, settings.unit);
        if (!side) {
            return tl::unexpected(side.error());
        }
        auto chosen = ChosenScores::of(*system.result, names);
        if (!chosen) {
            return tl::unexpected(chosen.error());
        }
        paired.sides.push_back(std::move(*side));
        paired.scores.push_back(std::move(*chosen));
    }
    for (auto& one : paired.scores) {
        for (const auto& other : paired.scores) {
            one.need(other.needed());
        }
    }
    return paired;
}

support::Result<std::vector<std::vector<std::uint32_t>>> meetingUnits(
    std::span<const MeasuredSystem> systems, const std::vector<PairedSide>& sides)
{
    std::vector<std::vector<std::uint32_t>> rows;
    const auto& first = sides.front().units.keys();
    if (std::ranges::all_of(sides, [&first](const PairedSide& side) { return side.units.keys() == first; })) {
        for (std::uint32_t i = 0; i < first.size(); ++i) {
            rows.emplace_back(sides.size(), i);
        }
        return rows;
    }
    std::map<ResamplingUnits::Key, std::vector<std::uint32_t>> units;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const auto& keys = sides[i].units.keys();
        for (std::uint32_t unit = 0; unit < keys.size(); ++unit) {
            auto& row = units[keys[unit]];
            row.resize(sides.size(), noUnit);
            row[i] = unit;
        }
    }
    for (auto& [key, row] : units) {
        for (std::size_t i = 0; key.gold && i < row.size(); ++i) {
            if (row[i] == noUnit) {
                return otherGold(systems[i], key);
            }
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

support::Result<ChosenScores> ChosenScores::of(
    const MeasureResult& result, std::span<const std::string> names)
{
    ChosenScores chosen;
    chosen.m_width = result.statisticColumns.size();
    for (const auto& name : names) {
        const auto* const found = result.score(name);
        if (found == nullptr) {
            std::string known;
            std::string counts;
            for (const auto& score : result.scores) {
                auto& kind = score.isCount ? counts : known;
                kind += (kind.empty() ? "" : ", ") + score.id;
            }
            return support::failure(support::ErrorCode::InvalidOption,
                support::said(counts.empty() ? "%1 has no score \"%2\"; it has %3."
                                             : "%1 has no score \"%2\"; it has %3, and the counts %4.",
                    result.measure, name, known, counts));
        }
        chosen.m_scores.push_back(found);
        chosen.need(found->formula.inputs());
    }
    return chosen;
}

void ChosenScores::need(std::span<const std::uint32_t> columns)
{
    m_columns.insert(m_columns.end(), columns.begin(), columns.end());
    support::sortUnique(m_columns);
}

void ChosenScores::score(std::span<const double> sums, std::span<double> scores) const
{
    std::vector<double> all(m_width, 0);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        all[m_columns[i]] = sums[i];
    }
    for (std::size_t i = 0; i < m_scores.size(); ++i) {
        const auto value = m_scores[i]->untold ? std::nullopt : m_scores[i]->formula(all);
        scores[i] = value.value_or(std::numeric_limits<double>::quiet_NaN());
    }
}

} // namespace touchstone::analysis
