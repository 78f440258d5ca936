// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that a reader joined from tokens, with each sentence on a line of its own, for people.
#pragma once

#include "core/annotation/corpus.h"

namespace touchstone::annotation {

/// The text of a CoNLL file's document with a line end in the place of the blank before each sentence: as
/// many code points and bytes, at the same positions. Nothing: the text has one sentence or is shown as it
/// stands. O(text).
[[nodiscard]] std::optional<std::string> withSentenceLines(const Layer& layer, const Document& document);

} // namespace touchstone::annotation
