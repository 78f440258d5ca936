// SPDX-License-Identifier: GPL-3.0-or-later
// The search for cells: against a slow twin, in any order, and its rules one by one.
#include "core/leads/cellsearch.h"

#include "core/statistics/resampling.h"
#include "tests/core/leads/slowcells.h"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <string>

namespace touchstone::analysis {
namespace {

using metrics::RandomBits;

/// Few records and features, some of which follow others; errors that follow one or two of them.
CellRecords randomRecords(std::uint64_t seed)
{
    RandomBits random(seed);
    CellRecords records;
    records.features.resize(6);
    for (std::uint32_t feature = 0; feature < 6; ++feature) {
        records.features[feature].key = 10 + feature;
    }
    const auto units = 12 + random.below(30);
    for (std::uint32_t unit = 0; unit < units; ++unit) {
        const auto hard = random.below(4) == 0 ? 25U : 0U;
        for (auto left = 1 + random.below(30); left > 0; --left) {
            std::array<std::uint8_t, 6> codes {};
            for (std::size_t feature = 0; feature < codes.size(); ++feature) {
                codes[feature] = static_cast<std::uint8_t>(random.below(feature % 2 == 0 ? 2 : 4));
            }
            codes[2] = random.below(5) == 0 ? codes[2] : codes[0];
            codes[4] = random.below(6) == 0 ? noCellCode : codes[4];
            for (std::size_t feature = 0; feature < codes.size(); ++feature) {
                records.features[feature].codes.push_back(codes[feature]);
            }
            records.units.push_back(unit * 3);
            records.rows.push_back(random.below(3));
            const auto percent = 10 + hard + (codes[0] == 1 && codes[1] == 2 ? 40 : 0)
                + (codes[3] == 0 && codes[5] == 1 ? 30 : 0);
            records.wrong.push_back(random.below(100) < percent ? 1 : 0);
        }
    }
    return records;
}

CellSearchSettings looseSettings()
{
    CellSearchSettings settings;
    settings.alpha = .4;
    settings.support = 8;
    settings.units = 3;
    return settings;
}

CellSearch searched(const CellRecords& records, const CellSearchSettings& settings = {})
{
    support::Progress progress;
    auto found = searchCells(records, settings, progress);
    EXPECT_TRUE(found.has_value());
    return found ? *found : CellSearch {};
}

/// All that a search says but which index a feature has: its key instead. Doubles to the last bit.
std::string wordsOf(const CellSearch& found, const CellRecords& records)
{
    std::string words;
    const auto add = [&](auto value) {
        if constexpr (std::is_same_v<decltype(value), double>) {
            words += std::to_string(std::bit_cast<std::uint64_t>(value)) + ' ';
        } else {
            words += std::to_string(value) + ' ';
        }
    };
    add(found.rho);
    for (std::size_t level = 0; level < mostCellLevels; ++level) {
        add(found.tested[level]);
        add(found.thresholds[level]);
    }
    for (const auto* cells : { &found.passing, &found.list, &found.pinned }) {
        words += '\n';
        for (const auto& cell : *cells) {
            for (const auto& literal : cell.literals) {
                add(records.features[literal.feature].key);
                add(literal.code);
            }
            add(cell.n);
            add(cell.wrong);
            add(cell.units);
            for (const auto& evidence : { cell.alone, cell.given }) {
                for (const auto value :
                    { evidence.expected, evidence.excess, evidence.standardError, evidence.z, evidence.p }) {
                    add(value);
                }
            }
            for (const auto twin : cell.twins) {
                add(twin);
            }
            words += '\n';
        }
    }
    return words;
}

/// Records in another order.
CellRecords reordered(const CellRecords& records, const std::vector<std::size_t>& order)
{
    CellRecords other;
    other.features.resize(records.features.size());
    for (const auto i : order) {
        other.rows.push_back(records.rows[i]);
        other.wrong.push_back(records.wrong[i]);
        const bool isNew
            = other.units.empty() || records.units[i] != records.units[order[other.units.size() - 1]];
        other.units.push_back(other.units.empty() ? 0 : other.units.back() + (isNew ? 1U : 0U));
        for (std::size_t feature = 0; feature < records.features.size(); ++feature) {
            other.features[feature].key = records.features[feature].key;
            other.features[feature].codes.push_back(records.features[feature].codes[i]);
        }
    }
    return other;
}

void expectNear(const CellEvidence& one, const CellEvidence& other)
{
    EXPECT_NEAR(one.expected, other.expected, 1e-5);
    EXPECT_NEAR(one.excess, other.excess, 1e-5);
    EXPECT_NEAR(one.standardError, other.standardError, 1e-5);
    EXPECT_NEAR(one.z, other.z, 1e-5);
    EXPECT_NEAR(one.p, other.p, 1e-5);
}

void expectSame(const std::vector<FoundCell>& cells, const std::vector<FoundCell>& others)
{
    ASSERT_EQ(cells.size(), others.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        EXPECT_EQ(cells[i].literals, others[i].literals) << i;
        EXPECT_EQ(cells[i].n, others[i].n);
        EXPECT_EQ(cells[i].wrong, others[i].wrong);
        EXPECT_EQ(cells[i].units, others[i].units);
        EXPECT_EQ(cells[i].twins, others[i].twins);
        expectNear(cells[i].alone, others[i].alone);
        expectNear(cells[i].given, others[i].given);
    }
}

TEST(CellSearch, EqualsTheSlowTwin)
{
    std::array<std::size_t, mostCellLevels> listed {};
    std::size_t twins = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(seed);
        const auto records = randomRecords(seed);
        auto settings = looseSettings();
        settings.levels = 1 + seed % 3;
        settings.pairs = seed % 2 == 0 ? 4 : 60;
        settings.pinned = { { { 1, 2 }, { 0, 1 } }, { { 4, 63 } } };
        if (seed % 4 == 0) {
            settings.explained = { cellMembers(records, std::vector<CellLiteral> { { 0, 1 } }) };
        }
        const auto found = searched(records, settings);
        const auto slow = slowCells(records, settings);
        EXPECT_NEAR(found.rho, slow.rho, 1e-6);
        EXPECT_EQ(found.tested, slow.tested);
        for (std::size_t level = 0; level < mostCellLevels; ++level) {
            EXPECT_NEAR(found.thresholds[level], slow.thresholds[level], 1e-9);
        }
        expectSame(found.passing, slow.passing);
        expectSame(found.list, slow.list);
        expectSame(found.pinned, slow.pinned);
        for (const auto& cell : found.list) {
            ++listed[cell.literals.size() - 1];
            twins += cell.twins.size();
        }
    }
    for (const auto level : listed) {
        EXPECT_GT(level, 2U); // else nothing was compared
    }
    EXPECT_GT(twins, 10U);
}

TEST(CellSearch, NoOrderAndNoNumberOfThreadsChangesABit)
{
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto records = randomRecords(seed);
        auto settings = looseSettings();
        settings.pinned = { { { 0, 1 }, { 1, 2 } } };
        const auto words = wordsOf(searched(records, settings), records);
        std::vector<std::size_t> order(records.wrong.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return records.units[i] * 7 % 31; });
        const auto shuffled = reordered(records, order);
        EXPECT_EQ(wordsOf(searched(shuffled, settings), shuffled), words);
        auto turned = records;
        std::ranges::reverse(turned.features);
        settings.pinned = { { { 5, 1 }, { 4, 2 } } };
        EXPECT_EQ(wordsOf(searched(turned, settings), turned), words);
        settings.pinned = { { { 1, 2 }, { 0, 1 } } };
        for (const std::size_t threads : { 1U, 2U, 8U }) {
            const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
            EXPECT_EQ(wordsOf(searched(records, settings), records), words);
        }
    }
}

