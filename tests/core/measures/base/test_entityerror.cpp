// SPDX-License-Identifier: GPL-3.0-or-later
// Entity error rates against their tables.
#include "core/align/editdistance.h"
#include "core/measures/base/entityerror.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace touchstone::metrics {
namespace {

TEST(EntityErrors, FollowTheOrderOfBothLists)
{
    support::Progress progress;
    const std::vector<EntityText> gold { { 0, U"Oslo" }, { 1, U"Mira" } };
    const std::vector<EntityText> swapped { { 1, U"Mira" }, { 0, U"Oslo" } };
    EXPECT_EQ(*metrics::orderedEntityErrors(gold, gold, EntityUnit::Character, progress), 0.0);
    EXPECT_EQ(*metrics::orderedEntityErrors(gold, swapped, EntityUnit::Character, progress), 2.0);
    const std::vector<EntityText> damaged { { 0, U"Osl0" }, { 0, U"Mira" } };
    EXPECT_EQ(*metrics::orderedEntityErrors(gold, damaged, EntityUnit::Character, progress), 1.25);
    EXPECT_EQ(*metrics::orderedEntityErrors(gold, {}, EntityUnit::Character, progress), 2.0);
    EXPECT_EQ(*metrics::orderedEntityErrors({}, {}, EntityUnit::Character, progress), 0.0);
}

TEST(EntityErrors, WordsAreComparedWhole)
{
    support::Progress progress;
    const std::vector<EntityText> gold { { 0, U"Isle of Man" }, { 0, U"Man" } };
    const std::vector<EntityText> system { { 0, U"Isle  af Man" }, { 0, U"Mann" } };
    EXPECT_NEAR(*metrics::orderedEntityErrors(gold, system, EntityUnit::Word, progress), 1.0 / 3 + 1, 1e-12);
    EXPECT_NEAR(*metrics::orderedEntityErrors(gold, system, EntityUnit::Character, progress),
        2.0 / 11 + 1.0 / 3, 1e-12);
}

TEST(EntityErrors, TheRateIsAtMostOneAndUndefinedWithoutGold)
{
    EXPECT_EQ(metrics::entityErrorRate(3, 2), 1.0);
    EXPECT_EQ(metrics::entityErrorRate(1, 2), 0.5);
    EXPECT_EQ(metrics::entityErrorRate(1, 0), std::nullopt);
}

TEST(EntityErrors, EqualTheFullTables)
{
    std::mt19937 random(5);
    support::Progress progress;
    static const std::vector<std::u32string> texts { U"a", U"ab", U"abcd", U"abce", U"xyzw", U"abcdabcd" };
    for (int round = 0; round < 2000; ++round) {
        const auto make = [&](std::size_t most) {
            std::vector<EntityText> list(random() % most);
            for (auto& one : list) {
                one = { static_cast<std::uint32_t>(random() % 2), texts[random() % texts.size()] };
            }
            return list;
        };
        const bool small = round % 2 == 0;
        const std::size_t most = small ? 6 : round % 200 == 1 ? 600 : 40; // long lists keep costs
        const auto gold = make(most);
        auto system = make(most);
        if (round % 4 == 1) {
            system = gold;
            system.erase(system.begin(),
                system.begin()
                    + static_cast<std::ptrdiff_t>(std::min<std::size_t>(system.size(), random() % 9)));
        }
        const auto cost = [&](std::size_t i, std::size_t j) {
            if (gold[i].type != system[j].type) {
                return 1.0;
            }
            const auto distance = *align::editDistance(gold[i].text, system[j].text, progress);
            return std::min(1.0, static_cast<double>(distance) / static_cast<double>(gold[i].text.size()));
        };
        std::vector<std::vector<double>> table(gold.size() + 1, std::vector<double>(system.size() + 1));
        for (std::size_t i = 0; i <= gold.size(); ++i) {
            for (std::size_t j = 0; j <= system.size(); ++j) {
                auto best = static_cast<double>(i + j);
                best = i > 0 ? std::min(best, table[i - 1][j] + 1) : best;
                best = j > 0 ? std::min(best, table[i][j - 1] + 1) : best;
                best = i > 0 && j > 0 ? std::min(best, table[i - 1][j - 1] + cost(i - 1, j - 1)) : best;
                table[i][j] = best;
            }
        }
        ASSERT_NEAR(*metrics::orderedEntityErrors(gold, system, EntityUnit::Character, progress),
            table.back().back(), 1e-9)
            << round;
    }
}

} // namespace
} // namespace touchstone::metrics
