// SPDX-License-Identifier: GPL-3.0-or-later
// Weights between numbered values (types, knowledge-base ids) of gold and system: the user's relations made
// fast for one corpus.
#pragma once

#include "core/annotation/relations.h"

#include <cstdint>
#include <span>

namespace touchstone::metrics {

/// Sparse: what is not set weighs 1 if equal, else 0. Both sides number alike.
class CreditWeights
{
public:
    /// The listed weight; else 1 for equal numbers, 0 for others. O(1) expected.
    [[nodiscard]] double operator()(std::uint32_t gold, std::uint32_t system) const
    {
        if (!m_weights.empty()) {
            if (const auto found = m_weights.find(key(gold, system)); found != m_weights.end()) {
                return found->second;
            }
        }
        return gold == system ? 1.0 : 0.0;
    }
    /// No pair differs from plain equality.
    [[nodiscard]] bool plain() const { return m_weights.empty(); }

    /// Weight of a value against itself: what a name of it can earn at most under `sets`.
    [[nodiscard]] double self(std::uint32_t value) const { return (*this)(value, value); }

    void set(std::uint32_t gold, std::uint32_t system, double weight);

    /// Values of the other side that a pair was set for, each once; the equal value may be among them.
    [[nodiscard]] std::span<const std::uint32_t> relatedToGold(std::uint32_t gold) const
    {
        return listOf(m_ofGold, gold);
    }
    [[nodiscard]] std::span<const std::uint32_t> relatedToSystem(std::uint32_t system) const
    {
        return listOf(m_ofSystem, system);
    }

private:
    using Lists = std::unordered_map<std::uint32_t, std::vector<std::uint32_t>>;

    static std::span<const std::uint32_t> listOf(const Lists& lists, std::uint32_t value)
    {
        const auto found = lists.find(value);
        return found == lists.end() ? std::span<const std::uint32_t>() : std::span(found->second);
    }
    static std::uint64_t key(std::uint32_t gold, std::uint32_t system)
    {
        constexpr unsigned half = 32;
        return std::uint64_t { gold } << half | system;
    }
    std::unordered_map<std::uint64_t, double> m_weights;
    Lists m_ofGold;
    Lists m_ofSystem;
};

/// The weights of types that occur, `names[i]` being type number i (distinct names). Only pairs that a list
/// or the hierarchy relates are looked at: O(pairs listed + types · depth of the hierarchy).
[[nodiscard]] CreditWeights creditWeights(
    const annotation::TypeRelations& relations, std::span<const std::string> names);

/// Likewise for ids; `names[0]` stands for "no id" and is related to nothing but itself.
[[nodiscard]] CreditWeights creditWeights(
    const annotation::LinkRelations& relations, std::span<const std::string> names);

} // namespace touchstone::metrics
