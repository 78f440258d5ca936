// SPDX-License-Identifier: GPL-3.0-or-later
// SER and ERR against exact fractions (oracles/ser), whatever the order of the file.
#include "core/measures/ser/ser.h"
#include "tests/support/trees.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace touchstone {
namespace {

using nlohmann::json;

metrics::SerCounts counts(const match::TreeSide& gold, const match::TreeSide& system, match::SlotKind kind)
{
    support::Progress progress;
    metrics::SerCounts counts;
    const bool entities = kind == match::SlotKind::Entities;
    counts.slots = entities ? gold.entityCount : gold.componentCount;
    counts.systemSlots = entities ? system.entityCount : system.componentCount;
    const auto pairs = match::matchSlots(gold, system, kind, metrics::slotCosts({}), progress);
    EXPECT_TRUE(pairs);
    for (const auto& pair : *pairs) {
        counts.addPair(pair);
    }
    return counts;
}

double largest = 0;

void expectRate(const json& expected, std::optional<double> rate)
{
    ASSERT_EQ(expected.is_null(), !rate);
    if (rate) {
        EXPECT_NEAR(expected.get<double>(), *rate, 1e-12);
        largest = std::max(largest, std::abs(expected.get<double>() - *rate));
    }
}

void expectCounts(const json& expected, const metrics::SerCounts& counts)
{
    EXPECT_EQ(expected["slots"], counts.slots);
    EXPECT_EQ(expected["system_slots"], counts.systemSlots);
    EXPECT_EQ(expected["pairs"], counts.pairs);
    EXPECT_EQ(expected["deletions"], counts.deletions());
    EXPECT_EQ(expected["insertions"], counts.insertions());
    EXPECT_EQ(expected["label_errors"], counts.labelErrors);
    EXPECT_EQ(expected["boundary_errors"], counts.boundaryErrors);
    EXPECT_EQ(expected["correct"], counts.correct);
    expectRate(expected["ser"], counts.ser({}));
    expectRate(expected["err"], counts.err(false));
    expectRate(expected["err_printed"], counts.err(true));
}

TEST(SerOracle, AllCases)
{
    const auto path = std::filesystem::path(TOUCHSTONE_SHARED) / "oracles" / "ser" / "cases.json";
    if (!std::filesystem::exists(path)) {
        GTEST_SKIP() << "no oracles at " << TOUCHSTONE_SHARED;
    }
    std::ifstream stream(path);
    const auto file = json::parse(stream);
    std::mt19937 random(5);
    std::size_t rows = 0;
    for (const auto& one : file["cases"]) {
        SCOPED_TRACE(one["id"].get<std::string>());
        for (int round = 0; round < 6; ++round) {
            auto* shuffle = round == 0 ? nullptr : &random;
            const auto gold = testsupport::treeLayer(one["gold"], one["length"], shuffle);
            const auto system = testsupport::treeLayer(one["sys"], one["length"], shuffle);
            const match::TreeLabels labels(gold.labels, system.labels);
            const auto goldSide = match::makeTreeSide(gold.documents[0], labels, match::SideRole::Gold);
            const auto systemSide = match::makeTreeSide(system.documents[0], labels, match::SideRole::System);
            const auto entities = counts(goldSide, systemSide, match::SlotKind::Entities);
            const auto components = counts(goldSide, systemSide, match::SlotKind::Components);
            auto global = entities;
            global += components;
            expectCounts(one["expected"]["entities"], entities);
            expectCounts(one["expected"]["components"], components);
            expectCounts(one["expected"]["global"], global);
            rows += round == 0 ? 3 : 0;
        }
    }
    std::cout << "ser/cases.json: " << rows << " rows, largest difference " << largest << "\n";
}

} // namespace
} // namespace touchstone
