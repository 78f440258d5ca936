// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/tokens.h"

#include "core/text/utf8.h"

#include <utf8proc.h>

namespace touchstone::text {

namespace {

constexpr char32_t zeroWidthSpace = 0x200B;

enum class Kind { Word, Mark, Sign, Format, Blank };

Kind kindOf(char32_t codePoint)
{
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(codePoint))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
        return Kind::Word;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
        return Kind::Mark;
    case UTF8PROC_CATEGORY_CF:
        return codePoint == zeroWidthSpace ? Kind::Blank : Kind::Format;
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
    case UTF8PROC_CATEGORY_CC:
        return Kind::Blank;
    default:
        return Kind::Sign;
    }
}

} // namespace

std::vector<Span> splitTokens(const Text& text)
{
    std::vector<Span> tokens;
    auto before = Kind::Blank; // of the last sign that is not a format sign
    std::uint32_t codePoint = 0;
    for (std::size_t byte = 0; byte < text.utf8().size(); ++codePoint) {
        const auto kind = kindOf(nextCodePoint(text.utf8(), byte));
        if (kind == Kind::Format) {
            continue;
        }
        const bool inWord = kind == Kind::Word && before == Kind::Word;
        const bool onSign = kind == Kind::Mark && before != Kind::Blank;
        if (inWord || onSign) {
            tokens.back().end = codePoint + 1;
            continue; // a mark leaves the kind of what it stands on
        }
        if (kind != Kind::Blank) {
            tokens.push_back({ codePoint, codePoint + 1 });
        }
        before = kind == Kind::Mark ? Kind::Word : kind;
    }
    return tokens;
}

Span tokensOf(std::span<const Span> tokens, Span span)
{
    const auto first
        = std::partition_point(tokens.begin(), tokens.end(), [&](Span t) { return t.end <= span.begin; });
    const auto last = span.empty()
        ? first
        : std::partition_point(first, tokens.end(), [&](Span t) { return t.begin < span.end; });
    return { static_cast<std::uint32_t>(first - tokens.begin()),
        static_cast<std::uint32_t>(last - tokens.begin()) };
}

Span charactersOf(std::span<const Span> tokens, Span numbers)
{
    if (numbers.begin >= tokens.size()) {
        const auto end = tokens.empty() ? 0 : tokens.back().end;
        return { end, end };
    }
    if (numbers.empty()) {
        return { tokens[numbers.begin].begin, tokens[numbers.begin].begin };
    }
    return { tokens[numbers.begin].begin, tokens[std::min<std::size_t>(numbers.end, tokens.size()) - 1].end };
}

} // namespace touchstone::text
