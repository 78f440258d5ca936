// SPDX-License-Identifier: GPL-3.0-or-later
// HIPE TSV: rows, metadata, columns, links, trees, and runs without document marks.
#include "core/annotation/cutting.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/io/open/opener.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>

namespace touchstone::io {
namespace {

using annotation::Layer;
using annotation::noEntity;
using annotation::Role;
using support::ErrorCode;

constexpr std::string_view header = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-"
                                    "FINE-COMP\tNE-NESTED\tNEL-LIT\tNEL-METO\tMISC\n";

support::Result<void> tryRead(const std::string& bytes, const ReadOptions& options, Layer& layer)
{
    support::Progress progress;
    const SourceFile file { "run.tsv", "run", bytes, {}, {} };
    return hipeReader().read(file, options, layer, progress);
}

Layer read(const std::string& bytes, const std::string& column = {}, const std::string& roots = {})
{
    ReadOptions options;
    options.annotationColumn = column;
    options.treeRoots = roots;
    Layer layer;
    const auto result = tryRead(bytes, options, layer);
    EXPECT_TRUE(result) << (result ? "" : result.error().text);
    return layer;
}

/// Rows written with blanks for tabs.
std::string rows(const std::string& text)
{
    std::string result(header);
    for (const char c : text) {
        result += c == ' ' ? '\t' : c;
    }
    return result;
}

std::string entities(const Layer& layer, std::size_t index = 0)
{
    std::string list;
    const auto& document = layer.documents[index];
    const auto& tree = document.annotations;
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
        const auto& entity = tree.entities[i];
        list += std::string(document.text.slice(entity.span)) + "/" + layer.labels.name(entity.label);
        for (const auto further : tree.detailsOf(i).furtherLabels) {
            list += "+" + layer.labels.name(further);
        }
        if (entity.role == Role::Component) {
            list += entity.orphan ? "(alone)" : "(part)";
        }
        if (entity.parent != noEntity) {
            list += "<" + std::to_string(entity.parent);
        }
        list += "; ";
    }
    return list;
}

std::set<std::string> codes(const Layer& layer)
{
    std::set<std::string> result;
    for (const auto& finding : layer.diagnostics.list()) {
        result.insert(finding.code);
    }
    return result;
}

const std::string sample = std::string("# document_id = DEMO-1900-01-01-a-i0001\n") + "# date = 1900-01-01\n"
    + std::string("Mme\tB-pers\tO\tB-pers.ind\tO\tB-comp.title\tO\tNIL\t_\tLED0.00\n")
    + "Rey\tI-pers\tO\tI-pers.ind\tO\tB-comp.name\tO\tNIL\t_\tEndOfLine|LED0.00\n"
    + "Genf\tB-loc\tB-org\tB-loc.adm.town\tB-org.adm\tO\tO\tQ71|Q72\tQ73\tNoSpaceAfter|LED0.25\n";

TEST(Hipe, ReadsTheFormatsExample)
{
    const auto layer = read(std::string(header) + sample);
    ASSERT_EQ(layer.documents.size(), 1U);
    const auto& document = layer.documents[0];
    EXPECT_EQ(document.name, "DEMO-1900-01-01-a-i0001");
    EXPECT_EQ(document.text.utf8(), "Mme Rey Genf");
    EXPECT_EQ(document.sentences, (std::vector<std::uint32_t> { 0, 2 }));
    EXPECT_EQ(document.tokenLines, (std::vector<std::uint32_t> { 4, 5, 6 }));
    EXPECT_EQ(document.line, 2U);
    EXPECT_EQ(
        document.attributes, (std::vector<std::pair<std::string, std::string>> { { "date", "1900-01-01" } }));
    EXPECT_EQ(entities(layer), "Mme Rey/pers; Genf/loc; ");
    EXPECT_EQ(document.annotations.detailsOf(0).links, (std::vector<std::string> { "NIL" }));
    EXPECT_EQ(document.annotations.detailsOf(1).links, (std::vector<std::string> { "Q71", "Q72" }));
    EXPECT_EQ(document.annotations.detailsOf(0).noise, 0.0);
    EXPECT_EQ(document.annotations.detailsOf(1).noise, 0.25);
    EXPECT_EQ(document.annotations.entities[1].line, 6U);
    EXPECT_EQ(layer.column, "coarse");
    EXPECT_TRUE(layer.documentMarks);
}

TEST(Hipe, EachColumnIsALayerOfItsOwn)
{
    const auto bytes = std::string(header) + sample;
    EXPECT_EQ(entities(read(bytes, "fine")), "Mme Rey/pers.ind; Genf/loc.adm.town; ");
    EXPECT_EQ(entities(read(bytes, "coarse-meto")), "Genf/org; ");
    EXPECT_EQ(read(bytes, "fine-meto").documents[0].annotations.detailsOf(0).links,
        (std::vector<std::string> { "Q73" }));
    EXPECT_EQ(entities(read(bytes, "comp")), "Mme/comp.title; Rey/comp.name; ");
    EXPECT_EQ(entities(read(bytes, "nested")), "");
    EXPECT_EQ(entities(read(bytes, "links")), "Mme Rey/pers; Genf/loc; ");
    EXPECT_EQ(entities(read(bytes, "links-meto")), "Genf/org; ");
    EXPECT_EQ(entities(read(bytes, "tree")),
        "Mme Rey/pers.ind; Mme/comp.title(part)<0; Rey/comp.name(part)<0; Genf/loc.adm.town+org.adm; ");
    Layer layer;
    ReadOptions options;
    options.annotationColumn = "corse";
    const auto result = tryRead(bytes, options, layer);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::InvalidOption);
}

