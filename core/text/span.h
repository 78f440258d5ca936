// SPDX-License-Identifier: GPL-3.0-or-later
// Span: a half-open range of code points, and how two of them lie to each other.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>

namespace touchstone::text {

/// [begin, end) in code points of one text (or, where a header says so, in tokens or alignment columns).
/// Ordered by begin, then end. Empty spans are allowed only as insertion points.
struct Span
{
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] constexpr std::uint32_t length() const { return end > begin ? end - begin : 0; }
    [[nodiscard]] constexpr bool empty() const { return end <= begin; }
    [[nodiscard]] constexpr bool contains(std::uint32_t position) const
    {
        return begin <= position && position < end;
    }
    [[nodiscard]] constexpr bool contains(Span other) const
    {
        return begin <= other.begin && other.end <= end;
    }
    friend constexpr auto operator<=>(const Span&, const Span&) = default;
};

/// Number of units in both spans; 0 for touching, disjoint or empty ones.
[[nodiscard]] constexpr std::uint32_t overlap(Span a, Span b)
{
    const auto begin = std::max(a.begin, b.begin);
    const auto end = std::min(a.end, b.end);
    return end > begin ? end - begin : 0;
}

enum class SpanRelation { Equal, Inside, Contains, Crossing, Apart };

/// How `a` lies to `b`: Inside means a within b (not equal); touching spans are Apart.
[[nodiscard]] constexpr SpanRelation relation(Span a, Span b)
{
    if (a == b) {
        return SpanRelation::Equal;
    }
    if (overlap(a, b) == 0) {
        return SpanRelation::Apart;
    }
    if (b.contains(a)) {
        return SpanRelation::Inside;
    }
    return a.contains(b) ? SpanRelation::Contains : SpanRelation::Crossing;
}

} // namespace touchstone::text
