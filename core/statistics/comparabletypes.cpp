// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/comparabletypes.h"

#include "core/text/casefold.h"

#include <algorithm>
#include <map>

namespace touchstone::analysis {

bool comparedWithoutCase(std::span<const MeasuredSystem> systems)
{
    return std::any_of(systems.begin(), systems.end(), [](const auto& system) {
        return system.evaluation->spec.matching.pairing == match::PairingPolicy::Hipe;
    });
}

std::vector<std::string> comparableTypes(std::span<const std::string> labels, bool withoutCase)
{
    std::map<std::string, int> upper;
    for (const auto& label : labels) {
        ++upper[text::upperCased(label)];
    }
    std::vector<std::string> names;
    for (const auto& label : labels) {
        const auto name = text::upperCased(label);
        names.push_back(withoutCase && upper[name] == 1 ? name : label);
    }
    return names;
}

} // namespace touchstone::analysis
