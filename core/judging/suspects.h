// SPDX-License-Identifier: GPL-3.0-or-later
// Suspects: gold annotations that are probably wrong, and places where one is probably missing, as one list
// over all systems of a gold, the most doubtful first. resources/help/suspects.md says how the score works.
//
// With k systems, each weighs w = max(.05, ln(p / (1 - p))), p = (right + 1) / (annotations + 2), right:
// equal to a gold annotation; W is the sum. Where annotations have a confidence, a vote counts w times it.
//
// - Gold annotation g. A system that has g agrees. Else what it has over g is one alternative: its
//   annotations that share a character with g and are not another gold annotation; none: "nothing".
//   margin = (max over alternatives of lambda * votes - votes that agree) / W, lambda = .75 for "nothing",
//   else 1; score = margin + beta * ln((other + .5) / (same + .5)), beta = .1 / sqrt(k): how often the
//   surface bears g's type, or its most frequent other type, elsewhere in the gold and the training data.
//   Without systems the second term alone, beta = 1.
// - Missing. An annotation of systems that shares no character with a gold one. v = votes / W;
//   score = 2 v - 1 + beta * ln((annotated + .5) / (occurrences - annotated + .5)): how often the surface is
//   annotated where it stands in the texts. Of those that overlap the one of the highest score names the
//   place, the others are its variants.
//
// A system that lacks a document has no vote in it. Two annotations are equal with the same pieces and the
// same literal type; positions are those of the gold's text, under --unit token in whole tokens. Annotations
// of role component, and documents that the gold lacks, are left out.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

enum class SuspectKind : std::uint8_t {
    GoldDoubtful, ///< a gold annotation: perhaps wrong
    Missing ///< a place without gold annotation where one is perhaps missing
};

[[nodiscard]] std::string_view suspectKindName(SuspectKind kind); ///< "gold-doubtful", "missing"

struct SuspectSettings
{
    annotation::LayerPtr training; ///< its surfaces and texts count, too; null: none
    double silence = 0.75; ///< lambda of "nothing"
    double leastWeight = 0.05; ///< of a system, however often it is wrong
    double surfaceWeight = 0.1; ///< beta * sqrt(k)
};

/// An annotation as the gold has it, or should have.
struct SuspectAnnotation
{
    std::vector<text::Span> pieces; ///< code points of the gold's text; of a discontinuous one several
    std::string type; ///< literal
    std::string words; ///< surfaceForm in the gold's text; empty: no text

    friend bool operator==(const SuspectAnnotation&, const SuspectAnnotation&) = default;
};

/// What some of the systems say in place of the gold.
struct SuspectProposal
{
    std::vector<SuspectAnnotation> annotations; ///< in text order; empty: nothing is to be annotated here
    std::vector<std::uint32_t> systems; ///< by index in SuspectList::systems(), ascending; empty: the
                                        ///< surface's other type in gold and training says so
    double weight = 0; ///< its votes of all votes, 0..1 (lambda is not in it)
};

/// How a surface is annotated in gold and training.
struct SurfaceCounts
{
    std::uint32_t same = 0; ///< elsewhere, with the row's type (of Missing: the proposal's)
    std::uint32_t other = 0; ///< elsewhere, with the most frequent other type
    std::string otherType; ///< that type; of equally frequent ones the first by name; empty: none
    std::uint32_t annotated = 0; ///< elsewhere, with any type
    std::uint32_t occurrences = 0; ///< Missing: places where the words stand, this one included; else 0
};

/// A row of the list, made whole.
struct Suspect
{
    std::size_t index = 0; ///< its number in the list: place in the ranking before any verdict
    SuspectKind kind = SuspectKind::GoldDoubtful;
    std::size_t document = 0; ///< index in gold()->documents
    std::string documentName;
    std::uint32_t line = 0; ///< of the gold's file; 0: not known
    std::optional<std::uint32_t> goldEntity; ///< in the gold document's tree; nothing: Missing
    std::optional<SuspectAnnotation> gold; ///< nothing: Missing
    /// Alternatives by falling lambda * votes, of equal ones by place and type; the first is the one that is
    /// proposed. Empty: nobody says anything else.
    std::vector<SuspectProposal> proposals;
    /// Systems that have what the gold has: its annotation; of Missing none of the proposals.
    std::vector<std::uint32_t> agreeing;
    std::vector<std::uint32_t> asked; ///< systems that have the document
    double agreement = 0; ///< votes of those that agree, of all votes of `asked`, 0..1
    double score = 0;
    SurfaceCounts surface;

