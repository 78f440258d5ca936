// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/relabelling.h"
#include "core/evaluation/slices/filtering.h"
#include "core/evaluation/slices/judgedrecords.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/judging/agreementsheet.h"
#include "core/judging/judgedplaces.h"
#include "tests/core/judging/judgedexamples.h"
#include "tests/support/evaluated.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <set>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;

/// Of the documents below: found, of another type, missed, a false alarm.
const std::vector<std::string> goldText { "[PER Ada] met [LOC Turin] and [ORG Fiat] x" };
const std::vector<std::string> systemText { "[PER Ada] met [ORG Turin] and Fiat [MISC x]" };

EvaluationSpec judgedBy(std::vector<Judgement> judgements, const char* set = "dev")
{
    EvaluationSpec spec;
    spec.slices.judgements = std::make_shared<const JudgementTable>(std::move(judgements), set);
    return spec;
}

std::string valuesOf(const Evaluation& evaluation)
{
    const auto* const facet = sliceFacet(evaluation, verdictSlice);
    std::string text;
    for (std::uint32_t i = 0; facet != nullptr && i < evaluation.records.size(); ++i) {
        text += (text.empty() ? "" : " ") + facet->names[facet->of(i)[0]];
    }
    return text;
}

TEST(JudgedRecords, HoldWhereTheSameAnnotationsMeet)
{
    const auto spec = judgedBy({ judged(pairRecord(), Verdict::GoldWrong, 1),
        judged(missedRecord(), Verdict::UnclearGuideline, 1, "a company?"),
        judged({ "dev", "d1", {}, at(23, 24, "MISC") }, Verdict::SystemWrong, 1) });
    const auto evaluation = evaluated(goldText, systemText, spec);
    EXPECT_EQ(valuesOf(*evaluation), "none gold-wrong unclear-guideline system-wrong");
    EXPECT_EQ(judgementOf(*evaluation, evaluation->records[2])->note, "a company?");
    EXPECT_EQ(judgementOf(*evaluation, evaluation->records[0]), nullptr);
    EXPECT_EQ(judgedRecord(*evaluation, evaluation->records[1], "dev"), pairRecord());

    auto first = spec;
    first.matching.pairing = match::PairingPolicy::FirstCome;
    EXPECT_EQ(valuesOf(*evaluated(goldText, systemText, first)), valuesOf(*evaluation)) << "other settings";
    const auto other = evaluated(testsupport::layerPtr(goldText),
        testsupport::layerPtr({ "[PER Ada] met [LOC Turin] and Fiat x" }, "other"), spec);
    EXPECT_EQ(valuesOf(*other), "none gold-wrong unclear-guideline")
        << "the gold's Turin is wrong whoever finds it, Fiat is missed by both";
    const auto elsewhere = evaluated(goldText, systemText, judgedBy({ judged(pairRecord(), {}, 1) }, "test"));
    EXPECT_EQ(valuesOf(*elsewhere), "none none none none") << "of another data set";

    RecordFilter filter;
    filter.facets = { { std::string(verdictSlice), { "gold-wrong", "unclear-guideline" } } };
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
        if (run[0] != 0) {
            judgement.systems = { run };
        }
        return valuesOf(*evaluated(gold, apart, judgedBy({ std::move(judgement) })));
    };
    // Matched: Turin with "Turin Fiat", Fiat with Fiat (right).
    const auto plain = evaluated(gold, apart);
    ASSERT_EQ(plain->records.size(), 2U);
    const auto wide = at(0, 10, "LOC");
    EXPECT_EQ(judgedRecord(*plain, plain->records[0], "dev").system, wide);
    EXPECT_EQ(values(Verdict::SystemWrong, at(6, 10, "ORG"), wide), "system-wrong none");
    EXPECT_EQ(values(Verdict::UnclearGuideline, at(6, 10, "ORG"), wide), "unclear-guideline none")
        << "Fiat is right here";
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
        judgement.systems = { "system" };
        EXPECT_EQ(valuesOf(*underRules(rules, judgedBy({ judgement }), false)),
            std::string(verdictName(verdict)) + " none"); // Fiat is missed
        judgement.systems = { "other" };
        EXPECT_EQ(valuesOf(*underRules(rules, judgedBy({ judgement }), false)), "none none");
    }
    rules.types = { "loc" };
    for (const auto verdict : givenVerdicts) {
        auto judgement = judged({ "dev", "d1", at(8, 13, "loc"), at(8, 13, "org") }, verdict, 1);
        judgement.systems = { "system" };
        EXPECT_EQ(valuesOf(*underRules(rules, judgedBy({ judgement }), false)), verdictName(verdict));
        judgement.systems = { "other" };
        EXPECT_EQ(valuesOf(*underRules(rules, judgedBy({ judgement }), false)),
            verdict == Verdict::GoldWrong || verdict == Verdict::BrokenText ? verdictName(verdict) : "none");
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

TEST(JudgedRecords, OfSeveralJudgesTheFirstCountsUnlessItIsAdjudicated)
{
    const auto by = [](const char* judge, Verdict verdict, std::int64_t time) {
        auto judgement = judged(pairRecord(), verdict, time);
        judgement.judge = judge;
        return judgement;
    };
    const auto value = [](std::vector<Judgement> judgements) {
        std::ranges::sort(judgements);
        std::set<std::string> values;
        do {
            values.insert(valuesOf(*evaluated(goldText, systemText, judgedBy(judgements))));
        } while (std::ranges::next_permutation(judgements).found);
        EXPECT_EQ(values.size(), 1U) << "their order says nothing";
        return values.begin()->substr(5, values.begin()->find(' ', 5) - 5);
    };
    std::vector said { by("", Verdict::BothWrong, 9), by("Zoe", Verdict::GoldWrong, 1),
        by("Ann", Verdict::SystemWrong, 2) };
    EXPECT_EQ(value(said), "gold-wrong") << "Zoe was first; who tells no name is behind those who do";
    said.push_back(by("Zoe", Verdict::BothAcceptable, 5));
    EXPECT_EQ(value(said), "both-acceptable") << "she stays the first when she thinks again";
    auto last = by("Ann", Verdict::UnclearGuideline, 3);
    last.adjudicated = true;
    said.push_back(last);
    EXPECT_EQ(value(said), "unclear-guideline");
    const JudgementTable table(said, "dev");
    const auto places = verdictsByPlace(table);
    ASSERT_EQ(places.size(), 1U);
    ASSERT_EQ(places[0].said.size(), 2U) << "what is adjudicated stands beside what each said";
    EXPECT_EQ(places[0].said[0]->verdict, Verdict::SystemWrong);
    EXPECT_EQ(places[0].said[1]->verdict, Verdict::BothAcceptable);
    EXPECT_EQ(places[0].counted->verdict, Verdict::UnclearGuideline);
    last.verdict = Verdict::Cleared;
    last.time = 4;
    said[0] = last; // in place of the one without a name, so that orders stay few
    EXPECT_EQ(value(said), "both-acceptable");
    said[1].verdict = Verdict::Cleared;
    said[1].time = 6;
    EXPECT_EQ(value(said), "system-wrong") << "Zoe has taken hers back";
    EXPECT_EQ(JudgementTable(said).judges(), (std::vector<std::string> { "Ann", "Zoe" }));
}

TEST(JudgedRecords, WhatTwoJudgesSayIsASlice)
{
    auto one = judged(pairRecord(), Verdict::SystemWrong, 1);
    auto other = judged(pairRecord(), Verdict::GoldWrong, 2);
    auto alone = judged(missedRecord(), Verdict::GoldWrong, 2);
    one.judge = "Zoe";
    alone.judge = other.judge = "Ann";
    const auto evaluation = evaluated(goldText, systemText, judgedBy({ one, other, alone }));
    const auto* const facet = sliceFacet(*evaluation, verdictPairSlice);
    ASSERT_NE(facet, nullptr);
    EXPECT_EQ(facet->names[facet->of(1)[0]], "gold-wrong/system-wrong") << "in the order of their names";
    EXPECT_EQ(facet->names[facet->of(2)[0]], "none") << "judged by one";
    RecordFilter filter;
    filter.facets = { { std::string(verdictPairSlice), { "gold-wrong/system-wrong" } } };
    EXPECT_EQ(filtered(*evaluation, std::vector { filter }), std::vector<std::uint32_t> { 1 });
    EXPECT_EQ(sliceFacet(*evaluated(goldText, systemText, judgedBy({ one })), verdictPairSlice), nullptr);
}

TEST(JudgedRecords, WhatOneJudgeSaysIsASliceOfThatJudge)
{
    auto one = judged(pairRecord(), Verdict::SystemWrong, 1);
    auto other = judged(pairRecord(), Verdict::GoldWrong, 2);
    auto third = judged(pairRecord(), Verdict::BothWrong, 3);
    auto last = judged(pairRecord(), Verdict::BrokenText, 4);
    auto alone = judged(missedRecord(), Verdict::GoldWrong, 2);
    one.judge = last.judge = "Zoe Q.";
    last.adjudicated = true;
    alone.judge = other.judge = "Ann";
    third.judge = "Bob";
    const auto evaluation = evaluated(goldText, systemText, judgedBy({ one, other, third, last, alone }));
    const auto verdictIn = [&](const std::string& judge, std::uint32_t record) {
        const auto* const facet = sliceFacet(*evaluation, verdictSliceOf(judge));
        return facet == nullptr ? std::string() : facet->names[facet->of(record)[0]];
    };
    EXPECT_EQ(verdictIn("Zoe Q.", 1), "system-wrong") << "what is adjudicated is no verdict of one judge";
    EXPECT_EQ(verdictIn("Bob", 1), "both-wrong");
    EXPECT_EQ(verdictIn("Ann", 2), "gold-wrong");
    EXPECT_EQ(verdictIn("Bob", 2), "none");
    EXPECT_EQ(verdictIn("Eve", 1), "") << "no such judge";
    EXPECT_EQ(judgeOfSlice("verdict.Zoe Q."), "Zoe Q.");
    EvaluationSpec bounded = evaluation->spec;
    bounded.slices.bounds["verdict.Bob"] = { 1 };
    const auto inBins = evaluated(goldText, systemText, bounded);
    EXPECT_EQ(inBins->diagnostics.list().back().code, "slice-bounds.unknown") << "verdicts are no numbers";
    EXPECT_FALSE(judgeOfSlice("verdict"));
    EXPECT_FALSE(judgeOfSlice("verdict."));
    for (const auto& slice : sliceDimensions(*evaluation)) {
        EXPECT_FALSE(judgeOfSlice(slice.id)) << "there may be many judges";
    }
    RecordFilter filter;
    filter.facets
        = { { verdictSliceOf("Bob"), { "both-wrong" } }, { verdictSliceOf("Ann"), { "gold-wrong" } } };
    EXPECT_EQ(filtered(*evaluation, std::vector { filter }), std::vector<std::uint32_t> { 1 });
}

TEST(JudgedRecords, TheTableOfTwoJudgesCountsWhatItsCellsLinkTo)
{
    auto one = judged(pairRecord(), Verdict::SystemWrong, 1);
    auto other = judged(pairRecord(), Verdict::GoldWrong, 2);
    auto third = judged(missedRecord(), Verdict::GoldWrong, 3);
    auto alone = judged(missedRecord(), Verdict::GoldWrong, 2);
    one.judge = third.judge = "Zoe";
    alone.judge = other.judge = "Ann";
    const auto evaluation = evaluated(goldText, systemText, judgedBy({ one, other, third, alone }));
    const auto sheet = agreementSheet(*evaluation, "Ann", "Zoe");
    ASSERT_EQ(sheet.rows.size(), 6U);
    ASSERT_EQ(sheet.columns.size(), 6U);
    std::vector<std::uint32_t> all;
    for (const auto& row : sheet.rows) {
        ASSERT_EQ(row.cells.size(), 6U);
        for (const auto& cell : row.cells) {
            ASSERT_EQ(cell.link.has_value(), *cell.value > 0);
            if (cell.link) {
                const auto records = filtered(*evaluation, std::vector { *cell.link });
                EXPECT_EQ(static_cast<double>(records.size()), *cell.value);
                all.insert(all.end(), records.begin(), records.end());
            }
        }
    }
    std::ranges::sort(all);
    EXPECT_EQ(all, (std::vector<std::uint32_t> { 1, 2 }));
    EXPECT_EQ(*sheet.rows[0].cells[1].value, 1) << "Ann: the gold, Zoe: the system";
    EXPECT_EQ(*sheet.rows[0].cells[0].value, 1);
    const auto turned = agreementSheet(*evaluation, "Zoe", "Ann");
    EXPECT_EQ(*turned.rows[1].cells[0].value, 1);
    EXPECT_EQ(*agreementSheet(*evaluation, "Ann", "Eve").rows[0].cells[0].value, 0);
}

TEST(JudgedRecords, AtOnePlaceAJudgeSaysOneThingWhateverSystemWasLookedAt)
{
    auto one = judged(pairRecord(), Verdict::SystemWrong, 1);
    auto other = judged({ "dev", "d1", at(8, 13, "LOC"), at(8, 13, "MISC") }, Verdict::GoldWrong, 2);
    one.judge = other.judge = "Ann";
    const JudgementTable table({ one, other, judged(missedRecord(), {}, 1) }, "dev");
    const auto places = verdictsByPlace(table);
    ASSERT_EQ(places.size(), 2U);
    ASSERT_EQ(places[0].said.size(), 1U);
    EXPECT_EQ(places[0].said[0]->verdict, Verdict::GoldWrong) << "the newest";
    EXPECT_TRUE(places[1].said.empty()) << "no judge is told";
    const auto evaluation = evaluated(goldText, systemText);
    const auto all = placesOf(std::vector { evaluation, evaluation }, "dev");
    EXPECT_EQ(all.size(), 4U) << "three of the gold, one false alarm";
    EXPECT_TRUE(std::ranges::binary_search(all, places[0].place));
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
    EXPECT_EQ(sliceFacet(*plain, verdictSlice), nullptr) << "nobody has judged anything";
    EXPECT_EQ(sliceFacet(*evaluated(goldText, systemText, judgedBy({})), verdictSlice), nullptr);
}

TEST(JudgedRecords, OfJoinedDataSetsTheDocumentIsThatOfItsOwn)
{
    annotation::Layer gold = testsupport::namedLayer({ { "dev/d1", goldText[0] } });
    gold.documents[0].attributes.emplace_back("data-set", "dev");
    annotation::Layer system = testsupport::namedLayer({ { "dev/d1", systemText[0] } }, "system");
    system.documents[0].attributes.emplace_back("data-set", "dev");
    const auto evaluation
        = evaluated(testsupport::shared(std::move(gold)), testsupport::shared(std::move(system)),
            judgedBy({ judged(pairRecord(), Verdict::UnclearGuideline, 1) }, "All data sets"));
    EXPECT_EQ(valuesOf(*evaluation), "none unclear-guideline none none");
}

Judgement saidOf(const JudgedRecord& record, const std::string& judge, Verdict verdict, std::int64_t time)
{
    Judgement said { record, time, verdict };
    said.judge = judge;
    return said;
}

TEST(JudgedPlaces, JudgesDifferUntilSomebodyAdjudicates)
{
    const JudgedRecord record { {}, "d", JudgedAnnotation { { { 0, 3 } }, "PER" }, {} };
    const Judgement ada = saidOf(record, "Ada", Verdict::GoldWrong, 1);
    const Judgement bob = saidOf(record, "Bob", Verdict::SystemWrong, 2);
    const Judgement bobLater = saidOf(record, "Bob", Verdict::GoldWrong, 3);
    const Judgement nobody = saidOf(record, {}, Verdict::BrokenText, 4);
    Judgement last = saidOf(record, "Eve", Verdict::BothWrong, 5);
    last.adjudicated = true;
    const auto differ = [](std::vector<const Judgement*> holding) { return judgesDiffer(holding); };
    EXPECT_FALSE(differ({}));
    EXPECT_FALSE(differ({ &ada }));
    EXPECT_TRUE(differ({ &ada, &bob }));
    EXPECT_FALSE(differ({ &ada, &bobLater, &bob })) << "the newest counts";
    EXPECT_FALSE(differ({ &ada, &nobody })) << "it tells no judge";
    EXPECT_FALSE(differ({ &ada, &bob, &last }));
}

TEST(JudgedPlaces, WhatOthersSayIsOfTheSamePlaceWhateverTheSystem)
{
    const JudgedRecord record { {}, "d", JudgedAnnotation { { { 0, 3 } }, "PER" }, {} };
    JudgedRecord paired = record;
    paired.system = JudgedAnnotation { { { 0, 3 } }, "LOC" };
    JudgedRecord elsewhere = record;
    elsewhere.gold->type = "ORG";
    Judgement last = saidOf(record, "Ada", Verdict::BothWrong, 5);
    last.adjudicated = true;
    const JudgementTable table({ saidOf(record, "Ada", Verdict::GoldWrong, 1),
        saidOf(paired, "Bob", Verdict::SystemWrong, 2), saidOf(elsewhere, "Cy", Verdict::GoldWrong, 3),
        saidOf(record, "Dan", Verdict::Cleared, 4), last });
    const auto others = saidByOthers(table, record, "Bob");
    ASSERT_EQ(others.size(), 2U);
    EXPECT_EQ(others[0]->verdict, Verdict::GoldWrong);
    EXPECT_TRUE(others[1]->adjudicated);
    ASSERT_EQ(saidByOthers(table, record, "Ada").size(), 1U);
    EXPECT_EQ(saidByOthers(table, record, "Ada")[0]->judge, "Bob");
    EXPECT_TRUE(hasJudged(table, record, "Bob"));
    EXPECT_FALSE(hasJudged(table, record, "Cy"));
    EXPECT_FALSE(hasJudged(table, record, "Dan"));
}

} // namespace
} // namespace touchstone::analysis
