// SPDX-License-Identifier: GPL-3.0-or-later
// Cutting one stream of tokens into the documents of a gold layer.
#pragma once

#include "core/annotation/corpus.h"

namespace touchstone::annotation {

/// The system's documents cut where the gold's end, as the number of tokens says.
/// A run without document marks (Layer::documentMarks false, one document) is cut into all of the gold's
/// documents, if both sides have equally many tokens. If not, tokens that begin with "#" are left out of the
/// count on both sides, and if the numbers still differ all that contain one (some scorers drop these); at a
/// border such tokens of the run stay in the document before it. Of a run whose marks are partly empty
/// (Layer::emptyMarks) each document is cut likewise into its own document of the gold and those behind it
/// that the run has no mark for. Names and attributes are the gold's. An annotation that crosses a border is
/// split there (code "cut.span"). Nothing when the layer has all marks or no numbers agree. O(tokens +
/// annotations + documents log documents).
[[nodiscard]] std::optional<Layer> cutToDocuments(const Layer& system, const Layer& gold);

} // namespace touchstone::annotation
