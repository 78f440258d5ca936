// SPDX-License-Identifier: GPL-3.0-or-later
// Occurrences: every place where a string stands in the documents, annotated or not, with what gold and
// systems have there.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/support/progress.h"
#include "core/text/wordsearch.h"

namespace touchstone::analysis {

/// An annotation that shares a character with the place.
struct TouchingAnnotation
{
    std::uint32_t entity = 0; ///< in its document's tree; components, too
    /// How the annotation lies to the place: Equal, Inside it, Contains it, or Crossing. Of a discontinuous
    /// one its whole stretch counts; where texts are compared token by token, whole tokens.
    text::SpanRelation relation = text::SpanRelation::Equal;
    friend bool operator==(const TouchingAnnotation&, const TouchingAnnotation&) = default;
};

struct Occurrence
{
    /// What a system has there.
    struct OfSystem
    {
        std::uint32_t documentCase = 0;
        std::vector<TouchingAnnotation> annotations; ///< in text order, longer ones first
        /// Records of which either annotation touches the place, ascending.
        std::vector<std::uint32_t> records;
        bool words = false; ///< its own text has the words there, too
    };

    const annotation::Document* document = nullptr; ///< in whose text it stands; of the layers searched
    /// Whose text that is: a system's where the gold has no such place; nothing: the gold's.
    std::optional<std::size_t> textOf;
    text::Span span; ///< code points of that text
    std::vector<TouchingAnnotation> gold; ///< of the gold's document of the same case
    std::vector<std::optional<OfSystem>> systems; ///< by system; nothing: it lacks the document
};

/// Places in the gold's texts, in the order of its documents and of their text. Behind those of a document
/// the places of each system's own text that stand for none of them, where texts differ; last those of
/// documents that a system has alone. `systems`: evaluations of this gold under the same settings; none: the
/// gold alone. Texts without characters have no places. Stopped: what was found so far. O(texts +
/// annotations log annotations + blocks + what is found · log).
[[nodiscard]] std::vector<Occurrence> occurrencesOf(const text::WordSearch& search,
    const annotation::Layer& gold, std::span<const EvaluationPtr> systems,
    const support::Progress& progress = {});

/// The line of its file in which a place stands; 0: the file's format does not tell it. O(log tokens).
[[nodiscard]] std::uint32_t lineOf(const Occurrence& occurrence);

/// "equal", "inside", "contains", "crossing": the relation of an annotation to the place.
[[nodiscard]] std::string_view relationName(text::SpanRelation relation);

} // namespace touchstone::analysis
