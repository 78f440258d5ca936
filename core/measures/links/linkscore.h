// SPDX-License-Identifier: GPL-3.0-or-later
// Links to a knowledge base in one document: which names of equal span stand for each other, and what each
// name counts as. Source: core/docs/neleval.md, "Links" (strong_link_match, entity_match, analyze).
#pragma once

#include "core/text/span.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace touchstone::metrics {

/// One annotation as links sees it; spans of both sides in the same coordinates. Ids are numbers alike on
/// both sides, equivalent ids have one number; 0 is NIL.
struct LinkName
{
    text::Span span;
    std::uint32_t type = 0; ///< number of the literal type, alike on both sides
    std::uint32_t firstId = 0; ///< into LinkSide::ids
    std::uint32_t idCount = 0; ///< gold: all right, ascending; system: best first. 0: no candidate
};

struct LinkSide
{
    std::vector<LinkName> names;
    std::vector<std::uint32_t> ids;

    [[nodiscard]] std::span<const std::uint32_t> idsOf(const LinkName& name) const
    {
        return std::span(ids).subspan(name.firstId, name.idCount);
    }
    void clear()
    {
        names.clear();
        ids.clear();
    }
};

/// What two names of equal span, or a name alone, count as: as neleval's analyze. Linked: one of the ids that
/// count is in the knowledge base; a name without candidate counts as NIL.
enum class LinkClass : std::uint8_t {
    CorrectLink,
    CorrectNil,
    WrongLink,
    NilAsLink, ///< the gold is outside the base, the system links it
    LinkAsNil,
    Missing, ///< no system name of this span
    Extra ///< no gold name of this span
};
inline constexpr std::size_t linkClassCount = 7;
[[nodiscard]] std::string_view linkClassName(LinkClass linkClass); ///< "correct link", "nil as link", …

/// Ranks of recall@k that always have a score.
inline constexpr std::array<int, 4> recallRanks { 1, 3, 5, 10 };

/// What a name or a pair counts towards, as bits; the first seven are the classes.
enum LinkBit : std::uint32_t {
    LinkGold = 1U << 7U, ///< span+kbid: a linked gold name
    LinkSystem = 1U << 8U,
    LinkTypeCorrect = 1U << 9U, ///< a correct link of equal type
    LinkDocumentCorrect = 1U << 10U, ///< document+kbid: first gold name of an entry that the system has too
    LinkDocumentGold = 1U << 11U, ///< first gold name of an entry
    LinkDocumentSystem = 1U << 12U,
    LinkNilCorrect = 1U << 13U, ///< both sides say NIL with a candidate (neleval's is_nil)
    LinkNilGold = 1U << 14U,
    LinkNilSystem = 1U << 15U,
    // What has no counterpart, by key: of the system (false), of the gold (missed).
    LinkFalse = 1U << 16U, ///< span+kbid: a linked system name that is no correct link
    LinkMissed = 1U << 17U,
    LinkTypeFalse = 1U << 18U, ///< span+type+kbid
    LinkTypeMissed = 1U << 19U,
    LinkDocumentFalse = 1U << 20U, ///< first system name of an entry that the gold lacks
    LinkDocumentMissed = 1U << 21U,
    LinkNilFalse = 1U << 22U,
    LinkNilMissed = 1U << 23U,
    LinkRecallFirst = 1U << 24U ///< recall@k: a right id among the first k; one bit per rank from here
};
[[nodiscard]] constexpr std::uint32_t linkClassBit(LinkClass linkClass)
{
    return 1U << static_cast<unsigned>(linkClass);
}

inline constexpr std::uint32_t noName = 0xFFFFFFFF;

/// A record of links: two names of equal span, or one without such a partner.
struct LinkPair
{
    std::uint32_t gold = noName;
    std::uint32_t system = noName;
    LinkClass linkClass = LinkClass::Missing;
    std::uint32_t bits = 0; ///< 1 << class, and LinkBit
};

/// Pairs names of equal span one-to-one. Where several names of a side share a span, the pairing with the
/// most correct links counts, then the most of equal type, then the most correct NILs, then the most pairs of
/// equal type (beyond 256 names on one span: taken in this order, each name once). A link is right when one
/// of the system's first `nBest` candidates is among the gold's ids; `ranks`, at most 8 and ascending: the k
/// of recall@k. Document+kbid: the entries of each side, a gold name with several right ids being one entry
/// (names that share an id: the same one), a system name counting as the first of its nBest ids that the
/// document's gold has, else as the first. Independent of the order of the names. Pairs in the order of
/// (span, type, ids) of the gold, or of the system. O(n log n) beside shared spans.
[[nodiscard]] std::vector<LinkPair> pairLinks(
    const LinkSide& gold, const LinkSide& system, int nBest, std::span<const int> ranks);

} // namespace touchstone::metrics
