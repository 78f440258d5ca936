// SPDX-License-Identifier: GPL-3.0-or-later
// Findings grouped by cause, and what tables show of those that change scores.
#include "core/evaluation/records/findings.h"
#include "core/measures/registry/measurerunner.h"
#include "core/report/htmlreport.h"
#include "core/report/tableexport.h"
#include "core/report/tables/systemtable.h"
#include "core/support/progress.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using support::Diagnostics;
using support::Severity;

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Diagnostics missing(const std::string& system, std::initializer_list<std::uint64_t> annotations)
{
    Diagnostics list;
    std::uint32_t line = 0;
    for (const auto count : annotations) {
        ++line;
        list.add(Severity::Warning, "pairing.gold-only", { "gold.conll", line, 0 },
            "Document " + std::to_string(line) + " is not in " + system + ".", count);
    }
    return list;
}

Diagnostics repairs(const std::string& file, std::size_t count)
{
    Diagnostics list;
    for (std::size_t i = 0; i < count; ++i) {
        list.add({ Severity::Warning, "conll.transition", { file, static_cast<std::uint32_t>(i + 1), 0 },
            "'I-PER' follows 'O'." });
    }
    return list;
}

TEST(Findings, AreGroupedByCauseOverSystemsAndThoseThatChangeScoresStandFirst)
{
    Findings findings;
    findings.add(repairs("gold.conll", 3));
    findings.add(repairs("a.conll", 5000), "A");
    findings.add(missing("A", { 1000, 17 }), "A");
    findings.add(missing("B", { 1, 0 }), "B");
    const auto groups = findings.groups();
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_TRUE(groups[0].changesScores);
    EXPECT_EQ(groups[0].text(),
        "4 documents of the gold are not in the system: 1,018 annotations count as missing");
    EXPECT_EQ(groups[0].systems, (std::vector<std::string> { "A", "B" }));
    EXPECT_EQ(groups[0].first.place.line, 1U);
    EXPECT_FALSE(groups[1].changesScores);
    EXPECT_EQ(groups[1].count, 5003U) << "those that were not kept count";
    EXPECT_EQ(groups[1].text(), "5,003 tags do not follow the tag before as the scheme wants");
    EXPECT_EQ(groups[1].first.place.file, "gold.conll");
    EXPECT_EQ(groups[1].systems, std::vector<std::string> { "A" });
}

TEST(Findings, OneIsSingular)
{
    Findings findings;
    findings.add(missing("A", { 1 }), "A");
    ASSERT_EQ(findings.groups().size(), 1U);
    EXPECT_EQ(findings.groups()[0].text(),
        "1 document of the gold is not in the system: 1 annotation counts as missing");
}

TEST(Findings, ADocumentWithoutAnnotationsChangesNoScore)
{
    Findings findings;
    findings.add(missing("A", { 0 }), "A");
    ASSERT_EQ(findings.groups().size(), 1U);
    EXPECT_FALSE(findings.groups()[0].changesScores);
    EXPECT_EQ(findings.groups()[0].text(), "1 document of the gold is not in the system");
    EXPECT_TRUE(findings.hasWarnings()) << "--strict fails all the same";
}

TEST(Findings, WhatWasSkippedStandsApartFromWhatWasRepaired)
{
    Findings findings;
    Diagnostics list;
    list.add(Severity::Warning, "jsonl.fragments", { "a.jsonl", 1, 0 }, "merged");
    list.add(Severity::Error, "jsonl.fragments", { "a.jsonl", 2, 0 }, "skipped");
    list.add(Severity::Note, "conll.scheme", { "a.jsonl", 3, 0 }, "told in JSON only");
    findings.add(list, "A");
    const auto groups = findings.groups();
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_EQ(groups[0].first.message, "skipped");
    EXPECT_TRUE(groups[0].changesScores);
    EXPECT_EQ(groups[1].first.message, "merged");
    EXPECT_FALSE(groups[1].changesScores);
    EXPECT_EQ(groups[0].count + groups[1].count, 2U);
    EXPECT_EQ(findings.all().total(), 3U);
}

TEST(Findings, TheSameIsToldOnceAndKnowsItsSystem)
{
    Findings findings;
    findings.add(missing("A", { 4 }), "A");
    findings.add(missing("A", { 4, 5 }), "A", true);
    const auto all = findings.all();
    ASSERT_EQ(all.total(), 2U);
    EXPECT_EQ(all.list()[1].place.line, 2U);
    EXPECT_EQ(all.list()[0].system, "A");
}

