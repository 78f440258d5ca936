// SPDX-License-Identifier: GPL-3.0-or-later
// Writers of other tools' formats: what is written reads back, and what cannot be said is told.
#include "core/io/open/opener.h"
#include "core/io/write/bratwriter.h"
#include "core/io/write/jsonlwriter.h"
#include "core/io/write/labelstudiowriter.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace touchstone::io {
namespace {

namespace fs = std::filesystem;
using annotation::Layer;

Layer example()
{
    Layer layer;
    auto one = testsupport::document(layer.labels, "Ada 😀 met\nZoë Ray in Rome", "news/a");
    const auto ada = testsupport::addEntity(one, layer.labels, { 0, 3 }, "PER");
    one.annotations.editDetails(ada).links = { "Q7259", "NIL" };
    one.annotations.editDetails(ada).source = "first\nname";
    one.annotations.entities[ada].confidence = annotation::Confidence::Low;
    const auto zoe = testsupport::addEntity(one, layer.labels, { 10, 21 }, "PER");
    one.annotations.editDetails(zoe).fragments = { { 10, 13 }, { 18, 20 } };
    one.annotations.entities[zoe].span = { 10, 20 };
    testsupport::addEntity(one, layer.labels, { 21, 25 }, "city or state");
    layer.documents.push_back(std::move(one));
    auto two = testsupport::document(layer.labels, "Nobody.", "../b");
    layer.documents.push_back(std::move(two));
    return layer;
}

std::vector<std::string> described(const Layer& layer)
{
    std::vector<std::string> lines;
    for (const auto& document : layer.documents) {
        lines.push_back(document.name + "|" + std::string(document.text.utf8()));
        for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
            const auto& entity = document.annotations.entities[i];
            const auto& details = document.annotations.detailsOf(i);
            auto line = std::string(layer.labels.name(entity.label)) + " " + std::to_string(entity.span.begin)
                + "-" + std::to_string(entity.span.end)
                + (entity.confidence == annotation::Confidence::Low ? " low" : "");
            for (const auto piece : details.fragments) {
                line += " " + std::to_string(piece.begin) + ":" + std::to_string(piece.end);
            }
            for (const auto& link : details.links) {
                line += " " + link;
            }
            lines.push_back(line);
        }
    }
    return lines;
}

TEST(BratWriter, WhatIsWrittenReadsBack)
{
    const auto layer = example();
    support::Diagnostics findings;
    const auto files = toBrat(layer, findings);
    ASSERT_TRUE(files);
    std::string pattern = (fs::temp_directory_path() / "touchstone-brat.XXXXXX").string();
    const fs::path folder = mkdtemp(pattern.data());
    for (const auto& file : *files) {
        fs::create_directories((folder / file.path).parent_path());
        std::ofstream(folder / file.path, std::ios::binary) << file.text;
    }
    support::Progress progress;
    const auto read = openLayer(folder.string(), "read", {}, progress);
    fs::remove_all(folder);
    ASSERT_TRUE(read) << read.error().text;
    const auto lines = described(**read);
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines[0], "_./b|Nobody.") << "no path leads out of the folder";
    EXPECT_EQ(lines[1], "news/a|Ada 😀 met\nZoë Ray in Rome");
    EXPECT_EQ(lines[2], "PER 0-3 low Q7259 NIL");
    EXPECT_EQ(lines[3], "PER 10-20 10:13 18:20");
    EXPECT_EQ(lines[4], "city_or_state 21-25");
    EXPECT_EQ(findings.count("brat.changed"), 2U) << "a type and a name";
    EXPECT_EQ(findings.count("brat.left-out"), 0U);
}

TEST(BratWriter, TellsWhatItHasNoPlaceFor)
{
    auto layer = example();
    auto& document = layer.documents[0];
    const auto part = testsupport::addEntity(document, layer.labels, { 0, 1 }, "name");
    document.annotations.entities[part].role = annotation::Role::Component;
    document.annotations.entities[0].linkUncertain = true;
    document.annotations.editDetails(0).score = 0.5;
    document.annotations.editDetails(0).noise = 0.1;
    document.annotations.editDetails(0).furtherLabels = { layer.labels.intern("ORG") };
    support::Diagnostics findings;
    ASSERT_TRUE(toBrat(layer, findings));
    EXPECT_EQ(findings.count("brat.left-out"), 5U);
    Layer offsetsOnly;
    offsetsOnly.documents.emplace_back();
    testsupport::addEntity(offsetsOnly.documents[0], offsetsOnly.labels, { 0, 3 }, "PER");
    const auto refused = toBrat(offsetsOnly, findings);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().text.find("needs the text"), std::string::npos);
}

