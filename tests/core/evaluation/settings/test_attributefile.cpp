// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curves/sweep.h"
#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/scoring/relationloading.h"
#include "core/evaluation/settings/attributetable.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/io/userfiles/attributefile.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace touchstone::analysis {
namespace {

std::string refusal(const std::string& text)
{
    const auto read = io::parseAttributes(text, "f.tsv");
    EXPECT_FALSE(read) << text;
    return read ? std::string() : support::formatted(read.error());
}

std::string data(const char* name) { return std::string(TOUCHSTONE_TEST_DATA) + "/slices/" + name; }

TEST(AttributeFile, RowsOfDocumentsAndOfAnnotations)
{
    const auto read = io::parseAttributes(
        "document\tannotation\tdifficulty\tnote\r\n\nd1\t\teasy\t\nd1\tT1\t hard \tx y\nd2\tT1\n", "f");
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_EQ(read->columns, (std::vector<std::string> { "difficulty", "note" }));
    ASSERT_EQ(read->rows.size(), 3U);
    EXPECT_EQ(
        read->rows[0].document + "|" + read->rows[0].annotation + "|" + read->rows[0].cells[0], "d1||easy");
    EXPECT_EQ(read->rows[1].annotation + "|" + read->rows[1].cells[0] + "|" + read->rows[1].cells[1],
        "T1|hard|x y");
    EXPECT_EQ(read->rows[2].cells, (std::vector<std::string> { "", "" })) << "missing cells are empty";
    EXPECT_EQ(read->rows[2].line, 5U);
    const auto loose = io::parseAttributes("annotation\tx\nT1\t1\n", "f");
    ASSERT_TRUE(loose);
    EXPECT_EQ(loose->rows[0].document + "|" + loose->rows[0].annotation, "|T1");
}

TEST(AttributeFile, FaultsAreToldWithTheirPlaceAndACure)
{
    EXPECT_NE(refusal("").find("f.tsv:1:1"), std::string::npos);
    EXPECT_NE(refusal("id\tx\n").find("must be called document or annotation"), std::string::npos);
    EXPECT_NE(refusal("document\n").find("no column of values"), std::string::npos);
    EXPECT_NE(refusal("document\tannotation\n").find("no column of values"), std::string::npos);
    EXPECT_NE(refusal("document\t\n").find("no name"), std::string::npos);
    EXPECT_NE(refusal("document\ta\ta\n").find("f.tsv:1:12"), std::string::npos);
    EXPECT_NE(refusal("document\ta=b\n").find("without = , ;"), std::string::npos);
    EXPECT_NE(refusal("document\ta\tdocument\n").find("two columns"), std::string::npos);
    EXPECT_NE(refusal("document\ta\nd1\tx\ty\n").find("f.tsv:2:6"), std::string::npos);
    EXPECT_NE(refusal("document\ta\n\tx\n").find("names no document"), std::string::npos);
    EXPECT_NE(refusal("annotation\ta\n\tx\n").find("names no annotation"), std::string::npos);
    EXPECT_NE(refusal("document\ta\nd1\tx\n\nd1\ty\n").find("f.tsv:4:1: error: Line 2 has values"),
        std::string::npos)
        << refusal("document\ta\nd1\tx\n\nd1\ty\n");
    EXPECT_NE(refusal("document\ta\nd1\tx\x1B[31m\n").find("control character"), std::string::npos);
    EXPECT_NE(refusal("document\ta\nd1\t" + std::string(1001, 'x') + "\n").find("1000 characters"),
        std::string::npos);
    std::string wide = "document";
    for (int i = 0; i < 101; ++i) {
        wide += "\tc" + std::to_string(i);
    }
    EXPECT_NE(refusal(wide + "\n").find("more than 100 columns"), std::string::npos);
}

TEST(AttributeFile, TheTableFindsItsRowsAndItsDigestNoOrder)
{
    const auto read = [](const std::string& text) {
        auto rows = io::parseAttributes(text, "f");
        EXPECT_TRUE(rows);
        return AttributeTable(std::move(rows->columns), std::move(rows->rows));
    };
    const auto table = read("document\tannotation\ta\tb\nd1\t\tx\t\nd1\tT1\t\ty\n");
    EXPECT_EQ(table.document("d1")->cells[0], "x");
    EXPECT_EQ(table.document("d2"), nullptr);
    EXPECT_EQ(table.annotation("d1", "T1")->cells[1], "y");
    EXPECT_EQ(table.annotation("d2", "T1"), nullptr);
    EXPECT_FALSE(table.ofAnnotations(0));
    EXPECT_TRUE(table.ofAnnotations(1));
    EXPECT_EQ(table.digest(), read("document\tannotation\ta\tb\nd1\tT1\t\ty\nd1\t\tx\n").digest());
    EXPECT_NE(table.digest(), read("document\tannotation\ta\tb\nd1\tT1\ty\t\nd1\t\tx\n").digest());
    EXPECT_EQ(read("annotation\ta\nT1\tx\n").annotation("anything", "T1")->cells[0], "x");
}

TEST(AttributeFile, FilesBecomePartOfTheSettings)
{
    RelationSources sources;
    sources.train = data("train.conll");
    sources.attributes = data("attributes.tsv");
    EvaluationSpec spec;
    support::Diagnostics findings;
    support::Progress progress;
    ASSERT_TRUE(loadRelations(sources, spec, findings, progress));
    ASSERT_NE(spec.slices.training, nullptr);
    EXPECT_EQ(spec.slices.training->annotations(), 4U);
    EXPECT_EQ(spec.slices.training->strings(), 3U);
    EXPECT_EQ(spec.slices.training->find("New York", "LOC", annotation::Role::Entity),
        TrainingNames::Found::SameLabel);
    EXPECT_EQ(spec.slices.training->find("Washington", "LOC", annotation::Role::Entity),
        TrainingNames::Found::SameLabel);
    EXPECT_EQ(spec.slices.training->find("Washington", "ORG", annotation::Role::Entity),
        TrainingNames::Found::OtherLabel);
    EXPECT_EQ(spec.slices.training->find("washington", "LOC", annotation::Role::Entity),
        TrainingNames::Found::Nothing);
    EXPECT_EQ(findings.count("train.read"), 1U);
    EXPECT_EQ(findings.count("train.empty"), 0U);
    EXPECT_EQ(settingText(spec, "train"), spec.slices.training->digest());
    EXPECT_EQ(settingText(spec, "attributes"), spec.slices.attributes->digest());

    sources.trainLabels.map = { { annotation::LabelSide::Gold, "LOC", "place" } };
    EvaluationSpec renamed;
    ASSERT_TRUE(loadRelations(sources, renamed));
    EXPECT_EQ(renamed.slices.training->find("New York", "place", annotation::Role::Entity),
        TrainingNames::Found::SameLabel);

    const auto before = spec;
    sources.attributes = data("broken-attributes.tsv");
    const auto failed = loadRelations(sources, spec);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().place.line, 3U);
    EXPECT_TRUE(spec == before) << "nothing half";
    sources.attributes.clear();
    sources.train = data("missing.conll");
    EXPECT_FALSE(loadRelations(sources, spec));
    std::stop_source stop;
    stop.request_stop();
    support::Progress cancelled(stop.get_token());
    sources.train = data("train.conll");
    const auto stopped = loadRelations(sources, spec, findings, cancelled);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, support::ErrorCode::Cancelled);
    EXPECT_TRUE(applySetting(spec, "slice-bounds", "entity-length=1,3"));
    EXPECT_EQ(settingText(spec, "slice-bounds"), "entity-length=1,3");
    EXPECT_FALSE(applySetting(spec, "slice-bounds", "entity-length=3,1"));
}

