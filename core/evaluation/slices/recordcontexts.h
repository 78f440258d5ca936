// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around the annotation that tells a record's value: words, sentence, other annotations of its
// side. Made in one pass, for all slices that ask. Inside the room; what it means says slicefacets.h.
#pragma once

#include "core/evaluation/slices/slicevalues.h"
#include "core/text/enclosing.h"
#include "core/text/nameshape.h"

namespace touchstone::analysis {

enum class SentencePosition : std::uint8_t { Whole, Start, Inside, End, Unknown };
enum class SentenceCase : std::uint8_t { Capitals, Usual, Unknown };
enum class OtherTypes : std::uint8_t { Alone, SameType, Mixed, Unknown };
enum class Neighbour : std::uint8_t { Touching, OneBetween, Apart, Unknown };
enum class DocumentPart : std::uint8_t { First, Middle, Last, Unknown };

struct RecordContext
{
    static constexpr auto noWord = NumberedWords::nothing; ///< unknown
    static constexpr auto edge = NumberedWords::edge; ///< the sentence ends there

    /// Numbers of RecordContexts::words.
    std::uint32_t firstWord = noWord;
    std::uint32_t lastWord = noWord;
    std::uint32_t wordBefore = noWord;
    std::uint32_t wordAfter = noWord;
    std::uint32_t sentenceLength = 0; ///< 0: unknown
    std::uint32_t sentenceAnnotations = 0; ///< 0: unknown
    std::optional<text::Enclosed> enclosed {};
    SentencePosition position = SentencePosition::Unknown;
    SentenceCase letters = SentenceCase::Unknown;
    OtherTypes others = OtherTypes::Unknown;
    Neighbour neighbour = Neighbour::Unknown;
    DocumentPart part = DocumentPart::Unknown;
    bool crossing = false;
};

struct RecordContexts
{
    std::vector<RecordContext> ofRecords;
    std::vector<std::string_view> words; ///< each once; inside the documents' texts
    std::vector<text::Shape> shapes; ///< of the words
};

/// O(records log annotations of a document + texts); kept by the evaluation, with which the reference holds.
[[nodiscard]] const RecordContexts& recordContexts(const Evaluation& evaluation);

} // namespace touchstone::analysis
