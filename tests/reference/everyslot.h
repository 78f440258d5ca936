// SPDX-License-Identifier: GPL-3.0-or-later
// The best alignment of slots by trying every one, written from the definition alone (reference of SER).
#pragma once

#include "core/annotation/corpus.h"

#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

namespace touchstone::reference {

/// One alignment with all that decides between two of them.
struct SlotAlignment
{
    double cost = 0; ///< sums of quarters: exact
    std::int64_t unpaired = 0;
    std::int64_t unequal = 0; ///< minus the pairs of equal label
    std::int64_t unshared = 0; ///< minus the shared units
    std::vector<std::string> list; ///< the pairs as text that orders as they do
    std::int64_t labelErrors = 0;
    std::int64_t boundaryErrors = 0;
    std::int64_t correct = 0;

    friend bool operator<(const SlotAlignment& a, const SlotAlignment& b)
    {
        return std::tie(a.cost, a.unpaired, a.unequal, a.unshared, a.list)
            < std::tie(b.cost, b.unpaired, b.unequal, b.unshared, b.list);
    }
};

/// Of one document; weights are quarters.
[[nodiscard]] SlotAlignment everySlotAlignment(const annotation::Layer& gold, const annotation::Layer& system,
    annotation::Role role, double label, double boundary);

} // namespace touchstone::reference
