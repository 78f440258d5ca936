// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/systemtable.h"

#include "core/analysis/scoretable.h"
#include "core/analysis/typemeans.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace touchstone::analysis {

namespace {

const ScoreSheet* sheetOf(const MeasureResult& measure, const std::string& id)
{
    const auto found = std::find_if(measure.sheets.begin(), measure.sheets.end(),
        [&id](const ScoreSheet& sheet) { return id.empty() || sheet.id == id; });
    return found == measure.sheets.end() ? nullptr : &*found;
}

const ScoreSheet::Row* rowOf(const ScoreSheet& sheet, const std::string& name)
{
    if (name.empty()) {
        return sheet.rows.empty() ? nullptr : &sheet.rows.back();
    }
    const auto found = std::find_if(
        sheet.rows.begin(), sheet.rows.end(), [&name](const auto& row) { return row.name == name; });
    return found == sheet.rows.end() ? nullptr : &*found;
}

/// The number of the column, or of none.
std::size_t columnOf(const ScoreSheet& sheet, const std::string& id)
{
    const auto found = std::find_if(
        sheet.columns.begin(), sheet.columns.end(), [&id](const auto& column) { return column.id == id; });
    return static_cast<std::size_t>(found - sheet.columns.begin());
}

bool counts(const ScoreSheet& sheet, std::size_t column)
{
    return std::any_of(sheet.rows.begin(), sheet.rows.end(),
        [column](const auto& row) { return column < row.cells.size() && row.cells[column].isCount; });
}

/// One score over the systems.
struct Line
{
    std::string id;
    std::string title;
    bool lowerIsBetter = false;
    bool count = false;
    std::optional<TypeMean> mean {}; ///< over the types; else of the row
    std::vector<std::optional<double>> values;
    std::vector<std::string> texts;
    std::vector<Table::Style> styles;
    bool marked = false;
};

support::Failure refused(const std::string& text)
{
    return support::failure(support::ErrorCode::InvalidOption, text);
}

/// The scores that are asked for, without values.
support::Result<std::vector<Line>> linesOf(const ScoreSheet& first, const SystemTableOptions& options)
{
    std::vector<Line> lines;
    const auto addColumn = [&](std::size_t column) {
        const auto& head = first.columns[column];
        lines.push_back(
            { head.id, head.title, head.lowerIsBetter, counts(first, column), {}, {}, {}, {}, false });
    };
    for (const auto& id : options.columns) {
        const auto mean = first.means.empty() ? std::nullopt : meanScore(id);
        const auto column = columnOf(first, mean ? mean->score : id);
        if (column == first.columns.size() || (mean && counts(first, column))) {
            std::string known;
            for (const auto& one : first.columns) {
                known += (known.empty() ? "" : ", ") + one.id;
            }
            return refused("The table has no column \"" + id + "\"; it has: " + known
                + (first.means.empty() ? std::string()
                                       : ", and means over the types of those that are no counts, such as "
                            + first.columns.back().id + ".macro and " + first.columns.back().id + ".weighted")
                + ".");
        }
        addColumn(column);
        if (mean) {
            lines.back().id = id;
            lines.back().title += " " + std::string(name(mean->mean));
            lines.back().mean = mean->mean;
        }
    }
    for (const bool countsToo : { false, true }) {
        const bool chosen = !lines.empty();
        for (std::size_t column = 0; !chosen && column < first.columns.size(); ++column) {
            if (countsToo || !counts(first, column)) {
                addColumn(column);
            }
        }
    }
    return lines;
}

/// The values of one row of each system, and of means over the types. Null: the system has no such sheet, or
/// no such row.
void fill(std::vector<Line>& lines, std::span<const ScoreSheet* const> sheets,
    std::span<const ScoreSheet::Row* const> rows)
{
    for (std::size_t system = 0; system < sheets.size(); ++system) {
        const auto* const sheet = sheets[system];
        const auto* const row = rows[system];
        for (auto& line : lines) {
            const auto* const source = sheet == nullptr ? nullptr
                : !line.mean                            ? row
                : sheet->means.empty()                  ? nullptr
                                                        : &sheet->means[static_cast<std::size_t>(*line.mean)];
            const auto column
                = source == nullptr ? 0 : columnOf(*sheet, line.mean ? meanScore(line.id)->score : line.id);
            line.values.push_back(source == nullptr || column >= source->cells.size()
                    ? std::nullopt
                    : source->cells[column].value);
        }
    }
}

std::string cellText(const Line& line, std::optional<double> value, const SystemTableOptions& options)
{
    if (!value) {
        return std::string(undefinedSign);
    }
    if (line.count) {
        return support::shortest(*value);
    }
    constexpr double hundred = 100;
    return support::fixed(options.percent ? *value * hundred : *value, options.decimals);
}

void setOff(Line& line, const std::string& sheet, const SystemTableOptions& options)
{
    line.styles.resize(line.values.size());
    for (const auto value : line.values) {
        line.texts.push_back(cellText(line, value, options));
    }
    if (line.count) {
        return;
    }
    line.styles
        = columnStyles({ sheet + "." + line.id, line.values, line.texts, line.lowerIsBetter }, options);
    line.marked = std::any_of(
        line.styles.begin(), line.styles.end(), [](const auto& style) { return !style.mark.empty(); });
}

/// A table that tells scores of these systems, still empty.
template <typename Systems> Table tableOf(const Systems& systems)
{
    Table table;
    for (const auto& system : systems) {
        table.systems.push_back({ system.name, system.touched });
    }
    return table;
}

void addSystemColumns(Table& table)
{
    for (std::size_t system = 0; system < table.systems.size(); ++system) {
        table.columns.push_back({ table.systems[system].name, true, system });
    }
}

std::string headOf(const Line& line) { return line.title + (line.lowerIsBetter ? " ↓" : ""); }

/// All scores of one system, behind what tells the row.
void addSystemRow(
    Table& table, std::vector<std::string> titles, std::span<const Line> lines, std::size_t system)
{
    auto& row = table.rows.emplace_back(std::move(titles));
    auto& styles = table.styles.emplace_back(row.size());
    for (const auto& line : lines) {
        row.push_back(line.texts[system]);
        styles.push_back(line.styles[system]);
    }
}

/// One score of all systems.
void addScoreRow(Table& table, std::vector<std::string> titles, const Line& line)
{
    auto& row = table.rows.emplace_back(std::move(titles));
    auto& styles = table.styles.emplace_back(row.size());
    row.insert(row.end(), line.texts.begin(), line.texts.end());
    styles.insert(styles.end(), line.styles.begin(), line.styles.end());
}

} // namespace