    /// Where it stands: of the gold annotation, else of the first proposal.
    [[nodiscard]] const SuspectAnnotation& place() const
    {
        return gold ? *gold : proposals.front().annotations.front();
    }
};

/// A record that shows the row in the evaluation of one of the systems.
struct SuspectRecord
{
    std::uint32_t system = 0; ///< index in SuspectList::systems()
    std::uint32_t record = 0; ///< of that evaluation

    friend bool operator==(const SuspectRecord&, const SuspectRecord&) = default;
};

/// The ranking before any verdict; immutable. All gold annotations and all missing places are in it, by
/// falling score; equal ones by name of the document, place, type.
class SuspectList
{
public:
    struct Data; ///< suspectvotes.h

    explicit SuspectList(std::shared_ptr<const Data> data);

    [[nodiscard]] std::size_t size() const;
    /// A row, made now. O(its votes + length of its words).
    [[nodiscard]] Suspect at(std::size_t index) const;
    [[nodiscard]] SuspectKind kind(std::size_t index) const;
    [[nodiscard]] double score(std::size_t index) const;
    /// Of a gold annotation the score that it has without the vote of a system (its index in systems()); the
    /// others weigh what they weigh. Of one that does not vote: score(). O(votes).
    [[nodiscard]] double scoreWithout(std::size_t index, std::size_t system) const;
    [[nodiscard]] std::size_t document(std::size_t index) const; ///< in gold()->documents
    /// Does anything speak against the gold: another proposal of a system, or its surface elsewhere? Where
    /// nothing does the row is ranked all the same, but is no suspect.
    [[nodiscard]] bool doubted(std::size_t index) const;
    /// The row of a gold annotation; nothing: it is none (a component).
    [[nodiscard]] std::optional<std::size_t> indexOf(std::size_t document, std::uint32_t goldEntity) const;
    /// Of every system the record of the gold annotation, if it is there, and those of annotations that the
    /// proposals hold; by system, then number. Without systems those of the evaluation against nothing.
    /// O(records of the document).
    [[nodiscard]] std::vector<SuspectRecord> records(std::size_t index) const;

    [[nodiscard]] const annotation::Layer& gold() const;
    /// As they were given; without systems empty, or the evaluation against nothing alone.
    [[nodiscard]] const std::vector<EvaluationPtr>& evaluations() const;
    /// Names of those that vote, in the order given.
    [[nodiscard]] const std::vector<std::string>& systems() const;
    /// p of a system: how often it is right by the gold, 0..1.
    [[nodiscard]] double precision(std::size_t system) const;
    [[nodiscard]] double weight(std::size_t system) const; ///< w

    [[nodiscard]] const Data& data() const { return *m_data; }

private:
    std::shared_ptr<const Data> m_data;
};

using SuspectListPtr = std::shared_ptr<const SuspectList>;

/// Of all systems over one gold, read in the same way. One whose layer has no documents is no system: the
/// gold was evaluated against nothing. At least one; the result is the same in whatever order they stand
/// (their names break ties). Documents in parallel. Errors: Cancelled; InvalidOption when they are not of
/// one gold, or the gold was changed for each system (--pairing hipe). O(n log n) of annotations, and
/// texts * 8.
[[nodiscard]] support::Result<SuspectListPtr> suspects(
    std::span<const EvaluationPtr> systems, const SuspectSettings& settings, support::Progress& progress);
/// Of the gold alone. Errors: Cancelled.
[[nodiscard]] support::Result<SuspectListPtr> suspects(
    const annotation::LayerPtr& gold, const SuspectSettings& settings, support::Progress& progress);

} // namespace touchstone::analysis
