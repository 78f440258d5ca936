// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/leadstatement.h"
#include "core/leads/leads.h"
#include "core/support/lookup.h"
#include "tests/core/leads/leadchecks.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;
using testsupport::layer;
using testsupport::shared;
using testsupport::Tokens;

/// Documents of six names; what the system makes of them follows from the document's number.
struct MadeCorpus
{
    std::vector<std::string> gold;
    std::vector<std::string> system;
};

/// Of ORG every third ends a token early; of LOC in brackets two of three are missing, of others one of ten;
/// the LOC "Czech" is MISC in nearly all documents.
MadeCorpus madeCorpus(std::size_t documents)
{
    MadeCorpus corpus;
    for (std::size_t i = 0; i < documents; ++i) {
        const auto number = std::to_string(i % 7);
        const std::string begin = "[PER Ada Byron" + number + "] met ";
        const std::string org = "[ORG Acme" + number + " Old Corp]";
        const std::string cut = "[ORG Acme" + number + " Old] Corp";
        const std::string city = " in [LOC Town" + std::to_string(i % 11) + "] and";
        const std::string lost = " in Town" + std::to_string(i % 11) + " and";
        const std::string inside = " ( [LOC Place" + std::to_string(i % 13) + "] )";
        const std::string insideLost = " ( Place" + std::to_string(i % 13) + " )";
        corpus.gold.push_back(begin + org + city + inside + " with the [LOC Czech] team .");
        corpus.system.push_back(begin + (i % 3 == 0 ? cut : org) + (i % 10 == 3 ? lost : city)
            + (i % 3 != 1 ? insideLost : inside) + " with the "
            + (i % 12 == 5 ? "[LOC Czech]" : "[MISC Czech]") + " team .");
    }
    return corpus;
}

EvaluationPtr madeEvaluation(std::size_t documents)
{
    const auto corpus = madeCorpus(documents);
    return evaluated(shared(layer(corpus.gold, "gold", Tokens::Words)),
        shared(layer(corpus.system, "system", Tokens::Words)));
}

const Lead* leadWith(const LeadList& list, const std::string& words)
{
    const auto found = std::ranges::find_if(list.leads,
        [&](const Lead& lead) { return lead.sentence.english().find(words) != std::string::npos; });
    return found == list.leads.end() ? nullptr : &*found;
}

TEST(Leads, AKeyTellsWhatItsLeadIsAbout)
{
    const auto corpus = madeCorpus(60);
    const auto list = listed(*evaluated(shared(layer(corpus.gold, "gold", Tokens::Words)),
        shared(layer(corpus.system, "system", Tokens::Words))));
    ASSERT_FALSE(list.leads.empty());
    for (const Lead& lead : list.leads) {
        EXPECT_EQ(subjectOfKey(lead.key).english(), lead.subject.english()) << lead.key;
    }
    EXPECT_EQ(subjectOfKey("no key of a lead").english(), "no key of a lead");
    EXPECT_EQ(subjectOfKey("").english(), "");
}

TEST(Leads, CountsAndGainsAreThoseOfTheFilters)
{
    const auto evaluation = madeEvaluation(120);
    for (const auto scheme : match::allSchemes) {
        const auto list = listed(*evaluation, {}, scheme);
        EXPECT_FALSE(list.leads.empty());
        expectSound(*evaluation, list);
    }
}

TEST(Leads, TokensThatAreCutAreSaidAsAForm)
{
    const auto list = listed(*madeEvaluation(120));
    const auto* const lead
        = leadWith(list, "ORG: the annotation of the system ends one token early on the right");
    ASSERT_NE(lead, nullptr) << toldBy(list);
    EXPECT_EQ(lead->family, LeadFamily::Form);
    EXPECT_EQ(lead->wrong, 40);
    EXPECT_EQ(lead->n, 120);
    EXPECT_EQ(lead->documents, 40);
    EXPECT_NE(
        lead->sentence.english().find("40 of 120 (33 %), in 40 documents; mended, F1 "), std::string::npos)
        << lead->sentence.english();
}

