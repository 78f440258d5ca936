// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/confusedpairs.h"
#include "core/evaluation/slices/filtering.h"

#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;
using testsupport::layerPtr;

TEST(ConfusedPairs, StandMostOftenFirstWithTheirBoundaries)
{
    const auto evaluation = evaluated(layerPtr({ "[PER Ada Quill] of [ORG Orbit Works] met [PER Zoë]",
                                          "[ORG Acme] in [LOC Rome] and [LOC Bonn]" }),
        layerPtr({ "[ORG Ada Quill] of [LOC Orbit] Works met [ORG Zoë]",
                     "[LOC Acme] in [LOC Rome] and [ORG Bonn] [PER x]" },
            "system"));
    const auto pairs = confusedPairs(*evaluation);
    const auto label = [&](const char* name) {
        const auto& labels = evaluation->labels;
        return static_cast<std::uint32_t>(std::find(labels.begin(), labels.end(), name) - labels.begin());
    };
    EXPECT_EQ(pairs,
        (std::vector<ConfusedPair> { { label("ORG"), label("LOC"), 2, 1 },
            { label("PER"), label("ORG"), 2, 2 }, { label("LOC"), label("ORG"), 1, 1 } }));
    EXPECT_EQ(pairs.front().otherSpan(), 1);
}

TEST(ConfusedPairs, AreTheCellsBesideTheDiagonal)
{
    const auto evaluation = evaluated(layerPtr({ "[A a] [B b c] [C d] [A e] [B f]", "[C g] [A h i]" }),
        layerPtr({ "[B a] [C b] c [C d] e [A f]", "[A g] [B h i]" }, "system"));
    std::int64_t all = 0;
    for (const auto& pair : confusedPairs(*evaluation)) {
        EXPECT_EQ(pair.count, evaluation->confusion.at(pair.gold, pair.system));
        const auto filter = confusionCell(evaluation->labels[pair.gold], evaluation->labels[pair.system]);
        const auto records = filtered(*evaluation, std::span(&filter, 1));
        EXPECT_EQ(static_cast<std::int64_t>(records.size()), pair.count);
        EXPECT_EQ(std::count_if(records.begin(), records.end(),
                      [&](auto record) { return evaluation->records[record].sameSpan; }),
            pair.sameSpan);
        all += pair.count;
    }
    EXPECT_EQ(all, 5);
}

TEST(ConfusedPairs, AreNoneWhereNothingIsConfused)
{
    const auto evaluation
        = evaluated(layerPtr({ "[PER Ada] in [LOC Rome]" }), layerPtr({ "[PER Ada] in Rome" }, "system"));
    EXPECT_TRUE(confusedPairs(*evaluation).empty());
    EXPECT_TRUE(confusedPairs({}).empty());
}

} // namespace
} // namespace touchstone::analysis