TEST(Hipe, PaddedMetadataManyCarriageReturnsAndShortRowsAreRead)
{
    std::string bytes
        = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\r\r\n"
          "# language = fr\t\t\t\r\r\n# document_id = a\t\t\t\r\r\n"
          "Zed\tB-pers\t\t\r\r\nran\tO\r\r\n# document_id = b\t\t\t\r\r\n#1\tB-loc\r\r\n#\tI-loc\r\r\n";
    const auto layer = read(bytes);
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].attributes.size(), 1U);
    EXPECT_EQ(entities(layer), "Zed/pers; ");
    EXPECT_EQ(entities(layer, 1), "#1 #/loc; ");
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(Hipe, KeysOfBothEditionsMeanTheSame)
{
    const auto layer = read(std::string(header)
        + "# hipe2022:source = x\n# hipe2022:document_id = a\n# hipe2022:date = 1881-01-01\n# ajmc:page = "
          "22\nw\tO\n"
          "# hipe2022:document_id = b\nw\tO\n");
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].attributes,
        (std::vector<std::pair<std::string, std::string>> {
            { "source", "x" }, { "date", "1881-01-01" }, { "ajmc:page", "22" } }));
    EXPECT_TRUE(layer.documents[1].attributes.empty());
}

TEST(Hipe, RowsOfAHashAloneAreLeftOut)
{
    const auto layer = read(rows("#\nA B-loc\n#\t\t\nB I-loc\n#c O\n# O\n"));
    EXPECT_EQ(layer.documents[0].text.utf8(), "A B #c #")
        << "tokens that begin with it are rows of the table";
    EXPECT_EQ(entities(layer), "A B/loc; ");
    ASSERT_EQ(layer.diagnostics.count("hipe.hash-rows"), 1U);
    for (const auto& finding : layer.diagnostics.list()) {
        EXPECT_EQ(finding.code, "hipe.hash-rows");
        EXPECT_EQ(finding.severity, support::Severity::Note);
        EXPECT_EQ(finding.message, "2 rows that hold only # are left out");
        EXPECT_EQ(finding.place.line, 2U);
    }
}

