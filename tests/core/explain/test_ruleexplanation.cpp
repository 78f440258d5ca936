// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations of labels over an evaluation: histories, why not, and the rules that cover a place.
#include "core/explain/ruleexplanation.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace touchstone::analysis {
namespace {

using rules::SideRole;
using Kind = ExplainedCondition::Kind;

class RuleExplanation : public testing::Test
{
protected:
    void open(annotation::LayerPtr gold, annotation::LayerPtr system)
    {
        support::Progress progress;
        auto evaluation = evaluate(std::move(gold), std::move(system), {}, progress);
        ASSERT_TRUE(evaluation) << evaluation.error().text;
        const std::array files { rules::defaultRules() };
        support::Diagnostics findings;
        auto ran = runRules(**evaluation,
            { std::make_shared<const rules::RuleSet>(rules::RuleSet::stacked(files, findings)), {} },
            progress);
        ASSERT_TRUE(ran) << ran.error().text;
        run = std::make_shared<const RuleRun>(std::move(*ran));
        auto opened = RuleExplainer::open(*evaluation, run, 0, progress);
        ASSERT_TRUE(opened) << opened.error().text;
        explainer = *opened;
    }
    void open(const std::string& gold, const std::string& system)
    {
        open(testsupport::layerPtr({ gold }, "gold"), testsupport::layerPtr({ system }, "system"));
    }

    [[nodiscard]] LabelHistory explained(SideRole side, std::uint32_t place) const
    {
        support::Progress progress;
        return *explainer->explain({ side, place }, progress);
    }
    [[nodiscard]] WhyNot whyNot(const std::string& rule, SideRole side, std::uint32_t place) const
    {
        support::Progress progress;
        return *explainer->whyNot(*rules().find(rule), { side, place }, progress);
    }
    [[nodiscard]] CoveringRules covering(SideRole side, text::Span span) const
    {
        support::Progress progress;
        return *explainer->covering(side, span, progress);
    }
    [[nodiscard]] const rules::RuleSet& rules() const { return *run->setup.rules; }
    [[nodiscard]] std::string name(std::uint32_t rule) const { return rules().rules()[rule].name; }

    // "Base: false positive; FuzzyMatch: fuzzy check with #1; …", silent phases left out.
    [[nodiscard]] std::string story(const LabelHistory& history) const
    {
        std::string text;
        for (const auto& phase : history.phases) {
            for (const auto& step : phase.steps) {
                text += (text.empty() ? "" : "; ") + phase.name + ": " + name(step.rule)
                    + (step.partner ? " with " + step.partner->id : "")
                    + (step.group ? " of " + step.group->text : "");
            }
        }
        return text;
    }

