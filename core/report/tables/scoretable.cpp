// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/scoretable.h"

#include "core/evaluation/records/typemeans.h"
#include "core/measures/muc/computemuc.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

using match::Outcome;
using match::Scheme;
using metrics::Tally;

constexpr std::string_view noneLabel = "(none)";

const Tally& tallyOf(const metrics::SchemeTallies& tallies, Scheme scheme)
{
    return tallies[static_cast<std::size_t>(scheme)];
}

std::string fullRatio(std::optional<double> value, bool zeroForUndefined)
{
    return value ? support::shortest(*value) : zeroForUndefined ? "0" : "";
}

void addNames(Table& table, std::initializer_list<const char*> names, bool number)
{
    for (const auto* name : names) {
        table.columns.push_back({ name, number });
    }
}

void addTallyColumns(Table& table)
{
    addNames(table,
        { "cor", "inc", "par", "mis", "spu", "pos", "act", "precision", "recall", "f1", "cor_system",
            "inc_system", "par_system" },
        true);
}

/// What a tally says, in the order of addTallyColumns.
void addTally(std::vector<std::string>& row, const Tally& tally, bool zeroForUndefined)
{
    for (const auto count : tally.counts) {
        row.push_back(std::to_string(count));
    }
    row.push_back(std::to_string(tally.possible()));
    row.push_back(std::to_string(tally.actual()));
    row.push_back(fullRatio(tally.precision(), zeroForUndefined && tally.systemTold));
    row.push_back(fullRatio(tally.recall(), zeroForUndefined));
    row.push_back(fullRatio(tally.f1(), zeroForUndefined && tally.systemTold));
    for (const auto count : tally.systemCounts) {
        row.push_back(std::to_string(count));
    }
}

} // namespace

std::string ratioText(std::optional<double> ratio, const ScoreTableOptions& options)
{
    if (!ratio && !options.zeroForUndefined) {
        return std::string(undefinedSign);
    }
    return support::fixed(ratio.value_or(0), options.decimals);
}

Table confusionTable(const Evaluation& evaluation)
{
    Table table;
    table.columns.push_back({ "Gold \\ System" });
    for (const auto& label : evaluation.labels) {
        table.columns.push_back({ label, true });
    }
    table.columns.push_back({ std::string(noneLabel), true });
    for (std::size_t row = 0; row <= evaluation.confusion.size; ++row) {
        std::vector<std::string> cells { row < evaluation.labels.size() ? evaluation.labels[row]
                                                                        : std::string(noneLabel) };
        for (std::size_t column = 0; column <= evaluation.confusion.size; ++column) {
            cells.push_back(std::to_string(evaluation.confusion.at(row, column)));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Table longTable(
    const Evaluation& evaluation, const std::string& system, bool byDocument, bool zeroForUndefined)
{
    Table table;
    addNames(table, { "system", "group", "name", "scheme" }, false);
    addTallyColumns(table);
    const auto add = [&](const char* group, const std::string& name, const metrics::SchemeTallies& tallies) {
        for (const auto scheme : match::allSchemes) {
            const auto& tally = tallyOf(tallies, scheme);
            std::vector<std::string> row { system, group, name, std::string(match::schemeName(scheme)) };
            addTally(row, tally, zeroForUndefined);
            table.rows.push_back(std::move(row));
        }
    };
    add("overall", "", evaluation.overall);
    for (const auto& type : evaluation.types) {
        add("type", evaluation.labels[type.label], type.tallies);
    }
    if (byDocument) {
        for (const auto& documentCase : evaluation.cases) {
            add("document", documentCase.name(), documentCase.tallies);
        }
    }
    return table;
}

Table longThresholds(const ConfidenceCurve& curve, const std::string& system,
    std::span<const std::size_t> thresholds, bool zeroForUndefined)
{
    Table table;
    addNames(table, { "system", "group", "name", "scheme" }, false);
    addNames(table, { "min_score", "kept" }, true);
    addTallyColumns(table);
    const auto add = [&](const char* group, const std::string& name, const ConfidenceLine& line) {
        for (const auto scheme : match::allSchemes) {
            for (const auto threshold : thresholds) {
                std::vector<std::string> row { system, group, name, std::string(match::schemeName(scheme)),
                    support::shortest(curve.thresholds[threshold]), std::to_string(curve.kept[threshold]) };
                addTally(row, line.at(threshold).tally(scheme), zeroForUndefined);
                table.rows.push_back(std::move(row));
            }
        }
    };
    add("overall", "", curve.overall);
    for (std::size_t type = 0; type < curve.labels.size(); ++type) {
        add("type", curve.labels[type], curve.types[type]);
    }
    return table;
}

Table sheetTable(const ScoreSheet& sheet, const ScoreTableOptions& options)
{
    Table table;
    table.note = sheet.note;
    table.columns.push_back({ sheet.rowTitle });
    for (const auto& column : sheet.columns) {
        table.columns.push_back({ column.title, true });
    }
    for (const auto& row : sheet.rows) {
        std::vector<std::string> cells { row.name };
        for (const auto& cell : row.cells) {
            cells.push_back(cell.isCount && cell.value ? support::shortest(*cell.value)
                    : cell.untold                      ? std::string(undefinedSign)
                                                       : ratioText(cell.value, options));
        }
        table.rows.push_back(std::move(cells));
    }
    for (std::size_t number = 0; showsMeans(sheet) && number < sheet.means.size(); ++number) {
        const auto& mean = sheet.means[number];
        std::vector<std::string> cells { mean.name };
        for (std::size_t i = 0; i < mean.cells.size(); ++i) {
            const bool hasMean = !sheet.rows.back().cells[i].isCount;
            cells.push_back(hasMean ? ratioText(mean.cells[i].value, options) : std::string());
        }
        table.rows.push_back(std::move(cells));
    }
    table.note = table.note.empty() ? sheet.reason : table.note;
    return table;
}

void addNumbers(Table& table, const std::string& system, const std::string& measure, const ScoreSheet& sheet,
    bool zeroForUndefined, bool byTitle)
{
    for (const auto& row : sheet.rows) {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto& column = sheet.columns[i];
            table.rows.push_back({ system, measure, sheet.id, row.name, byTitle ? column.title : column.id,
                fullRatio(row.cells[i].value, zeroForUndefined && !row.cells[i].untold) });
        }
    }
    for (std::size_t i = 0; i < sheet.means.size(); ++i) {
        for (std::size_t column = 0; column < sheet.columns.size(); ++column) {
            if (!sheet.rows.back().cells[column].isCount) {
                const auto& head = sheet.columns[column];
                table.rows.push_back({ system, measure, sheet.id, sheet.rows.back().name,
                    (byTitle ? head.title : head.id) + "." + std::string(name(allTypeMeans[i])),
                    fullRatio(sheet.means[i].cells[column].value, zeroForUndefined) });
            }
        }
    }
}

} // namespace touchstone::analysis
