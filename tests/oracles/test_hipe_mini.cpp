// SPDX-License-Identifier: GPL-3.0-or-later
// --pairing hipe against the HIPE scorer on small made-up documents (oracles/hipe-mini), and its rules one by
// one on own ones.
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "core/measures/base/measure.h"
#include "core/measures/muc/computemuc.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/support/cells.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

namespace touchstone::analysis {
namespace {

using match::Outcome;
using nlohmann::json;

annotation::LayerPtr read(const std::string& name, const std::string& content, const std::string& column)
{
    const auto path = testing::TempDir() + "hipe_mini_" + name + ".tsv";
    {
        std::ofstream file(path);
        file << content;
    }
    io::ReadOptions options;
    options.annotationColumn = column;
    options.format = "hipe";
    support::Progress progress;
    const auto data = loadDataSet({ {}, { name, path, options }, {}, {}, {} }, progress);
    EXPECT_TRUE(data) << (data ? "" : support::formatted(data.error()));
    return data ? data->gold : nullptr;
}

constexpr const char* header = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-FINE-COMP"
                               "\tNE-NESTED\tNEL-LIT\tNEL-METO\tMISC\n";

EvaluationSpec hipeSpec()
{
    EvaluationSpec spec;
    spec.matching.pairing = match::PairingPolicy::Hipe;
    spec.perType = PerType::Gold;
    spec.unit = Unit::Token;
    return spec;
}

EvaluationPtr evaluated(annotation::LayerPtr gold, annotation::LayerPtr system, const EvaluationSpec& spec)
{
    support::Progress progress;
    const auto result = evaluate(std::move(gold), std::move(system), spec, progress);
    EXPECT_TRUE(result) << (result ? "" : support::formatted(result.error()));
    return result ? *result : nullptr;
}

// ------------------------------------------------------------------------------------------ the oracle

std::string fileOf(const json& documents, const char* labels, const char* links)
{
    std::string text = header;
    for (const auto& document : documents) {
        text += "# hipe2022:document_id = " + document["id"].get<std::string>() + "\n";
        for (std::size_t i = 0; i < document[labels].size(); ++i) {
            text += "w" + std::to_string(i) + "\t" + document[labels][i].get<std::string>()
                + "\t_\t_\t_\t_\t_\t" + document[links][i].get<std::string>() + "\t_\t_\n";
        }
        text += "\n";
    }
    return text;
}

/// How many objects (label, scheme) differ.
std::size_t compare(const json& expected, const Evaluation& e, const std::string& what, bool labelsToo)
{
    support::Progress progress;
    const auto muc = *mucMeasure.compute(e, progress, metrics::MeasureExtent::Everything);
    const auto& macros = *dynamic_cast<const MucResult&>(*muc).macro;
    std::size_t objects = 0;
    for (const auto& [label, schemes] : expected.items()) {
        const auto at
            = static_cast<std::size_t>(std::find(e.labels.begin(), e.labels.end(), label) - e.labels.begin());
        EXPECT_TRUE(label == "ALL" || at < e.labels.size()) << what << " " << label;
        for (const auto& [name, scores] : schemes.items()) {
            SCOPED_TRACE(what + " " + label + " " + name);
            const auto scheme = name == "ent_type" ? match::Scheme::Type : match::schemeByName(name).value();
            const auto index = static_cast<std::size_t>(scheme);
            const auto& tally = label == "ALL" ? e.overall[index] : e.types[at].tallies[index];
            const auto& macro = label == "ALL" ? macros.overall[index] : macros.types[at][index];
            EXPECT_EQ(tally[Outcome::Correct], scores["correct"]);
            EXPECT_EQ(tally[Outcome::Incorrect], scores["incorrect"]);
            EXPECT_EQ(tally[Outcome::Partial], scores["partial"]);
            EXPECT_EQ(tally[Outcome::Missing], scores["missed"]);
            EXPECT_EQ(tally[Outcome::Spurious], scores["spurious"]);
            EXPECT_EQ(tally.possible(), scores["possible"]);
            EXPECT_EQ(tally.actual(), scores["actual"]);
            const auto expectScore
                = [&, &scores = scores](const char* key, std::optional<double> value, bool zero) {
                      const auto& wanted = scores[key];
                      if (wanted.is_null()) {
                          EXPECT_FALSE(value) << key;
                      } else {
                          ASSERT_TRUE(value || zero) << key;
                          EXPECT_NEAR(value.value_or(0), wanted, 1e-12) << key;
                      }
                  };
            expectScore("P_micro", tally.precision(), true);
            expectScore("R_micro", tally.recall(), true);
            expectScore("F1_micro", tally.f1(), true);
            expectScore("P_macro_doc", macro.precision, false);
            expectScore("R_macro_doc", macro.recall, false);
            expectScore("F1_macro_doc", macro.f1, false);
            ++objects;
        }
    }
    if (labelsToo) {
        EXPECT_EQ(expected.size(), e.labels.size() + 1) << what << ": the same labels";
    }
    return objects;
}

TEST(HipeMini, EveryCaseOfTheOracle)
{
    const std::filesystem::path path = TOUCHSTONE_SHARED "/oracles/hipe-mini/cases.json";
    if (!std::filesystem::exists(path)) {
        GTEST_SKIP() << "no " << path;
    }
    std::ifstream file(path);
    const auto all = json::parse(file)["cases"];
    ASSERT_GE(all.size(), 40U);
    std::size_t objects = 0;
    for (const auto& one : all) {
        const auto id = one["id"].get<std::string>();
        const auto gold = fileOf(one["docs"], "gold", "gold_link");
        const auto system = fileOf(one["docs"], "sys", "sys_link");
        auto spec = hipeSpec();
        spec.hipe.edition = metrics::hipe::edition2024;
        const auto coarse = evaluated(read("gold", gold, "coarse"), read("system", system, "coarse"), spec);
        objects += compare(one["results"]["nerc_coarse"], *coarse, id + " coarse", true);
        testsupport::expectCellsToCountTheirRecords(*coarse);
        for (const auto& [n, expected] : one["results"]["nel"]["n_best"].items()) {
            spec.links.nBest = std::stoi(n);
            const auto links = evaluated(read("gold", gold, "links"), read("system", system, "links"), spec);
            objects += compare(expected, *links, id + " links @" + n, false);
            testsupport::expectCellsToCountTheirRecords(*links);
        }
    }
    std::cout << "hipe-mini: " << all.size() << " cases, " << objects << " objects compared\n";
}

// ---------------------------------------------------------------------------------------- rule by rule

/// Rows "token label link misc", in one document.
std::string rows(const std::string& lines, const std::string& metadata = "# document_id = d1\n")
{
    std::string text = header + metadata;
    std::istringstream stream(lines);
    for (std::string line; std::getline(stream, line);) {
        std::istringstream cells(line);
        std::string token;
        std::string label = "O";
        std::string link = "_";
        std::string misc = "_";
        cells >> token >> label >> link >> misc;
        text += token + "\t" + label + "\t_\t_\t_\t_\t_\t" + link + "\t_\t" + misc + "\n";
    }
    return text;
}

struct CorrectOf
{
    std::int64_t correct, possible, actual;
    friend bool operator==(const CorrectOf&, const CorrectOf&) = default;
};

void PrintTo(const CorrectOf& counts, std::ostream* stream)
{
    *stream << counts.correct << " correct of " << counts.possible << " gold, " << counts.actual << " system";
}

CorrectOf strict(const Evaluation& e)
{
    return { e.overall[0][Outcome::Correct], e.overall[0].possible(), e.overall[0].actual() };
}

CorrectOf strict(const std::string& gold, const std::string& system, const std::string& column,
    const EvaluationSpec& spec = hipeSpec())
{
    const auto e = evaluated(read("gold", gold, column), read("system", system, column), spec);
    testsupport::expectCellsToCountTheirRecords(*e);
    return strict(*e);
}

TEST(Hipe, LabelsThatTheGoldFileLacksAreLeftOutAndReported)
{
    const auto gold = rows("a B-loc\nb O\nc B-pers");
    const auto system = rows("a B-LOC\nb B-org\nc B-org");
    const auto e = evaluated(read("gold", gold, "coarse"), read("system", system, "coarse"), hipeSpec());
    EXPECT_EQ(strict(*e), (CorrectOf { 1, 2, 1 })) << "c is missing, not a wrong type";
    EXPECT_EQ(e->labels, (std::vector<std::string> { "LOC", "PERS" }));
    EXPECT_EQ(e->diagnostics.count("hipe.labels"), 1U);
    auto spec = hipeSpec();
    spec.hipe.tagset = { "ORG" };
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 1, 2, 3 }));
}

