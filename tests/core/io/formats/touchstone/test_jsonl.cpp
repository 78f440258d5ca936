// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/touchstone/jsonlreader.h"
#include "core/io/write/jsonlwriter.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <random>
#include <stop_token>

namespace touchstone::io {
namespace {

using testsupport::findings;
using testsupport::listed;

struct Read
{
    annotation::Layer layer;
    support::Result<void> result;
};

Read read(std::string_view bytes)
{
    Read read;
    read.layer.path = "x.jsonl";
    support::Progress progress;
    const SourceFile file { "x.jsonl", "x", bytes, {}, {} };
    read.result = jsonlReader().read(file, {}, read.layer, progress);
    return read;
}

/// Reads a file that must give documents.
annotation::Layer layerOf(std::string_view bytes)
{
    auto [layer, result] = read(bytes);
    EXPECT_TRUE(result) << support::formatted(result.error());
    return std::move(layer);
}

std::string onlyMessage(const annotation::Layer& layer)
{
    EXPECT_EQ(layer.diagnostics.total(), 1U) << findings(layer.diagnostics);
    return layer.diagnostics.empty() ? "" : layer.diagnostics.list().front().message;
}

std::string document(const std::string& text, const std::string& entities)
{
    return R"({"id": "d", "text": ")" + text + R"(", "entities": [)" + entities + "]}\n";
}

TEST(Jsonl, ReadsTheExampleOfTheFormat)
{
    const auto layer = layerOf(
        R"({"id": "doc-1", "text": "l'ambassadeur de la Turquie en France", "entities": [)"
        R"({"id": "e1", "start": 2,  "end": 37, "type": "func.ind"},)"
        R"({"id": "e2", "start": 2,  "end": 13, "type": "kind", "role": "component", "parent": "e1"},)"
        R"({"id": "e3", "start": 20, "end": 27, "type": ["loc.adm.nat", "org.adm"], "parent": "e1", "links": ["Q43"], "confidence": "low"},)"
        R"({"id": "e4", "start": 20, "end": 27, "type": "name", "role": "component", "parent": "e3"}]})");
    EXPECT_EQ(listed(layer),
        "== doc-1\n"
        "func.ind 2-37 ambassadeur de la Turquie en France #e1\n"
        "+kind 2-13 ambassadeur #e2 < e1\n"
        "loc.adm.nat|org.adm 20-27 Turquie @Q43 !low #e3 < e1\n"
        "+name 20-27 Turquie #e4 < e3\n");
    EXPECT_TRUE(layer.diagnostics.empty()) << findings(layer.diagnostics);
    EXPECT_EQ(layer.documents.front().line, 1U);
}

TEST(Jsonl, KeysMayComeInAnyOrderAndLabelMeansType)
{
    const auto layer = layerOf(R"({"entities":[{"label":"PER","end":3.0,"start":0}],"text":"Ada","id":7})");
    EXPECT_EQ(listed(layer), "== 7\nPER 0-3 Ada\n");
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(Jsonl, OffsetsCountCodePoints)
{
    const auto layer = layerOf(document("\\ud83d\\ude00é中 Ada", R"({"start":4,"end":7,"type":"PER"})"));
    EXPECT_EQ(layer.documents.front().text.utf8(), "😀é中 Ada");
    EXPECT_EQ(listed(layer), "== d\nPER 4-7 Ada\n");
}

TEST(Jsonl, ScoresSourcesUncertainLinksAndFragments)
{
    const auto layer = layerOf(document("left and right lung",
        R"({"start":0,"end":19,"type":"X","fragments":[[0,4],[15,19]],"score":0.25,"source":"by hand",)"
        R"("links":["Q1","NIL12"],"link_uncertain":true,"confidence":"high"})"));
    EXPECT_EQ(listed(layer), "== d\nX 0-4+15-19 left..lung @Q1,NIL12? ~0.25 !high source=by hand\n");
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(Jsonl, MissingIdIsTheLineNumberAndBlankLinesAreSkipped)
{
    const auto layer = layerOf("\n{\"text\":\"a\"}\r\n  \n{\"text\":\"b\",\"id\":null}");
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].name, "2");
    EXPECT_EQ(layer.documents[1].name, "4");
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(Jsonl, UnknownKeysStayWordByWord)
{
    const auto layer = layerOf(
        R"({"text":"Ada","meta":{"b": [1,  2.50]},"lang":"en","n":"5","entities":[{"note":"x\ty","start":0,"end":3,)"
        R"("type":"PER","deep":{"k":[{}]}}]})");
    const auto& attributes = layer.documents.front().attributes;
    const std::vector<std::pair<std::string, std::string>> expected { { "meta", "{\"b\": [1,  2.50]}" },
        { "lang", "en" }, { "n", "\"5\"" } };
    EXPECT_EQ(attributes, expected);
    EXPECT_EQ(layer.documents.front().annotations.detailsOf(0).extra, R"({"note":"x\ty","deep":{"k":[{}]}})");
}

TEST(Jsonl, LabelBesideTypeIsAnUnknownKey)
{
    for (const auto* keys : { R"("type":"A","label":"B")", R"("label":"B","type":"A")" }) {
        const auto layer = layerOf(document("Ada", std::string("{\"start\":0,\"end\":3,") + keys + "}"));
        EXPECT_EQ(listed(layer), "== d\nA 0-3 Ada extra={\"label\":\"B\"}\n");
    }
}

TEST(Jsonl, ALabelCountsWhereTheTypeIsNone)
{
    for (const auto* keys : { R"("type":null,"label":"B")", R"("label":"B","type":[])" }) {
        const auto layer = layerOf(document("Ada", std::string("{\"start\":0,\"end\":3,") + keys + "}"));
        EXPECT_EQ(listed(layer), "== d\nB 0-3 Ada\n");
    }
}

TEST(Jsonl, TokensAndSentences)
{
    const auto layer = layerOf(
        R"({"text":"Ada left. Bo.","tokens":[[0,3],[4,8],[8,9],[10,12],[12,13]],"sentences":[0,3]})");
    const std::vector<text::Span> tokens { { 0, 3 }, { 4, 8 }, { 8, 9 }, { 10, 12 }, { 12, 13 } };
    EXPECT_EQ(layer.documents.front().tokens, tokens);
    EXPECT_EQ(layer.documents.front().sentences, (std::vector<std::uint32_t> { 0, 3 }));
}

TEST(Jsonl, BadTokensAreLeftOutSortedAndReported)
{
    const auto layer
        = layerOf(R"({"text":"Ada left","tokens":[[4,8],[0,3],[2,4],[7,9],[1],"x"],"sentences":[0]})");
    const std::vector<text::Span> tokens { { 0, 3 }, { 4, 8 } };
    EXPECT_EQ(layer.documents.front().tokens, tokens);
    EXPECT_EQ(findings(layer.diagnostics),
        "warning jsonl.value 1:54\nwarning jsonl.value 1:58\nwarning jsonl.value 1:58\n"
        "warning jsonl.tokens 1:48\nwarning jsonl.tokens 1:29\nwarning jsonl.tokens 1:29\n"
        "warning jsonl.value 1:75\n");
}

// ------------------------------------------------------------------------------------------- whole lines

TEST(Jsonl, MalformedLinesAreSkippedWithTheirColumn)
{
    const auto layer
        = layerOf("{\"text\":\"é\" \"id\":1}\n{\"text\":\"ok\"}\n{\"text\":\"x\",}\n{\"text\":\"b\n");
    ASSERT_EQ(layer.documents.size(), 1U);
    EXPECT_EQ(layer.documents.front().text.utf8(), "ok");
    EXPECT_EQ(findings(layer.diagnostics),
        "error jsonl.syntax 1:16\nerror jsonl.syntax 3:13\nerror jsonl.syntax 4:11\n");
}

TEST(Jsonl, EveryKindOfBrokenJsonIsFound)
{
    for (const auto* line :
        { "{", "}", "{]", "{\"text\"}", "{\"text\":}", "{\"text\":\"a\",\"n\":01}",
            "{\"text\":\"a\",\"n\":1.}", "{\"text\":\"a\",\"n\":tru}", "{\"text\":\"a\",\"n\":nul}",
            "{\"text\":\"a\",\"n\":[1 2]}", "{\"text\":\"a\",\"n\":[1,]}", "{\"text\":\"a\",\"n\":{\"a\" 1}}",
            "{\"text\":\"a\\x\"}", "{\"text\":\"a\\u12\"}", "{\"text\":\"a\tb\"}", "{\"text\":\"a\"}}",
            "{\"text\":\"a\"} {\"text\":\"b\"}", "{\"text\":\"a\"},", "{\"text\":\"a\"", "{text:\"a\"}",
            "{'text':'a'}", "{\"text\":\"a\",\"entities\":[}", "{\"text\":\"a\",\"entities\":[{]}",
            "{\"text\":\"a\",\"entities\":[{\"start\":0 \"end\":1}]}", "{\"text\":\"a\",\"id\":+1}",
            "{\"text\":\"a\",\"entities\":[{\"score\":0.}]}",
            "{\"text\":\"a\",\"entities\":[{\"start\":- }]}", "{\"text\":\"a\",\"tokens\":[[0,1]",
            "{\"text\":\"a\",\"entities\":[{\"links\":[\"a\" \"b\"]}]}", "nonsense",
            "{\"text\":\"a\",\"n\":\"\\ud800\\x\"}" }) {
        const auto [layer, result] = read(std::string(line) + "\n{\"text\":\"next\"}\n");
        ASSERT_TRUE(result) << line;
        ASSERT_EQ(layer.documents.size(), 1U) << line;
        EXPECT_EQ(layer.documents.front().text.utf8(), "next");
        EXPECT_EQ(layer.diagnostics.count("jsonl.syntax"), 1U) << line << "\n" << findings(layer.diagnostics);
    }
}

TEST(Jsonl, NoTextNoDocument)
{
    const auto layer = layerOf("{\"id\":\"a\"}\n{\"text\":5}\n  [1]\n5\n{\"text\":\"\"}\n");
    ASSERT_EQ(layer.documents.size(), 1U);
    EXPECT_EQ(layer.documents.front().name, "5");
    EXPECT_EQ(findings(layer.diagnostics),
        "error jsonl.text 1:1\nwarning jsonl.value 2:9\nerror jsonl.text 2:1\nerror jsonl.object 3:3\n"
        "error jsonl.object 4:1\n");
}

TEST(Jsonl, RepeatedDocumentIdsGetANumber)
{
    const auto layer = layerOf(
        "{\"id\":\"x\",\"text\":\"\"}\n{\"id\":\"x#2\",\"text\":\"\"}\n{\"id\":\"x\",\"text\":\"\"}\n"
        "{\"id\":\"x\",\"text\":\"\"}\n");
    ASSERT_EQ(layer.documents.size(), 4U);
    EXPECT_EQ(layer.documents[2].name, "x#3");
    EXPECT_EQ(layer.documents[3].name, "x#4");
    EXPECT_EQ(findings(layer.diagnostics), "warning jsonl.id 3:1\nwarning jsonl.id 4:1\n");
}

TEST(Jsonl, DeepNestingHasItsOwnMessage)
{
    const std::string deep = std::string(1001, '[') + std::string(1001, ']');
    const std::string allowed = std::string(999, '[') + std::string(999, ']');
    auto layer = layerOf("{\"text\":\"a\",\"x\":" + deep + ",\"y\":" + allowed + "}");
    EXPECT_EQ(findings(layer.diagnostics), "error jsonl.nesting 1:17\n");
    ASSERT_EQ(layer.documents.front().attributes.size(), 1U);
    EXPECT_EQ(layer.documents.front().attributes.front().second, allowed);
    layer = layerOf("{\"text\":\"a\",\"x\":" + std::string(1000000, '[') + "\n{\"text\":\"b\"}");
    EXPECT_EQ(findings(layer.diagnostics), "error jsonl.nesting 1:1\n");
    layer = layerOf(std::string(1000000, '[') + "\n{\"text\":\"b\"}");
    EXPECT_EQ(findings(layer.diagnostics), "error jsonl.nesting 1:1\n");
}

TEST(Jsonl, SurrogateHalvesAndNulAreReplaced)
{
    const auto layer = layerOf(
        R"({"text":"a\ud800b\u0000\udc00","id":"\ud83d\ude00","k":"\udfff","entities":[{"start":4,"end":5,"type":"X"}]})");
    EXPECT_EQ(listed(layer), "== 😀\nX 4-5 \xEF\xBF\xBD\n");
    EXPECT_EQ(layer.documents.front().text.utf8(),
        "a\xEF\xBF\xBD"
        "b\xEF\xBF\xBD\xEF\xBF\xBD");
    EXPECT_EQ(layer.documents.front().attributes.front().second, "\xEF\xBF\xBD");
    EXPECT_EQ(findings(layer.diagnostics),
        "warning jsonl.surrogate 1:10\nwarning jsonl.nul 1:10\nwarning jsonl.surrogate 1:56\n");
}

// ---------------------------------------------------------------------------------------------- entities

TEST(Jsonl, EntitiesWithoutPlaceOrTypeAreSkipped)
{
    const auto layer = layerOf(document("Ada left",
        R"({"end":3,"type":"A"},{"start":0,"type":"A"},{"start":0,"end":3},{"start":0,"end":3,"type":[]},[0,3,"A"],)"
        R"({"start":0.5,"end":3,"type":"A"},{"start":"0","end":3,"type":"A"},{"start":4,"end":8,"type":"B"})"));
    EXPECT_EQ(listed(layer), "== d\nB 4-8 left\n");
    EXPECT_EQ(layer.diagnostics.count("jsonl.entity"), 7U) << findings(layer.diagnostics);
    EXPECT_EQ(layer.diagnostics.count("jsonl.value"), 2U);
}

TEST(Jsonl, OffsetsOutsideTheTextAreSkippedAndTheLengthIsNamed)
{
    const auto layer = layerOf(document("Ada",
        R"({"start":-1,"end":3,"type":"A"},{"start":2,"end":1,"type":"A"},)"
        R"({"start":0,"end":4,"type":"A"},{"start":1,"end":1,"type":"A"},)"
        R"({"start":0,"end":18446744073709551615,"type":"A"},)"
        R"({"start":0,"end":1e300,"type":"A"},{"start":0,"end":3,"type":"B"})"));
    EXPECT_EQ(listed(layer), "== d\nB 0-3 Ada\n");
    EXPECT_EQ(layer.diagnostics.count("jsonl.offset"), 6U);
    EXPECT_NE(layer.diagnostics.list()[2].message.find("which has 3 characters"), std::string::npos);
    EXPECT_EQ(layer.diagnostics.list()[0].place.column, 41U);
}

TEST(Jsonl, ASecondEntityOfAnIdGoesWithout)
{
    const auto layer = layerOf(document("Ada",
        R"({"id":"e","start":0,"end":3,"type":"A"},{"id":"e","start":0,"end":1,"type":"B"},)"
        R"({"start":0,"end":1,"type":"C","parent":"e"})"));
    EXPECT_EQ(listed(layer), "== d\nA 0-3 Ada #e\nB 0-1 A\nC 0-1 A < e\n");
    EXPECT_EQ(findings(layer.diagnostics), "warning jsonl.entity-id 1:81\n");
}

TEST(Jsonl, UnknownAndCircularParentsAreCut)
{
    const auto layer = layerOf(document("Ada",
        R"({"id":"a","start":0,"end":3,"type":"A","parent":"b"},)"
        R"({"id":"b","start":0,"end":3,"type":"B","parent":"a"},)"
        R"({"start":0,"end":1,"type":"C","parent":"zz"},)"
        R"({"start":0,"end":1,"type":"D","role":"component"},)"
        R"({"id":"s","start":0,"end":1,"type":"E","parent":"s"})"));
    EXPECT_EQ(listed(layer), "== d\nA 0-3 Ada #a < b\nB 0-3 Ada #b\nC 0-1 A\n+D 0-1 A orphan\nE 0-1 A #s\n");
    EXPECT_EQ(layer.diagnostics.count("jsonl.parent"), 3U) << findings(layer.diagnostics);
    EXPECT_EQ(layer.diagnostics.count("jsonl.orphan"), 1U);
}

TEST(Jsonl, FragmentsAreSortedMergedAndCovered)
{
    auto layer
        = layerOf(document("0123456789", R"({"start":0,"end":9,"type":"A","fragments":[[6,9],[0,2]]})"));
    EXPECT_EQ(listed(layer), "== d\nA 0-2+6-9 01..678\n");
    EXPECT_NE(onlyMessage(layer).find("sorted"), std::string::npos);
    layer = layerOf(
        document("0123456789", R"({"start":0,"end":9,"type":"A","fragments":[[0,5],[4,6],[6,9]]})"));
    EXPECT_EQ(listed(layer), "== d\nA 0-9 012345678\n");
    EXPECT_NE(onlyMessage(layer).find("merged"), std::string::npos);
    layer = layerOf(document("0123456789", R"({"start":1,"end":9,"type":"A","fragments":[[0,2],[4,6]]})"));
    EXPECT_EQ(listed(layer), "== d\nA 0-2+4-6 01..45\n");
    EXPECT_NE(onlyMessage(layer).find("0–6"), std::string::npos);
    layer = layerOf(document("0123456789", R"({"type":"A","fragments":[[0,2],[4,6]]})"));
    EXPECT_EQ(listed(layer), "== d\nA 0-2+4-6 01..45\n");
    layer = layerOf(document("0123456789", R"({"start":0,"end":9,"type":"A","fragments":[[0,2],[4,60]]})"));
    EXPECT_EQ(listed(layer), "== d\n");
    EXPECT_EQ(findings(layer.diagnostics), "error jsonl.offset 1:48\n");
}

TEST(Jsonl, ValuesOfTheWrongKindAreIgnoredAndReported)
{
    const auto layer = layerOf(document("Ada",
        R"({"start":0,"end":3,"type":"A","score":1.5,"confidence":"maybe","role":"x","links":[1,"",null],)"
        R"("link_uncertain":"yes","source":5,"parent":[]})"));
    EXPECT_EQ(listed(layer), "== d\nA 0-3 Ada @1\n");
    EXPECT_EQ(layer.diagnostics.count("jsonl.score"), 1U);
    EXPECT_EQ(layer.diagnostics.count("jsonl.value"), 6U) << findings(layer.diagnostics);
}

TEST(Jsonl, NumericConfidenceIsKeptForDisplay)
{
    const auto layer = layerOf(document("Ada", R"({"start":0,"end":3,"type":"A","confidence":0.5})"));
    EXPECT_EQ(listed(layer), "== d\nA 0-3 Ada extra={\"confidence\":0.5}\n");
    EXPECT_NE(onlyMessage(layer).find("\"score\""), std::string::npos);
}

TEST(Jsonl, KeysGivenTwiceCountOnce)
{
    const auto layer
        = layerOf(R"({"text":"Ada","text":"Bo","entities":[{"start":0,"start":1,"end":3,"type":"A"}]})");
    EXPECT_EQ(listed(layer), "== 1\nA 0-3 Ada\n");
    EXPECT_EQ(layer.diagnostics.count("jsonl.key"), 2U);
}

// --------------------------------------------------------------------------------------------- the file

TEST(Jsonl, OtherJsonFilesAreToldOneDocumentPerLine)
{
    for (const auto* whole : { "[{\"text\":\"a\"}]", "[\n{\"text\":\"a\"},\n{\"text\":\"b\"}\n]\n",
             "{\n  \"text\": \"a\"\n}\n" }) {
        const auto [layer, result] = read(whole);
        ASSERT_FALSE(result) << whole;
        EXPECT_EQ(result.error().code, support::ErrorCode::Malformed);
        EXPECT_NE(result.error().text.find("one document per line"), std::string::npos)
            << result.error().text;
        EXPECT_NE(result.error().text.find("jq -c"), std::string::npos);
    }
    EXPECT_FALSE(read("").result);
    EXPECT_FALSE(read("\n \n").result);
    const auto [layer, result] = read("a\nb\n");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().place.line, 1U);
}

TEST(Jsonl, ProbeKnowsItsOwnFromOthers)
{
    const auto probe = jsonlReader().probe;
    EXPECT_GE(probe("{\"id\":1,\"text\":\"a\",\"entities\":[{\"start\":0,", ".jsonl"), 90);
    EXPECT_GE(probe("\n{\"text\":\"a \\\" b\",\"meta\":{\"entities\":[]},\"entities\":[]}", ".txt"), 80);
    EXPECT_GT(probe("{\"text\":\"a\"}", ".jsonl"), 50);
    EXPECT_EQ(probe("[{\"text\":\"a\",\"entities\":[]}]", ".json"), 0);
    EXPECT_LT(probe("[{\"text\":\"a\",\"entities\":[]}]", ".jsonl"), 30) << "taken to tell the cure";
    EXPECT_EQ(probe("Ada B-PER\n", ".jsonl"), 0);
    EXPECT_EQ(probe("", ".jsonl"), 0);
    EXPECT_LT(probe("{\"text\":\"a\",\"label\":[[0,1,\"A\"]]}", ".jsonl"), 30) << "doccano";
    EXPECT_LT(
        probe("{\"text\":\"a\",\"entities\":[{\"id\":1,\"label\":\"A\",\"start_offset\":0}]}", ".jsonl"), 30);
    EXPECT_LT(probe("{\"text\":\"a\",\"spans\":[]}", ".jsonl"), 30) << "Prodigy";
    EXPECT_EQ(probe("{\"tokens\":[\"a\"],\"ner_tags\":[0]}", ".json"), 0);
}

TEST(Jsonl, StopsWhenAsked)
{
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    annotation::Layer layer;
    const SourceFile file { "x.jsonl", "x", "{\"text\":\"a\"}", {}, {} };
    const auto result = jsonlReader().read(file, {}, layer, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
}

TEST(Jsonl, OneLineOfManyMegabytesWithManyFaultsIsReadInLinearTime)
{
    std::string line = "{\"text\":\"" + std::string(1 << 20, 'x') + "\",\"entities\":[";
    for (int i = 0; i < 100000; ++i) {
        line += "{\"start\":5,\"end\":2,\"type\":\"é\",\"x\":[1]},{\"start\":5,\"end\":9,\"type\":\"é\","
                "\"score\":7},";
    }
    line += "{\"start\":0,\"end\":1,\"type\":\"B\"}]}";
    const auto layer = layerOf(line);
    EXPECT_EQ(layer.documents.front().annotations.size(), 100001U);
    EXPECT_EQ(layer.diagnostics.count("jsonl.offset"), 100000U);
    EXPECT_EQ(layer.diagnostics.list().size(), 2 * support::Diagnostics::perCodeLimit);
}

// --------------------------------------------------------------------------------------------- writing

std::string everything(const annotation::Layer& layer)
{
    auto text = listed(layer);
    for (const auto& document : layer.documents) {
        text += document.name + "\n" + std::string(document.text.utf8()) + "\n";
        for (const auto& [key, value] : document.attributes) {
            text += key + "=" + value + "\n";
        }
        for (const auto token : document.tokens) {
            text += std::to_string(token.begin) + "-" + std::to_string(token.end) + " ";
        }
        for (const auto sentence : document.sentences) {
            text += std::to_string(sentence) + ";";
        }
    }
    return text;
}

class RandomLayer
{
public:
    explicit RandomLayer(unsigned seed)
        : m_random(seed)
    {
    }

    annotation::Layer make()
    {
        annotation::Layer layer;
        for (std::uint32_t d = 0; d < 1 + pick(4); ++d) {
            layer.documents.push_back(document(layer.labels, d));
        }
        return layer;
    }

private:
    std::uint32_t pick(std::uint32_t limit) { return static_cast<std::uint32_t>(m_random() % limit); }

    std::string words(std::uint32_t count)
    {
        static const std::vector<std::string> parts { "a", "é", "中", "😀", " ", "\"", "\\", "\n", "\t",
            "\x01", "/", "{", "\r", "\x7f", "\xE2\x80\xA8" };
        std::string text;
        for (std::uint32_t i = 0; i < count; ++i) {
            text += parts[pick(static_cast<std::uint32_t>(parts.size()))];
        }
        return text;
    }

    annotation::Document document(annotation::LabelSet& labels, std::uint32_t number)
    {
        annotation::Document result;
        result.name = "d" + std::to_string(number) + words(2);
        result.text = text::Text(words(20 + pick(30)));
        result.tokens = testsupport::words(result.text);
        for (std::uint32_t t = 0; t < result.tokens.size(); t += 1 + pick(3)) {
            result.sentences.push_back(t);
        }
        static const std::vector<std::string> values { "fr", "1900-01-01", "17", "\"17\"",
            "{\"a\": [1, 2.0]}", "", "null", "say \"x\"", "\n", "tr\"ue" };
        for (std::uint32_t a = 0; a < pick(4); ++a) {
            result.attributes.emplace_back(
                "key " + words(2), values[pick(static_cast<std::uint32_t>(values.size()))]);
        }
        for (std::uint32_t e = 0; e < pick(12); ++e) {
            entity(result, labels, e);
        }
        return result;
    }

    void entity(annotation::Document& document, annotation::LabelSet& labels, std::uint32_t index)
    {
        auto& tree = document.annotations;
        const auto begin = pick(10);
        const auto parent = index > 0 && pick(2) == 0 ? pick(index) : annotation::noEntity;
        const auto role = parent != annotation::noEntity && pick(2) == 0 ? annotation::Role::Component
                                                                         : annotation::Role::Entity;
        testsupport::addEntity(document, labels, { begin, begin + 1 + pick(9) },
            "t." + words(1) + std::to_string(pick(3)), parent, role);
        auto& entity = tree.entities.back();
        entity.confidence = static_cast<annotation::Confidence>(pick(3));
        entity.linkUncertain = pick(4) == 0;
        if (pick(3) == 0) {
            return;
        }
        auto& details = tree.editDetails(index);
        details.id = pick(2) == 0 ? "e" + std::to_string(index) + words(1) : "";
        if (pick(3) == 0) {
            details.fragments = { { entity.span.begin, entity.span.begin + 1 },
                { entity.span.begin + 3, entity.span.begin + 5 } };
            entity.span.end = entity.span.begin + 5;
        }
        for (std::uint32_t t = 0; t < pick(3); ++t) {
            details.furtherLabels.push_back(labels.intern("further" + std::to_string(pick(3))));
        }
        for (std::uint32_t l = 0; l < pick(3); ++l) {
            details.links.push_back(pick(3) == 0 ? "NIL" : "Q" + words(1));
        }
        if (pick(2) == 0) {
            details.score = std::generate_canonical<double, 53>(m_random);
        }
        details.source = words(pick(4));
        details.extra = pick(2) == 0 ? R"({"note":"x\ty","n":[1,2.50,{"k":null}]})" : "";
    }

    std::mt19937 m_random;
};

TEST(JsonlWriter, WhatIsWrittenReadsAsTheSame)
{
    for (unsigned seed = 0; seed < 300; ++seed) {
        const auto layer = RandomLayer(seed).make();
        const auto written = toJsonl(layer);
        const auto again = layerOf(written);
        ASSERT_EQ(everything(again), everything(layer)) << written;
        ASSERT_EQ(toJsonl(again), written);
        for (const auto code :
            { "jsonl.value", "jsonl.entity", "jsonl.id", "jsonl.entity-id", "jsonl.parent" }) {
            ASSERT_EQ(again.diagnostics.count(code), 0U) << findings(again.diagnostics) << written;
        }
        for (std::size_t d = 0; d < layer.documents.size(); ++d) {
            const auto& before = layer.documents[d].annotations;
            const auto& after = again.documents[d].annotations;
            for (std::uint32_t e = 0; e < before.size(); ++e) {
                ASSERT_EQ(after.detailsOf(e).score, before.detailsOf(e).score) << "to the last bit";
                ASSERT_EQ(after.id(e), before.id(e));
            }
        }
    }
}

TEST(JsonlWriter, EveryLineIsJson)
{
    auto layer = testsupport::layer({ "[A#x [+b Ada]]", "[A~0.1 Bo]" });
    layer.documents[0].attributes = { { "text", "not the text" }, { "lines", "[1,\n2]" } };
    layer.documents[0].annotations.editDetails(1).extra = "{\n\"a\": 1\n}";
    const auto written = toJsonl(layer);
    std::size_t lines = 0;
    for (std::size_t at = 0; at < written.size(); at = written.find('\n', at) + 1) {
        const auto line = written.substr(at, written.find('\n', at) - at);
        EXPECT_TRUE(nlohmann::json::accept(line)) << line;
        ++lines;
    }
    EXPECT_EQ(lines, 2U);
    const auto again = layerOf(written);
    EXPECT_EQ(again.documents[0].text.utf8(), "Ada");
    EXPECT_EQ(again.diagnostics.total(), 0U) << findings(again.diagnostics);
}

} // namespace
} // namespace touchstone::io
