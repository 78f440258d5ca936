// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections laid over a gold: which of them hold, and that what is scored is what the corrected file would
// score.
#include "tests/core/judging/correctedscorings.h"

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {
namespace {

using testsupport::allScores;
using testsupport::annotationsOf;
using testsupport::contents;
using testsupport::loaded;

namespace fs = std::filesystem;
using Corrections = testsupport::CorrectionsTest;
using Texts = std::vector<std::string>;
const std::string header = testsupport::correctionColumns;

std::vector<std::string> of(const DataSet& data)
{
    auto list = annotationsOf(*data.gold);
    for (auto& one : list) {
        one = one.substr(5); // without "gold "
    }
    return list;
}

// ------------------------------------------------------------------------------------- one after the other

TEST_F(Corrections, ASetReplacesWhatThePlaceHas)
{
    const auto data = small(header
        + "gold,8,15,PER,,8,11,PER,\ngold,19,27,LOC,,,,,\n"
          "gold,,,,gold-wrong,16,18,MISC,\ngold,0,3,PER,,,,ORG,\n");
    EXPECT_EQ(of(data), (Texts { "0-3 ORG", "16-18 MISC", "8-11 PER" }));
    ASSERT_NE(data.corrections, nullptr);
    EXPECT_EQ(data.corrections->applied, 4U);
    EXPECT_EQ(codesOf(data), Texts {});
    expectAsCorrected(data, { ConvertForm::Conll, ConvertForm::Jsonl });
}

TEST_F(Corrections, SetsOfSeveralAnnotationsComeAsJsonLines)
{
    const auto data = small(
        R"({"document": "gold", "start": 8, "end": 15, "type": "PER", "verdict": "gold-wrong", )"
        R"("correct": [{"start": 8, "end": 11, "type": "PER"}, {"start": 12, "end": 15, "type": "PER"}], )"
        R"("judge": "a", "time": "2026-11-26T12:59:03.120Z"})",
        "B-PER O B-PER I-PER O B-LOC I-LOC O", "c.judgements.jsonl");
    EXPECT_EQ(of(data), (Texts { "0-3 PER", "12-15 PER", "19-27 LOC", "8-11 PER" }));
    EXPECT_EQ(contents(converted(data, ConvertForm::Conll, "copy.conll")),
        columns("B-PER O B-PER B-PER O B-LOC I-LOC O"));
}

TEST_F(Corrections, EndsOfATableMayCountTheLastCharacter)
{
    const auto gold = m_folder.write("gold.conll", columns("B-PER O B-PER I-PER O B-LOC I-LOC O"));
    auto spec = specOf(gold, gold, m_folder.write("c.csv", header + "gold,0,2,PER,,0,2,ORG,\n"));
    spec.corrections.inclusiveEnds = true;
    const auto data = loaded(spec);
    EXPECT_EQ(of(data).front(), "0-3 ORG");
    EXPECT_EQ(data.corrections->applied, 1U);
}

TEST_F(Corrections, WhatAColumnCannotHoldIsNamedAndNeverWritten)
{
    const auto data = small(header
        + "gold,0,3,PER,,0,2,PER,\n" // inside a token
          "gold,8,15,PER,,8,22,PER,\n" // over New York, which stays
          "gold,19,27,LOC,,,,MISC,\n");
    // The last two overlap each other, so neither is applied; both lines are named.
    EXPECT_EQ(data.corrections->applied, 0U);
    std::string told;
    for (const auto& finding : data.gold->diagnostics.list()) {
        told += finding.code + " " + std::to_string(finding.place.line) + ": " + finding.message + "\n";
    }
    EXPECT_NE(
        told.find("corrections.refused 2: The correction is not applied: a border lies inside the token "
                  "\"Ada\"."),
        std::string::npos)
        << told;
    EXPECT_NE(told.find("lines 3 and 4"), std::string::npos) << told;
    support::Diagnostics findings;
    support::Progress progress;
    const auto output = m_folder.path("copy.conll");
    const auto done = convert(data, ConvertForm::Conll, inputsOf(data.spec), output, {}, findings, progress);
    ASSERT_FALSE(done);
    EXPECT_NE(done.error().text.find("cannot be written, so nothing was"), std::string::npos);
    EXPECT_FALSE(fs::exists(output));
}

TEST_F(Corrections, AnOverlapWithWhatStaysIsRefused)
{
    const auto data = small(header + "gold,8,15,PER,,8,22,PER,\n");
    EXPECT_EQ(codesOf(data), Texts { "corrections.refused" });
    EXPECT_EQ(of(data), (Texts { "0-3 PER", "19-27 LOC", "8-15 PER" }));
    EXPECT_EQ(data.corrections->refused, 1U);
}

TEST_F(Corrections, TheOrderOfLinesSaysNothing)
{
    const std::string rows[]
        = { "gold,8,15,PER,,8,11,PER,\n", "gold,19,27,LOC,,23,27,LOC,\n", "gold,0,3,PER,,,,,\n" };
    const auto one = small(header + rows[0] + rows[1] + rows[2]);
    const auto digest = one.gold->corrections;
    const auto scores = allScores(one);
    const auto other = small(header + rows[2] + rows[0] + rows[1]);
    EXPECT_EQ(other.gold->corrections, digest);
    EXPECT_EQ(allScores(other), scores);
    EXPECT_TRUE(digest.starts_with("corrections=3/")) << digest;
    EXPECT_NE(small(header + rows[0] + rows[1]).gold->corrections, digest);
}

TEST_F(Corrections, TheSignatureNamesThem)
{
    const auto data = small(header + "gold,0,3,PER,,,,,\n");
    support::Progress progress;
    const auto evaluation = evaluate(data.gold, data.systems[0].layer, {}, progress);
    ASSERT_TRUE(evaluation);
    EXPECT_NE((*evaluation)->signature.find("," + data.gold->corrections), std::string::npos)
        << (*evaluation)->signature;
}

TEST_F(Corrections, TheGoldsFileStaysAsItIs)
{
    const auto data = small(header + "gold,0,3,PER,,,,,\n");
    EXPECT_EQ(m_folder.read("gold.conll"), columns("B-PER O B-PER I-PER O B-LOC I-LOC O"));
    EXPECT_EQ(data.corrections->before->documents[0].annotations.size(), 3U);
}

TEST_F(Corrections, OfTwoJudgesTheAdjudicatedCountsElseTheFirst)
{
    const auto line = [](const std::string& judge, const std::string& type, int second,
                          const char* more = "") {
        return R"({"document": "gold", "start": 0, "end": 3, "type": "PER", "verdict": "gold-wrong", "correct": )"
               R"([{"start": 0, "end": 3, "type": ")"
            + type + R"("}], "judge": ")" + judge + R"(", "time": "2026-11-26T12:59:0)"
            + std::to_string(second) + R"(.000Z")" + more + "}\n";
    };
    const std::string tags = "B-PER O B-PER I-PER O B-LOC I-LOC O";
    EXPECT_EQ(of(small(line("b", "ORG", 1) + line("a", "LOC", 2), tags, "c.jsonl")).front(), "0-3 ORG");
    EXPECT_EQ(
        of(small(line("b", "ORG", 1) + line("a", "LOC", 2) + line("c", "MISC", 3, R"(, "adjudicated": true)"),
               tags, "c.jsonl"))
            .front(),
        "0-3 MISC");
    EXPECT_EQ(of(small(line("a", "ORG", 1) + line("a", "LOC", 2), tags, "c.jsonl")).front(), "0-3 LOC")
        << "of one judge the later";
    const auto both = small(line("a", "ORG", 1) + line("a", "LOC", 1), tags, "c.jsonl");
    EXPECT_EQ(of(both).front(), "0-3 PER");
    EXPECT_EQ(codesOf(both), Texts { "corrections.opposed" });
    EXPECT_EQ(both.corrections->opposed, 2U);
}

