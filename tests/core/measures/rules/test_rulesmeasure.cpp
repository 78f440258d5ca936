// SPDX-License-Identifier: GPL-3.0-or-later
// What labels of rules add up to, switch by switch.
#include "core/measures/rules/rulesmeasure.h"

#include <gtest/gtest.h>

#include <array>

namespace touchstone::metrics {
namespace {

rules::RuleSet defaults()
{
    const std::array files { rules::defaultRules() };
    support::Diagnostics findings;
    return rules::RuleSet::stacked(files, findings);
}

class RulesMeasure : public testing::Test
{
protected:
    rules::Labels labels(const char* result, const char* resolution = "", const char* cause = "",
        bool low = false, const char* ignored = "") const
    {
        rules::Labels value;
        value.result = set.findSymbol(result).value();
        value.resolution = set.findSymbol(resolution).value();
        value.cause = set.findSymbol(cause).value();
        value.ignored = set.findSymbol(ignored).value();
        value.low = value.lowResolution = low;
        return value;
    }
    [[nodiscard]] RuleTally tally() const { return RuleCounter(set).tally(document); }

    rules::RuleSet set = defaults();
    rules::DocumentResult document;
};

TEST_F(RulesMeasure, creditFollowsTheLabel)
{
    document.gold = { labels("TP"), labels("PTP"), labels("FzTP"), labels("FzPTP"), labels("FN") };
    document.system
        = { labels("TP"), labels("PTP"), labels("FzTP"), labels("FzPTP"), labels("FP"), labels("FP") };
    const auto all = tally();
    EXPECT_EQ(spanScore(all, strictCredit, {}).precision, (RuleRatio { 1, 6 }));
    EXPECT_EQ(spanScore(all, lenientCredit, {}).recall, (RuleRatio { 4, 5 }));
    EXPECT_EQ(spanScore(all, weightedCredit, {}).recall, (RuleRatio { 3, 5 }));
}

TEST_F(RulesMeasure, switchesLeaveOutOfNumeratorAndDenominator)
{
    document.system = { labels("TP"), labels("TP", "", "", true), labels("FP", "", "", false, "duplicate"),
        labels("FP", "", "", true, "stop word") };
    const auto all = tally();
    const auto precision = [&](bool ignored, bool low) {
        RuleSwitches switches;
        switches.ignored = ignored;
        switches.low = low;
        return spanScore(all, strictCredit, switches).precision;
    };
    EXPECT_EQ(precision(true, true), (RuleRatio { 2, 4 }));
    EXPECT_EQ(precision(false, true), (RuleRatio { 2, 2 }));
    EXPECT_EQ(precision(true, false), (RuleRatio { 1, 2 }));
    EXPECT_EQ(precision(false, false), (RuleRatio { 1, 1 }));
}

TEST_F(RulesMeasure, conditionalLinksAreRightWrongOrOut)
{
    document.system = { labels("TP", "TP res"), labels("TP", "conditional TP res"),
        labels("TP", "FP res", "resolver"), labels("FP", "FP res", "tagger"), labels("TP", "TN res") };
    document.gold = { labels("TP", "FN res", "resolver"), labels("TP", "fuzzy TP res") };
    const auto all = tally();
    RuleSwitches switches;
    EXPECT_EQ(resolutionScore(all, switches).precision, (RuleRatio { 2, 4 }));
    EXPECT_EQ(resolutionScore(all, switches).recall, (RuleRatio { 1, 2 }));
    switches.conditional = RuleSwitches::Conditional::Wrong;
    EXPECT_EQ(resolutionScore(all, switches).precision, (RuleRatio { 1, 4 }));
    switches.conditional = RuleSwitches::Conditional::Out;
    EXPECT_EQ(resolutionScore(all, switches).precision, (RuleRatio { 1, 3 }));
    switches.taggerErrors = false;
    EXPECT_EQ(resolutionScore(all, switches).precision, (RuleRatio { 1, 2 }));
    EXPECT_EQ(causeCountOf(all, 1, Cause::Tagger, {}), 1);
    EXPECT_EQ(causeCountOf(all, 0, Cause::Resolver, {}), 1);
    EXPECT_EQ(causeCountOf(all, 0, Cause::Tagger, {}), 0);
}

TEST_F(RulesMeasure, entitiesAndLinksCountOncePerDocument)
{
    const auto group = [&](const char* result) {
        rules::Group value;
        value.labels.result = set.findSymbol(result).value();
        return value;
    };
    document.entities
        = { group("TP doc"), group("FzTP doc"), group("FP doc"), group("FN doc"), group("FN doc") };
    document.links
        = { group("TP res doc"), group("conditional TP res doc"), group("FP res doc"), group("FN res doc") };
    const auto all = tally();
    EXPECT_EQ(documentScore(all, strictCredit, {}).precision, (RuleRatio { 1, 3 }));
    EXPECT_EQ(documentScore(all, lenientCredit, {}).recall, (RuleRatio { 2, 4 }));
    EXPECT_EQ(documentLinkScore(all, {}).precision, (RuleRatio { 2, 3 }));
    EXPECT_EQ(documentLinkScore(all, {}).recall, (RuleRatio { 2, 3 }));
}

TEST_F(RulesMeasure, nothingIsUndefinedAndCountsAddUp)
{
    EXPECT_FALSE(spanScore(tally(), strictCredit, {}).precision.value());
    EXPECT_FALSE(spanScore(tally(), strictCredit, {}).f1());
    document.system = { labels("FP") };
    document.gold = { labels("FN", "FN res", "tagger") };
    EXPECT_EQ(spanScore(tally(), strictCredit, {}).f1(), 0.0);
    auto sum = tally();
    sum += tally();
    EXPECT_EQ(spanScore(sum, strictCredit, {}).precision, (RuleRatio { 0, 2 }));
}

TEST_F(RulesMeasure, aResultOfAUsersOwnIsNeitherRightNorLeftOut)
{
    const std::array files { rules::defaultRules(),
        rules::RuleFile { "u", "rule \"x\" phase Filter for system\nthen\n system.result = \"mine\"\nend" } };
    support::Diagnostics findings;
    set = rules::RuleSet::stacked(files, findings);
    document.system = { labels("mine"), labels("TP") };
    EXPECT_EQ(spanScore(tally(), lenientCredit, {}).precision, (RuleRatio { 1, 2 }));
}

} // namespace
} // namespace touchstone::metrics
