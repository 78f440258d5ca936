// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/significance.h"

#include "core/analysis/typestatistics.h"
#include "core/analysis/measurerunner.h"
#include "core/analysis/wantedscores.h"
#include "core/annotation/label.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace touchstone::analysis {

namespace {

using metrics::UnitTable;

/// Rows of types: every label, then every main type that has several labels.
struct TypeRow
{
    std::string type;
    bool group = false;
    std::vector<std::size_t> labels; ///< numbers of blocks
};

std::vector<TypeRow> typeRows(const Evaluation& evaluation, TypeCountsOf countsOf)
{
    std::vector<TypeRow> rows;
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t label = 0; countsOf != nullptr && label < evaluation.labels.size(); ++label) {
        const auto& name = evaluation.labels[label];
        rows.push_back({ name, false, { label } });
        groups[std::string(annotation::mainType(name))].push_back(label);
    }
    for (auto& [name, labels] : groups) {
        if (labels.size() > 1) {
            rows.push_back({ name, true, std::move(labels) });
        }
    }
    return rows;
}

/// Statistics of all types and of all together, unit by unit: blocks of `needed` statistics, the last that of
/// all.
UnitTable tableOf(const MeasuredSystem& system, const ResamplingUnits& units,
    std::span<const double> statistics, std::span<const std::uint32_t> needed, TypeCountsOf countsOf)
{
    const auto width = static_cast<std::uint32_t>(needed.size());
    const auto all = system.result->statisticNames.size();
    constexpr auto none = annotation::noEntity;
    std::vector<std::uint32_t> place(all, none);
    for (std::uint32_t i = 0; i < width; ++i) {
        place[needed[i]] = i;
    }
    const auto types = countsOf == nullptr ? 0 : static_cast<std::uint32_t>(system.evaluation->labels.size());
    const auto grouped
        = countsOf == nullptr ? ResamplingUnits::Grouped {} : units.grouped(system.evaluation->records);
    UnitTable table(std::size_t { types + 1 } * width);
    std::vector<TypeCount> counts;
    std::vector<UnitTable::Cell> cells;
    std::map<std::uint32_t, double> sums;
    std::size_t begin = 0;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        cells.clear();
        sums.clear();
        if (countsOf != nullptr) {
            counts.clear();
            for (; begin < grouped.ends[unit]; ++begin) {
                countsOf(grouped.records[begin], counts);
            }
            for (const auto& count : counts) {
                if (place[count.statistic] != none) {
                    sums[count.type * width + place[count.statistic]] += 1;
                }
            }
        }
        for (const auto& [column, value] : sums) {
            cells.push_back({ column, value });
        }
        for (std::uint32_t i = 0; i < width; ++i) {
            cells.push_back({ types * width + i, statistics[unit * all + needed[i]] });
        }
        table.addUnit(cells);
    }
    return table;
}

bool allKnown(const WantedScores& wanted, const std::vector<bool>& known)
{
    return std::all_of(wanted.needed().begin(), wanted.needed().end(),
        [&known](std::uint32_t column) { return known[column]; });
}

} // namespace