TEST(Hipe, EachChangeOfALinkBeginsAPrediction)
{
    const auto gold = rows("a B-loc Q1\nb I-loc Q1\nc O\nd B-loc _\ne B-pers NIL");
    const auto system = rows("a B-loc Q1\nb I-loc Q2\nc O Q3\nd B-loc Q4\ne B-pers NIL");
    EXPECT_EQ(strict(gold, system, "links"), (CorrectOf { 1, 2, 5 }))
        << "a and b are two predictions, c one on a token without label, d meets a gold without link";
    auto spec = hipeSpec();
    spec.hipe.edition = 2020;
    EXPECT_EQ(strict(gold, system, "links", spec), (CorrectOf { 1, 2, 5 }));
    const auto neighbours = rows("a B-loc NIL\nb B-loc NIL");
    EXPECT_EQ(strict(neighbours, neighbours, "links", spec), (CorrectOf { 1, 1, 1 }))
        << "2020: runs of equal link cells melt";
    EXPECT_EQ(strict(neighbours, neighbours, "links"), (CorrectOf { 2, 2, 2 }));
}

TEST(Hipe, SpansThatAreNoAnnotationsBecomeSomeOfALayerOfTheirOwn)
{
    const auto gold = rows("a B-loc Q1\nb I-loc Q1\nc O");
    const auto system = rows("a B-loc Q1\nb I-loc Q2|Q5\nc O Q3");
    const auto read1 = read("gold", gold, "links");
    const auto read2 = read("system", system, "links");
    auto spec = hipeSpec();
    spec.links.nBest = 2;
    const auto e = evaluated(read1, read2, spec);
    EXPECT_EQ(e->system->entityCount(), 3U);
    for (const auto& record : e->records) {
        if (record.hasSystem()) {
            EXPECT_EQ(e->systemTypes(record), std::vector { e->labels[record.systemType] });
        }
    }
    EXPECT_EQ(e->systemText(e->records[1]), "b");
    EXPECT_EQ(
        e->system->documents[0].annotations.detailsOf(1).links, (std::vector<std::string> { "Q2", "Q5" }));
}

