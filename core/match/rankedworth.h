// SPDX-License-Identifier: GPL-3.0-or-later
// RankedWorth: what a pair is worth in several respects, the more important first. Inside the room.
#pragma once

#include <cstdint>

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
        if (a.saved != b.saved) {
            return a.saved < b.saved;
        }
        if (a.pairs != b.pairs) {
            return a.pairs < b.pairs;
        }
        return a.second != b.second ? a.second < b.second : a.shared < b.shared;
    }
    friend bool operator>(const RankedWorth& a, const RankedWorth& b) { return b < a; }
    friend bool operator<=(const RankedWorth& a, const RankedWorth& b) { return !(b < a); }
    friend bool operator>=(const RankedWorth& a, const RankedWorth& b) { return !(a < b); }
};

} // namespace touchstone::match
