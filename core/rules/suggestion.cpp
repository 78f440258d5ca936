// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/suggestion.h"

#include "core/align/editdistance.h"
#include "core/text/casefold.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace touchstone::rules {

std::string_view nearest(
    std::string_view word, const std::vector<std::string_view>& candidates, std::size_t part)
{
    constexpr std::size_t longest = 100;
    const auto wanted = text::toCodePoints(text::caseFolded(word)).substr(0, longest);
    const auto limit = std::max<std::size_t>(1, wanted.size() / part);
    std::string_view best;
    auto least = limit + 1;
    support::Progress progress;
    for (const auto candidate : candidates) {
        const auto name = text::toCodePoints(text::caseFolded(candidate)).substr(0, longest);
        const auto distance = align::editDistance(wanted, name, progress);
        if (distance && *distance < least) {
            least = *distance;
            best = candidate;
        }
    }
    // "fuzzy" for "fuzzy check"
    constexpr std::size_t leastPart = 3;
    if (best.empty() && wanted.size() >= leastPart) {
        const auto words = text::caseFolded(word);
        for (const auto candidate : candidates) {
            if (text::caseFolded(candidate).find(words) != std::string::npos) {
                return candidate;
            }
        }
    }
    return best;
}

std::string didYouMean(std::string_view word, const std::vector<std::string_view>& candidates)
{
    const auto best = nearest(word, candidates);
    return best.empty() ? std::string() : "; did you mean '" + std::string(best) + "'?";
}

} // namespace touchstone::rules
