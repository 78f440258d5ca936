// SPDX-License-Identifier: GPL-3.0-or-later
// CoNLL columns: separators, schemes, repairs, documents.
#include "core/io/drafts/tagcolumn.h"
#include "core/io/formats/columns/conllreader.h"
#include "core/io/open/opener.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace touchstone::io {
namespace {

using annotation::Layer;
using support::ErrorCode;

struct Outcome
{
    Layer layer;
    support::Result<void> result;
};

Outcome tryRead(std::string_view bytes, const ReadOptions& options = {}, const std::string& name = "post")
{
    Outcome outcome;
    support::Progress progress;
    const SourceFile file { name + ".conll", name, bytes, {}, {} };
    outcome.result = conllReader().read(file, options, outcome.layer, progress);
    return outcome;
}

Layer read(std::string_view bytes, const ReadOptions& options = {})
{
    auto outcome = tryRead(bytes, options);
    EXPECT_TRUE(outcome.result) << (outcome.result ? "" : outcome.result.error().text);
    return std::move(outcome.layer);
}

/// "text/TYPE" of every entity, documents parted by "|".
std::string entitiesOfAll(const Layer& layer)
{
    std::string list;
    for (const auto& document : layer.documents) {
        if (&document != &layer.documents.front()) {
            list += "| ";
        }
        for (const auto& entity : document.annotations.entities) {
            list += std::string(document.text.slice(entity.span)) + "/" + layer.labels.name(entity.label)
                + " ";
        }
    }
    return list;
}

std::vector<std::string> findings(const Layer& layer, std::string_view code)
{
    std::vector<std::string> list;
    for (const auto& finding : layer.diagnostics.list()) {
        if (finding.code == code) {
            list.push_back(std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column)
                + " " + finding.message);
        }
    }
    return list;
}

std::string scheme(std::string_view bytes)
{
    const auto notes = findings(read(bytes), "conll.scheme");
    return notes.empty() ? "" : notes.front().substr(notes.front().rfind(' ') + 1);
}

TEST(Conll, ATypeMayHaveBlanksInAFileOfTwoColumns)
{
    const auto layer = read("the O\nNikos B-Date et Lieu\nKazan I-Date et Lieu\nx O\ny O\nz w O\n");
    EXPECT_EQ(entitiesOfAll(layer), "Nikos Kazan/Date et Lieu ");
    EXPECT_EQ(findings(layer, "conll.type-with-blanks").size(), 1U);
    EXPECT_EQ(findings(layer, "conll.columns").size(), 1U);
}

TEST(Conll, AColumnThatCountsTheTokensIsNotTheTokens)
{
    EXPECT_EQ(entitiesOfAll(read("1\tAda\tB-P\n2\tran\tO\n\n1\tBo\tB-P\n")), "Ada/P Bo/P ");
    EXPECT_EQ(entitiesOfAll(read("0 Ada B-P\n1 ran O\n\n0 Bo B-P\n")), "Ada/P Bo/P ");
    EXPECT_EQ(
        entitiesOfAll(read("1\tAda\tB-P\n2-3\tdel\t_\n2\tde\tO\n3\tel\tO\n\n4\tBo\tB-P\n")), "Ada/P Bo/P ")
        << "ranges of CoNLL-U, and numbers that go on";
    // Numbers that are words.
    EXPECT_EQ(entitiesOfAll(read("1\tx\tB-N\n2\tx\tB-N\n4\tx\tO\n")), "1/N 2/N ");
    EXPECT_EQ(entitiesOfAll(read("1\tB-N\n2\tB-N\n3\tO\n")), "1/N 2/N ") << "two columns: token and tag";
    EXPECT_EQ(entitiesOfAll(read("7\tx\tB-N\n8\tx\tO\n")), "7/N ");
    ReadOptions options;
    options.column = 2;
    const auto refused = tryRead("1\tAda\tB-P\n2\tran\tO\n", options);
    ASSERT_FALSE(refused.result);
    EXPECT_NE(refused.result.error().text.find("the first two of them number and token"), std::string::npos);
}

