// SPDX-License-Identifier: GPL-3.0-or-later
// PubTator, and what MentionDrafts makes of offsets in other units.
#include "core/io/drafts/conceptids.h"
#include "core/io/formats/bioc/pubtatorreader.h"
#include "core/io/formats/neleval/nelevalreader.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"
#include "tests/support/exported.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::exported;

annotation::Layer layerOf(const std::string& bytes)
{
    annotation::Layer layer;
    support::Progress progress;
    EXPECT_TRUE(pubtatorReader().read({ "x.pubtator", "x", bytes, {}, {} }, {}, layer, progress)) << bytes;
    return layer;
}

std::string sliceOf(const annotation::Document& document, std::size_t entity)
{
    return std::string(document.text.slice(document.annotations.entities[entity].span));
}

TEST(PubTator, TitleAndAbstractArePartedByOneCharacter)
{
    const auto layer = layerOf("1|t|Ab\n1|a|Cd ef\n1\t6\t8\tef\tX\t\n");
    ASSERT_EQ(layer.documents.size(), 1U);
    EXPECT_EQ(layer.documents[0].text.utf8(), "Ab\nCd ef");
    EXPECT_EQ(sliceOf(layer.documents[0], 0), "ef");
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(PubTator, ATitleBeginsADocumentEvenWithoutAnEmptyLine)
{
    const auto layer = layerOf("1|t|Ab\n1|a|Cd\n2|t|Ef\n2|a|Gh\n1\t0\t2\tAb\tX\n2\t0\t2\tEf\tX\n");
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].annotations.size(), 1U);
    EXPECT_EQ(layer.documents[1].annotations.size(), 1U);
}

TEST(PubTator, TheSameArticleTwiceIsTwoDocuments)
{
    const auto layer = layerOf("1|t|Ab\n1|a|Cd\n\n1|t|Ab\n1|a|Cd\n1\t0\t2\tAb\tX\n");
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[1].annotations.size(), 1U);
}

TEST(PubTator, IdsArePartedAndMinusOneIsNil)
{
    EXPECT_EQ(conceptIds("D1|D2"), (std::vector<std::string> { "D1", "D2" }));
    EXPECT_EQ(conceptIds("672;675, 672"), (std::vector<std::string> { "672", "675" }));
    EXPECT_EQ(conceptIds("D1+D2"), (std::vector<std::string> { "D1+D2" }));
    EXPECT_EQ(conceptIds("-1"), (std::vector<std::string> { "NIL" }));
    EXPECT_TRUE(conceptIds("-").empty());
    EXPECT_TRUE(conceptIds(" ").empty());
    EXPECT_TRUE(conceptIds("|;,").empty());
}

TEST(PubTator, NamesOfVariantsStayWhole)
{
    EXPECT_EQ(conceptIds("c|SUB|A|12|G"), (std::vector<std::string> { "c|SUB|A|12|G" }));
    EXPECT_EQ(conceptIds("tmVar:p|SUB|V|600|E;RS#:113488022").size(), 1U);
}

TEST(PubTator, PartsOfACompositeMentionAreKept)
{
    const auto layer = exported("pubtator", "bc5cdr.txt");
    ASSERT_NE(layer, nullptr);
    const auto& details = layer->documents[0].annotations.detailsOf(0);
    EXPECT_EQ(details.links, (std::vector<std::string> { "D056486", "D007674" }));
    EXPECT_EQ(details.extra, R"({"parts":["hepatic toxicity", "renal toxicity"]})");
    EXPECT_EQ(layer->diagnostics.count("pubtator.relations"), 1U);
    EXPECT_NE(layer->documents[0].attributes.front().second.find("CID"), std::string::npos);
}

TEST(PubTator, SeveralTypesOfOneMentionAreTypesOfOneAnnotation)
{
    const auto layer = exported("pubtator", "medmentions.txt");
    ASSERT_NE(layer, nullptr);
    const auto& tree = layer->documents[0].annotations;
    EXPECT_EQ(layer->labels.name(tree.entities[1].label), "T109");
    ASSERT_EQ(tree.detailsOf(1).furtherLabels.size(), 1U);
    EXPECT_EQ(layer->labels.name(tree.detailsOf(1).furtherLabels[0]), "T121");
}

TEST(PubTator, OffsetsInUtf16UnitsOrBytesAreFoundByTheirWords)
{
    for (const std::string name : { "java-offsets.pubtator", "byte-offsets.pubtator" }) {
        const auto layer = exported("pubtator", name);
        ASSERT_NE(layer, nullptr);
        EXPECT_EQ(layer->diagnostics.count("pubtator.unit"), 1U) << name;
        EXPECT_EQ(layer->diagnostics.total(), 1U) << name;
        const auto& document = layer->documents[0];
        EXPECT_EQ(sliceOf(document, 0), name == "java-offsets.pubtator" ? "ibuprofen" : "fièvre");
        EXPECT_EQ(sliceOf(document, 2), name == "java-offsets.pubtator" ? "fever" : "fièvre");
    }
}

TEST(PubTator, WordsThatStandNearbyMoveTheMention)
{
    const auto layer = layerOf("1|t|Zinc in soil\n1|a|Text.\n1\t9\t13\tsoil\tX\n1\t0\t4\tgold\tX\n");
    EXPECT_EQ(sliceOf(layer.documents[0], 0), "soil");
    EXPECT_EQ(sliceOf(layer.documents[0], 1), "Zinc");
    EXPECT_EQ(layer.diagnostics.count("pubtator.surface"), 2U);
}

TEST(PubTator, MentionsAloneAreOffsetsWithoutText)
{
    const auto layer = exported("pubtator", "tagger-run.tsv");
    ASSERT_NE(layer, nullptr);
    ASSERT_EQ(layer->documents.size(), 2U);
    EXPECT_TRUE(layer->documents[0].withoutText());
    EXPECT_EQ(layer->documents[0].annotations.entities[0].span, (text::Span { 8, 12 }));
}

TEST(PubTator, AMentionOfAnUnknownDocumentIsReported)
{
    const auto layer = layerOf("1|t|Ab\n1|a|Cd\n2\t0\t2\tAb\tX\n");
    EXPECT_EQ(layer.documents.size(), 1U);
    ASSERT_EQ(layer.diagnostics.count("pubtator.document"), 1U);
    EXPECT_EQ(layer.diagnostics.list()[0].place.line, 3U);
}

TEST(PubTator, OffsetsBeyondAnyTextAreSkipped)
{
    const auto layer
        = layerOf("1|t|Ab\n1|a|Cd\n1\t0\t999999999999\tAb\tX\n1\t-5\t2\tQq\tX\n1\t2\t2\tRr\tX\n");
    EXPECT_EQ(layer.documents[0].annotations.size(), 1U); // the first stands where its words are
    EXPECT_EQ(layer.diagnostics.count("pubtator.offset"), 2U);
}

TEST(PubTator, ATableOfLinksIsNotTakenForMentions)
{
    EXPECT_EQ(recognise("d1\t0\t3\tQ1\t0.4\tPER\nd1\t4\t8\tNIL\n", ".tsv")->id, "neleval");
    EXPECT_FALSE(looksLikePubtator("d1\t0\t3\tQ1\t0.4\tPER\nd1\t4\t8\tNIL\n"));
}

} // namespace
} // namespace touchstone::io
