// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections laid over a gold: what is scored is what the corrected file would score, and which of them
// hold.
#include "tests/core/judging/correctedscorings.h"

#include "core/evaluation/dataset/conversion.h"
#include "core/evaluation/records/evaluation.h"
#include "core/io/write/bratwriter.h"
#include "core/io/write/jsonlwriter.h"

namespace touchstone::analysis {
namespace {

using testsupport::allScores;
using testsupport::annotationsOf;
using testsupport::contents;
using testsupport::correctionsOf;
using testsupport::loaded;

namespace fs = std::filesystem;

const fs::path corpora = fs::path(TOUCHSTONE_SHARED) / "corpora";
constexpr const char* header
    = "document,start,end,type,verdict,correct_start,correct_end,correct_type,note\n";

class Corrections : public testing::Test
{
protected:
    [[nodiscard]] DataSetSpec specOf(
        const std::string& gold, const std::string& system, const std::string& corrections = {}) const
    {
        DataSetSpec spec;
        spec.gold.path = gold;
        spec.systems.push_back({ "run", system, {} });
        spec.corrections.path = corrections;
        return spec;
    }

    /// Of one document with the text "Ada met Zoe Ray in New York ." and corrections of it.
    DataSet small(const std::string& rows, const std::string& tags = "B-PER O B-PER I-PER O B-LOC I-LOC O",
        const std::string& file = "c.csv")
    {
        const auto gold = m_folder.write("gold.conll", columns(tags));
        const auto run = m_folder.write("run.conll", columns("B-PER O B-PER O O B-LOC I-LOC O"));
        return loaded(specOf(gold, run, m_folder.write(file, rows)));
    }

    static std::string columns(const std::string& tags)
    {
        std::istringstream words("Ada met Zoe Ray in New York .");
        std::istringstream cells(tags);
        std::string text;
        for (std::string word, tag; words >> word && cells >> tag;) {
            text += word + "\t" + tag + "\n";
        }
        return text;
    }

    static std::vector<std::string> codesOf(const DataSet& data)
    {
        std::vector<std::string> codes;
        for (const auto& finding : data.gold->diagnostics.list()) {
            if (finding.code.starts_with("corrections.") || finding.code.starts_with("judgement")) {
                codes.push_back(finding.code);
            }
        }
        return codes;
    }

    /// Writes the data set's gold in a form; empty: it could not be written.
    std::string converted(const DataSet& data, ConvertForm form, const std::string& name)
    {
        support::Diagnostics findings;
        support::Progress progress;
        const auto output = m_folder.path(name);
        const auto done = convert(data, form, inputsOf(data.spec), output, {}, findings, progress);
        EXPECT_TRUE(done) << (done ? "" : done.error().text);
        return done ? output : std::string();
    }

    /// The gold under these corrections scores as the corrected copies do, in every digit of every measure.
    void expectAsCorrected(
        const DataSet& data, const std::vector<ConvertForm>& forms, const EvaluationSpec& settings = {})
    {
        const auto laid = allScores(data, settings);
        EXPECT_NE(laid, allScores(loaded(specOf(data.spec.gold.path, data.spec.systems[0].path)), settings))
            << "the corrections say nothing";
        for (const auto form : forms) {
            const std::string own(name(form));
            auto spec = specOf(
                converted(data, form, "copy-" + own + std::string(suffix(form))), data.spec.systems[0].path);
            if (form != ConvertForm::Jsonl && form != ConvertForm::Brat) {
                spec.gold.options = data.spec.gold.options;
            }
            spec.systems[0].options = data.spec.systems[0].options;
            const auto copy = loaded(spec);
            EXPECT_EQ(annotationsOf(*copy.gold), annotationsOf(*data.gold)) << own;
            for (const auto& [measure, scores] : allScores(copy, settings)) {
                EXPECT_EQ(laid.at(measure), scores) << own << " " << measure;
            }
        }
    }

