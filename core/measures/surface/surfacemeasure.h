// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the measure `surface`: distinct names of a whole corpus.
// Source: WNUT-17 (Derczynski et al., W17-4418), wnuteval's surface form scores.
#pragma once

#include "core/measures/conll/conllmeasure.h"

namespace touchstone::metrics {

/// What a record counts as; each form is counted by one record, or by one a side. All bits are set on the
/// first occurrence, in the order of the records: of a correct form the first that was found (Correct,
/// Gold and System), of a missed one the first of the gold (Gold, Missed), of a false one the first of the
/// system (System, False).
enum SurfaceBit : std::uint32_t {
    SurfaceCorrect = 1U,
    SurfaceGold = 2U,
    SurfaceSystem = 4U,
    SurfaceFalse = 8U,
    SurfaceMissed = 16U
};

/// A record as surface sees it: forms by number, alike on both sides.
struct SurfaceRecord
{
    std::optional<std::uint32_t> gold;
    std::optional<std::uint32_t> system;
    bool correct = false; ///< then both forms are there and equal
};

/// The bits of each record. O(records).
[[nodiscard]] std::vector<std::uint32_t> surfaceBits(std::span<const SurfaceRecord> records);
/// Adds what the bits count.
void addSurface(ConllCounts& counts, std::uint32_t bits);

} // namespace touchstone::metrics
