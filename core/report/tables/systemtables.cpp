// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/systemtables.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/ser/ser.h"
#include "core/support/exactsum.h"

#include <set>

namespace touchstone::analysis {

namespace {

constexpr std::string_view overallRow = "Overall";

std::optional<std::size_t> chosenColumn(const Sheet& sheet, std::string_view id)
{
    if (id.empty()) {
        const auto columns = scoreColumns(sheet);
        return columns.empty()
            ? std::nullopt
            : std::optional(static_cast<std::size_t>(columns.front() - &sheet.columns.front()));
    }
    const auto found = columnOf(sheet, id);
    return found == sheet.columns.size() ? std::nullopt : std::optional(found);
}

} // namespace

const Sheet* typeSheet(const MeasureResult& result, match::Scheme scheme)
{
    const Sheet* first = nullptr;
    for (const auto& sheet : result.sheets) {
        if (sheet.rowTitle != typeRowTitle || sheet.perDocument) {
            continue;
        }
        if (sheet.id == match::schemeName(scheme)) {
            return &sheet;
        }
        first = first == nullptr ? &sheet : first;
    }
    return first;
}

std::vector<const Sheet::Column*> scoreColumns(const Sheet& sheet)
{
    std::vector<const Sheet::Column*> columns;
    for (std::size_t i = 0; i < sheet.columns.size(); ++i) {
        if (!isCountColumn(sheet, i)) {
            columns.push_back(&sheet.columns[i]);
        }
    }
    const auto byId = [&](std::string_view id) {
        return std::ranges::find_if(columns, [id](const auto* column) { return column->id == id; });
    };
    const auto headline = byId(sheet.headline.empty() ? "f1" : sheet.headline);
    if (headline != columns.end()) {
        std::rotate(columns.begin(), headline, headline + 1);
    }
    return columns;
}

SystemTypeScores systemTypeScores(
    std::span<const MeasureResultPtr> results, match::Scheme scheme, std::string_view column)
{
    SystemTypeScores scores;
    std::vector<std::map<std::string_view, std::optional<double>>> rows(results.size());
    std::set<std::string_view> types;
    scores.overall.resize(results.size());
    for (std::size_t system = 0; system < results.size(); ++system) {
        const auto* sheet = results[system] ? typeSheet(*results[system], scheme) : nullptr;
        const auto place = sheet != nullptr ? chosenColumn(*sheet, column) : std::nullopt;
        if (!place) {
            continue;
        }
        scores.lowerIsBetter = sheet->columns[*place].lowerIsBetter;
        for (const auto& row : sheet->rows) {
            const auto& value = row.cells[*place].value;
            if (row.name == overallRow) {
                scores.overall[system] = value;
            } else {
                types.insert(row.name);
                rows[system].emplace(row.name, value);
            }
        }
    }
    scores.types.assign(types.begin(), types.end());
    scores.values.resize(results.size());
    for (std::size_t system = 0; system < results.size(); ++system) {
        for (const auto& type : scores.types) {
            const auto found = rows[system].find(type);
            scores.values[system].push_back(found == rows[system].end() ? std::nullopt : found->second);
        }
    }
    return scores;
}

std::optional<double> overallScore(const MeasureResult& result, std::string_view score)
{
    const auto* measure = metrics::measureById(result.measure);
    const auto name = score.empty() && measure != nullptr ? measure->headline : score;
    const auto* const found = result.score(name);
    return found == nullptr || found->untold
        ? std::nullopt
        : found->formula(support::exactColumnSums(result.statistics, result.statisticColumns.size()));
}

RankingTable rankingTable(
    std::span<const std::map<std::string, MeasureResultPtr>> systems, std::span<const RankedScore> scores)
{
    RankingTable table;
    for (const auto& wanted : scores) {
        const auto* measure = metrics::measureById(wanted.measure);
        auto& column = table.columns.emplace_back();
        column.measure = wanted.measure;
        column.score
            = wanted.score.empty() && measure != nullptr ? std::string(measure->headline) : wanted.score;
        for (const auto& results : systems) {
            const auto found = results.find(wanted.measure);
            const auto* const score
                = found == results.end() || !found->second ? nullptr : found->second->score(column.score);
            column.lowerIsBetter = column.lowerIsBetter || (score != nullptr && score->lowerIsBetter);
            column.values.push_back(found == results.end() || !found->second
                    ? std::nullopt
                    : overallScore(*found->second, column.score));
        }
        column.ranks = metrics::ranks(column.values, column.lowerIsBetter);
    }
    return table;
}

} // namespace touchstone::analysis
