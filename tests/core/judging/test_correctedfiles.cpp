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

// -------------------------------------------------------------------------------------------------- WebAnno

/// Of two layers, with stacked annotations, a part of a token and a sign of two UTF-16 units.
const std::string webanno
    = "#FORMAT=WebAnno TSV 3.3\r\n"
      "#T_SP=custom.Note|label\r\n"
      "#T_SP=de.tudarmstadt.ukp.dkpro.core.api.ner.type.NamedEntity|identifier|value\r\n\r\n\r\n"
      "#Text=Zed of the Hill Inn .\r\n"
      "1-1\t0-3\tZed\tx\t*\tPER\t\r\n"
      "1-2\t4-6\tof\t_\t_\t_\t\r\n"
      "1-3\t7-10\tthe\t_\t_\t_\t\r\n"
      "1-4\t11-15\tHill\t_\t*[1]\tORG[1]\t\r\n"
      "1-5\t16-19\tInn\t_\t*[1]|http://www.wikidata.org/entity/Q7[2]\tORG[1]|FAC[2]\t\r\n"
      "1-6\t20-21\t.\t_\t_\t_\t\r\n\r\n"
      "#Text=Fin\xE2\x80\x99s \xF0\x9F\xA7\x82salt\r\n"
      "2-1\t22-27\tFin\xE2\x80\x99s\t_\t_\t_\t\r\n"
      "2-1.1\t22-25\tFin\t_\t*\tPER\t\r\n"
      "2-2\t28-34\t\xF0\x9F\xA7\x82salt\ty\t_\t_\t\r\n";

std::string inWebanno(std::vector<std::pair<std::string, std::string>> changes)
{
    auto text = webanno;
    for (const auto& [before, after] : changes) {
        const auto at = text.find(before);
        EXPECT_NE(at, std::string::npos) << before;
        text.replace(at, before.size(), after);
    }
    return text;
}

class CorrectedWebanno : public CorrectedFiles
{
protected:
    DataSet under(const std::string& rows)
    {
        const auto gold = m_folder.write("gold.tsv", webanno);
        return loaded(specOf(gold, gold,
            m_folder.write("c.csv",
                "document,start,end,type,correct_start,correct_end,correct_type,correct_link\n" + rows)));
    }

    std::string whyNot(const DataSet& data)
    {
        support::Diagnostics findings;
        support::Progress progress;
        const auto output = m_folder.path("none.tsv");
        const auto done
            = convert(data, ConvertForm::Webanno, inputsOf(data.spec), output, {}, findings, progress);
        EXPECT_FALSE(done);
        EXPECT_FALSE(std::filesystem::exists(output));
        return done ? "" : done.error().text;
    }
};

TEST_F(CorrectedWebanno, OnlyCellsOfCorrectedTokensChange)
{
    const auto data = under("gold,0,3,PER,,,LOC,\ngold,11,19,ORG,7,19,ORG,\ngold,16,19,FAC,,,,\n");
    ASSERT_EQ(data.gold->format, "webanno");
    ASSERT_EQ(data.corrections->applied, 3U);
    EXPECT_EQ(contents(converted(data, ConvertForm::Webanno, "copy.tsv")),
        inWebanno({ { "*\tPER", "*\tLOC" }, { "the\t_\t_\t_", "the\t_\t*[1]\tORG[1]" },
            { "*[1]|http://www.wikidata.org/entity/Q7[2]\tORG[1]|FAC[2]", "*[1]\tORG[1]" } }));
    expectAsCorrected(data, { ConvertForm::Webanno, ConvertForm::Jsonl });
}

TEST_F(CorrectedWebanno, WhatIsNewGetsNumberAndAddress)
{
    const auto data = under("gold,,,,4,10,TIT[1],\ngold,,,,11,15,LOC,Q8\ngold,0,3,PER,,,,\n");
    ASSERT_EQ(data.corrections->applied, 3U);
    EXPECT_EQ(contents(converted(data, ConvertForm::Webanno, "copy.tsv")),
        inWebanno({ { "x\t*\tPER", "x\t_\t_" }, { "of\t_\t_\t_", "of\t_\t*[3]\tTIT\\[1\\][3]" },
            { "the\t_\t_\t_", "the\t_\t*[3]\tTIT\\[1\\][3]" },
            { "*[1]\tORG[1]", "*[1]|http://www.wikidata.org/entity/Q8[4]\tORG[1]|LOC[4]" } }));
    expectAsCorrected(data, { ConvertForm::Webanno, ConvertForm::Jsonl });
}

