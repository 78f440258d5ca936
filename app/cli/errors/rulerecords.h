// SPDX-License-Identifier: GPL-3.0-or-later
// What the measure `rules` says of each record that `errors` prints.
#pragma once

#include "app/cli/score/report.h"

#include "core/measures/rules/computerules.h"
#include "core/output/table.h"

namespace touchstone::cli {

class RuleRecords
{
public:
    /// Of the records that the system shows; nothing where the measure `rules` was not asked for.
    explicit RuleRecords(const ScoredSystem& system);

    /// "rules": names in firing order, each once; of the lists of rules also "labels".
    void addTo(Json& record, std::uint32_t number);
    /// The same as columns, in the rows of these records.
    void addTo(analysis::Table& table, const std::vector<std::uint32_t>& numbers, bool script);

private:
    struct SideLabels
    {
        std::string result, resolution, cause, note;
    };
    enum class Labels { None, Annotations, Groups };

    void addColumns(analysis::Table& table, bool script) const;
    void addCells(std::vector<std::string>& cells, std::uint32_t number);
    [[nodiscard]] std::vector<std::string> fired(std::uint32_t number);
    void readDocument(std::uint32_t document);
    [[nodiscard]] std::uint32_t placeOf(const match::PairOutcome& record, match::SideRole side) const;
    [[nodiscard]] SideLabels labels(const match::PairOutcome& record, match::SideRole side) const;
    [[nodiscard]] std::string groupResult(std::uint32_t number) const;

    const analysis::Evaluation& m_evaluation;
    std::shared_ptr<const analysis::RulesResult> m_result; ///< null: not asked for
    Labels m_labels = Labels::None;
    std::uint32_t m_document; ///< whose firings are at hand
    std::array<std::vector<std::vector<std::uint32_t>>, 2> m_firings; ///< by side and place, ascending
};

} // namespace touchstone::cli
