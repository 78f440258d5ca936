// SPDX-License-Identifier: GPL-3.0-or-later
// Suspects by hand: what each part of the score is, and what stands in a row.
#include "core/judging/suspects.h"
#include "core/judging/suspectsheet.h"
#include "core/judging/suspectsystems.h"
#include "core/judging/suspectwords.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <cmath>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;
using testsupport::layerPtr;
using testsupport::shared;
using testsupport::Tokens;

SuspectListPtr suspectsOf(const std::vector<EvaluationPtr>& systems, const SuspectSettings& settings = {})
{
    support::Progress progress;
    auto list = suspects(systems, settings, progress);
    EXPECT_TRUE(list) << (list ? "" : list.error().text);
    return list ? *list : nullptr;
}

/// Of a gold and systems in the notation of the builders; systems are called s0, s1, …
SuspectListPtr suspectsOf(const std::vector<std::string>& gold,
    const std::vector<std::vector<std::string>>& systems, const SuspectSettings& settings = {})
{
    const auto layer = layerPtr(gold);
    std::vector<EvaluationPtr> evaluations;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        evaluations.push_back(evaluated(layer, layerPtr(systems[i], "s" + std::to_string(i))));
    }
    return suspectsOf(evaluations, settings);
}

SuspectListPtr ofGoldAlone(const std::vector<std::string>& gold, const SuspectSettings& settings = {})
{
    support::Progress progress;
    return *suspects(layerPtr(gold), settings, progress);
}

/// The row of these words in a document.
Suspect rowOf(const SuspectList& list, std::string_view words, std::size_t document = 0)
{
    for (std::size_t index = 0; index < list.size(); ++index) {
        auto suspect = list.at(index);
        if (suspect.document == document && suspect.place().words == words) {
            return suspect;
        }
    }
    ADD_FAILURE() << words << " is in no row";
    return {};
}

const double ln2 = std::log(2.0);
const double ln3 = std::log(3.0);

TEST(Suspects, MarginIsBestAlternativeLessAgreementByWeight)
{
    const auto list = suspectsOf({ "[PER Ada] met [LOC Bern]" },
        { { "[PER Ada] met [LOC Bern]" }, { "[PER Ada] met [ORG Bern]" }, { "[PER Ada] met Bern" } });
    // p = 3/4, 2/4, 2/3; the second would weigh nothing without the floor.
    EXPECT_DOUBLE_EQ(list->precision(1), 0.5);
    EXPECT_DOUBLE_EQ(list->weight(0), ln3);
    EXPECT_DOUBLE_EQ(list->weight(1), 0.05);
    EXPECT_NEAR(list->weight(2), ln2, 1e-12);
    const double all = ln3 + 0.05 + ln2;
    const auto bern = rowOf(*list, "Bern");
    EXPECT_NEAR(bern.score, (0.75 * ln2 - ln3) / all, 1e-12);
    ASSERT_EQ(bern.proposals.size(), 2U);
    EXPECT_TRUE(bern.proposals[0].annotations.empty()) << "silence of a better system goes before";
    EXPECT_EQ(bern.proposals[0].systems, std::vector<std::uint32_t> { 2 });
    EXPECT_NEAR(bern.proposals[0].weight, ln2 / all, 1e-12);
    EXPECT_EQ(bern.proposals[1].annotations.front().type, "ORG");
    EXPECT_EQ(bern.agreeing, std::vector<std::uint32_t> { 0 });
    EXPECT_NEAR(bern.agreement, ln3 / all, 1e-12);
    const auto ada = rowOf(*list, "Ada");
    EXPECT_DOUBLE_EQ(ada.score, -1);
    EXPECT_TRUE(ada.proposals.empty());
    EXPECT_TRUE(list->doubted(bern.index));
    EXPECT_FALSE(list->doubted(ada.index));
}

TEST(Suspects, SilenceCountsThreeQuarters)
{
    const std::vector<std::string> gold { "[PER Ada] met [LOC Bern]" };
    const auto silent = suspectsOf(gold, { { "[PER Ada] met Bern" } });
    EXPECT_NEAR(rowOf(*silent, "Bern").score, 0.75, 1e-12);
    const auto other = suspectsOf(gold, { { "[PER Ada] met [ORG Bern]" } });
    EXPECT_NEAR(rowOf(*other, "Bern").score, 1, 1e-12);
}

