// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/tokens.h"

#include "core/text/utf8.h"

#include <utf8proc.h>

namespace touchstone::text {

namespace {

constexpr char32_t zeroWidthSpace = 0x200B;

enum class SignKind { Word, Mark, Sign, Format, Blank };

SignKind signKindOf(char32_t codePoint)
{
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(codePoint));
    const auto among = [category](int first, int last) { return category >= first && category <= last; };
    if (among(UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_ME)) {
        return SignKind::Mark;
    }
    if (among(UTF8PROC_CATEGORY_LU, UTF8PROC_CATEGORY_NO)) { // letters, numbers
        return SignKind::Word;
    }
    if (category == UTF8PROC_CATEGORY_CF && codePoint != zeroWidthSpace) {
        return SignKind::Format;
    }
    const bool blank = among(UTF8PROC_CATEGORY_ZS, UTF8PROC_CATEGORY_CF); // separators, control characters
    return blank ? SignKind::Blank : SignKind::Sign;
}

/// Of Chinese, Japanese kanji and Korean hanja (Unicode blocks of unified and compatibility ideographs).
bool isIdeograph(char32_t codePoint)
{
    const auto among
        = [codePoint](char32_t first, char32_t last) { return codePoint >= first && codePoint <= last; };
    return among(0x3400, 0x4DBF) || among(0x4E00, 0x9FFF) || among(0xF900, 0xFAFF) || among(0x20000, 0x3FFFF);
}

} // namespace

std::vector<Span> splitTokens(const Text& text)
{
    std::vector<Span> tokens;
    auto before = SignKind::Blank; // of the last sign that is not a format sign
    std::uint32_t codePoint = 0;
    for (std::size_t byte = 0; byte < text.utf8().size(); ++codePoint) {
        const auto kind = signKindOf(nextCodePoint(text.utf8(), byte));
        if (kind == SignKind::Format) {
            continue;
        }
        const bool inWord = kind == SignKind::Word && before == SignKind::Word;
        const bool onSign = kind == SignKind::Mark && before != SignKind::Blank;
        if (inWord || onSign) {
            tokens.back().end = codePoint + 1;
            continue; // a mark leaves the kind of what it stands on
        }
        if (kind != SignKind::Blank) {
            tokens.push_back({ codePoint, codePoint + 1 });
        }
        before = kind == SignKind::Mark ? SignKind::Word : kind;
    }
    return tokens;
}

std::vector<Span> splitAtBlanks(const Text& text)
{
    std::vector<Span> words;
    bool inWord = false;
    std::uint32_t codePoint = 0;
    for (std::size_t byte = 0; byte < text.utf8().size(); ++codePoint) {
        const auto sign = nextCodePoint(text.utf8(), byte);
        const bool blank = sign == U' ' || (sign >= U'\t' && sign <= U'\r');
        if (!blank && !inWord) {
            words.push_back({ codePoint, codePoint });
        }
        if (!blank) {
            words.back().end = codePoint + 1;
        }
        inWord = !blank;
    }
    return words;
}

std::vector<Span> wordsOf(const Text& text, std::span<const Span> tokens)
{
    std::vector<Span> words;
    const auto split = tokens.empty() ? splitTokens(text) : std::vector<Span>();
    for (const auto token : tokens.empty() ? std::span<const Span>(split) : tokens) {
        const auto part = text.slice(token);
        bool word = false;
        auto begin = token.begin;
        auto codePoint = token.begin;
        for (std::size_t byte = 0; byte < part.size(); ++codePoint) {
            const auto sign = nextCodePoint(part, byte);
            word = word || signKindOf(sign) == SignKind::Word;
            if (tokens.empty() && isIdeograph(sign)) {
                if (begin < codePoint) {
                    words.push_back({ begin, codePoint });
                }
                words.push_back({ codePoint, codePoint + 1 });
                begin = codePoint + 1;
            }
        }
        if (word && begin < token.end) {
            words.push_back({ begin, token.end });
        }
    }
    return words;
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

std::uint32_t tokensTouched(std::span<const Span> tokens, std::span<const Span> pieces)
{
    std::uint32_t count = 0;
    std::uint32_t counted = 0; // tokens before this one are
    for (const auto piece : pieces) {
        auto touched = tokensOf(tokens, piece);
        touched.begin = std::max(touched.begin, counted);
        count += touched.length();
        counted = std::max(counted, touched.end);
    }
    return count;
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
