// SPDX-License-Identifier: GPL-3.0-or-later
// Entity and EntityTree: the annotations of one side of one document. Flat annotation is a tree of roots
// only.
#pragma once

#include "core/annotation/label.h"
#include "core/text/span.h"

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace touchstone::annotation {

enum class Role : std::uint8_t {
    Entity, ///< counted by every flat measure, at any depth
    Component ///< a part of an entity; only tree measures count it
};

enum class Confidence : std::uint8_t { None, Low, High };

inline constexpr std::uint32_t noEntity = std::numeric_limits<std::uint32_t>::max();

/// What every annotation has. Kept small (millions of them are held); what few have stands in EntityDetails.
struct Entity
{
    text::Span span; ///< code points of its document's text; covers all fragments
    LabelId label {}; ///< the literal type
    std::uint32_t parent = noEntity; ///< index of the annotation that holds this one; noEntity: top level
    std::uint32_t details = 0; ///< 1-based index into EntityTree::details; 0: none
    std::uint32_t line = 0; ///< 1-based line of its source file; 0: unknown
    Role role = Role::Entity;
    Confidence confidence = Confidence::None;
    bool linkUncertain = false;
    bool orphan = false; ///< a component without a parent: shown, in no score
    /// Its type as the file has it: 1-based number in Layer::fileLabels; 0: `label`. Whoever renames labels
    /// leaves it as it is.
    std::uint32_t fileLabel = 0;
};

/// Before its label gets another name; `Layer::keepFileLabels` was called.
inline void keepFileLabel(Entity& entity)
{
    if (entity.fileLabel == 0) {
        entity.fileLabel = static_cast<std::uint32_t>(entity.label) + 1;
    }
}

/// "NIL", "NIL12": the id says that the entry is outside the knowledge base (the number names a cluster).
[[nodiscard]] inline bool isNil(std::string_view link) { return link.starts_with("NIL"); }

/// What few annotations have.
struct EntityDetails
{
    std::string id; ///< as the file names it; empty: EntityTree::id makes one
    std::vector<text::Span> fragments; ///< sorted, two or more; empty: one piece
    std::vector<LabelId> furtherLabels; ///< metonymy: types after the literal one
    std::vector<std::string> links; ///< gold: all right; system: best first; "NIL", "NIL12" outside the base
    std::optional<double> score; ///< the system's confidence, 0..1
    std::optional<double> noise; ///< HIPE: distance of its OCR to the true text by length (LED), 0 = clean
    std::string source; ///< free text, shown on hover
    std::string extra; ///< a JSON object of keys that we do not know, written back by convert; empty: none

    friend bool operator==(const EntityDetails&, const EntityDetails&) = default;
};

/// Annotations in the order of their file (some matchings depend on it); parents by index. Values, no
/// invariants beyond "parent is an index of this tree and no annotation is its own ancestor", which
/// `repairParents` establishes.
struct EntityTree
{
    std::vector<Entity> entities;
    std::vector<EntityDetails> details;

    [[nodiscard]] std::size_t size() const { return entities.size(); }
    /// Appends an annotation; details that say nothing are not kept.
    void add(const Entity& entity, EntityDetails&& own);

    /// The details of an annotation; a shared empty value when it has none.
    [[nodiscard]] const EntityDetails& detailsOf(std::uint32_t entity) const;
    /// The details of an annotation for writing; made on first use.
    EntityDetails& editDetails(std::uint32_t entity);
    /// The file's id, or "#N" with N the 1-based place in the file.
    [[nodiscard]] std::string id(std::uint32_t entity) const;
    [[nodiscard]] std::span<const text::Span> fragments(std::uint32_t entity) const
    {
        return detailsOf(entity).fragments;
    }
    /// Its fragments, else its span alone.
    [[nodiscard]] std::span<const text::Span> pieces(std::uint32_t entity) const
    {
        const auto own = fragments(entity);
        return own.empty() ? std::span<const text::Span>(&entities[entity].span, 1) : own;
    }
    /// Does the annotation take part in flat measures (role entity)?
    [[nodiscard]] bool counted(std::uint32_t entity) const { return entities[entity].role == Role::Entity; }
    /// 0 for top level. O(depth).
    [[nodiscard]] std::uint32_t depth(std::uint32_t entity) const;
};

/// Cuts dangling parents (the annotation becomes top level) and cycles, above their longest annotation (of
/// equally long ones the first in the text), so that the cut does not hang on the order of the file, but
/// where all spans of the cycle are equal; marks components without a parent as orphans. Returns the indices
/// of the annotations it changed or marked, ascending. O(n).
std::vector<std::uint32_t> repairParents(EntityTree& tree);

} // namespace touchstone::annotation
