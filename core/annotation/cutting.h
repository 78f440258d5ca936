// SPDX-License-Identifier: GPL-3.0-or-later
// Cutting one stream of tokens into the documents of a gold layer.
#pragma once

#include "core/annotation/corpus.h"

namespace touchstone::annotation {

/// A run without document marks (Layer::documentMarks false, one document) as the gold's documents, when the
/// numbers of tokens agree; where they do not, when they agree without the tokens that begin with "#", or
/// without those that contain one (some scorers drop these): then each border is counted without them, and
/// such a token of the run stays in the document before the border. Of a run with marks of which some name
/// nothing (Layer::emptyMarks) each document is cut so that holds the tokens of its own and of further ones
/// of the gold that the run has no mark for. Names and attributes are the gold's. An annotation that crosses
/// a border is split there (code "cut.span"). Nothing when the layer has all marks or no numbers agree.
/// O(tokens + annotations + documents log documents).
[[nodiscard]] std::optional<Layer> cutToDocuments(const Layer& system, const Layer& gold);

} // namespace touchstone::annotation
