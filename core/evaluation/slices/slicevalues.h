// SPDX-License-Identifier: GPL-3.0-or-later
// The value of each record in one slice, before values that do not occur are left out. Inside the room; what
// the values mean says slicefacets.h.
#pragma once

#include "core/evaluation/records/evaluation.h"

#include <cstddef>

namespace touchstone::analysis {

struct SliceValues
{
    std::vector<std::string> names; ///< in natural order; the last one: nothing is known
    std::vector<std::uint32_t> ofRecords; ///< empty where `ofCases` holds the values
    std::vector<std::uint32_t> ofCases; ///< of slices of documents
};

/// Words in their order: by number where all are numbers, else by code point; `noSliceValue` last.
void sortWords(std::vector<std::string>& words);

[[nodiscard]] SliceValues noiseValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues periodValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues documentLengthValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues entityLengthValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues nestingValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues tokenValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues seenValues(const Evaluation& evaluation); ///< spec.slices.training is not null
[[nodiscard]] SliceValues surfaceValues(const Evaluation& evaluation);
/// Column of spec.slices.attributes, which is not null; bounds stand under the slice's id.
[[nodiscard]] SliceValues attributeValues(
    const Evaluation& evaluation, std::size_t column, const std::string& id);

} // namespace touchstone::analysis
