// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/table.h"

#include "core/evaluation/records/touchedsigns.h"
#include "core/text/width.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

namespace touchstone::analysis {

namespace {

constexpr std::string_view standIn = "\uFFFD"; // for a sign that has no picture

/// A sign that steers the terminal or the order of a line instead of being seen: the controls, and what
/// overrides or isolates directions.
struct Steering
{
    std::uint32_t point = 0;
    std::size_t size = 0; ///< in bytes; 0: none stands here
    [[nodiscard]] bool ascii() const { return size == 1; }
};

Steering steeringAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t offset) {
        return at + offset < text.size() ? static_cast<unsigned char>(text[at + offset]) : 0U;
    };
    const auto first = byte(0);
    if (first < 0x20 || first == 0x7F) {
        return { first, 1 };
    }
    if (first == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0) { // C1
        return { byte(1), 2 };
    }
    if (first == 0xE2 && byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE) {
        return { 0x2000 + byte(2) - 0x80, 3 }; // U+202A to U+202E
    }
    if (first == 0xE2 && byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9) {
        return { 0x2040 + byte(2) - 0x80, 3 }; // U+2066 to U+2069
    }
    return {};
}

/// Every steering sign becomes what `instead` says of it.
template <typename Instead> std::string unsteered(std::string_view text, Instead&& instead)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const auto steering = steeringAt(text, at);
        if (steering.size == 0) {
            result += text[at++];
        } else {
            result += instead(steering);
            at += steering.size;
        }
    }
    return result;
}

/// What stands for a character.
using Replacement = std::pair<char, std::string_view>;

/// Characters of the list are replaced, those of `backslashed` get a backslash before them.
std::string replacedSigns(
    std::string_view text, std::span<const Replacement> replacements, std::string_view backslashed = {})
{
    std::string result;
    for (const char c : text) {
        const auto found = std::find_if(replacements.begin(), replacements.end(),
            [c](const Replacement& replacement) { return replacement.first == c; });
        if (found != replacements.end()) {
            result += found->second;
        } else {
            result += backslashed.find(c) == std::string_view::npos ? std::string(1, c)
                                                                    : std::string { '\\', c };
        }
    }
    return result;
}

} // namespace

std::string markdownEscaped(std::string_view raw)
{
    const auto text = unsteered(raw, [](const Steering& sign) {
        return sign.ascii() ? std::string(1, sign.point == '\t' ? '\t' : ' ') : std::string(standIn);
    });
    constexpr Replacement signs[] { { '<', "&lt;" }, { '>', "&gt;" }, { '&', "&amp;" }, { '\n', " " },
        { '\r', " " } };
    return replacedSigns(text, signs, "|\\`*_[]");
}