TEST(Conll, ALastColumnWithoutTagsIsNotTheTags)
{
    const auto layer = read("Ada\tB-P\t-\tann1\nran\tO\t-\tann1\n");
    EXPECT_EQ(entitiesOfAll(layer), "Ada/P ");
    EXPECT_EQ(layer.column, "column 2");
    EXPECT_EQ(findings(layer, "conll.tag-column").size(), 1U);
    // The last one is it as soon as it says O, or when no other one holds tags.
    EXPECT_EQ(entitiesOfAll(read("Ada\tB-NP\tP\nran\tO\tO\n")), "Ada/P ");
    EXPECT_EQ(entitiesOfAll(read("Ada\tB-NP\tO\nran\tB-VP\tO\n")), "");
    EXPECT_EQ(entitiesOfAll(read("Ada\tNNP\tP\nran\tVBD\t_\n")), "Ada/P ");
    ReadOptions options;
    options.column = 4;
    EXPECT_EQ(entitiesOfAll(read("Ada\tB-P\t-\tann1\nran\tO\t-\tann1\n", options)), "Ada ran/ann1 ");
}

TEST(Conll, TagsOfTokensAreKeptAsTheyStand)
{
    using annotation::TagPrefix;
    const auto layer = read("Isle\tB-LOC\nof\tI-LOC\n\nMan\tL-LOC\nx\tO\ny\tU-PER\nz\tPER\n");
    ASSERT_EQ(layer.documents.size(), 1U);
    std::string tags;
    for (const auto tag : layer.documents[0].tokenTags) {
        tags += tag.outside() ? "O"
                              : "OBIESLUM-"[static_cast<std::size_t>(tag.prefix())] + std::string("-")
                + layer.labels.name(tag.label());
        tags += " ";
    }
    EXPECT_EQ(tags, "B-LOC I-LOC L-LOC O U-PER --PER ");
}

TEST(Conll, EachDocumentHasItsTags)
{
    const auto layer = read("-DOCSTART- O\n\nA\tB-X\nB\tO\n\n-DOCSTART- O\n\nC\tI-Y\n");
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].tokenTags.size(), 2U);
    ASSERT_EQ(layer.documents[1].tokenTags.size(), 1U);
    EXPECT_EQ(layer.documents[1].tokenTags[0].prefix(), annotation::TagPrefix::I);
    EXPECT_EQ(layer.labels.name(layer.documents[1].tokenTags[0].label()), "Y");
}

TEST(Conll, TextIsTheTokensJoinedByOneSpaceAlsoOverSentenceEnds)
{
    const auto layer = read("Zed\tB-person\nspoke\tO\n\nin\tO\nOslo\tB-location\n");
    ASSERT_EQ(layer.documents.size(), 1U);
    const auto& document = layer.documents[0];
    EXPECT_EQ(document.name, "post");
    EXPECT_EQ(document.text.utf8(), "Zed spoke in Oslo");
    EXPECT_EQ(document.tokens, (std::vector<text::Span> { { 0, 3 }, { 4, 9 }, { 10, 12 }, { 13, 17 } }));
    EXPECT_EQ(document.sentences, (std::vector<std::uint32_t> { 0, 2 }));
    EXPECT_EQ(document.tokenLines, (std::vector<std::uint32_t> { 1, 2, 4, 5 }));
    EXPECT_EQ(entitiesOfAll(layer), "Zed/person Oslo/location ");
    EXPECT_EQ(document.annotations.entities[1].line, 5U);
    EXPECT_EQ(layer.column, "column 2");
}

TEST(Conll, OffsetsCountCodePoints)
{
    const auto layer = read("Žižek\tB-PER\nlit\tO\n😀é\tB-X\n");
    EXPECT_EQ(entitiesOfAll(layer), "Žižek/PER 😀é/X ");
    EXPECT_EQ(layer.documents[0].annotations.entities[1].span, (text::Span { 10, 12 }));
}

TEST(Conll, RunsOfBlanksAreOneSeparatorButEveryTabSeparates)
{
    EXPECT_EQ(entitiesOfAll(read("Zed   NNP  B-PER\nran VBD    O  \n")), "Zed/PER ");
    EXPECT_EQ(entitiesOfAll(read("New York\t\tB-LOC\nran\tV\tO\n")), "New York/LOC ");
}