TEST(Hipe, EveryMeasureSeesWhatThatScorerSees)
{
    const auto other = rows("x B-time Q8 LED0.9\ny B-loc", "# date = 1900\n# document_id = d2\n")
                           .substr(std::string(header).size());
    const auto gold = rows("a B-loc Q1 LED0.0\nb I-loc Q1 LED0.0\nc O\nd B-pers NIL LED0.5",
                          "# date = 1800\n# document_id = d1\n")
        + other;
    const auto system = rows("a B-loc Q1\nb I-loc Q2|Q5\nc B-org Q3\nd B-pers NIL") + other;
    const auto fewer = rows("a B-loc Q1\nb B-org\nd B-pers NIL") + other; // other tokens: by the texts
    for (const auto* column : { "coarse", "links", "tree" }) {
        for (const auto& run : { system, fewer }) {
            for (const bool level : { false, true }) {
                auto spec = hipeSpec();
                if (level) {
                    spec.restriction.noise = { 0, 0.1 };
                    spec.restriction.period = { 1790, 1850 };
                }
                const auto e = evaluated(read("gold", gold, column), read("system", run, column), spec);
                testsupport::expectCellsToCountTheirRecords(*e);
                support::Progress progress;
                for (const auto& measure : metrics::measures()) {
                    const auto result = computeMeasure(measure.id, *e, progress);
                    ASSERT_TRUE(result) << measure.id;
                    testsupport::expectCountsToSelectTheirRecords(e, **result);
                }
            }
        }
    }
}

TEST(Hipe, NormTimeMakesLinksOfTheRunsTimesNil)
{
    const auto gold = rows("a B-time NIL\nb B-time Q7\nc B-loc Q1");
    const auto system = rows("a B-time Q9\nb B-time Q7\nc B-loc Q1");
    EXPECT_EQ(strict(gold, system, "links"), (CorrectOf { 2, 3, 3 }));
    auto spec = hipeSpec();
    spec.hipe.normTime = true;
    EXPECT_EQ(strict(gold, system, "links", spec), (CorrectOf { 2, 3, 3 })) << "a hits now, b no longer";
}

