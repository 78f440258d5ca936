// SPDX-License-Identifier: GPL-3.0-or-later
// Offsets in units that the file does not name.
#include "core/io/drafts/offsetunits.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using text::Span;
using text::Text;

// "😀 " is 2 code points, 3 UTF-16 units, 5 bytes; "Zoë" 3, 3, 4.
const Text smile("😀 Zoë met Ada.");

TEST(OffsetUnits, EachUnitFindsTheSameWords)
{
    EXPECT_EQ(codePointSpan(smile, 2, 5, OffsetUnit::CodePoints), (Span { 2, 5 }));
    EXPECT_EQ(codePointSpan(smile, 3, 6, OffsetUnit::Utf16), (Span { 2, 5 }));
    EXPECT_EQ(codePointSpan(smile, 5, 9, OffsetUnit::Bytes), (Span { 2, 5 }));
}

TEST(OffsetUnits, AnOffsetInsideACharacterTakesTheWholeOfIt)
{
    EXPECT_EQ(codePointSpan(smile, 1, 2, OffsetUnit::Utf16), (Span { 0, 1 }));
    EXPECT_EQ(codePointSpan(smile, 7, 8, OffsetUnit::Bytes), (Span { 4, 5 }));
    EXPECT_EQ(codePointSpan(smile, 0, 1, OffsetUnit::Utf16), (Span { 0, 1 }));
}

TEST(OffsetUnits, WhatDoesNotLieInTheTextIsNothing)
{
    for (const auto unit : { OffsetUnit::CodePoints, OffsetUnit::Utf16, OffsetUnit::Bytes }) {
        EXPECT_FALSE(codePointSpan(smile, -1, 2, unit));
        EXPECT_FALSE(codePointSpan(smile, 2, 2, unit));
        EXPECT_FALSE(codePointSpan(smile, 3, 2, unit));
        EXPECT_FALSE(codePointSpan(smile, 3, 999, unit));
        EXPECT_FALSE(codePointSpan(Text(), 0, 1, unit));
    }
    EXPECT_EQ(codePointSpan(smile, 0, 14, OffsetUnit::CodePoints), (Span { 0, 14 }));
    EXPECT_FALSE(codePointSpan(smile, 0, 15, OffsetUnit::CodePoints));
    EXPECT_EQ(codePointSpan(smile, 0, 15, OffsetUnit::Utf16), (Span { 0, 14 }));
}

TEST(OffsetUnits, BlanksDoNotMakeOtherWords)
{
    EXPECT_TRUE(sameWords("New  York", "New York"));
    EXPECT_TRUE(sameWords("New\r\nYork", " New York "));
    EXPECT_TRUE(sameWords("New York", "New   York"));
    EXPECT_FALSE(sameWords("New York", "NewYork"));
    EXPECT_FALSE(sameWords("New York", "New Yor"));
    EXPECT_TRUE(sameWords("Zo\xEF\xBF\xBD", "Zoë"));
    EXPECT_TRUE(sameWords("", "  "));
}

TEST(OffsetUnits, TheWordsChooseTheUnit)
{
    OffsetUnitVotes votes;
    EXPECT_EQ(votes.chosen(OffsetUnit::Utf16), OffsetUnit::Utf16);
    votes.add(Text("plain"), 0, 3, "xyz"); // ASCII says nothing
    EXPECT_EQ(votes.total(), 0U);
    votes.add(smile, 3, 6, "Zoë");
    votes.add(smile, 11, 14, "Ada");
    EXPECT_EQ(votes.chosen(OffsetUnit::CodePoints), OffsetUnit::Utf16);
    votes.add(smile, 2, 5, "Zoë");
    EXPECT_EQ(votes.chosen(OffsetUnit::CodePoints), OffsetUnit::Utf16) << "two against one";
    EXPECT_EQ(votes.agreeing(OffsetUnit::CodePoints), 1U);
    EXPECT_NE(
        otherUnitMessage(votes, OffsetUnit::CodePoints, OffsetUnit::Utf16).english().find("2 times out of 3"),
        std::string::npos);
}

TEST(OffsetUnits, OfEquallyGoodUnitsTheUsualOneStays)
{
    OffsetUnitVotes votes;
    const Text late("Ada left 😀");
    votes.add(late, 0, 3, "Ada");
    EXPECT_EQ(votes.chosen(OffsetUnit::Bytes), OffsetUnit::Bytes);
    EXPECT_EQ(votes.chosen(OffsetUnit::CodePoints), OffsetUnit::CodePoints);
}

TEST(OffsetUnits, ASpanIsFittedToItsWords)
{
    const auto fit = [](std::int64_t begin, std::int64_t end, std::string_view words) {
        return fittedSpan(smile, begin, end, words, OffsetUnit::CodePoints);
    };
    EXPECT_EQ(fit(2, 5, "Zoë").fit, SurfaceFit::Same);
    EXPECT_EQ(fit(2, 5, "").fit, SurfaceFit::Unknown);
    EXPECT_EQ(fit(3, 6, "Zoë").fit, SurfaceFit::OtherUnit);
    EXPECT_EQ(fit(3, 6, "Zoë").span, (Span { 2, 5 }));
    EXPECT_EQ(fit(4, 7, "Ada").fit, SurfaceFit::Moved);
    EXPECT_EQ(fit(4, 7, "Ada").span, (Span { 10, 13 }));
    EXPECT_EQ(fit(4, 7, "Oslo").fit, SurfaceFit::Differs);
    EXPECT_EQ(fit(4, 7, "Oslo").span, (Span { 4, 7 }));
    EXPECT_EQ(fit(90, 97, "Oslo").fit, SurfaceFit::Outside);
    EXPECT_EQ(fit(90, 93, "Ada").span, (Span { 10, 13 })) << "an end behind the text";
    EXPECT_EQ(fit(-4, 2, "").fit, SurfaceFit::Outside);
}

TEST(OffsetUnits, TheNearestPlaceCounts)
{
    const Text text("Oslo and Oslo and Oslo");
    EXPECT_EQ(fittedSpan(text, 8, 12, "Oslo", OffsetUnit::CodePoints).span, (Span { 9, 13 }));
    EXPECT_EQ(fittedSpan(text, 30, 34, "Oslo", OffsetUnit::CodePoints).span, (Span { 18, 22 }));
    const Text far(std::string(surfaceReach + 10, '.') + "Oslo");
    EXPECT_EQ(fittedSpan(far, 0, 4, "Oslo", OffsetUnit::CodePoints).fit, SurfaceFit::Differs);
}

TEST(OffsetUnits, EveryRepairHasItsWords)
{
    const auto told = [](std::int64_t begin, std::int64_t end, std::string_view words) {
        const auto fitted = fittedSpan(smile, begin, end, words, OffsetUnit::CodePoints);
        return surfaceFinding(fitted, smile, begin, end, words);
    };
    EXPECT_FALSE(told(2, 5, "Zoë"));
    EXPECT_FALSE(told(2, 5, ""));
    EXPECT_NE(told(3, 6, "Zoë")->message.english().find("UTF-16"), std::string::npos);
    EXPECT_NE(told(4, 7, "Ada")->message.english().find("10–13"), std::string::npos);
    EXPECT_NE(told(4, 7, "Oslo")->message.english().find("Oslo"), std::string::npos);
    EXPECT_EQ(told(90, 97, "Oslo")->severity, support::Severity::Error);
    EXPECT_NE(told(4, 4, "")->message.english().find("is empty"), std::string::npos);
}

} // namespace
} // namespace touchstone::io