TEST(Conll, LineEndsDoNotMatter)
{
    for (const std::string end : { "\n", "\r\n", "\r\r\n" }) {
        EXPECT_EQ(entitiesOfAll(read("A\tB-X" + end + "b\tI-X" + end + end + "c\tI-X" + end)), "A b/X c/X ");
    }
}

TEST(Conll, GoldAndPredictionInOneFile)
{
    const std::string_view bytes = "Zed B-PER B-PER\nof O O\nOslo B-LOC O\n\nFin O B-MISC\n";
    EXPECT_EQ(entitiesOfAll(read(bytes)), "Zed/PER Fin/MISC ");
    ReadOptions gold;
    gold.column = 2;
    EXPECT_EQ(entitiesOfAll(read(bytes, gold)), "Zed/PER Oslo/LOC ");
    for (const int column : { -1, 0, 1, 4 }) {
        gold.column = column;
        const auto outcome = tryRead(bytes, gold);
        ASSERT_FALSE(outcome.result);
        EXPECT_EQ(outcome.result.error().code, ErrorCode::InvalidOption);
        EXPECT_NE(outcome.result.error().text.find("has 3 columns"), std::string::npos);
    }
}

TEST(Conll, SchemesAreRecognisedFromTheWholeColumn)
{
    EXPECT_EQ(scheme("a B-X\nb I-X\nc O\nd B-X\n"), "IOB2");
    EXPECT_EQ(scheme("a I-X\nb I-X\nc B-X\nd O\n"), "IOB1");
    EXPECT_EQ(scheme("a I-X\nb O\n"), "IO");
    EXPECT_EQ(scheme("a X\nb O\n"), "IO");
    EXPECT_EQ(scheme("a I-X\nb E-X\nc E-X\nd O\n"), "IOE2");
    EXPECT_EQ(scheme("a I-X\nb E-X\nc I-X\nd O\n"), "IOE1");
    EXPECT_EQ(scheme("a B-X\nb E-X\nc S-X\nd O\n"), "IOBES");
    EXPECT_EQ(scheme("a B-X\nb L-X\nc U-X\nd O\n"), "BILOU");
    EXPECT_EQ(scheme("a O\nb O\n"), "O");
    EXPECT_EQ(scheme("a B-X\nb I-X\nc O\nd B-X\ne I-X\nf O\ng S-X\n"), "IOB2");
}

TEST(Conll, EachSchemeGivesTheSameSpans)
{
    const std::string_view expected = "a b/X c/X d/Y ";
    EXPECT_EQ(entitiesOfAll(read("a B-X\nb I-X\nc B-X\nd B-Y\ne O\n")), expected);
    EXPECT_EQ(entitiesOfAll(read("a I-X\nb I-X\nc B-X\nd I-Y\ne O\n")), expected);
    EXPECT_EQ(entitiesOfAll(read("a I-X\nb E-X\nc I-X\nd I-Y\ne O\n")), expected);
    EXPECT_EQ(entitiesOfAll(read("a I-X\nb E-X\nc E-X\nd E-Y\ne O\n")), expected);
    EXPECT_EQ(entitiesOfAll(read("a B-X\nb E-X\nc S-X\nd S-Y\ne O\n")), expected);
    EXPECT_EQ(entitiesOfAll(read("a B-X\nb L-X\nc U-X\nd U-Y\ne O\n")), expected);
    EXPECT_EQ(entitiesOfAll(read("a b-X\nb i-X\nc b-X\nd b-Y\ne o\n")), expected);
    EXPECT_EQ(entitiesOfAll(read("a X-B\nb X-I\nc X-B\nd Y-B\ne O\n")), expected);
    EXPECT_EQ(entitiesOfAll(read("a X\nb X\nc O\n")), "a b/X ");
    EXPECT_EQ(entitiesOfAll(read("a B\nb I\nc B\nd O\n")), "a b/_ c/_ ");
    EXPECT_EQ(entitiesOfAll(read("a B-creative-work\nb I-creative-work\n")), "a b/creative-work ");
}

