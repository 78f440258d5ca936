// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens: positions counted in tokens instead of code points.
#pragma once

#include "core/text/text.h"

#include <span>

namespace touchstone::text {

/// A plain splitter for texts that come without tokens: runs of letters and digits, and every other visible
/// sign alone, each with the marks on it (Unicode general categories). Format signs (soft hyphen, joiners) do
/// not part a word; the zero width space does. Ascending, disjoint. O(text).
[[nodiscard]] std::vector<Span> splitTokens(const Text& text);

/// Words between blanks: runs of characters that are no ASCII white space. Ascending, disjoint. O(text).
[[nodiscard]] std::vector<Span> splitAtBlanks(const Text& text);

/// The tokens that have a letter or digit; of a text without tokens those of splitTokens that do, and of
/// these each ideograph alone, since nothing parts words of them. O(text).
[[nodiscard]] std::vector<Span> wordsOf(const Text& text, std::span<const Span> tokens);

/// The tokens that share a character with `span`, as [first, last + 1) in token numbers; a span that meets
/// none, as an empty one never does, becomes an empty one before the first token that ends behind its begin.
/// `tokens`: ascending, disjoint. O(log tokens).
[[nodiscard]] Span tokensOf(std::span<const Span> tokens, Span span);

/// How many tokens share a character with any of the pieces, which are ascending. `tokens` as above.
/// O(pieces log tokens).
[[nodiscard]] std::uint32_t tokensTouched(std::span<const Span> tokens, std::span<const Span> pieces);

/// The code points from the first to the last of the tokens numbered [begin, end); empty numbers give an
/// empty span there.
[[nodiscard]] Span charactersOf(std::span<const Span> tokens, Span numbers);

} // namespace touchstone::text
