// SPDX-License-Identifier: GPL-3.0-or-later
// How matchings and records order the mentions of a side, and when two mentions may be paired. Shared inside
// the room.
#pragma once

#include "core/match/flat/matcher.h"

#include <tuple>

namespace touchstone::match {

inline constexpr std::uint32_t noMention = std::numeric_limits<std::uint32_t>::max();

/// Units of all pieces.
[[nodiscard]] std::uint32_t units(const Side& side, const Mention& mention);

/// Is the pair an edge, given what the two share? The policies round differently: FirstCome as nervaluate
/// computes its percentage, the others without rounding for whole percentages.
[[nodiscard]] inline bool mayPair(std::uint32_t shared, std::uint32_t goldUnits, const MatchPolicy& policy)
{
    if (shared == 0) {
        return false;
    }
    if (policy.pairing == PairingPolicy::FirstCome) {
        return static_cast<double>(shared) / static_cast<double>(goldUnits) * 100.0 >= policy.minOverlap;
    }
    return static_cast<double>(shared) * 100.0 >= policy.minOverlap * static_cast<double>(goldUnits);
}

/// Shared units of an edge, 0 for a pair that is none.
[[nodiscard]] inline std::uint32_t edgeUnits(
    const Side& gold, const Mention& g, const Side& system, const Mention& s, const MatchPolicy& policy)
{
    const auto shared = (g.fragmentCount | s.fragmentCount) == 0 ? text::overlap(g.span, s.span)
                                                                 : sharedUnits(gold, g, system, s);
    return mayPair(shared, g.fragmentCount == 0 ? g.span.length() : units(gold, g), policy) ? shared : 0;
}

/// Do the token texts agree, or need they not?
[[nodiscard]] inline bool equalWords(const Side& gold, std::uint32_t g, const Side& system, std::uint32_t s)
{
    return gold.words.empty() || system.words.empty() || gold.words[g] == system.words[s];
}

/// Of the fragment lists, a piece without fragments first. Both mentions are of `side`.
[[nodiscard]] std::strong_ordering compareFragments(const Side& side, const Mention& a, const Mention& b);

/// Equal extent and list of types: such mentions of a side stand for one another.
[[nodiscard]] inline bool identical(const Side& side, const Mention& a, const Mention& b)
{
    return a.span == b.span && a.types == b.types && compareFragments(side, a, b) == 0;
}

/// Which of several identical mentions of a side stands first.
[[nodiscard]] inline bool firstOfIdentical(const Mention& a, const Mention& b)
{
    return std::tuple(b.originalLength, a.idRank, a.entity)
        < std::tuple(a.originalLength, b.idRank, b.entity);
}

/// The mentions of a side that can overlap something, in pair order: (begin, end, fragments, types), then
/// firstOfIdentical.
class PairOrder
{
public:
    void build(const Side& side);

    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return m_order; }
    /// No two mentions share a unit, none has fragments.
    [[nodiscard]] bool flat() const { return m_flat; }
    /// Some neighbours are identical.
    [[nodiscard]] bool duplicates() const { return m_duplicates; }

private:
    std::vector<std::uint32_t> m_order;
    bool m_flat = true;
    bool m_duplicates = false;
};

/// Are the mentions, given in pair order, free of overlap and fragments?
[[nodiscard]] bool isFlat(const Side& side, std::span<const std::uint32_t> mentions);

} // namespace touchstone::match
