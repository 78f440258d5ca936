// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/nameform.h"

#include "core/text/utf8.h"

#include <utf8proc.h>

#include <array>
#include <cstdlib>

namespace touchstone::text {

namespace {

enum class Kind { Kept, Deleted, Blank };

Kind kindOf(char32_t letter)
{
    constexpr char32_t ascii = 0x80;
    constexpr char32_t openingQuote = 0x2018;
    constexpr char32_t closingQuote = 0x2019;
    if (letter == '.' || letter == '\'' || letter == openingQuote || letter == closingQuote) {
        return Kind::Deleted;
    }
    if (letter < ascii) {
        const bool kept = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')
            || (letter >= 'A' && letter <= 'Z');
        return kept ? Kind::Kept : Kind::Blank;
    }
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(letter));
    // Marks belong to their letters: without them many scripts would fall apart into syllables.
    return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_NO ? Kind::Kept : Kind::Blank;
}

void append(std::string& result, char32_t letter, bool& blank)
{
    switch (kindOf(letter)) {
    case Kind::Deleted:
        return;
    case Kind::Blank:
        blank = true;
        return;
    case Kind::Kept:
        if (blank && !result.empty()) {
            result += ' ';
        }
        blank = false;
        appendUtf8(result, letter);
    }
}

void dropArticle(std::string& name)
{
    constexpr std::array<std::string_view, 3> articles { "the ", "an ", "a " };
    for (const auto article : articles) {
        if (name.starts_with(article)) {
            name.erase(0, article.size());
            return;
        }
    }
}

} // namespace

std::string nameForm(std::string_view utf8)
{
    std::string result;
    result.reserve(utf8.size());
    bool blank = false;
    if (isAscii(utf8)) {
        for (const char c : utf8) {
            append(result, static_cast<char32_t>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c), blank);
        }
    } else {
        utf8proc_uint8_t* folded = nullptr;
        const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data()),
            static_cast<utf8proc_ssize_t>(utf8.size()), &folded,
            static_cast<utf8proc_option_t>(
                UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD));
        if (length < 0) {
            std::free(folded);
            return std::string(utf8);
        }
        const std::string_view letters(
            reinterpret_cast<const char*>(folded), static_cast<std::size_t>(length));
        for (std::size_t at = 0; at < letters.size();) {
            append(result, nextCodePoint(letters, at), blank);
        }
        std::free(folded);
    }
    dropArticle(result);
    return result;
}

} // namespace touchstone::text
