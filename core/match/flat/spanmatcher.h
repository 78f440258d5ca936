// SPDX-License-Identifier: GPL-3.0-or-later
// The optimal matching of two sides of one document (PairingPolicy::Optimal). Inside the room; callers use
// matchMentions.
#pragma once

#include "core/match/flat/matcher.h"

namespace touchstone::match {

/// See matchMentions. Reuses buffers of its thread.
[[nodiscard]] support::Result<std::vector<Pair>> matchOptimal(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress);

} // namespace touchstone::match
