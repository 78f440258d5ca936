// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/relabelling.h"
#include "core/evaluation/slices/filtering.h"
#include "core/evaluation/slices/judgedrecords.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/project/judgements.h"
#include "tests/support/evaluated.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;

JudgedAnnotation at(std::uint32_t begin, std::uint32_t end, const char* type)
{
    return { { { begin, end } }, type };
}

Judgement judged(JudgedRecord record, Verdict verdict, std::int64_t time, std::string text = {})
{
    return { std::move(record), time, verdict, {}, std::move(text) };
}

/// Of the documents below: found, of another type, missed, a false alarm.
const std::vector<std::string> goldText { "[PER Ada] met [LOC Turin] and [ORG Fiat] x" };
const std::vector<std::string> systemText { "[PER Ada] met [ORG Turin] and Fiat [MISC x]" };

JudgedRecord pairRecord() { return { "dev", "d1", at(8, 13, "LOC"), at(8, 13, "ORG") }; }
JudgedRecord missedRecord() { return { "dev", "d1", at(18, 22, "ORG"), {} }; }

EvaluationSpec judgedBy(std::vector<Judgement> judgements, const char* set = "dev")
{
    EvaluationSpec spec;
    spec.slices.judgements = std::make_shared<const JudgementTable>(std::move(judgements), set);
    return spec;
}

std::string valuesOf(const Evaluation& evaluation)
{
    const auto* const facet = sliceFacet(evaluation, judgementSlice);
    std::string text;
    for (std::uint32_t i = 0; facet != nullptr && i < evaluation.records.size(); ++i) {
        text += (text.empty() ? "" : " ") + facet->names[facet->of(i)[0]];
    }
    return text;
}

TEST(JudgementFile, ALineIsReadAsItWasWritten)
{
    Judgement judgement { pairRecord(), 1795697943120, Verdict::GoldWrong, "A 2", "a \"town\"\nin Italy" };
    const auto line = judgementLine(judgement);
    EXPECT_EQ(line,
        "{\"set\": \"dev\", \"document\": \"d1\", \"gold\": {\"start\": 8, \"end\": 13, \"type\": \"LOC\"}, "
        "\"system\": {\"start\": 8, \"end\": 13, \"type\": \"ORG\"}, \"run\": \"A 2\", \"verdict\": "
        "\"gold-wrong\", \"text\": \"a \\\"town\\\"\\nin Italy\", \"date\": \"2026-11-26T12:59:03.120Z\"}");
    judgement.record.system.reset();
    judgement.record.gold->pieces = { { 0, 2 }, { 4, 7 } };
    judgement.record.set.clear();
    judgement.run.clear();
    judgement.text.clear();
    judgement.verdict = Verdict::Cleared;
    const auto fragments = judgementLine(judgement);
    EXPECT_EQ(fragments,
        "{\"document\": \"d1\", \"gold\": {\"fragments\": [[0, 2], [4, 7]], \"type\": \"LOC\"}, \"system\": "
        "null, \"verdict\": \"cleared\", \"date\": \"2026-11-26T12:59:03.120Z\"}");
    const auto read = parseJudgements(line + "\r\n\n" + fragments + "\n", "j");
    EXPECT_TRUE(read.findings.empty());
    ASSERT_EQ(read.judgements.size(), 2U);
    EXPECT_EQ(judgementLine(read.judgements[0]), line);
    EXPECT_EQ(read.judgements[1], judgement);
}

