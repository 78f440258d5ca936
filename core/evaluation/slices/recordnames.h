// SPDX-License-Identifier: GPL-3.0-or-later
// The names of an evaluation's records: how each is written, and how the gold uses the same words. Made once,
// for all slices that ask. Inside the room.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/text/nameshape.h"

namespace touchstone::analysis {

/// A string (surfaceForm) as the name of entities, or of components.
struct KnownName
{
    std::string words;
    annotation::Role role = annotation::Role::Entity;
    text::NameShape shape;
    std::uint32_t goldCount = 0; ///< annotations of the gold that have it
    bool severalTypes = false; ///< the gold gives it several literal types
};

struct RecordNames
{
    static constexpr auto nothing = annotation::noEntity;

    std::vector<KnownName> names; ///< of the records and of the gold, each once
    std::vector<std::uint32_t> ofRecords; ///< number of a name; `nothing`: there is no text
    /// Is a gold annotation that begins earlier in the document written likewise? False without gold.
    std::vector<bool> later;
};

/// O(words of the annotations); kept by the evaluation, with which the reference holds.
[[nodiscard]] const RecordNames& recordNames(const Evaluation& evaluation);

} // namespace touchstone::analysis
