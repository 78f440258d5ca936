// SPDX-License-Identifier: GPL-3.0-or-later
// Files with their corrections: cells and lines are written anew, all other bytes stay.
#include "tests/core/judging/correctedscorings.h"

namespace touchstone::analysis {
namespace {

using testsupport::annotationsOf;
using testsupport::contents;
using testsupport::loaded;

using CorrectedFiles = testsupport::CorrectionsTest;
const std::string columnNames = testsupport::correctionColumns;

// ------------------------------------------------------------------------------------------ schemes of tags

TEST_F(CorrectedFiles, CellsAreWrittenInTheSchemeOfTheirColumn)
{
    const std::string split
        = R"({"document": "gold", "start": 8, "end": 15, "type": "PER", "verdict": )"
          R"("gold-wrong", "correct": [{"start": 8, "end": 11, "type": "PER"}, )"
          R"({"start": 12, "end": 15, "type": "PER"}], "time": "2026-11-26T12:59:03.120Z"})";
    const std::pair<const char*, const char*> schemes[] = {
        { "I-PER O I-PER I-PER B-PER I-LOC I-LOC O", "I-PER O I-PER B-PER B-PER I-LOC I-LOC O" }, // IOB1
        { "B-PER O B-PER I-PER O B-LOC I-LOC O", "B-PER O B-PER B-PER O B-LOC I-LOC O" },
        { "S-PER O B-PER E-PER O B-LOC E-LOC O", "S-PER O S-PER S-PER O B-LOC E-LOC O" },
        { "U-PER O B-PER L-PER O B-LOC L-LOC O", "U-PER O U-PER U-PER O B-LOC L-LOC O" },
        { "PER-B O PER-B PER-I O LOC-B LOC-I O", "PER-B O PER-B PER-B O LOC-B LOC-I O" },
    };
    for (const auto& [before, after] : schemes) {
        const auto data = small(split, before, "c.jsonl");
        EXPECT_EQ(contents(converted(data, ConvertForm::Conll, "copy.conll")), columns(after));
    }
    const auto bare = small(split, "PER O PER PER O LOC LOC O", "c.jsonl");
    EXPECT_EQ(codesOf(bare), std::vector<std::string> { "corrections.refused" })
        << "bare types cannot part them";
}

TEST_F(CorrectedFiles, OnlyTheCellsThatAreCorrectedChange)
{
    const std::string gold = "\xEF\xBB\xBF# note = x\r\nAda  NNP\t B-PER \r\nmet VB O\r\n\r\n\r\nNew NNP "
                             "B-LOC\r\nYork NNP I-LOC";
    const auto path = m_folder.write("gold.conll", gold);
    const auto data
        = loaded(specOf(path, path, m_folder.write("c.csv", columnNames + "gold,0,3,PER,,,,ORG,\n")));
    ASSERT_EQ(data.corrections->applied, 1U);
    auto wanted = gold;
    wanted.replace(wanted.find("B-PER"), 5, "B-ORG");
    EXPECT_EQ(contents(converted(data, ConvertForm::Conll, "copy.conll")), wanted);
}

TEST_F(CorrectedFiles, CellsOfHipeFollowWithTheirLinks)
{
    const std::string head = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-FINE-"
                             "COMP\tNE-NESTED\tNEL-LIT\t"
                             "NEL-METO\tMISC\n# document_id = d\n";
    const auto row = [](const std::string& token, const std::string& coarse, const std::string& link) {
        return token + "\t" + coarse + "\tO\tB-x\tO\tO\tO\t" + link + "\t_\tNoSpaceAfter\n";
    };
    const auto gold = m_folder.write("gold.tsv",
        head + row("the", "O", "_") + row("Bank", "B-org", "Q1") + row("Oslo", "I-org", "Q1")
            + row("Rome", "B-loc", "Q2"));
    const auto data = loaded(specOf(gold, gold,
        m_folder.write("c.csv",
            "document,start,end,type,correct_start,correct_end,correct_type,correct_link\n"
            "d,4,13,org,4,8,org,\nd,14,18,loc,,,,\nd,,,,9,13,loc,Q3\n")));
    EXPECT_EQ(contents(converted(data, ConvertForm::Hipe, "copy.tsv")),
        head + row("the", "O", "_") + row("Bank", "B-org", "Q1") + row("Oslo", "B-loc", "Q3")
            + row("Rome", "O", "_"));
    EvaluationSpec hipe;
    hipe.matching.pairing = match::PairingPolicy::Hipe;
    expectAsCorrected(data, { ConvertForm::Hipe }, hipe);
}

// lines of other tools

TEST_F(CorrectedFiles, LinesOfProdigyKeepAllButTheirSpans)
{
    const std::string first
        = R"({"text": "Ada met Zoe.",  "_input_hash": 1, "tokens": [{"text": "Ada", "start": 0, "end": 3, "id": 0}, )"
          R"({"text": "met", "start": 4, "end": 7, "id": 1}], "spans": [{"start": 0, "end": 3, "label": "PER", "x": 1}, )"
          R"({"start": 8, "end": 11, "label": "LOC"}], "answer": "accept"})";
    const std::string second = R"({"text":"Oslo.","_input_hash":2,"answer":"accept","meta":{"id":"o"}})";
    const auto gold = m_folder.write("gold.jsonl", first + "\r\n" + second + "\n");
    const auto data = loaded(specOf(gold, gold,
        m_folder.write("c.csv", columnNames + "1,8,11,LOC,,,,,\n1,,,,,4,7,VERB,\no,,,,,0,4,LOC,\n")));
    ASSERT_EQ(data.gold->format, "prodigy");
    EXPECT_EQ(data.corrections->applied, 3U);
    auto wanted = first;
    const std::string old = R"({"start": 8, "end": 11, "label": "LOC"})";
    wanted.replace(wanted.find(old), old.size(),
        R"({"start": 4, "end": 7, "token_start": 1, "token_end": 1, "label": "VERB"})");
    auto other = second;
    other.insert(other.size() - 1, R"(, "spans": [{"start": 0, "end": 4, "label": "LOC"}])");
    EXPECT_EQ(contents(converted(data, ConvertForm::Prodigy, "copy.jsonl")), wanted + "\r\n" + other + "\n");
    expectAsCorrected(data, { ConvertForm::Prodigy, ConvertForm::Jsonl });
}

TEST_F(CorrectedFiles, LinesOfDoccanoCountAsTheyCounted)
{
    const std::string first = R"({"id": 2, "text": ")" + std::string("\xF0\x9F\x8C\xA7")
        + R"( in Dunmore", "label": [[6, 13, "LOC"]], "Comments": []})";
    const auto gold = m_folder.write("gold.jsonl", first + "\n");
    const auto data = loaded(
        specOf(gold, gold, m_folder.write("c.csv", columnNames + "2,,,,,2,4,ADP,\n2,5,12,LOC,,,,ORG,\n")));
    ASSERT_EQ(data.gold->format, "doccano");
    EXPECT_EQ(data.corrections->applied, 2U) << testing::PrintToString(annotationsOf(*data.gold));
    const auto copy = contents(converted(data, ConvertForm::Doccano, "copy.jsonl"));
    EXPECT_NE(copy.find(R"([[3, 5, "ADP"], [6, 13, "ORG"]], "Comments": []})"), std::string::npos) << copy;
    expectAsCorrected(data, { ConvertForm::Doccano });
}

} // namespace
} // namespace touchstone::analysis