TEST(Conll, IllegalTransitionsOpenASpanAndAreReported)
{
    const auto layer = read("a\tO\nbé\tI-X\nc\tI-Y\nd\tB-Y\n\ne\tI-Y\nf\tB-Y\ng\tO\nh\tB-Z\n");
    EXPECT_EQ(entitiesOfAll(layer), "bé/X c/Y d/Y e/Y f/Y h/Z ");
    const auto list = findings(layer, "conll.transition");
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].substr(0, 4), "2:4 ");
    EXPECT_EQ(list[1].substr(0, 4), "3:3 ");
    EXPECT_EQ(list[2].substr(0, 4), "6:3 ");
    EXPECT_NE(list[1].find("'I-Y' follows 'I-X'"), std::string::npos);
    EXPECT_NE(list[2].find("begins a sentence"), std::string::npos);
}

TEST(Conll, UnclosedSpansAreReportedInSchemesWithAnEnd)
{
    const auto layer = read("a B-X\nb E-X\nc B-X\nd O\ne S-X\nf B-X\n\ng I-X\nh E-X\ni B-Y\nj S-Y\n");
    EXPECT_EQ(entitiesOfAll(layer), "a b/X c/X e/X f/X g h/X i/Y j/Y ");
    const auto list = findings(layer, "conll.transition");
    ASSERT_EQ(list.size(), 4U);
    EXPECT_EQ(list[0].substr(0, 3), "3:3");
    EXPECT_EQ(list[1].substr(0, 3), "6:3");
    EXPECT_EQ(list[2].substr(0, 3), "8:3");
    EXPECT_EQ(list[3].substr(0, 4), "10:3");
}

TEST(Conll, RowsWithTooFewColumnsStayAsO)
{
    const auto layer = read("a X B-P\nb X I-P\nc\nd X I-P\n");
    EXPECT_EQ(entitiesOfAll(layer), "a b/P d/P ");
    EXPECT_EQ(layer.documents[0].tokens.size(), 4U);
    const auto list = findings(layer, "conll.columns");
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].substr(0, 2), "3:");
}

TEST(Conll, DocstartBeginsADocument)
{
    const std::string_view bytes
        = "-DOCSTART- -X- O O\n\nMira NNP B-PER B-PER\nleft VBD O O\n\n-DOCSTART- -X- O "
          "O\n\nOslo NNP I-LOC B-LOC\n\nis V O O\n";
    auto layer = read(bytes);
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].name, "post#1");
    EXPECT_EQ(layer.documents[1].name, "post#2");
    EXPECT_EQ(layer.documents[1].text.utf8(), "Oslo is");
    EXPECT_EQ(layer.documents[1].line, 6U);
    EXPECT_EQ(layer.documents[1].sentences, (std::vector<std::uint32_t> { 0, 1 }));
    EXPECT_EQ(layer.documents[1].tokenLines, (std::vector<std::uint32_t> { 8, 10 }));
    EXPECT_EQ(entitiesOfAll(layer), "Mira/PER | Oslo/LOC ");

    ReadOptions options;
    options.documents = DocumentUnit::BlankLine;
    layer = read(bytes, options);
    ASSERT_EQ(layer.documents.size(), 3U);
    EXPECT_EQ(layer.documents[2].name, "post#3");
    EXPECT_EQ(layer.documents[2].text.utf8(), "is");

    options.documents = DocumentUnit::File;
    layer = read(bytes, options);
    ASSERT_EQ(layer.documents.size(), 1U);
    EXPECT_EQ(layer.documents[0].name, "post");
    EXPECT_EQ(layer.documents[0].tokens.size(), 4U);
}

TEST(Conll, CommentsOfOtherToolsAreNotTokensButAHashIs)
{
    EXPECT_EQ(read("# sent_id = 1\na\tB-X\nb\tO\n").documents[0].text.utf8(), "a b");
    EXPECT_EQ(read("# id 12\tdomain=en\na _ _ B-X\nb _ _ O\n").documents[0].text.utf8(), "a b");
    EXPECT_EQ(read("# O\na B-X\n").documents[0].text.utf8(), "# a");
    EXPECT_EQ(read("#1 O\na B-X\n").documents[0].text.utf8(), "#1 a");
}

