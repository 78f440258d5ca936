// SPDX-License-Identifier: GPL-3.0-or-later
// Matching: which gold annotation stands for which system annotation. Pure functions of two lists of
// mentions.
#pragma once

#include "core/match/model/outcome.h"
#include "core/support/progress.h"
#include "core/support/result.h"
#include "core/text/span.h"

#include <utility>

namespace touchstone::match {

/// One annotation as matchings see it. Spans of both sides are in the same coordinates: code points of equal
/// texts, tokens, or columns without gap of an alignment (the evaluator maps them). Numbers of types order as
/// the types do by code point, and are equal only for equal types, on both sides alike.
struct Mention
{
    text::Span span; ///< mapped; may be empty (text wholly lost): such a mention overlaps nothing
    std::uint32_t type = 0; ///< literal type
    std::uint32_t types = 0; ///< the whole list of types, literal first
    std::uint32_t mainType = 0; ///< first dotted segment of the literal type
    std::uint32_t entity = 0; ///< index in the document's tree; the list is in the order of the file
    std::uint32_t idRank
        = 0; ///< order of its id among its side's (identical annotations are taken in this order)
    std::uint32_t originalLength
        = 0; ///< code points before mapping: of annotations that mapping made equal, the longer goes first
    std::uint32_t firstFragment = 0; ///< into Side::fragments
    std::uint32_t fragmentCount = 0; ///< 0: one piece
};

/// The mentions of one side of one document, in the order of the file.
struct Side
{
    std::vector<Mention> mentions;
    std::vector<text::Span> fragments; ///< mapped like spans
    /// Further types that a mention stands for, (mention, type), ascending: a system's n-best links (Hipe).
    std::vector<std::pair<std::uint32_t, std::uint32_t>> alternatives;
    /// Numbers of the mentions' token texts, by mention, where an exact hit must agree in them too (Hipe);
    /// empty: not compared.
    std::vector<std::uint32_t> words;

    /// The pieces of a mention: its fragments, or its one span.
    [[nodiscard]] std::span<const text::Span> pieces(const Mention& mention) const
    {
        return mention.fragmentCount == 0
            ? std::span(&mention.span, 1)
            : std::span(fragments).subspan(mention.firstFragment, mention.fragmentCount);
    }
};

enum class PairingPolicy : std::uint8_t {
    Optimal, ///< the default; below
    FirstCome, ///< nervaluate 1.1.0 (core/docs/nervaluate.md): depends on the order of the file
    Nervaluate01, ///< nervaluate 0.1.8 (core/docs/nervaluate.md): depends on the order of the file, and
                  ///< one gold may stand in several pairs
    Hipe ///< the HIPE scorer (core/docs/hipe.md, 5): as Nervaluate01, but in text order
};

inline constexpr std::array<PairingPolicy, 4> allPairings { PairingPolicy::Optimal, PairingPolicy::FirstCome,
    PairingPolicy::Nervaluate01, PairingPolicy::Hipe };

struct MatchPolicy
{
    PairingPolicy pairing = PairingPolicy::Optimal;
    double minOverlap = 0; ///< percent of the gold span, 0..100; an edge also needs one shared unit

    friend bool operator==(const MatchPolicy&, const MatchPolicy&) = default;
};

/// Indices into the mentions of the two sides.
struct Pair
{
    std::uint32_t gold = 0;
    std::uint32_t system = 0;
    friend auto operator<=>(const Pair&, const Pair&) = default;
};

/// What a matching says. Optimal and FirstCome give each mention to one pair at most. Nervaluate01 and Hipe
/// judge system mentions one by one: each stands in one pair at most, but a gold may stand in several (two
/// system mentions that equal it), and a gold that equals another one by value may stand in none without
/// being missing, since that scorer takes the two for one.
struct Matching
{
    std::vector<Pair> pairs; ///< ascending by gold, then system
    std::vector<std::uint32_t> silent; ///< golds of no pair that do not count as missing; ascending
};

/// Units shared by two mentions, over their pieces.
[[nodiscard]] std::uint32_t sharedUnits(
    const Side& gold, const Mention& g, const Side& system, const Mention& s);
/// Equal pieces (span, and fragments where one has them).
[[nodiscard]] bool sameExtent(const Side& gold, const Mention& g, const Side& system, const Mention& s);

/// The type of a system mention as it counts against a gold mention: the gold's, where it is the system's
/// first type or one of its alternatives; else the system's first.
[[nodiscard]] std::uint32_t typeAgainst(
    const Side& gold, std::uint32_t g, const Side& system, std::uint32_t s);

/// Every pair that may be matched (shared units > 0 and >= minOverlap percent of the gold's units),
/// ascending. O(n log n + edges).
[[nodiscard]] std::vector<Pair> edges(const Side& gold, const Side& system, const MatchPolicy& policy);

/// The matching, ascending by gold. Optimal: within each group of mentions connected by edges the one-to-one
/// assignment that maximises, in this order, pairs with equal extent and type; pairs with equal extent; pairs
/// with equal type; pairs; shared units; then the smallest list of pairs (core/docs/eter.md, "Pair order").
/// Independent of the order of the file, except that of several identical annotations the one with more
/// original characters, then the lower idRank, stands first. Flat documents O(n log n); at most O(k³) in a
/// group of k. FirstCome, Nervaluate01 and Hipe: as these scorers, O(n·m) at worst. Errors: Cancelled
/// (checked per group and row); TooLarge when one group has more than 2^25 edges (some 5,800 x 5,800
/// annotations over one another; the search would take minutes and gigabytes).
[[nodiscard]] support::Result<Matching> matchSides(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress);
/// The pairs of matchSides.
[[nodiscard]] support::Result<std::vector<Pair>> matchMentions(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress);

/// The records of one document: every pair, every mention without partner that is not silent, with error
/// types and tags. In text order: by (start, end, types) of the gold, or of the system where there is none;
/// then records with a gold first; then by the system's, unpaired gold before paired. `document` is copied
/// into each. PairOutcome::gold/system are Mention::entity, goldType is Mention::type, systemType is
/// typeAgainst the gold. `pairs` and `silent` as in Matching.
[[nodiscard]] std::vector<PairOutcome> classify(std::uint32_t document, const Side& gold, const Side& system,
    std::span<const Pair> pairs, const MatchPolicy& policy, std::span<const std::uint32_t> silent = {});

/// matchSides, then classify: what every policy counts, record by record. Errors: those of matchSides.
[[nodiscard]] support::Result<std::vector<PairOutcome>> recordsOf(std::uint32_t document, const Side& gold,
    const Side& system, const MatchPolicy& policy, support::Progress& progress);

} // namespace touchstone::match
