// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens: positions counted in tokens instead of code points.
#pragma once

#include "core/text/span.h"
#include "core/text/text.h"

#include <span>
#include <vector>

namespace touchstone::text {

/// A plain splitter for texts that come without tokens: runs of letters, digits and marks, and every other
/// visible sign alone (Unicode general categories). Ascending, disjoint. O(text).
[[nodiscard]] std::vector<Span> splitTokens(const Text& text);

/// The tokens that share a character with `span`, as [first, last + 1) in token numbers; a span that meets
/// none becomes an empty one before the next token. `tokens`: ascending, disjoint. O(log tokens).
[[nodiscard]] Span tokensOf(std::span<const Span> tokens, Span span);

/// The code points from the first to the last of the tokens numbered [begin, end); empty numbers give an
/// empty span there.
[[nodiscard]] Span charactersOf(std::span<const Span> tokens, Span numbers);

} // namespace touchstone::text