TEST_F(Corrections, OfAnotherGoldAreFoundByTheirWordsOrLost)
{
    const std::string start
        = R"({"document": "gold", "type": "PER", "verdict": "gold-wrong", "correct": [], )"
          R"("time": "2026-11-26T12:59:03.120Z", )";
    const auto data = small(start + R"("start": 5, "end": 12, "text": "Zoe Ray"})" + "\n" + start
            + R"("start": 0, "end": 3, "text": "Eve"})" + "\n" + start + R"("start": 4, "end": 7})" + "\n",
        "B-PER O B-PER I-PER O B-LOC I-LOC O", "c.jsonl");
    EXPECT_EQ(of(data), (Texts { "0-3 PER", "19-27 LOC" }));
    EXPECT_EQ(data.corrections->applied, 1U);
    EXPECT_EQ(data.corrections->lost, 2U);
    EXPECT_EQ(codesOf(data), Texts(2, "corrections.lost")) << "both change the scores";
}

TEST_F(Corrections, ALineThatIsCutChangesTheScoresAndIsToldSo)
{
    const auto data
        = small(R"({"document": "gold", "start": 5, )", "B-PER O B-PER I-PER O B-LOC I-LOC O", "c.jsonl");
    EXPECT_EQ(codesOf(data), Texts { "corrections.row" });
    EXPECT_EQ(data.corrections->applied, 0U);
}

