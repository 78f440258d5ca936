// SPDX-License-Identifier: GPL-3.0-or-later
// BioC in XML and JSON, and what XmlTree makes of mark-up.
#include "core/io/formats/bioc/biocreader.h"
#include "core/io/open/opener.h"
#include "tests/support/exported.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::exported;

support::Result<void> read(const std::string& bytes, annotation::Layer& layer)
{
    support::Progress progress;
    return biocReader().read({ "x.xml", "x", bytes, {}, {} }, {}, layer, progress);
}

annotation::Layer layerOf(const std::string& bytes)
{
    annotation::Layer layer;
    EXPECT_TRUE(read(bytes, layer)) << bytes;
    return layer;
}

std::string sliceOf(const annotation::Document& document, std::size_t entity)
{
    return std::string(document.text.slice(document.annotations.entities[entity].span));
}

std::string passage(const std::string& offset, const std::string& text, const std::string& more = "")
{
    return "<passage><offset>" + offset + "</offset><text>" + text + "</text>" + more + "</passage>";
}

std::string annotation(const std::string& offset, const std::string& length, const std::string& text)
{
    return R"(<annotation id=""><infon key="type">X</infon><location offset=")" + offset + R"(" length=")"
        + length + R"("/><text>)" + text + "</text></annotation>";
}

std::string collection(const std::string& passages)
{
    return "<collection><document><id>1</id>" + passages + "</document></collection>";
}

