// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/relations.h"

#include <cmath>
#include <optional>

namespace touchstone::annotation {

namespace {

/// Steps from a type up to an ancestor; 0 for itself.
std::optional<int> stepsUp(
    const std::map<std::string, std::string>& parents, const std::string& from, const std::string& to)
{
    const std::string* at = &from;
    // A hierarchy without cycles is never deeper than its number of links.
    for (int steps = 0; steps <= static_cast<int>(parents.size()); ++steps) {
        if (*at == to) {
            return steps;
        }
        const auto next = parents.find(*at);
        if (next == parents.end()) {
            return std::nullopt;
        }
        at = &next->second;
    }
    return std::nullopt;
}

} // namespace

double TypeRelations::weight(const std::string& gold, const std::string& system) const
{
    if (const auto listed = weights.find({ gold, system }); listed != weights.end()) {
        return listed->second;
    }
    if (gold == system) {
        return 1;
    }
    auto distance = stepsUp(parents, gold, system);
    if (!distance) {
        distance = stepsUp(parents, system, gold);
    }
    return distance ? std::pow(decay, *distance) : 0;
}

double LinkRelations::weight(const std::string& gold, const std::string& system) const
{
    if (const auto listed = weights.find({ gold, system }); listed != weights.end()) {
        return listed->second;
    }
    return gold == system ? 1 : 0;
}

const std::string& LinkEquivalents::of(const std::string& id) const
{
    const auto found = representative.find(id);
    return found == representative.end() ? id : found->second;
}

} // namespace touchstone::annotation
