// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/output/tableparts.h"

#include "core/output/touchedsigns.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

std::string around(const Markup::Around& signs, const std::string& text)
{
    return std::string(signs.first) + text + std::string(signs.second);
}

} // namespace

const Table::Style& styleOf(const Table& table, std::size_t row, std::size_t column)
{
    static const Table::Style plain;
    return row < table.styles.size() && column < table.styles[row].size() ? table.styles[row][column] : plain;
}

std::vector<std::string> styledRow(const Table& table, std::size_t row, const Markup& markup)
{
    auto cells = table.rows[row];
    for (std::size_t column = 0; column < cells.size(); ++column) {
        const auto& style = styleOf(table, row, column);
        auto& cell = cells[column];
        cell = markup.escaped(cell);
        if (style.bold) {
            cell = around(markup.bold, cell);
        } else if (style.underlined) {
            cell = around(markup.underlined, cell);
        }
        if (!style.mark.empty()) {
            cell += around(markup.raised, markup.escapedMark(style.mark));
        }
    }
    return cells;
}

std::vector<std::string> linesBelow(const Table& table)
{
    auto lines = signLines(table);
    if (!table.note.empty()) {
        lines.insert(lines.begin(), table.note);
    }
    return lines;
}

std::vector<std::string> header(const Table& table, std::string (*written)(std::string_view))
{
    return support::listOf(table.columns, [written](const Table::Column& column) {
        return written == nullptr ? column.name : written(column.name);
    });
}

std::string commentLines(const std::string& comment, std::string_view sign)
{
    std::string result;
    for (std::size_t from = 0; from < comment.size();) {
        const auto end = std::min(comment.find('\n', from), comment.size());
        auto line = comment.substr(from, end - from);
        std::replace(line.begin(), line.end(), '\r', ' ');
        result += std::string(sign) + line + "\n";
        from = end + 1;
    }
    return result;
}

} // namespace touchstone::analysis
