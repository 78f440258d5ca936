// SPDX-License-Identifier: GPL-3.0-or-later
// Surfaces: as what the same words are annotated, and how often they stand in the texts at all.
#pragma once

#include "core/annotation/corpus.h"
#include "core/support/progress.h"

namespace touchstone::analysis {

/// A number for words, the same for the same words with runs of ASCII white space as one blank (surfaceForm).
using SurfaceKey = std::uint64_t;
inline constexpr SurfaceKey noSurface = 0; ///< there is no text

/// Of pieces of a text; a piece behind its end has no words. O(bytes).
[[nodiscard]] SurfaceKey surfaceKey(const text::Text& text, std::span<const text::Span> pieces);

/// How often each surface bears each type.
class SurfaceLabels
{
public:
    static constexpr std::uint32_t noType = std::numeric_limits<std::uint32_t>::max();

    struct Item
    {
        SurfaceKey surface = noSurface;
        std::uint32_t type = 0; ///< numbers in the order of the names
        friend auto operator<=>(const Item&, const Item&) = default;
    };
    struct Found
    {
        std::uint32_t same = 0; ///< with the type asked for
        std::uint32_t other = 0; ///< with the most frequent other one
        std::uint32_t otherType = noType; ///< of equally frequent ones the least; noType: there is none
        std::uint32_t annotated = 0; ///< with any
    };

    SurfaceLabels() = default;
    /// One item for each annotation, in any order; those without surface count nowhere. O(n log n).
    explicit SurfaceLabels(std::vector<Item> items);

    /// Nothing of noSurface. O(log surfaces + types of the surface).
    [[nodiscard]] Found of(SurfaceKey surface, std::uint32_t type) const;

private:
    struct Entry
    {
        Item item;
        std::uint32_t count = 0;
    };
    std::vector<Entry> m_entries; ///< by surface, then type
};

/// The longest surface that is looked for in texts, in tokens.
inline constexpr std::size_t longestSurface = 8;

/// How often each of the surfaces stands in the documents, from the begin of a token to the end of one of the
/// next eight; places may overlap. Tokens are the document's own, else plainly split ones. `wanted`:
/// ascending, each once. Stopped: what was found so far. O(8 * tokens).
[[nodiscard]] std::vector<std::uint32_t> countOccurrences(std::span<const SurfaceKey> wanted,
    std::span<const annotation::Document* const> documents, const support::Progress& progress);

} // namespace touchstone::analysis
