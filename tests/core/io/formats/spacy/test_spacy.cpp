// SPDX-License-Identifier: GPL-3.0-or-later
// spaCy's JSON shapes and groups of spans.
#include "core/io/formats/spacy/spacyreader.h"
#include "core/io/open/readerregistry.h"
#include "tests/support/readspans.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::spansOf;

annotation::Layer layerOf(std::string_view json, const ReadOptions& options = {})
{
    return testsupport::layerOf(spacyReader(), json, options, "x.json");
}

constexpr std::string_view groups
    = R"({"text": "Ada met Bo.", "ents": [{"start": 0, "end": 3, "label": "PER"}], "spans": {"a": [{"start": 0, "end": 10, "label": "X"}], "b": [{"start": 8, "end": 10, "label": "Y"}]}})";

TEST(SpacyReader, TheSpansKeyChoosesTheGroup)
{
    EXPECT_EQ(spansOf(layerOf(groups)), "Ada/PER ");
    ReadOptions options;
    options.spansKey = "b";
    const auto layer = layerOf(groups, options);
    EXPECT_EQ(spansOf(layer), "Bo/Y ");
    EXPECT_EQ(layer.column, "spans b");
}

TEST(SpacyReader, AGroupThatIsNowhereIsRefusedWithThoseThatAre)
{
    annotation::Layer layer;
    support::Progress progress;
    ReadOptions options;
    options.spansKey = "c";
    const SourceFile file { "x.json", "x", groups, {}, {} };
    const auto read = spacyReader().read(file, options, layer, progress);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, support::ErrorCode::InvalidOption);
    EXPECT_NE(read.error().text.find("a (1), b (1)"), std::string::npos) << read.error().text;
    EXPECT_TRUE(layer.documents.empty());
}

TEST(SpacyReader, WithoutEntitiesTheOnlyGroupIsRead)
{
    const auto one = layerOf(
        R"({"text": "Ada", "ents": [], "spans": {"mine": [{"start": 0, "end": 3, "label": "X"}]}})");
    EXPECT_EQ(spansOf(one), "Ada/X ");
    EXPECT_EQ(one.diagnostics.count("spacy.spans-key"), 1U);
    const auto two = layerOf(
        R"({"text": "Ada", "ents": [], "spans": {"m": [{"start": 0, "end": 3, "label": "X"}], "n": []}})");
    EXPECT_EQ(spansOf(two), "") << "two groups: nothing is guessed";
    EXPECT_EQ(two.diagnostics.count("spacy.spans-key"), 1U);
}

TEST(SpacyReader, GroupsToChooseFromAreShown)
{
    Inspection inspection;
    spacyReader().inspect(groups, inspection);
    ASSERT_EQ(inspection.choices.size(), 1U);
    EXPECT_EQ(inspection.choices[0].option, "spans-key");
    EXPECT_EQ(inspection.choices[0].values, (std::vector<std::string> { "", "a", "b" }))
        << "and the entities";
    Inspection without;
    spacyReader().inspect(
        R"({"text": "Ada", "ents": [], "spans": {"m": [{"start": 0, "end": 3, "label": "X"}], "sc": []}})",
        without);
    ASSERT_EQ(without.choices.size(), 1U);
    EXPECT_EQ(without.choices[0].values, (std::vector<std::string> { "m", "sc" }));
    EXPECT_EQ(spacyGroupWithoutChoice(without.choices[0].values), "sc");
}

TEST(SpacyReader, BiluoTagsStandForSpansOfWords)
{
    const auto layer = layerOf(
        R"(["I went to San Jose", {"words": ["I", "went", "to", "San", "Jose"], "entities": ["O", null, "-", "B-LOC", "L-LOC"]}])");
    EXPECT_EQ(spansOf(layer), "San Jose/LOC ");
    EXPECT_EQ(layer.documents[0].tokens.size(), 5U);
}

TEST(SpacyReader, WordsMakeTheTextWhereThereIsNone)
{
    const auto layer = layerOf(
        R"({"words": ["Zoë", "'s", "dog"], "spaces": [false, true, false], "entities": ["U-PER", "O", "O"]})");
    EXPECT_EQ(layer.documents[0].text.utf8(), "Zoë's dog");
    EXPECT_EQ(spansOf(layer), "Zoë/PER ");
}

TEST(SpacyReader, ASentenceIsItsFirstToken)
{
    const auto layer = layerOf(
        R"({"text": "A b. C.", "ents": [], "sents": [{"start": 0, "end": 4}, {"start": 5, "end": 7}], "tokens": [{"id": 0, "start": 0, "end": 1}, {"id": 1, "start": 2, "end": 4}, {"id": 2, "start": 5, "end": 7}]})");
    EXPECT_EQ(layer.documents[0].sentences, (std::vector<std::uint32_t> { 0, 2 }));
}

} // namespace
} // namespace touchstone::io
