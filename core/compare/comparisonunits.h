// SPDX-License-Identifier: GPL-3.0-or-later
// What two evaluations on one gold have in common: twin documents, the numbers by which a gold annotation is
// the same in both, and where system annotations stand in coordinates that both sides share.
#pragma once

#include "core/align/alignment.h"
#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// The cases of two evaluations that are of one document.
using TwinCases
    = std::array<const DocumentCase*, 2>; ///< A's, B's; null: that side does not score the document

/// By name, gold documents first; of several with one name the k-th stands for the k-th. A's order, then what
/// only B has in B's. Documents of the system only are twins of each other, never of a gold document.
/// O(cases).
[[nodiscard]] std::vector<TwinCases> twinCases(const Evaluation& a, const Evaluation& b);

/// Do labels meet whatever their case? So where one side is read as the HIPE scorer does, which compares
/// upper case.
[[nodiscard]] bool meetWithoutCase(const Evaluation& a, const Evaluation& b);

/// The numbers of A's and B's labels in one list of both.
struct SharedLabels
{
    SharedLabels(const Evaluation& a, const Evaluation& b);

    std::vector<std::string> names; ///< by code point; in upper case where labels meet without case
    std::array<std::vector<std::uint32_t>, 2> of; ///< A's, B's
};

/// Gold annotations of twin documents by common numbers: those of (0, i) and (1, k) are equal when gold
/// annotation i of A's document is gold annotation k of B's. Of one and the same document the index is the
/// number; else annotations with equal span, fragments and types stand for one another in the order of their
/// file.
struct GoldNumbers
{
    GoldNumbers(const Evaluation& a, const Evaluation& b, const TwinCases& twins);

    std::uint32_t count = 0; ///< numbers are below it
    std::array<std::vector<std::uint32_t>, 2> of; ///< A's, B's; empty: the index itself

    [[nodiscard]] std::uint32_t operator()(std::size_t side, std::uint32_t gold) const
    {
        return of.at(side).empty() ? gold : of.at(side)[gold];
    }
};

/// Where a system annotation stands, with what literal type: equal for equal answers.
struct Answer
{
    std::vector<text::Span> pieces;
    std::uint32_t type = 0; ///< in SharedLabels

    friend auto operator<=>(const Answer&, const Answer&) = default;
};

/// Reads answers of twin documents in coordinates that are common to both: the system's own text where both
/// systems have the same; else the stretch of gold text that stands for it.
class AnswerReader
{
public:
    AnswerReader(const TwinCases& twins, const SharedLabels& labels);

    /// Of a record of A (0) or B (1).
    [[nodiscard]] Answer operator()(std::size_t side, const match::PairOutcome& record) const;

private:
    TwinCases m_twins;
    const SharedLabels& m_labels;
    std::array<std::optional<align::ColumnMap>, 2> m_maps; ///< where positions must be mapped to the gold's
};

/// What A (0) and B (1) have, by a key, with the number of its record.
template <typename Key> using KeyedRecords = std::array<std::vector<std::pair<Key, std::uint32_t>>, 2>;

/// Walks both lists, which are sorted: calls both(number in A, number in B) for pairs of equal key, and
/// only(side, number) for what has no partner.
template <typename Key, typename Both, typename Only>
void strikeOut(const KeyedRecords<Key>& records, Both&& both, Only&& only)
{
    const auto& [a, b] = records;
    auto i = a.begin();
    auto k = b.begin();
    while (i != a.end() || k != b.end()) {
        if (k == b.end() || (i != a.end() && i->first < k->first)) {
            only(0U, (i++)->second);
        } else if (i == a.end() || k->first < i->first) {
            only(1U, (k++)->second);
        } else {
            both((i++)->second, (k++)->second);
        }
    }
}

} // namespace touchstone::analysis