TEST(AttributeFile, WhatTheCorpusDoesNotKnowIsTold)
{
    EvaluationSpec spec;
    spec.slices.attributes = std::make_shared<const AttributeTable>(std::vector<std::string> { "a" },
        std::vector<AttributeTable::Row> { { "d1", "", { "x" }, 2 }, { "d9", "", { "x" }, 3 },
            { "d1", "#7", { "x" }, 4 }, { "", "#1", { "x" }, 5 } },
        "a.tsv");
    spec.slices.training
        = std::make_shared<const TrainingNames>(TrainingNames(testsupport::layer({ "[PERSON Ada]" })));
    spec.slices.bounds = { { "nesting", { 1 } }, { "entity-length", { 1 } }, { "b", { 1 } } };
    const auto layer = testsupport::layerPtr({ "[PER Ada]", "[PER Bo]" });
    support::Progress progress;
    const auto evaluation = evaluate(layer, layer, spec, progress);
    ASSERT_TRUE(evaluation);
    const auto& found = (*evaluation)->diagnostics;
    EXPECT_EQ(found.count("attributes.unknown"), 1U);
    EXPECT_EQ(found.count("attributes.ambiguous"), 1U);
    EXPECT_EQ(found.count("train.types"), 1U);
    EXPECT_EQ(found.count("slice-bounds.unknown"), 2U);
    for (const auto& finding : found.list()) {
        if (finding.code == "attributes.unknown") {
            EXPECT_EQ(finding.place.file, "a.tsv");
            EXPECT_EQ(finding.place.line, 3U);
            EXPECT_EQ(finding.message.substr(0, 9), "2 of 4 ro") << finding.message;
        }
    }
}

TEST(AttributeFile, OtherFilesAreCheckedAnewWithoutMatching)
{
    EvaluationSpec wrong;
    wrong.slices.attributes = std::make_shared<const AttributeTable>(std::vector<std::string> { "a" },
        std::vector<AttributeTable::Row> { { "d9", "", { "x" }, 2 } }, "wrong.tsv");
    wrong.slices.attributesDigest = wrong.slices.attributes->digest();
    const auto layer = testsupport::layerPtr({ "[PER Ada]" });
    support::Progress progress;
    const auto without = evaluate(layer, layer, {}, progress);
    ASSERT_TRUE(without);
    EXPECT_EQ((*without)->diagnostics.count("attributes.unknown"), 0U);
    const auto quick = withSpec(**without, wrong);
    ASSERT_TRUE(quick);
    EXPECT_EQ(quick->diagnostics.count("attributes.unknown"), 1U);
    auto bounded = wrong;
    bounded.slices.bounds = { { "entity-length", { 1 } } };
    EXPECT_EQ(withSpec(*quick, bounded)->diagnostics.count("attributes.unknown"), 1U) << "told once";
    const auto back = withSpec(*quick, {});
    EXPECT_EQ(back->diagnostics.count("attributes.unknown"), 0U);
    EXPECT_EQ(back->diagnostics.total(), (*without)->diagnostics.total());
}

} // namespace
} // namespace touchstone::analysis
