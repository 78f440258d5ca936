// SPDX-License-Identifier: GPL-3.0-or-later
// The best alignment of trees by trying every one, written from the definition alone (reference of ETER).
#pragma once

#include "core/annotation/corpus.h"
#include "core/match/trees/treecost.h"

#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace touchstone::reference {

/// One alignment with all that decides between two of them.
struct TreeAlignment
{
    std::int64_t cost = 0; ///< times the scale
    std::int64_t unpaired = 0;
    std::int64_t root = 0; ///< sum of Er, times the scale
    std::int64_t child = 0; ///< sum of Ec
    std::int64_t unshared = 0; ///< minus the shared units
    std::vector<std::string> list; ///< the pairs as text that orders as they do
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs; ///< annotations; takes no part in the order

    friend bool operator<(const TreeAlignment& a, const TreeAlignment& b)
    {
        return std::tie(a.cost, a.unpaired, a.root, a.child, a.unshared, a.list)
            < std::tie(b.cost, b.unpaired, b.root, b.child, b.unshared, b.list);
    }
};

/// 4 · lcm(1 … 8) · 6: whole numbers for up to eight children and three types.
inline constexpr std::int64_t treeScale = 4 * 840 * 6;

/// At alpha = p/q; costs are times treeScale · q. For one document, seven entities a side at most.
[[nodiscard]] TreeAlignment everyTreeAlignment(const annotation::Layer& gold, const annotation::Layer& system,
    const match::TreePolicy& policy, std::int64_t p, std::int64_t q);

/// Pairs of annotations as sorted text; annotations equal in place, types and children look alike.
[[nodiscard]] std::vector<std::string> pairList(const annotation::Layer& gold,
    const annotation::Layer& system, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& pairs);

/// Er and Ec of a pair, times treeScale.
[[nodiscard]] std::pair<std::int64_t, std::int64_t> treeCost(const annotation::Layer& gold, std::uint32_t g,
    const annotation::Layer& system, std::uint32_t s, const match::TreePolicy& policy);

} // namespace touchstone::reference
