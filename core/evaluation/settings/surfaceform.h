// SPDX-License-Identifier: GPL-3.0-or-later
// The words of an annotation as a name: what "the same string" means.
#pragma once

#include "core/annotation/corpus.h"

namespace touchstone::analysis {

/// As they are written, runs of ASCII white space as one blank and none at the ends; fragments joined by
/// " … "; of a piece of more than 1,000 code points the middle is " … ", of very many fragments the first and
/// the last. Empty: the document has no text there. O(words).
[[nodiscard]] std::string surfaceForm(const annotation::Document& document, std::uint32_t entity);
/// The same of pieces of a text.
[[nodiscard]] std::string surfaceForm(const text::Text& text, std::span<const text::Span> pieces);

/// Runs of ASCII white space as one blank, none at the ends. O(bytes).
[[nodiscard]] std::string withSingleBlanks(std::string_view text);

} // namespace touchstone::analysis
