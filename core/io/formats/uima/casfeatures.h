// SPDX-License-Identifier: GPL-3.0-or-later
// Layers and features as annotation tools on UIMA name them (WebAnno, INCEpTION, DKPro, cTAKES): which layer
// holds the entities, which feature their type. Private to the readers of such files.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::io {

/// A layer that a file declares or uses.
struct CasLayer
{
    std::string name; ///< "de.tudarmstadt.ukp.dkpro.core.api.ner.type.NamedEntity"
    std::vector<std::string> features; ///< in the file's order
    std::size_t annotations = 0;
};

/// What is to be read: a layer, and the feature that is the type (npos: the layer's own name is).
struct CasChoice
{
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::size_t layer = none;
    std::size_t typeFeature = none;
    std::size_t linkFeature = none; ///< ids of a knowledge base
};

/// "NamedEntity": the part behind the last dot.
[[nodiscard]] std::string_view shortLayerName(std::string_view name);

/// The names by which people choose among the layers: short where that is unambiguous. Those that can hold
/// entities, the one that is read when nothing is asked for first, the others by number of annotations.
[[nodiscard]] std::vector<std::string> layerWords(std::span<const CasLayer> layers);

/// The layer asked for ("NamedEntity", its whole name, or "NamedEntity:identifier" with the feature that is
/// to be the type). Nothing asked for: the NamedEntity layer where it has annotations, else the layer with
/// most of them; layers of tokens, sentences, parts of speech and their like only when asked for. Nothing
/// when there is no such layer. O(layers and features).
[[nodiscard]] std::optional<CasChoice> chooseLayer(std::span<const CasLayer> layers, std::string_view wanted);

/// An id of a knowledge base as links name it: "Q64" of "http://www.wikidata.org/entity/Q64"; others whole.
[[nodiscard]] std::string linkOf(std::string_view identifier);

} // namespace touchstone::io
