// SPDX-License-Identifier: GPL-3.0-or-later
// Intervals of the scores of one system, by type too; declared in significance.h.
#include "core/statistics/significance.h"

#include "core/annotation/label.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/registry/measureregistry.h"
#include "core/statistics/pairedunits.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/lookup.h"

#include <cmath>
#include <iterator>

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

std::vector<TypeRow> typeRows(std::span<const std::string> labels)
{
    std::vector<TypeRow> rows;
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t label = 0; label < labels.size(); ++label) {
        const auto& name = labels[label];
        rows.push_back({ name, false, { label } });
        groups[std::string(annotation::mainType(name))].push_back(label);
    }
    for (auto& [name, members] : groups) {
        if (members.size() > 1) {
            rows.push_back({ name, true, std::move(members) });
        }
    }
    return rows;
}

ScoreInterval intervalOf(
    const std::string& name, double value, std::span<const double> sample, std::size_t units, double level)
{
    // Draws of a single unit are all alike and tell nothing.
    const bool tells = units > 1 && !std::isnan(value);
    return { name, defined(value), tells ? metrics::percentileInterval(sample, level) : std::nullopt };
}

/// Statistics of all types and of all together, unit by unit: blocks of `needed` statistics, the last that of
/// all.
UnitTable tableOf(const MeasuredSystem& system, const ResamplingUnits& units,
    std::span<const double> statistics, std::span<const std::uint32_t> needed,
    const std::optional<TypeCounting>& counting)
{
    const auto width = static_cast<std::uint32_t>(needed.size());
    const auto all = system.result->statisticColumns.size();
    constexpr auto none = annotation::noEntity;
    std::vector<std::uint32_t> place(all, none);
    for (std::uint32_t i = 0; i < width; ++i) {
        place[needed[i]] = i;
    }
    const auto types = counting ? static_cast<std::uint32_t>(counting->labels.size()) : 0;
    const auto grouped = counting ? units.grouped(counting->records) : ResamplingUnits::Grouped {};
    UnitTable table(std::size_t { types + 1 } * width);
    std::vector<TypeCount> counts;
    std::vector<UnitTable::Cell> cells;
    std::map<std::uint32_t, double> sums;
    std::size_t begin = 0;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        cells.clear();
        sums.clear();
        if (counting) {
            counts.clear();
            for (; begin < grouped.ends[unit]; ++begin) {
                counting->countsOf(grouped.records[begin], counts);
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

/// What the means over types are drawn from.
struct MeanSource
{
    const MeasuredSystem& system;
    const std::vector<std::string>& names; ///< of scores that are no means
    const ResamplingUnits& units;
    std::span<const double> statistics;
    const TypeCounting& counting;
};

/// Means over the types of those of the scores that rows of types have, with intervals.
support::Result<std::vector<ScoreInterval>> meanIntervals(
    const MeanSource& source, const SignificanceSettings& settings, support::Progress& progress)
{
    struct Mean
    {
        std::string name;
        TypeMean mean;
        bool lowerIsBetter;
        std::size_t score, gold, system; ///< numbers among `asked`
    };
    const auto& result = *source.system.result;
    std::vector<std::string> asked;
    std::vector<Mean> means;
    for (const auto& score : source.names) {
        const auto place = typeColumn(result, score);
        if (place.sheet == nullptr || place.sheet->means.empty()) {
            continue;
        }
        const auto counts = typeCountScores(result, *place.sheet);
        for (const auto mean : allTypeMeans) {
            means.push_back({ score + "." + std::string(name(mean)), mean,
                place.sheet->columns[place.column].lowerIsBetter, asked.size(), asked.size() + 1,
                asked.size() + 2 });
        }
        asked.insert(asked.end(), { score, counts.gold, counts.system });
    }
    const auto wanted = ChosenScores::of(result, asked);
    if (!wanted) {
        return tl::unexpected(wanted.error());
    }
    const auto table
        = tableOf(source.system, source.units, source.statistics, wanted->needed(), source.counting);
    const auto width = wanted->needed().size();
    const auto types = source.counting.labels.size();
    const auto score = [&](std::span<const double> sums, std::span<double> values) {
        std::vector<double> found(types * asked.size());
        for (std::size_t type = 0; type < types; ++type) {
            wanted->score(sums.subspan(type * width, width),
                std::span(found).subspan(type * asked.size(), asked.size()));
        }
        std::vector<TypeValue> rows(types);
        for (std::size_t i = 0; i < means.size(); ++i) {
            for (std::size_t type = 0; type < types; ++type) {
                const auto* const row = &found[type * asked.size()];
                rows[type] = { defined(row[means[i].score]), row[means[i].gold], row[means[i].system] };
            }
            values[i] = meanOf(rows, means[i].mean, means[i].lowerIsBetter)
                            .value_or(std::numeric_limits<double>::quiet_NaN());
        }
    };
    std::vector<double> found(means.size());
    score(table.sum(), found);
    const auto samples = metrics::bootstrap(table, means.size(), score, settings.resampling, progress);
    if (!samples) {
        return tl::unexpected(samples.error());
    }
    std::vector<ScoreInterval> intervals;
    for (std::size_t i = 0; i < means.size(); ++i) {
        intervals.push_back(intervalOf(means[i].name, found[i],
            std::span(*samples).subspan(i * settings.resampling.trials, settings.resampling.trials),
            source.units.size(), settings.resampling.confidenceLevel));
    }
    return intervals;
}

/// Scores of rows of types, or of all types together, from the sums of a sample.
struct RowScores
{
    const ChosenScores& scores;
    std::span<const TypeRow> types; ///< none: all together

    [[nodiscard]] std::size_t rows() const { return std::max<std::size_t>(1, types.size()); }
    /// Null: all types.
    [[nodiscard]] const TypeRow* type(std::size_t row) const { return types.empty() ? nullptr : &types[row]; }

    /// Of the rows from `from` on, as many as there is room for.
    void score(std::size_t from, std::span<const double> sums, std::span<double> values) const
    {
        const auto width = scores.needed().size();
        std::vector<double> row(width);
        for (std::size_t at = 0; at < values.size(); at += scores.size()) {
            std::ranges::fill(row, 0);
            if (const auto* const one = type(from + at / scores.size())) {
                for (std::size_t i = 0; i < width; ++i) {
                    for (const auto label : one->labels) {
                        row[i] += sums[label * width + i];
                    }
                }
            } else {
                std::ranges::copy(sums.last(width), row.begin());
            }
            scores.score(row, values.subspan(at, scores.size()));
        }
    }
};

/// Intervals of all rows.
support::Result<void> drawRows(MeasureIntervals& intervals, const UnitTable& table, const RowScores& rows,
    const std::vector<std::string>& names, support::Progress& progress)
{
    const auto& spec = intervals.settings.resampling;
    // Thousands of types and a million trials do not fit in memory together; the draws are the same each
    // time.
    constexpr std::size_t mostValues = 16'000'000;
    const auto perRow = std::max<std::size_t>(1, spec.trials) * std::max<std::size_t>(1, names.size());
    const auto chunk = std::max<std::size_t>(1, mostValues / perRow); // no trials: bootstrap() refuses
    const auto sums = table.sum();
    for (std::size_t from = 0; from < rows.rows(); from += chunk) {
        const auto count = std::min(chunk, rows.rows() - from) * names.size();
        std::vector<double> found(count);
        rows.score(from, sums, found);
        const auto samples = metrics::bootstrap(
            table, count, [&](auto drawn, auto values) { rows.score(from, drawn, values); }, spec, progress);
        if (!samples) {
            return tl::unexpected(samples.error());
        }
        for (std::size_t at = 0; at < count; at += names.size()) {
            std::vector<ScoreInterval> line;
            for (std::size_t i = 0; i < names.size(); ++i) {
                line.push_back(intervalOf(names[i], found[at + i],
                    std::span(*samples).subspan((at + i) * spec.trials, spec.trials), intervals.units,
                    spec.confidenceLevel));
            }
            if (const auto* const type = rows.type(from + at / names.size())) {
                intervals.types.push_back({ type->type, type->group, std::move(line) });
            } else {
                intervals.overall = std::move(line);
            }
        }
    }
    return {};
}

/// All scores that are no counts and whose statistics are known.
std::vector<std::string> knownScores(const MeasureResult& result, const std::vector<bool>& known)
{
    std::vector<std::string> names;
    for (const auto& score : result.scores) {
        const auto& inputs = score.formula.inputs();
        if (!score.isCount
            && std::ranges::all_of(inputs, [&known](std::uint32_t one) { return known[one]; })) {
            names.push_back(score.id);
        }
    }
    return names;
}

support::Result<MeasureIntervals> intervalsBy(const SignificanceSettings& settings,
    const MeasuredSystem& system, std::span<const std::string> scores, support::Progress& progress)
{
    const auto& result = *system.result;
    if (const auto fine = checkLevel(settings); !fine) {
        return tl::unexpected(fine.error());
    }
    if (!metrics::measureById(result.measure)->resamples) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said(
                "%1 counts each name once in the whole corpus: samples of documents give no interval.",
                result.measure));
    }
    const auto units = ResamplingUnits::of(*system.evaluation, settings.unit);
    if (!units) {
        return tl::unexpected(units.error());
    }
    const auto statistics = unitStatistics(*system.evaluation, result, *units);
    if (!statistics) {
        return tl::unexpected(statistics.error());
    }
    const auto names = scores.empty() ? knownScores(result, statistics->known)
                                      : std::vector<std::string>(scores.begin(), scores.end());
    const auto chosen = ChosenScores::of(result, names);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    if (std::ranges::any_of(
            chosen->needed(), [&](std::uint32_t column) { return !statistics->known[column]; })) {
        return unitsRefused(result);
    }
    const auto counting = result.typeCounting(*system.evaluation);
    MeasureIntervals intervals { result.measure, settings, units->size(), {}, {} };
    // Units are drawn in the order of what stands in their table. All types together have a table of their
    // own, so that their draws are those of an evaluation that knows no types, such as a merged one.
    const auto draw = [&](const std::optional<TypeCounting>& counted, std::span<const TypeRow> types) {
        const auto table = tableOf(system, *units, statistics->values, chosen->needed(), counted);
        return drawRows(intervals, table, { *chosen, types }, names, progress);
    };
    if (const auto drawn = draw(std::nullopt, {}); !drawn) {
        return tl::unexpected(drawn.error());
    }
    if (counting) {
        const auto types = typeRows(counting->labels);
        if (const auto drawn = types.empty() ? support::Result<void>() : draw(counting, types); !drawn) {
            return tl::unexpected(drawn.error());
        }
        auto means
            = meanIntervals({ system, names, *units, statistics->values, *counting }, settings, progress);
        if (!means) {
            return tl::unexpected(means.error());
        }
        std::move(means->begin(), means->end(), std::back_inserter(intervals.overall));
    }
    return intervals;
}

} // namespace

const ScoreInterval* MeasureIntervals::find(
    std::string_view score, const std::optional<std::string>& type, bool group) const
{
    const auto row = std::ranges::find_if(
        types, [&](const Type& one) { return type && one.group == group && one.type == *type; });
    return type && row == types.end()
        ? nullptr
        : support::found(type ? row->scores : overall, score, &ScoreInterval::name);
}

support::Result<MeasureIntervals> scoreIntervals(const MeasuredSystem& system,
    std::span<const std::string> scores, const SignificanceSettings& settings, support::Progress& progress)
{
    return withSettledUnit(settings, { &system, 1 },
        [&](const SignificanceSettings& settled) { return intervalsBy(settled, system, scores, progress); });
}

} // namespace touchstone::analysis