TEST(BratWriter, LostLinesOfBratAreCalledByTheirNames)
{
    std::string pattern = (fs::temp_directory_path() / "touchstone-brat.XXXXXX").string();
    const fs::path folder = mkdtemp(pattern.data());
    std::ofstream(folder / "a.txt", std::ios::binary) << "Ada met Zoe in Rome.";
    std::ofstream(folder / "a.ann", std::ios::binary)
        << "T1\tPER 0 3\tAda\nT2\tPER 8 11\tZoe\nT3\tMeeting 4 7\tmet\nE1\tMeeting:T3 Who:T1 Whom:T2\n"
           "R1\tknows Arg1:T1 Arg2:T2\nR2\tknows Arg1:T2 Arg2:T1\n*\tEquiv T1 T2\nA1\tfamous T1\n"
           "A2\tage T1 old\n";
    support::Progress progress;
    const auto read = openLayer(folder.string(), "read", {}, progress);
    fs::remove_all(folder);
    ASSERT_TRUE(read) << read.error().text;
    support::Diagnostics findings;
    ASSERT_TRUE(toBrat(**read, findings));
    std::vector<std::string> told;
    for (const auto& finding : findings.list()) {
        ASSERT_EQ(finding.code, "brat.left-out");
        EXPECT_EQ(finding.said.english(), finding.message) << "it can be said in another language";
        told.push_back(finding.message);
    }
    EXPECT_EQ(told,
        (std::vector<std::string> {
            "brat files are written without attributes of annotations: 2 left out; --to jsonl keeps them.",
            "brat files are written without equivalences: 1 left out; --to jsonl keeps them.",
            "brat files are written without events: 1 left out; --to jsonl keeps them.",
            "brat files are written without relations: 2 left out; --to jsonl keeps them." }));
}

TEST(BratWriter, NamesThatWouldMeetArePartedAndLongOnesCut)
{
    Layer layer;
    std::string name;
    for (int i = 0; i < 300; ++i) {
        name += "ö";
    }
    for (const auto& one : { std::string("a:b"), std::string("a_b"), name, std::string() }) {
        layer.documents.push_back(testsupport::document(layer.labels, "x", one));
    }
    support::Diagnostics findings;
    const auto files = toBrat(layer, findings);
    ASSERT_TRUE(files);
    EXPECT_EQ((*files)[0].path, "a_b.txt");
    EXPECT_EQ((*files)[2].path, "a_b-2.txt");
    EXPECT_EQ((*files)[4].path.size(), 204U);
    EXPECT_EQ((*files)[6].path, "_.txt");
}

TEST(LabelStudioWriter, OffsetsAreUtf16AndSystemsBecomePredictions)
{
    const auto gold = example();
    auto system = std::make_shared<Layer>();
    auto one = testsupport::document(system->labels, "Ada 😀 met\nZoë Ray in Rome", "news/a");
    const auto found = testsupport::addEntity(one, system->labels, { 10, 13 }, "PER");
    one.annotations.editDetails(found).score = 0.25;
    system->documents.push_back(std::move(one));
    system->documents.push_back(testsupport::document(system->labels, "Nobody else.", "../b"));
    support::Diagnostics findings;
    const auto text = toLabelStudio(
        gold, { { "m \"1\"", system, { &system->documents[0], &system->documents[1] } } }, findings);
    ASSERT_TRUE(text);
    const auto tasks = nlohmann::json::parse(*text);
    ASSERT_EQ(tasks.size(), 2U);
    EXPECT_EQ(tasks[0]["data"]["id"], "news/a");
    const auto& region = tasks[0]["annotations"][0]["result"][1]["value"];
    EXPECT_EQ(region["start"], 11) << "the sign before it takes two units";
    EXPECT_EQ(region["end"], 21);
    EXPECT_EQ(region["text"], "Zoë Ray in");
    const auto& prediction = tasks[0]["predictions"][0];
    EXPECT_EQ(prediction["model_version"], "m \"1\"");
    EXPECT_EQ(prediction["result"][0]["score"], 0.25);
    EXPECT_EQ(prediction["result"][0]["value"]["labels"], nlohmann::json::array({ "PER" }));
    EXPECT_TRUE(tasks[1]["predictions"].empty()) << "another text";
    EXPECT_EQ(findings.count("labelstudio.text"), 1U);
    EXPECT_EQ(findings.count("labelstudio.left-out"), 4U) << "links, doubts, pieces, notes";
}

TEST(JsonlWriter, KeepsTheNoiseOfAnAnnotationsText)
{
    auto layer = example();
    layer.documents[0].annotations.editDetails(0).noise = 0.25;
    const auto text = toJsonl(layer);
    EXPECT_NE(text.find("\"noise\": 0.25"), std::string::npos);
    std::string pattern = (fs::temp_directory_path() / "touchstone-jsonl.XXXXXX").string();
    const fs::path folder = mkdtemp(pattern.data());
    std::ofstream(folder / "a.jsonl", std::ios::binary)
        << text
        << "{\"text\": \"Ada\", \"entities\": [{\"start\": 0, \"end\": 3, \"type\": \"PER\", \"noise\": "
           "-1}]}\n";
    support::Progress progress;
    const auto read = openLayer((folder / "a.jsonl").string(), "read", {}, progress);
    fs::remove_all(folder);
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)->documents[0].annotations.detailsOf(0).noise, 0.25);
    EXPECT_EQ((*read)->documents[2].annotations.detailsOf(0).noise, std::nullopt);
    EXPECT_EQ((*read)->diagnostics.count("jsonl.noise"), 1U);
}

} // namespace
} // namespace touchstone::io
