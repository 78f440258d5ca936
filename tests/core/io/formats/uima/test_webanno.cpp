// SPDX-License-Identifier: GPL-3.0-or-later
// WebAnno TSV 3: cells, escapes, layers, text from tokens.
#include "core/io/formats/uima/casfeatures.h"
#include "core/io/formats/uima/webannoreader.h"
#include "core/io/formats/uima/webannotsv.h"
#include "core/io/open/opener.h"
#include "tests/support/exported.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::exported;

annotation::Layer layerOf(const std::string& rows)
{
    annotation::Layer layer;
    support::Progress progress;
    const auto bytes = "#FORMAT=WebAnno TSV 3.3\n#T_SP=x.NamedEntity|identifier|value\n\n\n" + rows;
    EXPECT_TRUE(webannoReader().read({ "x.tsv", "x", bytes, {}, {} }, {}, layer, progress)) << rows;
    return layer;
}

/// "PER:Zed LOC:Oslo"
std::string found(const annotation::Layer& layer)
{
    std::string words;
    for (const auto& entity : layer.documents[0].annotations.entities) {
        words += words.empty() ? "" : " ";
        words += layer.labels.name(entity.label) + ":"
            + std::string(layer.documents[0].text.slice(entity.span));
    }
    return words;
}

TEST(WebannoCells, ValuesArePartedAtBarsThatAreNotEscaped)
{
    std::vector<WebannoItem> items;
    webannoItems(R"(a\|b[2]|\[c\]|*[13]|d\\|e[x])", items);
    ASSERT_EQ(items.size(), 5U);
    EXPECT_EQ(webannoText(items[0].value), "a|b");
    EXPECT_EQ(items[0].id, 2U);
    EXPECT_EQ(webannoText(items[1].value), "[c]");
    EXPECT_EQ(items[1].id, 0U);
    EXPECT_EQ(items[2].value, "*");
    EXPECT_EQ(items[2].id, 13U);
    EXPECT_EQ(webannoText(items[3].value), "d\\");
    EXPECT_EQ(items[4].value, "e[x]");
    webannoItems("_", items);
    EXPECT_TRUE(items.empty());
    webannoItems("\\", items);
    EXPECT_EQ(items.size(), 1U);
}

TEST(WebannoCells, RowsAndHeaders)
{
    const auto row = webannoRowOf("2-7.1\t30-34\tword\t_\tA\t");
    ASSERT_TRUE(row);
    EXPECT_TRUE(row->part);
    EXPECT_EQ(row->end, 34);
    EXPECT_EQ(row->cells, "_\tA\t");
    EXPECT_FALSE(webannoRowOf("2-7\t34-30\tword"));
    EXPECT_FALSE(webannoRowOf("word\t34-30"));
    const auto layer = webannoLayerOf("#T_SP=a.b.C|x|", 3);
    ASSERT_TRUE(layer);
    EXPECT_EQ(layer->layer.features.size(), 2U);
    EXPECT_EQ(webannoLayerOf("#T_SP=a.b.C", 0)->layer.features.size(), 1U);
    EXPECT_FALSE(webannoLayerOf("#Text=x", 0));
}

TEST(Webanno, NumbersInBracketsJoinTokens)
{
    const auto layer = layerOf("#Text=a b c d\n1-1\t0-1\ta\t*[1]\tX[1]\n1-2\t2-3\tb\t*[1]|*[2]\tX[1]|Y[2]\n"
                               "1-3\t4-5\tc\t*[2]\tY[2]\n1-4\t6-7\td\t*\tX\n");
    EXPECT_EQ(found(layer), "X:a b Y:b c X:d");
}

TEST(Webanno, AnAnnotationMayRunOverSentences)
{
    const auto layer = layerOf(
        "#Text=a b\n1-1\t0-1\ta\t_\t_\n1-2\t2-3\tb\t*[1]\tX[1]\n\n#Text=c\n2-1\t4-5\tc\t*[1]\tX[1]\n");
    EXPECT_EQ(found(layer), "X:b\nc");
    EXPECT_EQ(layer.documents[0].sentences, (std::vector<std::uint32_t> { 0, 2 }));
}

TEST(Webanno, ANumberUsedAgainFartherOnIsAnotherAnnotation)
{
    const auto layer
        = layerOf("#Text=a b c\n1-1\t0-1\ta\t*[1]\tX[1]\n1-2\t2-3\tb\t_\t_\n1-3\t4-5\tc\t*[1]\tX[1]\n");
    EXPECT_EQ(found(layer), "X:a X:c");
}

TEST(Webanno, APartOfATokenIsNotTheToken)
{
    const auto layer = layerOf(
        "#Text=Osloer Str\n1-1\t0-6\tOsloer\t*[1]|*[2]\tLOC[1]|ORG[2]\n1-1.1\t0-4\tOslo\t*[1]\tLOC[1]\n"
        "1-2\t7-10\tStr\t*[2]\tORG[2]\n");
    EXPECT_EQ(found(layer), "ORG:Osloer Str LOC:Oslo");
}

