// SPDX-License-Identifier: GPL-3.0-or-later
// The matchings that judge system annotations one by one, against a plain twin that compares by value.
#include "core/match/flat/matcher.h"
#include "core/measures/base/tally.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>

namespace touchstone::match {
namespace {

using Value = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>; // begin, end, type

Side sideOf(const std::vector<Value>& values)
{
    Side side;
    for (const auto& [begin, end, type] : values) {
        Mention mention;
        mention.span = { begin, end };
        mention.type = mention.types = mention.mainType = type;
        mention.entity = static_cast<std::uint32_t>(side.mentions.size());
        side.mentions.push_back(mention);
    }
    return side;
}

std::vector<PairOutcome> recordsFor(
    PairingPolicy pairing, const std::vector<Value>& gold, const std::vector<Value>& system)
{
    support::Progress progress;
    const auto records = recordsOf(0, sideOf(gold), sideOf(system), { pairing, 0 }, progress);
    EXPECT_TRUE(records);
    return records.value_or(std::vector<PairOutcome>());
}

metrics::SchemeTallies tallied(const std::vector<PairOutcome>& records)
{
    metrics::SchemeTallies tallies {};
    for (const auto& record : records) {
        metrics::addRecord(tallies, record);
    }
    return tallies;
}

/// The loops of the peers, word for word: every prediction against every gold, "seen" by value.
metrics::SchemeTallies twin(const std::vector<Value>& golds, const std::vector<Value>& predictions)
{
    metrics::SchemeTallies tallies {};
    std::set<Value> seen;
    const auto event = [&](bool gold, bool system, bool sameSpan, bool sameType) {
        PairOutcome record;
        record.gold = gold ? 0 : annotation::noEntity;
        record.system = system ? 0 : annotation::noEntity;
        record.sameSpan = sameSpan;
        record.sameType = sameType;
        metrics::addRecord(tallies, record);
    };
    for (const auto& p : predictions) {
        if (std::find(golds.begin(), golds.end(), p) != golds.end()) {
            seen.insert(p);
            event(true, true, true, true);
            continue;
        }
        bool found = false;
        for (const auto& g : golds) {
            const auto [gb, ge, gt] = g;
            const auto [pb, pe, pt] = p;
            const bool same = gb == pb && ge == pe;
            if (same || (gb < pe && pb < ge && seen.count(g) == 0)) {
                seen.insert(g);
                event(true, true, same, gt == pt);
                found = true;
                break;
            }
        }
        if (!found) {
            event(false, true, false, false);
        }
    }
    for (const auto& g : golds) {
        if (seen.count(g) == 0) {
            event(true, false, false, false);
        }
    }
    return tallies;
}

std::vector<Value> randomValues(std::mt19937& random)
{
    std::vector<Value> values(random() % 9);
    for (auto& [begin, end, type] : values) {
        begin = static_cast<std::uint32_t>(random() % 12);
        end = begin + 1 + static_cast<std::uint32_t>(random() % 4);
        type = static_cast<std::uint32_t>(random() % 3);
    }
    return values;
}

TEST(ListMatcher, CountsAsItsPlainTwinOnNestedDoubledAndUnsortedLists)
{
    std::mt19937 random(18);
    for (int round = 0; round < 3000; ++round) {
        auto gold = randomValues(random);
        auto system = randomValues(random);
        EXPECT_EQ(tallied(recordsFor(PairingPolicy::Nervaluate01, gold, system)), twin(gold, system));
        const auto hipe = tallied(recordsFor(PairingPolicy::Hipe, gold, system));
        std::sort(gold.begin(), gold.end());
        std::sort(system.begin(), system.end());
        EXPECT_EQ(hipe, twin(gold, system)) << "text order, whatever the order of the file";
    }
}

TEST(ListMatcher, EachSystemAnnotationHasOneRecordAndRecordsStandInTextOrder)
{
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        const auto gold = randomValues(random);
        const auto system = randomValues(random);
        const auto records = recordsFor(PairingPolicy::Nervaluate01, gold, system);
        std::map<std::uint32_t, int> uses;
        std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, bool> last {};
        for (const auto& record : records) {
            if (record.hasSystem()) {
                ++uses[record.system];
            }
            const auto& [begin, end, type] = record.hasGold() ? gold[record.gold] : system[record.system];
            const auto place = std::tuple(begin, end, type, !record.hasGold());
            EXPECT_LE(last, place);
            last = place;
        }
        EXPECT_EQ(uses.size(), system.size());
        EXPECT_TRUE(
            std::all_of(uses.begin(), uses.end(), [](const auto& entry) { return entry.second == 1; }));
    }
}

TEST(ListMatcher, EqualGoldsShareThePairsOfEqualPredictions)
{
    const std::vector<Value> two { { 0, 2, 0 }, { 0, 2, 0 } };
    const auto both = recordsFor(PairingPolicy::Nervaluate01, two, two);
    ASSERT_EQ(both.size(), 2U);
    EXPECT_NE(both[0].gold, both[1].gold);
    const auto one = recordsFor(PairingPolicy::Nervaluate01, two, { { 0, 2, 0 } });
    ASSERT_EQ(one.size(), 1U) << "the second gold is met by value: neither paired nor missing";
    const auto three = recordsFor(PairingPolicy::Nervaluate01, { { 0, 2, 0 } }, two);
    ASSERT_EQ(three.size(), 2U) << "one gold, taken twice";
    EXPECT_EQ(three[0].gold, three[1].gold);
}

TEST(ListMatcher, AnyOfTheAlternativesIsAHit)
{
    auto gold = sideOf({ { 0, 2, 3 }, { 4, 6, 3 } });
    auto system = sideOf({ { 0, 2, 1 }, { 5, 6, 1 } });
    system.alternatives = { { 0, 2 }, { 0, 3 }, { 1, 3 } };
    support::Progress progress;
    const auto records = recordsOf(0, gold, system, { PairingPolicy::Hipe, 0 }, progress);
    ASSERT_TRUE(records);
    ASSERT_EQ(records->size(), 2U);
    EXPECT_EQ((*records)[0].outcome(Scheme::Strict), Outcome::Correct);
    EXPECT_EQ((*records)[0].systemType, 3U) << "the record shows the alternative that hit";
    EXPECT_EQ((*records)[1].outcome(Scheme::Type), Outcome::Correct);
}

TEST(ListMatcher, OtherWordsTurnAHitIntoAnOverlap)
{
    auto gold = sideOf({ { 0, 2, 0 } });
    auto system = sideOf({ { 0, 2, 0 } });
    gold.words = { 1 };
    system.words = { 2 };
    support::Progress progress;
    const auto records = recordsOf(0, gold, system, { PairingPolicy::Hipe, 0 }, progress);
    ASSERT_TRUE(records);
    ASSERT_EQ(records->size(), 1U);
    EXPECT_EQ((*records)[0].outcome(Scheme::Strict), Outcome::Incorrect);
    EXPECT_EQ((*records)[0].outcome(Scheme::Partial), Outcome::Partial);
    EXPECT_EQ((*records)[0].outcome(Scheme::Type), Outcome::Correct);
}

} // namespace
} // namespace touchstone::match
