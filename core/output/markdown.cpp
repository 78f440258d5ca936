// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as Markdown of GitHub.
#include "core/output/table.h"

#include "core/output/escapes.h"
#include "core/output/tableparts.h"
#include "core/output/touchedsigns.h"

namespace touchstone::analysis {

std::string markdownEscaped(std::string_view raw)
{
    static constexpr Escape escapes[] { { '|', "\\|" }, { '\\', "\\\\" }, { '`', "\\`" }, { '*', "\\*" },
        { '_', "\\_" }, { '[', "\\[" }, { ']', "\\]" }, { '<', "&lt;" }, { '>', "&gt;" }, { '&', "&amp;" } };
    const auto text = unsteered(raw, [](const Steering& sign) {
        return sign.ascii() ? std::string(1, sign.point == '\t' ? '\t' : ' ') : std::string(standIn);
    });
    return escaped(text, escapes);
}

std::string toMarkdown(const Table& table)
{
    const auto shown = withSigns(table);
    std::string result = shown.title.empty() ? std::string() : "### " + markdownEscaped(shown.title) + "\n\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        result += "|";
        for (const auto& cell : cells) {
            result += " " + cell + " |";
        }
        result += "\n";
    };
    static constexpr Markup markup { markdownEscaped, htmlEscaped, { "**", "**" }, { "<u>", "</u>" },
        { "<sup>", "</sup>" } };
    line(header(shown, markdownEscaped));
    result += "|";
    for (const auto& column : shown.columns) {
        result += column.number ? " ---: |" : " :--- |";
    }
    result += "\n";
    for (std::size_t row = 0; row < shown.rows.size(); ++row) {
        line(styledRow(shown, row, markup));
    }
    for (const auto& text : linesBelow(shown)) {
        result += "\n" + markdownEscaped(text) + "\n";
    }
    return shown.comment.empty() ? result : result + "\n" + markupComment(shown.comment);
}

} // namespace touchstone::analysis
