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

/// Words of the records, by number in `words`, in their order. `nothing`: none is known; `edge`: there is
/// none since a sentence ends (edgeSliceValue), which the word of that name is told apart from. O(records +
/// words log words).
struct NumberedWords
{
    static constexpr auto nothing = annotation::noEntity;
    static constexpr auto edge = annotation::noEntity - 1;

    std::span<const std::string_view> words; ///< each once
    std::vector<std::uint32_t> ofRecords;
    bool withEdges = false;
};
[[nodiscard]] SliceValues wordValues(NumberedWords numbered);

/// Whole numbers of the records from `least` on, in bins that end with the bounds that the user gave for the
/// slice, else with the usual ones. O(records log bounds).
[[nodiscard]] SliceValues binValues(const Evaluation& evaluation, const std::string& slice,
    const std::vector<double>& usual, double least, const std::vector<std::optional<double>>& numbers);

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
/// Of the name itself, and of its words in the gold and the training data (namevalues.cpp).
[[nodiscard]] SliceValues characterValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues shapeValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues digitValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues hyphenValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues fullStopValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues apostropheValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues lowerWordValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues surfaceCountValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues surfaceTypeValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues mentionValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues seenWordValues(const Evaluation& evaluation); ///< spec.slices.training likewise
/// Of what stands around it (contextvalues.cpp).
[[nodiscard]] SliceValues firstWordValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues lastWordValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues wordBeforeValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues wordAfterValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues shapeBeforeValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues shapeAfterValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues enclosedValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues sentencePositionValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues sentenceLengthValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues sentenceCaseValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues sentenceAnnotationValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues sentenceTypeValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues neighbourValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues crossingValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues documentPositionValues(const Evaluation& evaluation);
/// Of pairs alone (boundaryvalues.cpp).
[[nodiscard]] SliceValues leftValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues rightValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues leftCharacterValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues rightCharacterValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues boundaryValues(const Evaluation& evaluation);
/// spec.slices.judgements is not null (judgedrecords.cpp).
[[nodiscard]] SliceValues judgementValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues verdictPairValues(const Evaluation& evaluation);
[[nodiscard]] SliceValues verdictValuesOf(const Evaluation& evaluation, const std::string& judge);
/// Column of spec.slices.attributes, which is not null; bounds stand under the slice's id.
[[nodiscard]] SliceValues attributeValues(
    const Evaluation& evaluation, std::size_t column, const std::string& id);

} // namespace touchstone::analysis