    std::shared_ptr<const RuleRun> run;
    std::shared_ptr<RuleExplainer> explainer;
};

TEST_F(RuleExplanation, TellsTheHistoryPhaseByPhaseWithTheDocumentsSteps)
{
    open("The [ORG#g1@Q1 United Nations] met", "The [ORG#s1@Q1 United Nation]s met");
    const auto history = explained(SideRole::System, 0);
    EXPECT_EQ(history.annotation.id, "s1");
    EXPECT_EQ(history.annotation.words, "United Nation");
    EXPECT_EQ(history.annotation.type, "ORG");
    EXPECT_EQ(history.labels.result, "FzTP");
    EXPECT_EQ(history.labels.resolution, "fuzzy TP res");
    ASSERT_TRUE(history.partner);
    EXPECT_EQ(history.partner->id, "g1");
    EXPECT_EQ(history.phases.size(), 8U) << "phases in which nothing fired stand there too";
    EXPECT_EQ(story(history),
        "Base: false positive; FuzzyMatch: fuzzy check with g1; Resolution: fuzzy TP res with g1; "
        "Document: document fuzzy true positive of united nations; Document: document TP res of Q1");
    ASSERT_EQ(history.groups.size(), 2U);
    EXPECT_EQ(history.groups[0].labels.result, "FzTP doc");
    EXPECT_EQ(history.groups[1].labels.result, "TP res doc");
    EXPECT_EQ(history.groups[1].group.goldMentions, 1U);
}

TEST_F(RuleExplanation, AStepSaysWhatChangedHereAndOnThePartner)
{
    open("The [ORG#g1 United Nations] met", "The [ORG#s1 United Nation]s met");
    const auto history = explained(SideRole::Gold, 0);
    const auto& step = history.phases[2].steps.at(0);
    ASSERT_EQ(step.changes.size(), 4U) << "both got a partner and a result";
    EXPECT_EQ(step.changes[2].of, ExplainedChange::Of::Partner);
    EXPECT_EQ(step.changes[2].before, "\"FP\"");
    EXPECT_EQ(step.changes[3].of, ExplainedChange::Of::Own);
    EXPECT_EQ(step.changes[3].before, "\"FN\"");
    EXPECT_EQ(step.changes[3].after, "\"FzTP\"");
    const auto& fuzzy = step.conditions.at(5);
    EXPECT_EQ(fuzzy.terms.at(1).text, "similarity");
    EXPECT_EQ(fuzzy.terms.at(1).value, "0.9286") << "13 of 14 letters, four decimals";
}

TEST_F(RuleExplanation, WhyNotSaysWhoTookThePartner)
{
    open("The [ORG#g1 United Nations] met", "[ORG#s2 The [ORG#s1 United Nations]] met");
    const auto answer = whyNot("fuzzy check", SideRole::System, 0);
    EXPECT_EQ(answer.annotation.id, "s2");
    EXPECT_EQ(answer.state, WhyNot::State::Candidates);
    ASSERT_EQ(answer.candidates.size(), 1U);
    EXPECT_FALSE(answer.candidates[0].fired);
    const auto& first = answer.candidates[0].conditions.at(0);
    EXPECT_EQ(first.kind, Kind::Unmatched);
    EXPECT_FALSE(first.holds);
    ASSERT_EQ(first.taken.size(), 1U);
    EXPECT_EQ(first.taken[0].annotation.id, "g1");
    EXPECT_EQ(first.taken[0].partner.id, "s1");
    EXPECT_EQ(name(first.taken[0].rule), "true positive");
}

TEST_F(RuleExplanation, WhyNotSaysWhyThereIsNoCandidate)
{
    open("[PER#g1 Ada] met", "Ada [PER#s1 met]");
    EXPECT_EQ(whyNot("fuzzy check", SideRole::System, 0).state, WhyNot::State::NothingOverlaps);
    EXPECT_EQ(whyNot("false negative", SideRole::System, 0).state, WhyNot::State::OtherSide);
    EXPECT_EQ(whyNot("document TP res", SideRole::System, 0).state, WhyNot::State::NoGroup)
        << "without a link it is a mention of none";
    const auto entity = whyNot("document true positive", SideRole::System, 0);
    ASSERT_EQ(entity.candidates.size(), 1U);
    EXPECT_EQ(entity.candidates[0].group->text, "met");
}

TEST_F(RuleExplanation, WhyNotAnswersForRulesThatAreOff)
{
    open("[place#g1 Rome] fell", "[place.city#s1 Rome] fell");
    const auto answer = whyNot("partial label match, system more specific", SideRole::System, 0);
    ASSERT_EQ(answer.candidates.size(), 1U);
    EXPECT_FALSE(answer.candidates[0].fired);
    EXPECT_TRUE(std::all_of(answer.candidates[0].conditions.begin(), answer.candidates[0].conditions.end(),
        [](const auto& condition) { return condition.holds; }));
}

TEST_F(RuleExplanation, APlaceIsCoveredByWhatFiredThereAndWhatNearlyDid)
{
    open("[PER#g1 Ada] met [PER#g2 Bob]", "[PER#s1 Ada] met [LOC#s2 Bob]");
    const auto found = covering(SideRole::System, { 9, 10 });
    ASSERT_EQ(found.annotations.size(), 2U);
    EXPECT_EQ(found.annotations[0].id, "g2");
    EXPECT_EQ(found.annotations[1].id, "s2");
    const auto row = [&](const std::string& rule) {
        const auto at = std::find_if(found.rules.begin(), found.rules.end(),
            [&](const CoveringRule& one) { return name(one.rule) == rule; });
        return at == found.rules.end() ? nullptr : &*at;
    };
    ASSERT_NE(row("false positive"), nullptr);
    EXPECT_TRUE(row("false positive")->fired);
    EXPECT_EQ(row("false positive")->annotation.id, "s2");
    ASSERT_NE(row("true positive"), nullptr);
    EXPECT_FALSE(row("true positive")->fired);
    EXPECT_EQ(row("true positive")->annotation.id, "g2");
    ASSERT_TRUE(row("true positive")->partner);
    EXPECT_EQ(row("true positive")->partner->id, "s2");
    ASSERT_TRUE(row("true positive")->missing);
    EXPECT_EQ(row("true positive")->missing->text, "system.type == gold.type");
    EXPECT_EQ(row("TP res"), nullptr) << "two conditions short: no match, no links";
    EXPECT_TRUE(covering(SideRole::Gold, { 4, 5 }).annotations.empty()) << "between the two";
}

TEST_F(RuleExplanation, APlaceOfOneTextIsFoundInTheOther)
{
    open("In [LOC#g1 Northfield] town", "In [LOC#s1 Nrthfield] town");
    const auto found = covering(SideRole::System, { 11, 12 }); // the system's d
    ASSERT_EQ(found.annotations.size(), 2U);
    EXPECT_TRUE(covering(SideRole::System, { 12, 13 }).annotations.empty()) << "the blank behind it";
}

TEST_F(RuleExplanation, ComponentsHaveNoPlace)
{
    open("[PER#g1 [+name#c1 Ada]] met", "Ada met");
    EXPECT_EQ(rulePlaceOf(*run, 0, SideRole::Gold, 0), 0U);
    EXPECT_EQ(rulePlaceOf(*run, 0, SideRole::Gold, 1), std::nullopt);
    const auto fired = rulesFiredFor(*run, 0, { SideRole::Gold, 0 });
    ASSERT_EQ(fired.size(), 1U);
    EXPECT_EQ(name(fired[0]), "false negative");
}

TEST_F(RuleExplanation, LongWordsAreCutInTheMiddle)
{
    std::string words;
    for (int count = 0; count < 1000; ++count) {
        words += "ä";
    }
    open("[X " + words + "]", words);
    const auto history = explained(SideRole::Gold, 0);
    EXPECT_LT(history.annotation.words.size(), 2 * NamedAnnotation::mostWords + 10);
    EXPECT_NE(history.annotation.words.find(" … "), std::string::npos);
}

TEST_F(RuleExplanation, AQuestionHearsThatItIsNotWantedAnyLonger)
{
    open("[PER#g1@Q1 Ada] met", "[PER#s1@Q1 Ada] met");
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    EXPECT_FALSE(explainer->explain({ SideRole::Gold, 0 }, progress));
    EXPECT_FALSE(explainer->whyNot(0, { SideRole::Gold, 0 }, progress));
}

} // namespace
} // namespace touchstone::analysis