TEST(JudgementFile, ADateMayBeShort)
{
    const auto timeOf = [](const std::string& date) {
        const auto read = parseJudgements(
            "{\"document\": \"d\", \"gold\": {\"start\": 0, \"end\": 1, \"type\": \"A\"}, \"verdict\": "
            "\"debatable\", \"date\": \""
                + date + "\"}",
            "j");
        return read.judgements.empty() ? std::int64_t { -1 } : read.judgements.front().time;
    };
    EXPECT_EQ(timeOf("1970-01-02"), 86'400'000);
    EXPECT_EQ(timeOf("1970-01-01T01:02:03"), 3'723'000);
    EXPECT_EQ(timeOf("1970-01-01T00:00:03.007Z"), 3'007);
    for (const char* wrong : { "", "1970", "1970-02-30", "1970-01-02T", "1970-01-02T24:00:00Z",
             "1970-01-02 00:00:00", "1970-01-02T00:00:00Zx", "19700102" }) {
        EXPECT_EQ(timeOf(wrong), -1) << wrong;
    }
}

TEST(JudgementFile, SlipsAreToldWithTheirPlaceAndKeptAndTheRestIsRead)
{
    const auto good = judgementLine(judged(missedRecord(), Verdict::Debatable, 0));
    const std::string text = "\n" + good + "\nnonsense\n<<<<<<< mine\n"
        + R"({"document": "d", "gold": {"start": 3, "end": 3, "type": "A"}, "verdict": "debatable", "date": "1970-01-01"}
{"document": "d", "gold": null, "verdict": "debatable", "date": "1970-01-01"}
{"gold": {"start": 3, "end": 4, "type": "A"}, "verdict": "debatable", "date": "1970-01-01"}
{"document": "ä", "system": {"start": 3, "end": 4, "type": "A"}, "verdict": "wrong", "date": "1970-01-01"}
{"document": "d", "system": {"start": 3, "end": 4, "type": "A"}, "verdict": "debatable"}
{"document": "d", "system": "x", "verdict": "debatable", "date": "1970-01-01"}
)";
    const auto read = parseJudgements(text, "j");
    EXPECT_EQ(read.judgements.size(), 1U);
    EXPECT_EQ(read.lines.size(), 9U) << "all but the blank one";
    std::string places;
    for (const auto& finding : read.findings.list()) {
        EXPECT_EQ(finding.code, "project.judgement");
        places += std::to_string(finding.place.line) + ":" + std::to_string(finding.place.column) + " ";
    }
    EXPECT_EQ(places, "3:1 4:1 5:27 6:1 7:1 8:77 9:1 10:29 ");
    EXPECT_NE(read.findings.list()[5].message.find("system-wrong, debatable"), std::string::npos);
}

TEST(JudgementFile, AddingKeepsWhatIsThereLineByLine)
{
    const testsupport::Folder folder;
    const auto path = judgementsPath(folder.path("p.touchstone"));
    EXPECT_EQ(path, folder.path("p.judgements.jsonl"));
    EXPECT_TRUE(readJudgements(path)->lines.empty()) << "no file, no judgement";
    const auto own = judged(pairRecord(), Verdict::GoldWrong, 5);
    const std::string foreign
        = R"({"mood": 1, "document": "d1", "gold": {"type": "ORG", "end": 22, "start": 18}, "verdict": "debatable", "date": "1970-01-01"})";
    folder.write("p.judgements.jsonl", "what is this\n" + foreign);
    const auto added = addJudgements(path, std::vector { own });
    ASSERT_TRUE(added);
    EXPECT_EQ(added->judgements.size(), 2U);
    const auto whole = folder.read("p.judgements.jsonl");
    EXPECT_NE(whole.find("what is this\n"), std::string::npos);
    EXPECT_NE(whole.find(foreign + "\n"), std::string::npos) << "keys that are not known stay";
    EXPECT_NE(whole.find(judgementLine(own) + "\n"), std::string::npos);
    ASSERT_TRUE(addJudgements(path, std::vector { own }));
    EXPECT_EQ(folder.read("p.judgements.jsonl"), whole) << "once";

    std::filesystem::remove(path);
    std::filesystem::create_directory(path);
    EXPECT_FALSE(addJudgements(path, std::vector { own })) << "what cannot be read is not written over";
}

TEST(JudgementFile, WithoutAProjectItStandsBesideTheGold)
{
    DataSetSpec data;
    EXPECT_EQ(judgementsBesideGold(data), "");
    data.gold.path = "/p/q/../gold.conll";
    EXPECT_EQ(judgementsBesideGold(data), "/p/gold.conll.judgements.jsonl");
    data.gold.path = "/p/corpus/";
    EXPECT_EQ(judgementsBesideGold(data), "/p/corpus.judgements.jsonl");
    data.noGold = true;
    EXPECT_EQ(judgementsBesideGold(data), "");
    data.noGold = false;
    data.gold.path = "-";
    EXPECT_EQ(judgementsBesideGold(data), "");
}

