// SPDX-License-Identifier: GPL-3.0-or-later
// The alignments that nerval got from edlib, text by text.
#include "core/align/alignment.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <string>

namespace touchstone::align {
namespace {

/// nerval's spelling: I stands in the gold only, D in the system only.
std::string cigarOf(const TextAlignment& alignment)
{
    std::string cigar;
    for (const auto& block : alignment.blocks) {
        cigar += std::to_string(std::max(block.gold.length(), block.system.length()));
        cigar += "=XID"[static_cast<int>(block.operation)];
    }
    return cigar;
}

std::string aligned(const std::string& gold, const std::string& system, std::uint64_t& distance)
{
    support::Progress progress;
    const auto result = alignCharacters(text::Text(gold), text::Text(system), progress);
    if (!result) {
        return result.error().text;
    }
    distance = result->distance;
    return cigarOf(*result);
}

TEST(AlignmentOracle, SpellsPathsAsTheOracleDoes)
{
    std::uint64_t distance = 0;
    EXPECT_EQ(aligned("Genf", "Genff", distance), "4=1D");
    EXPECT_EQ(aligned("Z\xC3\xBCrich", "Zurch", distance), "1=1X1=1I2=");
    EXPECT_EQ(distance, 2U);
}

TEST(AlignmentOracle, PathsEqualNervals)
{
    std::ifstream file(TOUCHSTONE_SHARED "/oracles/nerval/cases.json");
    if (!file) {
        GTEST_SKIP() << "no oracle in " TOUCHSTONE_SHARED "/oracles/nerval";
    }
    const auto oracle = nlohmann::json::parse(file);
    int compared = 0;
    int beyondTheSplit = 0;
    for (const auto& oneCase : oracle.at("cases")) {
        const auto& expected = oneCase.at("expected");
        if (expected.at("status") != "ok") {
            continue;
        }
        std::uint64_t distance = 0;
        EXPECT_EQ(aligned(expected.at("gold_text"), expected.at("prediction_text"), distance),
            expected.at("cigar").get<std::string>())
            << oneCase.at("id");
        EXPECT_EQ(distance, expected.at("edit_distance").get<std::uint64_t>()) << oneCase.at("id");
        ++compared;
        beyondTheSplit += oneCase.at("category") == "tie-breaking" ? 1 : 0;
    }
    EXPECT_GE(compared, 79);
    EXPECT_GE(beyondTheSplit, 8);
}

} // namespace
} // namespace touchstone::align