namespace {

/// Is a sign part of a word? Letters of any script count, signs and punctuation beyond ASCII do not.
bool insideWord(std::string_view text, std::size_t at, std::size_t size)
{
    const auto letter = [&text](std::size_t from) {
        const auto first = static_cast<unsigned char>(text[from]);
        if (first < 0x80) {
            return (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
        }
        const auto second = from + 1 < text.size() ? static_cast<unsigned char>(text[from + 1]) : 0U;
        const bool latinSign = first == 0xC2; // U+0080 to U+00BF
        const bool sign = first == 0xE2 && second < 0xB0; // U+2000 to U+2BFF
        const bool wideSign = first == 0xE3 && second == 0x80; // U+3000 to U+303F
        return !latinSign && !sign && !wideSign;
    };
    auto before = at;
    while (before > 0 && (static_cast<unsigned char>(text[--before]) & 0xC0U) == 0x80U) { }
    return (at > 0 && letter(before)) || (at + size < text.size() && letter(at + size));
}

std::string latexEscaped(std::string_view text)
{
    // \textquotedbl needs the encoding T1, and babel makes the bare sign active.
    constexpr Replacement commands[] { { '`', "\\textasciigrave{}" }, { '~', "\\textasciitilde{}" },
        { '^', "\\textasciicircum{}" }, { '\\', "\\textbackslash{}" }, { '<', "\\textless{}" },
        { '>', "\\textgreater{}" }, { '|', "\\textbar{}" }, { '"', "\\symbol{34}" } };
    std::string result;
    for (const char c : text) {
        if (c == '[' || c == '*') { // at the start of a row an argument of the line end before it
            result += result.empty() ? std::string("{") + c + "}" : std::string(1, c);
        } else if (c == '-' || c == ',' || c == '\'') { // two are a dash, or a quotation mark
            result += !result.empty() && result.back() == c ? std::string("{}") + c : std::string(1, c);
        } else { // TeX refuses control characters
            const char plain = static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
            result += replacedSigns({ &plain, 1 }, commands, "&%$#_{}");
        }
    }
    // What old TeX engines do not know as letters.
    constexpr std::string_view alpha = "α"; // alone the symbol, in a word a Greek letter
    constexpr std::pair<std::string_view, std::string_view> signs[] { { undefinedSign, "--" },
        { "↓", "$\\downarrow$" }, { "→", "$\\rightarrow$" }, { "≈", "$\\approx$" }, { "≠", "$\\neq$" },
        { alpha, "$\\alpha$" } };
    for (const auto& [sign, command] : signs) {
        for (std::size_t at = 0; (at = result.find(sign, at)) != std::string::npos;) {
            if (sign == alpha && insideWord(result, at, sign.size())) {
                at += sign.size();
                continue;
            }
            result.replace(at, sign.size(), command);
            at += command.size();
        }
    }
    return result;
}

std::string tsvEscaped(std::string_view text)
{
    std::string doubled;
    for (const char c : text) {
        doubled += c == '\\' ? std::string("\\\\") : std::string(1, c);
    }
    return unsteered(doubled, [](const Steering& sign) -> std::string {
        switch (sign.point) {
        case '\t':
            return "\\t";
        case '\n':
            return "\\n";
        case '\r':
            return "\\r";
        default:
            break;
        }
        constexpr std::string_view digits = "0123456789ABCDEF";
        std::string escaped = "\\u";
        for (const unsigned shift : { 12U, 8U, 4U, 0U }) {
            escaped += digits[(sign.point >> shift) & 0xFU];
        }
        return escaped;
    });
}

/// How a form of output writes a cell.
struct CellForm
{
    std::string (*escaped)(std::string_view text);
    std::string (*escapedMark)(std::string_view text);
    const char *bold, *boldEnd, *underlined, *underlinedEnd, *raised, *raisedEnd;
};

const Table::Style& styleOf(const Table& table, std::size_t row, std::size_t column)
{
    static const Table::Style plain;
    return row < table.styles.size() && column < table.styles[row].size() ? table.styles[row][column] : plain;
}

std::string formedCell(const Table& table, std::size_t row, std::size_t column, const CellForm& form)
{
    const auto& style = styleOf(table, row, column);
    auto cell = form.escaped(table.rows[row][column]);
    if (style.bold) {
        cell = form.bold + cell + form.boldEnd;
    } else if (style.underlined) {
        cell = form.underlined + cell + form.underlinedEnd;
    }
    return style.mark.empty() ? cell : cell + form.raised + form.escapedMark(style.mark) + form.raisedEnd;
}

std::vector<std::string> header(const Table& table, std::string (*escaped)(std::string_view text) = nullptr)
{
    std::vector<std::string> cells;
    for (const auto& column : table.columns) {
        cells.push_back(escaped == nullptr ? column.name : escaped(column.name));
    }
    return cells;
}

/// Calls `line` with the cells of each row.
template <typename Line> void formRows(const Table& table, const CellForm& form, Line&& line)
{
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        std::vector<std::string> cells;
        for (std::size_t column = 0; column < table.rows[row].size(); ++column) {
            cells.push_back(formedCell(table, row, column, form));
        }
        line(cells);
    }
}

/// Below the table: its note, and what its signs stand for.
std::vector<std::string> linesBelow(const Table& table)
{
    auto lines = signLines(table);
    if (!table.note.empty()) {
        lines.insert(lines.begin(), table.note);
    }
    return lines;
}

} // namespace

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

std::string toText(const Table& given)
{
    const auto table = withSigns(given);
    auto rows = table.rows;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            rows[row][column] = terminalSafe(rows[row][column]) + styleOf(table, row, column).mark;
        }
    }
    std::vector<std::size_t> widths;
    const auto widen = [&](const std::vector<std::string>& cells) {
        widths.resize(std::max(widths.size(), cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            widths[i] = std::max(widths[i], text::displayWidth(cells[i]));
        }
    };
    widen(header(table));
    std::for_each(rows.begin(), rows.end(), widen);

    std::string result = table.title.empty() ? std::string() : terminalSafe(table.title) + "\n\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        std::string text;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string padding(widths[i] - text::displayWidth(cells[i]), ' ');
            text
                += (i == 0 ? "" : "  ") + (table.columns[i].number ? padding + cells[i] : cells[i] + padding);
        }
        text.erase(text.find_last_not_of(' ') + 1);
        result += text + "\n";
    };
    line(header(table));
    std::size_t total = 0;
    for (const auto width : widths) {
        total += width + 2;
    }
    for (std::size_t i = 2; i < total; ++i) {
        result += "─";
    }
    result += "\n";
    std::for_each(rows.begin(), rows.end(), line);
    const auto lines = linesBelow(table);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        result += (i == 0 ? "\n" : "") + terminalSafe(lines[i]) + "\n";
    }
    return result + (table.comment.empty() ? "" : "\n" + table.comment);
}