TEST_F(Corrections, ComponentsStayWhereTheyLieInside)
{
    const std::string gold
        = R"({"id": "gold", "text": "the Bank of Oslo", "entities": [)"
          R"({"id": "a", "start": 0, "end": 16, "type": "ORG", "link": "Q1"}, )"
          R"({"id": "b", "start": 4, "end": 8, "type": "kind", "role": "component", "parent": "a"}, )"
          R"({"id": "c", "start": 0, "end": 3, "type": "det", "role": "component", "parent": "a"}]})"
          "\n";
    const auto path = m_folder.write("gold.jsonl", gold);
    const auto data
        = loaded(specOf(path, path, m_folder.write("c.csv", header + "gold,0,16,ORG,,4,16,ORG,\n")));
    EXPECT_EQ(of(data), (Texts { "4-16 ORG", "4-8 kind" }));
    const auto& tree = data.gold->documents[0].annotations;
    EXPECT_EQ(tree.entities[1].parent, 0U);
    EXPECT_EQ(tree.detailsOf(0).id, "a") << "its details stay";
    expectAsCorrected(data, { ConvertForm::Jsonl });
}

TEST_F(Corrections, RowsThatAreNoneAreToldWithTheirPlace)
{
    const auto data = small(header
        + "gold,zero,3,PER,,,,,\ngold,0,3,PER,nonsense,,,,\n,0,3,PER,,,,,\n"
          "gold,3,3,PER,,,,,\ngold,0,3,,,,,,\ngold,,,,,,,,\ngold,0,3,PER,,4,,ORG,\n");
    EXPECT_EQ(codesOf(data), Texts(7, "corrections.row"));
    const auto& list = data.gold->diagnostics.list();
    const auto first = std::ranges::find(list, "corrections.row", &support::Diagnostic::code);
    ASSERT_NE(first, list.end());
    EXPECT_EQ(first->place.line, 2U);
    EXPECT_EQ(first->place.column, 6U);
    EXPECT_NE(list.back().message.find("it has no correct_end"), std::string::npos) << list.back().message;
    EXPECT_EQ(data.corrections->applied, 0U);
}

TEST_F(Corrections, ATableWithoutItsColumnsIsRefused)
{
    const auto gold = m_folder.write("gold.conll", columns("B-PER O O O O O O O"));
    support::Progress progress;
    const auto data = loadDataSet(specOf(gold, gold, m_folder.write("c.csv", "start,end\n1,2\n")), progress);
    ASSERT_FALSE(data);
    EXPECT_NE(data.error().text.find("no column document"), std::string::npos);
    EXPECT_FALSE(loadDataSet(specOf(gold, gold, m_folder.path("none.csv")), progress));
}

TEST_F(Corrections, RandomLinesNeverCrash)
{
    testsupport::Random random(7);
    const std::string letters
        = "{}[]\",:0123456789\\nul document start end type verdict correct gold-wrong\n\t\xC3\xA9";
    for (int round = 0; round < 300; ++round) {
        std::string text = round % 2 == 0 ? header : "{";
        for (int at = 0; at < 200; ++at) {
            text += letters[testsupport::below(random, static_cast<std::uint32_t>(letters.size()))];
        }
        const auto gold = m_folder.write("gold.conll", columns("B-PER O B-PER I-PER O B-LOC I-LOC O"));
        support::Progress progress;
        const auto data = loadDataSet(specOf(gold, gold, m_folder.write("c.csv", text)), progress);
        EXPECT_TRUE(!data || data->gold != nullptr);
    }
}

} // namespace
} // namespace touchstone::analysis