TEST(Findings, NoneContradictsOrRepeatsAnother)
{
    Findings findings;
    Diagnostics reading;
    reading.add(Severity::Warning, "conll.no-docstart", { "a", 1, 0 }, "read as one document");
    Diagnostics pairing;
    pairing.add(Severity::Note, "pairing.cut", { "a", 0, 0 }, "cut, since the tokens agree");
    findings.add(reading, "A");
    findings.add(pairing, "A");
    EXPECT_TRUE(findings.groups().empty()) << "the file was cut, so it is not one document";
    Diagnostics tokens;
    tokens.add(Severity::Warning, "hipe.tokens", { "a", 2, 0 }, "4 tokens in the gold and 6 in the system");
    findings.add(tokens, "A");
    ASSERT_EQ(findings.all().total(), 1U) << "tokens that differ do not agree";
    EXPECT_EQ(findings.all().list()[0].code, "hipe.tokens");

    findings.add(reading, "B");
    EXPECT_EQ(findings.groups().size(), 1U) << "word for word the same is told once";
    Diagnostics whole;
    whole.add(Severity::Warning, "pairing.not-cut", { "b", 0, 0 }, "no document marks");
    Findings uncut;
    uncut.add(missing("B", { 1, 2 }), "B");
    uncut.add(whole, "B");
    uncut.add(missing("C", { 3 }), "C");
    ASSERT_EQ(uncut.groups().size(), 2U);
    EXPECT_EQ(uncut.groups()[0].first.code, "pairing.not-cut") << "the cause, without its consequences";
    EXPECT_EQ(uncut.groups()[1].systems, std::vector<std::string> { "C" });
}

/// Gold d1 with two annotations, d2 with one.
std::shared_ptr<const Evaluation> evaluated(const std::vector<std::pair<std::string, std::string>>& system)
{
    auto gold = std::make_shared<const annotation::Layer>(
        testsupport::namedLayer({ { "d1", "[PER Ada] met [PER Eve]" }, { "d2", "in [LOC Rome]" } }, "gold"));
    auto run = std::make_shared<const annotation::Layer>(testsupport::namedLayer(system, "team3"));
    support::Progress progress;
    return *evaluate(gold, run, {}, progress);
}

TEST(TouchedNumbers, SayHowManyDocumentsMetAndNameNobody)
{
    const auto touched = touchedNumbers(*evaluated({ { "d2", "in [LOC Rome]" }, { "d9", "[PER Eve]" } }));
    EXPECT_EQ(touched.codes, "pairing.gold-only=1 pairing.system-only=1");
    EXPECT_EQ(touched.text,
        "1 of 2 documents met. 1 document of the gold is not in the system: 2 annotations count as missing. "
        "1 "
        "document of the system is not in the gold: 1 annotation counts as spurious.");
    EXPECT_FALSE(has(touched.text, "team3"));
    EXPECT_FALSE(touchedNumbers(*evaluated({ { "d1", "[PER Ada] met Eve" }, { "d2", "in Rome" } })).any())
        << "a bad run is no finding";
}

TEST(TouchedNumbers, KeepTheirPatternsForTheWindow)
{
    const auto evaluation = evaluated({ { "d2", "in [LOC Rome]" }, { "d9", "[PER Eve]" } });
    EXPECT_EQ(touchedSentences(*evaluation).english(), touchedNumbers(*evaluation).text);
    const auto lost = touchingFindings(*evaluation)[0].said();
    EXPECT_STREQ(lost.pattern(), "%1: %2");
    ASSERT_EQ(lost.arguments().size(), 2U);
    EXPECT_STREQ(std::get<support::Message>(lost.arguments()[0]).pattern(),
        "%Ln documents of the gold are not in the system");
    EXPECT_STREQ(
        std::get<support::Message>(lost.arguments()[1]).pattern(), "%Ln annotations count as missing");
    const auto clean = evaluated({ { "d1", "[PER Ada] met Eve" }, { "d2", "in Rome" } });
    EXPECT_TRUE(touchedSentences(*clean).empty());

    auto alone = FindingGroup { &support::kindOf("pairing.gold-only"), {}, 3 };
    EXPECT_EQ(alone.text(), "3 documents of the gold are not in the system");
    alone.neutral = true;
    EXPECT_EQ(alone.text(), "3 documents of A are not in B");
    EXPECT_STREQ(alone.said().pattern(), "%Ln documents of A are not in B");
}

Table twoSystems()
{
    Table table { "Scores", { { "System" }, { "F1", true } }, { { "a_b", "1.000" }, { "team3", "0.000" } } };
    table.systems = { { "a_b", {} }, { "team3", { "pairing.gold-only=2", "0 of 2 documents met." } } };
    table.rowSystems = { { 0 }, { 1 } };
    return table;
}

TEST(TouchedRows, BearASignAndALineInFormsForPeople)
{
    const auto table = twoSystems();
    const auto text = toText(table);
    EXPECT_TRUE(has(text, "\nteam3 !  0.000\n")) << text;
    EXPECT_TRUE(has(text, "\na_b      1.000\n")) << text;
    EXPECT_TRUE(text.ends_with("\n\n! team3: 0 of 2 documents met.\n")) << text;
    EXPECT_TRUE(has(toMarkdown(table), "| team3 ! | 0.000 |\n\n! team3: 0 of 2 documents met.\n"));
    EXPECT_TRUE(has(toLatex(table), "\nteam3 ! & 0.000 \\\\\n"));
    EXPECT_TRUE(
        has(toLatex(table), "\\end{tabular}\n\n{\\footnotesize ! team3: 0 of 2 documents met.\\par}\n"))
        << "what is printed, not a comment";
    EXPECT_TRUE(has(toHtml(table), ">team3 !</th>"));
    EXPECT_TRUE(has(toHtml(table), "<p>! team3: 0 of 2 documents met.</p>"));
}