TEST(Suspects, SurfaceLeavesItselfOutAndTakesTheMostFrequentOtherType)
{
    const std::vector<std::string> gold {
        "[LOC Bern] [LOC Bern] [ORG Bern] [ORG Bern] [ORG Bern] [PER Bern]"
    };
    const auto alone = ofGoldAlone(gold);
    const auto first = alone->at(*alone->indexOf(0, 0));
    EXPECT_EQ(first.surface.same, 1U);
    EXPECT_EQ(first.surface.other, 3U);
    EXPECT_EQ(first.surface.otherType, "ORG");
    EXPECT_EQ(first.surface.annotated, 5U);
    EXPECT_NEAR(first.score, std::log(3.5 / 1.5), 1e-12) << "beta is 1 without systems";
    ASSERT_EQ(first.proposals.size(), 1U);
    EXPECT_EQ(first.proposals.front().annotations.front().type, "ORG");
    EXPECT_TRUE(first.proposals.front().systems.empty());
    const auto last = alone->at(*alone->indexOf(0, 5));
    EXPECT_NEAR(last.score, std::log(3.5 / 0.5), 1e-12);
    EXPECT_EQ(alone->at(0).index, last.index) << "a type that stands once is the most doubtful";

    const auto voted = suspectsOf(gold, { gold, gold, gold, gold });
    EXPECT_NEAR(voted->at(*voted->indexOf(0, 0)).score, -1 + 0.1 / 2 * std::log(3.5 / 1.5), 1e-12);
}

TEST(Suspects, ASurfaceThatOccursOnceSaysNothing)
{
    const auto alone = ofGoldAlone({ "[LOC Bern] [PER Ada]" });
    EXPECT_DOUBLE_EQ(alone->score(0), 0);
    EXPECT_FALSE(alone->doubted(0));
    EXPECT_EQ(votesInWords(alone->at(0)).english(), "");
}

TEST(Suspects, TrainingDataCountsToo)
{
    SuspectSettings settings;
    settings.training = layerPtr({ "[ORG Bern] and [ORG Bern\n]" }, "training");
    const auto alone = ofGoldAlone({ "[LOC Bern]" }, settings);
    EXPECT_NEAR(alone->score(0), std::log(2.5 / 0.5), 1e-12);
    EXPECT_EQ(proposalWords(alone->at(0)).english(), "ORG");
    EXPECT_EQ(votesInWords(alone->at(0)).english(), "Bern is ORG 2 of 2 times elsewhere");
}

TEST(Suspects, GoldAloneAsEvaluationAgainstNothingIsTheSame)
{
    const auto layer = layerPtr({ "[LOC Bern] [ORG Bern] [ORG Bern]", "[LOC Bern]" });
    const auto nothing = evaluated(layer, std::make_shared<const annotation::Layer>());
    const auto list = suspectsOf({ nothing });
    support::Progress progress;
    const auto alone = *suspects(layer, {}, progress);
    ASSERT_EQ(list->size(), alone->size());
    for (std::size_t index = 0; index < list->size(); ++index) {
        EXPECT_EQ(list->score(index), alone->score(index));
        EXPECT_EQ(list->at(index).place(), alone->at(index).place());
        EXPECT_TRUE(list->at(index).asked.empty());
        ASSERT_EQ(list->records(index).size(), 1U);
        EXPECT_EQ(nothing->records[list->records(index).front().record].gold, list->at(index).goldEntity);
    }
}

TEST(Suspects, MissingIsScoredByVotesAndByHowOftenTheSurfaceIsAnnotated)
{
    // Three of four places of Bern are annotated.
    const std::vector<std::string> gold { "[LOC Bern] [LOC Bern] Bern [LOC Bern]" };
    const auto list = suspectsOf(gold, { { "[LOC Bern] [LOC Bern] [LOC Bern] [LOC Bern]" }, gold });
    const double all = list->weight(0) + list->weight(1);
    const auto& suspect = list->at(0);
    ASSERT_EQ(suspect.kind, SuspectKind::Missing);
    EXPECT_EQ(suspect.surface.annotated, 3U);
    EXPECT_EQ(suspect.surface.occurrences, 4U);
    EXPECT_NEAR(suspect.score,
        2 * list->weight(0) / all - 1 + 0.1 / std::sqrt(2.0) * std::log((3.5 / 5) / (1 - 3.5 / 5)), 1e-12);
    EXPECT_EQ(suspect.agreeing, std::vector<std::uint32_t> { 1 });
    EXPECT_NEAR(suspect.agreement, list->weight(1) / all, 1e-12);
    EXPECT_EQ(votesInWords(suspect).english(),
        "1 of 2 systems says LOC, 1 nothing; Bern is annotated at 3 of 4 places");
    EXPECT_FALSE(list->indexOf(0, 99));
}