TEST(Conll, NoTokenIsAnError)
{
    for (const std::string_view bytes : { "\n\n", "-DOCSTART- O\n\n", "word\nword\n" }) {
        const auto outcome = tryRead(bytes);
        ASSERT_FALSE(outcome.result) << bytes;
        EXPECT_EQ(outcome.result.error().code, ErrorCode::Malformed);
    }
}

TEST(Conll, ACancelledReadStops)
{
    std::string bytes;
    while (bytes.size() < (std::size_t(3) << 20U)) {
        bytes += "word\tO\n";
    }
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    Layer layer;
    const SourceFile file { "a", "a", bytes, {}, {} };
    const auto result = conllReader().read(file, {}, layer, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
}

// The spans that seqeval reads in default mode, case by case.
TEST(Conll, SpansAgreeWithSeqevalDefaultMode)
{
    const std::string path = std::string(TOUCHSTONE_SHARED) + "/oracles/seqeval/cases.json";
    std::ifstream stream(path);
    if (!stream) {
        GTEST_SKIP() << path << " is not there";
    }
    std::ostringstream copy;
    copy << stream.rdbuf();
    auto content = copy.str();
    for (auto at = content.find("NaN"); at != std::string::npos; at = content.find("NaN", at)) {
        content.replace(at, 3, "null");
    }
    const auto oracle = nlohmann::json::parse(content);
    std::size_t compared = 0;
    for (const auto& item : oracle["cases"]) {
        for (const std::string side : { "true", "pred" }) {
            const auto& expected = item["expected"]["entities"][side + "_default"];
            const auto& sentences = item["y_" + side];
            bool standard = expected.is_array();
            std::string bytes;
            for (const auto& sentence : sentences) {
                for (const auto& tag : sentence) {
                    const auto cell = tag.get<std::string>();
                    // seqeval does not know U and L, and cuts the first letter off bare types.
                    standard = standard
                        && (cell == "O"
                            || (cell.size() > 2 && cell[1] == '-'
                                && std::string_view("BIES").find(cell[0]) != std::string_view::npos));
                    bytes += "w " + cell + "\n";
                }
                bytes += "\n";
            }
            if (!standard || bytes.find('w') == std::string::npos) {
                continue;
            }
            ReadOptions options;
            options.documents = DocumentUnit::BlankLine;
            const auto layer = read(bytes, options);
            std::size_t document = 0;
            for (std::size_t i = 0; i < sentences.size(); ++i) {
                if (sentences[i].empty()) {
                    continue;
                }
                nlohmann::json mine = nlohmann::json::array();
                for (const auto& entity : layer.documents[document].annotations.entities) {
                    mine.push_back(
                        { layer.labels.name(entity.label), entity.span.begin / 2, entity.span.end / 2 + 1 });
                }
                EXPECT_EQ(mine, expected[i]) << item["id"] << " " << side;
                ++document;
            }
            ++compared;
        }
    }
    EXPECT_GT(compared, 50U);
}

TEST(Conll, WnutCountsAreThoseOfConlleval)
{
    const std::string folder = std::string(TOUCHSTONE_SHARED) + "/corpora/wnut17/";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    const std::vector<std::pair<std::string, std::size_t>> files { { "gold.conll", 1079 },
        { "runs/uh_ritual", 617 }, { "runs/arcada", 787 }, { "runs/mic-cis.txt", 891 } };
    for (const auto& [name, count] : files) {
        support::Progress progress;
        const auto layer = openLayer(folder + name, "", {}, progress);
        ASSERT_TRUE(layer) << name << ": " << layer.error().text;
        EXPECT_EQ((*layer)->format, "conll");
        EXPECT_EQ((*layer)->documents.size(), 1U);
        EXPECT_EQ((*layer)->tokenCount(), 23394U) << name;
        EXPECT_EQ((*layer)->entityCount(), count) << name;
        EXPECT_EQ((*layer)->documents[0].sentences.size(), 1287U) << name;
    }
}

} // namespace
} // namespace touchstone::io
