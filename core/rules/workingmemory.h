// SPDX-License-Identifier: GPL-3.0-or-later
// WorkingMemory: the facts of one document while rules run over it: annotations in a fixed order, overlapping
// pairs best first, neighbours, entities and links.
#pragma once

#include "core/match/flat/mentions.h"
#include "core/rules/ruleresult.h"
#include "core/support/progress.h"
#include "core/support/result.h"
#include "core/text/span.h"

namespace touchstone::rules {

/// One annotation as it is given to rules. What it looks at must outlive the run.
struct AnnotationInput
{
    text::Span span; ///< both sides in the same coordinates; an empty span overlaps nothing
    std::span<const text::Span> fragments; ///< sorted; two or more, or none
    std::string_view id; ///< may be empty
    std::string_view type;
    std::string_view text; ///< empty: unknown; then similar to nothing
    std::span<const std::string> ids; ///< links; none: unresolved
    std::string_view confidence = "normal"; ///< "low", "normal", "high"
    bool idUncertain = false;
    double score = std::numeric_limits<double>::quiet_NaN(); ///< NaN: unknown
    double noise = std::numeric_limits<double>::quiet_NaN();
    std::span<const std::pair<std::string, std::string>> attributes;
};

/// The order of the annotations makes no difference to the labels (of annotations that agree in everything,
/// the earlier comes first).
struct DocumentInput
{
    std::string_view name; ///< for messages
    std::array<std::vector<AnnotationInput>, 2> sides; ///< by SideRole

    std::vector<AnnotationInput>& side(SideRole role) { return sides[index(role)]; }
    [[nodiscard]] const std::vector<AnnotationInput>& side(SideRole role) const { return sides[index(role)]; }
};

/// An overlapping pair; annotations by their place in the memory's order.
struct PairFact
{
    std::array<std::uint32_t, 2> members {}; ///< by SideRole
    std::uint32_t shared = 0; ///< characters in both
    std::uint32_t united = 0; ///< characters in either
};

/// Lists of numbers for each of n things, in one piece.
struct Lists
{
    std::vector<std::uint32_t> begins; ///< n + 1
    std::vector<std::uint32_t> values;

    [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t thing) const
    {
        return std::span(values).subspan(begins[thing], begins[thing + 1] - begins[thing]);
    }
};

/// For `count` things from (thing, value), in the order of the values. O(things + values).
[[nodiscard]] Lists listsOf(
    std::uint32_t count, std::span<const std::pair<std::uint32_t, std::uint32_t>> entries);

/// Edit distance of two name forms, cut to limits::comparedLength, and the length of the longer one.
struct Similarity
{
    std::uint32_t distance = 0;
    std::uint32_t longer = 1; ///< never 0

    [[nodiscard]] double value() const { return static_cast<double>(longer - distance) / longer; }
    /// value() >= threshold in millionths, exactly.
    [[nodiscard]] bool reaches(std::int64_t threshold) const;
};

class WorkingMemory
{
public:
    /// Takes a document in: sorts it, finds the pairs, and the neighbours of one side if they are asked for.
    /// O(n log n + pairs log pairs). Errors: TooLarge (limits::pairs), Cancelled.
    [[nodiscard]] support::Result<void> load(
        const DocumentInput& document, bool neighbours, support::Progress& progress);

    [[nodiscard]] std::uint32_t size(SideRole side) const
    {
        return static_cast<std::uint32_t>(m_order[index(side)].size());
    }
    [[nodiscard]] const AnnotationInput& input(SideRole side, std::uint32_t at) const
    {
        return m_document->sides[index(side)][m_order[index(side)][at]];
    }
    /// Place in the input.
    [[nodiscard]] std::uint32_t place(SideRole side, std::uint32_t at) const
    {
        return m_order[index(side)][at];
    }
    [[nodiscard]] const Labels& labels(SideRole side, std::uint32_t at) const
    {
        return m_labels[index(side)][at];
    }
    [[nodiscard]] Labels& labels(SideRole side, std::uint32_t at) { return m_labels[index(side)][at]; }
    /// Number of a label inside this document; equal numbers, equal labels.
    [[nodiscard]] std::uint32_t type(SideRole side, std::uint32_t at) const
    {
        return m_types[index(side)][at];
    }

