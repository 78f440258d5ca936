// SPDX-License-Identifier: GPL-3.0-or-later
// UIMA XMI and CAS JSON: texts, layers, offsets.
#include "core/io/formats/uima/casfeatures.h"
#include "core/io/formats/uima/uimareader.h"
#include "core/io/open/opener.h"
#include "tests/support/exported.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::exported;

std::string pathOf(const std::string& name)
{
    return std::string(TOUCHSTONE_TEST_DATA) + "/uima/exports/" + name;
}

std::string found(const annotation::Layer& layer, std::size_t index = 0)
{
    std::string words;
    const auto& document = layer.documents[index];
    for (const auto& entity : document.annotations.entities) {
        words += words.empty() ? "" : " ";
        words += layer.labels.name(entity.label) + ":" + std::string(document.text.slice(entity.span));
    }
    return words;
}

TEST(Uima, NamedEntityIsReadUnlessAnotherLayerIsAskedFor)
{
    const auto layer = exported("uima", "inception.xmi");
    EXPECT_EQ(found(*layer), "PER:Mira PER:Anton LOC:Dunmore");
    EXPECT_EQ(layer->documents[0].name, "a");
    EXPECT_EQ(layer->documents[0].text.utf8(), "Mira met Anton.\nIt rained in Dunmore.");
    EXPECT_EQ(layer->documents[0].annotations.detailsOf(1).links, (std::vector<std::string> { "Q18" }));
    EXPECT_EQ(found(*exported("uima", "inception.xmi", "Span")), "weather:rained");
    EXPECT_EQ(found(*exported("uima", "inception.xmi", "NamedEntity:identifier")).substr(0, 6), "_:Mira");
}

TEST(Uima, TheOpenDialogHearsOfTheLayersTheUsualOneFirst)
{
    const auto known = recognisePath(pathOf("inception.xmi"), "");
    ASSERT_TRUE(known);
    EXPECT_EQ(known->annotationColumns, (std::vector<std::string> { "NamedEntity", "Span" }));
    const auto json = recognisePath(pathOf("inception-cas-0.4.json"), "");
    ASSERT_TRUE(json);
    EXPECT_EQ(json->annotationColumns, (std::vector<std::string> { "NamedEntity" }));
}

TEST(Uima, SubtypesOfNamedEntityAreReadAsIt)
{
    EXPECT_EQ(found(*exported("uima", "dkpro-subtypes.xmi")), "I-LOC:Berlin Person:Ada Organization:Acme");
    EXPECT_EQ(found(*exported("uima", "inception-cas-0.4.json")), "PER:Zed LOC:Oslo Ship:Fin");
}

TEST(Uima, MentionsOfCtakesAreOneLayerWithItsConcepts)
{
    const auto layer = exported("uima", "ctakes.xmi");
    EXPECT_EQ(
        found(*layer), "SignSymptomMention:fever MedicationMention:Aspirin SignSymptomMention:headache");
    EXPECT_EQ(layer->documents[0].annotations.detailsOf(0).links, (std::vector<std::string> { "C0015967" }));
}

TEST(Uima, OffsetsAreUtf16UnitsUnlessOnlyCodePointsKeepCharactersWhole)
{
    EXPECT_TRUE(exported("uima", "inception-cas-0.4.json")->diagnostics.empty());
    const auto layer = exported("uima", "cassis-codepoints.xmi");
    EXPECT_EQ(found(*layer), "LOC:Zürich EVT:🧂 grew LOC:Bern");
    EXPECT_EQ(layer->diagnostics.count("uima.unit"), 1U);
}

TEST(Uima, StructuresMayStandByTheirNumbersAndOffsetsBeAnchors)
{
    EXPECT_EQ(found(*exported("uima", "cas-by-id.json")), "PER:Low LOC:Bergen");
    EXPECT_EQ(found(*exported("uima", "cassis.json")), "person:Ada place:Rome");
}

TEST(Uima, EachAnnotatedTextIsADocument)
{
    const auto layer = exported("uima", "two-views.xmi");
    ASSERT_EQ(layer->documents.size(), 2U);
    EXPECT_EQ(found(*layer, 0), "LOC:Bonn");
    EXPECT_EQ(found(*layer, 1), "LOC:Rome");
    EXPECT_EQ(layer->documents[1].name, "two-views/english");
}

TEST(Uima, AFileWithoutTextIsRefused)
{
    annotation::Layer layer;
    support::Progress progress;
    const auto read = uimaReader().read(
        { "x.xmi", "x", R"(<xmi:XMI xmlns:xmi="m"><cas:NULL xmi:id="0"/></xmi:XMI>)", {}, {} }, {}, layer,
        progress);
    ASSERT_FALSE(read);
    EXPECT_NE(read.error().text.find("sofaString"), std::string::npos);
}

TEST(Uima, ALayerThatIsNotThereIsNamedWithThoseThatAre)
{
    support::Progress progress;
    ReadOptions options;
    options.annotationColumn = "Nothing";
    const auto layer = openLayer(pathOf("inception.xmi"), "x", options, progress);
    ASSERT_FALSE(layer);
    EXPECT_NE(layer.error().text.find("NamedEntity, Span"), std::string::npos);
}

TEST(CasFeatures, TheTypeIsTheUsualFeatureOrTheOnlyOne)
{
    const std::vector<CasLayer> layers { { "a.Token", { "value" }, 90 }, { "a.Drug", { "dose", "form" }, 3 },
        { "a.Event", { "identifier", "kindness" }, 5 }, { "b.Event", { "x", "Label" }, 4 } };
    EXPECT_EQ(chooseLayer(layers, "")->layer, 2U);
    EXPECT_EQ(chooseLayer(layers, "")->typeFeature, 1U);
    EXPECT_EQ(chooseLayer(layers, "Drug")->typeFeature, CasChoice::none);
    EXPECT_EQ(chooseLayer(layers, "b.Event")->typeFeature, 1U);
    EXPECT_EQ(chooseLayer(layers, "Drug:dose")->typeFeature, 0U);
    EXPECT_FALSE(chooseLayer(layers, "Drug:size"));
    EXPECT_EQ(layerWords(layers), (std::vector<std::string> { "a.Event", "b.Event", "Drug" }));
    EXPECT_EQ(linkOf("http://www.wikidata.org/entity/Q64"), "Q64");
    EXPECT_EQ(linkOf("http://example.org/x"), "http://example.org/x");
}

} // namespace
} // namespace touchstone::io