TEST(Hipe, AMarkWithoutAnIdIsNone)
{
    const auto layer = read(std::string(header) + "# document_id = \nA\tB-loc\n# document_id =\nB\tB-pers\n");
    EXPECT_FALSE(layer.documentMarks);
    ASSERT_EQ(layer.documents.size(), 1U);
    EXPECT_EQ(layer.documents[0].name, "run");
    EXPECT_EQ(entities(layer), "A/loc; B/pers; ");
    ASSERT_EQ(layer.diagnostics.count("hipe.empty-id"), 2U);
    EXPECT_EQ(layer.diagnostics.list().front().place.line, 2U);
    EXPECT_EQ(layer.diagnostics.list().front().severity, support::Severity::Warning);
}

TEST(Hipe, PrefixesAreCaseFreeAndSAndEAreBAndI)
{
    const auto layer = read(rows("a S-loc\nb E-LOC\nc s-loc\nd b-pers\ne i-PERS\n"));
    EXPECT_EQ(entities(layer), "a b/loc; c/loc; d e/pers; ");
    EXPECT_EQ(layer.diagnostics.count("hipe.transition"), 0U);
}

TEST(Hipe, AnInsideWithoutBeginOpensASpanAndIsReported)
{
    const auto layer = read(rows("a O\nbé I-loc\nc I-pers\nd _\ne I-pers\n"));
    EXPECT_EQ(entities(layer), "bé/loc; c/pers; e/pers; ");
    ASSERT_EQ(layer.diagnostics.count("hipe.transition"), 3U);
    const auto& first = layer.diagnostics.list().front();
    EXPECT_EQ(first.place.line, 3U);
    EXPECT_EQ(first.place.column, 4U);
}

TEST(Hipe, AColumnWithoutAnyAnswerIsSaid)
{
    const auto bytes = rows("a O _ _\nb B-loc _ -\n");
    EXPECT_TRUE(read(bytes).diagnostics.empty());
    const auto layer = read(bytes, "fine");
    EXPECT_EQ(layer.entityCount(), 0U);
    ASSERT_EQ(layer.diagnostics.count("hipe.no-answer"), 1U);
    EXPECT_EQ(layer.diagnostics.list()[0].severity, support::Severity::Warning);
    EXPECT_NE(layer.diagnostics.list()[0].message.find("NE-FINE-LIT"), std::string::npos);
    EXPECT_EQ(read(rows("a O O _\nb O O _\nc O O O\n"), "fine").diagnostics.count("hipe.no-answer"), 1U);
    EXPECT_EQ(read(rows("a O O O\n"), "fine").diagnostics.count("hipe.no-answer"), 0U);
}

TEST(Hipe, AnnotationsEndWithTheirDocument)
{
    const auto layer
        = read(std::string(header) + "# document_id = a\nx\tB-loc\n# document_id = b\ny\tI-loc\n");
    EXPECT_EQ(entities(layer), "x/loc; ");
    EXPECT_EQ(entities(layer, 1), "y/loc; ");
    EXPECT_EQ(layer.diagnostics.count("hipe.transition"), 1U);
}

// TOKEN COARSE C-METO FINE F-METO COMP NESTED
TEST(HipeTree, MetonymyEqualOverlappingAndAlone)
{
    EXPECT_EQ(entities(read(rows("a O O B-loc B-org O O\n"), "tree")), "a/loc+org; ");
    auto layer = read(rows("a O O B-loc O O O\nb O O I-loc B-org O O\nc O O B-pers I-org O O\n"), "tree");
    EXPECT_EQ(entities(layer), "a b/loc+org; c/pers; ");
    EXPECT_EQ(layer.diagnostics.count("hipe.meto-overlap"), 1U);
    layer = read(rows("a O O O B-org O O\nb O O B-loc O O O\n"), "tree");
    EXPECT_EQ(entities(layer), "a/org; b/loc; ");
    EXPECT_EQ(layer.diagnostics.count("hipe.meto-alone"), 1U);
    layer = read(rows("a O O B-loc B-org O O\nb O O I-loc B-x O O\nc O O I-loc I-x O O\n"), "tree");
    EXPECT_EQ(entities(layer), "a b c/loc+org; b c/x; ");
}