TEST(Suspects, OverlappingCandidatesAreOneRow)
{
    const auto list = suspectsOf({ "the [PER Ada] Bank of Bern" },
        { { "the [PER Ada] [ORG Bank of Bern]" }, { "the [PER Ada] [ORG Bank of Bern]" },
            { "the [PER Ada] Bank of [LOC Bern]" }, { "the [PER Ada] [ORG Bank] of [LOC Bern]" } });
    ASSERT_EQ(list->size(), 2U);
    const auto suspect = list->at(0);
    ASSERT_EQ(suspect.proposals.size(), 3U);
    EXPECT_EQ(suspect.place().words, "Bank of Bern");
    EXPECT_EQ(suspect.proposals[0].systems, (std::vector<std::uint32_t> { 0, 1 }));
    EXPECT_EQ(suspect.proposals[1].annotations.front().words, "Bern");
    EXPECT_EQ(suspect.proposals[1].systems, (std::vector<std::uint32_t> { 2, 3 }));
    EXPECT_EQ(suspect.proposals[2].annotations.front().words, "Bank");
    EXPECT_TRUE(suspect.agreeing.empty());
    EXPECT_EQ(votesInWords(suspect).english(), "2 of 4 systems say ORG, 2 LOC (Bern), 1 ORG (Bank)");
}

TEST(Suspects, AllThatASystemHasOverAGoldAnnotationIsOneAlternative)
{
    const auto list = suspectsOf({ "[ORG Bank of Bern]" },
        { { "[ORG Bank] of [LOC Bern]" }, { "[ORG Bank] of [LOC Bern]" }, { "Bank of [LOC Bern]" } });
    const auto suspect = list->at(0);
    ASSERT_EQ(list->size(), 1U) << "what overlaps the gold is not missing as well";
    ASSERT_EQ(suspect.proposals.size(), 2U);
    EXPECT_EQ(suspect.proposals[0].annotations.size(), 2U);
    EXPECT_EQ(proposalWords(suspect).english(), "ORG (Bank) + LOC (Bern)");
}

TEST(Suspects, AnotherGoldAnnotationIsNoAlternative)
{
    const std::vector<std::string> gold { "[ORG Bank of [LOC Bern]]" };
    // Flat systems cannot have both; what they have is right as far as it goes.
    const auto list = suspectsOf(gold, { { "Bank of [LOC Bern]" }, { "[ORG Bank of Bern]" } });
    ASSERT_EQ(list->size(), 2U);
    for (std::size_t index = 0; index < 2; ++index) {
        const auto suspect = list->at(index);
        ASSERT_EQ(suspect.proposals.size(), 1U);
        EXPECT_TRUE(suspect.proposals.front().annotations.empty()) << "the other one says nothing";
        EXPECT_EQ(suspect.agreeing.size(), 1U);
    }
}

TEST(Suspects, DiscontinuousAnnotationsOverlapWhereTheirPiecesDo)
{
    annotation::Layer gold = testsupport::layer({ "left and right arm hurt" });
    testsupport::addFragmented(gold.documents[0], gold.labels, { { 0, 4 }, { 15, 18 } }, "BODY");
    annotation::Layer between = testsupport::layer({ "left and [X right] arm hurt" }, "between");
    annotation::Layer same = gold;
    same.name = "same";
    annotation::Layer covering = testsupport::layer({ "[BODY left and right arm] hurt" }, "covering");
    const auto layer = shared(gold);
    const auto list = suspectsOf({ evaluated(layer, shared(between)), evaluated(layer, shared(same)),
        evaluated(layer, shared(covering)) });
    ASSERT_EQ(list->size(), 2U);
    const auto arm = list->at(*list->indexOf(0, 0));
    EXPECT_EQ(arm.agreeing, std::vector<std::uint32_t> { 1 });
    ASSERT_EQ(arm.proposals.size(), 2U);
    EXPECT_EQ(arm.gold->words, "left … arm");
    EXPECT_EQ(placeWords(*arm.gold), "0-4, 15-18");
    const auto right = rowOf(*list, "right");
    EXPECT_EQ(right.kind, SuspectKind::Missing);
}

