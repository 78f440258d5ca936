// SPDX-License-Identifier: GPL-3.0-or-later
// Fragments of a discontinuous annotation: sorted, apart.
#pragma once

#include "core/text/span.h"

#include <vector>

namespace touchstone::io {

enum class FragmentRepair { None, Sorted, Merged };

/// Sorts the spans and merges those that touch or overlap; says what had to be done. O(n log n).
[[nodiscard]] inline FragmentRepair mergeFragments(std::vector<text::Span>& fragments)
{
    auto repair = FragmentRepair::None;
    if (!std::is_sorted(fragments.begin(), fragments.end())) {
        std::sort(fragments.begin(), fragments.end());
        repair = FragmentRepair::Sorted;
    }
    std::size_t last = 0;
    for (std::size_t i = 1; i < fragments.size(); ++i) {
        if (fragments[i].begin <= fragments[last].end) {
            fragments[last].end = std::max(fragments[last].end, fragments[i].end);
            repair = FragmentRepair::Merged;
        } else {
            fragments[++last] = fragments[i];
        }
    }
    if (!fragments.empty()) {
        fragments.resize(last + 1);
    }
    return repair;
}

} // namespace touchstone::io
