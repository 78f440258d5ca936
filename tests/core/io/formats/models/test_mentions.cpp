// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of words and types, as language models give them: where the words stand in the text.
#include "tests/support/readspans.h"

#include <gtest/gtest.h>

#include <string>

namespace touchstone::io {
namespace {

using testsupport::readInto;
using testsupport::spansOf;

std::string mentionsIn(std::string_view text, std::string_view entities)
{
    return spansOf("mentions",
        R"({"id": "m", "text": ")" + std::string(text) + R"(", "entities": )" + std::string(entities) + "}");
}

std::string positions(std::string_view json, std::string_view code, std::size_t& count)
{
    annotation::Layer layer;
    EXPECT_TRUE(readInto(layer, "mentions", json));
    count = layer.diagnostics.count("mentions." + std::string(code));
    std::string list;
    for (const auto& entity : layer.documents.at(0).annotations.entities) {
        list += std::to_string(entity.span.begin) + " ";
    }
    return list;
}

TEST(MentionsReader, WordsStandInTheOrderOfTheList)
{
    std::size_t count = 0;
    EXPECT_EQ(positions(R"({"text": "Oslo, Riga, Oslo", "entities": [["Riga", "L"], ["Oslo", "L"]]})",
                  "ambiguous", count),
        "6 12 ");
    EXPECT_EQ(count, 1U) << "Oslo stands twice and is listed once";
    EXPECT_EQ(
        positions(
            R"({"text": "Oslo, Riga, Oslo", "entities": [["Oslo", "L"], ["Riga", "L"], ["Oslo", "L"]]})",
            "ambiguous", count),
        "0 6 12 ");
    EXPECT_EQ(count, 0U);
    EXPECT_EQ(
        positions(R"({"text": "Oslo, Riga", "entities": [["Riga", "L"], ["Oslo", "L"]]})", "absent", count),
        "6 0 ")
        << "out of order";
    EXPECT_EQ(count, 0U);
}

TEST(MentionsReader, APartMayFollowItsWhole)
{
    EXPECT_EQ(
        mentionsIn("Bank of Oslo", R"([["Bank of Oslo", "O"], ["Oslo", "L"]])"), "m: Bank of Oslo/O Oslo/L ");
}

TEST(MentionsReader, WholeWordsGoBeforePartsOfWords)
{
    std::size_t count = 0;
    EXPECT_EQ(positions(R"({"text": "Banana and Ana", "entities": [["ana", "X"], ["Ana", "P"]]})", "inexact",
                  count),
        "1 11 ");
    EXPECT_EQ(positions(R"({"text": "Anna and Ann", "entities": [["Ann", "P"]]})", "ambiguous", count), "9 ");
    EXPECT_EQ(count, 0U);
    EXPECT_EQ(positions(R"({"text": "Zürich", "entities": [["rich", "P"]]})", "ambiguous", count), "2 ");
}

TEST(MentionsReader, AbsenceIsTold)
{
    std::size_t count = 0;
    EXPECT_EQ(
        positions(
            R"({"text": "Oslo", "entities": [["Bergen", "L"], ["Oslo", "L"], ["Oslo", "L"], ["", "L"]]})",
            "absent", count),
        "0 ");
    EXPECT_EQ(count, 3U);
}

TEST(MentionsReader, OtherSpellingIsTakenWithAWarning)
{
    std::size_t count = 0;
    EXPECT_EQ(
        positions(R"({"text": "In  New\nYORK", "entities": [["new york", "L"]]})", "inexact", count), "4 ");
    EXPECT_EQ(count, 1U);
}

TEST(MentionsReader, ManyDifferentWordsOfALongTextAreBounded)
{
    std::string json = R"({"text": ")" + std::string(300000, 'a') + R"(", "entities": [)";
    for (int i = 0; i < 20000; ++i) {
        json += (i == 0 ? "[\"" : ",[\"") + std::to_string(i) + "\", \"L\"]";
    }
    json += "]}";
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "mentions", json));
    EXPECT_EQ(layer.diagnostics.count("mentions.absent"), 20000U);
}

} // namespace
} // namespace touchstone::io
