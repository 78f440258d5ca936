// SPDX-License-Identifier: GPL-3.0-or-later
// Table: rows of finished text, and the forms in which it leaves the program. Window and command line write
// through here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

struct Table
{
    struct Column
    {
        std::string name;
        bool number = false; ///< aligned right
    };
    std::string title; ///< written as a heading where the form has one
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows; ///< each as long as columns
};

/// Control characters become their pictures (U+2400…), so that no label breaks a line or reaches the
/// terminal.
[[nodiscard]] std::string terminalSafe(std::string_view text);
/// Columns padded to equal width (terminal cells), a rule under the header.
[[nodiscard]] std::string toText(const Table& table);
/// Header line and rows, LF. Tab, newline, carriage return and backslash inside a cell are written \t \n \r
/// \\ .
[[nodiscard]] std::string toTsv(const Table& table);
[[nodiscard]] std::string toTsvRow(const std::vector<std::string>& cells);
/// GitHub Markdown; | and the signs that Markdown or HTML would read are escaped.
[[nodiscard]] std::string toMarkdown(const Table& table);
/// A booktabs table, ready for \input; every special sign of TeX is escaped.
[[nodiscard]] std::string toLatex(const Table& table);

/// Ratio for people: three decimals, "–" when undefined.
inline constexpr std::string_view undefinedSign = "–";

} // namespace touchstone::analysis
