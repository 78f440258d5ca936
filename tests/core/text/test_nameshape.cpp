// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/nameshape.h"

#include "core/text/enclosing.h"

#include <gtest/gtest.h>

#include <string>

namespace touchstone::text {
namespace {

std::string shapeOf(std::string_view name)
{
    return shapeNames[static_cast<std::size_t>(nameShape(name).shape)];
}

TEST(NameShape, SaysHowANameIsWritten)
{
    for (const auto* name : { "NATO", "U.S.", "A", "J. K.", "ÉÈ", "AT&T" }) {
        EXPECT_EQ(shapeOf(name), "UPPER") << name;
    }
    for (const auto* name :
        { "Paris", "Ada Lovelace", "J. Smith", "O'Neill", "John's", "Jean-Luc", "Émile", "E\u0301mile" }) {
        EXPECT_EQ(shapeOf(name), "Title") << name;
    }
    for (const auto* name : { "paris", "left arm", "don't", "ß", "e.g." }) {
        EXPECT_EQ(shapeOf(name), "lower") << name;
    }
    for (const auto* name : { "University of Paris", "d’Ivoire", "Ludwig van Beethoven" }) {
        EXPECT_EQ(shapeOf(name), "Title+lower") << name;
    }
    for (const auto* name : { "McDonald", "iPhone", "NATO summit", "NATO Summit" }) {
        EXPECT_EQ(shapeOf(name), "mixed") << name;
    }
    for (const auto* name : { "1815", "3.5", "12/3", "٣" }) {
        EXPECT_EQ(shapeOf(name), "number") << name;
    }
    for (const auto* name : { "B-52", "1st", "北京1" }) {
        EXPECT_EQ(shapeOf(name), "with-digit") << name;
    }
    EXPECT_EQ(shapeOf("北京"), "uncased");
    EXPECT_EQ(shapeOf("مصر"), "uncased");
    for (const auto* name : { "", " ", "&", "(", "\u0301", "\u00AD" }) {
        EXPECT_EQ(shapeOf(name), "signs") << name;
    }
}

TEST(NameShape, FindsSigns)
{
    const auto plain = nameShape("Ada");
    EXPECT_FALSE(plain.digit || plain.hyphen || plain.fullStop || plain.apostrophe || plain.lowerWord);
    const auto all = nameShape("St. Jean-Luc's 5");
    EXPECT_TRUE(all.digit && all.hyphen && all.fullStop && all.apostrophe);
    EXPECT_FALSE(all.lowerWord) << "what stands behind an apostrophe belongs to its word";
    EXPECT_TRUE(nameShape("A–B").hyphen) << "any dash";
    EXPECT_TRUE(nameShape("L’Aquila").apostrophe);
}

TEST(NameShape, AFunctionWordStandsBetweenCapitals)
{
    EXPECT_TRUE(nameShape("University of Paris").lowerWord);
    EXPECT_TRUE(nameShape("Stoke-on-Trent").lowerWord);
    EXPECT_TRUE(nameShape("NATO in the US").lowerWord);
    for (const auto* name : { "van Gogh", "Paris region", "bank of england", "John's Church", "Of" }) {
        EXPECT_FALSE(nameShape(name).lowerWord) << name;
    }
}

TEST(NameShape, SevenOfTenCapitalsMakeAHeadline)
{
    EXPECT_TRUE(mostlyCapitals("ABCDEFGabc"));
    EXPECT_FALSE(mostlyCapitals("ABCDEFabcd"));
    EXPECT_TRUE(mostlyCapitals("ÉÉ 1234 -- 北京"));
    EXPECT_FALSE(mostlyCapitals("1234"));
    EXPECT_FALSE(mostlyCapitals(""));
}

/// Of what stands between | and |.
Enclosed enclosing(std::string text)
{
    const auto begin = text.find('|');
    text.erase(begin, 1);
    const auto end = text.find('|');
    text.erase(end, 1);
    return enclosedBy(text, begin, end);
}

TEST(Enclosing, IsByTheNextSignThatIsNoBlank)
{
    EXPECT_EQ(enclosing("in (|Rome|)"), Enclosed::Brackets);
    EXPECT_EQ(enclosing("in (\u00A0 |Rome| ]"), Enclosed::Brackets);
    EXPECT_EQ(enclosing("in (|Rome|, Bonn)"), Enclosed::AfterBracket);
    EXPECT_EQ(enclosing("in (Bonn, |Rome| )"), Enclosed::BeforeBracket);
    EXPECT_EQ(enclosing("„|Rome|“"), Enclosed::Quotes);
    EXPECT_EQ(enclosing("« |Rome| »"), Enclosed::Quotes);
    EXPECT_EQ(enclosing("``|Rome|''"), Enclosed::Quotes);
    EXPECT_EQ(enclosing("|Rome|'s"), Enclosed::No) << "on one side only";
    EXPECT_EQ(enclosing("(\n|Rome|\n)"), Enclosed::No) << "another line";
    EXPECT_EQ(enclosing("||"), Enclosed::No);
    EXPECT_EQ(enclosing("(" + std::string(200, ' ') + "|Rome|)"), Enclosed::BeforeBracket);
    EXPECT_EQ(enclosing("）|Rome|（"), Enclosed::No) << "the wrong way round";
}

} // namespace
} // namespace touchstone::text
