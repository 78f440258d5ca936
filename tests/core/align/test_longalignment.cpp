// SPDX-License-Identifier: GPL-3.0-or-later
// Alignments beyond the split: edlib's path, whatever the shape and the number of threads; progress and stop.
#include "core/align/alignment.h"
#include "tests/support/alignmentjudge.h"

#include <gtest/gtest.h>
#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <string>
#include <vector>

namespace touchstone::align {
namespace {

using support::Progress;
using tests::aligned;
using tests::byEdlib;
using tests::expectAsEdlib;
using tests::expectSame;
using tests::expectSound;
using tests::Noise;

/// Whether edlib splits, which is where its path becomes another one.
bool beyondTheSplit(const std::u32string& gold, const std::u32string& system)
{
    return (20 * ((gold.size() + 63) / 64) + 8) * system.size() >= 1024 * 1024;
}

TEST(LongAlignment, LongRandomPairsFollowEdlib)
{
    Noise noise(13);
    for (int round = 0; round < 40; ++round) {
        const auto alphabet = 1 + noise.below(round % 2 == 0 ? 6 : 60);
        const auto gold = noise.letters(1700 + noise.below(4300), alphabet);
        const auto system = round % 4 == 0 ? noise.letters(1700 + noise.below(4300), alphabet)
                                           : noise.noisy(gold, round % 4 == 1 ? 20U : 300U, alphabet);
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, system)) << "round " << round;
    }
}

TEST(LongAlignment, RepeatedAndDoubleReadLinesFollowEdlib)
{
    Noise noise(14);
    for (int round = 0; round < 60; ++round) {
        const auto line = noise.prose(60) + U"\n";
        std::u32string gold;
        std::u32string system;
        const auto lines = 30 + noise.below(60);
        const auto twice = round % 2 == 0 ? lines / 2 : noise.below(lines);
        for (std::size_t i = 0; i < lines; ++i) {
            const auto next = round % 3 == 0 ? line : noise.prose(50 + noise.below(20)) + U"\n";
            gold += next;
            system += next;
            if (i == twice) {
                system += next;
            }
            if (round % 5 == 0 && i == lines / 3) {
                gold += next + next;
            }
        }
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, noise.noisy(system, round % 4 == 3 ? 40 : 0, 60)))
            << "round " << round;
    }
}

TEST(LongAlignment, LongNoisyProseFollowsEdlib)
{
    Noise noise(16);
    for (const unsigned perMille : { 2U, 10U, 50U, 150U, 400U }) {
        const auto gold = noise.prose(30000);
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, noise.noisy(gold, perMille, 70)));
    }
    const auto gold = noise.prose(40000);
    const auto pageLost = gold.substr(0, 15000) + gold.substr(22000);
    ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, noise.noisy(pageLost, 30, 70)));
    ASSERT_NO_FATAL_FAILURE(expectAsEdlib(noise.noisy(pageLost, 30, 70), gold));
}

/// 500 pairs, of which each is split at least once; the lengths of each side go from a line to a book,
/// their product stays small.
TEST(LongAlignment, PairsOfEveryShapeFollowEdlib)
{
    Noise noise(31);
    for (int round = 0; round < 500; ++round) {
        const auto rows
            = static_cast<std::size_t>(std::exp2(6.0 + 8.0 * static_cast<double>(noise.below(1000)) / 1000));
        const auto least = 1024 * 1024 / (20 * ((rows + 63) / 64) + 8) + 1;
        const auto columns = least + noise.below(least / 4);
        const auto alphabet = 1 + noise.below(round % 3 == 0 ? 4 : 90);
        auto gold = noise.letters(rows, alphabet);
        auto system = gold;
        // As long as it shall be: the gold again and again, or one stretch of something else.
        if (round % 2 == 0) {
            const auto stretch = noise.letters(columns, alphabet);
            system.insert(noise.below(rows + 1), stretch, 0, columns - std::min(columns, rows));
        }
        while (system.size() < columns) {
            system += gold;
        }
        system.resize(columns);
        system
            = noise.noisy(system, static_cast<unsigned>(noise.below(round % 5 == 0 ? 900 : 120)), alphabet);
        while (!beyondTheSplit(gold, system)) {
            system += noise.letters(32, alphabet);
        }
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, system)) << "round " << round;
    }
}

/// 1,500 pairs of pages.
TEST(LongAlignment, PagesFollowEdlib)
{
    Noise noise(32);
    for (int round = 0; round < 1500; ++round) {
        const auto alphabet = 2 + noise.below(200);
        const auto length = 1850 + noise.below(800);
        const auto gold = round % 2 == 0 ? noise.prose(length) : noise.letters(length, alphabet);
        auto system
            = noise.noisy(gold, static_cast<unsigned>(noise.below(round % 7 == 0 ? 500 : 150)), alphabet);
        if (round % 4 == 0) {
            const auto line = system.substr(noise.below(system.size()), 60);
            system.insert(noise.below(system.size()), line);
        }
        if (round % 4 == 1) {
            system.erase(noise.below(system.size()), 90);
        }
        while (!beyondTheSplit(gold, system)) {
            system += noise.prose(40);
        }
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(gold, system)) << "round " << round;
    }
}