TEST(Suspects, SystemsThatLackADocumentHaveNoVoteInIt)
{
    const auto gold = shared(testsupport::namedLayer({ { "a", "[LOC Bern]" }, { "b", "[LOC Genf]" } }));
    const auto list = suspectsOf(
        { evaluated(gold, shared(testsupport::namedLayer({ { "a", "[LOC Bern]" }, { "b", "Genf" } }, "s0"))),
            evaluated(gold,
                shared(testsupport::namedLayer({ { "b", "[LOC Genf]" }, { "c", "[LOC Rom]" } }, "s1"))) });
    ASSERT_EQ(list->size(), 2U) << "documents that the gold lacks are left out";
    EXPECT_EQ(rowOf(*list, "Bern", 0).asked, std::vector<std::uint32_t> { 0 });
    EXPECT_EQ(rowOf(*list, "Genf", 1).asked.size(), 2U);
}

TEST(Suspects, ConfidenceMultipliesAVote)
{
    const std::vector<std::string> gold { "[LOC Bern] [PER Ada]" };
    const auto list = suspectsOf(gold, { { "[ORG~0.5 Bern] [PER~0.25 Ada]" } });
    EXPECT_NEAR(rowOf(*list, "Bern").score, 0.5, 1e-12);
    EXPECT_NEAR(rowOf(*list, "Ada").score, -0.25, 1e-12);
}

TEST(Suspects, OtherTextsAreBroughtIntoTheGolds)
{
    EvaluationSpec spec;
    const auto gold = layerPtr({ "In [LOC Bern] lives [PER Ada Byron] now" });
    const auto list = suspectsOf(
        { evaluated(gold, layerPtr({ "In [LOC B3rn] lives [ORG Ada Byrn] n[X ow]" }, "noisy"), spec) });
    EXPECT_EQ(rowOf(*list, "Bern").agreeing.size(), 1U);
    const auto ada = rowOf(*list, "Ada Byron");
    ASSERT_EQ(ada.proposals.size(), 1U);
    EXPECT_EQ(ada.proposals.front().annotations.front().pieces, ada.gold->pieces);
    EXPECT_EQ(rowOf(*list, "ow").kind, SuspectKind::Missing);
}

TEST(Suspects, WithoutTextVotesAreAll)
{
    annotation::Layer gold = testsupport::layer({ "", "" });
    testsupport::addEntity(gold.documents[0], gold.labels, { 5, 9 }, "LOC");
    annotation::Layer system = testsupport::layer({ "", "" }, "system");
    testsupport::addEntity(system.documents[0], system.labels, { 5, 9 }, "ORG");
    testsupport::addEntity(system.documents[0], system.labels, { 20, 24 }, "ORG");
    const auto list = suspectsOf({ evaluated(shared(gold), shared(system)) });
    ASSERT_EQ(list->size(), 2U);
    const auto doubtful = list->at(*list->indexOf(0, 0));
    EXPECT_DOUBLE_EQ(doubtful.score, 1);
    EXPECT_EQ(doubtful.gold->words, "");
    EXPECT_EQ(votesInWords(doubtful).english(), "1 of 1 system says ORG");
    const auto& missing = list->at(1 - doubtful.index);
    EXPECT_DOUBLE_EQ(missing.score, 1);
    EXPECT_EQ(missing.surface.occurrences, 0U);
}

TEST(Suspects, AnEmptyGoldHasOnlyMissingOnes)
{
    const auto list = suspectsOf({ "Bern" }, { { "[LOC Bern]" } });
    ASSERT_EQ(list->size(), 1U);
    EXPECT_EQ(list->kind(0), SuspectKind::Missing);
    EXPECT_EQ(ofGoldAlone({ "Bern" })->size(), 0U);
    EXPECT_EQ(ofGoldAlone({})->size(), 0U);
    EXPECT_TRUE(SuspectRanking(ofGoldAlone({})).order().empty());
}

