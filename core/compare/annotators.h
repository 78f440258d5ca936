// SPDX-License-Identifier: GPL-3.0-or-later
// Annotators: how far several sides of the same texts agree where there is no gold: F1 of every two, and who
// deviates from the others, type by type.
//
// Source: Hripcsak and Rothschild, Agreement, the F-measure, and reliability in information retrieval (2005):
// the mean F1 of pairs is the agreement of annotators where nobody can count what none of them marked, as
// kappa would ask.
#pragma once

#include "core/evaluation/records/evaluation.h"

#include <map>
#include <span>

namespace touchstone::analysis {

/// What two annotators have in common. A, in the gold's place, is the one whose name is first by code point,
/// so that numbers and records do not depend on the order of the files.
struct AnnotatorPair
{
    std::size_t a = 0, b = 0; ///< numbers of annotators
    metrics::SchemeTallies overall {};
    std::map<std::string, metrics::SchemeTallies> types {}; ///< of the labels that the two use
    std::string signature {}; ///< of the settings, and of how both were read
    support::Diagnostics findings {}; ///< of bringing their texts together
    std::optional<support::Error> error {}; ///< why there are no numbers: the two have other texts

    /// The F1 of a tally, 0..1, as the table of the pair says it; where one of the two has annotations and
    /// the other none, and the table has no F1, the share of annotations that the other agrees with: 0 under
    /// strict. Nothing where neither has any, or where the pair has no numbers.
    [[nodiscard]] std::optional<double> f1(match::Scheme scheme) const;
    [[nodiscard]] std::optional<double> f1(match::Scheme scheme, const std::string& type) const;
};

struct AnnotatorPairs
{
    std::vector<std::string> names; ///< of the layers, in their order
    std::vector<AnnotatorPair> pairs; ///< each pair once, by the names of a and b

    /// In either order; null: not of two.
    [[nodiscard]] const AnnotatorPair* of(std::size_t one, std::size_t other) const;
};

/// Evaluates each pair of layers once, with either as the other's gold. A threshold on confidence
/// (EvaluationSpec::minScore) leaves out annotations of one side only, so it is not asked here. A pair whose
/// texts cannot be brought together has an error, the others stand. Errors: Cancelled. Fewer than two layers:
/// no pair. Cost: pairs × evaluate(), one after the other, with the memory of one; documents in parallel.
[[nodiscard]] support::Result<AnnotatorPairs> evaluateAnnotators(
    std::span<const annotation::LayerPtr> layers, const EvaluationSpec& spec, support::Progress& progress);

/// How the annotators agree on one type, or on all.
struct AnnotatorRow
{
    std::string type; ///< empty: all
    std::optional<double> mean; ///< of the F1 of all pairs that have one
    struct Annotator
    {
        std::optional<double> with; ///< mean F1 with each other one
        std::optional<double> among; ///< mean F1 of the others among themselves; of two annotators nothing
        std::optional<double> deviation; ///< with - among, -1..1: below 0 they agree more without this one
        std::optional<std::size_t>
            farthest; ///< with whom its F1 is lowest, the first by name; nothing: no F1
    };
    std::vector<Annotator> annotators; ///< in their order
    std::vector<std::size_t> deviating; ///< those of the lowest deviation, where that is below 0
};

struct AnnotatorAgreement
{
    match::Scheme scheme = match::Scheme::Strict;
    /// By annotator and annotator; symmetric, the diagonal undefined.
    std::vector<std::vector<std::optional<double>>> f1;
    AnnotatorRow overall;
    std::vector<AnnotatorRow> types; ///< of every type that somebody uses, by code point
};

/// O(types × annotators × pairs).
[[nodiscard]] AnnotatorAgreement annotatorAgreement(const AnnotatorPairs& compared, match::Scheme scheme);

} // namespace touchstone::analysis