TEST(TouchedRows, HaveAColumnInFormsForScripts)
{
    auto table = twoSystems();
    EXPECT_EQ(toTsv(table), "System\tF1\tfindings\na_b\t1.000\t\nteam3\t0.000\tpairing.gold-only=2\n");
    EXPECT_EQ(toCsv(table), "System,F1,findings\r\na_b,1.000,\r\nteam3,0.000,0 of 2 documents met.\r\n");
    table.systems[1].touched = {};
    EXPECT_EQ(toTsv(table), "System\tF1\tfindings\na_b\t1.000\t\nteam3\t0.000\t\n")
        << "the columns do not hang on the data";
    table.systems.clear();
    EXPECT_EQ(toTsv(table), "System\tF1\na_b\t1.000\nteam3\t0.000\n") << "no table of scores";
}

TEST(TouchedColumns, AreToldApart)
{
    Table table { {}, { { "Type" }, { "A", true, 0 }, { "B", true, 1 }, { "B - A", true } },
        { { "PER", "1", "2", "1" } } };
    table.systems = { { "A", { "x=1", "One." } }, { "B", {} } };
    EXPECT_TRUE(has(toText(table), "Type  A !  B  B - A\n")) << toText(table);
    EXPECT_EQ(toTsv(table), "Type\tA\tB\tB - A\tfindings\nPER\t1\t2\t1\tA: x=1\n");
}

TEST(TouchedTables, WithoutASystemsRowBearTheSignAtTheirFirstColumn)
{
    Table table { "A: strict", { { "Type" }, { "F1", true } }, { { "PER", "1" } } };
    table.systems = { { "A", { "x=1", "One." } } };
    EXPECT_TRUE(has(toText(table), "\nType !  F1\n")) << toText(table);
    EXPECT_EQ(toTsv(table), "Type\tF1\tfindings\nPER\t1\tx=1\n");
    table.explainsSigns = false;
    EXPECT_FALSE(has(toText(table), "One."));
}

TEST(TouchedTables, StandInTheReport)
{
    const auto bad = evaluated({ { "d2", "in [LOC Rome]" } });
    support::Progress progress;
    const std::vector<ReportSystem> systems { { "team3", bad, { *computeMeasure("muc", *bad, progress) } } };
    std::string html;
    const auto report = htmlReport(
        systems, {}, {},
        [&html](std::string_view text) -> support::Result<void> {
            html += text;
            return {};
        },
        progress);
    ASSERT_TRUE(report);
    EXPECT_TRUE(has(html, ">team3 !</th>")) << "where systems stand side by side";
    EXPECT_TRUE(has(html, ">team3 !: scores</h2>\n<p>! 1 of 2 documents met. "));
}

TEST(TouchedTables, OfAnonymousSystemsNameNone)
{
    const auto good = evaluated({ { "d1", "[PER Ada] met [PER Eve]" }, { "d2", "in [LOC Rome]" } });
    const auto bad = evaluated({ { "d2", "in [LOC Rome]" } });
    support::Progress progress;
    const std::vector<TableSystem> systems { { "team1", good, *computeMeasure("muc", *good, progress) },
        { "team3", bad, *computeMeasure("muc", *bad, progress) } };
    TableRequest request;
    request.measure = "muc";
    request.names.anonymous = true;
    const auto table = exportedTable(systems, request, progress);
    ASSERT_TRUE(table);
    const auto text = toText(*table);
    EXPECT_TRUE(has(text, "System 2 !")) << text;
    EXPECT_TRUE(has(text, "! System 2: 1 of 2 documents met.")) << text;
    EXPECT_FALSE(has(text, "team3")) << text;
    request.table.systemsAsColumns = true;
    EXPECT_TRUE(has(toText(*exportedTable(systems, request, progress)), "System 2 !"));
}

TEST(Findings, ASentenceAboutSystemsCountsSystems)
{
    Findings findings;
    for (const std::string system : { "A", "B" }) {
        Diagnostics twice; // as of two shards
        for (const auto* const shard : { "1.jsonl", "2.jsonl" }) {
            twice.add(Severity::Warning, "text.differs", { system + shard, 0, 0 }, "The text differs.");
        }
        findings.add(twice, system);
        ASSERT_EQ(findings.groups().size(), 1U);
        EXPECT_EQ(findings.groups()[0].text(),
            system == "A" ? "the system has texts that differ from the gold's"
                          : "2 systems have texts that differ from the gold's");
    }
    EXPECT_EQ(findings.groups()[0].count, 4U);
}

} // namespace
} // namespace touchstone::analysis
