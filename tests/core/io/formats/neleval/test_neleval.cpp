// SPDX-License-Identifier: GPL-3.0-or-later
// neleval's table of names and ids.
#include "core/io/formats/neleval/nelevalreader.h"
#include "core/io/formats/touchstone/jsonlreader.h"
#include "core/io/open/readerregistry.h"
#include "core/io/write/jsonlwriter.h"
#include "core/text/utf8.h"
#include "tests/support/readspans.h"

#include <gtest/gtest.h>

#include <string>

namespace touchstone::io {
namespace {

using testsupport::layerOf;
using Links = std::vector<std::string>;

TEST(NelevalReader, EndIsConvertedAtTheDoor)
{
    const auto layer = layerOf(nelevalReader(), "d\t0\t4\nd\t5\t8\n");
    const auto& entities = layer.documents.at(0).annotations.entities;
    EXPECT_EQ(entities.at(0).span, (text::Span { 0, 5 }));
    EXPECT_EQ(entities.at(1).span, (text::Span { 5, 9 }));
    EXPECT_EQ(text::overlap(entities[0].span, entities[1].span), 0U);
    EXPECT_TRUE(layer.documents[0].withoutText());
}

TEST(NelevalReader, BestScoreComesFirstAndTiesKeepTheFilesOrder)
{
    const auto layer = layerOf(nelevalReader(),
        "d\t1\t3\tE1\t0.5\tPER\tE2\t0.5\tORG\nd\t5\t6\tE1\t0.1\tPER\tE2\t0.9\tORG\nd\t8\t9\tE1\t\tPER\tE2\t-"
        "1\tORG\n");
    const auto& tree = layer.documents.at(0).annotations;
    EXPECT_EQ(tree.detailsOf(0).links, (Links { "E1", "E2" }));
    EXPECT_EQ(layer.labels.name(tree.entities[0].label), "PER");
    EXPECT_EQ(tree.detailsOf(1).links, (Links { "E2", "E1" }));
    EXPECT_EQ(layer.labels.name(tree.entities[1].label), "ORG");
    EXPECT_EQ(tree.detailsOf(2).links, (Links { "E2", "E1" })) << "a candidate without score is the last";
}

TEST(NelevalReader, FindingsCutNoLetterInTwo)
{
    std::string letters;
    for (int i = 0; i < 100; ++i) {
        letters += "aé";
    }
    const auto layer = layerOf(nelevalReader(),
        "d\t1\t3\tE1\t" + letters + "\tPER\nd\t" + letters
            + "\t3\tE1\n"
              "d\t5\t6\tE1\t0.5\tPER\n");
    ASSERT_FALSE(layer.diagnostics.empty());
    for (const auto& finding : layer.diagnostics.list()) {
        EXPECT_FALSE(text::firstInvalidByte(finding.message)) << finding.message;
        EXPECT_NE(finding.message.find("aéa"), std::string::npos);
        EXPECT_NE(finding.message.find("…"), std::string::npos);
    }
}

TEST(NelevalReader, SubmissionsToTacAreReadAsNelevalPreparesThem)
{
    const std::string rows
        = "RUN\tEDL_1\tAda\tdoc: 10-12\tm.1\tPER\tNAM\t0.5\nRUN\tEDL_2\tshe\ta:b:20-22\tNIL1\tPER\tNOM\n"
          "RUN\tEDL_3\tx\tdoc:9-8\tm.1\tPER\tNAM\t0.5\n";
    EXPECT_GT(nelevalReader().probe(rows, ".tab"), 80);
    const auto layer = layerOf(nelevalReader(), rows);
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].name, "doc");
    EXPECT_EQ(layer.documents[1].name, "a:b");
    const auto& tree = layer.documents[0].annotations;
    ASSERT_EQ(tree.size(), 1U) << "an end before its start is told and skipped";
    EXPECT_EQ(layer.diagnostics.count("neleval.offset"), 1U);
    EXPECT_EQ(tree.entities[0].span, (text::Span { 10, 13 }));
    EXPECT_EQ(layer.labels.name(tree.entities[0].label), "PER/NAM");
    EXPECT_EQ(tree.detailsOf(0).links, (Links { "m.1" }));
    EXPECT_EQ(tree.detailsOf(0).score, 0.5);
    EXPECT_EQ(layer.documents[1].annotations.detailsOf(0).score, 1.0);
}

TEST(NelevalReader, LinesOfADocumentMayStandApart)
{
    const auto layer = layerOf(nelevalReader(), "a\t0\t1\nb\t0\t1\na\t4\t5\n");
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].name, "a");
    EXPECT_EQ(layer.documents[0].annotations.size(), 2U);
    EXPECT_EQ(layer.documents[0].annotations.entities[1].line, 3U);
}

TEST(NelevalReader, TabsAtTheEndAreNoColumns)
{
    const auto layer = layerOf(nelevalReader(), "d\t0\t1\tE1\t\t\t\n");
    EXPECT_EQ(layer.documents.at(0).annotations.detailsOf(0).links, Links { "E1" });
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(NelevalReader, FaultsAreToldWithLineAndColumnAndTheRestStays)
{
    const auto layer = layerOf(nelevalReader(), "d\t0\t1\nd\t4\nd\t7\tsix\nd\t9\t12\tE1\t0.5\n");
    EXPECT_EQ(layer.documents.at(0).annotations.size(), 2U);
    ASSERT_EQ(layer.diagnostics.list().size(), 2U);
    EXPECT_EQ(layer.diagnostics.list()[0].place.line, 2U);
    EXPECT_EQ(layer.diagnostics.list()[1].place.column, 5U);
    EXPECT_NE(layer.diagnostics.list()[1].message.find("\"six\""), std::string::npos);
}

TEST(NelevalReader, IsNotTakenForAColumnFile)
{
    EXPECT_EQ(recognise("Ada\t0\t3\tB-PER\nleft\t4\t8\tO\n\nOslo\t9\t13\tB-LOC\n", ".tsv")->id, "conll");
    EXPECT_EQ(recognise("d1\t0\t3\tQ1\t0.4\tPER\nd1\t4\t8\tNIL\n", ".tsv")->id, "neleval");
    EXPECT_EQ(recognise("d1\t0\t3\nd1\t4\t8\n", "")->id, "neleval");
}

TEST(NelevalReader, OffsetsWithoutTextSurviveOurOwnFormat)
{
    const auto layer = layerOf(
        nelevalReader(), "d\t10\t12\tQ1\t0.5\tLOC\nd\t20\t22\tQ2\t7\t{\"type\": \"X\"}\tQ3\t8\tY\n");
    const auto written = toJsonl(layer);
    EXPECT_NE(written.find("\"text\": null"), std::string::npos) << written;
    const auto again = layerOf(jsonlReader(), written);
    ASSERT_EQ(again.documents.at(0).annotations.size(), 2U);
    EXPECT_EQ(again.documents[0].annotations.entities[0].span, (text::Span { 10, 13 }));
    EXPECT_EQ(toJsonl(again), written);
}

} // namespace
} // namespace touchstone::io
