// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/sheettable.h"

#include "core/support/numbers.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

void addTitles(Table& table, const Sheet::Column& column, bool script)
{
    std::vector<std::string> names { script ? column.id : column.title };
    if (script && column.kind == SheetKind::Mean) {
        names = { column.id + "_mean", column.id + "_standard_deviation" };
    } else if (script
        && (column.kind == SheetKind::Interval || column.kind == SheetKind::DifferenceInterval)) {
        names = { column.id + "_low", column.id + "_high" };
    }
    for (const auto& name : names) {
        table.columns.push_back({ name, column.kind != SheetKind::Text, column.system });
    }
}

/// What is written in a cell.
void addTexts(std::vector<std::string>& row, const Sheet::Column& column, const SheetCell& cell,
    const CellNote& note, const ComparedNumbers& write)
{
    switch (column.kind) {
    case SheetKind::Number:
        row.push_back(cell.isCount && cell.value ? std::to_string(static_cast<std::int64_t>(*cell.value))
                                                 : write.score(cell.value));
        break;
    case SheetKind::Difference:
        row.push_back(write.difference(cell.value));
        break;
    case SheetKind::P:
        row.push_back((note.exact && !write.script() ? "=" : "") + write.p(cell.value));
        break;
    case SheetKind::Interval:
    case SheetKind::DifferenceInterval:
        write.addInterval(row,
            cell.value ? std::optional(metrics::Interval { *cell.value, note.second.value_or(*cell.value) })
                       : std::nullopt,
            column.kind == SheetKind::DifferenceInterval);
        break;
    case SheetKind::Mean:
        if (write.script()) {
            row.insert(row.end(), { write.score(cell.value), write.score(note.second) });
        } else {
            row.push_back(write.score(cell.value) + " ± " + write.score(note.second));
        }
        break;
    case SheetKind::Text:
        row.push_back(note.text);
    }
}

} // namespace

std::string ComparedNumbers::number(std::optional<double> value, bool sign) const
{
    if (!value) {
        return m_form.script ? std::string() : std::string(undefinedSign);
    }
    if (m_form.script) {
        return support::shortest(*value);
    }
    constexpr int digits = 3;
    auto text = m_form.whole ? support::shortest(*value) : support::fixed(*value, digits);
    if (text.find_first_not_of("-0.") == std::string::npos && text.starts_with('-')) {
        text.erase(0, 1); // no minus before a nought
    }
    return (sign && *value > 0 ? "+" : "") + text;
}

std::string ComparedNumbers::share(double value) const
{
    constexpr int digits = 3;
    return m_form.script || std::floor(value) == value ? support::shortest(value)
                                                       : support::fixed(value, digits);
}

std::string ComparedNumbers::p(std::optional<double> value) const
{
    constexpr int digits = 4;
    return m_form.script || !value ? number(value, false) : support::fixed(*value, digits);
}

void ComparedNumbers::addInterval(
    std::vector<std::string>& row, const std::optional<metrics::Interval>& interval, bool difference) const
{
    if (!interval) {
        row.insert(row.end(), m_form.script ? 2 : 1, number({}, false));
        return;
    }
    const auto low = number(interval->low, difference);
    const auto high = number(interval->high, difference);
    if (m_form.script) {
        row.insert(row.end(), { low, high });
    } else {
        row.push_back("[" + low + ", " + high + "]");
    }
}

Sheet emptySheet(std::string title, std::string rowTitle, std::string rowId)
{
    Sheet sheet;
    sheet.title = std::move(title);
    sheet.rowTitle = std::move(rowTitle);
    sheet.rowId = std::move(rowId);
    return sheet;
}

Sheet::Column column(
    std::string id, std::string title, SheetKind kind, std::string meaning, std::optional<std::size_t> system)
{
    return { std::move(id), std::move(title), std::move(meaning), false, false, kind, system };
}

NotedCell textCell(std::string text, std::optional<std::size_t> system)
{
    const bool blank = text.empty();
    return { {}, { .text = std::move(text), .blank = blank, .system = system } };
}

NotedCell numberCell(std::optional<double> value, std::optional<std::size_t> system)
{
    return { valueCell(value), { .system = system } };
}

NotedCell intervalCell(const std::optional<metrics::Interval>& interval)
{
    return interval ? NotedCell(valueCell(interval->low), { .second = interval->high }) : numberCell({});
}

NotedCell meanCell(std::optional<double> mean, std::optional<double> deviation)
{
    return { valueCell(mean), { .second = deviation } };
}

void addRow(Sheet& sheet, const std::vector<NotedCell>& cells)
{
    Sheet::Row row { cells.front().note.text, {} };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        CellNote note = cells[i].note;
        if (i == 0) {
            note.text.clear();
            note.blank = false;
        } else {
            row.cells.push_back(cells[i].cell);
        }
        if (note != CellNote {}) {
            sheet.notes[{ sheet.rows.size(), i }] = std::move(note);
        }
    }
    sheet.rows.push_back(std::move(row));
}

Sheet chosenColumns(const Sheet& sheet, std::initializer_list<std::string_view> ids)
{
    auto result = emptySheet(sheet.title, sheet.rowTitle, sheet.rowId);
    std::vector<std::size_t> chosen { 0 }; // the names, and columns behind them
    for (const auto id : ids) {
        if (const auto at = columnOf(sheet, id); at < sheet.columns.size()) {
            chosen.push_back(at + 1);
            result.columns.push_back(sheet.columns[at]);
        }
    }
    for (const auto& row : sheet.rows) {
        auto& made = result.rows.emplace_back(Sheet::Row { row.name, {} });
        for (const auto at : std::span(chosen).subspan(1)) {
            made.cells.push_back(row.cells[at - 1]);
        }
    }
    for (const auto& [place, note] : sheet.notes) {
        if (const auto found = std::ranges::find(chosen, place.second); found != chosen.end()) {
            result.notes[{ place.first, static_cast<std::size_t>(found - chosen.begin()) }] = note;
        }
    }
    return result;
}

std::string intervalTitle(const SignificanceSettings& settings)
{
    return support::shortest(settings.resampling.confidenceLevel) + " % interval";
}

Table sheetTable(const Sheet& sheet, const ComparedNumbers& write)
{
    static const CellNote none;
    Table table { .title = sheet.title, .columns = {}, .rows = {} };
    const bool named = !write.script() || !sheet.rowId.empty();
    if (named) {
        table.columns.push_back({ write.script() ? sheet.rowId : sheet.rowTitle });
    }
    for (const auto& column : sheet.columns) {
        addTitles(table, column, write.script());
    }
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const auto& row = sheet.rows[i];
        std::vector<std::string> texts;
        if (named) {
            texts.push_back(row.name);
        }
        for (std::size_t column = 0; column < sheet.columns.size(); ++column) {
            const auto* const note = sheet.noteAt(i, column + 1);
            addTexts(texts, sheet.columns[column], row.cells[column], note == nullptr ? none : *note, write);
        }
        table.rows.push_back(std::move(texts));
    }
    return table;
}

} // namespace touchstone::analysis
