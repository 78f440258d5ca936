// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/creditweights.h"

namespace touchstone::metrics {

namespace {

using Numbers = std::unordered_map<std::string_view, std::uint32_t>;

Numbers numbersOf(std::span<const std::string> names, std::uint32_t first)
{
    Numbers numbers;
    for (std::uint32_t i = first; i < names.size(); ++i) {
        numbers.emplace(names[i], i);
    }
    return numbers;
}

template <typename Set>
void addListed(
    const std::map<std::pair<std::string, std::string>, double>& weights, const Numbers& numbers, Set&& set)
{
    for (const auto& [pair, weight] : weights) {
        const auto gold = numbers.find(pair.first);
        const auto system = numbers.find(pair.second);
        if (gold != numbers.end() && system != numbers.end()) {
            set(gold->second, system->second);
        }
    }
}

} // namespace

void CreditWeights::set(std::uint32_t gold, std::uint32_t system, double weight)
{
    if (m_weights.insert_or_assign(key(gold, system), weight).second) {
        m_ofGold[gold].push_back(system);
        m_ofSystem[system].push_back(gold);
    }
}

CreditWeights creditWeights(const annotation::TypeRelations& relations, std::span<const std::string> names)
{
    CreditWeights result;
    const auto numbers = numbersOf(names, 0);
    const auto set = [&](std::uint32_t gold, std::uint32_t system) {
        result.set(gold, system, relations.weight(names[gold], names[system]));
    };
    addListed(relations.weights, numbers, set);
    for (std::uint32_t type = 0; type < names.size(); ++type) {
        auto at = relations.parents.find(names[type]);
        // A hierarchy without circles is no deeper than its number of links.
        for (std::size_t steps = 0; at != relations.parents.end() && steps < relations.parents.size();
             ++steps) {
            if (const auto ancestor = numbers.find(at->second); ancestor != numbers.end()) {
                set(type, ancestor->second);
                set(ancestor->second, type);
            }
            at = relations.parents.find(at->second);
        }
    }
    return result;
}

CreditWeights creditWeights(const annotation::LinkRelations& relations, std::span<const std::string> names)
{
    CreditWeights result;
    addListed(relations.weights, numbersOf(names, 1), [&](std::uint32_t gold, std::uint32_t system) {
        result.set(gold, system, relations.weight(names[gold], names[system]));
    });
    return result;
}

} // namespace touchstone::metrics