TEST(JudgementFile, TwoPeoplesLinesAreTheirUnionWhateverTheirOrder)
{
    const auto mine = judgementLine(judged(pairRecord(), Verdict::GoldWrong, 5));
    const auto theirs = judgementLine(judged(pairRecord(), Verdict::Debatable, 7));
    const auto sameTime = judgementLine(judged(missedRecord(), Verdict::SystemWrong, 7));
    const auto atOnce = judgementLine(judged(missedRecord(), Verdict::GoldWrong, 7));
    std::vector lines { mine, theirs, sameTime, atOnce };
    std::ranges::sort(lines);
    do {
        std::string text;
        for (const auto& line : lines) {
            text += line + "\n";
        }
        const JudgementTable table(parseJudgements(text, "j").judgements, "dev");
        ASSERT_EQ(table.judgements().size(), 2U);
        EXPECT_EQ(table.of(pairRecord())->verdict, Verdict::Debatable) << "the newest counts";
        EXPECT_EQ(table.of(missedRecord())->verdict, Verdict::SystemWrong) << "of one time the content";
        EXPECT_EQ(table.of("dev", "d1").size(), 2U);
        EXPECT_TRUE(table.of("test", "d1").empty());
    } while (std::ranges::next_permutation(lines).found);
}

TEST(JudgedRecords, HoldWhereTheSameAnnotationsMeet)
{
    const auto spec = judgedBy({ judged(pairRecord(), Verdict::GoldWrong, 1),
        judged(missedRecord(), Verdict::Debatable, 1, "a company?"),
        judged({ "dev", "d1", {}, at(23, 24, "MISC") }, Verdict::SystemWrong, 1) });
    const auto evaluation = evaluated(goldText, systemText, spec);
    EXPECT_EQ(valuesOf(*evaluation), "none gold-wrong debatable system-wrong");
    EXPECT_EQ(judgementOf(*evaluation, evaluation->records[2])->text, "a company?");
    EXPECT_EQ(judgementOf(*evaluation, evaluation->records[0]), nullptr);
    EXPECT_EQ(judgedRecord(*evaluation, evaluation->records[1], "dev"), pairRecord());

    auto first = spec;
    first.matching.pairing = match::PairingPolicy::FirstCome;
    EXPECT_EQ(valuesOf(*evaluated(goldText, systemText, first)), valuesOf(*evaluation)) << "other settings";
    const auto other = evaluated(testsupport::layerPtr(goldText),
        testsupport::layerPtr({ "[PER Ada] met [LOC Turin] and Fiat x" }, "other"), spec);
    EXPECT_EQ(valuesOf(*other), "none gold-wrong debatable")
        << "the gold's Turin is wrong whoever finds it, Fiat is missed by both";
    const auto elsewhere = evaluated(goldText, systemText, judgedBy({ judged(pairRecord(), {}, 1) }, "test"));
    EXPECT_EQ(valuesOf(*elsewhere), "none none none none") << "of another data set";

    RecordFilter filter;
    filter.facets = { { std::string(judgementSlice), { "gold-wrong", "debatable" } } };
    EXPECT_EQ(filtered(*evaluation, std::vector { filter }), (std::vector<std::uint32_t> { 1, 2 }));
}

/// Gold "LOC" 8-13 as the file has it, with the label rules and the preset's case that are asked for.
EvaluationPtr underRules(const annotation::LabelRules& rules, EvaluationSpec spec, bool inUpperCase,
    const std::vector<std::string>& system = { "[pers Ada] met [org Turin] and Fiat [misc x]" })
{
    if (inUpperCase) {
        spec.matching.pairing = match::PairingPolicy::Hipe;
    }
    const auto side = [&rules](annotation::Layer layer, annotation::LabelSide of) {
        return testsupport::shared(annotation::relabelled(layer, rules, of).layer);
    };
    const std::vector<std::string> gold { "[pers Ada] met [loc Turin] and [org Fiat] x" };
    return evaluated(
        side(testsupport::layer(gold, "gold", testsupport::Tokens::Words), annotation::LabelSide::Gold),
        side(testsupport::layer(system, "system", testsupport::Tokens::Words), annotation::LabelSide::System),
        spec);
}

