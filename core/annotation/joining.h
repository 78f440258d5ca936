// SPDX-License-Identifier: GPL-3.0-or-later
// Several layers as one, so that what is asked of a corpus can be asked of all corpora of a project at once.
#pragma once

#include "core/annotation/corpus.h"

#include <span>

namespace touchstone::annotation {

/// A layer among several, with the name that its documents bear before their own.
struct LayerPart
{
    std::string name;
    const Layer* layer = nullptr; ///< null: this side has nothing of the part
};

/// The attribute of a joined document that names its part.
inline constexpr std::string_view partAttribute = "data-set";

/// Documents are called "PART/document", have the attribute partAttribute, and stand part by part. Labels and
/// cells are numbered anew; findings are those of all parts; what else a layer has is that of the first part.
/// Of no layer an empty one. O(all).
[[nodiscard]] Layer joined(std::span<const LayerPart> parts);

} // namespace touchstone::annotation