TEST(BioC, PassagesStandAsFarApartAsTheirOffsetsSay)
{
    const auto layer = layerOf(collection(passage("0", "Ab") + passage("3", "Cd") + passage("8", "Ef")));
    EXPECT_EQ(layer.documents[0].text.utf8(), "Ab\nCd\n  Ef");
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(BioC, TheFirstPassageIsTheBeginOfTheText)
{
    const auto layer = layerOf(collection(passage("100", "Zinc", annotation("100", "4", "Zinc"))));
    EXPECT_EQ(sliceOf(layer.documents[0], 0), "Zinc");
    EXPECT_EQ(layer.documents[0].text.length(), 4U);
}

TEST(BioC, OverlappingPassagesKeepTheirOwnAnnotations)
{
    const auto layer = layerOf(collection(passage("0", "Zinc oxide", annotation("0", "4", "Zinc"))
        + passage("0", "Iron oxide", annotation("0", "4", "Iron"))));
    EXPECT_EQ(sliceOf(layer.documents[0], 0), "Zinc");
    EXPECT_EQ(sliceOf(layer.documents[0], 1), "Iron");
    EXPECT_EQ(layer.diagnostics.count("bioc.passage"), 1U);
}

TEST(BioC, PassagesOutOfOrderAreSorted)
{
    const auto layer = layerOf(collection(passage("5", "Iron", annotation("5", "4", "Iron"))
        + passage("0", "Zinc", annotation("0", "4", "Zinc"))));
    EXPECT_EQ(layer.documents[0].text.utf8(), "Zinc\nIron");
    EXPECT_EQ(sliceOf(layer.documents[0], 0), "Iron");
    EXPECT_EQ(layer.diagnostics.count("bioc.passage"), 1U);
}

TEST(BioC, AFarPassageCostsNoMemory)
{
    const auto layer = layerOf(collection(
        passage("0", "Ab") + passage("999999999999", "Cd", annotation("999999999999", "2", "Cd"))));
    EXPECT_EQ(layer.documents[0].text.utf8(), "Ab\nCd");
    EXPECT_EQ(sliceOf(layer.documents[0], 0), "Cd");
    EXPECT_EQ(layer.diagnostics.count("bioc.passage"), 1U);
}

TEST(BioC, SeveralLocationsAreFragments)
{
    const auto layer = exported("bioc", "python-bioc.json");
    ASSERT_NE(layer, nullptr);
    const auto& details = layer->documents[0].annotations.detailsOf(0);
    EXPECT_EQ(details.fragments, (std::vector<text::Span> { { 0, 4 }, { 15, 25 } }));
    EXPECT_EQ(details.links, (std::vector<std::string> { "C0030193" }));
    EXPECT_EQ(details.score, 0.75);
    EXPECT_EQ(layer->diagnostics.count("bioc.relations"), 1U);
    EXPECT_EQ(layer->diagnostics.total(), 1U);
}

TEST(BioC, SentencesAreTheTextWhereThePassageHasNone)
{
    const auto layer = exported("bioc", "sentences.xml");
    ASSERT_NE(layer, nullptr);
    EXPECT_EQ(layer->documents[0].text.utf8(), "Copper was bound.\nIron was not.");
    EXPECT_EQ(sliceOf(layer->documents[0], 1), "Iron");
    EXPECT_EQ(layer->documents[0].annotations.detailsOf(1).links.front(), "D007501");
}

TEST(BioC, OffsetsInBytesAreFoundByTheirWords)
{
    const auto layer = exported("bioc", "byte-offsets.xml");
    ASSERT_NE(layer, nullptr);
    const auto& document = layer->documents[0];
    EXPECT_EQ(sliceOf(document, 1), "paracétamol");
    EXPECT_EQ(sliceOf(document, 2), "fièvre");
    EXPECT_EQ(layer->diagnostics.count("bioc.unit"), 1U);
    EXPECT_EQ(document.text.utf8().find("fièvre\nÉlé") != std::string_view::npos, true);
}

TEST(BioC, ARunWithoutTextIsOffsets)
{
    const auto layer = exported("bioc", "annotations-only.xml");
    ASSERT_NE(layer, nullptr);
    EXPECT_TRUE(layer->documents[0].withoutText());
    EXPECT_EQ(layer->documents[0].annotations.entities[0].span, (text::Span { 0, 5 }));
}

TEST(BioC, EntitiesOfADocumentTypeAreNotExpanded)
{
    const auto layer = layerOf(
        "<!DOCTYPE c [<!ENTITY a \"bomb\"><!ENTITY b \"&a;&a;\">]>" + collection(passage("0", "x &b; y")));
    EXPECT_EQ(layer.documents[0].text.utf8(), "x &b; y");
    EXPECT_EQ(layer.diagnostics.count("bioc.entity"), 1U);
}

TEST(BioC, ReferencesAndCdataAreText)
{
    const auto layer
        = layerOf(collection(passage("0", "a&lt;b&#233;&#x1F9C2;<![CDATA[<c> & ]]>d<!-- no -->e&")));
    EXPECT_EQ(layer.documents[0].text.utf8(), "a<bé\xF0\x9F\xA7\x82<c> & de&");
}

TEST(BioC, NumbersThatAreNoCharacterAreReplaced)
{
    const auto layer = layerOf(collection(passage("0", "a&#0;b&#xD800;c&#99999999;d")));
    EXPECT_EQ(layer.documents[0].text.utf8(),
        "a\xEF\xBF\xBD"
        "b\xEF\xBF\xBD"
        "c\xEF\xBF\xBD"
        "d");
    EXPECT_EQ(layer.diagnostics.count("bioc.character"), 3U);
}

TEST(BioC, AFaultKeepsWhatStoodBeforeIt)
{
    const auto layer = layerOf("<collection><document><id>1</id>" + passage("0", "Ab")
        + "</document>\n<document><id>2</id><passage><offset>0</oops>");
    ASSERT_GE(layer.documents.size(), 1U);
    EXPECT_EQ(layer.documents[0].text.utf8(), "Ab");
    ASSERT_EQ(layer.diagnostics.count("bioc.syntax"), 1U);
    EXPECT_EQ(layer.diagnostics.list()[0].place.line, 2U);
}

TEST(BioC, DeepNestingIsTamed)
{
    std::string deep;
    for (int i = 0; i < 300000; ++i) {
        deep += "<a>";
    }
    annotation::Layer layer;
    EXPECT_FALSE(read("<collection>" + deep, layer));
    EXPECT_FALSE(read(R"({"passages":)" + std::string(300000, '['), layer));
}

TEST(BioC, ManyInfonsTakeNoLongerThanTheyAre)
{
    std::string infons;
    for (int i = 0; i < 200000; ++i) {
        infons += "<infon key=\"k" + std::to_string(i) + "\">v</infon>";
    }
    const auto layer = layerOf(collection(
        passage("0", "Zinc", "<annotation>" + infons + R"(<location offset="0" length="4"/></annotation>)")));
    EXPECT_EQ(layer.documents[0].annotations.size(), 1U);
}

TEST(BioC, XmlAndJsonOfOneCollectionReadAlike)
{
    const auto xml = layerOf(collection(passage("0", "Zinc", annotation("0", "4", "Zinc"))));
    const auto json = layerOf(
        R"({"documents":[{"id":"1","passages":[{"annotations":[{"id":"","infons":{"type":"X"},"locations":)"
        R"([{"length":4,"offset":0}],"text":"Zinc"}],"text":"Zinc","offset":0}]}]})");
    EXPECT_EQ(xml.documents[0].text, json.documents[0].text);
    EXPECT_EQ(xml.documents[0].annotations.entities[0].span, json.documents[0].annotations.entities[0].span);
    EXPECT_EQ(xml.documents[0].name, json.documents[0].name);
}

} // namespace
} // namespace touchstone::io
