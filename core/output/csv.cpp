// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as CSV, for spreadsheets.
#include "core/output/table.h"

#include "core/output/tableparts.h"
#include "core/output/touchedsigns.h"

namespace touchstone::analysis {

namespace {

std::string csvField(const std::string& text, bool number)
{
    if (text == undefinedSign) {
        return {};
    }
    constexpr std::string_view formula = "=+-@\t\r";
    std::string field = !number && !text.empty() && formula.find(text.front()) != std::string_view::npos
        ? "'" + text
        : text;
    if (field.find_first_of(",\"\r\n#") == std::string::npos) {
        return field;
    }
    for (std::size_t at = 0; (at = field.find('"', at)) != std::string::npos; at += 2) {
        field.insert(at, "\"");
    }
    return "\"" + field + "\"";
}

} // namespace

std::string toCsv(const Table& table)
{
    auto result = commentLines(table.comment, "# ");
    if (!table.comment.empty() && !table.note.empty()) {
        result += commentLines("Note: " + table.note, "# ");
    }
    const auto line = [&](const std::vector<std::string>& cells, bool names) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            result += (i == 0 ? "" : ",") + csvField(cells[i], !names && table.columns[i].number);
        }
    };
    const bool findings = !table.systems.empty();
    line(header(table), true);
    result += findings ? std::string(",") + findingsColumn + "\r\n" : "\r\n";
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        line(table.rows[row], false);
        result
            += (findings ? "," + csvField(findingsCell(table, row, false), false) : std::string()) + "\r\n";
    }
    return result;
}

} // namespace touchstone::analysis
