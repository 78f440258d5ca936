// SPDX-License-Identifier: GPL-3.0-or-later
// HighlightPlan: what the text view marks for one document: spans of both sides with lanes, outcomes and
// labels. Pure.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

enum class SideId : std::uint8_t { Gold, System };

inline constexpr std::uint32_t noRecord = 0xFFFFFFFF;

/// One annotation to draw.
struct Mark
{
    text::Span span; ///< code points of its own side's text
    std::uint32_t entity = 0; ///< index in its document's tree
    std::uint32_t record = noRecord; ///< its record; noRecord for components and orphans
    std::uint32_t label
        = 0; ///< into HighlightPlan::labels: all its types, "loc.adm.nat ⇄ org.adm" for metonymy
    std::uint16_t lane
        = 0; ///< 0 is next to the text; nested and crossing annotations of a side never share a lane
    match::Outcome outcome = match::Outcome::Correct; ///< under the plan's scheme; meaningless without record
    SideId side = SideId::Gold;
    bool component = false;
    bool wrongBegin = false; ///< paired, and this end differs from the partner's
    bool wrongEnd = false;
    std::uint32_t firstFragment = 0; ///< into HighlightPlan::fragments
    std::uint32_t fragmentCount = 0; ///< 0: one piece
};

struct HighlightPlan
{
    std::vector<Mark> gold; ///< by begin, then longer first
    std::vector<Mark> system;
    std::vector<text::Span> fragments;
    std::vector<std::string> labels;
    std::uint16_t goldLanes = 0; ///< lanes in use (highest + 1)
    std::uint16_t systemLanes = 0;
    std::vector<align::Block> blocks; ///< how the texts lie to each other: one Equal block for equal texts;
                                      ///< for an unpaired document one Delete or Insert block
};

/// The plan of one document case. Inner annotations get the lower lanes (next to the text), enclosing ones
/// the higher. O(n log n).
[[nodiscard]] HighlightPlan highlight(
    const Evaluation& evaluation, std::size_t documentCase, match::Scheme scheme);

} // namespace touchstone::analysis
