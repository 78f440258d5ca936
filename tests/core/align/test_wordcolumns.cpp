// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/wordcolumns.h"

#include "core/align/joinedgaps.h"
#include "core/text/tokens.h"
#include "core/text/utf8.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace touchstone::align {
namespace {

using text::Span;

struct Texts
{
    text::Text gold, system;
    std::vector<Span> goldWords, systemWords;
    TextAlignment alignment;

    Texts(std::string goldText, std::string systemText)
        : gold(std::move(goldText))
        , system(std::move(systemText))
        , goldWords(text::wordsOf(gold, {}))
        , systemWords(text::wordsOf(system, {}))
    {
        support::Progress progress;
        alignment = alignCharacters(gold, system, progress).value();
    }
    [[nodiscard]] TextAlignment joined() const
    {
        return joinedGaps(alignment, text::toCodePoints(gold.utf8()), goldWords,
            text::toCodePoints(system.utf8()), systemWords);
    }
    [[nodiscard]] std::optional<WordColumns> columns() const
    {
        return WordColumns::of(alignment, gold, goldWords, system, systemWords);
    }
    /// The words of gaps, the gold's in brackets, the system's in braces.
    [[nodiscard]] std::string gaps() const
    {
        std::string list;
        for (const auto& block : joined().blocks) {
            if (block.operation == EditOperation::Delete) {
                list += "[" + std::string(gold.slice(block.gold)) + "]";
            } else if (block.operation == EditOperation::Insert) {
                list += "{" + std::string(system.slice(block.system)) + "}";
            }
        }
        return list;
    }
};

/// Do the columns of a word, or of words, of both texts agree? Precondition: both are there.
bool same(const Texts& texts, const std::string& gold, const std::string& system)
{
    const auto place = [](const text::Text& text, const std::string& words) {
        const auto at = text.utf8().find(words);
        EXPECT_NE(at, std::string::npos) << words;
        const auto begin = text.codePointAtByte(at);
        return Span { begin, text.codePointAtByte(at + words.size()) };
    };
    const auto columns = texts.columns();
    EXPECT_TRUE(columns);
    return columns
        && columns->ofGold(place(texts.gold, gold)) == columns->ofSystem(place(texts.system, system));
}

TEST(JoinedGaps, GoWhereTheyCoverWords)
{
    EXPECT_EQ(Texts("Hi Ada Quill went", "Hi Quill went").gaps(), "[Ada ]");
    EXPECT_EQ(Texts("Hi Anna Ada went", "Hi Ada went").gaps(), "[Anna ]") << "not nna A";
    EXPECT_EQ(Texts("Hi Ada went", "Hi Anna Ada went").gaps(), "{Anna }");
    EXPECT_EQ(Texts("Hi Adda", "Hi Ada").gaps(), "[d]");
    EXPECT_EQ(Texts("quel que soit", "que soit").gaps(), "[quel ]") << "not l que";
    EXPECT_EQ(Texts("de amas de neige", "de neige").gaps(), "[de amas ]") << "at an end of the text";
    EXPECT_EQ(Texts("Ada said yes. Ada left", "Ada left").gaps(), "[Ada said yes. ]");
}

TEST(JoinedGaps, LettersBehindALongGapAreNotScatteredOverIt)
{
    const std::string lost = "it so happened that he and the other men met at the mall then ";
    const std::string rest = "the man was Ada Quill";
    EXPECT_EQ(Texts(lost + rest, rest).gaps(), "[" + lost + "]");
    EXPECT_EQ(Texts(rest, lost + rest).gaps(), "{" + lost + "}");
    EXPECT_EQ(Texts("Here " + lost + rest, "Here " + rest).gaps(), "[" + lost + "]");
    EXPECT_EQ(Texts("Here " + lost + rest, "Hexe " + rest).gaps(), "[" + lost + "]");
}

TEST(JoinedGaps, KeepTextsDistanceAndColumns)
{
    std::mt19937 random(7);
    const auto some = [&random](std::size_t most) {
        std::string text;
        for (auto length = random() % most; length > 0; --length) {
            text += "ab é"[random() % 3];
        }
        return text;
    };
    for (int round = 0; round < 3000; ++round) {
        const Texts texts(some(24), some(24));
        const auto joined = texts.joined();
        EXPECT_LE(joined.blocks.size(),
            texts.alignment.blocks.size() + 2 * texts.goldWords.size() + 2 * texts.systemWords.size());
        std::uint32_t gold = 0;
        std::uint32_t system = 0;
        std::uint64_t distance = 0;
        for (const auto& block : joined.blocks) {
            EXPECT_EQ(block.gold.begin, gold);
            EXPECT_EQ(block.system.begin, system);
            gold = block.gold.end;
            system = block.system.end;
            if (block.operation == EditOperation::Equal) {
                EXPECT_EQ(texts.gold.slice(block.gold), texts.system.slice(block.system));
                EXPECT_FALSE(block.gold.empty());
            } else {
                distance += std::max(block.gold.length(), block.system.length());
            }
        }
        EXPECT_EQ(gold, texts.gold.length());
        EXPECT_EQ(system, texts.system.length());
        EXPECT_EQ(distance, texts.alignment.distance);
    }
}

TEST(WordColumns, WholeWordsAtABorderMakeAnotherSpan)
{
    for (const auto* const around : { "", "Hi ", "Yesterday in Rome " }) {
        for (const auto* const behind : { "", " sang.", " went to Rome" }) {
            const auto in = [&](const std::string& name) { return around + name + behind; };
            EXPECT_FALSE(same({ in("Ada Quill"), in("Ada") }, "Ada Quill", "Ada"));
            EXPECT_FALSE(same({ in("Ada Quill"), in("Quill") }, "Ada Quill", "Quill"));
            EXPECT_FALSE(same({ in("Ada"), in("Ada Quill") }, "Ada", "Ada Quill"));
            EXPECT_TRUE(same({ in("Ada Quill"), in("Ada") }, "Ada", "Ada"));
            EXPECT_TRUE(same({ in("Ada Quill"), in("Quill") }, "Quill", "Quill"));
            EXPECT_TRUE(same({ in("Ada of Quill"), in("Ada Quill") }, "Ada of Quill", "Ada Quill"))
                << "inside, it is lost on the way";
        }
    }
}

TEST(WordColumns, AnotherDifferenceChangesNothing)
{
    EXPECT_FALSE(same({ "Hello to Ada Quill there", "Hexlo to Ada" }, "Ada Quill", "Ada"));
    EXPECT_FALSE(same({ "Hello to Ada Quill there", "Hexlo to Ada thexe" }, "Ada Quill", "Ada"));
    EXPECT_TRUE(same({ "Hello to Ada Quill there now", "Hexlo to Adx Quill" }, "Ada Quill", "Adx Quill"));
}

TEST(WordColumns, LettersAndSignsAreNoise)
{
    EXPECT_FALSE(Texts("Ada Quill.", "Ada Quill").columns());
    EXPECT_FALSE(Texts("Ada Quill , Rome", "Ada Quill Rome").columns()) << "a sign is no word";
    EXPECT_FALSE(Texts("Ada Quill", "Ada Qui").columns());
    EXPECT_FALSE(Texts("Ada Quill", "AdaQuill").columns());
    EXPECT_FALSE(Texts("", "").columns());
    EXPECT_TRUE(same({ "Hi Ada Quill of Rome", "Hi Ada Qui Rome" }, "Ada Quill", "Ada Qui"));
    EXPECT_TRUE(
        same({ "Met [Ada Quill], who left home", "Met [Ada Quill who left" }, "Ada Quill", "Ada Quill"));
}

TEST(WordColumns, SignsBesideAWordHideNothing)
{
    EXPECT_FALSE(same({ "Met Ada Quill, then", "Met Ada, then" }, "Ada Quill", "Ada"));
    EXPECT_FALSE(same({ "Met (Ada Quill) then", "Met (Quill) then" }, "Ada Quill", "Quill"));
    EXPECT_FALSE(same({ "à l'abbé Dupont", "à Dupont" }, "l'abbé Dupont", "Dupont"));
    EXPECT_FALSE(same({ "Ada\u00a0Quill", "Ada" }, "Ada\u00a0Quill", "Ada")) << "blanks of every kind";
}

TEST(WordColumns, AnIdeographIsAWord)
{
    EXPECT_FALSE(same({ "今日は東京都新宿区へ行く", "今日は東京都" }, "東京都新宿区", "東京都"));
    EXPECT_EQ(Texts("今日は東京都新宿区へ行く", "今日は東京都").columns()->lostEnd()->words, 6U);
    EXPECT_TRUE(same({ "今日は東京都新宿区へ行く", "今日は東京都" }, "東京都", "東京都"));
}

TEST(WordColumns, WhatIsLostWholeOverlapsWithNothing)
{
    const Texts texts("Ada of Quill", "Ada Quill");
    const auto columns = texts.columns();
    ASSERT_TRUE(columns);
    EXPECT_TRUE(columns->ofGold({ 4, 6 }).empty());
    EXPECT_EQ(columns->ofGold({ 0, 12 }), columns->ofSystem({ 0, 9 }));
    EXPECT_TRUE(columns->ofGold({ 99, 100 }).empty());
}

TEST(WordColumns, TellsWhatEndsEarlyAndBeginsLate)
{
    const auto ends = [](const char* gold, const char* system) {
        const auto columns = Texts(gold, system).columns();
        const auto lost = columns ? columns->lostEnd() : std::nullopt;
        return lost ? std::optional(std::pair(lost->place, lost->words)) : std::nullopt;
    };
    EXPECT_EQ(ends("Zoë met Bob", "Zoe met"), std::pair(Span { 8, 11 }, std::size_t { 1 }));
    EXPECT_EQ(ends("Zoë met Bob.", "Zoe met B"), std::nullopt) << "a word that is cut is noise";
    EXPECT_EQ(ends("Zoë met Bob out there.", "Zoe met Bo"), std::pair(Span { 12, 21 }, std::size_t { 2 }));
    EXPECT_EQ(ends("Zoë met Bob", "Zoe Bob"), std::nullopt);
    EXPECT_EQ(ends("Zoe met", "Zoë met Bob"), std::nullopt) << "the gold may end early, too";
    const auto begins = Texts("Zoë met Bob", "met Bxb").columns();
    ASSERT_TRUE(begins);
    ASSERT_TRUE(begins->lostBeginning());
    EXPECT_EQ(begins->lostBeginning()->place, (Span { 0, 3 }));
    EXPECT_EQ(begins->sharedLength(), 7U);
}

} // namespace
} // namespace touchstone::align