/// The table has more cells than 32 bits can count.
TEST(LongAlignment, ThreadsChangeNothing)
{
    Noise noise(33);
    const auto gold = noise.prose(70000);
    auto system = noise.noisy(gold, 60, 70);
    system.erase(20000, 1500);
    ASSERT_GT(gold.size() * system.size(), std::size_t { 1 } << 32U);
    const auto wanted = byEdlib(gold, system);
    for (const int threads : { 1, 2, 4 }) {
        const tbb::global_control allowed(
            tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads));
        tbb::task_arena arena(threads);
        TextAlignment result;
        arena.execute([&] { result = aligned(gold, system); });
        ASSERT_NO_FATAL_FAILURE(expectSame(result, wanted, U"", U"")) << threads << " threads";
    }
}

TEST(LongAlignment, OneCharacterAgainstAMillionFollowsEdlib)
{
    Noise noise(34);
    const auto book = noise.letters(1000000, 30);
    for (const auto* few : { U"5", U"~", U"5A", U"~~~", U"A5A5A" }) {
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(few, book));
        ASSERT_NO_FATAL_FAILURE(expectAsEdlib(book, few));
    }
    EXPECT_EQ(aligned(book, U"").distance, book.size());
    EXPECT_EQ(aligned(U"", book).distance, book.size());
}

/// Collects what an alignment says about its work.
class Listener
{
public:
    explicit Listener(std::uint64_t stopAt = ~std::uint64_t { 0 })
        : m_stopAt(stopAt)
    {
    }
    [[nodiscard]] bool align(const std::u32string& gold, const std::u32string& system)
    {
        Progress progress(m_stop.get_token());
        const auto result = alignCharacters(gold, system, progress, [this](std::uint64_t units) {
            const std::lock_guard lock(m_mutex);
            m_steps.push_back(units);
            m_sum += units;
            if (m_sum >= m_stopAt) {
                m_stop.request_stop();
            }
        });
        EXPECT_TRUE(result || result.error().code == support::ErrorCode::Cancelled);
        return result.has_value();
    }
    [[nodiscard]] std::uint64_t sum() const { return m_sum; }
    [[nodiscard]] const std::vector<std::uint64_t>& steps() const { return m_steps; }

private:
    std::uint64_t m_stopAt;
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::vector<std::uint64_t> m_steps;
    std::uint64_t m_sum = 0;
};

TEST(LongAlignment, UnitsOfWorkAddUpToBothTexts)
{
    Noise noise(35);
    const std::vector<std::pair<std::size_t, unsigned>> cases { { 0, 0 }, { 50, 100 }, { 2000, 50 },
        { 2000, 900 }, { 5000, 0 }, { 30000, 20 }, { 30000, 900 }, { 150000, 50 } };
    for (const auto& [length, perMille] : cases) {
        const auto gold = noise.prose(length);
        const auto system = noise.noisy(gold, perMille, 70);
        Listener listener;
        ASSERT_TRUE(listener.align(gold, system));
        EXPECT_EQ(listener.sum(), gold.size() + system.size()) << length << " at " << perMille;
        if (length > 100000) {
            EXPECT_GT(listener.steps().size(), 100U);
            const auto largest = *std::max_element(listener.steps().begin(), listener.steps().end());
            EXPECT_LT(largest, (gold.size() + system.size()) / 10) << "it does not jump";
        }
    }
}

TEST(LongAlignment, StopsInTheMiddleAndLeavesNothingBehind)
{
    Noise noise(36);
    const auto gold = noise.prose(400000);
    const auto system = noise.noisy(gold, 50, 70);
    const auto all = gold.size() + system.size();
    for (const std::uint64_t percent : { 1U, 20U, 45U, 70U }) {
        Listener listener(all * percent / 100);
        EXPECT_FALSE(listener.align(gold, system));
        EXPECT_GE(listener.sum(), all * percent / 100);
        EXPECT_LT(listener.sum(), all * (percent + 10) / 100) << "it went on after the stop";
        const auto said = listener.steps().size();
        ASSERT_NO_FATAL_FAILURE(expectSound(aligned(gold.substr(0, 50000), system.substr(0, 50000)),
            gold.substr(0, 50000), system.substr(0, 50000)));
        EXPECT_EQ(listener.steps().size(), said) << "a task outlived its alignment";
    }
}

/// Uncancelled, this pair takes a minute.
TEST(LongAlignment, WhollyDifferentBooksCanBeStopped)
{
    Noise noise(37);
    const auto gold = noise.letters(1000000, 50);
    const auto system = noise.letters(1000000, 50);
    Listener listener(1);
    EXPECT_FALSE(listener.align(gold, system));
    EXPECT_LT(listener.sum(), (gold.size() + system.size()) / 10);
}

} // namespace
} // namespace touchstone::align
