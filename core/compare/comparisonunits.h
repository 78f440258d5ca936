// SPDX-License-Identifier: GPL-3.0-or-later
// What two evaluations on one gold have in common: twin documents, the numbers by which a gold annotation is
// the same in both, and where system annotations stand in coordinates that both sides share.
#pragma once

#include "core/align/alignment.h"
#include "core/evaluation/records/evaluation.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace touchstone::analysis {

/// The cases of two evaluations that are of one document.
struct TwinCases
{
    const DocumentCase* a = nullptr; ///< null: A does not score the document
    const DocumentCase* b = nullptr; ///< likewise
};

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
    std::vector<std::uint32_t> ofA;
    std::vector<std::uint32_t> ofB;
};

/// Gold annotations of twin documents by common numbers: `ofA[i]` and `ofB[k]` are equal when gold annotation
/// i of A's document is gold annotation k of B's. Of one and the same document the index is the number;
/// else annotations with equal span, fragments and types stand for one another in the order of their file.
struct GoldNumbers
{
    explicit GoldNumbers(const Evaluation& a, const Evaluation& b, const TwinCases& twins);

    std::uint32_t count = 0; ///< numbers are below it
    std::vector<std::uint32_t> ofA; ///< empty: the index itself
    std::vector<std::uint32_t> ofB;

    [[nodiscard]] std::uint32_t a(std::uint32_t gold) const { return ofA.empty() ? gold : ofA[gold]; }
    [[nodiscard]] std::uint32_t b(std::uint32_t gold) const { return ofB.empty() ? gold : ofB[gold]; }
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

    [[nodiscard]] Answer ofA(const match::PairOutcome& record) const;
    [[nodiscard]] Answer ofB(const match::PairOutcome& record) const;

private:
    static Answer read(const DocumentCase& documentCase, const match::PairOutcome& record,
        const std::optional<align::ColumnMap>& map, const std::vector<std::uint32_t>& labels);

    TwinCases m_twins;
    const SharedLabels& m_labels;
    std::optional<align::ColumnMap> m_mapA; ///< where positions must be mapped to the gold's
    std::optional<align::ColumnMap> m_mapB;
};

/// Walks two lists that are sorted by key: pairs of equal key, and what has no partner.
template <typename T, typename Key, typename Both, typename OnlyA, typename OnlyB>
void strikeOut(
    const std::vector<T>& a, const std::vector<T>& b, Key&& key, Both&& both, OnlyA&& onlyA, OnlyB&& onlyB)
{
    auto i = a.begin();
    auto k = b.begin();
    while (i != a.end() || k != b.end()) {
        if (k == b.end() || (i != a.end() && key(*i) < key(*k))) {
            onlyA(*i++);
        } else if (i == a.end() || key(*k) < key(*i)) {
            onlyB(*k++);
        } else {
            both(*i++, *k++);
        }
    }
}

} // namespace touchstone::analysis