    /// By overlap ratio; the order in which they are tried is that of their positions.
    [[nodiscard]] const std::vector<PairFact>& pairs() const { return m_pairs; }
    /// Place of a pair among all, best first. Of pairs with equal ratio it is final once one of them was
    /// settled.
    [[nodiscard]] std::uint32_t position(std::uint32_t pair) const { return m_position[pair]; }
    [[nodiscard]] std::uint32_t pairAt(std::uint32_t position) const { return m_pairAt[position]; }
    /// Positions that were brought into their final order by this call; empty: they were already. Similarity
    /// is costly, and most ties never matter.
    [[nodiscard]] text::Span settle(std::uint32_t pair);
    /// By number, not by position.
    [[nodiscard]] std::span<const std::uint32_t> pairsOf(SideRole side, std::uint32_t at) const
    {
        return m_pairsOf[index(side)].of(at);
    }
    /// Overlapping annotations of the same side, ascending; only if load was told to find them.
    [[nodiscard]] std::span<const std::uint32_t> neighbours(SideRole side, std::uint32_t at) const
    {
        return m_neighbours[index(side)].of(at);
    }

    /// Kept once asked for; not for several threads at once.
    [[nodiscard]] const std::string& nameForm(SideRole side, std::uint32_t at);
    [[nodiscard]] Similarity similarity(SideRole sideA, std::uint32_t a, SideRole sideB, std::uint32_t b);
    [[nodiscard]] bool idsMatch(SideRole sideA, std::uint32_t a, SideRole sideB, std::uint32_t b) const;

    /// Entities and links from the labels as they are now. `low` and `ignored` are read from the labels.
    void buildGroups(const RuleSet& rules);
    [[nodiscard]] std::vector<Group>& groups(Subject subject)
    {
        return subject == Subject::Entity ? m_entities : m_links;
    }
    [[nodiscard]] const std::vector<Group>& groups(Subject subject) const
    {
        return subject == Subject::Entity ? m_entities : m_links;
    }

private:
    void sortSides();
    void numberTexts();
    support::Result<void> findPairs(support::Progress& progress);
    support::Result<void> findNeighbours(SideRole side, support::Progress& progress);
    void sortPairs();
    void buildEntities(const RuleSet& rules);
    void buildLinks();
    [[nodiscard]] const std::u32string& letters(SideRole side, std::uint32_t at);

    struct Name
    {
        std::optional<std::string> form;
        std::optional<std::u32string> letters; ///< cut
    };

    const DocumentInput* m_document = nullptr;
    std::array<std::vector<std::uint32_t>, 2> m_order; ///< places in the input, by begin, end, id …
    std::array<std::vector<std::uint32_t>, 2> m_idRank; ///< order by id
    std::array<std::vector<std::uint32_t>, 2> m_types;
    std::array<Lists, 2> m_ids; ///< numbers of the ids of each annotation, ascending
    std::vector<std::string_view> m_idTexts; ///< by number; numbers order as the texts do
    std::array<std::vector<Labels>, 2> m_labels;
    std::vector<PairFact> m_pairs;
    std::vector<std::uint32_t> m_pairAt;
    std::vector<std::uint32_t> m_position;
    std::vector<std::uint8_t> m_settled; ///< by position
    std::array<Lists, 2> m_pairsOf;
    std::array<Lists, 2> m_neighbours;
    std::array<std::vector<Name>, 2> m_names;
    std::vector<Group> m_entities;
    std::vector<Group> m_links;
};

/// Similarity of any two texts.
[[nodiscard]] Similarity similarityOf(std::string_view a, std::string_view b);

/// Characters that an annotation covers, over its fragments.
[[nodiscard]] std::uint32_t extentOf(const AnnotationInput& annotation);
/// Characters that the two share, over their fragments.
[[nodiscard]] std::uint32_t sharedLength(const AnnotationInput& a, const AnnotationInput& b);
[[nodiscard]] bool sameExtent(const AnnotationInput& a, const AnnotationInput& b);

} // namespace touchstone::rules
