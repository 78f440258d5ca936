// SPDX-License-Identifier: GPL-3.0-or-later
// Concordance: what command line and window say of the places where a string stands.
#pragma once

#include "core/explain/occurrences.h"

namespace touchstone::analysis {

/// A place in its line: runs of white space as one blank.
struct ConcordanceLine
{
    std::string left, words, right;
};
/// `context`: code points of the text to the left and to the right. O(context + words).
[[nodiscard]] ConcordanceLine lineAround(const Occurrence& place, std::uint32_t context);

/// The document whose annotations Occurrence::gold are; null: a system has the document alone. `gold` and
/// `systems` as they were searched. O(1).
[[nodiscard]] const annotation::Document* goldDocument(
    const Occurrence& place, const annotation::Layer& gold, std::span<const EvaluationPtr> systems);

/// How an annotation of the system that touches the place stands in a record; null: the record's annotation
/// of the system does not touch it, or it has none. O(annotations there).
[[nodiscard]] const TouchingAnnotation* touchingOf(
    const Occurrence::OfSystem& own, const match::PairOutcome& record);

/// Does an annotation of the system, or of the gold, touch the place?
[[nodiscard]] bool annotatedBy(const Occurrence& place, std::size_t system);
[[nodiscard]] inline bool annotatedInGold(const Occurrence& place) { return !place.gold.empty(); }
/// Nobody's does.
[[nodiscard]] bool annotatedByNone(const Occurrence& place);

struct OccurrenceCounts
{
    std::int64_t places = 0;
    std::int64_t documents = 0; ///< that hold one
    std::int64_t inGold = 0; ///< annotated there
    std::vector<std::int64_t> bySystem;
    std::int64_t none = 0; ///< annotated by nobody
};
/// `systems`: how many were searched. O(places · (systems + log documents)).
[[nodiscard]] OccurrenceCounts countsOf(std::span<const Occurrence> places, std::size_t systems);

} // namespace touchstone::analysis