/// 20 units of five records of one row. Feature 0 is 1 for the first two of each, of which `wrongOfTwo` are
/// wrong; of the others one of three.
CellRecords plainRecords(std::uint32_t wrongOfTwo)
{
    CellRecords records;
    records.features.resize(1);
    for (std::uint32_t unit = 0; unit < 20; ++unit) {
        for (std::uint32_t i = 0; i < 5; ++i) {
            records.units.push_back(unit);
            records.rows.push_back(0);
            records.features[0].codes.push_back(i < 2 ? 1 : 0);
            records.wrong.push_back(i < wrongOfTwo || i == 4 ? 1 : 0);
        }
    }
    return records;
}

TEST(CellSearch, FiguresAreThoseOfTheFormulas)
{
    const auto found = searched(plainRecords(2));
    // Rate .6, X = 40 - 24; every unit is alike, so the robust variance and rho are 0: V = 40 · .6 · .4.
    ASSERT_EQ(found.list.size(), 1U);
    const auto& cell = found.list[0];
    EXPECT_EQ(cell.literals, (CellLiterals { { 0, 1 } }));
    EXPECT_EQ(cell.n, 40);
    EXPECT_EQ(cell.wrong, 40);
    EXPECT_EQ(cell.units, 20);
    EXPECT_EQ(found.rho, 0);
    EXPECT_NEAR(cell.alone.expected, 24, 1e-6);
    EXPECT_NEAR(cell.alone.excess, 16, 1e-6);
    EXPECT_NEAR(cell.alone.standardError, std::sqrt(9.6), 1e-6);
    EXPECT_NEAR(cell.alone.lowerEnd(), 16 - 2 * std::sqrt(9.6), 1e-6);
    // One test (the other value has X < 0) at half of .05, as three levels share it.
    EXPECT_EQ(found.tested[0], 1);
    EXPECT_NEAR(found.thresholds[0], 1.959964, 1e-6);
    EXPECT_NEAR(cell.alone.p, 2 * .5 * std::erfc(16 / std::sqrt(9.6) / std::sqrt(2.0)), 1e-12);
}

