// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/alignment.h"

#include "core/text/utf8.h"
#include "tests/reference/editmatrix.h"
#include "tests/support/alignmentjudge.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace touchstone::align {
namespace {

using reference::alignByMatrix;
using support::Progress;
using tests::aligned;
using tests::byEdlib;
using tests::expectAsEdlib;
using tests::expectSame;
using tests::expectSound;
using tests::Noise;
using tests::shown;

TEST(AlignCharacters, EmptySidesAreOneGap)
{
    EXPECT_TRUE(aligned(U"", U"").blocks.empty());
    EXPECT_EQ(shown(aligned(U"abc", U"")), "3D ");
    EXPECT_EQ(shown(aligned(U"", U"abc")), "3I ");
    EXPECT_EQ(aligned(U"", U"abc").distance, 3U);
}

TEST(AlignCharacters, EqualTextsAreOneBlock)
{
    const std::u32string text(5000, U'x');
    EXPECT_EQ(shown(aligned(text, text)), "5000= ");
    EXPECT_TRUE(aligned(text, text).identity());
    EXPECT_EQ(identityAlignment(text::Text("d\xC3\xA9j\xC3\xA0")).blocks,
        (std::vector<Block> { { EditOperation::Equal, { 0, 4 }, { 0, 4 } } }));
    EXPECT_TRUE(identityAlignment(text::Text()).blocks.empty());
}

TEST(AlignCharacters, GapsStandAsFarRightAsPossible)
{
    EXPECT_EQ(shown(aligned(U"aa", U"a")), "1= 1D ");
    EXPECT_EQ(shown(aligned(U"a", U"aa")), "1= 1I ");
    EXPECT_EQ(shown(aligned(U"abab", U"ab")), "2= 2D ");
    EXPECT_EQ(shown(aligned(U"abc", U"xyz")), "3X ");
    EXPECT_EQ(shown(aligned(U"ab", U"ba")), "1I 1= 1D ");
}

TEST(AlignCharacters, TextsAreReadAsCodePoints)
{
    Progress progress;
    const auto result
        = alignCharacters(text::Text("M\xC3\xBCller \xF0\x9F\x98\x80"), text::Text("Muller "), progress);
    ASSERT_TRUE(result);
    EXPECT_EQ(shown(*result), "1= 1X 5= 1D ");
}

TEST(AlignCharacters, AnySymbolsWillDo)
{
    const std::u32string gold { char32_t { 0xFFFFFFFF }, char32_t { 0 }, char32_t { 0x110000 }, U'a' };
    const std::u32string system { char32_t { 0 }, char32_t { 0x110000 }, char32_t { 0xFFFFFFFE } };
    ASSERT_NO_FATAL_FAILURE(expectSame(aligned(gold, system), alignByMatrix(gold, system), U"", U""));
}

TEST(AlignCharacters, StopsOnRequest)
{
    Noise noise(3);
    const auto gold = noise.letters(3000, 4);
    const auto system = noise.letters(3000, 4);
    std::stop_source stop;
    stop.request_stop();
    Progress progress(stop.get_token());
    const auto result = alignCharacters(gold, system, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
    const text::Text text("a");
    const std::vector<text::Span> tokens { { 0, 1 } };
    EXPECT_FALSE(alignTokens(text, tokens, text, tokens, progress));
}

TEST(AlignCharacters, ShortPairsFollowEdlib)
{
    Noise noise(11);
    for (int round = 0; round < 21000; ++round) {
        const auto alphabet = 1 + noise.below(60);
        const auto gold = noise.letters(noise.below(round % 10 == 0 ? 401 : 120), alphabet);
        std::u32string system;
        switch (round % 4) {
        case 0:
            system = noise.letters(noise.below(round % 10 == 0 ? 401 : 120), 1 + noise.below(60));
            break;
        case 1:
            system = noise.noisy(gold, 30, alphabet + 2);
            break;
        case 2:
            system = noise.noisy(gold, 150, alphabet + 5);
            break;
        default:
            system = noise.noisy(gold, 700, alphabet);
            break;
        }
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, system)) << "round " << round;
    }
}

TEST(AlignCharacters, ShortPairsFollowTheWholeTable)
{
    Noise noise(12);
    for (int round = 0; round < 1500; ++round) {
        const auto gold = noise.letters(noise.below(300), 1 + noise.below(400), 0x4E00);
        const auto system = noise.noisy(gold, static_cast<unsigned>(noise.below(1000)), 500, 0x4E00);
        ASSERT_NO_FATAL_FAILURE(expectSame(aligned(gold, system), alignByMatrix(gold, system), gold, system));
    }
}

