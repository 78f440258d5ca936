// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a tree with their places, faults with theirs, and what limits let through.
#include "core/io/bytes/filefindings.h"
#include "core/io/json/jsontree.h"

#include <gtest/gtest.h>

#include <string>

namespace touchstone::io {
namespace {

std::string faultOf(std::string_view json)
{
    JsonTree tree;
    const auto fault = tree.parse(json);
    return fault ? std::to_string(fault->byte) + " " + fault->what.english() : std::string();
}

TEST(JsonTree, ValuesKnowTheirPlaces)
{
    const std::string json = R"( {"a": [1, -2.5, "x\u00e4"], "\u0062": {"c": null}, "d": true} )";
    JsonTree tree;
    ASSERT_FALSE(tree.parse(json));
    const auto root = tree.root();
    EXPECT_EQ(root.count(), 3U);
    EXPECT_EQ(tree.size(), json.size() - 1);
    const auto list = root["a"];
    EXPECT_EQ(list.keyByte(), json.find("\"a\""));
    EXPECT_EQ(list.byte(), json.find('['));
    EXPECT_EQ(list.token(), R"([1, -2.5, "x\u00e4"])");
    EXPECT_EQ(list.at(0).integer(), 1);
    EXPECT_EQ(list.at(1).number(), -2.5);
    EXPECT_FALSE(list.at(1).integer());
    EXPECT_EQ(list.at(2).string(), "xä");
    EXPECT_EQ(list.at(2).rawString(), R"(x\u00e4)");
    EXPECT_FALSE(list.at(3).exists());
    EXPECT_EQ(root["b"].rawKey(), R"(\u0062)");
    EXPECT_TRUE(root["b"]["c"].isNothing());
    EXPECT_EQ(root["d"].boolean(), true);
}

TEST(JsonTree, ScalarsAndMissingValuesHaveNoElements)
{
    JsonTree tree;
    ASSERT_FALSE(tree.parse(R"(["text", 5, {}, []])"));
    for (const auto value : tree.root()) {
        EXPECT_FALSE(value.hasElements());
        EXPECT_EQ(value.count(), 0U);
    }
    EXPECT_FALSE(JsonValue().hasElements());
    EXPECT_EQ(JsonValue().token(), "");
}

TEST(JsonTree, FaultsStandAtTheirByte)
{
    EXPECT_EQ(faultOf(R"({"a": 1, })"), "9 there is '}' where a key in double quotes must stand");
    EXPECT_EQ(faultOf(R"([1 2])"), "3 there is '2' where ',' or ']' must stand");
    EXPECT_EQ(faultOf(R"(["a)"), "1 this string is never closed");
    EXPECT_EQ(faultOf(R"({"a")"), "4 it ends in the middle: ':' is missing");
    EXPECT_EQ(faultOf("[007]"), "1 there is '0' where a value must stand");
    EXPECT_EQ(faultOf("[NaN]"), "1 NaN is Python's, not JSON's; write null");
    EXPECT_EQ(faultOf(R"(["a\x and more"])"), "3 a string holds an escape that JSON does not know");
}

TEST(JsonTree, WhatStandsBeforeAFaultIsKept)
{
    JsonTree tree;
    ASSERT_TRUE(tree.parse(R"({"a": [1, 2], "b": {"c": "cut)"));
    EXPECT_EQ(tree.root()["a"].count(), 2U);
    EXPECT_EQ(tree.root()["b"]["c"].string(), "cut");
}

TEST(JsonTree, DepthIsLimitedUnlessAskedOtherwise)
{
    const auto deep = std::string(deepestJson + 1, '[') + std::string(deepestJson + 1, ']');
    JsonTree tree;
    EXPECT_TRUE(tree.parse(deep));
    EXPECT_FALSE(tree.parse(deep, nullptr, unlimitedJson));
}

TEST(FileFindings, CountsForthAndBackInCodePoints)
{
    support::Diagnostics diagnostics;
    FileFindings places("f", "x", "aä\nbc\n", diagnostics);
    const auto placed = [&places](std::size_t byte) {
        const auto place = places.place(byte);
        return std::to_string(place.line) + ":" + std::to_string(place.column);
    };
    EXPECT_EQ(placed(5), "2:2");
    EXPECT_EQ(placed(2), "1:2") << "inside of a character: where it begins";
    EXPECT_EQ(placed(4), "2:1");
    EXPECT_EQ(placed(100), "3:1");
}

} // namespace
} // namespace touchstone::io
