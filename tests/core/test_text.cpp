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
    EXPECT_EQ(charactersOf(tokens, { 0, 2 }), (Span { 0, 8 }));
    EXPECT_EQ(charactersOf(tokens, { 1, 1 }), (Span { 4, 4 }));
    EXPECT_EQ(charactersOf(tokens, { 3, 3 }), (Span { 9, 9 }));
}

TEST(Tokens, WordsStayTogetherAndSignsStandAlone)
{
    const Text text("L'éditeur, 3.5 km");
    std::vector<std::string> words;
    for (const auto token : splitTokens(text)) {
        words.emplace_back(text.slice(token));
    }
    EXPECT_EQ(words, (std::vector<std::string> { "L", "'", "éditeur", ",", "3", ".", "5", "km" }));
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
