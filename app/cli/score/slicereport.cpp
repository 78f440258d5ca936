// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/slicereport.h"

#include "app/cli/words/suggest.h"

#include "core/measures/registry/measureregistry.h"
#include "core/report/tables/scoretable.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using analysis::SliceTable;
using analysis::Table;

constexpr std::size_t mostSlicesShown = 50;

/// In the shape that the measure has for the whole corpus, without types.
Json scoresJson(const SliceTable& table, std::size_t row, bool zero)
{
    if (const auto* const tallies = table.tallies(row)) {
        return { { "overall", schemesJson(*tallies, zero) } };
    }
    return scoresByName(table.measure(), table.scores(row), zero);
}

} // namespace

std::vector<Table> sliceTables(const ScoreOptions& options, const std::string& name,
    const analysis::Evaluation& evaluation, const std::vector<SliceTable>& tables, const std::string& measure)
{
    const auto* const preset = namingPreset(options);
    analysis::ScoreTableOptions form;
    form.zeroForUndefined = options.zeroForUndefined;
    const bool schemes = metrics::hasSchemes(measure); // other measures have one table
    std::vector<Table> printed;
    for (const auto& table : tables) {
        for (const auto scheme :
            schemes ? printedSchemes(options, evaluation.gold->column) : std::vector { options.scheme }) {
            if (table.measure() != measure) {
                continue;
            }
            form.scheme = scheme;
            const bool cut = table.ranked() && table.rows() > mostSlicesShown;
            auto sheet = table.sheet(scheme, 0, cut ? mostSlicesShown : table.rows());
            if (cut) {
                auto last = table.sheet(scheme, table.rows(), 0);
                sheet.rows.push_back(std::move(last.rows.back()));
                sheet.note += " " + std::to_string(mostSlicesShown) + " of " + std::to_string(table.rows())
                    + " values; --json and --tsv have all.";
            }
            auto& made = printed.emplace_back(
                analysis::sheetTable(analysis::taskSheetOr(preset, measure, sheet), form));
            const auto what = schemes ? std::string(analysis::schemeWord(preset, scheme)) : measure;
            made.title = name + ": " + what + ", by " + table.dimension().id;
            made.note = sheet.note;
        }
    }
    return printed;
}

void addSliceNumbers(
    Table& table, const std::string& system, const std::vector<SliceTable>& tables, bool zeroForUndefined)
{
    for (const auto& one : tables) {
        const auto add = [&](std::size_t row, const std::string& value) {
            const auto put = [&](const std::string& name, std::optional<double> number, bool untold = false) {
                table.rows.push_back({ system, one.measure(), "slice." + one.dimension().id, value, name,
                    number                            ? support::shortest(*number)
                        : zeroForUndefined && !untold ? "0"
                                                      : "" });
            };
            if (const auto documents = one.documents(row)) {
                put("documents", static_cast<double>(*documents));
            }
            for (const auto& score : one.scores(row)) {
                put(score.name, score.value, score.untold);
            }
        };
        for (std::size_t row = 0; row < one.rows(); ++row) {
            add(row, one.name(row));
        }
        add(SliceTable::overall, std::string(analysis::wholeSliceRow));
    }
}

void addSlicesJson(Json& list, const std::vector<SliceTable>& tables, bool zeroForUndefined)
{
    std::vector<std::string> slices;
    for (const auto& table : tables) {
        const auto& id = table.dimension().id;
        support::addNew(slices, id);
    }
    for (const auto& id : slices) {
        // Every value with every measure, whatever order a measure has them in: not all have the same
        // annotations, and so not the same words.
        std::vector<std::string> values;
        std::map<std::string, Json> entries;
        for (const auto& table : tables) {
            for (std::size_t row = 0; table.dimension().id == id && row < table.rows(); ++row) {
                const auto& value = table.name(row);
                if (entries.try_emplace(value, Json { { "slice", id }, { "value", value } }).second) {
                    values.push_back(value);
                }
            }
        }
        for (const auto& table : tables) {
            if (table.dimension().id != id) {
                continue;
            }
            std::map<std::string_view, std::size_t> rows;
            for (std::size_t row = 0; row < table.rows(); ++row) {
                rows.emplace(table.name(row), row);
            }
            for (auto& [value, entry] : entries) {
                const auto found = rows.find(value);
                const auto row = found == rows.end() ? SliceTable::nothing : found->second;
                if (const auto documents = table.documents(row)) {
                    entry["documents"] = *documents;
                }
                entry["measures"][table.measure()] = scoresJson(table, row, zeroForUndefined);
            }
        }
        for (const auto& value : values) {
            list.push_back(std::move(entries.at(value)));
        }
    }
}

support::Result<analysis::SliceDimension> askedSlice(
    const std::string& option, const analysis::Evaluation& evaluation, const std::string& id)
{
    auto dimension = analysis::sliceDimension(evaluation, id);
    if (dimension) {
        return dimension;
    }
    std::vector<std::string> known { "document" };
    std::ranges::transform(
        analysis::sliceDimensions(evaluation), std::back_inserter(known), &analysis::SliceDimension::id);
    const bool lacks = support::contains(analysis::builtInSlices(), id);
    return invalidOption(option + ": " + dimension.error().text + (lacks ? "" : suggestion(id, known)));
}

} // namespace touchstone::cli
