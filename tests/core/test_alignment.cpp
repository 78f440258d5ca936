// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/alignment.h"

#include "core/text/utf8.h"
#include "tests/reference/editmatrix.h"

#include <edlib.h>
#include <gtest/gtest.h>

#include <atomic>
#include <map>
#include <random>
#include <string>
#include <thread>

namespace touchstone::align {
namespace {

using reference::alignByMatrix;
using reference::fromLetters;
using support::Progress;

/// Repeatable noise: the generator's own numbers only, no library distribution.
class Noise
{
public:
    explicit Noise(unsigned seed)
        : m_random(seed)
    {
    }
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random()) % limit; }
    bool chance(unsigned perMille) { return below(1000) < perMille; }

    std::u32string letters(std::size_t length, std::size_t alphabet, char32_t base = U'0')
    {
        std::u32string text;
        while (text.size() < length) {
            text.push_back(base + static_cast<char32_t>(below(alphabet)));
        }
        return text;
    }
    std::u32string prose(std::size_t length)
    {
        static const std::u32string words[]
            = { U"the ", U"of ", U"and ", U"in ", U"Geneva ", U"that ", U"was ", U"house ", U"1848, ",
                  U"year ", U"council ", U"with ", U"street ", U"Mr. ", U"a ", U"morning.\n" };
        std::u32string text;
        while (text.size() < length) {
            text += words[below(16)];
        }
        text.resize(length);
        return text;
    }
    /// Equal shares of substitution, deletion and insertion.
    std::u32string noisy(
        const std::u32string& text, unsigned perMille, std::size_t alphabet, char32_t base = U'0')
    {
        std::u32string result;
        for (const auto character : text) {
            if (!chance(perMille)) {
                result.push_back(character);
                continue;
            }
            const auto kind = below(3);
            if (kind != 1) {
                result.push_back(base + static_cast<char32_t>(below(alphabet)));
            }
            if (kind == 2) {
                result.push_back(character);
            }
        }
        return result;
    }

private:
    std::mt19937 m_random;
};

TextAlignment aligned(std::u32string_view gold, std::u32string_view system)
{
    Progress progress;
    auto result = alignCharacters(gold, system, progress);
    EXPECT_TRUE(result.has_value());
    return result ? std::move(*result) : TextAlignment {};
}

/// The judge. Symbols of both sides are renamed to bytes, those of one side share one; more than 254 shared
/// ones are too many for it.
TextAlignment byEdlib(std::u32string_view gold, std::u32string_view system)
{
    std::map<char32_t, int> codes;
    for (const auto character : gold) {
        codes[character] = 0;
    }
    int next = 2;
    std::string target;
    for (const auto character : system) {
        const auto found = codes.find(character);
        if (found != codes.end() && found->second == 0) {
            found->second = next++;
        }
        target.push_back(static_cast<char>(found == codes.end() ? 1 : found->second));
    }
    EXPECT_LE(next, 256);
    std::string query;
    for (const auto character : gold) {
        query.push_back(static_cast<char>(codes[character]));
    }
    if (query.empty() || target.empty()) {
        return fromLetters(std::string(query.size(), 'D') + std::string(target.size(), 'I'));
    }
    const auto result = edlibAlign(query.data(), static_cast<int>(query.size()), target.data(),
        static_cast<int>(target.size()), edlibNewAlignConfig(-1, EDLIB_MODE_NW, EDLIB_TASK_PATH, nullptr, 0));
    EXPECT_EQ(result.status, EDLIB_STATUS_OK);
    std::string letters;
    for (int i = 0; i < result.alignmentLength; ++i) {
        letters.push_back("=DIX"[result.alignment[i]]);
    }
    edlibFreeAlignResult(result);
    return fromLetters(letters);
}

std::string shown(const TextAlignment& alignment)
{
    std::string text;
    for (const auto& block : alignment.blocks) {
        text += std::to_string(std::max(block.gold.length(), block.system.length()))
            + "=XDI"[static_cast<int>(block.operation)] + ' ';
    }
    return text;
}

void expectSame(const TextAlignment& got, const TextAlignment& wanted, std::u32string_view gold,
    std::u32string_view system)
{
    ASSERT_EQ(got.distance, wanted.distance) << text::toUtf8(gold) << "\n" << text::toUtf8(system);
    ASSERT_TRUE(got.blocks == wanted.blocks) << shown(got) << "\n"
                                             << shown(wanted) << "\n"
                                             << text::toUtf8(gold) << "\n"
                                             << text::toUtf8(system);
}

