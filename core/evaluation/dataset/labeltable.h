// SPDX-License-Identifier: GPL-3.0-or-later
// LabelTable: the labels of gold and systems beside each other, what becomes of each, and which may mean the
// same. The model behind the table of the open dialog; no window needed.
#pragma once

#include "core/annotation/corpus.h"
#include "core/annotation/labelrules.h"

namespace touchstone::analysis {

/// A label as the files have it, and how many annotations bear it (as first or further label, entities and
/// components alike; a label that one annotation bears twice counts once).
struct LabelCounts
{
    std::string label;
    std::int64_t gold = 0;
    std::int64_t system = 0; ///< of all systems together
    bool component = false; ///< of components only: --types and --collapse-types do not touch it

    friend bool operator==(const LabelCounts&, const LabelCounts&) = default;
};

/// One row of the table.
struct LabelRow
{
    LabelCounts counts;
    /// What the rules make of the label: nothing: it stays; empty: its annotations are dropped. `both` holds
    /// on either side where that side has no rule of its own.
    std::optional<std::string> both, gold, system;
    /// The nearest label of the side that lacks this one, as renamingDistance has it; empty: none is near, or
    /// both sides have it.
    std::string proposal;

    /// Both sides have it, as the files stand.
    [[nodiscard]] bool matched() const { return counts.gold > 0 && counts.system > 0; }

    friend bool operator==(const LabelRow&, const LabelRow&) = default;
};

struct LabelTable
{
    /// Labels of one side only first, by name, then those of both, by name, then those that only rules name,
    /// by name.
    std::vector<LabelRow> rows;
    std::uint32_t collapse = 0; ///< as LabelRules has it
    std::vector<std::string> types; ///< likewise; sorted

    friend bool operator==(const LabelTable&, const LabelTable&) = default;
};

/// The sums of all entries with the same label, by name; a component only where all of them are.
[[nodiscard]] std::vector<LabelCounts> summed(const std::vector<LabelCounts>& parts);

/// The labels of layers as they were read (before any rule: load with an empty DataSetSpec::labelMap and
/// labels), by name. Null systems are passed over. O(annotations + labels log labels).
[[nodiscard]] std::vector<LabelCounts> countLabels(
    const annotation::LayerPtr& gold, std::span<const annotation::LayerPtr> systems);

/// The table, with the proposals and with what the rules say; of two rules of one side for one label the last
/// counts. The same for gold and system exchanged, mirrored. O(labels log labels), and for labels that only
/// one side has O(gold labels · system labels) short comparisons while these are at most 4 million.
[[nodiscard]] LabelTable labelTable(
    const std::vector<LabelCounts>& counts, const annotation::LabelRules& rules = {});

/// The rules that the table says: of each row `both`, `gold`, `system`, by label. labelTable(counts,
/// rulesOf(table)) is the table again. O(rows log rows).
[[nodiscard]] annotation::LabelRules rulesOf(const LabelTable& table);

/// Fills in the proposals: a label that only systems have becomes the gold's; a label that only the gold has
/// becomes its neighbour where the gold has that, too, and where it is a part of it: of a system that knows
/// only "loc", the gold's "loc.adm" is "loc". Rows that have a rule already stay. The number of rows that
/// changed.
std::size_t acceptProposals(LabelTable& table);

/// What the sides have after the rules: renamed labels with their counts, in the order of a table; without
/// what is dropped or no type that is kept. O(rows log rows).
[[nodiscard]] std::vector<LabelCounts> labelsAfter(const LabelTable& table);

/// May `from` be called `to`? The less the nearer; nothing: no. In this order: case; separators
/// ("Generic-Measure", "generic_measure"); a B- or I- left over; a plural's s; known short forms (PER,
/// PERSON); `to` is, in one of these ways, what a dotted label is a part of ("loc.adm.town" may be "loc.adm"
/// or "LOC", never the other way round); one begins with the other; one or two letters in a longer word.
/// Apart from the first five, no label becomes one of more parts. Labels without letters or digits are near
/// to nothing. O(length · parts).
[[nodiscard]] std::optional<int> renamingDistance(const std::string& from, const std::string& to);

/// The same for two labels of which either may be the new name: the nearer way.
[[nodiscard]] std::optional<int> labelDistance(const std::string& a, const std::string& b);

/// The label that is nearest to `wanted` (the first by name of equally near ones); empty: none is near.
/// O(labels).
[[nodiscard]] std::string nearestLabel(const std::string& wanted, std::span<const std::string> labels);
/// What to say of a type that is asked for and not there: "there is no type "ORG"; did you mean "org"?", or
/// which types there are.
[[nodiscard]] support::Message noSuchType(const std::string& wanted, std::span<const std::string> types);

/// How far the labels of gold and systems are the same.
/// Annotations count once for each label that they bear, as in LabelCounts.
struct LabelAgreement
{
    std::int64_t gold = 0; ///< annotations of the gold
    std::int64_t goldShared = 0; ///< of these, such whose label systems have, too
    std::int64_t system = 0;
    std::int64_t systemShared = 0;
    std::int64_t labels = 0; ///< that both sides have
    std::int64_t goldOnly = 0; ///< labels
    std::int64_t systemOnly = 0;

    friend bool operator==(const LabelAgreement&, const LabelAgreement&) = default;
};

/// Of the labels as counted (countLabels), or as rules leave them (labelsAfter). O(labels).
[[nodiscard]] LabelAgreement labelAgreement(const std::vector<LabelCounts>& labels);

} // namespace touchstone::analysis