TEST(JudgedRecords, AreAnchoredByTheLabelOfTheFile)
{
    annotation::LabelRules rules;
    rules.map = { { annotation::LabelSide::Both, "loc", "place.town" } };
    rules.collapse = 1;
    rules.types = { "place", "org" };
    const JudgedRecord own { "dev", "d1", at(8, 13, "loc"), at(8, 13, "org") };
    const auto judgedOf = [](const EvaluationPtr& evaluation) {
        for (const auto& record : evaluation->records) {
            if (record.hasGold() && evaluation->goldText(record) == "Turin") {
                return judgedRecord(*evaluation, record, "dev");
            }
        }
        return JudgedRecord {};
    };
    const auto spec = judgedBy({ judged(own, Verdict::SystemWrong, 1) });
    for (const bool upper : { false, true }) {
        EXPECT_EQ(judgedOf(underRules({}, {}, upper)), own) << upper;
        EXPECT_EQ(judgedOf(underRules(rules, {}, upper)), own) << upper;
        EXPECT_EQ(valuesOf(*underRules({}, spec, upper)).find("system-wrong"), 5U) << upper;
        EXPECT_EQ(valuesOf(*underRules(rules, spec, upper)).find("system-wrong"), 0U)
            << upper << ": Ada is left out";
    }
}

TEST(JudgedRecords, ARenamedTypeOfAnOlderFileIsFoundWhereItLeavesNoDoubt)
{
    annotation::LabelRules places;
    places.map = { { annotation::LabelSide::Both, "loc", "place" } };
    const auto counts = [](const char* gold, const char* system, const annotation::LabelRules& rules) {
        const JudgedRecord record { "dev", "d1", at(8, 13, gold), at(8, 13, system) };
        const auto evaluation
            = underRules(rules, judgedBy({ judged(record, Verdict::SystemWrong, 1) }), false);
        return valuesOf(*evaluation).find("system-wrong") != std::string::npos;
    };
    EXPECT_TRUE(counts("LOC", "ORG", {})) << "of a preset in upper case";
    EXPECT_TRUE(counts("place", "org", places)) << "as it is called here";
    EXPECT_TRUE(counts("place", "org", {})) << "no type of this data";
    EXPECT_FALSE(counts("pers", "org", {})) << "another type of this data";
    EXPECT_FALSE(counts("pers", "org", places));

    const auto two
        = underRules({}, judgedBy({ judged({ "dev", "d1", {}, at(0, 3, "TOWN") }, Verdict::SystemWrong, 1) }),
            false, { "[x [y Ada]] met Turin" });
    EXPECT_EQ(valuesOf(*two).find("system-wrong"), std::string::npos) << "which of two?";
}

TEST(JudgedRecords, HoldWhereTheirAnnotationsMeetOtherwise)
{
    const std::vector<std::string> gold { "[LOC Turin] [ORG Fiat]" };
    const std::vector<std::string> apart { "[LOC Turin [ORG Fiat]]" };
    const auto values = [&](Verdict verdict, std::optional<JudgedAnnotation> goldSide,
                            std::optional<JudgedAnnotation> systemSide, const char* run = "") {
        auto judgement = judged({ "dev", "d1", std::move(goldSide), std::move(systemSide) }, verdict, 1);
        judgement.run = run;
        return valuesOf(*evaluated(gold, apart, judgedBy({ std::move(judgement) })));
    };
    // Matched: Turin with "Turin Fiat", Fiat with Fiat (right).
    const auto plain = evaluated(gold, apart);
    ASSERT_EQ(plain->records.size(), 2U);
    const auto wide = at(0, 10, "LOC");
    EXPECT_EQ(judgedRecord(*plain, plain->records[0], "dev").system, wide);
    EXPECT_EQ(values(Verdict::SystemWrong, at(6, 10, "ORG"), wide), "system-wrong none");
    EXPECT_EQ(values(Verdict::Debatable, at(6, 10, "ORG"), wide), "debatable none") << "Fiat is right here";
    EXPECT_EQ(values(Verdict::GoldWrong, at(6, 10, "ORG"), wide), "none gold-wrong") << "the gold's Fiat";
    EXPECT_EQ(values(Verdict::SystemWrong, at(0, 5, "LOC"), {}), "system-wrong none") << "missed once";
    EXPECT_EQ(values(Verdict::GoldWrong, {}, wide), "gold-wrong none") << "a false alarm once";
    EXPECT_EQ(values(Verdict::SystemWrong, at(6, 10, "ORG"), wide, "system"), "system-wrong none");
    EXPECT_EQ(values(Verdict::SystemWrong, at(6, 10, "ORG"), wide, "other"), "none none") << "another run";
    EXPECT_EQ(values(Verdict::SystemWrong, at(0, 5, "LOC"), at(0, 5, "ORG")), "none none")
        << "the system says so no longer";
}

