// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/span.h"
#include "core/text/casefold.h"
#include "core/text/text.h"
#include "core/text/tokens.h"
#include "core/text/utf8.h"

#include <gtest/gtest.h>

#include <random>

namespace touchstone::text {
namespace {

TEST(Span, TouchingSpansAreApart)
{
    EXPECT_EQ(relation({ 0, 4 }, { 4, 8 }), SpanRelation::Apart);
    EXPECT_EQ(relation({ 0, 4 }, { 3, 8 }), SpanRelation::Crossing);
    EXPECT_EQ(relation({ 1, 3 }, { 0, 4 }), SpanRelation::Inside);
    EXPECT_EQ(relation({ 0, 4 }, { 0, 3 }), SpanRelation::Contains);
    EXPECT_EQ(overlap({ 0, 4 }, { 3, 8 }), 1U);
}

TEST(Utf8, FindsTheFirstBadByte)
{
    EXPECT_FALSE(firstInvalidByte("plain, \xC3\xA9, \xE4\xB8\xAD, \xF0\x9F\x98\x80"));
    EXPECT_EQ(firstInvalidByte("ab\xC3"), 2U);
    EXPECT_EQ(firstInvalidByte("a\xC0\x80"), 1U) << "overlong";
    EXPECT_EQ(firstInvalidByte("\xED\xA0\x80"), 0U) << "surrogate";
    EXPECT_EQ(firstInvalidByte("\xF4\x90\x80\x80"), 0U) << "above U+10FFFF";
    EXPECT_EQ(quoted("Zoë", 3), "\"Zo…\"") << "not inside a letter";
    EXPECT_EQ(quoted("Zoë", 4), "\"Zoë\"");
    EXPECT_EQ(quoted("\xFF"), "\"\uFFFD\"");
    EXPECT_EQ(quoted(""), "\"\"");
    EXPECT_EQ(repaired("a\xFFz"), "a\xEF\xBF\xBDz");
}

TEST(Text, OffsetsAgreeWithASlowWalk)
{
    std::mt19937 random(7);
    const char32_t letters[] = { U'a', U'é', U'中', U'😀', U'\n' };
    std::u32string codePoints;
    for (int i = 0; i < 3000; ++i) {
        codePoints.push_back(letters[random() % 5]);
    }
    const Text text(toUtf8(codePoints));
    ASSERT_EQ(text.length(), codePoints.size());
    std::size_t byte = 0;
    std::size_t utf16 = 0;
    for (std::uint32_t i = 0; i < codePoints.size(); ++i) {
        ASSERT_EQ(text.byteOffset(i), byte);
        ASSERT_EQ(text.utf16Offset(i), utf16);
        ASSERT_EQ(text.codePointAtByte(byte), i);
        ASSERT_EQ(text.codePointAtUtf16(utf16), i);
        byte += toUtf8(codePoints.substr(i, 1)).size();
        utf16 += codePoints[i] > 0xFFFF ? 2U : 1U;
        ASSERT_EQ(text.codePointAtByte(byte - 1), i);
        ASSERT_EQ(text.codePointAtUtf16(utf16 - 1), i);
    }
    EXPECT_EQ(text.slice({ 255, 258 }), toUtf8(codePoints.substr(255, 3)));
    EXPECT_EQ(text.slice({ 2990, 9999 }), toUtf8(codePoints.substr(2990)));
}

TEST(Tokens, ASpanCountsTheTokensItTouches)
{
    const std::vector<Span> tokens { { 0, 3 }, { 4, 8 }, { 8, 9 } };
    EXPECT_EQ(tokensOf(tokens, { 0, 3 }), (Span { 0, 1 }));
    EXPECT_EQ(tokensOf(tokens, { 2, 5 }), (Span { 0, 2 }));
    EXPECT_EQ(tokensOf(tokens, { 3, 4 }), (Span { 1, 1 })) << "only the blank";
    EXPECT_EQ(tokensOf(tokens, { 8, 9 }), (Span { 2, 3 }));
    EXPECT_EQ(tokensOf(tokens, { 5, 5 }), (Span { 1, 1 })) << "an insertion point meets no token";
    EXPECT_EQ(tokensOf(tokens, { 99, 99 }), (Span { 3, 3 }));
    EXPECT_EQ(tokensOf({}, { 0, 5 }), (Span { 0, 0 }));
    EXPECT_EQ(charactersOf(tokens, { 0, 2 }), (Span { 0, 8 }));
    EXPECT_EQ(charactersOf(tokens, { 1, 1 }), (Span { 4, 4 }));
    EXPECT_EQ(charactersOf(tokens, { 3, 3 }), (Span { 9, 9 }));
}

std::vector<std::string> wordsOf(std::u32string_view codePoints)
{
    const Text text(toUtf8(codePoints));
    std::vector<std::string> words;
    for (const auto token : splitTokens(text)) {
        words.emplace_back(text.slice(token));
    }
    return words;
}

TEST(Tokens, WordsStayTogetherAndSignsStandAlone)
{
    EXPECT_EQ(wordsOf(U"L'\u00E9diteur, 3.5 km"),
        (std::vector<std::string> { "L", "'",
            "\xC3\xA9"
            "diteur",
            ",", "3", ".", "5", "km" }));
    EXPECT_TRUE(wordsOf(U" \n\t\u00A0\u200B").empty());
    EXPECT_EQ(wordsOf(U"a\u200Bb").size(), 2U);
}

TEST(Tokens, WordsBetweenBlanksKeepTheirSigns)
{
    EXPECT_EQ(splitAtBlanks(Text(toUtf8(U" L'\u00E9diteur,\n\t3.5 km"))),
        (std::vector<Span> { { 1, 11 }, { 13, 16 }, { 17, 19 } }));
    EXPECT_TRUE(splitAtBlanks(Text(" \n\t ")).empty());
    EXPECT_TRUE(splitAtBlanks(Text()).empty());
}

TEST(Tokens, MarksStayOnWhatTheyMark)
{
    EXPECT_EQ(wordsOf(U"e\u0301cole").size(), 1U);
    EXPECT_EQ(wordsOf(U"a \u0301b").size(), 2U) << "a mark after a blank begins a word";
    EXPECT_EQ(wordsOf(U"\u2764\uFE0F\u2764"),
        (std::vector<std::string> { toUtf8(U"\u2764\uFE0F"), toUtf8(U"\u2764") }));
    EXPECT_EQ(wordsOf(U"!\u0301a").size(), 2U) << "a marked sign is no letter";
}

TEST(Tokens, SoftHyphensAndJoinersDoNotPartAWord)
{
    EXPECT_EQ(wordsOf(U"Ham\u00ADburg").size(), 1U);
    EXPECT_EQ(wordsOf(U"\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645").size(), 1U);
    EXPECT_EQ(wordsOf(U"\u00ADburg\u00AD "), std::vector<std::string> { "burg" })
        << "at the edges they belong to no word";
}

TEST(Tokens, TokensThereAndBackCoverTheSpan)
{
    std::mt19937 random(8);
    for (int round = 0; round < 200; ++round) {
        std::vector<Span> tokens;
        std::uint32_t at = 0;
        for (auto count = random() % 8; count > 0; --count) {
            at += static_cast<std::uint32_t>(random() % 3);
            tokens.push_back({ at, at + 1 + static_cast<std::uint32_t>(random() % 4) });
            at = tokens.back().end;
        }
        for (std::uint32_t begin = 0; begin < at + 3; ++begin) {
            for (auto end = begin; end < at + 3; ++end) {
                const auto numbers = tokensOf(tokens, { begin, end });
                for (std::uint32_t token = 0; token < tokens.size(); ++token) {
                    ASSERT_EQ(numbers.contains(token), overlap(tokens[token], { begin, end }) > 0);
                }
                ASSERT_LE(numbers.begin, numbers.end);
                if (!numbers.empty()) {
                    ASSERT_EQ(tokensOf(tokens, charactersOf(tokens, numbers)), numbers);
                }
            }
        }
    }
}

TEST(CaseFold, FindsAccentsHoweverTheyAreWritten)
{
    EXPECT_EQ(caseFolded("Straße ÉCOLE"),
        caseFolded("STRASSE e\xCC\x81"
                   "cole"));
    EXPECT_EQ(caseFolded("Plain"), "plain");
    EXPECT_EQ(caseFolded("\xFF"), "\xFF");
}

} // namespace
} // namespace touchstone::text
