// SPDX-License-Identifier: GPL-3.0-or-later
// What the tree measures share: both sides of a document as trees in common coordinates, records of their own
// pairings, and what is wrong with the trees.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/match/trees/slotmatcher.h"
#include "core/match/trees/treecost.h"
#include "core/measures/base/parameters.h"

namespace touchstone::analysis {

/// The settings of `eter` as matchings take them.
[[nodiscard]] match::TreePolicy treePolicy(const metrics::EterParameters& parameters);

/// A side that the document lacks is empty.
struct TreeCase
{
    match::TreeSide gold;
    match::TreeSide system;
};
[[nodiscard]] TreeCase treeCase(const DocumentCase& documentCase, const match::TreeLabels& labels, Unit unit);

/// The labels of one kind of annotation on both sides, as record lists number them.
class ListLabels
{
public:
    /// Labels of the kinds asked for, by code point. O(annotations).
    ListLabels(const Evaluation& evaluation, const match::TreeLabels& labels, bool entities, bool components);

    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    /// By the number of the label in TreeLabels.
    [[nodiscard]] std::uint32_t number(std::uint32_t label) const { return m_numbers[label]; }
    [[nodiscard]] std::uint32_t mainType(std::uint32_t label) const { return m_mainTypes[label]; }

private:
    std::vector<std::string> m_names;
    std::vector<std::uint32_t> m_numbers; ///< by label of TreeLabels
    std::vector<std::uint32_t> m_mainTypes; ///< likewise
};

/// The records of an alignment, in text order: each pair (of nodes), each annotation of the kind without
/// partner. O(n log n).
[[nodiscard]] std::vector<match::PairOutcome> treeRecords(std::uint32_t document, const TreeCase& trees,
    match::SlotKind kind, std::span<const std::pair<std::uint32_t, std::uint32_t>> pairs,
    const ListLabels& labels);

/// The node of an annotation; TreeSide::none for an orphan component.
[[nodiscard]] std::uint32_t nodeOf(const match::TreeSide& side, std::uint32_t annotation);

/// Adds a note for every component without entity and every child that reaches out of its parent, at most one
/// for each annotation of either side.
void noteTreeFindings(
    support::Diagnostics& notes, const Evaluation& evaluation, const DocumentCase& documentCase);

} // namespace touchstone::analysis
