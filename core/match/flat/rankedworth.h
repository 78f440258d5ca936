// SPDX-License-Identifier: GPL-3.0-or-later
// RankedWorth: what a pair is worth in several respects, the more important first. Inside the room.
#pragma once

#include <bit>
#include <cstdint>
#include <tuple>

namespace touchstone::match {

/// What an assignment is worth, compared one part after another: an ordered group.
template <typename Integer> struct RankedWorth
{
    Integer saved {}; ///< against leaving both sides alone
    std::int64_t pairs = 0;
    Integer second {}; ///< what decides between equally many pairs
    std::int64_t shared = 0;

    RankedWorth& operator+=(const RankedWorth& other)
    {
        saved += other.saved;
        pairs += other.pairs;
        second += other.second;
        shared += other.shared;
        return *this;
    }
    RankedWorth& operator-=(const RankedWorth& other)
    {
        saved -= other.saved;
        pairs -= other.pairs;
        second -= other.second;
        shared -= other.shared;
        return *this;
    }
    friend RankedWorth operator+(RankedWorth a, const RankedWorth& b) { return a += b; }
    friend RankedWorth operator-(RankedWorth a, const RankedWorth& b) { return a -= b; }
    friend bool operator==(const RankedWorth&, const RankedWorth&) = default;
    // Spelled out: 128-bit integers have no three-way comparison in clang 14's eyes.
    friend bool operator<(const RankedWorth& a, const RankedWorth& b)
    {
        return std::tie(a.saved, a.pairs, a.second, a.shared)
            < std::tie(b.saved, b.pairs, b.second, b.shared);
    }
    friend bool operator>(const RankedWorth& a, const RankedWorth& b) { return b < a; }
    friend bool operator<=(const RankedWorth& a, const RankedWorth& b) { return !(b < a); }
    friend bool operator>=(const RankedWorth& a, const RankedWorth& b) { return !(a < b); }
};

/// The parts of a worth as digits of one number: quicker to compare, where it fits. Sums over an assignment
/// of at most `pairs` pairs order as RankedWorth does.
struct WorthDigits
{
    __extension__ using Wide = __int128;

    Wide second = 1; ///< what one unit of RankedWorth::second is worth
    Wide pair = 1;
    Wide saved = 1;
    int bits = 0; ///< of a sum of `saved` parts alone below `savedBits`, with all digits

    /// `largestSecond`: largest amount of RankedWorth::second of one pair, in bits; `largestShared` likewise
    /// in units.
    WorthDigits(std::uint64_t pairs, int savedBits, int largestSecond, std::uint32_t largestShared)
    {
        const auto pairBits = static_cast<int>(std::bit_width(pairs)) + 1;
        const auto sharedBits = static_cast<int>(std::bit_width(largestShared)) + pairBits;
        const auto secondBits = largestSecond + pairBits + 1;
        bits = savedBits + pairBits + secondBits + sharedBits + 2;
        if (secondBits + sharedBits + pairBits < 120) {
            second = Wide { 1 } << static_cast<unsigned>(sharedBits);
            pair = second << static_cast<unsigned>(secondBits);
            saved = pair << static_cast<unsigned>(pairBits);
        }
    }

    template <typename Weight, typename Integer>
    [[nodiscard]] Weight operator()(const RankedWorth<Integer>& worth) const
    {
        return static_cast<Weight>(worth.saved) * static_cast<Weight>(saved)
            + static_cast<Weight>(worth.pairs) * static_cast<Weight>(pair)
            + static_cast<Weight>(worth.second) * static_cast<Weight>(second)
            + static_cast<Weight>(worth.shared);
    }
};

} // namespace touchstone::match
