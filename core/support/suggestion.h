// SPDX-License-Identifier: GPL-3.0-or-later
// "Did you mean": the candidate that is nearest to a word, and the question. What is near, its callers say.
#pragma once

#include "core/support/message.h"

#include <string>
#include <string_view>

namespace touchstone::support {

/// The candidate of the least distance, of equally near ones the first; null: none is near. Points into the
/// list. `distance` of a candidate: a std::optional; nothing: not near. O(candidates).
template <typename List, typename Distance>
[[nodiscard]] auto* nearest(const List& candidates, const Distance& distance)
{
    decltype(&*candidates.begin()) best = nullptr;
    decltype(distance(*candidates.begin())) least;
    for (const auto& candidate : candidates) {
        if (auto far = distance(candidate); far && (!least || *far < *least)) {
            least = std::move(far);
            best = &candidate;
        }
    }
    return best;
}

/// "; did you mean 'X'?", or nothing without a name.
[[nodiscard]] inline std::string didYouMean(
    std::string_view name, char quote = '\'', const char* start = "; did you mean ")
{
    return name.empty() ? std::string() : start + (quote + std::string(name)) + quote + "?";
}
/// "message; did you mean 'X'?", or the message alone without a name.
[[nodiscard]] inline Message orDidYouMean(Message message, std::string_view name)
{
    return name.empty() ? message : said("%1; did you mean '%2'?", std::move(message), name);
}

} // namespace touchstone::support
