// SPDX-License-Identifier: GPL-3.0-or-later
// From documents to what matchings see: types numbered alike on both sides, and sides of one document.
#pragma once

#include "core/annotation/corpus.h"
#include "core/match/flat/matcher.h"

namespace touchstone::match {

enum class SideRole : std::uint8_t { Gold, System };

/// Numbers for the types of both sides of a corpus, in the order of code points. Built from annotations of
/// role entity only: components take no part.
class TypeTable
{
public:
    /// The labels of each side with all its documents. O(annotations + types log types).
    TypeTable(const annotation::LabelSet& goldLabels, std::span<const annotation::Document> gold,
        const annotation::LabelSet& systemLabels, std::span<const annotation::Document> system);
    TypeTable(const annotation::Layer& gold, const annotation::Layer& system)
        : TypeTable(gold.labels, gold.documents, system.labels, system.documents)
    {
    }

    /// Every literal type of either side; a type's number is its place here.
    [[nodiscard]] const std::vector<std::string>& labels() const { return m_labels; }
    /// Number of a literal type that the table was built from.
    [[nodiscard]] std::uint32_t type(SideRole role, annotation::LabelId label) const
    {
        return m_types[index(role)][static_cast<std::size_t>(label)];
    }
    /// Number of the first dotted segment of a type.
    [[nodiscard]] std::uint32_t mainType(std::uint32_t type) const { return m_mainTypes[type]; }
    /// Number of the whole list of an annotation's types, ordered type by type.
    [[nodiscard]] std::uint32_t types(
        SideRole role, const annotation::EntityTree& tree, std::uint32_t entity) const
    {
        const auto& value = tree.entities[entity];
        if (value.details == 0 || tree.details[value.details - 1].furtherLabels.empty()) {
            return m_single[type(role, value.label)];
        }
        return listOf(role, value.label, tree.details[value.details - 1].furtherLabels);
    }

private:
    using List = std::vector<annotation::LabelId>;

    static constexpr std::size_t index(SideRole role) { return static_cast<std::size_t>(role); }
    [[nodiscard]] std::uint32_t listOf(
        SideRole role, annotation::LabelId literal, const std::vector<annotation::LabelId>& further) const;

    std::vector<std::string> m_labels;
    std::vector<std::uint32_t> m_types[2]; ///< by LabelId
    std::vector<std::uint32_t> m_mainTypes; ///< by type
    std::vector<std::uint32_t> m_single; ///< number of the list that has this type only
    std::map<List, std::uint32_t> m_lists[2]; ///< longer lists, literal first
};

/// Positions stay what they are.
struct SameSpan
{
    text::Span operator()(text::Span span) const { return span; }
};

/// Sets Mention::idRank where mentions may be identical; a no-op otherwise.
void rankIds(Side& side, const annotation::EntityTree& tree);

/// An annotation without its types: its span and fragments taken through `map`; appends to side.fragments.
/// Fragments that map to nothing are dropped, but for the places that a map knows for what stands on one side
/// alone (map.alone); the span then reaches from the first to the last that is left.
template <typename Map>
[[nodiscard]] Mention placedMention(
    Side& side, const annotation::EntityTree& tree, std::uint32_t entity, Map&& map)
{
    const auto& value = tree.entities[entity];
    Mention mention;
    mention.entity = entity;
    mention.span = map(value.span);
    mention.originalLength = value.span.length();
    if (value.details != 0 && tree.details[value.details - 1].fragments.size() > 1) {
        mention.firstFragment = static_cast<std::uint32_t>(side.fragments.size());
        mention.originalLength = 0;
        bool lost = true;
        for (const auto fragment : tree.details[value.details - 1].fragments) {
            mention.originalLength += fragment.length();
            auto mapped = map(fragment);
            lost = lost && mapped.empty();
            if constexpr (requires { map.alone(fragment); }) {
                mapped = mapped.empty() ? map.alone(fragment) : mapped;
            }
            if (!mapped.empty()) {
                side.fragments.push_back(mapped);
            }
        }
        if (lost) {
            side.fragments.resize(mention.firstFragment);
        }
        mention.fragmentCount = static_cast<std::uint32_t>(side.fragments.size()) - mention.firstFragment;
        if (mention.fragmentCount > 0) {
            mention.span = { side.fragments[mention.firstFragment].begin, side.fragments.back().end };
        } else {
            mention.span.end = mention.span.begin; // wholly lost
        }
        if (mention.fragmentCount == 1) {
            mention.fragmentCount = 0;
            side.fragments.pop_back();
        }
    }
    return mention;
}

/// Fills `side` with the entities of a document, in the order of the file, their spans taken through `map`
/// (Span -> Span in the coordinates that both sides share; SameSpan for equal texts). O(entities).
template <typename Map>
void fillSide(
    Side& side, const annotation::Document& document, const TypeTable& types, SideRole role, Map&& map)
{
    const auto& tree = document.annotations;
    side.mentions.clear();
    side.fragments.clear();
    side.mentions.reserve(tree.entities.size());
    bool ascending = true;
    for (std::uint32_t entity = 0; entity < tree.entities.size(); ++entity) {
        const auto& value = tree.entities[entity];
        if (value.role != annotation::Role::Entity) {
            continue;
        }
        auto mention = placedMention(side, tree, entity, map);
        mention.type = types.type(role, value.label);
        mention.types = types.types(role, tree, entity);
        mention.mainType = types.mainType(mention.type);
        if (!side.mentions.empty()) {
            const auto& last = side.mentions.back();
            ascending = ascending
                && (last.span < mention.span || (last.span == mention.span && last.types < mention.types));
        }
        side.mentions.push_back(mention);
    }
    if (!ascending) {
        rankIds(side, tree);
    }
}

template <typename Map = SameSpan>
[[nodiscard]] Side makeSide(
    const annotation::Document& document, const TypeTable& types, SideRole role, Map&& map = {})
{
    Side side;
    fillSide(side, document, types, role, std::forward<Map>(map));
    return side;
}

/// The mentions of one literal type, for matching inside a type; fragments stay as they are.
[[nodiscard]] Side onlyType(const Side& side, std::uint32_t type);

/// The literal types of the mentions of two sides, ascending, each once. O(n log n).
[[nodiscard]] std::vector<std::uint32_t> typesOf(const Side& gold, const Side& system);

} // namespace touchstone::match