TEST(Hipe, TokensThatBeginWithAHashAreLeftOutOnBothSides)
{
    const auto gold = rows("a B-loc\n#b I-loc\nc O\nd B-loc");
    const auto system = rows("a B-loc\nc O\nd B-loc");
    const auto same = rows("a B-loc\n#b O\nc O\nd B-loc");
    for (const auto edition :
        { metrics::hipe::edition2020, metrics::hipe::edition2022, metrics::hipe::edition2024 }) {
        auto spec = hipeSpec();
        spec.hipe.edition = edition;
        EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 2, 2, 2 }))
            << "one side lacks the token";
        EXPECT_EQ(strict(gold, same, "coarse", spec), (CorrectOf { 2, 2, 2 }));
    }
}

TEST(Hipe, TokensThatContainAHashAreLeftOutInTheEditionOf2024)
{
    const auto gold = rows("a B-loc\nNor#vik O");
    const auto system = rows("a B-loc\nNor#vik B-loc");
    auto spec = hipeSpec();
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 1, 1, 2 }));
    spec.hipe.edition = metrics::hipe::edition2024;
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 1, 1, 1 }));
}

TEST(Hipe, ANoiseLevelKeepsTokensWithoutNoiseSoFalseAlarmsStay)
{
    const auto gold = rows("a B-loc _ LED0.0\nb O\nc B-loc _ NoSpaceAfter|LED0.1\nd O");
    const auto system = rows("a B-loc\nb B-loc\nc I-loc\nd B-loc");
    auto spec = hipeSpec();
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 1, 2, 3 }));
    spec.restriction.noise = { 0, 0 };
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 1, 1, 3 })) << "b and d stay";
    spec.restriction.noise = { 0.1, 0.3 };
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 0, 1, 2 })) << "half-open: 0.1 is in";
    spec.restriction.noise = { 0.01, 0.1 };
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 0, 0, 2 }));
}

TEST(Hipe, AGoldWithoutNoiseIsWholeInEveryLevelAndSaysSo)
{
    const auto gold = rows("a B-loc\nb O");
    auto spec = hipeSpec();
    spec.restriction.noise = { 0.5, 1 };
    const auto e = evaluated(read("gold", gold, "coarse"), read("system", gold, "coarse"), spec);
    EXPECT_EQ(strict(*e), (CorrectOf { 1, 1, 1 }));
    EXPECT_EQ(e->diagnostics.count("hipe.no-noise"), 1U);
}

TEST(Hipe, WhatADroppedTokenLeavesBehindMeltsAsItsScorerReadsIt)
{
    // Without c the I- of d goes on with b.
    const auto gold = rows("a O\nb B-loc\nc O _ LED0.5\nd O");
    const auto system = rows("a O\nb B-loc\nc B-loc\nd I-loc");
    auto spec = hipeSpec();
    spec.restriction.noise = { 0, 0.1 };
    const auto e = evaluated(read("gold", gold, "coarse"), read("system", system, "coarse"), spec);
    EXPECT_EQ(strict(*e), (CorrectOf { 0, 1, 1 }));
    EXPECT_EQ(e->overall[static_cast<std::size_t>(match::Scheme::Type)][Outcome::Correct], 1);
    testsupport::expectCellsToCountTheirRecords(*e);
}

TEST(Hipe, PeriodsKeepDocumentsByTheirYear)
{
    const std::string first = "# date = 1798-01-20\n# document_id = d1\n";
    const auto gold = rows("a B-loc", first)
        + rows("b B-loc", "# date = 1810-06-01\n# document_id = d2\n").substr(std::string(header).size());
    auto spec = hipeSpec();
    EXPECT_EQ(strict(gold, gold, "coarse", spec), (CorrectOf { 2, 2, 2 }));
    spec.restriction.period = { 1790, 1810 };
    EXPECT_EQ(strict(gold, gold, "coarse", spec), (CorrectOf { 1, 1, 1 }));
    spec.restriction.period = { 1810, 1830 };
    const auto e = evaluated(read("gold", gold, "coarse"), read("system", gold, "coarse"), spec);
    ASSERT_EQ(e->cases.size(), 1U);
    EXPECT_EQ(e->cases[0].name(), "d2");
    const auto undated = rows("a B-loc");
    EXPECT_EQ(evaluated(read("gold", undated, "coarse"), read("system", undated, "coarse"), spec)
                  ->diagnostics.count("slice.undated"),
        1U);
}