TEST(AlignCharacters, BorderOfTheSplitFollowsEdlib)
{
    Noise noise(15);
    for (const auto& [rows, columns] : std::vector<std::pair<std::size_t, std::size_t>> { { 1792, 1843 },
             { 1792, 1844 }, { 1793, 1800 }, { 1792, 1793 }, { 64, 37449 }, { 64, 37450 }, { 60000, 56 },
             { 40000, 83 }, { 200, 20000 }, { 20000, 200 }, { 3, 40000 }, { 1, 40000 }, { 2, 37500 } }) {
        for (const std::size_t alphabet : { 1U, 2U, 20U }) {
            ASSERT_NO_FATAL_FAILURE(
                expectAsEdlib(noise.letters(rows, alphabet), noise.letters(columns, alphabet)))
                << rows << " x " << columns;
        }
    }
}

TEST(AlignCharacters, ThousandsOfSignsFollowTheWholeTable)
{
    Noise noise(17);
    for (int round = 0; round < 12; ++round) {
        const std::size_t alphabet = round % 2 == 0 ? 3000 : 300;
        const auto gold = noise.letters(1800 + noise.below(2500), alphabet, 0x4E00);
        const auto system = round % 3 == 0 ? noise.letters(1800 + noise.below(2500), alphabet, 0x4E00)
                                           : noise.noisy(gold, round % 3 == 1 ? 30U : 200U, alphabet, 0x4E00);
        const auto result = aligned(gold, system);
        ASSERT_NO_FATAL_FAILURE(expectSound(result, gold, system));
        ASSERT_NO_FATAL_FAILURE(expectSame(result, alignByMatrix(gold, system), U"", U"")) << round;
    }
}

TEST(AlignCharacters, TheWholeTableFollowsEdlib)
{
    Noise noise(18);
    for (int round = 0; round < 300; ++round) {
        const auto gold = noise.letters(noise.below(200), 1 + noise.below(20));
        const auto system = noise.noisy(gold, 200, 20);
        ASSERT_NO_FATAL_FAILURE(expectSame(alignByMatrix(gold, system), byEdlib(gold, system), gold, system));
    }
    const auto gold = noise.letters(4000, 3);
    const auto system = noise.letters(3500, 3);
    ASSERT_NO_FATAL_FAILURE(expectSame(alignByMatrix(gold, system), byEdlib(gold, system), U"", U""));
}

std::vector<text::Span> wordsOf(std::u32string_view text)
{
    std::vector<text::Span> tokens;
    for (std::uint32_t at = 0; at < text.size(); ++at) {
        if (text[at] == U' ') {
            continue;
        }
        if (tokens.empty() || tokens.back().end != at) {
            tokens.push_back({ at, at });
        }
        tokens.back().end = at + 1;
    }
    return tokens;
}

TextAlignment alignedTokens(const std::u32string& gold, const std::u32string& system)
{
    Progress progress;
    const auto goldTokens = wordsOf(gold);
    const auto systemTokens = wordsOf(system);
    EXPECT_EQ(goldTokens.size(), systemTokens.size());
    auto result = alignTokens(
        text::Text(text::toUtf8(gold)), goldTokens, text::Text(text::toUtf8(system)), systemTokens, progress);
    EXPECT_TRUE(result.has_value());
    return result ? std::move(*result) : TextAlignment {};
}

TEST(AlignTokens, TokenStandsForToken)
{
    EXPECT_EQ(shown(alignedTokens(U"a b c", U"a b c")), "5= ");
    EXPECT_EQ(shown(alignedTokens(U"ab cd", U"xy cd")), "2X 3= ") << "no character crosses a token border";
    EXPECT_EQ(shown(alignedTokens(U"abc abc", U"c abc")), "2D 5= ");
    EXPECT_EQ(shown(alignedTokens(U" a  b ", U"a b")), "1D 2= 1D 1= 1D ");
    EXPECT_EQ(shown(alignedTokens(U"", U"  ")), "2I ");
}

TEST(AlignTokens, EveryTokenMapsToItsPartner)
{
    Noise noise(21);
    for (int round = 0; round < 300; ++round) {
        const auto words = noise.below(40);
        std::u32string gold;
        std::u32string system;
        for (std::size_t word = 0; word < words; ++word) {
            const auto letters = noise.letters(1 + noise.below(8), 30, U'A');
            gold += letters + std::u32string(1 + noise.below(3), U' ');
            auto other = noise.noisy(letters, 300, 30, U'A');
            system += (other.empty() ? letters : other) + std::u32string(1 + noise.below(3), U' ');
        }
        const auto result = alignedTokens(gold, system);
        ASSERT_NO_FATAL_FAILURE(expectSound(result, gold, system));
        const ColumnMap map(result);
        const auto goldTokens = wordsOf(gold);
        const auto systemTokens = wordsOf(system);
        for (std::size_t token = 0; token < words; ++token) {
            ASSERT_EQ(map.ofGold(goldTokens[token]), map.ofSystem(systemTokens[token]));
            ASSERT_FALSE(map.ofGold(goldTokens[token]).empty());
        }
    }
}

} // namespace
} // namespace touchstone::align
