// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/table.h"

#include "core/text/width.h"

#include <algorithm>
#include <cstdint>

namespace touchstone::analysis {

namespace {

std::string markdownEscaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '|':
        case '\\':
        case '`':
        case '*':
        case '_':
        case '[':
        case ']':
            result += '\\';
            result += c;
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '&':
            result += "&amp;";
            break;
        case '\n':
        case '\r':
            result += ' ';
            break;
        default:
            result += c;
        }
    }
    return result;
}

std::string latexEscaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '&':
        case '%':
        case '$':
        case '#':
        case '_':
        case '{':
        case '}':
            result += '\\';
            result += c;
            break;
        case '~':
            result += "\\textasciitilde{}";
            break;
        case '^':
            result += "\\textasciicircum{}";
            break;
        case '\\':
            result += "\\textbackslash{}";
            break;
        case '<':
            result += "\\textless{}";
            break;
        case '>':
            result += "\\textgreater{}";
            break;
        case '|':
            result += "\\textbar{}";
            break;
        case '"': // \textquotedbl needs the encoding T1, and babel makes the bare sign active
            result += "\\symbol{34}";
            break;
        case '\n':
        case '\r':
        case '\t':
            result += ' ';
            break;
        default:
            result += c;
        }
    }
    for (std::size_t at = 0; (at = result.find(undefinedSign, at)) != std::string::npos;) {
        result.replace(at, undefinedSign.size(), "--");
    }
    return result;
}

std::string tsvEscaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '\t':
            result += "\\t";
            break;
        case '\n':
            result += "\\n";
            break;
        case '\r':
            result += "\\r";
            break;
        case '\\':
            result += "\\\\";
            break;
        default:
            result += c;
        }
    }
    return result;
}

std::vector<std::string> header(const Table& table)
{
    std::vector<std::string> cells;
    for (const auto& column : table.columns) {
        cells.push_back(column.name);
    }
    return cells;
}

} // namespace

std::string terminalSafe(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte != 0x7F) {
            result += c;
        } else { // the sign's own picture, U+2400…
            result += "\xE2\x90";
            result += static_cast<char>(byte == 0x7F ? 0xA1 : 0x80 + byte);
        }
    }
    return result;
}

std::string toText(const Table& table)
{
    auto rows = table.rows;
    for (auto& row : rows) {
        for (auto& cell : row) {
            cell = terminalSafe(cell);
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
    return result;
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
    std::string result = toTsvRow(header(table));
    for (const auto& row : table.rows) {
        result += toTsvRow(row);
    }
    return result;
}

std::string toMarkdown(const Table& table)
{
    std::string result = table.title.empty() ? std::string() : "### " + markdownEscaped(table.title) + "\n\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        result += "|";
        for (const auto& cell : cells) {
            result += " " + markdownEscaped(cell) + " |";
        }
        result += "\n";
    };
    line(header(table));
    result += "|";
    for (const auto& column : table.columns) {
        result += column.number ? " ---: |" : " :--- |";
    }
    result += "\n";
    std::for_each(table.rows.begin(), table.rows.end(), line);
    return result;
}

std::string toLatex(const Table& table)
{
    std::string result = "% needs \\usepackage{booktabs}\n";
    if (!table.title.empty()) {
        std::string comment = table.title;
        std::replace_if(
            comment.begin(), comment.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        result += "% " + comment + "\n";
    }
    result += "\\begin{tabular}{";
    for (const auto& column : table.columns) {
        result += column.number ? 'r' : 'l';
    }
    result += "}\n\\toprule\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            result += (i == 0 ? "" : " & ") + latexEscaped(cells[i]);
        }
        result += " \\\\\n";
    };
    line(header(table));
    result += "\\midrule\n";
    std::for_each(table.rows.begin(), table.rows.end(), line);
    return result + "\\bottomrule\n\\end{tabular}\n";
}

} // namespace touchstone::analysis