TEST(HipeTree, ComponentsAreCutToTheRootTheyShareMostWith)
{
    auto layer = read(rows("l O O O O B-comp.name O\nItalie O O B-loc O I-comp.name O\n"), "tree");
    EXPECT_EQ(entities(layer), "Italie/loc; Italie/comp.name(part)<0; ");
    ASSERT_EQ(layer.diagnostics.count("hipe.component-cut"), 1U);
    EXPECT_EQ(layer.diagnostics.list()[0].place.line, 2U);
    layer = read(rows("a O O B-x O B-c O\nb O O B-y O I-c O\nc O O I-y O I-c O\n"), "tree");
    EXPECT_EQ(entities(layer), "a/x; b c/y; b c/c(part)<1; ");
    layer = read(rows("a O O B-x O B-c O\nb O O B-y O I-c O\n"), "tree");
    EXPECT_EQ(entities(layer), "a/x; a/c(part)<0; b/y; ");
    layer = read(rows("a O O O O B-c O\nb O O B-y O O O\n"), "tree");
    EXPECT_EQ(entities(layer), "a/c(alone); b/y; ");
    EXPECT_EQ(layer.diagnostics.count("hipe.component-alone"), 1U);
}

TEST(HipeTree, NestedEntitiesHangUnderTheComponentThatContainsThem)
{
    auto layer = read(
        rows("maire O O B-pers O B-func O\nde O O I-pers O I-func O\nRome O O I-pers O I-func B-loc\n"),
        "tree");
    EXPECT_EQ(entities(layer), "maire de Rome/pers; maire de Rome/func(part)<0; Rome/loc<1; ");
    layer = read(rows("a O O B-pers O B-func O\nb O O I-pers O O B-loc\n"), "tree");
    EXPECT_EQ(entities(layer), "a b/pers; a/func(part)<0; b/loc<0; ");
    layer = read(rows("a O O B-pers O O B-loc\nb O O O O O I-loc\nc O O O O O B-org\n"), "tree");
    EXPECT_EQ(entities(layer), "a b/loc; a/pers; c/org; ");
    EXPECT_EQ(layer.diagnostics.count("hipe.nested-crossing"), 1U);
    EXPECT_EQ(layer.diagnostics.count("hipe.nested-outside"), 1U);
}

TEST(HipeTree, RootsComeFromFineWhereItHasHalfAsManySpans)
{
    const std::string half = "a B-X O B-X.a O O O\nb B-X O O O O O\n";
    EXPECT_EQ(read(rows(half), "tree").column, "tree (fine)");
    const auto less = half + "c B-X O O O O O\n";
    EXPECT_EQ(read(rows(less), "tree").column, "tree (coarse)");
    EXPECT_EQ(read(rows(less), "tree", "fine").column, "tree (fine)");
    EXPECT_EQ(read(rows(half), "tree", "coarse").entityCount(), 2U);
    Layer layer;
    ReadOptions options;
    options.annotationColumn = "tree";
    options.treeRoots = "finest";
    EXPECT_FALSE(tryRead(rows(half), options, layer));
}

