// SPDX-License-Identifier: GPL-3.0-or-later
// Matchings that walk the lists one system mention after the other, as the public scorers do. Inside the
// room; callers use matchSides.
#pragma once

#include "core/match/flat/matcher.h"

namespace touchstone::match {

/// PairingPolicy::FirstCome, nervaluate 1.1.0: each system mention, in the order of the file, takes the first
/// gold in the order of the file that is free and overlaps enough.
[[nodiscard]] support::Result<std::vector<Pair>> matchFirstCome(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress);

/// PairingPolicy::Nervaluate01 (in the order of the file) and Hipe (in text order). A system mention takes a
/// gold of its extent and type, whether that gold is free or not; else the first gold in order that has its
/// extent, free or not, or overlaps it and is free. "Free" goes by value: equal golds are one. Of several
/// equal golds the pair names one that stands in no pair yet, as far as there is one. Sources:
/// core/docs/nervaluate.md, core/docs/hipe.md (5).
[[nodiscard]] support::Result<Matching> matchOneByOne(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress);

} // namespace touchstone::match