    testsupport::Folder m_folder;
};

std::vector<std::string> of(const DataSet& data)
{
    auto list = annotationsOf(*data.gold);
    for (auto& one : list) {
        one = one.substr(5); // without "gold "
    }
    return list;
}

using Texts = std::vector<std::string>;

// ------------------------------------------------------------------------------------- one after the other

TEST_F(Corrections, ASetReplacesWhatThePlaceHas)
{
    const auto data = small(std::string(header)
        + "gold,8,15,PER,,8,11,PER,\ngold,19,27,LOC,,,,,\n"
          "gold,,,,gold-wrong,16,18,MISC,\ngold,0,3,PER,,,,ORG,\n");
    EXPECT_EQ(of(data), (Texts { "0-3 ORG", "16-18 MISC", "8-11 PER" }));
    ASSERT_NE(data.corrections, nullptr);
    EXPECT_EQ(data.corrections->applied, 4U);
    EXPECT_EQ(codesOf(data), Texts {});
    expectAsCorrected(data, { ConvertForm::Conll, ConvertForm::Jsonl, ConvertForm::Brat });
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
    auto spec = specOf(gold, gold, m_folder.write("c.csv", std::string(header) + "gold,0,2,PER,,0,2,ORG,\n"));
    spec.corrections.inclusiveEnds = true;
    const auto data = loaded(spec);
    EXPECT_EQ(of(data).front(), "0-3 ORG");
    EXPECT_EQ(data.corrections->applied, 1U);
}

TEST_F(Corrections, WhatAColumnCannotHoldIsNamedAndNeverWritten)
{
    const auto data = small(std::string(header)
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
    const auto data = small(std::string(header) + "gold,8,15,PER,,8,22,PER,\n");
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
    const auto data = small(std::string(header) + "gold,0,3,PER,,,,,\n");
    support::Progress progress;
    const auto evaluation = evaluate(data.gold, data.systems[0].layer, {}, progress);
    ASSERT_TRUE(evaluation);
    EXPECT_NE((*evaluation)->signature.find("," + data.gold->corrections), std::string::npos)
        << (*evaluation)->signature;
}

TEST_F(Corrections, TheGoldsFileStaysAsItIs)
{
    const auto data = small(std::string(header) + "gold,0,3,PER,,,,,\n");
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
    EXPECT_EQ(codesOf(data), (Texts { "judgement.lost", "corrections.lost" }));
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
    const auto data = loaded(
        specOf(path, path, m_folder.write("c.csv", std::string(header) + "gold,0,16,ORG,,4,16,ORG,\n")));
    EXPECT_EQ(of(data), (Texts { "4-16 ORG", "4-8 kind" }));
    const auto& tree = data.gold->documents[0].annotations;
    EXPECT_EQ(tree.entities[1].parent, 0U);
    EXPECT_EQ(tree.detailsOf(0).id, "a") << "its details stay";
    expectAsCorrected(data, { ConvertForm::Jsonl });
}

TEST_F(Corrections, RowsThatAreNoneAreToldWithTheirPlace)
{
    const auto data = small(std::string(header)
        + "gold,zero,3,PER,,,,,\ngold,0,3,PER,nonsense,,,,\n,0,3,PER,,,,,\n"
          "gold,3,3,PER,,,,,\ngold,0,3,,,,,,\ngold,,,,,,,,\n");
    EXPECT_EQ(codesOf(data), Texts(6, "corrections.row"));
    const auto& list = data.gold->diagnostics.list();
    const auto first = std::ranges::find(list, "corrections.row", &support::Diagnostic::code);
    ASSERT_NE(first, list.end());
    EXPECT_EQ(first->place.line, 2U);
    EXPECT_EQ(first->place.column, 6U);
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

// ------------------------------------------------------------------------------------------ schemes of tags

TEST_F(Corrections, CellsAreWrittenInTheSchemeOfTheirColumn)
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
    EXPECT_EQ(codesOf(bare), Texts { "corrections.refused" }) << "bare types cannot part them";
}

TEST_F(Corrections, OnlyTheCellsThatAreCorrectedChange)
{
    const std::string gold = "\xEF\xBB\xBF# note = x\r\nAda  NNP\t B-PER \r\nmet VB O\r\n\r\n\r\nNew NNP "
                             "B-LOC\r\nYork NNP I-LOC";
    const auto path = m_folder.write("gold.conll", gold);
    const auto data
        = loaded(specOf(path, path, m_folder.write("c.csv", std::string(header) + "gold,0,3,PER,,,,ORG,\n")));
    ASSERT_EQ(data.corrections->applied, 1U);
    auto wanted = gold;
    wanted.replace(wanted.find("B-PER"), 5, "B-ORG");
    EXPECT_EQ(contents(converted(data, ConvertForm::Conll, "copy.conll")), wanted);
}

TEST_F(Corrections, CellsOfHipeFollowWithTheirLinks)
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

TEST_F(Corrections, LinesOfProdigyKeepAllButTheirSpans)
{
    const std::string first
        = R"({"text": "Ada met Zoe.",  "_input_hash": 1, "tokens": [{"text": "Ada", "start": 0, "end": 3, "id": 0}, )"
          R"({"text": "met", "start": 4, "end": 7, "id": 1}], "spans": [{"start": 0, "end": 3, "label": "PER", "x": 1}, )"
          R"({"start": 8, "end": 11, "label": "LOC"}], "answer": "accept"})";
    const std::string second = R"({"text":"Oslo.","_input_hash":2,"answer":"accept","meta":{"id":"o"}})";
    const auto gold = m_folder.write("gold.jsonl", first + "\r\n" + second + "\n");
    const auto data = loaded(specOf(gold, gold,
        m_folder.write("c.csv", std::string(header) + "1,8,11,LOC,,,,,\n1,,,,,4,7,VERB,\no,,,,,0,4,LOC,\n")));
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

TEST_F(Corrections, LinesOfDoccanoCountAsTheyCounted)
{
    const std::string first = R"({"id": 2, "text": ")" + std::string("\xF0\x9F\x8C\xA7")
        + R"( in Dunmore", "label": [[6, 13, "LOC"]], "Comments": []})";
    const auto gold = m_folder.write("gold.jsonl", first + "\n");
    const auto data = loaded(specOf(
        gold, gold, m_folder.write("c.csv", std::string(header) + "2,,,,,2,4,ADP,\n2,5,12,LOC,,,,ORG,\n")));
    ASSERT_EQ(data.gold->format, "doccano");
    EXPECT_EQ(data.corrections->applied, 2U) << testing::PrintToString(annotationsOf(*data.gold));
    const auto copy = contents(converted(data, ConvertForm::Doccano, "copy.jsonl"));
    EXPECT_NE(copy.find(R"([[3, 5, "ADP"], [6, 13, "ORG"]], "Comments": []})"), std::string::npos) << copy;
    expectAsCorrected(data, { ConvertForm::Doccano });
}

// ---------------------------------------------------------------------------------------------- whole
// corpora

class CorrectedCorpora : public Corrections
{
protected:
    /// Random corrections of the gold are all applied, and what comes of them is right.
    DataSet corrected(const DataSetSpec& plain, std::uint32_t seed)
    {
        const auto before = loaded(plain);
        const auto made = correctionsOf(*before.gold, seed, 5);
        auto spec = plain;
        spec.corrections.path = m_folder.write("c.csv", made.table);
        auto data = loaded(spec);
        EXPECT_EQ(data.corrections->applied, made.rows) << testing::PrintToString(codesOf(data));
        EXPECT_EQ(annotationsOf(*data.gold), made.right);
        return data;
    }

