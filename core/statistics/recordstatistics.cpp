// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/recordstatistics.h"

#include "core/measures/registry/measureregistry.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>

namespace touchstone::analysis {

namespace {

/// What a record adds to a statistic: 1 where a category counts it, or a value, or 1 where there is one, or
/// where it has a gold annotation.
struct Source
{
    enum class Kind : std::uint8_t { None, Category, Value, HasValue, HasGold };
    Kind kind = Kind::None;
    std::string list {}; ///< empty: the evaluation's own records
    std::string name {}; ///< of the category or value
};

using Kind = Source::Kind;

Source eterSource(const std::string& statistic)
{
    if (statistic == "root_errors") {
        return { Kind::Value, "eter", "er" };
    }
    if (statistic == "component_errors") {
        return { Kind::Value, "eter", "ec" };
    }
    return { Kind::Category, "eter", statistic == "root_correct" ? "root-correct" : statistic };
}

/// "entity_system_slots": category "system-slot" of list "ser.entities".
Source serSource(const std::string& statistic)
{
    const auto line = statistic.find('_');
    const auto number = statistic.substr(line + 1);
    const auto category = number == "slots" ? "slot"
        : number == "system_slots"          ? "system-slot"
        : number == "pairs"                 ? "pair"
        : number == "label_errors"          ? "label"
        : number == "boundary_errors"       ? "boundary"
                                            : number;
    return { Kind::Category, statistic.starts_with("entity") ? "ser.entities" : "ser.components", category };
}

Source noisySource(const std::string& statistic)
{
    if (statistic == "transcription" || statistic == "ner") {
        return { Kind::Category, "noisy.losses", statistic };
    }
    if (statistic == "gold") {
        return { Kind::HasGold, "noisy.losses", {} };
    }
    return { Kind::Category, "noisy", statistic };
}

/// "span+kbid.gold" counts "gold link"; classes and ranks are called as their categories.
Source linkSource(const std::string& statistic)
{
    constexpr std::string_view rank = "recalled@";
    if (statistic.starts_with(rank)) {
        return { Kind::Category, "links", "recall@" + statistic.substr(rank.size()) };
    }
    const auto dot = statistic.rfind('.');
    if (dot == std::string::npos) {
        return { Kind::Category, "links", statistic };
    }
    const auto key = statistic.substr(0, dot);
    const auto number = statistic.substr(dot + 1);
    if (key == "nil") {
        return { Kind::Category, "links", "nil " + number };
    }
    if (key == "document+kbid") {
        return {}; // sets of ids of a whole document
    }
    return { Kind::Category, "links",
        number == "correct" ? (key == "span+kbid" ? "correct link" : "correct link and type")
                            : number + " link" };
}

/// "span.recall_max" is the sum of value "recall.span.max"; gold and system names are those that have one.
Source overlapSource(const std::string& statistic)
{
    if (statistic == "gold" || statistic == "system") {
        return { Kind::HasValue, {}, statistic == "gold" ? "recall.span.max" : "precision.span.max" };
    }
    const auto dot = statistic.rfind('.');
    const auto line = statistic.rfind('_');
    if (dot == std::string::npos || line == std::string::npos || line < dot) {
        return {};
    }
    return { Kind::Value, {},
        statistic.substr(dot + 1, line - dot - 1) + "." + statistic.substr(0, dot) + "."
            + statistic.substr(line + 1) };
}

Source sourceOf(const MeasureResult& result, const std::string& statistic)
{
    if (result.measure == "eter") {
        return eterSource(statistic);
    }
    if (result.measure == "ser") {
        return serSource(statistic);
    }
    if (result.measure == "noisy") {
        return noisySource(statistic);
    }
    if (result.measure == "links") {
        return linkSource(statistic);
    }
    return result.measure == "overlap" ? overlapSource(statistic) : Source {};
}

const ValueColumn* valuesOf(const std::vector<ValueColumn>& columns, const std::string& id)
{
    const auto found = std::find_if(
        columns.begin(), columns.end(), [&id](const ValueColumn& column) { return column.id == id; });
    return found == columns.end() ? nullptr : &*found;
}

/// What each record of a source's list adds; nothing where there is no such list, category or value.
std::optional<std::vector<double>> shares(const MeasureResult& result, const Source& source)
{
    const auto* const list = source.list.empty() ? nullptr : result.list(source.list);
    if (source.kind == Kind::None || (list == nullptr && !source.list.empty())) {
        return std::nullopt;
    }
    std::vector<double> added;
    if (source.kind == Kind::Category) {
        if (list == nullptr) {
            return std::nullopt;
        }
        const auto found = std::find(list->categories.begin(), list->categories.end(), source.name);
        if (found == list->categories.end()) {
            return std::nullopt;
        }
        const auto bit = std::uint32_t { 1 } << (found - list->categories.begin());
        for (const auto bits : list->bits) {
            added.push_back((bits & bit) != 0 ? 1 : 0);
        }
        return added;
    }
    if (source.kind == Kind::HasGold) {
        if (list == nullptr) {
            return std::nullopt;
        }
        for (const auto& record : list->records) {
            added.push_back(record.hasGold() ? 1 : 0);
        }
        return added;
    }
    const auto* const column = valuesOf(list != nullptr ? list->values : result.recordValues, source.name);
    if (column == nullptr) {
        return std::nullopt;
    }
    for (const auto value : column->values) {
        added.push_back(std::isnan(value) ? 0 : source.kind == Kind::HasValue ? 1 : value);
    }
    return added;
}

double documentsSum(const MeasureResult& result, std::size_t statistic)
{
    double sum = 0;
    for (auto at = statistic; at < result.statistics.size(); at += result.statisticNames.size()) {
        sum += result.statistics[at];
    }
    return sum;
}

bool isWhole(const MeasureResult& result, std::size_t statistic, double sum)
{
    const auto all = documentsSum(result, statistic);
    constexpr double rounding = 1e-9;
    return !result.statistics.empty() && std::abs(sum - all) <= rounding * std::max(1.0, std::abs(all));
}

} // namespace

std::optional<StatisticSource> statisticSource(const MeasureResult& result, std::size_t statistic)
{
    const auto* const measure = metrics::measureById(result.measure);
    if (measure != nullptr && measure->statistics != nullptr) {
        const auto* const list = result.list(result.measure);
        return StatisticSource { list != nullptr ? list->id : std::string(), {} };
    }
    const auto source = sourceOf(result, result.statisticNames[statistic]);
    const auto* const list = source.list.empty() ? nullptr : result.list(source.list);
    if (source.kind == Kind::None || (list == nullptr && !source.list.empty())) {
        return std::nullopt;
    }
    if (source.kind == Kind::Category
        && (list == nullptr
            || std::find(list->categories.begin(), list->categories.end(), source.name)
                == list->categories.end())) {
        return std::nullopt;
    }
    return StatisticSource { source.list, source.kind == Kind::Category ? source.name : std::string() };
}

std::optional<RecordShares> recordShares(
    const Evaluation& evaluation, const MeasureResult& result, std::size_t statistic)
{
    RecordShares shared;
    const auto* const measure = metrics::measureById(result.measure);
    if (measure != nullptr && measure->statistics != nullptr) {
        const auto* const list = result.list(result.measure);
        shared.list = list != nullptr ? list->id : std::string();
        const auto records = list != nullptr ? std::span(list->records) : std::span(evaluation.records);
        for (std::size_t i = 0; i < records.size(); ++i) {
            shared.added.push_back(measure->statistics(records.subspan(i, 1))[statistic]);
        }
    } else {
        const auto source = sourceOf(result, result.statisticNames[statistic]);
        auto added = shares(result, source);
        if (!added) {
            return std::nullopt;
        }
        shared = { source.list, std::move(*added) };
    }
    const auto sum = std::accumulate(shared.added.begin(), shared.added.end(), 0.0);
    return isWhole(result, statistic, sum) ? std::optional(std::move(shared)) : std::nullopt;
}

support::Result<UnitStatistics> recordStatistics(
    const Evaluation& evaluation, const MeasureResult& result, const ResamplingUnits& units)
{
    const auto width = result.statisticNames.size();
    UnitStatistics statistics { std::vector<double>(units.size() * width, 0), std::vector<bool>(width) };
    std::string listed;
    std::vector<std::uint32_t> unitOf; // of the records of `listed`
    bool first = true;
    for (std::size_t statistic = 0; statistic < width; ++statistic) {
        const auto source = sourceOf(result, result.statisticNames[statistic]);
        const auto added = shares(result, source);
        if (!added) {
            continue;
        }
        if (first || source.list != listed) {
            const auto* const list = result.list(source.list);
            unitOf
                = units.unitsOf(list != nullptr ? std::span(list->records) : std::span(evaluation.records));
            listed = source.list;
            first = false;
        }
        double sum = 0;
        for (std::size_t i = 0; i < added->size() && i < unitOf.size(); ++i) {
            statistics.values[unitOf[i] * width + statistic] += (*added)[i];
            sum += (*added)[i];
        }
        statistics.known[statistic] = isWhole(result, statistic, sum);
        for (std::size_t unit = 0; !statistics.known[statistic] && unit < units.size(); ++unit) {
            statistics.values[unit * width + statistic] = 0;
        }
    }
    if (std::none_of(statistics.known.begin(), statistics.known.end(), [](bool one) { return one; })) {
        return unitsRefused(result);
    }
    return statistics;
}

} // namespace touchstone::analysis
