// SPDX-License-Identifier: GPL-3.0-or-later
// Tags of documents: what a measure that reads tags anew can judge.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// A tag of its column for each token.
[[nodiscard]] bool hasTags(const annotation::Document& document);
/// The cells of a HIPE file read as one flat column of tags.
[[nodiscard]] bool hasTagCells(const annotation::Document& document);
/// Both sides have tags, or cells read as tags, and agree in the number of tokens; a missing side agrees.
[[nodiscard]] bool hasTagsOnBothSides(const DocumentCase& documentCase);

/// The settings that have no effect on these data at their defaults: those of tags where no document has tags
/// on both sides. For signatures. O(documents).
[[nodiscard]] EvaluationSpec withoutIdleTagSettings(const Evaluation& evaluation);

} // namespace touchstone::analysis
