// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/sinceearlier.h"
#include "core/evaluation/slices/filtering.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;
using testsupport::namedLayer;
using testsupport::shared;

using NamedTexts = std::vector<std::pair<std::string, std::string>>;

/// Gold and system are read anew for every result, as files are.
EvaluationPtr readAnew(const NamedTexts& gold, const NamedTexts& system)
{
    return evaluated(shared(namedLayer(gold)), shared(namedLayer(system, "system")));
}

SinceEarlier changesSince(
    const EvaluationPtr& now, const EvaluationPtr& earlier, match::Scheme scheme = match::Scheme::Strict)
{
    support::Progress progress;
    auto made = compareWithEarlier(now, earlier, scheme, progress);
    EXPECT_TRUE(made);
    return std::move(*made);
}

/// "y Rome": the documents and words of the records behind a link.
std::vector<std::string> wordsBehind(const EvaluationPtr& shown, const RecordFilter& filter)
{
    std::vector<std::string> words;
    for (const auto number : filtered(*shown, std::span(&filter, 1))) {
        const auto& record = shown->records[number];
        words.push_back(shown->cases[record.document].name() + " "
            + (record.hasGold() ? shown->goldText(record) : shown->systemText(record)));
    }
    return words;
}

const NamedTexts wholeGold { { "x", "[PER Ada] met [PER Zoë] here" },
    { "y", "[PER Bo] left [LOC Rome] now" } };

TEST(SinceEarlier, TellsWhatWasFixedAndWhatRegressed)
{
    const auto earlier = readAnew(
        wholeGold, { { "y", "[PER Bo] left [LOC Rome] [X now]" }, { "x", "[PER Ada] met [ORG Zoë] here" } });
    const auto now = readAnew(
        wholeGold, { { "x", "[PER Ada] met [PER Zoë] [X here]" }, { "y", "[PER Bo] left [ORG Rome] now" } });
    const auto changes = changesSince(now, earlier);
    EXPECT_EQ(wordsBehind(changes.fixed, SinceEarlier::fixedCell()),
        (std::vector<std::string> { "x Zoë", "y now" }));
    EXPECT_EQ(wordsBehind(changes.regressed, SinceEarlier::regressedCell()),
        (std::vector<std::string> { "x here", "y Rome" }));
    EXPECT_EQ(changes.fixedCount(), 2);
    EXPECT_EQ(changes.regressedCount(), 2);
    EXPECT_EQ(changes.fixed->whole, earlier) << "an error is shown where it stood";
    EXPECT_EQ(changes.regressed->whole, now);
    for (const auto list : { SinceEarlier::fixedList, SinceEarlier::regressedList }) {
        EXPECT_TRUE(isEarlierList(list));
        EXPECT_FALSE(isComparisonList(list));
    }
}

TEST(SinceEarlier, TheSchemeDecides)
{
    const NamedTexts boundary { { "x", "[PER Ada met] [PER Zoë] here" }, wholeGold.back() };
    const auto earlier = readAnew(wholeGold, boundary);
    const auto now = readAnew(wholeGold, wholeGold);
    EXPECT_EQ(changesSince(now, earlier).fixedCount(), 1);
    EXPECT_EQ(changesSince(now, earlier, match::Scheme::Type).fixedCount(), 0) << "any overlap is right";
}

TEST(SinceEarlier, NothingChangedWhereTheFilesSayTheSame)
{
    const NamedTexts system { { "x", "[PER Ada] met Zoë [X here]" } };
    const auto changes = changesSince(readAnew(wholeGold, system), readAnew(wholeGold, system));
    EXPECT_EQ(changes.fixedCount(), 0);
    EXPECT_EQ(changes.regressedCount(), 0);
}

TEST(SinceEarlier, WhatOnlyOneGoldHasIsNeitherFixedNorRegressed)
{
    const NamedTexts less { { "x", "[PER Ada] met Zoë here" }, wholeGold.back() };
    const NamedTexts system { { "x", "[PER Ada] met Zoë here" }, wholeGold.back() };
    const auto changes = changesSince(readAnew(wholeGold, system), readAnew(less, system));
    EXPECT_EQ(changes.fixedCount(), 0);
    EXPECT_EQ(changes.regressedCount(), 0) << "Zoë was not judged before";
}

} // namespace
} // namespace touchstone::analysis
