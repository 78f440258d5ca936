// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/tables/tablerows.h"

#include "core/io/bytes/linecursor.h"

namespace touchstone::io {

char TableRows::separatorOf(std::string_view head)
{
    const auto line = head.substr(0, head.find('\n'));
    const auto count = [line](char c) { return std::count(line.begin(), line.end(), c); };
    if (count('\t') >= 2) {
        return '\t';
    }
    constexpr std::array separators { ',', ';', '\t' };
    return *std::max_element(
        separators.begin(), separators.end(), [&](char a, char b) { return count(a) < count(b); });
}

bool TableRows::next()
{
    while (m_next < m_bytes.size() && (m_bytes[m_next] == '\n' || m_bytes[m_next] == '\r')) {
        ++m_next;
    }
    if (m_next >= m_bytes.size()) {
        return false;
    }
    m_begin = m_next;
    m_cells.clear();
    m_places.clear();
    m_openQuote = std::string_view::npos;
    while (true) {
        readCell();
        if (m_next >= m_bytes.size()) {
            return true;
        }
        const char c = m_bytes[m_next++];
        if (c == '\n') {
            return true;
        }
        if (m_next == m_bytes.size()) { // a separator at the very end
            m_places.push_back(m_next);
            m_cells.emplace_back();
            return true;
        }
    }
}

/// Up to a separator or a line end, which it leaves. A quotation mark inside a cell is a letter; at its begin
/// it encloses the cell, if it is closed before a separator or line end (in files of tabs on the same line).
void TableRows::readCell()
{
    const auto begin = m_next;
    m_places.push_back(begin);
    auto& cell = m_cells.emplace_back();
    const auto ends = [this](std::size_t at) {
        return at >= m_bytes.size() || m_bytes[at] == m_separator || m_bytes[at] == '\n'
            || (m_bytes[at] == '\r' && (at + 1 >= m_bytes.size() || m_bytes[at + 1] == '\n'));
    };
    if (begin < m_bytes.size() && m_bytes[begin] == '"' && m_openQuote == std::string_view::npos) {
        auto at = begin + 1;
        bool closed = false;
        while (at < m_bytes.size() && !closed) {
            if (m_bytes[at] == '"') {
                if (at + 1 < m_bytes.size() && m_bytes[at + 1] == '"') {
                    cell += '"';
                    at += 2;
                    continue;
                }
                closed = true;
            } else if (m_separator == '\t' && (m_bytes[at] == '\n' || m_bytes[at] == '\t')) {
                break;
            } else if (m_bytes[at] != '\r' || at + 1 >= m_bytes.size() || m_bytes[at + 1] != '\n') {
                cell += m_bytes[at];
            }
            ++at;
        }
        if (closed && ends(at)) {
            m_next = at + (at < m_bytes.size() && m_bytes[at] == '\r' ? 1 : 0);
            return;
        }
        cell.clear(); // the mark is a letter like others
        if (!closed && m_separator != '\t') {
            m_openQuote = begin;
        }
    }
    auto end = begin;
    while (end < m_bytes.size() && m_bytes[end] != m_separator && m_bytes[end] != '\n') {
        ++end;
    }
    m_next = end;
    while (end > begin && m_bytes[end - 1] == '\r') {
        --end;
    }
    cell.assign(m_bytes, begin, end - begin);
}

std::vector<std::vector<std::string>> firstRows(std::string_view bytes)
{
    constexpr std::size_t most = 8;
    constexpr std::size_t mostColumns = 200;
    constexpr std::size_t bytesShown = 80;
    constexpr std::size_t bytesOfNames = 4000;
    std::vector<std::vector<std::string>> shown;
    TableRows rows(bytes, TableRows::separatorOf(bytes));
    while (shown.size() < most && rows.next()) {
        const auto limit = shown.empty() ? bytesOfNames : bytesShown;
        auto& row = shown.emplace_back();
        for (std::size_t i = 0; i < std::min(rows.cells().size(), mostColumns); ++i) {
            const auto words = trimmed(rows.cells()[i]);
            const auto part = text::firstBytes(words, limit);
            row.push_back(std::string(part) + (part.size() < words.size() ? "…" : ""));
        }
    }
    return shown;
}

} // namespace touchstone::io