TEST_F(CorrectedWebanno, BordersInsideTokensAreRowsOfParts)
{
    const auto data = under("gold,,,,29,33,PROD,\ngold,22,25,PER,22,27,PER,\n");
    ASSERT_EQ(data.corrections->applied, 2U) << testing::PrintToString(annotationsOf(*data.gold));
    EXPECT_EQ(contents(converted(data, ConvertForm::Webanno, "copy.tsv")),
        inWebanno({ { "s\t_\t_\t_", "s\t_\t*\tPER" }, { "Fin\t_\t*\tPER", "Fin\t_\t_\t_" },
            { "salt\ty\t_\t_\t\r\n", "salt\ty\t_\t_\t\r\n2-2.1\t30-34\tsalt\t_\t*\tPROD\t\r\n" } }));
    expectAsCorrected(data, { ConvertForm::Webanno });
}

TEST_F(CorrectedWebanno, WhatItCannotSayIsRefused)
{
    EXPECT_NE(
        whyNot(under("gold,0,3,PER,0,4,PER,\n")).find("a border lies between two tokens"), std::string::npos);
    const auto pieces
        = R"({"document": "gold", "start": 0, "end": 3, "type": "PER", "verdict": "gold-wrong", )"
          R"("correct": [{"fragments": [[0, 3], [7, 10]], "type": "PER"}], "time": "2026-11-26T12:59:03.120Z"})";
    const auto gold = m_folder.write("gold.tsv", webanno);
    const auto data = loaded(specOf(gold, gold, m_folder.write("c.jsonl", pieces)));
    ASSERT_EQ(data.corrections->applied, 1U);
    EXPECT_NE(whyNot(data).find("in pieces"), std::string::npos);
}

TEST_F(CorrectedWebanno, AFolderBecomesAFolder)
{
    m_folder.write("g/a.tsv", webanno);
    m_folder.write("g/b.tsv", webanno);
    const auto data = loaded(specOf(m_folder.path("g"), m_folder.path("g"),
        m_folder.write("c.csv", columnNames + "b,0,3,PER,,,,LOC,\n")));
    const auto copy = converted(data, ConvertForm::Webanno, "copies");
    EXPECT_EQ(contents(copy + "/a.tsv"), webanno);
    EXPECT_EQ(contents(copy + "/b.tsv"), inWebanno({ { "*\tPER", "*\tLOC" } }));
}

TEST_F(CorrectedWebanno, RandomCorrectionsScoreAsTheCopyDoes)
{
    testsupport::Random random(5);
    for (int round = 0; round < 20; ++round) {
        std::string text = "#FORMAT=WebAnno TSV 3.2\n#T_SP=custom.Name|value|note\n\n\n";
        std::size_t offset = 0;
        std::uint32_t id = 0;
        for (int sentence = 1; sentence <= 30; ++sentence) {
            std::string rows, words, cell = "_\t_";
            for (int word = 1; word <= 6; ++word) {
                const auto kind = testsupport::below(random, 4);
                const auto* const type = testsupport::below(random, 2) == 0 ? "PER" : "LOC";
                if (kind == 0 && cell.find('[') != std::string::npos) {
                    // goes on
                } else if (kind <= 1) {
                    ++id;
                    cell = std::string(type) + "[" + std::to_string(id) + "]\tn" + std::to_string(id) + "["
                        + std::to_string(id) + "]";
                } else {
                    cell = kind == 2 ? std::string(type) + "\t*" : "_\t_";
                }
                rows += std::to_string(sentence) + "-" + std::to_string(word) + "\t" + std::to_string(offset)
                    + "-" + std::to_string(offset + 2) + "\tw" + std::to_string(word) + "\t" + cell + "\n";
                words += (words.empty() ? "w" : " w") + std::to_string(word);
                offset += 3;
            }
            text += "#Text=" + words + "\n" + rows + "\n";
        }
        const auto gold = m_folder.write("gold.tsv", text);
        const auto made = testsupport::correctionsOf(
            *loaded(specOf(gold, gold)).gold, static_cast<std::uint32_t>(round), 4);
        const auto data = loaded(specOf(gold, gold, m_folder.write("c.csv", made.table)));
        EXPECT_EQ(data.corrections->applied, made.rows);
        EXPECT_EQ(annotationsOf(*data.gold), made.right);
        expectAsCorrected(data, { ConvertForm::Webanno });
    }
}