TEST(Webanno, TheTextIsAsLongAsTheOffsetsSay)
{
    const auto layer = layerOf("#Text=a\\tb  c\n1-1\t0-1\ta\t_\t_\n1-2\t2-3\tb\t_\t_\n1-3\t5-6\tc\t_\t_\n\n"
                               "#Text=d\n2-1\t9-10\td\t*\tX\n");
    EXPECT_EQ(layer.documents[0].text.utf8(), "a\tb  c\n  d");
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(Webanno, OffsetsThatBeginAnewAreToldAndTheTextGoesOn)
{
    const auto layer
        = layerOf("#Text=a\n1-1\t0-1\ta\t_\t_\n\n#Text=b c\n2-1\t0-1\tb\t*\tX\n2-2\t2-3\tc\t*\tX\n");
    EXPECT_EQ(layer.documents[0].text.utf8(), "a\nb c");
    EXPECT_EQ(found(layer), "X:b X:c");
    EXPECT_EQ(layer.diagnostics.count("webanno.offset"), 1U);
}

TEST(Webanno, NamedEntityIsReadUnlessAnotherLayerIsAskedFor)
{
    EXPECT_EQ(found(*exported("webanno", "inception-3.3.tsv")), "ORG:Orbit Works LOC:Dunmore");
    EXPECT_EQ(found(*exported("webanno", "inception-3.3.tsv", "Span")), "event:grew");
    EXPECT_EQ(
        found(*exported("webanno", "webanno-3.2.tsv", "NamedEntity:identifier")).substr(0, 6), "_:Mira");
    EXPECT_EQ(exported("webanno", "webanno-3.2.tsv", "POS")->entityCount(), 5U);
    support::Progress progress;
    ReadOptions options;
    options.annotationColumn = "Nothing";
    const auto wrong = openLayer(
        std::string(TOUCHSTONE_TEST_DATA) + "/webanno/exports/inception-3.3.tsv", "x", options, progress);
    ASSERT_FALSE(wrong);
    EXPECT_NE(wrong.error().text.find("NamedEntity"), std::string::npos);
}

TEST(Webanno, TheOpenDialogHearsOfTheLayersTheUsualOneFirst)
{
    const auto known
        = recognisePath(std::string(TOUCHSTONE_TEST_DATA) + "/webanno/exports/inception-3.3.tsv", "");
    ASSERT_TRUE(known);
    EXPECT_EQ(known->annotationColumns, (std::vector<std::string> { "NamedEntity", "Span" }));
    EXPECT_EQ(exported("webanno", "inception-3.3.tsv")->column, "NamedEntity");
}

TEST(Webanno, LinksAreShortenedToWikidataIdsAndOtherFeaturesKept)
{
    const auto layer = exported("webanno", "inception-3.3.tsv");
    EXPECT_EQ(layer->documents[0].annotations.detailsOf(1).links, (std::vector<std::string> { "Q1" }));
    const auto drugs = exported("webanno", "custom-layer.tsv", "Drug");
    EXPECT_EQ(found(*drugs), "Drug:anti-fever_syrup");
    EXPECT_NE(drugs->documents[0].annotations.detailsOf(0).extra.find(R"("drugname": "syrup_x")"),
        std::string::npos);
}

TEST(Webanno, ALayerWithoutFeaturesIsItsOwnType)
{
    EXPECT_EQ(found(*exported("webanno", "no-features.tsv")), "Mention:Zed Mention:Fin Low");
}

TEST(Webanno, OffsetsInCodePointsAreFoundByTheLengthOfTokens)
{
    const auto layer = exported("webanno", "python-offsets.tsv");
    EXPECT_EQ(layer->diagnostics.count("webanno.unit"), 1U);
    EXPECT_EQ(layer->documents[0].text.utf8(), "🧂🧂 from Zürich 🧂 .");
    EXPECT_EQ(found(*layer), "LOC:Zürich PROD:🧂");
}

TEST(Webanno, ManyStackedAnnotationsOnOneTokenTakeNoLongerThanTheyAre)
{
    std::string ids;
    std::string values;
    for (int i = 1; i <= 50000; ++i) {
        ids += (i > 1 ? "|*[" : "*[") + std::to_string(i) + "]";
        values += (i > 1 ? "|X[" : "X[") + std::to_string(i) + "]";
    }
    const auto layer = layerOf("#Text=a\n1-1\t0-1\ta\t" + ids + "\t" + values + "\n");
    EXPECT_EQ(layer.documents[0].annotations.size(), 50000U);
}

TEST(Webanno, ManyLayersAndFeaturesTakeNoLongerThanTheyAre)
{
    std::string header;
    std::string row;
    for (int i = 0; i < 100000; ++i) {
        header += "|f";
        row += "\tv";
    }
    annotation::Layer layer;
    support::Progress progress;
    const auto bytes
        = "#FORMAT=WebAnno TSV 3.3\n#T_SP=x.Y" + header + "\n\n#Text=a\n1-1\t0-1\ta" + row + "\n";
    ASSERT_TRUE(webannoReader().read({ "x.tsv", "x", bytes, {}, {} }, {}, layer, progress));
    EXPECT_EQ(layer.documents[0].annotations.size(), 1U);
}

} // namespace
} // namespace touchstone::io
