// SPDX-License-Identifier: GPL-3.0-or-later
// Relabelling: what LabelRules make of one side's labels, and a layer under its new labels.
//
// - An annotation stands and falls with its first label; further labels (metonymy) are renamed and filtered
//   likewise, and doubles united. What stood inside a dropped annotation moves to the next above; its
//   components go with it.
// - A component is renamed or dropped by the map alone: --collapse-types and --types speak of types of
//   entities.
// - Tags and cells of tokens follow the annotations, which are then what a reader would make of them: two
// that
//   stood apart only because their labels differed ("B-loc.town I-loc.fac") become one when their labels do.
//   Where annotations have no tags (offsets, HIPE trees of several columns), each stays for itself.
#pragma once

#include "core/annotation/corpus.h"
#include "core/annotation/labelrules.h"

#include <set>

namespace touchstone::annotation {

/// The rules that are in force on one side, in one form for all that mean the same: rules of the other side
/// and those that another one overrules are left out, and a label that stays as it is. Sorted, no repeats;
/// all sides Both. Of two rules of one side for one label the last counts. `side`: Gold or System.
[[nodiscard]] LabelRules rulesOfSide(const LabelRules& rules, LabelSide side);

/// "loc.adm.town", 2 -> "loc.adm". The whole label where it has no more segments, where `segments` is 0, and
/// where nothing would be left of it (".x", 1).
[[nodiscard]] std::string_view firstSegments(std::string_view label, std::uint32_t segments);

/// What becomes of single labels of one side.
class Relabelling
{
public:
    /// `side`: Gold or System.
    Relabelling(const LabelRules& rules, LabelSide side);

    /// After map and collapse, before types are chosen; nothing: the map drops it. O(log rules).
    [[nodiscard]] std::optional<std::string_view> renamed(std::string_view label) const;
    /// Of a component: the map alone.
    [[nodiscard]] std::optional<std::string_view> renamedComponent(std::string_view label) const;
    /// Is a renamed label among the types that are kept?
    [[nodiscard]] bool keeps(std::string_view renamed) const;

private:
    std::map<std::string, std::string, std::less<>> m_map;
    std::uint32_t m_collapse;
    std::set<std::string, std::less<>> m_types;
};

/// A layer under its new labels, and the entities that went, by the label they had before or after renaming.
struct Relabelled
{
    Layer layer;
    std::map<std::string, std::int64_t> dropped; ///< by the map; old labels
    std::map<std::string, std::int64_t> leftOut; ///< by `types`; renamed labels
    std::int64_t joined = 0; ///< entities that became a part of the one before
};

/// A copy under the rules of one side (Gold or System); Layer::labelling is the caller's to set. Its labels
/// are those that are left. O(annotations + tokens + labels log rules); where entities are joined,
/// O(annotations log annotations) per document.
[[nodiscard]] Relabelled relabelled(const Layer& layer, const LabelRules& rules, LabelSide side);

} // namespace touchstone::annotation
