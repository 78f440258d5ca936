// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/suggest.h"

#include "core/align/alignment.h"
#include "core/text/casefold.h"
#include "core/text/utf8.h"

namespace touchstone::cli {

std::string nearest(std::string_view wanted, const std::vector<std::string>& known)
{
    constexpr std::size_t longestName = 64;
    if (wanted.empty() || wanted.size() > longestName) {
        return {};
    }
    const auto pattern = text::toCodePoints(text::repaired(wanted));
    std::string best;
    auto bestDistance = pattern.size() / 2 + 1;
    const auto upper = text::upperCased(text::repaired(wanted));
    for (const auto& name : known) {
        if (text::upperCased(name) == upper) {
            return name; // but for its case the same
        }
    }
    for (const auto& name : known) {
        support::Progress progress;
        const auto alignment = align::alignCharacters(pattern, text::toCodePoints(name), progress);
        if (alignment && alignment->distance < bestDistance) {
            bestDistance = alignment->distance;
            best = name;
        }
    }
    return best;
}

std::string suggestion(std::string_view wanted, const std::vector<std::string>& known)
{
    const auto name = nearest(wanted, known);
    return name.empty() ? std::string() : " Did you mean \"" + name + "\"?";
}

std::string listed(const std::vector<std::string>& names)
{
    std::string list;
    for (const auto& name : names) {
        list += (list.empty() ? "" : ", ") + name;
    }
    return list;
}

} // namespace touchstone::cli
