// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulelists.h"

#include <algorithm>
#include <cmath>

namespace touchstone::rules {

bool RuleLists::isA(std::string_view label, std::string_view above) const
{
    if (label == above) {
        return false;
    }
    // One step more than there are parents, and every dot is a step: no cycle goes on longer.
    auto steps = labelParents.size() + label.size() + 1;
    for (auto at = label; steps > 0; --steps) {
        if (const auto parent = labelParents.find(at); parent != labelParents.end()) {
            at = parent->second;
        } else if (const auto dot = at.rfind('.'); dot != std::string_view::npos) {
            at = at.substr(0, dot);
        } else {
            return false;
        }
        if (at == above) {
            return true;
        }
        if (at == label) {
            return false;
        }
    }
    return false;
}

bool RuleLists::stopWord(std::string_view nameForm, std::string_view label) const
{
    if (nameForm.empty()) {
        return false;
    }
    if (stopWords.find(nameForm) != stopWords.end()) {
        return true;
    }
    const auto own = stopWordsOf.find(label);
    return own != stopWordsOf.end() && own->second.find(nameForm) != own->second.end();
}

std::int64_t RuleLists::threshold(std::string_view label) const
{
    const auto own = fuzzyThresholdOf.find(label);
    return own == fuzzyThresholdOf.end() ? fuzzyThreshold : own->second;
}

std::int64_t thresholdOf(double similarity)
{
    if (!(similarity > 0)) {
        return 0;
    }
    return std::llround(std::min(similarity, 1.0) * static_cast<double>(RuleLists::thresholdUnit));
}

} // namespace touchstone::rules
