// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/suggestion.h"

#include "core/align/editdistance.h"
#include "core/support/suggestion.h"
#include "core/text/casefold.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <optional>

namespace touchstone::rules {

std::string_view nearest(
    std::string_view word, const std::vector<std::string_view>& candidates, std::size_t part)
{
    constexpr std::size_t longest = 100;
    const auto wanted = text::toCodePoints(text::caseFolded(word)).substr(0, longest);
    const auto limit = std::max<std::size_t>(1, wanted.size() / part);
    support::Progress progress;
    const auto* const best = support::nearest(candidates, [&](std::string_view candidate) {
        const auto name = text::toCodePoints(text::caseFolded(candidate)).substr(0, longest);
        const auto far = align::editDistance(wanted, name, progress);
        return far && *far <= limit ? std::optional(*far) : std::nullopt;
    });
    // "fuzzy" for "fuzzy check"
    constexpr std::size_t leastPart = 3;
    if (best == nullptr && wanted.size() >= leastPart) {
        const auto words = text::caseFolded(word);
        for (const auto candidate : candidates) {
            if (text::caseFolded(candidate).find(words) != std::string::npos) {
                return candidate;
            }
        }
    }
    return best == nullptr ? std::string_view() : *best;
}

support::Message orDidYouMean(
    support::Message message, std::string_view word, const std::vector<std::string_view>& candidates)
{
    return support::orDidYouMean(std::move(message), nearest(word, candidates));
}

std::string didYouMean(std::string_view word, const std::vector<std::string_view>& candidates)
{
    return support::didYouMean(nearest(word, candidates));
}

} // namespace touchstone::rules
