// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers behind exact costs: fractions, integers of a fixed number of words, digits for worths.
#include "core/match/flat/rankedworth.h"
#include "core/match/model/fixedinteger.h"
#include "core/match/model/rational.h"

#include <gtest/gtest.h>

#include <random>

namespace touchstone::match {
namespace {

__extension__ using Wide = __int128;

TEST(Rational, ComparesWithoutOverflow)
{
    const auto huge = Wide { 1 } << 120U;
    EXPECT_LT((Rational { huge - 1, huge }), (Rational { huge, huge + 1 }));
    EXPECT_EQ((Rational { 2, 6 }), (Rational { 1, 3 }));
    EXPECT_GT((Rational { 1, 3 }), (Rational { 3333, 10000 }));
    EXPECT_LT((Rational { 0, 7 }), (Rational { 1, 7 }));
    EXPECT_EQ((Rational { 6, 8 }).reduced().denominator, 4);
}

TEST(FixedInteger, CountsAsBuiltInIntegersDo)
{
    using Fixed = FixedInteger<3>;
    std::mt19937_64 random(1);
    const auto fixed = [](Wide value) {
        auto result = Fixed(static_cast<std::int64_t>(value >> 32U));
        for (int i = 0; i < 32; ++i) {
            result += result;
        }
        return result + Fixed(static_cast<std::int64_t>(value & 0xFFFFFFFF));
    };
    for (int round = 0; round < 2000; ++round) {
        const auto a = static_cast<std::int64_t>(random()) >> (random() % 60);
        const auto b = static_cast<std::int64_t>(random()) >> (random() % 60);
        const auto c = static_cast<std::int64_t>(random() >> (1 + random() % 60)) + 1;
        EXPECT_EQ(Fixed(a) + Fixed(b), fixed(Wide { a } + b));
        EXPECT_EQ(Fixed(a) - Fixed(b), fixed(Wide { a } - b));
        EXPECT_EQ(Fixed(a) < Fixed(b), a < b);
        const auto small = a >> 33;
        EXPECT_EQ(Fixed(small) * Fixed(b), fixed(Wide { small } * b));
        EXPECT_EQ(Fixed(-small) * Fixed(b), Fixed(0) - Fixed(small) * Fixed(b));
        const auto product = Fixed(c) * Fixed(c) * Fixed(c);
        EXPECT_EQ(product / static_cast<std::uint64_t>(c), Fixed(c) * Fixed(c));
        EXPECT_EQ(
            (product + Fixed(c - 1)) % static_cast<std::uint64_t>(c), static_cast<std::uint64_t>(c - 1));
        EXPECT_EQ((product + product).half(), product);
    }
    EXPECT_EQ(Fixed(1).bits(), 1);
    EXPECT_EQ((Fixed(1LL << 62) * Fixed(1LL << 62)).bits(), 125);
    EXPECT_LT(Fixed(-1), Fixed(0));
}

TEST(WorthDigits, OrderSumsAsTheirPartsDo)
{
    std::mt19937 random(2);
    constexpr int pairs = 5;
    const WorthDigits digits(pairs, 8, 3, 9);
    ASSERT_LE(digits.bits, 62);
    const auto sum = [&] {
        RankedWorth<std::int64_t> total;
        const auto count = random() % (pairs + 1);
        for (std::uint32_t i = 0; i < count; ++i) {
            total += RankedWorth<std::int64_t> { static_cast<std::int64_t>(random() % 4), 1,
                static_cast<std::int64_t>(random() % 15) - 7, static_cast<std::int64_t>(random() % 10) };
        }
        return total;
    };
    for (int round = 0; round < 20000; ++round) {
        const auto a = sum();
        const auto b = sum();
        EXPECT_EQ(a < b, digits.operator()<std::int64_t>(a) < digits.operator()<std::int64_t>(b));
    }
}

} // namespace
} // namespace touchstone::match
