// SPDX-License-Identifier: GPL-3.0-or-later
// Judgements of a gold that has changed since: found again by their words, or told as lost.
#pragma once

#include "core/annotation/corpus.h"
#include "core/evaluation/settings/judgement.h"

namespace touchstone::analysis {

/// How far away words are looked for, in code points either way.
inline constexpr std::uint32_t farthestAnchor = 50;

/// Writes the words of its place, from the first piece's begin to the last one's end, and the how manieth
/// place of the document with these words it is. Leaves a judgement as it is where the document has no text
/// there. O(document).
void tellWords(Judgement& judgement, const annotation::Document& gold);

struct AnchoredJudgements
{
    std::vector<Judgement>
        judgements; ///< those that stand, in their order, all of other data sets among them
    std::vector<Judgement> lost; ///< in their order, as they were
    std::size_t moved = 0; ///< of the judgements
    /// Of each that is lost (judgement.lost) its file and line, and why.
    support::Diagnostics findings;
};

/// Of the data sets that the gold holds (`set`: of documents that tell no part) each judgement stays where
/// its words are as it says, where it says none, and where the gold has `digest` still (empty: not known).
/// Else it moves, with all that it names, to where the words stand at most farthestAnchor away: of several
/// places to the one with its number in the document, else to the nearest, of equally near ones to the first.
/// What is not found is lost, and so is what a document says that is not there any more, or is shorter now.
/// O(judgements × (log documents + 2 × farthestAnchor + words)), where several places are as near
/// O(document).
[[nodiscard]] AnchoredJudgements anchored(std::vector<Judgement> judgements, const annotation::Layer& gold,
    const std::string& set, const std::string& digest = {});

} // namespace touchstone::analysis