// ---------------------------------------------------------------------------------------------- HIPE as
// trees

class CorrectedTrees : public CorrectedFiles
{
protected:
    static std::string row(const std::string& token, const std::string& fine, const std::string& meto,
        const std::string& comp, const std::string& nested, const std::string& link)
    {
        return token + "\tO\tO\t" + fine + "\t" + meto + "\t" + comp + "\t" + nested + "\t" + link
            + "\t_\t_\n";
    }

    DataSet under(const std::string& rows, const std::string& corrections)
    {
        const auto gold = m_folder.write("gold.tsv", head + rows);
        auto spec = specOf(gold, gold,
            m_folder.write("c.csv",
                "document,start,end,type,correct_start,correct_end,correct_type,correct_link\n"
                    + corrections));
        spec.gold.options.annotationColumn = "tree";
        spec.systems[0].options.annotationColumn = "tree";
        return loaded(spec);
    }

    const std::string head = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-FINE-"
                             "COMP\tNE-NESTED\tNEL-LIT\tNEL-METO\tMISC\n# document_id = d\n";
};

TEST_F(CorrectedTrees, EachAnnotationChangesInItsColumn)
{
    // Sir Ada of York met Bank Oslo today
    const auto gold = row("Sir", "B-pers", "B-org", "B-title", "O", "Q1")
        + row("Ada", "I-pers", "I-org", "B-name", "O", "Q1") + row("of", "I-pers", "I-org", "O", "O", "Q1")
        + row("York", "I-pers", "I-org", "O", "B-loc", "Q1") + row("met", "O", "O", "O", "O", "_")
        + row("Bank", "B-org", "O", "O", "O", "Q2") + row("Oslo", "I-org", "O", "O", "O", "Q2")
        + row("today", "O", "O", "O", "O", "_");
    const auto data
        = under(gold, "d,0,15,pers,4,15,pers,\nd,,,,25,29,loc,\nd,11,15,loc,,,city,\nd,,,,30,35,time,Q3\n");
    ASSERT_EQ(data.corrections->applied, 4U);
    EXPECT_EQ(contents(converted(data, ConvertForm::Hipe, "copy.tsv")),
        head + row("Sir", "O", "O", "O", "O", "_") + row("Ada", "B-pers", "B-org", "B-name", "O", "Q1")
            + row("of", "I-pers", "I-org", "O", "O", "Q1")
            + row("York", "I-pers", "I-org", "O", "B-city", "Q1") + row("met", "O", "O", "O", "O", "_")
            + row("Bank", "B-org", "O", "O", "O", "Q2") + row("Oslo", "I-org", "O", "O", "B-loc", "Q2")
            + row("today", "B-time", "O", "O", "O", "Q3"));
    expectAsCorrected(data, { ConvertForm::Hipe });
}

TEST_F(CorrectedTrees, ComponentsGoToThePartThatHoldsThem)
{
    const auto gold = row("Sir", "B-pers", "O", "B-title", "O", "_")
        + row("Ada", "I-pers", "O", "B-name", "O", "_") + row("Zoe", "I-pers", "O", "B-name", "O", "_");
    const std::string split
        = R"({"document": "d", "start": 0, "end": 11, "type": "pers", "verdict": "gold-wrong", )"
          R"("correct": [{"start": 0, "end": 7, "type": "pers"}, {"start": 8, "end": 11, "type": "pers"}], "time": "2026-11-26T12:59:03.120Z"})";
    auto spec = under(gold, "").spec;
    spec.corrections.path = m_folder.write("c.jsonl", split);
    const auto data = loaded(spec);
    ASSERT_EQ(data.corrections->applied, 1U);
    EXPECT_EQ(contents(converted(data, ConvertForm::Hipe, "copy.tsv")),
        head + row("Sir", "B-pers", "O", "B-title", "O", "_") + row("Ada", "I-pers", "O", "B-name", "O", "_")
            + row("Zoe", "B-pers", "O", "B-name", "O", "_"));
    expectAsCorrected(data, { ConvertForm::Hipe });
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
    EXPECT_NE(copy.find(R"([[6, 13, "ORG"], [3, 5, "ADP"]], "Comments": []})"), std::string::npos) << copy;
    expectAsCorrected(data, { ConvertForm::Doccano });
}

} // namespace
} // namespace touchstone::analysis