/// What holds for every alignment, whatever the path.
void expectSound(const TextAlignment& alignment, std::u32string_view gold, std::u32string_view system)
{
    text::Span goldBefore;
    text::Span systemBefore;
    std::uint64_t distance = 0;
    const Block* previous = nullptr;
    for (const auto& block : alignment.blocks) {
        ASSERT_EQ(block.gold.begin, goldBefore.end);
        ASSERT_EQ(block.system.begin, systemBefore.end);
        ASSERT_FALSE(block.gold.empty() && block.system.empty());
        ASSERT_FALSE(previous != nullptr && previous->operation == block.operation) << "not maximal";
        if (block.operation == EditOperation::Equal || block.operation == EditOperation::Replace) {
            ASSERT_EQ(block.gold.length(), block.system.length());
            for (std::uint32_t i = 0; i < block.gold.length(); ++i) {
                ASSERT_EQ(gold[block.gold.begin + i] == system[block.system.begin + i],
                    block.operation == EditOperation::Equal);
            }
        } else {
            ASSERT_EQ(block.gold.empty(), block.operation == EditOperation::Insert);
            ASSERT_EQ(block.system.empty(), block.operation == EditOperation::Delete);
        }
        if (block.operation != EditOperation::Equal) {
            distance += std::max(block.gold.length(), block.system.length());
        }
        goldBefore = block.gold;
        systemBefore = block.system;
        previous = &block;
    }
    ASSERT_EQ(goldBefore.end, gold.size());
    ASSERT_EQ(systemBefore.end, system.size());
    ASSERT_EQ(distance, alignment.distance);
}

void expectAsEdlib(const std::u32string& gold, const std::u32string& system)
{
    const auto result = aligned(gold, system);
    ASSERT_NO_FATAL_FAILURE(expectSound(result, gold, system));
    ASSERT_NO_FATAL_FAILURE(expectSame(result, byEdlib(gold, system), gold, system));
}

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

TEST(AlignCharacters, StopsInTheMiddleOfLongWork)
{
    // Uncancelled, this pair takes minutes.
    Noise noise(4);
    const auto gold = noise.letters(1500000, 50);
    const auto system = noise.letters(1500000, 50);
    std::stop_source stop;
    Progress progress(stop.get_token());
    std::atomic<bool> started = false;
    std::thread stopper([&] {
        started.wait(false);
        stop.request_stop();
    });
    started = true;
    started.notify_one();
    const auto result = alignCharacters(gold, system, progress);
    stopper.join();
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
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

TEST(AlignCharacters, LongRandomPairsFollowEdlib)
{
    Noise noise(13);
    for (int round = 0; round < 40; ++round) {
        const auto alphabet = 1 + noise.below(round % 2 == 0 ? 6 : 60);
        const auto gold = noise.letters(1700 + noise.below(4300), alphabet);
        const auto system = round % 4 == 0 ? noise.letters(1700 + noise.below(4300), alphabet)
                                           : noise.noisy(gold, round % 4 == 1 ? 20U : 300U, alphabet);
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, system)) << "round " << round;
    }
}

TEST(AlignCharacters, RepeatedAndDoubleReadLinesFollowEdlib)
{
    Noise noise(14);
    for (int round = 0; round < 60; ++round) {
        const auto line = noise.prose(60) + U"\n";
        std::u32string gold;
        std::u32string system;
        const auto lines = 30 + noise.below(60);
        const auto twice = round % 2 == 0 ? lines / 2 : noise.below(lines);
        for (std::size_t i = 0; i < lines; ++i) {
            const auto next = round % 3 == 0 ? line : noise.prose(50 + noise.below(20)) + U"\n";
            gold += next;
            system += next;
            if (i == twice) {
                system += next;
            }
            if (round % 5 == 0 && i == lines / 3) {
                gold += next + next;
            }
        }
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, noise.noisy(system, round % 4 == 3 ? 40 : 0, 60)))
            << "round " << round;
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

TEST(AlignCharacters, LongNoisyProseFollowsEdlib)
{
    Noise noise(16);
    for (const unsigned perMille : { 2U, 10U, 50U, 150U, 400U }) {
        const auto gold = noise.prose(30000);
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, noise.noisy(gold, perMille, 70)));
    }
    const auto gold = noise.prose(40000);
    const auto pageLost = gold.substr(0, 15000) + gold.substr(22000);
    ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, noise.noisy(pageLost, 30, 70)));
    ASSERT_NO_FATAL_FAILURE(expectAsEdlib(noise.noisy(pageLost, 30, 70), gold));
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
