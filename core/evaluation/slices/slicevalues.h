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

/// Whole numbers of the records, each a value of its own in their order; in bins where the user gave bounds
/// for the slice. O(records log values).
[[nodiscard]] SliceValues numberValues(const Evaluation& evaluation, const std::string& slice,
    const std::vector<std::optional<double>>& numbers);

[[nodiscard]] SliceValues noiseValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues periodValues(const Evaluation& evaluation);
/// The part of a joined layer that the document is of (annotation::joined); empty: it is of no such layer.
[[nodiscard]] std::string_view partOf(const annotation::Document& document);
[[nodiscard]] SliceValues dataSetValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues documentLengthValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues entityLengthValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues nestingValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues tokenValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues seenValues(const Evaluation& evaluation); ///< spec.slices.training is not null
[[nodiscard]] SliceValues surfaceValues(const Evaluation& evaluation);
/// Of pairs alone (boundaryvalues.cpp).
[[nodiscard]] SliceValues leftValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues rightValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues leftCharacterValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues rightCharacterValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues boundaryValues(const Evaluation& evaluation);
/// spec.slices.judgements is not null (judgedrecords.cpp).
[[nodiscard]] SliceValues judgementValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues verdictPairValues(const Evaluation& evaluation);
/// Column of spec.slices.attributes, which is not null; bounds stand under the slice's id.
[[nodiscard]] SliceValues attributeValues(
    const Evaluation& evaluation, std::size_t column, const std::string& id);

} // namespace touchstone::analysis
