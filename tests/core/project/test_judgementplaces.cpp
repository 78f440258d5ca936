// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/judgementplaces.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

TEST(JudgementPlaces, BesideAProjectTheyHaveItsName)
{
    EXPECT_EQ(judgementsPath("/p/a.touchstone"), "/p/a.judgements.jsonl");
}

TEST(JudgementPlaces, WithoutAProjectItStandsBesideTheGold)
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

} // namespace
} // namespace touchstone::analysis
