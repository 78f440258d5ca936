// SPDX-License-Identifier: GPL-3.0-or-later
// JSON that people edit: what is short stands on one line, what has parts on several.
#include "core/io/json/jsonnode.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

JsonNode copied(std::string_view json)
{
    JsonTree tree;
    EXPECT_FALSE(tree.parse(json));
    return JsonNode::of(tree.root());
}

TEST(JsonNodeTest, ShortPartsStandOnOneLine)
{
    auto node = JsonNode::object();
    node.add("number", JsonNode::raw("1.50"));
    node.addText("text", "a\"b");
    node.addText("none", "");
    node.add("list", JsonNode::strings(std::vector<std::string> { "x", "y" }));
    auto sets = JsonNode::array();
    sets.add(copied(R"({"path":"a","n":[1,2]})"));
    node.add("sets", std::move(sets));
    EXPECT_TRUE(node.has("text") && !node.has("none"));
    EXPECT_EQ(node.written(),
        "{\n"
        "  \"number\": 1.50,\n"
        "  \"text\": \"a\\\"b\",\n"
        "  \"list\": [\"x\", \"y\"],\n"
        "  \"sets\": [\n"
        "    {\"path\": \"a\", \"n\": [1, 2]}\n"
        "  ]\n"
        "}\n");
    EXPECT_EQ(node.line().find('\n'), std::string::npos);
}

TEST(JsonNodeTest, LongOnesAndThoseAskedForHaveLines)
{
    auto node = JsonNode::object();
    node.add("long", JsonNode::strings(std::vector<std::string>(20, "eight888")));
    auto two = JsonNode::array();
    two.add(JsonNode::raw("1"));
    two.add(JsonNode::raw("2"));
    node.add("lines", std::move(two).lines());
    const auto text = node.written();
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1 + 22 + 4 + 1) << text;
}

TEST(JsonNodeTest, CopiesSayTheSame)
{
    for (const char* json : { "[]", "{}", "null", R"({"a": {"b": [1, {"c": "\u00e9"}]}, "d": 1e5})" }) {
        JsonTree tree;
        const auto written = copied(json).written();
        ASSERT_FALSE(tree.parse(written)) << written;
        EXPECT_EQ(copied(written).written(), written);
    }
}

} // namespace
} // namespace touchstone::io
