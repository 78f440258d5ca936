// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as LaTeX with booktabs.
#include "core/output/table.h"

#include "core/output/escapes.h"
#include "core/output/tableparts.h"
#include "core/output/touchedsigns.h"

#include <algorithm>

namespace touchstone::analysis {

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
    // \textquotedbl needs the encoding T1, and babel makes the bare sign active
    static constexpr Escape escapes[] { { '&', "\\&" }, { '%', "\\%" }, { '$', "\\$" }, { '#', "\\#" },
        { '_', "\\_" }, { '{', "\\{" }, { '}', "\\}" }, { '`', "\\textasciigrave{}" },
        { '~', "\\textasciitilde{}" }, { '^', "\\textasciicircum{}" }, { '\\', "\\textbackslash{}" },
        { '<', "\\textless{}" }, { '>', "\\textgreater{}" }, { '|', "\\textbar{}" },
        { '"', "\\symbol{34}" } };
    constexpr std::string_view argument = "[*"; // at the start of a row an argument of the line end before it
    constexpr std::string_view ligatures
        = "-,'"; // two are a dash, two commas or apostrophes a quotation mark
    std::string result;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
            result += ' '; // TeX refuses control characters
        } else if (result.empty() && argument.find(c) != std::string_view::npos) {
            result += std::string("{") + c + "}";
        } else {
            const bool twice = !result.empty() && result.back() == c;
            result += twice && ligatures.find(c) != std::string_view::npos ? "{}" : "";
            result += escaped(std::string_view(&c, 1), escapes);
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

} // namespace

std::string toLatex(const Table& table)
{
    const auto shown = withSigns(table);
    std::string result = "% needs \\usepackage{booktabs}\n";
    if (!shown.title.empty()) {
        std::string comment = shown.title;
        std::replace_if(
            comment.begin(), comment.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        result += "% " + comment + "\n";
    }
    result += commentLines(shown.comment, "% ");
    result += "\\begin{tabular}{";
    for (const auto& column : shown.columns) {
        result += column.number ? 'r' : 'l';
    }
    result += "}\n\\toprule\n";
    const auto line = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            result += (i == 0 ? "" : " & ") + cells[i];
        }
        result += " \\\\\n";
    };
    static constexpr Markup markup { latexEscaped, latexEscaped, { "\\textbf{", "}" },
        { "\\underline{", "}" }, { "\\textsuperscript{", "}" } };
    line(header(shown, latexEscaped));
    result += "\\midrule\n";
    for (std::size_t row = 0; row < shown.rows.size(); ++row) {
        line(styledRow(shown, row, markup));
    }
    result += "\\bottomrule\n\\end{tabular}\n";
    for (const auto& text :
        linesBelow(shown)) { // a paragraph each, so that they break at the width of the text
        result += "\n{\\footnotesize " + latexEscaped(text) + "\\par}\n";
    }
    return result;
}

} // namespace touchstone::analysis