TEST(Leads, WhereTheErrorsOfAFormGatherIsItsClause)
{
    const auto list = listed(*madeEvaluation(120));
    const auto* const lead = leadWith(list, "LOC: not annotated by the system");
    ASSERT_NE(lead, nullptr) << toldBy(list);
    EXPECT_EQ(lead->clause.english(), "80 of them after “(”, where there are 120");
    EXPECT_NE(lead->sentence.english().find("; " + lead->clause.english() + "."), std::string::npos)
        << lead->sentence.english();
    LeadSettings settings;
    settings.dismissed = { "condition gold word-before=(" };
    const auto without = listed(*madeEvaluation(120), settings);
    for (const auto& other : without.leads) {
        EXPECT_NE(other.clause.english(), lead->clause.english());
    }
}

TEST(Leads, TwoSlicesThatSayTheSameAreNotSaidTwice)
{
    // What the last word of a sentence is: no word after it, and the end of the sentence, but not the whole
    // of it.
    const std::vector<std::string> words { "near", "by", "at", "past", "for", "with", "from" };
    MadeCorpus corpus;
    for (std::size_t i = 0; i < 90; ++i) {
        const auto name = "Name" + std::to_string(i % 9);
        const std::string type = i % 2 == 0 ? "[PER " : "[LOC ";
        if (i % 15 == 14) {
            corpus.gold.push_back(type + name + "]");
            corpus.system.push_back(type + name + "]");
            continue;
        }
        const std::string begin = "then [LOC Town] saw [PER Ada] " + words.at(i % 7) + " ";
        corpus.gold.push_back(begin + type + name + "]");
        corpus.system.push_back(begin + (i % 4 < 2 ? name : "[MISC " + name + "]"));
    }
    const auto evaluation = evaluated(shared(layer(corpus.gold, "gold", Tokens::Words)),
        shared(layer(corpus.system, "system", Tokens::Words)));
    const auto list = listed(*evaluation);
    EXPECT_NE(leadWith(list, "at the end of the sentence: "), nullptr) << toldBy(list);
    expectSound(*evaluation, list);
}

TEST(Leads, ANameThatIsTakenForTheSameAgainAndAgainIsSaid)
{
    LeadSettings settings;
    settings.features = { "type" };
    const auto list = listed(*madeEvaluation(120), settings);
    const auto text = toldBy(list);
    EXPECT_NE(text.find("Czech"), std::string::npos) << text;
}

TEST(Leads, OrderOfDocumentsChangesNothing)
{
    auto corpus = madeCorpus(90);
    std::vector<std::pair<std::string, std::string>> gold;
    std::vector<std::pair<std::string, std::string>> system;
    for (std::size_t i = 0; i < corpus.gold.size(); ++i) {
        gold.emplace_back("n" + std::to_string(i), corpus.gold[i]);
        system.emplace_back("n" + std::to_string(i), corpus.system[i]);
    }
    const auto told = [](const auto& a, const auto& b) {
        return toldBy(listed(*evaluated(shared(testsupport::namedLayer(a, "gold", Tokens::Words)),
            shared(testsupport::namedLayer(b, "system", Tokens::Words)))));
    };
    const auto once = told(gold, system);
    std::ranges::reverse(gold);
    std::rotate(system.begin(), system.begin() + 17, system.end());
    EXPECT_EQ(told(gold, system), once);
    EXPECT_FALSE(once.empty());
}

TEST(Leads, OrderOfFeaturesChangesNothing)
{
    const auto evaluation = madeEvaluation(90);
    LeadSettings one;
    one.features = { "type", "enclosed", "shape", "word-before" };
    LeadSettings other;
    other.features = { "word-before", "shape", "enclosed", "type" };
    EXPECT_EQ(toldBy(listed(*evaluation, one)), toldBy(listed(*evaluation, other)));
}