std::string toTsvRow(const std::vector<std::string>& cells)
{
    std::string result;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        result += (i == 0 ? "" : "\t") + tsvEscaped(cells[i]);
    }
    return result + "\n";
}

std::string toTsv(const Table& table)
{
    const bool findings = !table.systems.empty();
    auto names = header(table);
    if (findings) {
        names.emplace_back(findingsColumn);
    }
    std::string result = commentLines(table.comment, "# ") + toTsvRow(names);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        auto line = toTsvRow(table.rows[row]);
        if (findings) {
            line.insert(line.size() - 1, "\t" + tsvEscaped(findingsCell(table, row, true)));
        }
        result += line;
    }
    return result;
}

std::string toMarkdown(const Table& given)
{
    const auto table = withSigns(given);
    std::string result = table.title.empty() ? std::string() : "### " + markdownEscaped(table.title) + "\n\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        result += "|";
        for (const auto& cell : cells) {
            result += " " + cell + " |";
        }
        result += "\n";
    };
    line(header(table, markdownEscaped));
    result += "|";
    for (const auto& column : table.columns) {
        result += column.number ? " ---: |" : " :--- |";
    }
    result += "\n";
    constexpr CellForm form { markdownEscaped, htmlEscaped, "**", "**", "<u>", "</u>", "<sup>", "</sup>" };
    formRows(table, form, line);
    for (const auto& text : linesBelow(table)) {
        result += "\n" + markdownEscaped(text) + "\n";
    }
    return table.comment.empty() ? result : result + "\n" + markupComment(table.comment);
}

std::string toLatex(const Table& given)
{
    const auto table = withSigns(given);
    std::string result = "% needs \\usepackage{booktabs}\n";
    if (!table.title.empty()) {
        std::string comment = table.title;
        std::replace_if(
            comment.begin(), comment.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        result += "% " + comment + "\n";
    }
    result += commentLines(table.comment, "% ");
    result += "\\begin{tabular}{";
    for (const auto& column : table.columns) {
        result += column.number ? 'r' : 'l';
    }
    result += "}\n\\toprule\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            result += (i == 0 ? "" : " & ") + cells[i];
        }
        result += " \\\\\n";
    };
    line(header(table, latexEscaped));
    result += "\\midrule\n";
    constexpr CellForm form { latexEscaped, latexEscaped, "\\textbf{", "}", "\\underline{", "}",
        "\\textsuperscript{", "}" };
    formRows(table, form, line);
    result += "\\bottomrule\n\\end{tabular}\n";
    for (const auto& text : linesBelow(table)) { // a paragraph each, to break at the width of the text
        result += "\n{\\footnotesize " + latexEscaped(text) + "\\par}\n";
    }
    return result;
}

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
    // Controls may not stand in a document at all.
    const auto text = unsteered(raw, [](const Steering& sign) {
        const bool kept = sign.point == '\n' || sign.point == '\t';
        return sign.point < 0xA0 ? std::string(1, kept ? static_cast<char>(sign.point) : ' ')
                                 : std::string(standIn);
    });
    constexpr Replacement signs[] { { '&', "&amp;" }, { '<', "&lt;" }, { '>', "&gt;" }, { '"', "&quot;" },
        { '\'', "&#39;" } };
    return replacedSigns(text, signs);
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

std::string toHtml(const Table& given)
{
    const auto table = withSigns(given);
    std::string result = (table.comment.empty() ? "" : markupComment(table.comment)) + "<table>\n";
    if (!table.title.empty()) {
        result += "<caption>" + htmlEscaped(table.title) + "</caption>\n";
    }
    const auto number = [&](std::size_t column) { return table.columns[column].number; };
    const auto open = [&](const char* tag, const char* scope, std::size_t column) {
        return std::string("<") + tag + scope
            + (number(column) ? " style=\"text-align:right\">" : " style=\"text-align:left\">");
    };
    result += "<thead>\n<tr>";
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        result += open("th", " scope=\"col\"", column) + htmlEscaped(table.columns[column].name) + "</th>";
    }
    result += "</tr>\n</thead>\n<tbody>\n";
    constexpr CellForm form { htmlEscaped, htmlEscaped, "<strong>", "</strong>", "<u>", "</u>", "<sup>",
        "</sup>" };
    formRows(table, form, [&](const std::vector<std::string>& cells) {
        result += "<tr>";
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const bool name = column == 0 && !number(0);
            result += name ? open("th", " scope=\"row\"", column) + cells[column] + "</th>"
                           : open("td", "", column) + cells[column] + "</td>";
        }
        result += "</tr>\n";
    });
    result += "</tbody>\n</table>\n";
    for (const auto& text : linesBelow(table)) {
        result += "<p>" + htmlEscaped(text) + "</p>\n";
    }
    return result;
}

} // namespace touchstone::analysis