TEST(HipeCut, AStreamIsCutAtTheGoldsDocuments)
{
    const auto gold = read(std::string(header)
        + "# document_id = one\nA\tO\n#b\tO\n# document_id = none\n# document_id = two\nc\tO\nd\tO\n");
    const auto run = read(rows("A O\n#b B-loc\nc I-loc\nd B-pers\n"));
    EXPECT_FALSE(run.documentMarks);
    EXPECT_EQ(run.documents[0].name, "run");
    const auto cut = annotation::cutToDocuments(run, gold);
    ASSERT_TRUE(cut);
    ASSERT_EQ(cut->documents.size(), 3U);
    EXPECT_EQ(cut->documents[0].name, "one");
    EXPECT_EQ(cut->documents[1].name, "none");
    EXPECT_TRUE(cut->documents[1].text.empty());
    EXPECT_EQ(cut->documents[2].text.utf8(), "c d");
    EXPECT_EQ(cut->documents[2].tokens, (std::vector<text::Span> { { 0, 1 }, { 2, 3 } }));
    EXPECT_EQ(entities(*cut, 0), "#b/loc; ");
    EXPECT_EQ(entities(*cut, 2), "c/loc; d/pers; ");
    EXPECT_EQ(cut->diagnostics.count("cut.span"), 1U);
    EXPECT_TRUE(cut->documentMarks);
}

TEST(HipeCut, TokensWithAHashMayBeMissingOnOneSide)
{
    const auto gold
        = read(std::string(header) + "# document_id = one\nA\tO\n#b\tO\n# document_id = two\nc\tO\nd\tO\n");
    const auto cut = annotation::cutToDocuments(read(rows("A B-x\nc B-y\nd O\n")), gold);
    ASSERT_TRUE(cut);
    EXPECT_EQ(cut->documents[0].text.utf8(), "A");
    EXPECT_EQ(entities(*cut, 1), "c/y; ");
    EXPECT_FALSE(annotation::cutToDocuments(read(rows("A O\nc O\n")), gold));
    EXPECT_FALSE(annotation::cutToDocuments(gold, gold));
}

TEST(HipeCut, TokensThatBeginWithAHashMayBeMissingWhileOthersHoldOne)
{
    const auto gold
        = read(std::string(header) + "# document_id = one\nA\tO\n#b\tO\n# document_id = two\nc#\tO\nd\tO\n");
    const auto cut = annotation::cutToDocuments(read(rows("A B-x\nc# B-y\nd O\n")), gold);
    ASSERT_TRUE(cut);
    EXPECT_EQ(cut->documents[0].text.utf8(), "A");
    EXPECT_EQ(entities(*cut, 1), "c#/y; ");
}

TEST(HipeCut, DocumentsWithoutTheirMarkAreCutOutOfTheOneBefore)
{
    const auto gold = read(std::string(header)
        + "# document_id = one\nA\tO\n# document_id = two\nb\tO\nc\tO\n# document_id = three\nd\tO\n"
          "# document_id = four\ne\tO\n");
    const auto names = [](const Layer& layer) {
        std::string list;
        for (const auto& document : layer.documents) {
            list += document.name + ":" + std::string(document.text.utf8()) + "; ";
        }
        return list;
    };
    const auto cut = [&](const std::string& run) {
        const auto layer = read(std::string(header) + run);
        const auto result = annotation::cutToDocuments(layer, gold);
        return names(result ? *result : layer);
    };
    const std::string all = "one:A; two:b c; three:d; four:e; ";
    EXPECT_EQ(cut("# document_id = one\nA\tO\n# document_id =\nb\tO\nc\tO\n# document_id =\nd\tO\n"
                  "# document_id = four\ne\tO\n"),
        all);
    EXPECT_EQ(cut("# document_id = \nA\tO\n# document_id = two\nb\tO\nc\tO\n# document_id =\nd\tO\n"
                  "# document_id =\ne\tO\n"),
        all);
    EXPECT_EQ(cut("# document_id = one\nA\tO\n# document_id =\nb\tO\nd\tO\n# document_id = four\ne\tO\n"),
        "one:A b d; four:e; ")
        << "the numbers of tokens disagree";
    EXPECT_EQ(cut("# document_id = one\nA\tO\n# document_id = other\nb\tO\n# document_id =\nc\tO\n"),
        "one:A; other:b c; ");
}

