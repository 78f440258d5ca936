// SPDX-License-Identifier: GPL-3.0-or-later
// What is not changed keeps its bytes, in any layout; what is changed stands where it stood.
#include "core/io/json/patchedjson.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

constexpr std::array<std::string_view, 1> identities { "name" };

JsonNode nodeOf(std::string_view json)
{
    JsonTree tree;
    EXPECT_FALSE(tree.parse(json)) << json;
    return JsonNode::of(tree.root());
}

std::string patched(std::string_view text, std::string_view before, std::string_view after)
{
    return patchedJson(text, nodeOf(before), nodeOf(after), identities);
}

TEST(PatchedJsonTest, WhatIsEqualKeepsItsBytes)
{
    const std::string text = " { \"b\":1 ,\n\n\"a\" : \"x\" }\n\n";
    EXPECT_EQ(patched(text, R"({"a": {"path": "x"}, "b": 1})", R"({"a": {"path": "x"}, "b": 1})"), text);
    EXPECT_EQ(patched(text, R"({"a": {"path": "x"}, "b": 1})", R"({"a": {"path": "x"}, "b": 2})"),
        " { \"b\":2 ,\n\n\"a\" : \"x\" }\n\n");
    EXPECT_EQ(patched(text, R"({"b": 1})", R"({"b": 2})"), " { \"b\":2 ,\n\n\"a\" : \"x\" }\n\n")
        << "what stands in neither stays";
}

TEST(PatchedJsonTest, NewFieldsStandBehindThoseThatPrecedeThem)
{
    const char* const text = "{\n    \"b\": 1,\n    \"a\": \"x\"\n}\n";
    EXPECT_EQ(patched(text, R"({"a": "x", "b": 1})", R"({"a": "x", "n": [1], "b": 1, "m": 3})"),
        "{\n    \"b\": 1,\n    \"m\": 3,\n    \"a\": \"x\",\n    \"n\": [1]\n}\n");
    EXPECT_EQ(patched(text, R"({"a": "x", "b": 1})", R"({"n": 0, "a": "x", "b": 1})"),
        "{\n    \"n\": 0,\n    \"b\": 1,\n    \"a\": \"x\"\n}\n");
    EXPECT_EQ(patched(R"({"o": {"a":1,"b":2}, "x": {}})", R"({"o": {"a": 1, "b": 2}, "x": {}})",
                  R"({"o": {"a": 1, "n": 5, "b": 2}, "x": {"y": 1}})"),
        R"({"o": {"a":1,"n": 5,"b":2}, "x": {"y": 1}})");
    EXPECT_EQ(patched("{\n  \"a\": 1, \"b\": 2,\n  \"c\": 3\n}", R"({"a": 1, "b": 2, "c": 3})",
                  R"({"a": 1, "n": 9, "b": 2, "m": 8, "c": 3})"),
        "{\n  \"a\": 1, \"n\": 9, \"b\": 2,\n  \"m\": 8,\n  \"c\": 3\n}")
        << "on the line of their neighbours";
}

TEST(PatchedJsonTest, WhatIsGoneTakesItsCommaAlong)
{
    const char* const text = "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}";
    const char* const before = R"({"a": 1, "b": 2, "c": 3})";
    EXPECT_EQ(patched(text, before, R"({"b": 2, "c": 3})"), "{\n  \"b\": 2,\n  \"c\": 3\n}");
    EXPECT_EQ(patched(text, before, R"({"a": 1, "c": 3})"), "{\n  \"a\": 1,\n  \"c\": 3\n}");
    EXPECT_EQ(patched(text, before, R"({"a": 1, "b": 2})"), "{\n  \"a\": 1,\n  \"b\": 2\n}");
    EXPECT_EQ(patched(text, before, "{}"), "{}");
    EXPECT_EQ(patched("{\"l\": [1, 2]}", "{\"l\": [1, 2]}", "{\"l\": []}"), "{\"l\": []}");
}

TEST(PatchedJsonTest, ElementsAreOneByEqualityByNameAndByPlace)
{
    const char* const text = R"([{"name":"p","v":1}, {"v":2,"name":"q"}])";
    const char* const before = R"([{"name": "p", "v": 1}, {"name": "q", "v": 2}])";
    EXPECT_EQ(patched(text, before, R"([{"name": "q", "v": 3}, {"name": "p", "v": 1}])"),
        R"([{"v":3,"name":"q"}, {"name":"p","v":1}])");
    EXPECT_EQ(patched(text, before, R"([{"name": "p", "v": 1}, {"name": "r", "v": 2}])"),
        R"([{"name":"p","v":1}, {"v":2,"name":"r"}])");
    EXPECT_EQ(patched(text, before, R"([{"name": "q", "v": 2}])"), R"([{"v":2,"name":"q"}])");
    EXPECT_EQ(patched("[\n  1.0,\n  2\n]", "[1, 2]", "[1, 7, 2]"), "[\n  1.0,\n  7,\n  2\n]");
    EXPECT_EQ(patched("[\"x\"]", R"([{"path": "x"}])", R"([{"path": "x"}, {"path": "y"}])"),
        R"(["x", {"path": "y"}])");
}

TEST(PatchedJsonTest, WhatCannotBePatchedIsWrittenWhole)
{
    EXPECT_EQ(patched("{\"b\":1,\"a\":2}", R"({"a": 2, "b": 1})", R"({"b": 1, "a": 2})"),
        "{\n  \"b\": 1,\n  \"a\": 2\n}")
        << "the order is another one";
    EXPECT_EQ(patched("{\"a\": [1, 2]}", R"({"a": [1]})", R"({"a": [3]})"), R"({"a": [3]})")
        << "the text has elements that were not read";
    EXPECT_EQ(patched("{\"a\": ", R"({"a": 1})", R"({"a": 2})"), "{\n  \"a\": 2\n}\n") << "no JSON";
    const std::string longText(90, 'x');
    EXPECT_EQ(patched("{\n\t\"o\": {\"a\": 1}\n}", R"({"o": {"a": 1}})",
                  R"({"o": {"a": 1, "b": ")" + longText + R"("}})"),
        "{\n\t\"o\": {\n\t\t\"a\": 1,\n\t\t\"b\": \"" + longText + "\"\n\t}\n}")
        << "too long for its line";
}

TEST(PatchedJsonTest, NewLinesEndAsTheOthersDo)
{
    EXPECT_EQ(patched("{\r\n\t\"l\": [\r\n\t\t{\"a\": 1}\r\n\t]\r\n}\r\n", R"({"l": [{"a": 1}]})",
                  R"({"l": [{"a": 1}, {"a": {"b": 2}}]})"),
        "{\r\n\t\"l\": [\r\n\t\t{\"a\": 1},\r\n\t\t{\r\n\t\t\t\"a\": {\"b\": 2}\r\n\t\t}\r\n\t]\r\n}\r\n");
}

} // namespace
} // namespace touchstone::io