TEST(JudgedRecords, OfATypeThatIsLeftOutTheOtherSideSpeaks)
{
    annotation::LabelRules rules;
    rules.types = { "org" };
    for (const auto verdict : givenVerdicts) {
        auto judgement = judged({ "dev", "d1", at(8, 13, "loc"), at(8, 13, "org") }, verdict, 1);
        judgement.run = "system";
        EXPECT_EQ(valuesOf(*underRules(rules, judgedBy({ judgement }), false)),
            std::string(verdictName(verdict)) + " none"); // Fiat is missed
        judgement.run = "other";
        EXPECT_EQ(valuesOf(*underRules(rules, judgedBy({ judgement }), false)), "none none");
    }
    rules.types = { "loc" };
    for (const auto verdict : givenVerdicts) {
        auto judgement = judged({ "dev", "d1", at(8, 13, "loc"), at(8, 13, "org") }, verdict, 1);
        judgement.run = "system";
        EXPECT_EQ(valuesOf(*underRules(rules, judgedBy({ judgement }), false)), verdictName(verdict));
        judgement.run = "other";
        EXPECT_EQ(valuesOf(*underRules(rules, judgedBy({ judgement }), false)),
            verdict == Verdict::GoldWrong ? "gold-wrong" : "none");
    }
}

TEST(JudgedRecords, OfSeveralThatHoldTheNewestCounts)
{
    const JudgedRecord missed { "dev", "d1", at(8, 13, "LOC"), {} };
    const auto spec
        = judgedBy({ judged(pairRecord(), Verdict::SystemWrong, 1), judged(missed, Verdict::GoldWrong, 2) });
    const auto evaluation = evaluated(goldText, systemText, spec);
    const auto& record = evaluation->records[1];
    EXPECT_EQ(judgementOf(*evaluation, record)->verdict, Verdict::GoldWrong);
    const auto holding = judgementsOf(*spec.slices.judgements, *evaluation, record);
    ASSERT_EQ(holding.size(), 2U);
    EXPECT_EQ(holding.front()->verdict, Verdict::SystemWrong);
}

TEST(JudgedRecords, WhatIsClearedIsNotJudgedAndChangesNoSignature)
{
    const auto spec = judgedBy(
        { judged(pairRecord(), Verdict::GoldWrong, 1), judged(pairRecord(), Verdict::Cleared, 2) });
    const auto evaluation = evaluated(goldText, systemText, spec);
    EXPECT_EQ(valuesOf(*evaluation), "none none none none");
    EXPECT_EQ(judgementOf(*evaluation, evaluation->records[1]), nullptr);
    const auto plain = evaluated(goldText, systemText);
    EXPECT_EQ(plain->signature, evaluation->signature);
    EXPECT_EQ(sliceFacet(*plain, judgementSlice), nullptr) << "nobody has judged anything";
    EXPECT_EQ(sliceFacet(*evaluated(goldText, systemText, judgedBy({})), judgementSlice), nullptr);
}

TEST(JudgedRecords, OfJoinedDataSetsTheDocumentIsThatOfItsOwn)
{
    annotation::Layer gold = testsupport::namedLayer({ { "dev/d1", goldText[0] } });
    gold.documents[0].attributes.emplace_back("data-set", "dev");
    annotation::Layer system = testsupport::namedLayer({ { "dev/d1", systemText[0] } }, "system");
    system.documents[0].attributes.emplace_back("data-set", "dev");
    const auto evaluation
        = evaluated(testsupport::shared(std::move(gold)), testsupport::shared(std::move(system)),
            judgedBy({ judged(pairRecord(), Verdict::Debatable, 1) }, "All data sets"));
    EXPECT_EQ(valuesOf(*evaluation), "none debatable none none");
}

} // namespace
} // namespace touchstone::analysis
