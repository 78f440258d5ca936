// SPDX-License-Identifier: GPL-3.0-or-later
// TableRows: the rows of a table, separated by tabs, commas or semicolons, with quotation marks as RFC 4180
// has them. Private to the table reader and the opener.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::io {

class TableRows
{
public:
    TableRows(std::string_view bytes, char separator)
        : m_bytes(bytes)
        , m_separator(separator)
    {
    }

    /// Moves to the next row that is not empty; false behind the last one. O(row).
    [[nodiscard]] bool next();

    [[nodiscard]] const std::vector<std::string>& cells() const { return m_cells; }
    /// Byte of the row's begin, and of a cell's.
    [[nodiscard]] std::size_t at() const { return m_begin; }
    [[nodiscard]] std::size_t at(std::size_t cell) const { return m_places[cell]; }
    /// Byte of a quotation mark that the file does not close, where this row begins with it; else npos.
    [[nodiscard]] std::size_t openQuote() const { return m_openQuote; }

    /// The separator of which the first row has most; a tab where it has two or more.
    [[nodiscard]] static char separatorOf(std::string_view head);

private:
    void readCell();

    std::string_view m_bytes;
    char m_separator;
    std::size_t m_next = 0;
    std::size_t m_begin = 0;
    std::size_t m_openQuote = std::string_view::npos;
    std::vector<std::string> m_cells;
    std::vector<std::size_t> m_places;
};

/// The first eight rows, to show them: blanks around cells are dropped, long cells (but not those of the
/// first row, by which columns are called) and columns behind the 200th are cut. O(bytes of these rows).
[[nodiscard]] std::vector<std::vector<std::string>> firstRows(std::string_view bytes);

} // namespace touchstone::io
