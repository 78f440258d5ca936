// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of the characters of one side, as nerval makes them from a BIO file: what the noisy-text matching
// sees. Source: core/docs/noisy-text.md, "Labels"; what is malformed is mended as stated here.
#pragma once

#include "core/annotation/corpus.h"

namespace touchstone::match {

inline constexpr std::uint32_t noType = std::numeric_limits<std::uint32_t>::max();
inline constexpr std::uint32_t noRun = std::numeric_limits<std::uint32_t>::max();

/// Neighbouring characters of one type, up to the next that begins an entity. Characters of no run are O.
struct LabelRun
{
    text::Span characters; ///< code points, not empty
    std::uint32_t type = 0;
    std::uint32_t entity = 0; ///< number of the entity that it belongs to
    bool begins = false; ///< its first character begins the entity; else it goes on, after an inner one
    std::uint32_t blockEnd = 0; ///< the last run that follows without an O between
};

/// An entity: one row that begins one (B, S, U), or one annotation.
struct LabelledEntity
{
    std::uint32_t entity = annotation::noEntity; ///< index in the document's tree
    std::uint32_t type = 0;
    std::uint32_t run = noRun; ///< where it begins; noRun: no character is its own (see below)
    text::Span walked; ///< from its first character to its last, over inner entities: what the walk compares
    text::Span span; ///< the annotation's own span where the format has spans, else `walked`
};

struct NoisySide
{
    std::vector<LabelRun> runs; ///< ascending, disjoint
    std::vector<LabelledEntity> entities; ///< by first character
    std::uint32_t mendedBeginnings = 0; ///< rows that go on with nothing (leading I-): read as beginnings
    std::uint32_t mendedSpaces = 0; ///< spaces that the peer labels with an outer entity already ended
    std::uint32_t hidden = 0; ///< entities without a run
};

/// The labels of a document. `typeOf`: a number for each label of its layer, equal for equal types on both
/// sides; noType: its annotations are left out.
///
/// With tags (Document::tokenTags): B, S, U begin an entity; I, E, L, M and bare types go on, over sentence
/// ends too, with the last entity of their type since the last O; an inner entity of another type may lie
/// between. Mended, where the peer counts or dies: one that has nothing to go on with begins an entity. The
/// space between two tokens belongs to an entity that has both (as 1.3 has it); the peer's mark "inside an
/// outer entity" ends behind the space before the next O or the next entity of that type, not only at the
/// next entity of another.
///
/// Without tags, from the annotations of role entity (fragments as one span): each character has the
/// innermost annotation over it (the one that begins last; of these the shortest, then the last type), whose
/// first character of its own is its beginning. An annotation all of whose characters belong to inner ones
/// has no run: it is counted, and the walk compares it by its span. Linear, but for sorting annotations.
[[nodiscard]] NoisySide noisySide(
    const annotation::Document& document, std::span<const std::uint32_t> typeOf);

/// Where entities go on after inner ones (1.5, "Tail").
class Tails
{
public:
    /// Keeps a reference to the runs.
    explicit Tails(const std::vector<LabelRun>& runs);

    /// From a place in `run` (`atStart`: its first character), the stretch of an entity of `type` that goes
    /// on: up to the next O or the next beginning of the type. The last run of it, or noRun where it does not
    /// end with the type: then there is none. O(log runs).
    [[nodiscard]] std::uint32_t lastRun(std::uint32_t run, bool atStart, std::uint32_t type) const;

private:
    const std::vector<LabelRun>& m_runs;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_begins; ///< (type, run), sorted; empty while short
                                                                   ///< steps do
};

} // namespace touchstone::match
