// SPDX-License-Identifier: GPL-3.0-or-later
// The matching of nerval: gold entities against what a system found in a text that recognition damaged.
// Source: core/docs/noisy-text.md, "Walk".
#pragma once

#include "core/align/alignment.h"
#include "core/match/noisy/noisylabels.h"

namespace touchstone::match {

/// A share of errors that is still a match, as an exact fraction: errors · denominator <= numerator · length.
struct Tolerance
{
    std::int64_t numerator = 3;
    std::int64_t denominator = 10; ///< > 0

    [[nodiscard]] bool allows(std::uint64_t errors, std::uint64_t length) const;
};

/// One gold entity and what it was compared with.
struct NoisyComparison
{
    std::uint32_t gold = 0; ///< index into the gold side's entities
    std::uint32_t system = noRun; ///< index into the system side's entities: the one that holds the first
                                  ///< character compared; noRun: nothing of the type was found
    text::Span goldText; ///< code points of the gold text
    text::Span systemText; ///< of the system text; empty: nothing
    std::uint32_t column = 0; ///< where it was scored: the alignment column (gaps count, from 0) of the last
                              ///< character before the first inner entity or the end; noRun: hidden entity
    std::uint32_t distance = 0; ///< Levenshtein distance of the two texts
    bool matched = false; ///< both not empty, distance within the tolerance
    bool passedOver = false; ///< an earlier entity had taken all that the system has here: the peer never
                             ///< scores such an entity; here it is compared with nothing
};

struct NoisyTexts
{
    std::u32string_view gold;
    std::u32string_view system;
};

/// The walk: one comparison per gold entity, in the order of the labels. For well-formed input exactly the
/// comparisons of the peer; and every gold entity has one, hidden and passed over ones included.
///
/// An entity of the gold is compared with the first stretch of its type that shares a column with it, which
/// may begin before it (when its first column lies inside) and go on behind it; at most once the part of a
/// stretch that goes on behind an entity. A gap has the label of the character before it. Where spans hide
/// one another, so that labels do not show them all (never in BIO files): a gold entity for which the labels
/// have nothing is compared with the first entity of the system of its type that shares an aligned column
/// and was compared with none, if one of the two is hidden.
/// Linear in runs and blocks (a logarithm for blocks of more than 16 runs), plus the distances: exact, except
/// that for a system text over 64 times as long as the gold's (never a match) the distance is the difference
/// of the lengths. Errors: Cancelled.
[[nodiscard]] support::Result<std::vector<NoisyComparison>> noisyWalk(const NoisySide& gold,
    const NoisySide& system, const align::TextAlignment& alignment, const NoisyTexts& texts,
    Tolerance tolerance, support::Progress& progress);

/// A document of one side with its labels.
struct NoisyDocument
{
    const annotation::Document& document;
    std::span<const std::uint32_t> typeOf; ///< as noisySide takes it
    const NoisySide& side; ///< made of the two
};

/// The same for documents without tags, whose annotations may nest: when some do, each type is walked on
/// labels of its own, since one label per character would cut an outer annotation where an inner one of
/// another type stands (identical files would miss it). Flat documents: exactly noisyWalk. Nested ones cost
/// as much per type of the gold; with more than 2^27 types × annotations they are walked together.
[[nodiscard]] support::Result<std::vector<NoisyComparison>> noisyWalkOfSpans(const NoisyDocument& gold,
    const NoisyDocument& system, const align::TextAlignment& alignment, const NoisyTexts& texts,
    Tolerance tolerance, support::Progress& progress);

/// Levenshtein distance as the walk reports it (with its bound for lengths that cannot match).
[[nodiscard]] support::Result<std::uint32_t> noisyDistance(
    std::u32string_view gold, std::u32string_view system, support::Progress& progress);

} // namespace touchstone::match
