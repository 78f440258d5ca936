// SPDX-License-Identifier: GPL-3.0-or-later
// ELEVANT's lines: linked articles, probabilities, children.
#include "core/io/formats/elevant/elevantreader.h"
#include "core/io/open/readerregistry.h"
#include "tests/support/readspans.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::layerOf;
using Links = std::vector<std::string>;

constexpr auto linked
    = R"({"id": 0, "text": "Zed left Oslo.", "entity_mentions": [{"span": [9, 13], "id": "Q585", "candidates": ["Q7", "Q585"]}], "labels": [{"id": 0, "span": [0, 3], "entity_id": "Q1"}]}
{"id": 1, "text": "None here.", "labels": [{"id": 0, "span": [0, 4], "entity_id": "Q1"}]}
)";

TEST(ElevantReader, ALineWithoutMentionsOfALinkersFileHasNone)
{
    const auto layer = layerOf(elevantReader(), linked);
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].annotations.detailsOf(0).links, (Links { "Q585", "Q7" }));
    EXPECT_EQ(layer.documents[1].annotations.size(), 0U);
}

TEST(ElevantReader, ALinkersFileWithoutAnyMentionIsKnownByItsName)
{
    const std::string line
        = R"({"id": 1, "text": "None here.", "labels": [{"id": 0, "span": [0, 4], "entity_id": "Q1"}]})";
    EXPECT_EQ(layerOf(elevantReader(), line).entityCount(), 1U);
    EXPECT_EQ(layerOf(elevantReader(), line, {}, "x.linked_articles.jsonl").entityCount(), 0U);
}

TEST(ElevantReader, AProbabilityIsTheScoreAndAnythingElseIsKept)
{
    const auto layer = layerOf(elevantReader(),
        R"({"id": 0, "text": "Zed left Cork now", "entity_mentions": [{"span": [0, 3], "id": "Q1", "score": 0.75},)"
        R"( {"span": [9, 13], "id": "Q2", "score": -3.5}, {"span": [4, 8], "id": "Q3", "score": null}]})");
    const auto& tree = layer.documents.at(0).annotations;
    EXPECT_EQ(tree.detailsOf(0).score, 0.75);
    EXPECT_EQ(tree.detailsOf(0).extra, "");
    EXPECT_EQ(tree.detailsOf(1).score, std::nullopt);
    EXPECT_EQ(tree.detailsOf(1).extra, R"({"score_":-3.5})");
    EXPECT_EQ(tree.detailsOf(2).score, std::nullopt);
}

TEST(ElevantReader, WhatTheBaseLacksIsNil)
{
    const auto layer = layerOf(elevantReader(),
        R"({"id": 0, "text": "A B C D", "labels": [{"span": [0, 1]}, {"span": [2, 3], "entity_id": null},)"
        R"( {"span": [4, 5], "entity_id": "<NIL>"}, {"span": [6, 7], "entity_id": "<NO_MAPPING>"}]})");
    const auto& tree = layer.documents.at(0).annotations;
    ASSERT_EQ(tree.size(), 4U);
    for (const std::uint32_t i : { 0U, 1U, 2U }) {
        EXPECT_EQ(tree.detailsOf(i).links, Links { "NIL" });
    }
    EXPECT_TRUE(tree.detailsOf(3).links.empty());
}

TEST(ElevantReader, ChildrenFindTheirParentFromEitherSide)
{
    const auto layer = layerOf(elevantReader(),
        R"({"id": 0, "text": "Oslo, Norway", "labels": [{"id": 7, "span": [0, 12], "entity_id": "Q1", "children": [8]},)"
        R"( {"id": 8, "span": [0, 4], "entity_id": "Q2"}, {"id": 9, "span": [6, 12], "entity_id": "Q3", "parent": 7}]})");
    const auto& tree = layer.documents.at(0).annotations;
    EXPECT_EQ(tree.entities.at(1).parent, 0U);
    EXPECT_EQ(tree.entities.at(2).parent, 0U);
    ASSERT_EQ(layer.diagnostics.list().size(), 1U);
    EXPECT_EQ(layer.diagnostics.list().front().code, "elevant.nested");
}

TEST(ElevantReader, IsKnownByItsKeys)
{
    EXPECT_EQ(recognise(linked, ".jsonl")->id, "elevant");
    EXPECT_EQ(recognise(R"({"id": 1, "text": "x", "labels": [[0, 1, "ORG"]]})", ".jsonl")->id, "doccano");
}

} // namespace
} // namespace touchstone::io
