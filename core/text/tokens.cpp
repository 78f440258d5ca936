// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/tokens.h"

namespace touchstone::text {

Span tokensOf(std::span<const Span> tokens, Span span)
{
    const auto first
        = std::partition_point(tokens.begin(), tokens.end(), [&](Span t) { return t.end <= span.begin; });
    const auto last = std::partition_point(first, tokens.end(), [&](Span t) { return t.begin < span.end; });
    return { static_cast<std::uint32_t>(first - tokens.begin()),
        static_cast<std::uint32_t>(last - tokens.begin()) };
}

Span charactersOf(std::span<const Span> tokens, Span numbers)
{
    if (numbers.begin >= tokens.size()) {
        const auto end = tokens.empty() ? 0 : tokens.back().end;
        return { end, end };
    }
    if (numbers.empty()) {
        return { tokens[numbers.begin].begin, tokens[numbers.begin].begin };
    }
    return { tokens[numbers.begin].begin, tokens[std::min<std::size_t>(numbers.end, tokens.size()) - 1].end };
}

} // namespace touchstone::text