TEST(Hipe, TokenTextMakesAHitOfOtherWordsAnOverlap)
{
    const auto gold = rows("a B-loc\nb I-loc\nc O");
    const auto system = rows("a B-loc\nx I-loc\nc O");
    auto spec = hipeSpec();
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 0, 1, 1 })) << "as the edition of 2022 does";
    spec.hipe.tokenText = false;
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 1, 1, 1 }));
}

TEST(Hipe, MeansOverDocumentsLeaveOutDocumentsWithoutAnnotation)
{
    const auto two = [](const std::string& a, const std::string& b) {
        return rows(a) + rows(b, "# document_id = d2\n").substr(std::string(header).size());
    };
    const auto gold = two("a B-loc\nb B-loc", "c O\nd O");
    const auto system = two("a B-loc\nb O", "c B-loc\nd O");
    const auto e = evaluated(read("gold", gold, "coarse"), read("system", system, "coarse"), hipeSpec());
    support::Progress progress;
    const auto muc = *mucMeasure.compute(*e, progress, metrics::MeasureExtent::Everything);
    const auto& macro = dynamic_cast<const MucResult&>(*muc).macro->overall[0];
    EXPECT_DOUBLE_EQ(macro.precision.value(), 0.5);
    EXPECT_DOUBLE_EQ(macro.precisionStd.value(), 0.5);
    EXPECT_DOUBLE_EQ(macro.recall.value(), 0.5) << "of d1 alone";
    EXPECT_DOUBLE_EQ(macro.recallStd.value(), 0);
    EXPECT_DOUBLE_EQ(macro.f1.value(), 2.0 / 3);
    testsupport::expectCountsToSelectTheirRecords(e, *muc);
}

TEST(Hipe, DocumentsWhoseTokensDisagreeAreComparedByTheirTexts)
{
    const auto gold = rows("a B-loc\nb O\nc B-pers");
    const auto system = rows("a B-loc\nc B-pers");
    const auto e = evaluated(read("gold", gold, "coarse"), read("system", system, "coarse"), hipeSpec());
    EXPECT_EQ(strict(*e), (CorrectOf { 2, 2, 2 }));
    EXPECT_EQ(e->diagnostics.count("hipe.tokens"), 1U);
}

TEST(Hipe, LinksOfDocumentsWhoseTokensDisagreeCount)
{
    const auto gold = rows("New B-loc Q1\nTarn I-loc Q1\nat O\nsea O")
        + rows("Ada B-pers Q2", "# document_id = d2\n").substr(std::string(header).size());
    const auto other = rows("Ada B-pers Q2", "# document_id = d2\n").substr(std::string(header).size());
    const auto right = rows("New B-loc Q1\nTarn I-loc Q1\nat O\nsea O\n. O") + other;
    const auto wrong = rows("New B-loc Q9\nTarn I-loc Q9\nat O\nsea O\n. O") + other;
    const auto none = rows("New O\nTarn O\nat O\nsea O\n. O") + other;
    for (const auto edition : { metrics::hipe::edition2020, metrics::hipe::edition2022 }) {
        auto spec = hipeSpec();
        spec.hipe.edition = edition;
        EXPECT_EQ(strict(gold, right, "links", spec), (CorrectOf { 2, 2, 2 }));
        EXPECT_EQ(strict(gold, wrong, "links", spec), (CorrectOf { 1, 2, 2 }));
        EXPECT_EQ(strict(gold, none, "links", spec), (CorrectOf { 1, 2, 1 }));
        spec.links.nBest = 2;
        const auto listed = rows("New B-loc Q9|Q1\nTarn I-loc Q9|Q1\nat O\nsea O\n. O") + other;
        EXPECT_EQ(strict(gold, listed, "links", spec), (CorrectOf { 2, 2, 2 }));
    }
}

TEST(Hipe, NoiseOfDocumentsWhoseTokensDisagreeGoesByTheirTexts)
{
    const auto gold = rows("a B-loc _ LED0.0\nbb O\nccc B-loc _ LED0.5\nd O");
    const auto system = rows("a B-loc\nbb O\nx O\nccc B-loc\nd B-loc");
    auto spec = hipeSpec();
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 2, 2, 3 }));
    spec.restriction.noise = { 0, 0.1 };
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 1, 1, 2 })) << "d tells no noise and stays";
    spec.restriction.noise = { 0.3, 1 };
    EXPECT_EQ(strict(gold, system, "coarse", spec), (CorrectOf { 1, 1, 2 }));
}

