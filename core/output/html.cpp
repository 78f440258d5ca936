// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as HTML, and what any markup may hold.
#include "core/output/table.h"

#include "core/output/escapes.h"
#include "core/output/tableparts.h"
#include "core/output/touchedsigns.h"

namespace touchstone::analysis {

std::string markupComment(std::string text)
{
    // What would end the comment, or looks like a further one. Other "--" may stand: commands are copied.
    for (const std::string_view sign : { "<!--", "-->", "--!>" }) {
        for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos; at += sign.size() + 1) {
            text.insert(at + (sign.front() == '<' ? 1 : 2), " ");
        }
    }
    return "<!--\n" + text + "-->\n";
}

std::string htmlEscaped(std::string_view raw)
{
    static constexpr Escape escapes[] { { '&', "&amp;" }, { '<', "&lt;" }, { '>', "&gt;" }, { '"', "&quot;" },
        { '\'', "&#39;" } };
    // Controls may not stand in a document at all.
    const auto text = unsteered(raw, [](const Steering& sign) {
        const bool kept = sign.point == '\n' || sign.point == '\t';
        return sign.point < 0xA0 ? std::string(1, kept ? static_cast<char>(sign.point) : ' ')
                                 : std::string(standIn);
    });
    return escaped(text, escapes);
}

std::string markupSafe(std::string_view markup)
{
    auto text = unsteered(markup, [](const Steering& sign) {
        const bool kept = sign.point == '\n' || sign.point == '\t' || sign.point == '\r';
        return kept ? std::string(1, static_cast<char>(sign.point)) : std::string(standIn);
    });
    for (const std::string_view forbidden : { "\uFFFE", "\uFFFF" }) {
        for (std::size_t at = 0; (at = text.find(forbidden, at)) != std::string::npos;) {
            text.replace(at, forbidden.size(), standIn);
        }
    }
    return text;
}

std::string toHtml(const Table& table)
{
    static constexpr Markup markup { htmlEscaped, htmlEscaped, { "<strong>", "</strong>" }, { "<u>", "</u>" },
        { "<sup>", "</sup>" } };
    const auto shown = withSigns(table);
    std::string result = (shown.comment.empty() ? "" : markupComment(shown.comment)) + "<table>\n";
    if (!shown.title.empty()) {
        result += "<caption>" + htmlEscaped(shown.title) + "</caption>\n";
    }
    const auto number = [&](std::size_t column) { return shown.columns[column].number; };
    const auto open = [&](const char* tag, const char* scope, std::size_t column) {
        return std::string("<") + tag + scope
            + (number(column) ? " style=\"text-align:right\">" : " style=\"text-align:left\">");
    };
    result += "<thead>\n<tr>";
    for (std::size_t column = 0; column < shown.columns.size(); ++column) {
        result += open("th", " scope=\"col\"", column) + htmlEscaped(shown.columns[column].name) + "</th>";
    }
    result += "</tr>\n</thead>\n<tbody>\n";
    for (std::size_t row = 0; row < shown.rows.size(); ++row) {
        result += "<tr>";
        const auto cells = styledRow(shown, row, markup);
        for (std::size_t column = 0; column < cells.size(); ++column) {
            result += column == 0 && !number(0)
                ? open("th", " scope=\"row\"", column) + cells[column] + "</th>"
                : open("td", "", column) + cells[column] + "</td>";
        }
        result += "</tr>\n";
    }
    result += "</tbody>\n</table>\n";
    for (const auto& text : linesBelow(shown)) {
        result += "<p>" + htmlEscaped(text) + "</p>\n";
    }
    return result;
}

} // namespace touchstone::analysis
