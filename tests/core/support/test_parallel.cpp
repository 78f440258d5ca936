// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/parallel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <stdexcept>
#include <vector>

namespace touchstone::support {
namespace {

TEST(Parallel, EachIndexOnce)
{
    std::vector<int> times(1000, 0);
    inParallel(times.size(), [&](std::size_t i) { ++times[i]; });
    EXPECT_EQ(std::count(times.begin(), times.end(), 1), 1000);
    inParallel(0, [](std::size_t) { FAIL() << "there is nothing to do"; });
}

TEST(Parallel, StretchesCoverAllAndDoNotMeet)
{
    for (const auto grain : std::vector<std::size_t> { 1, 7, 1000, 5000 }) {
        std::vector<int> times(1000, 0);
        inParallelStretches(times.size(), grain, [&](std::size_t begin, std::size_t end) {
            ASSERT_LT(begin, end);
            for (auto i = begin; i < end; ++i) {
                ++times[i];
            }
        });
        EXPECT_EQ(std::count(times.begin(), times.end(), 1), 1000) << grain;
    }
}

TEST(Parallel, WhatIsMadeAtOnceIsTakenInOrder)
{
    std::vector<std::size_t> taken;
    inParallelInOrder(1000, [&](std::size_t i) {
        const auto square = i * i;
        return [&taken, square] {
            taken.push_back(square);
            return true;
        };
    });
    ASSERT_EQ(taken.size(), 1000U);
    for (std::size_t i = 0; i < taken.size(); ++i) {
        EXPECT_EQ(taken[i], i * i);
    }
    taken.clear();
    inParallelInOrder(1000, [&](std::size_t i) {
        return [&taken, i] {
            taken.push_back(i);
            return i < 17;
        };
    });
    EXPECT_EQ(taken.size(), 18U) << "the one that says no is the last";
    inParallelInOrder(0, [](std::size_t) -> std::function<bool()> { return {}; });
}

TEST(Parallel, BothAreDoneBeforeItReturns)
{
    std::atomic<int> done { 0 };
    bothInParallel([&] { done += 1; }, [&] { done += 2; });
    EXPECT_EQ(done, 3);
}

TEST(Parallel, SortsAsTheStandardLibraryDoes)
{
    for (const auto size : std::vector<std::size_t> { 0, 1, 5, 16, 17, 10007 }) {
        std::vector<int> values(size);
        std::mt19937 random(7);
        std::generate(values.begin(), values.end(), [&] { return static_cast<int>(random() % 1000); });
        auto expected = values;
        std::sort(expected.begin(), expected.end(), std::greater<>());
        sortInParallel(values, std::greater<>());
        EXPECT_EQ(values, expected) << size;
    }
}

TEST(Parallel, ThrowsWhatABodyThrows)
{
    const auto body = [](std::size_t i) {
        if (i == 17) {
            throw std::length_error("seventeen");
        }
    };
    EXPECT_THROW(inParallel(100, body), std::length_error);
}

} // namespace
} // namespace touchstone::support
