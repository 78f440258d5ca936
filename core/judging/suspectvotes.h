// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind a SuspectList: of each document every distinct annotation with who has it, and what
// systems say in the place of each gold annotation.
#pragma once

#include "core/judging/surfacecounts.h"
#include "core/judging/suspects.h"

#include <cmath>

namespace touchstone::analysis {

/// An annotation of one or more sides, in the gold's text.
struct VotedAnnotation
{
    text::Span cover;
    std::uint32_t type = 0; ///< number in Data::labels
    std::uint32_t firstPiece = 0;
    std::uint32_t pieceCount = 0; ///< 0: the cover alone
    std::uint32_t firstVote = 0;
    std::uint32_t voteCount = 0;
    std::uint32_t gold = annotation::noEntity; ///< the gold's own; of equal ones the first
    SurfaceKey surface = noSurface; ///< of the gold's, and of those that are perhaps missing
};

/// One system has an annotation.
struct Vote
{
    std::uint32_t system = 0; ///< its place in Data::order
    std::uint32_t entity = 0; ///< of equal ones the first
    double confidence = 1;
};

/// Systems that say the same in the place of a gold annotation.
struct VotedVariant
{
    std::uint32_t firstMember = 0;
    std::uint32_t memberCount = 0; ///< 0: nothing
    std::uint32_t firstVoter = 0;
    std::uint32_t voterCount = 0;
    double votes = 0; ///< weights, lambda not in it
};

struct SuspectRow
{
    SuspectKind kind = SuspectKind::GoldDoubtful;
    std::uint32_t annotation = 0; ///< the gold's, or the first proposal
    std::uint32_t firstVariant = 0;
    std::uint32_t variantCount = 0;
    std::uint32_t index = 0; ///< in the list
    double agreement = 0; ///< weights
    double score = 0; ///< until the surfaces are known the margin
    SurfaceLabels::Found surface; ///< elsewhere
    std::uint32_t occurrences = 0;
};

/// One document of the gold.
struct DocumentVotes
{
    std::vector<VotedAnnotation> annotations; ///< by place, then type
    std::vector<text::Span> pieces;
    std::vector<Vote> votes; ///< by annotation, then system
    std::vector<std::uint32_t> asked; ///< systems that have the document, ascending places in Data::order
    double weight = 0; ///< of all that are asked
    std::vector<std::uint32_t> missing; ///< annotations over no gold one, in their order

    std::vector<SuspectRow> rows;
    std::vector<VotedVariant> variants;
    std::vector<std::uint32_t> members; ///< annotations of variants
    std::vector<std::uint32_t> voters; ///< systems of variants, ascending
    std::vector<std::uint32_t> rowOfGold; ///< by entity of the gold; noEntity: a component

    [[nodiscard]] std::span<const text::Span> piecesOf(const VotedAnnotation& one) const
    {
        return one.pieceCount == 0 ? std::span(&one.cover, 1)
                                   : std::span(pieces).subspan(one.firstPiece, one.pieceCount);
    }
    [[nodiscard]] std::span<const Vote> votesOf(const VotedAnnotation& one) const
    {
        return std::span(votes).subspan(one.firstVote, one.voteCount);
    }
    [[nodiscard]] std::span<const VotedVariant> variantsOf(const SuspectRow& row) const
    {
        return std::span(variants).subspan(row.firstVariant, row.variantCount);
    }
    [[nodiscard]] std::span<const std::uint32_t> membersOf(const VotedVariant& one) const
    {
        return std::span(members).subspan(one.firstMember, one.memberCount);
    }
    [[nodiscard]] std::span<const std::uint32_t> votersOf(const VotedVariant& one) const
    {
        return std::span(voters).subspan(one.firstVoter, one.voterCount);
    }
    /// Do two annotations share a character?
    [[nodiscard]] bool overlapping(const VotedAnnotation& a, const VotedAnnotation& b) const;
};

/// A system's own document beside the gold's.
struct SystemDocument
{
    std::uint32_t system = 0; ///< place in Data::order
    const DocumentCase* documentCase = nullptr;
    const std::vector<std::uint32_t>* types = nullptr; ///< by its layer's labels: number in Data::labels
};

/// All distinct annotations of role entity, with their votes. `goldTypes` like SystemDocument::types.
/// O(n log n).
[[nodiscard]] DocumentVotes collectedVotes(const annotation::Document& gold,
    const std::vector<std::uint32_t>& goldTypes, std::span<const SystemDocument> systems, Unit unit);
/// Makes a row for each gold annotation, with its margin as score, and tells what overlaps none. `weights`:
/// by place in Data::order. O(annotations + overlaps log overlaps).
void castVotes(DocumentVotes& document, std::span<const double> weights, double silence);

struct SuspectList::Data
{
    annotation::LayerPtr gold;
    std::vector<EvaluationPtr> evaluations; ///< as given
    std::vector<std::string> systems; ///< their names
    std::vector<std::uint32_t> order; ///< those that vote, by name; indices in `systems`
    std::vector<double> precisions, weights; ///< by place in `order`
    double silence = 0; ///< lambda of "nothing"
    double surfaceWeight = 0; ///< beta * sqrt(k)
    /// beta of so many systems.
    [[nodiscard]] double beta(std::size_t voting) const
    {
        return voting == 0 ? 1 : surfaceWeight / std::sqrt(static_cast<double>(voting));
    }
    std::vector<std::vector<const DocumentCase*>> cases; ///< by index of evaluation and document; null: none
    std::vector<std::string> labels; ///< every literal type, by name
    std::vector<DocumentVotes> documents; ///< by document of the gold

    struct Place
    {
        std::uint32_t document = 0;
        std::uint32_t row = 0;
    };
    std::vector<Place> ranking;

    [[nodiscard]] const SuspectRow& row(std::size_t index) const
    {
        return documents[ranking[index].document].rows[ranking[index].row];
    }
    /// Is the surface's other type what is proposed, as nobody says anything else?
    [[nodiscard]] static bool surfaceProposes(const SuspectRow& row)
    {
        return row.kind == SuspectKind::GoldDoubtful && row.variantCount == 0
            && row.surface.other > row.surface.same;
    }
    /// Numbers that are equal for rows of one group (suspectranking.h): surface with gold type and proposal,
    /// gold type and proposal, document and gold type. A proposal is told by its types, and whether it
    /// stands at the gold's place.
    [[nodiscard]] std::array<std::uint64_t, 3> groups(std::size_t index) const;
};

} // namespace touchstone::analysis
