// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/binding/tables.h"

#include "core/report/tables/scoretable.h"
#include "core/report/tables/sheettable.h"
#include "core/support/lookup.h"

#include <pybind11/stl.h>

namespace touchstone::python {

namespace {

using analysis::Sheet;

py::object cellValue(
    const Sheet::Column& column, const analysis::SheetCell& cell, const analysis::CellNote* note)
{
    if (note != nullptr && note->blank) {
        return py::none();
    }
    if (column.kind == Sheet::Kind::Text) {
        return py::str(note != nullptr ? note->text : std::string());
    }
    if (!cell.value) {
        return py::none();
    }
    if (cell.isCount && *cell.value == std::trunc(*cell.value)) {
        return py::int_(static_cast<std::int64_t>(*cell.value));
    }
    return py::float_(*cell.value);
}

/// Of a ratio that is undefined where such are 0; count columns of means have nothing at all.
bool isZero(const PyTable& table, const Sheet::Row& row, std::size_t column, bool mean)
{
    const auto& shown = mean ? table.sheet.rows.back() : row;
    return table.zeroForUndefined && !row.cells[column].value && !row.cells[column].untold
        && !shown.cells[column].isCount && table.sheet.columns[column].kind == Sheet::Kind::Number;
}

/// `number`: of a row; nothing: of a mean.
py::tuple rowValues(const PyTable& table, const Sheet::Row& row, std::optional<std::size_t> number)
{
    const auto& sheet = table.sheet;
    py::tuple values(row.cells.size() + 1);
    values[0] = row.name;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const auto* const note = number ? sheet.noteAt(*number, i + 1) : nullptr;
        const bool blank = note != nullptr && note->blank;
        values[i + 1] = !blank && isZero(table, row, i, !number)
            ? py::object(py::float_(0.0))
            : cellValue(sheet.columns[i], row.cells[i], note);
    }
    return values;
}

py::list rowsOf(const PyTable& table)
{
    py::list rows;
    for (std::size_t i = 0; i < table.sheet.rows.size(); ++i) {
        rows.append(rowValues(table, table.sheet.rows[i], i));
    }
    for (const auto& mean : table.sheet.means) {
        rows.append(rowValues(table, mean, std::nullopt));
    }
    return rows;
}

std::vector<std::string> columnsOf(
    const PyTable& table, std::string Sheet::Column::*name, const std::string& first)
{
    std::vector<std::string> names { first };
    for (const auto& column : table.sheet.columns) {
        names.push_back(column.*name);
    }
    return names;
}

using Writer = std::string (*)(const analysis::Table&);

Writer writerOf(const std::string& form)
{
    static constexpr std::array<std::pair<const char*, Writer>, 6> writers { { { "text", analysis::toText },
        { "markdown", analysis::toMarkdown }, { "latex", analysis::toLatex }, { "html", analysis::toHtml },
        { "csv", analysis::toCsv }, { "tsv", analysis::toTsv } } };
    const auto* const writer = support::found(writers, form, &std::pair<const char*, Writer>::first);
    if (writer == nullptr) {
        throw py::value_error(
            "a table is written as text, markdown, latex, html, csv or tsv, and not as \"" + form + "\"");
    }
    return writer->second;
}

std::string textOf(const PyTable& table, const std::string& form)
{
    const auto writer = writerOf(form);
    analysis::ScoreTableOptions options;
    options.zeroForUndefined = table.zeroForUndefined;
    auto written = analysis::sheetTable(table.sheet, options);
    if (written.title.empty()) {
        written.title = table.sheet.title;
    }
    if (!table.system.empty()) {
        written.systems = { { table.system, table.touched } };
    }
    return writer(written);
}

/// A table of finished words.
std::string writtenTable(const std::vector<std::pair<std::string, bool>>& columns,
    std::vector<std::vector<std::string>> rows, const std::string& form, std::string title)
{
    analysis::Table table;
    table.title = std::move(title);
    for (const auto& [name, number] : columns) {
        table.columns.push_back({ name, number });
    }
    for (auto& row : rows) {
        row.resize(columns.size());
        table.rows.push_back(std::move(row));
    }
    return writerOf(form)(table);
}

} // namespace

void addTables(py::module_& module)
{
    using namespace py::literals;
    py::class_<PyTable>(module, "Table", "A table: named rows of numbers and words.")
        .def_property_readonly("id", [](const PyTable& own) { return own.sheet.id; })
        .def_property_readonly("title", [](const PyTable& own) { return own.sheet.title; })
        .def_property_readonly("measure", [](const PyTable& own) { return own.measure; })
        .def_property_readonly(
            "columns", [](const PyTable& own) { return columnsOf(own, &Sheet::Column::id, own.rowsId); })
        .def_property_readonly("titles",
            [](const PyTable& own) { return columnsOf(own, &Sheet::Column::title, own.sheet.rowTitle); })
        .def_property_readonly("notes",
            [](const PyTable& own) {
                std::vector<std::string> notes;
                for (const auto& note : { own.sheet.note, own.sheet.reason }) {
                    if (!note.empty()) {
                        notes.push_back(note);
                    }
                }
                return notes;
            })
        .def("__len__", [](const PyTable& own) { return own.sheet.rows.size() + own.sheet.means.size(); })
        .def_property_readonly("rows", &rowsOf)
        .def("to_text", &textOf, "The table in a form for people, papers or programs.", "form"_a = "text");
    module.def("write_table", &writtenTable, "A table of finished words in a form of Table.to_text.",
        "columns"_a, "rows"_a, "form"_a = "text", py::kw_only(), "title"_a = "");
}

} // namespace touchstone::python