// ------------------------------------------------------------------------------------------------ real files

Layer open(const std::string& path, const std::string& column = {}, const std::string& roots = {})
{
    ReadOptions options;
    options.annotationColumn = column;
    options.treeRoots = roots;
    support::Progress progress;
    const auto layer = openLayer(path, "", options, progress);
    EXPECT_TRUE(layer) << path << (layer ? "" : ": " + layer.error().text);
    if (!layer) {
        return {};
    }
    EXPECT_EQ((*layer)->format, "hipe") << path;
    return **layer;
}

class HipeReal : public testing::Test
{
protected:
    void SetUp() override
    {
        if (!std::filesystem::exists(m_corpora)) {
            GTEST_SKIP() << m_corpora << " is not there";
        }
    }
    std::string m_corpora = std::string(TOUCHSTONE_SHARED) + "/corpora/";
};

TEST_F(HipeReal, French2020)
{
    const auto folder = m_corpora + "hipe2020-fr/";
    const auto gold = open(folder + "gold.tsv");
    EXPECT_EQ(gold.documents.size(), 43U);
    EXPECT_EQ(gold.tokenCount(), 40854U);
    EXPECT_EQ(gold.entityCount(), 1600U);
    EXPECT_EQ(open(folder + "gold.tsv", "comp").entityCount(), 710U);
    EXPECT_EQ(open(folder + "gold.tsv", "nested").entityCount(), 82U);
    EXPECT_EQ(open(folder + "gold.tsv", "coarse-meto").entityCount(), 112U);
    EXPECT_EQ(open(folder + "gold.tsv", "fine-meto").entityCount(), 112U);
    EXPECT_EQ(gold.documents[0].attributes[2].second, "1798-01-04");
    const auto tree = open(folder + "gold.tsv", "tree");
    EXPECT_EQ(tree.column, "tree (fine)");
    EXPECT_EQ(tree.entityCount(), 1682U);
    EXPECT_EQ(tree.diagnostics.count("hipe.component-cut"), 2U);
    EXPECT_EQ(tree.diagnostics.count("hipe.component-alone"), 2U);
    EXPECT_EQ(
        tree.diagnostics.count("hipe.nested-outside") + tree.diagnostics.count("hipe.nested-crossing"), 0U);
    EXPECT_EQ(tree.diagnostics.count("hipe.meto-overlap") + tree.diagnostics.count("hipe.meto-alone"), 0U);
    std::size_t childless = 0;
    for (const auto& document : tree.documents) {
        std::set<std::uint32_t> parents;
        for (const auto& entity : document.annotations.entities) {
            parents.insert(entity.parent);
        }
        for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
            childless += document.annotations.counted(i) && parents.count(i) == 0 ? 1U : 0U;
        }
    }
    EXPECT_EQ(childless, 1278U);
    const std::vector<std::pair<std::string, std::size_t>> runs { { "team10_bundle1_fr_1", 1761 },
        { "team1_bundle3_fr_1", 1621 }, { "team16_bundle1_fr_1", 912 } };
    for (const auto& [name, count] : runs) {
        const auto run = open(folder + "runs/" + name + ".tsv", "tree", "fine");
        EXPECT_EQ(run.documents.size(), 43U) << name;
        EXPECT_EQ(run.tokenCount(), 40854U) << name;
        EXPECT_EQ(run.entityCount(), count) << name; // N_H of the independent reference
        for (std::size_t i = 0; i < run.documents.size(); ++i) {
            EXPECT_EQ(run.documents[i].name, gold.documents[i].name);
            EXPECT_EQ(run.documents[i].tokens.size(), gold.documents[i].tokens.size());
        }
    }
    EXPECT_EQ(codes(open(folder + "runs/team1_bundle3_fr_1.tsv", "links")).count("hipe.no-answer"), 1U);
}

