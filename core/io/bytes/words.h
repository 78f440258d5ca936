// SPDX-License-Identifier: GPL-3.0-or-later
// Words of files: small things that several readers do with them. Inside io.
#pragma once

#include "core/io/bytes/linecursor.h"
#include "core/support/lookup.h"
#include "core/support/message.h"

#include <limits>

namespace touchstone::io {

[[nodiscard]] inline char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Letters of ASCII made small; all others stay.
[[nodiscard]] inline std::string lowered(std::string_view word)
{
    std::string result(word);
    std::transform(result.begin(), result.end(), result.begin(), [](char c) { return lowered(c); });
    return result;
}

using support::contains;

/// Nothing but decimal digits, one at least?
[[nodiscard]] inline bool isDigits(std::string_view word)
{
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// What stands between the separators, any of which parts; empty pieces count. O(length).
[[nodiscard]] inline std::vector<std::string_view> pieces(std::string_view text, std::string_view separators)
{
    std::vector<std::string_view> list;
    for (std::size_t begin = 0; begin <= text.size();) {
        const auto end = std::min(text.find_first_of(separators, begin), text.size());
        list.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return list;
}

/// The cells of a line, as CellCursor parts them. O(length).
[[nodiscard]] inline std::vector<std::string_view> cellsOf(std::string_view line, bool tabs)
{
    std::vector<std::string_view> cells;
    CellCursor cursor(line, tabs);
    for (std::string_view cell; cursor.next(cell);) {
        cells.push_back(cell);
    }
    return cells;
}

/// Appends to a list in words, parted.
inline void append(std::string& list, std::string_view item, std::string_view separator = ", ")
{
    list += list.empty() ? std::string_view() : separator;
    list += item;
}

/// The words of the items, "a, b, …": at most `most` of them.
template <typename Items, typename Word>
[[nodiscard]] std::string listed(
    const Items& items, Word&& word, std::size_t most = static_cast<std::size_t>(-1))
{
    std::string list;
    for (const auto& item : items) {
        if (most-- == 0) {
            return list + ", …";
        }
        append(list, word(item));
    }
    return list;
}

/// The same of messages.
template <typename Items, typename Word>
[[nodiscard]] support::Message listedMessages(
    const Items& items, Word&& word, std::size_t most = std::numeric_limits<std::size_t>::max())
{
    support::Message list;
    for (const auto& item : items) {
        if (most-- == 0) {
            return support::said("%1, …", std::move(list));
        }
        list = list.empty() ? word(item) : support::said("%1, %2", std::move(list), word(item));
    }
    return list;
}

} // namespace touchstone::io
