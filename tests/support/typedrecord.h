// SPDX-License-Identifier: GPL-3.0-or-later
// A record of given types, without a document behind it.
#pragma once

#include "core/match/model/outcome.h"

#include <cstdint>
#include <optional>

namespace touchstone::testsupport {

/// Without a type a side has no annotation.
[[nodiscard]] inline match::PairOutcome record(
    std::optional<std::uint32_t> goldType, std::optional<std::uint32_t> systemType, bool sameSpan)
{
    match::PairOutcome result;
    if (goldType) {
        result.gold = 0;
        result.goldType = *goldType;
    }
    if (systemType) {
        result.system = 0;
        result.systemType = *systemType;
    }
    result.sameSpan = sameSpan;
    result.sameType = goldType && goldType == systemType;
    return result;
}

} // namespace touchstone::testsupport