TEST_F(HipeReal, EnglishCommentaries2022)
{
    const auto folder = m_corpora + "hipe2022-ajmc-en/";
    const auto gold = open(folder + "gold.tsv");
    EXPECT_EQ(gold.documents.size(), 13U);
    EXPECT_EQ(gold.tokenCount(), 6052U);
    EXPECT_EQ(gold.entityCount(), 348U);
    std::size_t linked = 0;
    std::size_t nil = 0;
    std::size_t hashTokens = 0;
    for (const auto& document : gold.documents) {
        for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
            const auto& links = document.annotations.detailsOf(i).links;
            linked += links.empty() ? 0U : 1U;
            nil += !links.empty() && links[0] == "NIL" ? 1U : 0U;
        }
        for (const auto token : document.tokens) {
            hashTokens += document.text.slice(token) == "#Atolacs" ? 1U : 0U;
        }
    }
    EXPECT_EQ(linked, 183U);
    EXPECT_EQ(nil, 9U);
    EXPECT_EQ(hashTokens, 1U);
    for (const std::string name : { "neurbsl_bundle3", "team1_bundle4", "team5_bundle5" }) {
        const auto run = open(folder + "runs/" + name + "_ajmc_en_1.tsv");
        EXPECT_EQ(run.documents.size(), 13U) << name;
        EXPECT_EQ(run.tokenCount(), name == "team5_bundle5" ? 6051U : 6052U) << name;
    }
    const auto stream = open(folder + "runs/team2_bundle1_ajmc_en_1.tsv");
    EXPECT_FALSE(stream.documentMarks);
    ASSERT_EQ(stream.documents.size(), 1U);
    const auto cut = annotation::cutToDocuments(stream, gold);
    ASSERT_TRUE(cut);
    ASSERT_EQ(cut->documents.size(), 13U);
    for (std::size_t i = 0; i < 13; ++i) {
        EXPECT_EQ(cut->documents[i].name, gold.documents[i].name);
        EXPECT_EQ(cut->documents[i].tokens.size(), gold.documents[i].tokens.size());
    }
    EXPECT_EQ(cut->entityCount(), stream.entityCount() + cut->diagnostics.count("cut.span"));
}

TEST_F(HipeReal, FinnishNewspapers2022)
{
    const auto folder = m_corpora + "hipe2022-newseye-fi/";
    const auto gold = open(folder + "gold.tsv");
    EXPECT_EQ(gold.documents.size(), 24U);
    EXPECT_EQ(gold.tokenCount(), 14963U);
    std::map<std::string, std::size_t> types;
    for (const auto& document : gold.documents) {
        for (const auto& entity : document.annotations.entities) {
            ++types[gold.labels.name(entity.label)];
        }
    }
    EXPECT_EQ(types,
        (std::map<std::string, std::size_t> {
            { "PER", 353 }, { "LOC", 262 }, { "ORG", 54 }, { "HumanProd", 22 } }));
    EXPECT_EQ(open(folder + "gold.tsv", "nested").entityCount(), 42U);
    const auto tree = open(folder + "gold.tsv", "tree");
    EXPECT_EQ(tree.column, "tree (coarse)");
    EXPECT_EQ(tree.entityCount(), 691U + 42U);
    const auto team4 = folder + "runs/team4_bundle4_newseye_fi_1.tsv";
    EXPECT_FALSE(open(team4).documentMarks);
    EXPECT_EQ(open(team4, "fine").diagnostics.count("hipe.no-answer"), 1U);
    ASSERT_TRUE(annotation::cutToDocuments(open(team4), gold));
    const auto seen = recognisePath(team4, "");
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->annotationColumns, (std::vector<std::string> { "coarse" }));
    EXPECT_EQ(open(folder + "runs/neurbsl_bundle3_newseye_fi_1.tsv").documents.size(), 24U);
}

} // namespace
} // namespace touchstone::io
