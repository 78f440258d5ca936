// SPDX-License-Identifier: GPL-3.0-or-later
// Relations between types and between knowledge-base ids that a user's files state: weights, a hierarchy,
// equivalent ids. Plain values; core/io reads them, measures use them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace touchstone::annotation {

/// Credit for related types. Source: reference/neleval-overlap.md, "Type weights".
struct TypeRelations
{
    /// (gold type, system type) -> weight, 0..1 by convention, any finite number >= 0; of a repeated pair the
    /// largest.
    std::map<std::pair<std::string, std::string>, double> weights;
    std::map<std::string, std::string> parents; ///< child -> parent; without cycles
    double decay = 0.5; ///< weight of an ancestor or descendant at distance d: decay^d; 0 < decay < 1

    [[nodiscard]] bool empty() const { return weights.empty() && parents.empty(); }
    /// Weight of a pair: the listed weight; else decay^distance when one type is an ancestor of the other
    /// (either direction); else 1 if equal, 0 if not. O(log pairs + depth).
    [[nodiscard]] double weight(const std::string& gold, const std::string& system) const;
    friend bool operator==(const TypeRelations&, const TypeRelations&) = default;
};

/// Credit for related knowledge-base entries: listed pairs (gold id, system id), else 1 if equal, else 0.
struct LinkRelations
{
    std::map<std::pair<std::string, std::string>, double> weights;

    [[nodiscard]] bool empty() const { return weights.empty(); }
    [[nodiscard]] double weight(const std::string& gold, const std::string& system) const;
    friend bool operator==(const LinkRelations&, const LinkRelations&) = default;
};

/// Ids that stand for the same thing: lines of a file, transitively joined.
struct LinkEquivalents
{
    std::map<std::string, std::string> representative; ///< id -> the id that names its class; ids of no
                                                       ///< class are missing

    [[nodiscard]] bool empty() const { return representative.empty(); }
    [[nodiscard]] const std::string& of(const std::string& id) const;
    friend bool operator==(const LinkEquivalents&, const LinkEquivalents&) = default;
};

} // namespace touchstone::annotation
