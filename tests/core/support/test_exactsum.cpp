// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/exactsum.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace touchstone::support {
namespace {

TEST(ExactSum, RoundsOnce)
{
    EXPECT_EQ(exactSum({}), 0.0);
    EXPECT_EQ(exactSum(std::vector { 1e100, 1.0, -1e100 }), 1.0);
    EXPECT_EQ(exactSum(std::vector<double>(10, 0.1)), 1.0); // one after the other: 0.9999999999999999
    // Halfway between 1 and the next double; the last part decides.
    const double half = std::numeric_limits<double>::epsilon() / 2;
    EXPECT_EQ(exactSum(std::vector { 1.0, half }), 1.0);
    EXPECT_GT(exactSum(std::vector { 1.0, half, 1e-40 }), 1.0);
    EXPECT_EQ(exactSum(std::vector { 1.0, half, -1e-40 }), 1.0);
}

TEST(ExactSum, FractionsAreAddedAsSuch)
{
    ExactSum fractions;
    ExactSum doubles;
    for (int i = 0; i < 3; ++i) {
        fractions.addRatio(1, 10);
        doubles.add(0.1);
    }
    EXPECT_EQ(fractions.value(), 0.3);
    EXPECT_EQ(doubles.value(), 0.1 * 3) << "three times the double next to a tenth";
    EXPECT_NE(doubles.value(), 0.3);
    // 143 of 20: the mean of 20 such sums lies between 0.357 and 0.358.
    ExactSum sum;
    sum.addRatio(143, 20);
    EXPECT_EQ(sum.dividedBy(20), 0.3575);
    EXPECT_NE(sum.value() / 20, 0.3575) << "rounded twice";
}

TEST(ExactSum, NoOrderChangesADigit)
{
    std::mt19937_64 random(7);
    std::vector<double> values;
    for (int i = 0; i < 200; ++i) {
        const double sign = i % 3 == 0 ? -1 : 1;
        values.push_back(sign * std::ldexp(static_cast<double>(random() % 1000003) / 7.0, i % 41 - 20));
    }
    const auto sum = exactSum(values);
    bool plainDiffers = false;
    double plain = 0;
    for (const auto value : values) {
        plain += value;
    }
    for (int turn = 0; turn < 50; ++turn) {
        std::shuffle(values.begin(), values.end(), random);
        EXPECT_EQ(exactSum(values), sum);
        double other = 0;
        for (const auto value : values) {
            other += value;
        }
        plainDiffers = plainDiffers || other != plain;
    }
    EXPECT_TRUE(plainDiffers) << "or the test says nothing";
}

TEST(ExactSum, WhatIsNoNumberStaysNone)
{
    const auto nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_TRUE(std::isnan(exactSum(std::vector { 1.0, nan, 2.0 })));
    EXPECT_EQ(exactSum(std::vector { 1.0, HUGE_VAL }), HUGE_VAL);
}

TEST(ExactSum, SumsColumns)
{
    EXPECT_EQ(exactColumnSums(std::vector { 1.0, 10.0, 2.0, 20.0 }, 2), (std::vector { 3.0, 30.0 }));
    EXPECT_EQ(exactColumnSums({}, 2), (std::vector { 0.0, 0.0 }));
}

} // namespace
} // namespace touchstone::support
