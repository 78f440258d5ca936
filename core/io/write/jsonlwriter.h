// SPDX-License-Identifier: GPL-3.0-or-later
// Layer -> Touchstone JSONL.
#pragma once

#include "core/annotation/corpus.h"

namespace touchstone::io {

/// One line per document, in order; reading it again gives the same documents (names, texts, tokens,
/// sentences, tags of columns, annotations, attributes). Ids are written where the file had one or a child
/// needs one. What the format does not have is left out: lines of tokens, files, findings, column. O(size).
[[nodiscard]] std::string toJsonl(const annotation::Layer& layer);

/// One document without the line end.
[[nodiscard]] std::string toJsonl(const annotation::Document& document, const annotation::LabelSet& labels);

} // namespace touchstone::io
