// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/wordsearch.h"

#include "core/text/utf8.h"

#include <gtest/gtest.h>

#include <random>

namespace touchstone::text {
namespace {

using Spans = std::vector<Span>;

constexpr WordSearchOptions parts { .parts = true };
constexpr WordSearchOptions anyCase { .ignoreCase = true };

Spans placesOf(std::string_view words, const std::string& text, WordSearchOptions options = {})
{
    return WordSearch(words, options).in(Text(text));
}

TEST(WordSearch, FindsWholeWords)
{
    EXPECT_EQ(placesOf("Rome", "Rome met Romeo in Rome."), (Spans { { 0, 4 }, { 18, 22 } }));
    EXPECT_EQ(placesOf("Rome", "Rome met Romeo", parts), (Spans { { 0, 4 }, { 9, 13 } }));
    EXPECT_EQ(placesOf("U.S.", "the U.S. is"), (Spans { { 4, 8 } })) << "signs end words";
    EXPECT_EQ(placesOf("Köln", "Kölner in Köln"), (Spans { { 10, 14 } }));
}

TEST(WordSearch, TellsCaseUnlessAsked)
{
    EXPECT_EQ(placesOf("rome", "Rome ROME"), Spans());
    EXPECT_EQ(placesOf("rome", "Rome ROME", anyCase), (Spans { { 0, 4 }, { 5, 9 } }));
    EXPECT_EQ(placesOf("strasse", "Straße STRASSE", anyCase), (Spans { { 0, 6 }, { 7, 14 } }));
    EXPECT_EQ(placesOf("s", "Straße", { .parts = true, .ignoreCase = true }), (Spans { { 0, 1 } }))
        << "not half of a letter";
    EXPECT_EQ(placesOf("ss", "Straße", { .parts = true, .ignoreCase = true }), (Spans { { 4, 5 } }));
}

TEST(WordSearch, AnyWhiteSpaceStandsForABlank)
{
    EXPECT_EQ(placesOf(" New  York\n", "New\n  York, New York"), (Spans { { 0, 10 }, { 12, 20 } }));
    EXPECT_EQ(placesOf("New York", "New\u00A0York"), (Spans { { 0, 8 } }));
    EXPECT_TRUE(WordSearch(" \n").empty());
    EXPECT_EQ(placesOf("", "any text"), Spans());
}

TEST(WordSearch, LettersAreTheSameHoweverTheyAreComposed)
{
    const std::string text = "caf\u00E9 cafe\u0301";
    EXPECT_EQ(placesOf("caf\u00E9", text), (Spans { { 0, 4 }, { 5, 10 } }));
    EXPECT_EQ(placesOf("cafe\u0301", text), (Spans { { 0, 4 }, { 5, 10 } }));
    EXPECT_EQ(placesOf("cafe", text, parts), Spans()) << "marks belong to their letters";
}

TEST(WordSearch, FindsWhatASlowWalkFinds)
{
    std::mt19937 random(11);
    const auto word = [&random](std::size_t length) {
        std::string letters;
        for (std::size_t i = 0; i < length; ++i) {
            letters += static_cast<char>('a' + random() % 2);
        }
        return letters;
    };
    for (int round = 0; round < 500; ++round) {
        const auto text = word(40);
        const auto wanted = word(1 + random() % 6);
        Spans slow;
        for (auto at = text.find(wanted); at != std::string::npos;
             at = text.find(wanted, at + wanted.size())) {
            slow.push_back(
                { static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + wanted.size()) });
        }
        ASSERT_EQ(placesOf(wanted, text, parts), slow) << wanted << " in " << text;
    }
}

} // namespace
} // namespace touchstone::text