TEST(CellSearch, FeaturesThatSplitAlikeOrNotAtAllAreDropped)
{
    auto records = plainRecords(2);
    auto same = records.features[0];
    for (auto& code : same.codes) {
        code = code == 1 ? 7 : 3;
    }
    auto none = same;
    std::ranges::replace(none.codes, std::uint8_t(3), noCellCode);
    auto constant = same;
    std::ranges::fill(constant.codes, std::uint8_t(5));
    same.key = 1;
    none.key = 2;
    constant.key = 3;
    records.features = { same, records.features[0], none, constant };
    // Without a value is not a value: `none` splits otherwise.
    EXPECT_EQ(searched(records).dropped, (std::vector<std::size_t> { 0, 3 }));
    EXPECT_EQ(searched(records).list.at(0).literals, (CellLiterals { { 1, 1 } }));
}

TEST(CellSearch, TheVeryRecordsOfFewerValuesAreNoCellOfTheirOwn)
{
    auto records = plainRecords(2);
    auto wider = records.features[0];
    wider.key = 1;
    for (std::size_t i = 2; i < wider.codes.size(); i += 10) {
        wider.codes[i] = 1;
    }
    records.features.push_back(wider);
    const auto found = searched(records);
    EXPECT_GE(found.tested[1], 1);
    EXPECT_TRUE(
        std::ranges::all_of(found.passing, [](const FoundCell& cell) { return cell.literals.size() == 1; }));
}

TEST(CellSearch, AWeakCellIsCountedWhenPinned)
{
    CellSearchSettings settings;
    settings.pinned = { { { 0, 0 } } };
    const auto found = searched(plainRecords(2), settings);
    ASSERT_EQ(found.pinned.size(), 1U);
    EXPECT_EQ(found.pinned[0].n, 60);
    EXPECT_EQ(found.pinned[0].wrong, 20);
    EXPECT_LT(found.pinned[0].alone.z, 0);
    EXPECT_EQ(found.pinned[0].alone.p, 1);
}

TEST(CellSearch, WhatIsExplainedIsNoLead)
{
    const auto records = plainRecords(2);
    CellSearchSettings settings;
    settings.explained = { cellMembers(records, std::vector<CellLiteral> { { 0, 1 } }) };
    settings.pinned = { { { 0, 1 } } };
    const auto found = searched(records, settings);
    EXPECT_TRUE(found.list.empty());
    // Expected is .998 of each, the highest rate.
    EXPECT_NEAR(found.pinned.at(0).alone.expected, 40 * .998, 1e-6);
}

TEST(CellSearch, NoTwoOfTheListShareMostOfTheirErrors)
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto records = randomRecords(seed);
        const auto found = searched(records, looseSettings());
        for (std::size_t i = 0; i < found.list.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                EXPECT_LE(slowShared(records, found.list[i].literals, found.list[j].literals), mostShared);
            }
        }
    }
}

TEST(CellSearch, NoRecordsNoFeaturesNoErrorsAndAllWrongGiveNoCells)
{
    EXPECT_TRUE(searched({}).passing.empty());
    auto records = plainRecords(2);
    for (const auto wrong : { std::uint8_t(0), std::uint8_t(1) }) {
        std::ranges::fill(records.wrong, wrong);
        EXPECT_TRUE(searched(records).passing.empty());
    }
    records = plainRecords(2);
    std::ranges::fill(records.units, 0U); // one document
    EXPECT_TRUE(searched(records).passing.empty());
    records.features.clear();
    EXPECT_TRUE(searched(records).passing.empty());
}

TEST(CellSearch, SettingsOutOfRangeAndCancellingAreErrors)
{
    const auto records = plainRecords(2);
    std::vector<CellSearchSettings> wrong(9);
    wrong[0].alpha = 0;
    wrong[1].alpha = 1;
    wrong[2].levels = 0;
    wrong[3].levels = 4;
    wrong[4].support = 0;
    wrong[5].units = 1;
    wrong[6].pinned = { {} };
    wrong[7].pinned = { { { 1, 0 } } };
    wrong[8].explained = { { 100 } };
    for (const auto& settings : wrong) {
        support::Progress progress;
        const auto found = searchCells(records, settings, progress);
        ASSERT_FALSE(found.has_value());
        EXPECT_EQ(found.error().code, support::ErrorCode::InvalidOption);
    }
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    const auto found = searchCells(records, {}, progress);
    ASSERT_FALSE(found.has_value());
    EXPECT_EQ(found.error().code, support::ErrorCode::Cancelled);
}

} // namespace
} // namespace touchstone::analysis