TEST(Hipe, LinksOfOtherFormatsCountAsTheyWereRead)
{
    const auto path = testing::TempDir() + "hipe_mini_links.jsonl";
    {
        std::ofstream file(path);
        file
            << R"({"id": "d1", "text": "a b c", "entities": [{"start": 0, "end": 3, "type": "loc", "links": ["Q1"]}, )"
            << R"({"start": 4, "end": 5, "type": "loc"}]})"
            << "\n";
    }
    support::Progress progress;
    const auto data = loadDataSet({ {}, { "system", path, {} }, {}, {}, {} }, progress);
    ASSERT_TRUE(data) << support::formatted(data.error());
    const auto gold = rows("a B-loc Q1\nb I-loc Q1\nc O");
    const auto e = evaluated(read("gold", gold, "links"), data->gold, hipeSpec());
    EXPECT_EQ(strict(*e), (CorrectOf { 1, 1, 1 }));
    EXPECT_EQ(e->labels, std::vector<std::string> { "Q1" });
    testsupport::expectCellsToCountTheirRecords(*e);
}

TEST(Hipe, ARunThatHoldsTheGoldIsNoted)
{
    std::string text;
    for (int i = 0; i < 30; ++i) {
        text += "a B-loc\n";
    }
    const auto gold = rows(text);
    const auto copies = [&](const std::string& system) {
        return evaluated(read("gold", gold, "coarse"), read("system", system, "coarse"), hipeSpec())
            ->diagnostics.count("system.copy");
    };
    EXPECT_EQ(copies(gold), 1U);
    const auto more = rows(text + "b B-pers");
    EXPECT_EQ(
        evaluated(read("gold", more, "coarse"), read("system", rows(text + "b O"), "coarse"), hipeSpec())
            ->diagnostics.count("system.copy"),
        1U)
        << "of some types";
    EXPECT_EQ(copies(rows(text + "b B-loc")), 0U);
    EXPECT_EQ(copies(rows(text.substr(8) + "a O")), 0U);
    const auto same = read("gold", gold, "coarse");
    EXPECT_EQ(evaluated(same, same, hipeSpec())->diagnostics.count("system.copy"), 0U)
        << "the very same file";
    const auto few = rows("a B-loc\nb B-pers");
    EXPECT_EQ(evaluated(read("gold", few, "coarse"), read("system", few, "coarse"), hipeSpec())
                  ->diagnostics.count("system.copy"),
        0U)
        << "few annotations are soon right";
}

TEST(Hipe, ATableOfIdsThatNoLinkHasIsTold)
{
    const auto gold = rows("a B-loc Q1");
    auto spec = hipeSpec();
    const auto told = [&](const char* column) {
        return evaluated(read("gold", gold, column), read("system", gold, column), spec)
            ->diagnostics.count("links.equivalents");
    };
    EXPECT_EQ(told("links"), 0U) << "there is no table";
    spec.links.equivalents.representative = { { "Q7", "Q7" }, { "Q8", "Q7" } };
    EXPECT_EQ(told("links"), 1U);
    spec.links.equivalents.representative["Q1"] = "Q7";
    EXPECT_EQ(told("links"), 0U);
}

TEST(Hipe, WhatDiffersInTheTextsIsTold)
{
    const auto gold = rows("\" O\na O\n_ O\n\" O\nb O");
    const auto system = rows("\"\"\"\" O\na O\nO O\n\"\"\"\" O\nb O");
    const auto e = evaluated(read("gold", gold, "coarse"), read("system", system, "coarse"), hipeSpec());
    const auto& list = e->diagnostics.list();
    const auto found = std::find_if(
        list.begin(), list.end(), [](const auto& finding) { return finding.code == "text.differs"; });
    ASSERT_NE(found, list.end());
    EXPECT_NE(found->message.find("Most often: \" -> \"\"\"\" (2), _ -> O (1)."), std::string::npos)
        << found->message;
    const auto fewer = rows("\" O\na O\n_ O\n\" O\nbb O\nb O");
    const auto aligned = evaluated(read("gold", gold, "coarse"), read("system", fewer, "coarse"), hipeSpec());
    bool told = false;
    for (const auto& finding : aligned->diagnostics.list()) {
        told = told || finding.message.find("Most often: nothing -> ") != std::string::npos;
    }
    EXPECT_TRUE(told);
}

} // namespace
} // namespace touchstone::analysis