TEST(Suspects, TokensAreComparedWhole)
{
    EvaluationSpec spec;
    spec.unit = Unit::Token;
    const auto list = suspectsOf({ evaluated(layerPtr({ "in [LOC Bern-Ost] now" }, "gold", Tokens::Words),
        layerPtr({ "in [LOC Bern]-Ost now" }, "system", Tokens::Words), spec) });
    EXPECT_EQ(list->at(0).agreeing.size(), 1U);
}

TEST(Suspects, OneGoldReadInOneWayIsAsked)
{
    const auto one = evaluated({ "[LOC Bern]" }, { "[LOC Bern]" });
    const auto other = evaluated({ "[LOC Bern]" }, { "[LOC Bern]" });
    support::Progress progress;
    const std::vector both { one, other };
    const auto refused = suspects(both, {}, progress);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, support::ErrorCode::InvalidOption);
    EXPECT_FALSE(suspects(std::span<const EvaluationPtr>(), {}, progress));
    std::stop_source stop;
    stop.request_stop();
    support::Progress stopped(stop.get_token());
    const auto cancelled = suspects(std::span(both).first(1), {}, stopped);
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().code, support::ErrorCode::Cancelled);
}

TEST(Suspects, RecordsLeadToWhatTheVotesAre)
{
    const auto list = suspectsOf({ "[PER Ada] met [LOC Bern] once" },
        { { "[PER Ada] met [ORG Bern] [X once]" }, { "[PER Ada] met [LOC Bern] once" } });
    const auto bern = rowOf(*list, "Bern");
    const auto records = list->records(bern.index);
    ASSERT_EQ(records.size(), 2U);
    for (const auto& one : records) {
        EXPECT_EQ(
            list->evaluations()[one.system]->goldText(list->evaluations()[one.system]->records[one.record]),
            "Bern");
    }
    const auto once = list->records(rowOf(*list, "once").index);
    ASSERT_EQ(once.size(), 1U);
    EXPECT_EQ(once.front().system, 0U);
}

TEST(Suspects, TheTableSaysWhatStandsInTheRow)
{
    const auto list = suspectsOf({ "[PER Ada] met [LOC Bern]" }, { { "[PER Ada] met [ORG Bern]" } });
    SuspectRanking ranking(list);
    const auto table = suspectTable(ranking, ranking.order(), false);
    ASSERT_EQ(table.rows.size(), 2U);
    const std::vector<std::string> expected { "1", "d1", "8-12", "Bern", "LOC", "ORG",
        "1 of 1 system says ORG", "1.000" };
    EXPECT_EQ(table.rows.front(), expected);
    const auto script = suspectTable(ranking, ranking.order(), true);
    EXPECT_EQ(script.columns.size(), script.rows.front().size());
    EXPECT_EQ(script.rows.front()[1], "gold-doubtful");
}

TEST(SuspectSystems, AreAllThatCanBeScoredOrTheGoldAlone)
{
    DataSet data;
    data.gold = layerPtr({ "[PER Ada] ran ." });
    support::Progress progress;
    const EvaluationSpec spec;
    const auto alone = suspectSystems(data, spec, {}, progress);
    ASSERT_TRUE(alone);
    EXPECT_TRUE(alone->alone);
    EXPECT_EQ(alone->evaluations.size(), 1U);
    for (const char* name : { "s0", "s1" }) {
        LoadedSystem system;
        system.layer = layerPtr({ "[PER Ada] ran ." }, name);
        data.systems.push_back(std::move(system));
    }
    data.systems.push_back({ {}, nullptr, support::Error { support::ErrorCode::NotFound, "gone", {} } });
    const auto first = suspectSystems(data, spec, {}, progress);
    ASSERT_TRUE(first);
    EXPECT_FALSE(first->alone);
    ASSERT_EQ(first->evaluations.size(), 2U) << "what cannot be read has no vote";
    const auto again = suspectSystems(data, spec, first->evaluations, progress);
    EXPECT_EQ(again->evaluations, first->evaluations) << "what is known is taken";
    EvaluationSpec other;
    other.matching.pairing = match::PairingPolicy::FirstCome;
    EXPECT_NE(
        suspectSystems(data, other, first->evaluations, progress)->evaluations[0], first->evaluations[0])
        << "but not under other settings";
    other.matching.pairing = match::PairingPolicy::Hipe;
    EXPECT_EQ(suspectSpec(other).matching.pairing, match::PairingPolicy::Optimal) << "one gold for all";
}

} // namespace
} // namespace touchstone::analysis
