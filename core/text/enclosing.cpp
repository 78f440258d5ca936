// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/enclosing.h"

#include "core/text/utf8.h"

#include <utf8proc.h>

namespace touchstone::text {

namespace {

enum class Mark { Opening, Closing, Quote, Blank, Other };

constexpr std::size_t mostBlanks = 100;

Mark markOf(char32_t sign)
{
    const auto within = [sign](char32_t first, char32_t last) { return sign >= first && sign <= last; };
    const bool quote = sign == U'"' || sign == U'\'' || sign == U'`' || sign == U'\u00AB' || sign == U'\u00BB'
        || within(U'\u2018', U'\u201F') || sign == U'\u2039' || sign == U'\u203A'
        || within(U'\u300C', U'\u300F') || within(U'\u301D', U'\u301F');
    if (quote) {
        return Mark::Quote;
    }
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(sign))) {
    case UTF8PROC_CATEGORY_PS:
        return Mark::Opening;
    case UTF8PROC_CATEGORY_PE:
        return Mark::Closing;
    case UTF8PROC_CATEGORY_ZS:
        return Mark::Blank;
    default:
        return sign == U'\t' || sign == U'\r' ? Mark::Blank : Mark::Other;
    }
}

Mark markBefore(std::string_view utf8, std::size_t at)
{
    for (std::size_t blanks = 0; at > 0 && blanks <= mostBlanks; ++blanks) {
        constexpr unsigned firstBits = 0xC0; // of bytes that go on: 10…
        constexpr unsigned goesOn = 0x80;
        do {
            --at;
        } while (at > 0 && (static_cast<unsigned char>(utf8[at]) & firstBits) == goesOn);
        auto next = at;
        if (const auto mark = markOf(nextCodePoint(utf8, next)); mark != Mark::Blank) {
            return mark;
        }
    }
    return Mark::Other;
}

Mark markBehind(std::string_view utf8, std::size_t at)
{
    for (std::size_t blanks = 0; at < utf8.size() && blanks <= mostBlanks; ++blanks) {
        if (const auto mark = markOf(nextCodePoint(utf8, at)); mark != Mark::Blank) {
            return mark;
        }
    }
    return Mark::Other;
}

} // namespace

Enclosed enclosedBy(std::string_view utf8, std::size_t begin, std::size_t end)
{
    const auto before = markBefore(utf8, begin);
    const auto behind = markBehind(utf8, end);
    const bool opens = before == Mark::Opening;
    const bool closes = behind == Mark::Closing;
    return opens && closes                               ? Enclosed::Brackets
        : opens                                          ? Enclosed::AfterBracket
        : closes                                         ? Enclosed::BeforeBracket
        : before == Mark::Quote && behind == Mark::Quote ? Enclosed::Quotes
                                                         : Enclosed::No;
}

} // namespace touchstone::text
