// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens: positions counted in tokens instead of code points.
#pragma once

#include "core/text/span.h"

#include <span>

namespace touchstone::text {

/// The tokens that share a character with `span`, as [first, last + 1) in token numbers; a span that meets
/// none becomes an empty one before the next token. `tokens`: ascending, disjoint. O(log tokens).
[[nodiscard]] Span tokensOf(std::span<const Span> tokens, Span span);

/// The code points from the first to the last of the tokens numbered [begin, end); empty numbers give an
/// empty span there.
[[nodiscard]] Span charactersOf(std::span<const Span> tokens, Span numbers);

} // namespace touchstone::text