    /// Lines that differ differ in the columns named, 0-based.
    static void expectOnlyCells(
        const std::string& before, const std::string& after, const std::set<std::size_t>& columns)
    {
        std::istringstream one(contents(before));
        std::istringstream other(contents(after));
        std::size_t differ = 0;
        for (std::string a, b; std::getline(one, a);) {
            ASSERT_TRUE(std::getline(other, b));
            if (a == b) {
                continue;
            }
            ++differ;
            std::istringstream left(a);
            std::istringstream right(b);
            std::size_t column = 0;
            for (std::string x, y; std::getline(left, x, '\t') && std::getline(right, y, '\t'); ++column) {
                EXPECT_TRUE(x == y || columns.contains(column)) << a << "\n" << b;
            }
        }
        EXPECT_GT(differ, 0U);
        EXPECT_EQ(one.eof(), other.peek() == std::istringstream::traits_type::eof());
    }
};

TEST_F(CorrectedCorpora, MadeFilesOfEveryScheme)
{
    testsupport::Random random(3);
    for (std::uint32_t round = 0; round < 20; ++round) {
        std::string gold;
        for (std::uint32_t sentence = 0; sentence < 40; ++sentence) {
            for (std::uint32_t at = 0; at < 6; ++at) {
                const auto type = testsupport::below(random, 2) == 0 ? "PER" : "LOC";
                const bool inside = at > 0 && !gold.ends_with("O\n") && testsupport::below(random, 2) == 0;
                gold += "w" + std::to_string(at) + "\t"
                    + (testsupport::below(random, 3) == 0 ? std::string("O")
                            : inside                      ? "I-" + gold.substr(gold.size() - 4, 3)
                                                          : std::string("B-") + type)
                    + "\n";
            }
            gold += "\n";
        }
        const auto path = m_folder.write("gold.conll", gold);
        const auto data = corrected(specOf(path, path), round);
        expectAsCorrected(data, { ConvertForm::Conll, ConvertForm::Jsonl });
    }
}

TEST_F(CorrectedCorpora, Wnut17)
{
    if (!fs::exists(corpora)) {
        GTEST_SKIP() << corpora << " is not there";
    }
    const auto gold = (corpora / "wnut17/gold.conll").string();
    const auto before = contents(gold);
    const auto data = corrected(specOf(gold, (corpora / "wnut17/runs/arcada").string()), 1);
    expectAsCorrected(data, { ConvertForm::Conll, ConvertForm::Jsonl });
    EvaluationSpec strict;
    strict.strictScheme = metrics::StrictScheme::Iob2;
    expectAsCorrected(data, { ConvertForm::Conll, ConvertForm::Jsonl }, strict);
    expectOnlyCells(gold, m_folder.path("copy-conll.conll"), { 1, 2 });
    EXPECT_EQ(contents(gold), before);
}

TEST_F(CorrectedCorpora, Hipe2020)
{
    if (!fs::exists(corpora)) {
        GTEST_SKIP() << corpora << " is not there";
    }
    const auto gold = (corpora / "hipe2020-fr/gold.tsv").string();
    const auto data
        = corrected(specOf(gold, (corpora / "hipe2020-fr/runs/team1_bundle3_fr_1.tsv").string()), 2);
    expectAsCorrected(data, { ConvertForm::Hipe });
    EvaluationSpec hipe;
    hipe.matching.pairing = match::PairingPolicy::Hipe;
    expectAsCorrected(data, { ConvertForm::Hipe }, hipe);
    expectOnlyCells(gold, m_folder.path("copy-hipe.tsv"), { 1, 7 });
}

TEST_F(CorrectedCorpora, AsJsonLinesAndAsBrat)
{
    if (!fs::exists(corpora)) {
        GTEST_SKIP() << corpora << " is not there";
    }
    const auto plain
        = loaded(specOf((corpora / "wnut17/gold.conll").string(), (corpora / "wnut17/runs/arcada").string()));
    const auto jsonl = m_folder.write("gold.jsonl", io::toJsonl(*plain.gold));
    const auto data = corrected(specOf(jsonl, (corpora / "wnut17/runs/arcada").string()), 3);
    expectAsCorrected(data, { ConvertForm::Jsonl });

    const auto protocols = corpora / "wnut20-protocols";
    const auto brat = loaded(specOf((protocols / "gold").string(), (protocols / "system").string()));
    std::string rows = header;
    std::size_t number = 0;
    for (const auto& document : brat.gold->documents) {
        for (const auto& entity : document.annotations.entities) {
            const auto& type = brat.gold->labels.name(entity.label);
            if (++number % 9 == 0) {
                rows += document.name + "," + std::to_string(entity.span.begin) + ","
                    + std::to_string(entity.span.end) + "," + type + ",,"
                    + (number % 2 == 0 ? std::string(",,")
                                       : std::to_string(entity.span.begin) + ","
                                + std::to_string(entity.span.begin + 1) + "," + type)
                    + ",\n";
            }
        }
    }
    auto spec = brat.spec;
    spec.corrections.path = m_folder.write("c.csv", rows);
    const auto laid = loaded(spec);
    EXPECT_GT(laid.corrections->applied, 100U);
    EXPECT_EQ(laid.corrections->lost, 0U);
    expectAsCorrected(laid, { ConvertForm::Brat, ConvertForm::Jsonl });
}

} // namespace
} // namespace touchstone::analysis