TEST(Leads, WhatCannotBeToldIsNamedWithTheReason)
{
    const auto check = [](const std::vector<std::string>& gold, const std::vector<std::string>& system) {
        const auto evaluation = evaluated(gold, system);
        const auto list = listed(*evaluation);
        expectSound(*evaluation, list);
        return list;
    };
    const auto one = check({ "[PER Ada] in [LOC Rome]" }, { "[PER Ada] in Rome" });
    EXPECT_TRUE(one.leads.empty());
    EXPECT_GE(one.notTold.size(), 3U);
    const auto right = check(madeCorpus(20).gold, madeCorpus(20).gold);
    EXPECT_TRUE(right.leads.empty());
    EXPECT_TRUE(support::contains(right.notTold, LeadFamily::Condition, &UntoldFamily::family));
    const std::vector<std::string> nothing(20, "Ada Byron met nobody .");
    const std::vector<std::string> all(20, "[PER Ada Byron] met nobody .");
    const auto noSystem = check(all, nothing);
    ASSERT_EQ(noSystem.alarms.size(), 1U);
    EXPECT_NE(noSystem.alarms.front().sentence.english().find("The system has no annotation at all"),
        std::string::npos);
    const auto noGold = check(nothing, all);
    ASSERT_EQ(noGold.alarms.size(), 1U);
    EXPECT_NE(noGold.alarms.front().sentence.english().find("The gold has no annotation at all"),
        std::string::npos);
    (void)check(nothing, nothing);
    const auto thirteen = madeCorpus(13);
    (void)check(thirteen.gold, thirteen.system);
}

TEST(Leads, DocumentsWithoutTextAreTold)
{
    auto gold = layer(madeCorpus(30).gold);
    auto system = layer(madeCorpus(30).system);
    for (auto* side : { &gold, &system }) {
        for (auto& document : side->documents) {
            document.text = {};
            document.tokens.clear();
        }
    }
    const auto evaluation = evaluated(shared(std::move(gold)), shared(std::move(system)));
    const auto list = listed(*evaluation);
    expectSound(*evaluation, list);
    EXPECT_TRUE(support::contains(list.notTold, LeadFamily::Name, &UntoldFamily::family));
}

TEST(Leads, KeysReadBack)
{
    const LeadStatement statement { LeadFamily::Condition, LeadSide::System,
        { { "type", "A & B" }, { "word-before", "\\" }, { "attribute.x", "a=b" } } };
    EXPECT_EQ(statementByKey(keyOf(statement)), statement);
    for (const char* none : { "", "form", "form gold", "form gold x", "form gold =y", "shape gold a=b",
             "form left a=b", "name gold a=b & a=c" }) {
        EXPECT_FALSE(statementByKey(none)) << none;
    }
    for (const auto& lead : listed(*madeEvaluation(90)).leads) {
        const auto read = statementByKey(lead.key);
        ASSERT_TRUE(read) << lead.key;
        EXPECT_EQ(keyOf(*read), lead.key);
    }
}

TEST(Leads, WhatIsDismissedStaysAwayWithItsTwins)
{
    const auto evaluation = madeEvaluation(120);
    const auto before = listed(*evaluation);
    ASSERT_FALSE(before.leads.empty());
    for (const auto& lead : before.leads) {
        LeadSettings settings;
        settings.dismissed = { lead.key };
        const auto after = listed(*evaluation, settings);
        EXPECT_FALSE(support::contains(after.leads, lead.key, &Lead::key));
        EXPECT_FALSE(support::contains(
            after.leads, lead.subject.english(), [](const Lead& other) { return other.subject.english(); }));
        expectSound(*evaluation, after);
        const auto other = listed(*madeEvaluation(80), settings); // another system
        EXPECT_FALSE(support::contains(other.leads, lead.key, &Lead::key));
    }
    EXPECT_EQ(toldBy(listed(*evaluation)), toldBy(before)); // undone
}

TEST(Leads, WhatIsPinnedIsFirstAlsoWhenItIsNoLongerCertain)
{
    const auto evaluation = madeEvaluation(120);
    const auto before = listed(*evaluation);
    ASSERT_GT(before.leads.size(), 1U);
    LeadSettings settings;
    settings.pinned = { before.leads.back().key, "condition gold type=PER & digit=yes",
        "form gold type=PER & error=missing", "name gold type=LOC & surface=Town3 & system-type=none" };
    const auto list = listed(*evaluation, settings);
    ASSERT_GT(list.leads.size(), 3U);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_TRUE(list.leads[i].pinned);
        EXPECT_EQ(list.leads[i].uncertain, list.leads[i].key != before.leads.back().key)
            << list.leads[i].sentence.english();
        EXPECT_EQ(list.leads[i].sentence.english().find("no longer certain") != std::string::npos,
            list.leads[i].uncertain);
    }
    expectSound(*evaluation, list);
}

