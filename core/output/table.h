// SPDX-License-Identifier: GPL-3.0-or-later
// Table: rows of finished text, and the forms in which it leaves the program. Window and command line write
// through here.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

/// What was found that changes the numbers of one system, for those who show them (findings.h).
struct TouchedNumbers
{
    std::string codes; ///< for scripts: "pairing.gold-only=2 pairing.system-only=1", the worst first
    std::string text; ///< for people, with its stops; names nobody

    [[nodiscard]] bool any() const { return !codes.empty(); }
    friend bool operator==(const TouchedNumbers&, const TouchedNumbers&) = default;
};

struct Table
{
    struct Column
    {
        std::string name;
        bool number = false; ///< aligned right
        std::optional<std::size_t> system {}; ///< index into Table::systems: whose numbers stand below
    };
    /// A system whose numbers the table holds.
    struct System
    {
        std::string name; ///< as it is printed
        TouchedNumbers touched;
    };
    /// How a cell is set off, and what stands raised behind it ("*").
    struct Style
    {
        bool bold = false;
        bool underlined = false;
        std::string mark {};
        std::optional<double> p {}; ///< of the difference from the best; empty: not tested
    };
    std::string title; ///< written as a heading where the form has one
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows; ///< each as long as columns
    std::vector<std::vector<Style>> styles {}; ///< like rows; empty: none. TSV and CSV have none
    std::string note {}; ///< one line about marks; empty: none. TSV has none, CSV beside a comment
    /// Empty: the table holds no scores. Else those with touched numbers have a sign, where forms for people
    /// say below the table what it stands for, and CSV and TSV have a last column "findings": sentences, and
    /// codes.
    std::vector<System> systems {};
    /// Of which of `systems` each row's numbers are; rows behind its end, and without columns that name a
    /// system the whole table where it is empty: of all of them.
    std::vector<std::vector<std::size_t>> rowSystems {};
    bool explainsSigns = true; ///< false: a table before it does
    std::string comment {}; ///< lines for those who look inside (a recipe); empty: none
};

/// Control characters become their pictures (U+2400…), those without one (C1) and what overrides or isolates
/// the direction of writing (U+202A–U+202E, U+2066–U+2069) becomes U+FFFD, so that no label breaks a line,
/// reaches the terminal or turns the order of what is read.
[[nodiscard]] std::string terminalSafe(std::string_view text);
/// Columns padded to equal width (terminal cells), a rule under the header.
[[nodiscard]] std::string toText(const Table& table);
/// Header line and rows, LF. Tab, newline, carriage return and backslash inside a cell are written \t \n \r
/// \\ ; every other sign that terminalSafe replaces is written \u and four digits: \u001B, \u202E.
[[nodiscard]] std::string toTsv(const Table& table);
[[nodiscard]] std::string toTsvRow(const std::vector<std::string>& cells);
/// GitHub Markdown; | and the signs that Markdown or HTML would read are escaped.
[[nodiscard]] std::string toMarkdown(const Table& table);
/// A booktabs table, ready for \input; every special sign of TeX is escaped, ligatures are broken, and "["
/// cannot be taken for an argument of the line end before it. The note stands below it, as it is printed.
[[nodiscard]] std::string toLatex(const Table& table);
/// RFC 4180: CRLF, quotes where needed, UTF-8; undefined is empty. A cell of text that a spreadsheet would
/// run as a formula (= + - @, tab, return at its start) gets an apostrophe before it, as spreadsheets
/// themselves write it; scripts take TSV, which adds nothing. The comment stands in lines with # before
/// the header, which end in LF: their words are copied.
[[nodiscard]] std::string toCsv(const Table& table);
/// A <table> with caption, head and scopes; everything escaped.
[[nodiscard]] std::string toHtml(const Table& table);
/// Also controls become blanks, and signs that turn the direction of writing U+FFFD.
[[nodiscard]] std::string htmlEscaped(std::string_view raw);
/// Markup that was escaped by others, such as an SVG: what terminalSafe replaces, and what XML forbids,
/// becomes U+FFFD; tabs and line ends stay.
[[nodiscard]] std::string markupSafe(std::string_view markup);
/// Signs that Markdown or HTML would read are escaped.
[[nodiscard]] std::string markdownEscaped(std::string_view raw);
/// Each line of the comment behind a sign ("# "), LF after each.
[[nodiscard]] std::string commentLines(const std::string& comment, std::string_view sign);
/// A comment of HTML or Markdown, whatever the lines hold.
[[nodiscard]] std::string markupComment(std::string text);

/// Ratio for people: three decimals, "–" when undefined.
inline constexpr std::string_view undefinedSign = "–";

} // namespace touchstone::analysis
