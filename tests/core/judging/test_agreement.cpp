// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/agreement.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

/// What two judges said of places, one after the other.
using Said = std::vector<std::pair<Verdict, Verdict>>;

/// Places of `size` in each document.
JudgementTable tableOf(const Said& said, std::size_t size)
{
    std::vector<Judgement> judgements;
    for (std::size_t i = 0; i < said.size(); ++i) {
        for (const bool first : { true, false }) {
            const auto begin = static_cast<std::uint32_t>(i);
            auto& one = judgements.emplace_back();
            one.record = { "", "d" + std::to_string(i / size),
                JudgedAnnotation { { { begin, begin + 1 } }, "A" }, {} };
            one.verdict = first ? said[i].first : said[i].second;
            one.judge = first ? "Ann" : "Zoe";
        }
    }
    return JudgementTable(std::move(judgements));
}

Said repeated(const std::array<std::array<int, 6>, 6>& cells)
{
    Said said;
    for (std::size_t row = 0; row < 6; ++row) {
        for (std::size_t column = 0; column < 6; ++column) {
            for (int i = 0; i < cells.at(row).at(column); ++i) {
                said.emplace_back(givenVerdicts.at(row), givenVerdicts.at(column));
            }
        }
    }
    return said;
}

JudgeAgreement agreementOf(const JudgementTable& table)
{
    support::Progress progress;
    const auto places = verdictsByPlace(table);
    auto all = agreements(places, {}, progress);
    EXPECT_TRUE(all);
    EXPECT_EQ(all->size(), 1U);
    return all->empty() ? JudgeAgreement {} : all->front();
}

constexpr std::array<std::array<int, 6>, 6> handTable { {
    { 20, 3, 1, 0, 1, 0 },
    { 2, 30, 2, 1, 0, 0 },
    { 0, 4, 10, 0, 1, 0 },
    { 1, 0, 0, 5, 0, 0 },
    { 1, 1, 2, 0, 6, 0 },
    { 0, 0, 0, 0, 1, 8 },
} };

TEST(Agreement, KappaOfATableByHand)
{
    // 100 places, 79 the same. Rows 25 35 15 6 10 9, columns 24 38 15 6 9 8:
    // pe = (600 + 1330 + 225 + 36 + 90 + 72) / 10000 = .2353; kappa = (.79 - .2353) / .7647.
    const auto table = tableOf(repeated(handTable), 5);
    const auto both = agreementOf(table);
    EXPECT_EQ(both.first, "Ann");
    EXPECT_EQ(both.second, "Zoe");
    EXPECT_EQ(both.places, 100U);
    EXPECT_EQ(both.same, 79U);
    EXPECT_EQ(both.documents, 20U);
    EXPECT_DOUBLE_EQ(both.share.value(), 0.79);
    EXPECT_NEAR(both.kappa.value(), 0.5547 / 0.7647, 1e-12);
    EXPECT_FALSE(both.pabak) << "no verdict is that frequent";
    ASSERT_TRUE(both.kappaInterval && both.shareInterval);
    EXPECT_LT(both.kappaInterval->low, *both.kappa);
    EXPECT_GT(both.kappaInterval->high, *both.kappa);
    EXPECT_GT(both.kappaInterval->low, 0.4);
    EXPECT_LE(both.kappaInterval->high, 1);
    EXPECT_EQ(both.disagreements.size(), 21U);
    const auto places = verdictsByPlace(table);
    for (std::size_t row = 0; row < 6; ++row) {
        for (std::size_t column = 0; column < 6; ++column) {
            const auto& cell = both.cells.at(row).at(column);
            EXPECT_EQ(cell.size(), static_cast<std::size_t>(handTable.at(row).at(column)));
            for (const auto place : cell) { // each cell leads to its places
                EXPECT_EQ(places.at(place).said.at(0)->verdict, givenVerdicts.at(row));
                EXPECT_EQ(places.at(place).said.at(1)->verdict, givenVerdicts.at(column));
            }
        }
    }
}

TEST(Agreement, OneVerdictOfAllIsUndefined)
{
    const auto both = agreementOf(tableOf(Said(10, { Verdict::GoldWrong, Verdict::GoldWrong }), 2));
    EXPECT_EQ(both.share, 1);
    EXPECT_FALSE(both.kappa) << "0/0";
    EXPECT_FALSE(both.kappaInterval);
    EXPECT_EQ(both.pabak, 1);
}

TEST(Agreement, WhereOneVerdictPrevailsPabakIsTold)
{
    Said said(18, { Verdict::SystemWrong, Verdict::SystemWrong });
    said.emplace_back(Verdict::GoldWrong, Verdict::SystemWrong);
    said.emplace_back(Verdict::SystemWrong, Verdict::GoldWrong);
    const auto both = agreementOf(tableOf(said, 2));
    EXPECT_DOUBLE_EQ(both.share.value(), 0.9);
    EXPECT_NEAR(both.kappa.value(), (0.9 - 0.905) / (1 - 0.905), 1e-12) << "low, whatever they do";
    EXPECT_NEAR(both.pabak.value(), (6 * 0.9 - 1) / 5, 1e-12);
}

TEST(Agreement, WithoutTwoJudgesThereIsNone)
{
    support::Progress progress;
    EXPECT_TRUE(agreements({}, {}, progress)->empty());
    Judgement one;
    one.record = { "", "d", JudgedAnnotation { { { 0, 1 } }, "A" }, {} };
    one.judge = "Ann";
    auto unnamed = one;
    unnamed.judge.clear();
    auto last = one;
    last.judge = "Zoe";
    last.adjudicated = true;
    const JudgementTable table({ one, unnamed, last });
    EXPECT_TRUE(agreements(verdictsByPlace(table), {}, progress)->empty());

    auto elsewhere = one;
    elsewhere.judge = "Bea";
    elsewhere.record.document = "e";
    const auto apart = agreementOf(JudgementTable({ one, elsewhere }));
    EXPECT_EQ(apart.places, 0U);
    EXPECT_FALSE(apart.share);
    EXPECT_FALSE(apart.kappa);
    elsewhere.record.document = "d";
    const auto single = agreementOf(JudgementTable({ one, elsewhere }));
    EXPECT_EQ(single.share, 1);
    EXPECT_FALSE(single.shareInterval) << "of one document";
}

} // namespace
} // namespace touchstone::analysis
