// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/typehues.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace touchstone::annotation {

namespace {

constexpr std::size_t familyCount = 5;

struct FamilyName
{
    std::string_view name; ///< without hyphens and underscores
    std::size_t family;
    bool own = false; ///< no spelling: a type of its own where the data have the family's name beside it
};

constexpr FamilyName familyNames[] {
    { "per", 0 },
    { "pers", 0 },
    { "person", 0 },
    { "persons", 0 },
    { "people", 0 },
    { "human", 0 },
    { "individual", 0 },
    { "personname", 0 }, //
    { "loc", 1 },
    { "location", 1 },
    { "locations", 1 },
    { "geoloc", 1 },
    { "geo", 1 },
    { "gpe", 1, true },
    { "place", 1, true }, //
    { "org", 2 },
    { "organisation", 2 },
    { "organization", 2 },
    { "organisations", 2 },
    { "organizations", 2 },
    { "corporation", 2, true },
    { "company", 2, true }, //
    { "misc", 3 },
    { "miscellaneous", 3 },
    { "other", 3 },
    { "oth", 3 }, //
    { "date", 4 },
    { "time", 4, true },
    { "datetime", 4 },
    { "tim", 4 },
    { "timex", 4 },
    { "timex3", 4 },
};

const FamilyName* familyNameOf(std::string_view key)
{
    std::string letters(key);
    std::erase_if(letters, [](char letter) { return letter == '-' || letter == '_'; });
    const auto* const found = std::ranges::find(familyNames, letters, &FamilyName::name);
    return found == std::end(familyNames) ? nullptr : found;
}

std::optional<std::size_t> familyOf(std::string_view key)
{
    const auto* const name = familyNameOf(key);
    return name == nullptr ? std::nullopt : std::optional(name->family);
}

/// Annotations by label of a layer; further labels, too.
std::vector<std::int64_t> countLabels(const Layer& layer)
{
    std::vector<std::int64_t> counts(layer.labels.size());
    const auto add = [&counts](LabelId label) { ++counts[static_cast<std::size_t>(label)]; };
    for (const Document& document : layer.documents) {
        const EntityTree& tree = document.annotations;
        for (std::uint32_t i = 0; i < tree.size(); ++i) {
            if (tree.counted(i)) {
                add(tree.entities[i].label);
                std::ranges::for_each(tree.detailsOf(i).furtherLabels, add);
            }
        }
    }
    return counts;
}

/// The hue that meets the fewest types which are not of the data: those that bear it from other data, and
/// the usual name that it belongs to. Of equal ones that of the least usual name.
std::optional<std::size_t> freeHue(
    const std::array<bool, TypeHues::count>& taken, const std::array<std::size_t, TypeHues::count>& claims)
{
    std::optional<std::size_t> best;
    for (std::size_t place = 0; place < TypeHues::count; ++place) {
        // 5, 6, 7, and then the usual names from their end
        const std::size_t others = TypeHues::count - familyCount;
        const std::size_t hue = place < others ? familyCount + place : TypeHues::count - 1 - place;
        if (!taken[hue] && (!best || claims[hue] < claims[*best])) {
            best = hue;
        }
    }
    return best;
}

} // namespace

std::vector<TypeCount> typeCounts(const Layer* gold, const std::vector<const Layer*>& systems)
{
    std::map<std::string, TypeCount> types;
    const auto add = [&types](const Layer* layer, std::int64_t TypeCount::*side) {
        if (layer == nullptr) {
            return;
        }
        const auto counts = countLabels(*layer);
        for (std::size_t label = 0; label < counts.size(); ++label) {
            if (counts[label] > 0) {
                types[TypeHues::key(layer->labels.name(static_cast<LabelId>(label)))].*side += counts[label];
            }
        }
    };
    add(gold, &TypeCount::gold);
    for (const Layer* system : systems) {
        add(system, &TypeCount::system);
    }
    std::vector<TypeCount> sorted;
    for (auto& [type, counted] : types) {
        counted.type = type;
        sorted.push_back(counted);
    }
    std::ranges::stable_sort(sorted, [](const TypeCount& a, const TypeCount& b) {
        return std::tie(b.gold, b.system) < std::tie(a.gold, a.system);
    });
    return sorted;
}

TypeHues::TypeHues(const std::vector<TypeCount>& counts, const std::vector<TypeHue>& remembered)
{
    std::array<bool, count> taken {};
    std::array<std::size_t, count> claims {};
    std::fill_n(claims.begin(), familyCount, 1U);
    std::set<std::string> waiting;
    std::map<std::string_view, std::size_t> chosen;
    for (const TypeHue& each : remembered) {
        if (each.chosen && each.hue <= count) {
            chosen.emplace(each.type, each.hue);
        }
    }
    std::array<bool, familyCount> named {}; ///< families of which the data have a name proper
    for (const TypeCount& each : counts) {
        const auto* const name = familyNameOf(each.type);
        if (name != nullptr && !name->own) {
            named[name->family] = true;
        }
    }
    const auto seenApart = [&](const std::string& type) {
        return std::ranges::find(remembered, type, &TypeHue::type) != remembered.end();
    };
    for (const TypeCount& each : counts) {
        const auto* const name = familyNameOf(each.type);
        if (const auto choice = chosen.find(each.type); choice != chosen.end()) {
            m_others.emplace(each.type, choice->second);
            if (choice->second < count) {
                taken[choice->second] = true;
            }
        } else if (name != nullptr && !(name->own && (named[name->family] || seenApart(each.type)))) {
            taken[name->family] = true;
        } else {
            waiting.insert(each.type);
        }
    }
    std::set<std::string_view> known;
    for (const TypeHue& each : remembered) {
        if (each.hue >= count || !known.insert(each.type).second) {
            continue;
        }
        ++claims[each.hue];
        if (!each.chosen && !taken[each.hue] && waiting.erase(each.type) > 0) {
            taken[each.hue] = true;
            m_others.emplace(each.type, each.hue);
        }
    }
    for (const TypeCount& each : counts) {
        const auto hue = waiting.contains(each.type) ? freeHue(taken, claims) : std::nullopt;
        if (hue) {
            taken[*hue] = true;
            m_others.emplace(each.type, *hue);
            if (!known.contains(each.type)) {
                m_new.push_back(each.type);
            }
        } else if (waiting.contains(each.type) && familyOf(each.type)) {
            m_others.emplace(each.type, count); // else it would have the usual name's
        }
    }
}

std::string TypeHues::key(std::string_view type)
{
    std::string key(mainType(type));
    for (char& letter : key) {
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return key;
}

std::optional<std::size_t> TypeHues::hueOf(std::string_view type) const
{
    const std::string word = key(type);
    const auto found = m_others.find(word);
    if (found == m_others.end()) {
        return familyOf(word);
    }
    return found->second < count ? std::optional(found->second) : std::nullopt;
}

std::vector<TypeHue> TypeHues::remember(std::vector<TypeHue> remembered) const
{
    for (const std::string& type : m_new) {
        if (std::ranges::find(remembered, type, &TypeHue::type) == remembered.end()) {
            remembered.push_back({ type, m_others.at(type) });
        }
    }
    if (remembered.size() > mostRemembered) {
        std::size_t tooMany = remembered.size() - mostRemembered;
        std::erase_if(remembered, [&tooMany](const TypeHue& each) {
            const bool forgotten = !each.chosen && tooMany > 0;
            tooMany -= forgotten ? 1 : 0;
            return forgotten;
        });
        remembered.erase(remembered.begin(), remembered.begin() + static_cast<std::ptrdiff_t>(tooMany));
    }
    return remembered;
}

} // namespace touchstone::annotation