std::vector<Table::Style> columnStyles(const PrintedScores& column, const SystemTableOptions& options)
{
    std::vector<Table::Style> styles(column.values.size());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < column.values.size(); ++i) {
        if (column.values[i]) {
            order.push_back(i);
        }
    }
    if (order.size() < 2) {
        return styles;
    }
    std::stable_sort(order.begin(), order.end(), [&column](std::size_t a, std::size_t b) {
        return column.lowerIsBetter ? *column.values[a] < *column.values[b]
                                    : *column.values[a] > *column.values[b];
    });
    const auto best = column.texts[order.front()];
    std::string second;
    for (const auto i : order) {
        if (column.texts[i] == best) {
            styles[i].bold = options.boldBest;
            continue;
        }
        if (second.empty()) {
            second = column.texts[i];
        }
        styles[i].underlined = options.underlineSecond && column.texts[i] == second;
    }
    for (std::size_t i = 0; options.p && i < column.values.size(); ++i) {
        if (i == order.front() || !column.values[i]) {
            continue;
        }
        const auto p = options.p(column.name, order.front(), i);
        if (p) {
            styles[i].mark = *p < options.level ? "*" : options.markNotSeparable ? notSeparableMark : "";
        }
    }
    return styles;
}

void markColumn(
    Table& table, std::size_t number, const PrintedScores& column, const SystemTableOptions& options)
{
    bool differs = false;
    bool alike = false;
    table.styles.resize(table.rows.size(), std::vector<Table::Style>(table.columns.size()));
    const auto styles = columnStyles(column, options);
    for (std::size_t i = 0; i < styles.size(); ++i) {
        differs = differs || styles[i].mark == "*";
        alike = alike || styles[i].mark == notSeparableMark;
        table.styles[i][number] = styles[i];
    }
    for (const auto& note :
        { differs ? markNote(options) : std::string(), alike ? notSeparableNote(options) : std::string() }) {
        table.note += (table.note.empty() || note.empty() ? "" : " ") + note;
    }
}

