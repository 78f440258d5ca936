// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for a terminal.
#include "core/output/table.h"

#include "core/output/escapes.h"
#include "core/output/tableparts.h"
#include "core/output/touchedsigns.h"
#include "core/text/width.h"

#include <algorithm>

namespace touchstone::analysis {

std::string terminalSafe(std::string_view text)
{
    return unsteered(text, [](const Steering& sign) {
        if (!sign.ascii()) {
            return std::string(standIn);
        }
        std::string picture = "\xE2\x90"; // the sign's own picture, U+2400…
        picture += static_cast<char>(sign.point == 0x7F ? 0xA1 : 0x80 + sign.point);
        return picture;
    });
}

std::string toText(const Table& table)
{
    const auto shown = withSigns(table);
    auto rows = shown.rows;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            rows[row][column] = terminalSafe(rows[row][column]) + styleOf(shown, row, column).mark;
        }
    }
    std::vector<std::size_t> widths;
    const auto widen = [&](const std::vector<std::string>& cells) {
        widths.resize(std::max(widths.size(), cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            widths[i] = std::max(widths[i], text::displayWidth(cells[i]));
        }
    };
    widen(header(shown));
    std::for_each(rows.begin(), rows.end(), widen);

    std::string result = shown.title.empty() ? std::string() : terminalSafe(shown.title) + "\n\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        std::string text;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string padding(widths[i] - text::displayWidth(cells[i]), ' ');
            text
                += (i == 0 ? "" : "  ") + (shown.columns[i].number ? padding + cells[i] : cells[i] + padding);
        }
        text.erase(text.find_last_not_of(' ') + 1);
        result += text + "\n";
    };
    line(header(shown));
    std::size_t total = 0;
    for (const auto width : widths) {
        total += width + 2;
    }
    for (std::size_t i = 2; i < total; ++i) {
        result += "─";
    }
    result += "\n";
    std::for_each(rows.begin(), rows.end(), line);
    const auto lines = linesBelow(shown);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        result += (i == 0 ? "\n" : "") + terminalSafe(lines[i]) + "\n";
    }
    return result + (shown.comment.empty() ? "" : "\n" + shown.comment);
}

} // namespace touchstone::analysis
