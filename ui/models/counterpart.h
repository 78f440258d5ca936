// SPDX-License-Identifier: GPL-3.0-or-later
// Counterpart: which record of another system stands for the same gold annotation.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::ui {

/// Built once for two evaluations on one gold, O(records + gold annotations); immutable. For two different
/// golds every question is answered with nothing.
class Counterpart
{
public:
    Counterpart(analysis::EvaluationPtr a, analysis::EvaluationPtr b);

    /// For A and B: `known` where it is theirs; null: there is no B.
    [[nodiscard]] static std::shared_ptr<const Counterpart> between(const analysis::EvaluationPtr& a,
        const analysis::EvaluationPtr& b, const std::shared_ptr<const Counterpart>& known);

    [[nodiscard]] const analysis::EvaluationPtr& other() const { return m_other; }
    /// The record of B for the gold annotation of A's record; nothing for spurious records.
    [[nodiscard]] std::optional<std::uint32_t> of(const match::PairOutcome& record) const
    {
        if (!record.hasGold() || record.document >= m_first.size()) {
            return std::nullopt;
        }
        const std::size_t place = m_first[record.document] + std::size_t { record.gold };
        const std::uint32_t other = place < m_records.size() ? m_records[place] : none;
        return other == none ? std::nullopt : std::optional(other);
    }

private:
    static constexpr std::uint32_t none = 0xFFFFFFFF;

    analysis::EvaluationPtr m_one;
    analysis::EvaluationPtr m_other;
    std::vector<std::size_t> m_first; ///< by document case of A: place of its gold annotation 0 in m_records
    std::vector<std::uint32_t> m_records;
};

} // namespace touchstone::ui