std::string markNote(const SystemTableOptions& options)
{
    return "* differs from the best with p < " + support::shortest(options.level) + " (" + options.test
        + ").";
}

std::string notSeparableNote(const SystemTableOptions& options)
{
    return std::string(notSeparableMark) + " not separable from the best: p is not below "
        + support::shortest(options.level) + " (" + options.test + ").";
}

support::Result<Table> systemTable(std::span<const SystemScores> systems, const SystemTableOptions& options)
{
    if (systems.empty()) {
        return refused("A table needs one system at least.");
    }
    const auto* const first = sheetOf(*systems.front().measure, options.sheet);
    if (first == nullptr) {
        std::string known;
        for (const auto& sheet : systems.front().measure->sheets) {
            known += (known.empty() ? "" : ", ") + sheet.id;
        }
        return refused("The measure has no table \"" + options.sheet + "\"; it has: " + known + ".");
    }
    auto lines = linesOf(*first, options);
    if (!lines) {
        return tl::unexpected(lines.error());
    }
    std::vector<const ScoreSheet*> sheets;
    std::vector<const ScoreSheet::Row*> rows;
    for (const auto& system : systems) {
        sheets.push_back(sheetOf(*system.measure, first->id));
        rows.push_back(sheets.back() == nullptr ? nullptr : rowOf(*sheets.back(), options.row));
    }
    fill(*lines, sheets, rows);
    auto table = tableOf(systems);
    bool marked = false;
    for (auto& line : *lines) {
        setOff(line, first->id, options);
        marked = marked || line.marked;
    }
    if (!options.systemsAsColumns) {
        table.columns.push_back({ "System" });
        for (const auto& line : *lines) {
            table.columns.push_back({ headOf(line), true });
        }
        for (std::size_t system = 0; system < systems.size(); ++system) {
            addSystemRow(table, { systems[system].name }, *lines, system);
            table.rowSystems.push_back({ system });
        }
    } else {
        table.columns.push_back({ "Score" });
        addSystemColumns(table);
        for (const auto& line : *lines) {
            addScoreRow(table, { headOf(line) }, line);
        }
    }
    if (marked) {
        table.note = markNote(options);
    }
    return table;
}

support::Result<Table> systemRowsTable(std::span<const SystemSheet> systems,
    std::span<const std::string> rows, const SystemTableOptions& options)
{
    if (systems.empty()) {
        return refused("A table needs one system at least.");
    }
    const auto& first = *systems.front().sheet;
    const auto lines = linesOf(first, options);
    if (!lines) {
        return tl::unexpected(lines.error());
    }
    std::vector<const ScoreSheet*> sheets;
    std::vector<std::map<std::string_view, const ScoreSheet::Row*>> places;
    for (const auto& system : systems) {
        sheets.push_back(system.sheet);
        auto& place = places.emplace_back();
        for (const auto& row : system.sheet->rows) {
            place.emplace(row.name, &row);
        }
    }
    auto table = tableOf(systems);
    const bool oneScore = options.systemsAsColumns && lines->size() == 1;
    table.columns.push_back({ first.rowTitle + (oneScore ? ", " + headOf(lines->front()) : "") });
    const bool second = options.systemsAsColumns ? !oneScore : systems.size() > 1;
    if (second) {
        table.columns.push_back({ options.systemsAsColumns ? "Score" : "System" });
    }
    if (options.systemsAsColumns) {
        addSystemColumns(table);
    } else {
        for (const auto& line : *lines) {
            table.columns.push_back({ headOf(line), true });
        }
    }
    for (const auto& name : rows) {
        std::vector<const ScoreSheet::Row*> found;
        for (const auto& place : places) {
            const auto row = place.find(name);
            found.push_back(row == place.end() ? nullptr : row->second);
        }
        auto filled = *lines;
        fill(filled, sheets, found);
        for (auto& line : filled) {
            setOff(line, first.id, options);
        }
        const auto titles = [&](const std::string& other) {
            return second ? std::vector { name, other } : std::vector { name };
        };
        for (const auto& line : filled) {
            if (options.systemsAsColumns) {
                addScoreRow(table, titles(headOf(line)), line);
            }
        }
        for (std::size_t system = 0; !options.systemsAsColumns && system < systems.size(); ++system) {
            addSystemRow(table, titles(systems[system].name), filled, system);
            table.rowSystems.push_back({ system });
        }
    }
    return table;
}

} // namespace touchstone::analysis
