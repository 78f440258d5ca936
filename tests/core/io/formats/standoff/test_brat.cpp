// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/standoff/standoffreader.h"
#include "core/io/formats/touchstone/jsonlreader.h"
#include "core/io/open/opener.h"
#include "core/io/write/jsonlwriter.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

namespace touchstone::io {
namespace {

using testsupport::findings;
using testsupport::listed;

support::Result<void> read(annotation::Layer& layer, std::string_view ann, std::string_view text)
{
    support::Progress progress;
    const SourceFile file { "x.ann", "x", ann, "x.txt", text };
    return bratReader().read(file, {}, layer, progress);
}

annotation::Layer layerOf(std::string_view ann, std::string_view text)
{
    annotation::Layer layer;
    const auto result = read(layer, ann, text);
    EXPECT_TRUE(result) << support::formatted(result.error());
    return layer;
}

TEST(Brat, TextBoundAnnotationsAreFlatSpansOfCodePoints)
{
    const auto layer
        = layerOf("T1\tPER 0 6\tZoé Né\r\nT2\tLOC 15 19\tOslo\n\nT3\tX 4 19\tNé lived in\xC2\xA0Oslo\n",
            "Zoé Né lived in\xC2\xA0Oslo\r\n");
    EXPECT_EQ(listed(layer),
        "== x\nPER 0-6 Zoé Né #T1\nLOC 15-19 \xC2\xA0Osl #T2\nX 4-19 Né lived in\xC2\xA0Osl #T3\n");
    EXPECT_EQ(layer.documents.front().text.utf8(), "Zoé Né lived in\xC2\xA0Oslo\r\n") << "word by word";
    EXPECT_EQ(layer.documents.front().annotations.entities[2].line, 4U);
    EXPECT_EQ(findings(layer.diagnostics), "warning brat.surface 2:14\n");
}

TEST(Brat, EmptyAnnotationFileIsADocument)
{
    const auto layer = layerOf("", "Ada left.");
    ASSERT_EQ(layer.documents.size(), 1U);
    EXPECT_EQ(layer.documents.front().text.utf8(), "Ada left.");
    EXPECT_EQ(listed(layer), "== x\n");
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(Brat, MissingTextNamesTheCure)
{
    annotation::Layer layer;
    support::Progress progress;
    const auto result = bratReader().read({ "a/x.ann", "x", "T1\tA 0 1\ta\n", {}, {} }, {}, layer, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::NotFound);
    EXPECT_NE(result.error().text.find("a/x.txt"), std::string::npos);
}

TEST(Brat, FragmentsAreKeptSortedAndMerged)
{
    const auto layer = layerOf(
        "T1\tX 0 4;15 19\tleft lung\nT2\tX 15 19;0 4\tleft lung\nT3\tX 0 4;4 8;9 14\tleft and right\n"
        "T4\tX 0 4;2 8\tleft and\n",
        "left and right lung");
    EXPECT_EQ(listed(layer),
        "== x\nX 0-4+15-19 left..lung #T1\nX 0-4+15-19 left..lung #T2\nX 0-8+9-14 left and..right #T3\nX 0-8 "
        "left and #T4\n");
    EXPECT_EQ(findings(layer.diagnostics),
        "warning brat.fragments 2:6\nwarning brat.fragments 3:6\nwarning brat.fragments 4:6\n");
}

TEST(Brat, AttributesNotesAndNormalisations)
{
    const auto layer = layerOf(
        "#1\tAnnotatorNotes T1\tsee page 3\nA1\tConfidence T1 Low\nA2\tNegation T1\nM1\tKind T1 o\"ld\n"
        "T1\tPER 0 3\tAda\nN1\tReference T1 Wikidata:Q7259\tAda Lovelace\nN2\tReference T1 Q2\n"
        "#2\tNormalization N1\tnothing to us\n",
        "Ada");
    EXPECT_EQ(listed(layer),
        "== x\nPER 0-3 Ada @Q7259,Q2 !low #T1 source=see page 3 extra={\"attributes\":{\"Kind\": "
        "\"o\\\"ld\", \"Negation\": "
        "true},\"normalizations\":[{\"id\": \"N1\", \"reference\": \"Wikidata:Q7259\", \"text\": \"Ada "
        "Lovelace\"}, {\"id\": "
        "\"N2\", \"reference\": \"Q2\"}]}\n");
    EXPECT_TRUE(layer.diagnostics.empty()) << findings(layer.diagnostics);
}

TEST(Brat, EventsAndRelationsAreCountedAndTheirIdsChecked)
{
    const auto layer
        = layerOf("T1\tA 0 3\tAda\nT2\tB 4 8\tleft\nE1\tB:T2 Agent:T1\nE2\tB:T2 Cause:E1 Agent:T9\n"
                  "R1\tNear Arg1:T1 Arg2:E1\n*\tEquiv T1 T2 T8\nA1\tNegation E1\nA2\tNegation T7\n",
            "Ada left");
    EXPECT_EQ(layer.documents.front().annotations.size(), 2U);
    EXPECT_EQ(findings(layer.diagnostics),
        "warning brat.reference 8:13\nwarning brat.reference 4:24\nwarning brat.reference 6:15\nnote "
        "brat.relations 3:1\n");
    EXPECT_NE(layer.diagnostics.list().back().message.find("2 events, 1 relation and 1 equivalence"),
        std::string::npos);
    const auto& attributes = layer.documents.front().attributes;
    ASSERT_EQ(attributes.size(), 3U);
    EXPECT_EQ(attributes[1].second, "[\"R1\\tNear Arg1:T1 Arg2:E1\"]");
}

TEST(Brat, BadLinesAreSkippedWithTheirPlace)
{
    const auto layer = layerOf(
        "T1\tPER 0 3\tAda\nT2 PER 0 3 Ada\nT3\tPER\tAda\nT4\tPER 0 x3\tAda\nT5\tPER 3 0\tAda\n"
        "T6\tPER 0 99\tAda\nT7\tPER -1 3\tAda\nT8\tPER 1 1\t\nT9\tPER 0 3 4\tAda\nX1\tPER 0 3\tAda\n"
        "A1\tNegation\nN1\tReference T1\nE1\tnothing\nR1\tNear Arg1:T1\nT\tPER 0 3\tAda\n"
        "T10\tPER 0 99999999999999999999\tAda\nT11\tPER 0 3;\tAda\n",
        "Ada left");
    EXPECT_EQ(listed(layer), "== x\nPER 0-3 Ada #T1\n");
    EXPECT_EQ(findings(layer.diagnostics),
        "error brat.syntax 2:1\nerror brat.syntax 3:1\nerror brat.syntax 4:10\nerror brat.offset 5:8\nerror "
        "brat.offset 6:8\n"
        "error brat.offset 7:8\nerror brat.offset 8:8\nerror brat.syntax 9:8\nerror brat.syntax 10:1\nerror "
        "brat.syntax 11:1\n"
        "error brat.syntax 12:16\nerror brat.syntax 13:4\nerror brat.syntax 14:1\nerror brat.syntax 15:1\n"
        "error brat.offset 16:9\nerror brat.syntax 17:13\nnote brat.relations 13:1\n");
    EXPECT_NE(layer.diagnostics.list()[4].message.find("8 characters"), std::string::npos);
}

TEST(Brat, ASecondAnnotationOfAnIdIsKeptWithoutId)
{
    const auto layer = layerOf("T1\tA 0 3\tAda\nT1\tB 4 8\tleft\nA1\tConfidence T1 High\n", "Ada left");
    EXPECT_EQ(listed(layer), "== x\nA 0-3 Ada !high #T1\nB 4-8 left\n");
    EXPECT_EQ(findings(layer.diagnostics), "warning brat.id 2:1\n");
}

TEST(Brat, OffsetsInAnotherUnitAreRepairedByTheWords)
{
    auto layer = layerOf("T1\tA 0 2\t😀\nT2\tB 2 5\tAda\nT3\tC 6 10;11 13\tleft us\n", "😀Ada left us.");
    EXPECT_EQ(listed(layer), "== x\nA 0-1 😀 #T1\nB 1-4 Ada #T2\nC 5-9+10-12 left..us #T3\n");
    EXPECT_EQ(findings(layer.diagnostics), "warning brat.unit 1:1\n");
    EXPECT_NE(layer.diagnostics.list()[0].message.find(
                  "as UTF-16 units, not as code points: so 2 of 2 annotations"),
        std::string::npos)
        << layer.diagnostics.list()[0].message;
    layer = layerOf("T1\tA 2 5\tAda\n", "éAda left");
    EXPECT_EQ(listed(layer), "== x\nA 1-4 Ada #T1\n");
    EXPECT_NE(layer.diagnostics.list()[0].message.find("as bytes"), std::string::npos);
    layer = layerOf("T1\tA 2 5\tAda\nT2\tB 7 10\tBob\n", "é Ada Bob left");
    EXPECT_EQ(listed(layer), "== x\nA 2-5 Ada #T1\nB 7-10 ob  #T2\n") << "one of two is no majority";
}

TEST(Brat, LineEndsThatWereChangedAreCountedAsTheOffsetsDo)
{
    const std::string ann
        = "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBö\nT3\tLOC 14 23\tRome and \nT4\tX 4 10\tmet Bö\n";
    auto layer = layerOf(ann, "Ada met\r\nBö in\r\nRome and\r\nParis.\r\n");
    EXPECT_EQ(listed(layer),
        "== x\nPER 0-3 Ada #T1\nPER 9-11 Bö #T2\nLOC 16-26 Rome and\\r\\n #T3\nX 4-11 met\\r\\nBö #T4\n");
    EXPECT_EQ(findings(layer.diagnostics), "warning brat.unit 2:1\n");
    EXPECT_NE(layer.diagnostics.list()[0].message.find("CR LF"), std::string::npos);
    layer = layerOf("T1\tPER 9 11\tBö\nT2\tLOC 16 20\tRome\nT3\tE 7 8\t \nT4\tPER 26 27\tP\n",
        "Ada met\nBö in\nRome and\nP");
    EXPECT_EQ(listed(layer), "== x\nPER 8-10 Bö #T1\nLOC 14-18 Rome #T2\nPER 23-24 P #T4\n");
    EXPECT_EQ(findings(layer.diagnostics), "warning brat.unit 1:1\nerror brat.offset 3:6\n")
        << "half a line end is no stretch";
}

TEST(Brat, SurfacesThatDifferAreToldOncePerDocument)
{
    auto layer = layerOf("T1\tA 0 1\t😀\nT2\tB 2 5\tAda\nT3\tC 6 10\tleft\n", "😀 Bob stayed.");
    EXPECT_EQ(findings(layer.diagnostics), "warning brat.surface 2:10\n");
    EXPECT_NE(layer.diagnostics.list()[0].message.find("1 more"), std::string::npos);
    EXPECT_NE(layer.diagnostics.list()[0].message.find("\"Bob\""), std::string::npos);
    layer = layerOf("T1\tA 0 8\tAda left\n", "Ada\nleft");
    EXPECT_TRUE(layer.diagnostics.empty()) << "a line end reads as a blank";
}

TEST(Brat, ProbeKnowsItsOwn)
{
    const auto probe = bratReader().probe;
    EXPECT_GE(probe("T1\tAction 0 3\tAdd\nT2\tAmount 4 8\t5 ml\n", ".ann"), 90);
    EXPECT_GE(probe("T1\tAction 0 3;5 6\tAdd\n", ".standoff"), 70);
    EXPECT_GE(probe("R1\tNear Arg1:T1 Arg2:T2\n", ".ann"), 90);
    EXPECT_EQ(probe("Ada\tB-PER\nleft\tO\n", ".txt"), 0);
    EXPECT_EQ(probe("The\tO\nEnd\tO\n", ".tsv"), 0);
    EXPECT_EQ(probe("", ".ann"), 0);
    EXPECT_EQ(probe("{\"text\": \"a\"}\n", ".jsonl"), 0);
}

TEST(Brat, CanBeWrittenAsJsonl)
{
    const auto layer
        = layerOf("T1\tA 0 3\tAda\nA1\tNegation T1\nN1\tReference T1 W:Q1\tAda\nR1\tNear Arg1:T1 Arg2:T1\n",
            "Ada left\r\n");
    const auto written = toJsonl(layer);
    annotation::Layer again;
    support::Progress progress;
    ASSERT_TRUE(jsonlReader().read({ "x.jsonl", "x", written, {}, {} }, {}, again, progress));
    EXPECT_EQ(listed(again), listed(layer));
    EXPECT_EQ(again.documents.front().attributes, layer.documents.front().attributes);
    EXPECT_TRUE(again.diagnostics.empty()) << findings(again.diagnostics);
}

// -------------------------------------------------------------------------------------------- real input

std::map<std::string, std::size_t> countsByLabel(const annotation::Layer& layer)
{
    std::map<std::string, std::size_t> counts;
    for (const auto& document : layer.documents) {
        for (const auto& entity : document.annotations.entities) {
            ++counts[layer.labels.name(entity.label)];
        }
    }
    return counts;
}

class BratCorpus : public testing::Test
{
protected:
    void SetUp() override
    {
        if (!std::filesystem::is_directory(m_folder)) {
            GTEST_SKIP() << "needs the folder " << m_folder << " (CMake: TOUCHSTONE_SHARED)";
        }
    }

    annotation::LayerPtr open(const std::string& side) const
    {
        support::Progress progress;
        const auto layer = openLayer(m_folder + "/" + side, side, {}, progress);
        EXPECT_TRUE(layer) << support::formatted(layer.error());
        return layer ? *layer : nullptr;
    }

    static void expectWhole(const annotation::LayerPtr& layer, std::size_t entities)
    {
        ASSERT_NE(layer, nullptr);
        EXPECT_EQ(layer->format, "brat");
        EXPECT_EQ(layer->documents.size(), 20U);
        std::size_t characters = 0;
        for (const auto& document : layer->documents) {
            characters += document.text.length();
        }
        EXPECT_EQ(characters, 39947U);
        EXPECT_EQ(layer->entityCount(), entities);
        EXPECT_TRUE(layer->diagnostics.empty()) << findings(layer->diagnostics);
    }

private:
    std::string m_folder = TOUCHSTONE_SHARED "/corpora/wnut20-protocols";
};

TEST_F(BratCorpus, GoldIsReadWhole)
{
    const auto layer = open("gold");
    expectWhole(layer, 2928);
    const std::map<std::string, std::size_t> expected { { "Action", 747 }, { "Amount", 191 },
        { "Concentration", 109 }, { "Device", 71 }, { "Generic-Measure", 19 }, { "Location", 219 },
        { "Measure-Type", 41 }, { "Mention", 4 }, { "Method", 81 }, { "Modifier", 232 }, { "Numerical", 49 },
        { "Reagent", 773 }, { "Seal", 14 }, { "Size", 13 }, { "Speed", 48 }, { "Temperature", 107 },
        { "Time", 201 }, { "pH", 9 } };
    EXPECT_EQ(countsByLabel(*layer), expected);
}

TEST_F(BratCorpus, SystemIsReadWhole)
{
    const auto layer = open("system");
    expectWhole(layer, 2978);
    const std::map<std::string, std::size_t> expected { { "Action", 764 }, { "Amount", 192 },
        { "Concentration", 114 }, { "Device", 77 }, { "Generic_Measure", 13 }, { "Location", 214 },
        { "Measure_Type", 33 }, { "Mention", 7 }, { "Method", 78 }, { "Modifier", 265 }, { "Numerical", 47 },
        { "Reagent", 781 }, { "Seal", 14 }, { "Size", 15 }, { "Speed", 52 }, { "Temperature", 112 },
        { "Time", 189 }, { "pH", 11 } };
    EXPECT_EQ(countsByLabel(*layer), expected);
}

} // namespace
} // namespace touchstone::io