TEST(Leads, ALabelOfOneSideIsAnAlarm)
{
    const auto list = listed(*madeEvaluation(60));
    ASSERT_EQ(list.alarms.size(), 1U) << toldBy(list);
    EXPECT_EQ(list.alarms.front().kind, LeadAlarm::Kind::LabelOnOneSide);
    EXPECT_EQ(list.alarms.front().type, "MISC");
    EXPECT_EQ(list.alarms.front().count, 55);
}

TEST(Leads, AConstantShiftIsAnAlarm)
{
    const auto gold = layer(madeCorpus(20).gold);
    auto system = gold;
    for (auto& document : system.documents) {
        for (auto& entity : document.annotations.entities) {
            entity.span.end -= 1;
        }
    }
    const auto list = listed(*evaluated(shared(gold), shared(std::move(system))));
    ASSERT_EQ(list.alarms.size(), 1U);
    EXPECT_EQ(list.alarms.front().kind, LeadAlarm::Kind::ConstantShift);
    EXPECT_EQ(list.alarms.front().count, 100);
    EXPECT_NE(list.alarms.front().sentence.english().find("ends 1 character earlier"), std::string::npos);
}

TEST(Leads, ADocumentThatTheSystemDoesNotAnnotateIsAnAlarm)
{
    auto corpus = madeCorpus(40);
    corpus.system[7] = "Ada Byron0 met Acme0 Old Corp in Town7 and ( Place7 ) with the Czech team .";
    const auto list = listed(*evaluated(corpus.gold, corpus.system));
    const auto* const alarm = support::found(list.alarms, LeadAlarm::Kind::EmptyDocument, &LeadAlarm::kind);
    ASSERT_NE(alarm, nullptr);
    EXPECT_EQ(alarm->filter.documents, std::vector<std::string> { "d8" });
    EXPECT_EQ(alarm->count, 5);
}

TEST(Leads, SettingsOutOfRangeAreRefused)
{
    const auto evaluation = madeEvaluation(10);
    const auto refused = [&](const LeadSettings& settings) {
        support::Progress progress;
        const auto list = leads(*evaluation, match::Scheme::Strict, settings, progress);
        return !list && list.error().code == support::ErrorCode::InvalidOption;
    };
    EXPECT_TRUE(refused({ .alpha = 0 }));
    EXPECT_TRUE(refused({ .alpha = 1 }));
    EXPECT_TRUE(refused({ .levels = 4 }));
    EXPECT_TRUE(refused({ .features = { "shap" } }));
    EXPECT_FALSE(refused({ .features = { "shape" } }));
}

TEST(Leads, CancelledWorkEnds)
{
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    const auto list = leads(*madeEvaluation(30), match::Scheme::Strict, {}, progress);
    ASSERT_FALSE(list);
    EXPECT_EQ(list.error().code, support::ErrorCode::Cancelled);
}

TEST(Leads, OfTwoSystemsWhatHasBecomeWrongIsSaid)
{
    const auto corpus = madeCorpus(120);
    const auto gold = shared(layer(corpus.gold, "gold", Tokens::Words));
    const auto a = evaluated(gold, gold);
    const auto b = evaluated(gold, shared(layer(corpus.system, "b", Tokens::Words)));
    support::Progress progress;
    const auto list = leadsOfDifference(a, b, match::Scheme::Strict, {}, progress);
    ASSERT_TRUE(list);
    EXPECT_TRUE(list->ofDifference);
    EXPECT_FALSE(list->leads.empty());
    for (const auto& lead : list->leads) {
        EXPECT_EQ(lead.side, LeadSide::Gold);
        EXPECT_FALSE(lead.gain);
        EXPECT_EQ(lead.filterWords.front(), "--change");
    }
    const auto same = leadsOfDifference(b, b, match::Scheme::Strict, {}, progress);
    ASSERT_TRUE(same);
    EXPECT_TRUE(same->leads.empty());
}

} // namespace
} // namespace touchstone::analysis
