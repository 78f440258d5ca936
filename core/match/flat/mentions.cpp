// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/flat/mentions.h"

#include "core/support/lookup.h"

#include <set>

namespace touchstone::match {

namespace {

struct Used
{
    std::vector<bool> literal; ///< by LabelId
    std::set<std::vector<annotation::LabelId>> lists; ///< of two and more
};

Used usedTypes(const annotation::LabelSet& labels, std::span<const annotation::Document> documents)
{
    Used used;
    used.literal.assign(labels.size(), false);
    for (const auto& document : documents) {
        const auto& tree = document.annotations;
        for (const auto& entity : tree.entities) {
            if (entity.role != annotation::Role::Entity) {
                continue;
            }
            used.literal[static_cast<std::size_t>(entity.label)] = true;
            if (entity.details != 0 && !tree.details[entity.details - 1].furtherLabels.empty()) {
                const auto& further = tree.details[entity.details - 1].furtherLabels;
                std::vector<annotation::LabelId> list { entity.label };
                list.insert(list.end(), further.begin(), further.end());
                used.lists.insert(std::move(list));
            }
        }
    }
    return used;
}

} // namespace

TypeTable::TypeTable(const annotation::LabelSet& goldLabels, std::span<const annotation::Document> gold,
    const annotation::LabelSet& systemLabels, std::span<const annotation::Document> system)
{
    using Names = std::vector<std::string_view>;
    const annotation::LabelSet* sets[2] = { &goldLabels, &systemLabels };
    const Used used[2] = { usedTypes(goldLabels, gold), usedTypes(systemLabels, system) };
    const auto namesOf = [&](std::size_t side, const List& list) {
        Names names;
        for (const auto label : list) {
            names.push_back(sets[side]->name(label));
        }
        return names;
    };

    // string_view compares bytes as unsigned: in UTF-8 that is the order of code points.
    std::map<std::string_view, std::uint32_t> literals;
    std::map<Names, std::uint32_t> lists;
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t label = 0; label < used[side].literal.size(); ++label) {
            if (used[side].literal[label]) {
                const std::string_view name = sets[side]->name(static_cast<annotation::LabelId>(label));
                literals.emplace(name, 0);
                lists.emplace(Names { name }, 0);
            }
        }
        for (const auto& list : used[side].lists) {
            lists.emplace(namesOf(side, list), 0);
        }
    }
    std::map<std::string_view, std::uint32_t> mainTypes;
    for (auto& [name, number] : literals) {
        number = static_cast<std::uint32_t>(m_labels.size());
        m_labels.emplace_back(name);
        m_mainTypes.push_back(
            mainTypes.emplace(annotation::mainType(name), static_cast<std::uint32_t>(mainTypes.size()))
                .first->second);
    }
    std::uint32_t number = 0;
    for (auto& entry : lists) {
        entry.second = number++;
    }
    for (const auto& name : m_labels) {
        m_single.push_back(lists.at(Names { name }));
    }
    for (std::size_t side = 0; side < 2; ++side) {
        m_types[side].assign(sets[side]->size(), 0);
        for (std::size_t label = 0; label < used[side].literal.size(); ++label) {
            if (used[side].literal[label]) {
                m_types[side][label] = literals.at(sets[side]->name(static_cast<annotation::LabelId>(label)));
            }
        }
        for (const auto& list : used[side].lists) {
            m_lists[side].emplace(list, lists.at(namesOf(side, list)));
        }
    }
}

std::uint32_t TypeTable::listOf(
    SideRole role, annotation::LabelId literal, const std::vector<annotation::LabelId>& further) const
{
    List list { literal };
    list.insert(list.end(), further.begin(), further.end());
    return m_lists[index(role)].at(list);
}

void rankIds(Side& side, const annotation::EntityTree& tree)
{
    std::vector<std::pair<std::string_view, std::uint32_t>> named; // id, mention
    named.reserve(side.mentions.size());
    for (std::uint32_t i = 0; i < side.mentions.size(); ++i) {
        const auto details = tree.entities[side.mentions[i].entity].details;
        if (details != 0 && !tree.details[details - 1].id.empty()) {
            named.emplace_back(tree.details[details - 1].id, i);
        }
    }
    std::sort(named.begin(), named.end());
    for (std::uint32_t rank = 0; rank < named.size(); ++rank) {
        side.mentions[named[rank].second].idRank = rank + 1; // 0: no id, the file's order
    }
}

Side onlyType(const Side& side, std::uint32_t type)
{
    Side result;
    result.fragments = side.fragments;
    auto further = side.alternatives.begin();
    for (std::uint32_t i = 0; i < side.mentions.size(); ++i) {
        const bool wanted = side.mentions[i].type == type;
        for (; further != side.alternatives.end() && further->first == i; ++further) {
            if (wanted) {
                result.alternatives.emplace_back(
                    static_cast<std::uint32_t>(result.mentions.size()), further->second);
            }
        }
        if (wanted) {
            result.mentions.push_back(side.mentions[i]);
            if (!side.words.empty()) {
                result.words.push_back(side.words[i]);
            }
        }
    }
    return result;
}

std::vector<std::uint32_t> typesOf(const Side& gold, const Side& system)
{
    std::vector<std::uint32_t> types;
    for (const auto* side : { &gold, &system }) {
        for (const auto& mention : side->mentions) {
            types.push_back(mention.type);
        }
    }
    support::sortUnique(types);
    return types;
}

} // namespace touchstone::match
