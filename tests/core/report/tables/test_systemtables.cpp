// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/registry/measurerunner.h"
#include "core/report/tables/systemtables.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::layerPtr;
using Measures = std::map<std::string, MeasureResultPtr>;

Measures measured(const annotation::LayerPtr& gold, const std::string& system)
{
    support::Progress progress;
    const auto evaluation = *evaluate(gold, layerPtr({ system }, "system"), {}, progress);
    Measures measures;
    for (const auto* id : { "muc", "eter", "ser", "conll" }) {
        measures[id] = *computeMeasure(id, *evaluation, progress);
    }
    return measures;
}

class SystemTables : public testing::Test
{
protected:
    annotation::LayerPtr gold = layerPtr({ "[PER Ada] met [PER Zoë] in [LOC Rome]" });
    std::vector<Measures> systems { measured(gold, "[PER Ada] met [PER Zoë] in [LOC Rome]"),
        measured(gold, "[PER Ada] met Zoë in [LOC Rome]"), measured(gold, "[PER Ada] met Zoë in [LOC Rome]"),
        measured(gold, "Ada met Zoë in Rome") };

    std::vector<MeasureResultPtr> results(const std::string& id)
    {
        std::vector<MeasureResultPtr> list;
        for (const auto& system : systems) {
            list.push_back(system.at(id));
        }
        return list;
    }
};

TEST_F(SystemTables, ScoresByTypeComeFromTheTableOfTheScheme)
{
    const auto scores = systemTypeScores(results("muc"), match::Scheme::Strict, "recall");
    ASSERT_EQ(scores.types, (std::vector<std::string> { "LOC", "PER" }));
    EXPECT_EQ(scores.values[1][1], 0.5);
    EXPECT_EQ(scores.values[1][0], 1.0);
    EXPECT_EQ(scores.values[3][1], 0.0);
    EXPECT_DOUBLE_EQ(*scores.overall[1], 2.0 / 3);
    EXPECT_FALSE(scores.lowerIsBetter);
}

TEST_F(SystemTables, WhatIsUndefinedOrMissingStaysEmpty)
{
    const auto precision = systemTypeScores(results("muc"), match::Scheme::Strict, "precision");
    EXPECT_FALSE(precision.values[3][1]) << "nothing annotated";
    auto some = results("muc");
    some[0] = nullptr;
    const auto scores = systemTypeScores(some, match::Scheme::Strict);
    EXPECT_FALSE(scores.overall[0]);
    EXPECT_FALSE(scores.values[0][0]);
    EXPECT_TRUE(scores.values[1][0]);
}

TEST_F(SystemTables, ErrorRatesSayThatLowerIsBetter)
{
    const auto scores = systemTypeScores(results("eter"), match::Scheme::Strict);
    EXPECT_TRUE(scores.lowerIsBetter);
    EXPECT_EQ(scores.overall[0], 0.0);
    EXPECT_EQ(scores.overall[3], 1.0);
}

TEST_F(SystemTables, RanksAreSharedByTies)
{
    const RankedScore wanted[] = { { "ser", {} }, { "eter", {} }, { "muc", "strict.f1" }, { "links", {} } };
    const auto table = rankingTable(systems, wanted);
    using Ranks = std::vector<std::optional<int>>;
    ASSERT_EQ(table.columns.size(), 4U);
    EXPECT_EQ(table.columns[0].ranks, (Ranks { 1, 2, 2, 4 }));
    EXPECT_TRUE(table.columns[0].lowerIsBetter);
    EXPECT_EQ(table.columns[1].score, "eter");
    EXPECT_EQ(table.columns[2].ranks, (Ranks { 1, 2, 2, {} })) << "F1 of nothing is undefined";
    EXPECT_EQ(table.columns[3].ranks, (Ranks { {}, {}, {}, {} })) << "not computed";
}

} // namespace
} // namespace touchstone::analysis
