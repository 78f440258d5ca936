// SPDX-License-Identifier: GPL-3.0-or-later
// LineCursor and CellCursor: a file's lines and a line's cells as views, without a copy.
#pragma once

#include "core/io/bytes/bytescan.h"
#include "core/io/bytes/outcomes.h"
#include "core/text/utf8.h"

namespace touchstone::io {

/// Walks over the lines of a file. A line ends at LF; every CR before it is dropped (LF, CR LF, CR CR LF).
class LineCursor
{
public:
    explicit LineCursor(std::string_view bytes)
        : m_bytes(bytes)
    {
    }

    /// Moves to the next line; false behind the last one. A last line without LF counts, an empty rest not.
    [[nodiscard]] bool next()
    {
        if (m_next >= m_bytes.size()) {
            return false;
        }
        m_begin = m_next;
        const char* const start = m_bytes.data() + m_begin;
        const char* const fileEnd = m_bytes.data() + m_bytes.size();
        auto length = static_cast<std::size_t>(scanFor(start, fileEnd, fileEnd, '\n') - start);
        m_next = m_begin + length + 1;
        while (length > 0 && start[length - 1] == '\r') {
            --length;
        }
        m_line = std::string_view(start, length);
        ++m_number;
        return true;
    }

    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] std::uint32_t number() const { return m_number; } ///< 1-based
    [[nodiscard]] std::size_t offset() const { return m_begin; } ///< byte of the line's begin in the file

private:
    std::string_view m_bytes;
    std::string_view m_line;
    std::size_t m_begin = 0;
    std::size_t m_next = 0;
    std::uint32_t m_number = 0;
};

/// Finds lines by number, for findings: linear over all questions as long as their numbers ascend.
class LineFinder
{
public:
    explicit LineFinder(std::string_view bytes)
        : m_bytes(bytes)
        , m_cursor(bytes)
    {
    }

    /// Empty behind the last line. Precondition: number > 0.
    [[nodiscard]] std::string_view line(std::uint32_t number)
    {
        if (number < m_cursor.number()) {
            m_cursor = LineCursor(m_bytes);
        }
        while (m_cursor.number() < number) {
            if (!m_cursor.next()) {
                return {};
            }
        }
        return m_cursor.line();
    }

private:
    std::string_view m_bytes;
    LineCursor m_cursor;
};

[[nodiscard]] inline bool isBlank(char c) { return c == ' ' || c == '\t'; }

[[nodiscard]] inline std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

/// Walks over the cells of one line: split at every tab, or at runs of blanks (spaces and tabs).
class CellCursor
{
public:
    CellCursor(std::string_view line, bool tabs)
        : m_rest(line)
        , m_tabs(tabs)
    {
    }

    /// Moves to the next cell; false behind the last one. Split at tabs, an empty line has one empty cell;
    /// split at blanks it has none.
    [[nodiscard]] bool next(std::string_view& cell)
    {
        if (m_done) {
            return false;
        }
        if (m_tabs) {
            const auto tab = m_rest.find('\t');
            cell = m_rest.substr(0, tab);
            m_done = tab == std::string_view::npos;
            m_rest.remove_prefix(m_done ? m_rest.size() : tab + 1);
            return true;
        }
        std::size_t begin = 0;
        while (begin < m_rest.size() && isBlank(m_rest[begin])) {
            ++begin;
        }
        if (begin == m_rest.size()) {
            m_done = true;
            return false;
        }
        auto end = begin;
        while (end < m_rest.size() && !isBlank(m_rest[end])) {
            ++end;
        }
        cell = m_rest.substr(begin, end - begin);
        m_rest.remove_prefix(end);
        return true;
    }

private:
    std::string_view m_rest;
    bool m_tabs;
    bool m_done = false;
};

/// Column (1-based, code points) at which a part of a line begins. O(bytes before it).
[[nodiscard]] inline std::uint32_t columnOf(std::string_view line, const char* part)
{
    const auto before = line.substr(0, static_cast<std::size_t>(part - line.data()));
    return static_cast<std::uint32_t>(text::codePointCount(before)) + 1;
}

/// Line and column (1-based, code points) of a byte of well-formed UTF-8. O(bytes before it).
[[nodiscard]] inline support::Place placeOfByte(std::string_view bytes, std::size_t byte, std::string file)
{
    std::uint32_t line = 1;
    std::size_t begin = 0;
    for (auto end = bytes.find('\n'); end < byte; end = bytes.find('\n', begin)) {
        begin = end + 1;
        ++line;
    }
    return { std::move(file), line, columnOf(bytes.substr(begin), bytes.data() + byte) };
}

} // namespace touchstone::io