namespace {

support::Result<MeasureIntervals> intervalsBy(const SignificanceSettings& settings,
    const MeasuredSystem& system, std::span<const std::string> scores, support::Progress& progress)
{
    const auto& result = *system.result;
    const auto level = settings.resampling.confidenceLevel;
    constexpr double hundred = 100;
    if (!(level > 0 && level < hundred) || !result.score) {
        return support::failure(support::ErrorCode::InvalidOption,
            result.score ? "The confidence level is a percentage above 0 and below 100, such as 95."
                         : result.measure + " has no statistics that add up.");
    }
    if (!resamples(result.measure)) {
        return support::failure(support::ErrorCode::InvalidOption,
            result.measure
                + " counts each name once in the whole corpus: samples of documents give no interval.");
    }
    const auto units = ResamplingUnits::of(*system.evaluation, settings.unit);
    if (!units) {
        return tl::unexpected(units.error());
    }
    const auto statistics = unitStatistics(*system.evaluation, result, *units);
    if (!statistics) {
        return tl::unexpected(statistics.error());
    }
    const auto all = result.statisticNames.size();
    std::vector<double> totals(all, 0);
    for (std::size_t i = 0; i < statistics->values.size(); ++i) {
        totals[i % all] += statistics->values[i];
    }
    std::vector<std::string> names(scores.begin(), scores.end());
    if (names.empty()) {
        for (auto& score : result.score(totals)) {
            if (!score.isCount) {
                names.push_back(std::move(score.name));
            }
        }
    }
    if (scores.empty() && settings.unit == ResamplingUnit::Sentence) {
        std::erase_if(names, [&](const std::string& name) {
            const auto one = WantedScores::of(result, std::span(&name, 1), totals);
            return !one || !allKnown(*one, statistics->known);
        });
    }
    const auto wanted = WantedScores::of(result, names, totals);
    if (!wanted) {
        return tl::unexpected(wanted.error());
    }
    if (!allKnown(*wanted, statistics->known)) {
        return unitsRefused(result);
    }
    const auto table = tableOf(system, *units, statistics->values, wanted->needed(), typeCountsOf(system));
    const auto width = wanted->needed().size();
    auto types = typeRows(*system.evaluation, typeCountsOf(system));
    const auto rows = types.size() + 1; // the last is that of all
    const auto scoreRows = [&](std::size_t from, std::span<const double> sums, std::span<double> values) {
        std::vector<double> row(width);
        for (std::size_t at = 0; at < values.size(); at += names.size()) {
            const auto number = from + at / names.size();
            std::fill(row.begin(), row.end(), 0);
            if (number == types.size()) {
                std::copy_n(sums.end() - static_cast<std::ptrdiff_t>(width), width, row.begin());
            }
            for (std::size_t i = 0; number < types.size() && i < width; ++i) {
                for (const auto label : types[number].labels) {
                    row[i] += sums[label * width + i];
                }
            }
            wanted->score(row, values.subspan(at, names.size()));
        }
    };

    MeasureIntervals intervals { result.measure, settings, units->size(), {}, {} };
    const auto trials = settings.resampling.trials;
    // Thousands of types and a million trials do not fit in memory together; the draws are the same each
    // time.
    constexpr std::size_t mostValues = 16'000'000;
    const auto chunk
        = std::max<std::size_t>(1, mostValues / (trials * std::max<std::size_t>(1, names.size())));
    const auto sums = table.sum();
    for (std::size_t from = 0; from < rows; from += chunk) {
        const auto count = std::min(chunk, rows - from) * names.size();
        std::vector<double> found(count);
        scoreRows(from, sums, found);
        const auto samples = metrics::bootstrap(
            table, count, [&](auto drawn, auto values) { scoreRows(from, drawn, values); },
            settings.resampling, progress);
        if (!samples) {
            return tl::unexpected(samples.error());
        }
        for (std::size_t at = 0; at < count; at += names.size()) {
            std::vector<ScoreInterval> line;
            for (std::size_t i = 0; i < names.size(); ++i) {
                ScoreInterval one { names[i], std::nullopt, std::nullopt };
                if (!std::isnan(found[at + i])) {
                    one.value = found[at + i];
                    // Draws of a single unit are all alike and tell nothing.
                    one.interval = units->size() < 2
                        ? std::nullopt
                        : metrics::percentileInterval(
                            std::span(*samples).subspan((at + i) * trials, trials), level);
                }
                line.push_back(std::move(one));
            }
            const auto row = from + at / names.size();
            if (row == types.size()) {
                intervals.overall = std::move(line);
            } else {
                intervals.types.push_back({ std::move(types[row].type), types[row].group, std::move(line) });
            }
        }
    }
    return intervals;
}

} // namespace

const ScoreInterval* MeasureIntervals::find(
    std::string_view score, const std::optional<std::string>& type, bool group) const
{
    const auto among = [score](const std::vector<ScoreInterval>& scores) -> const ScoreInterval* {
        const auto found = std::find_if(
            scores.begin(), scores.end(), [score](const auto& one) { return one.name == score; });
        return found == scores.end() ? nullptr : &*found;
    };
    if (!type) {
        return among(overall);
    }
    const auto row = std::find_if(
        types.begin(), types.end(), [&](const Type& one) { return one.group == group && one.type == *type; });
    return row == types.end() ? nullptr : among(row->scores);
}

support::Result<MeasureIntervals> scoreIntervals(const MeasuredSystem& system,
    std::span<const std::string> scores, const SignificanceSettings& settings, support::Progress& progress)
{
    return withSettledUnit(settings, { &system, 1 },
        [&](const SignificanceSettings& settled) { return intervalsBy(settled, system, scores, progress); });
}

} // namespace touchstone::analysis
