// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/recordshares.h"

#include "core/measures/registry/measureregistry.h"
#include "core/support/lookup.h"

#include <cmath>
#include <numeric>

namespace touchstone::analysis {

namespace {

using From = Statistic::From;

std::span<const match::PairOutcome> recordsOf(
    const Evaluation& evaluation, const MeasureResult& result, const std::string& list)
{
    const auto* const own = list.empty() ? nullptr : result.list(list);
    return own != nullptr ? std::span(own->records) : std::span(evaluation.records);
}

/// By record of its list; nothing where there is no such list or value.
std::optional<std::vector<double>> added(
    const Evaluation& evaluation, const MeasureResult& result, std::size_t number)
{
    const auto& statistic = result.statisticColumns[number];
    const auto* const list = statistic.list.empty() ? nullptr : result.list(statistic.list);
    if (!statistic.ofRecords() || (list == nullptr && !statistic.list.empty())) {
        return std::nullopt;
    }
    const auto records = recordsOf(evaluation, result, statistic.list);
    if (statistic.from == From::Records) {
        const auto* const measure = metrics::measureById(result.measure);
        return support::listOf<double>(records, [&](const auto& record) {
            return measure->statistics({ &record, 1 })[number];
        });
    }
    if (statistic.from == From::HasGold) {
        return support::listOf<double>(records, [](const auto& record) { return record.hasGold() ? 1 : 0; });
    }
    if (statistic.from == From::Category) {
        const auto bits = list->bitsOf({ statistic.name });
        return support::listOf<double>(list->bits, [bits](auto own) { return (own & bits) != 0 ? 1 : 0; });
    }
    const auto& columns = list != nullptr ? list->values : result.recordValues;
    const auto* const column = support::found(columns, statistic.name, &ValueColumn::id);
    if (column == nullptr) {
        return std::nullopt;
    }
    const bool counts = statistic.from == From::HasValue;
    return support::listOf<double>(column->values, [counts](double value) {
        return std::isnan(value) ? 0 : counts ? 1 : value;
    });
}

bool isWhole(const MeasureResult& result, std::size_t statistic, double sum)
{
    double all = 0;
    for (auto at = statistic; at < result.statistics.size(); at += result.statisticColumns.size()) {
        all += result.statistics[at];
    }
    constexpr double rounding = 1e-9;
    return !result.statistics.empty() && std::abs(sum - all) <= rounding * std::max(1.0, std::abs(all));
}

} // namespace

std::optional<RecordShares> recordShares(
    const Evaluation& evaluation, const MeasureResult& result, std::size_t statistic)
{
    auto shares = added(evaluation, result, statistic);
    if (!shares || !isWhole(result, statistic, std::accumulate(shares->begin(), shares->end(), 0.0))) {
        return std::nullopt;
    }
    return RecordShares { result.statisticColumns[statistic].list, std::move(*shares) };
}

support::Result<UnitStatistics> unitsOfShares(
    const Evaluation& evaluation, const MeasureResult& result, const ResamplingUnits& units)
{
    const auto width = result.statisticColumns.size();
    UnitStatistics statistics { std::vector<double>(units.size() * width, 0), std::vector<bool>(width) };
    std::string listed;
    std::vector<std::uint32_t> unitOf; // of the records of `listed`
    for (std::size_t statistic = 0; statistic < width; ++statistic) {
        const auto shares = recordShares(evaluation, result, statistic);
        if (!shares) {
            continue;
        }
        if (unitOf.empty() || shares->list != listed) {
            unitOf = units.unitsOf(recordsOf(evaluation, result, shares->list));
            listed = shares->list;
        }
        for (std::size_t i = 0; i < shares->added.size() && i < unitOf.size(); ++i) {
            statistics.values[unitOf[i] * width + statistic] += shares->added[i];
        }
        statistics.known[statistic] = true;
    }
    if (std::ranges::none_of(statistics.known, [](bool one) { return one; })) {
        return unitsRefused(result);
    }
    return statistics;
}

} // namespace touchstone::analysis
