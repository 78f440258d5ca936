// SPDX-License-Identifier: GPL-3.0-or-later
// What rules said of the records that `errors` prints: the rules that fired, and the labels of list "rules".
#pragma once

#include "app/cli/score/measurejson.h"
#include "app/cli/score/report.h"

#include "core/output/table.h"
#include "core/measures/rules/computerules.h"

namespace touchstone::cli {

/// Names as they fired, "true positive > fuzzy check", the same in every form for people and scripts. A name
/// with > or " in it stands in quotation marks, as rule files write it, so that it reads as one.
[[nodiscard]] std::string joinedRules(const std::vector<std::string>& names);

class RuleRecords
{
public:
    /// Nothing where the measure `rules` was not asked for.
    RuleRecords(const ScoreOptions& options, const ScoredSystem& system);

    /// "rules": names in firing order, each once; of the lists of rules also "labels".
    void addTo(Json& record, std::uint32_t number);
    /// The same as columns.
    void addTo(analysis::Table& table, const std::vector<std::uint32_t>& numbers);

private:
    struct SideLabels
    {
        std::string result, resolution, cause, note;
    };
    enum class Labels { None, Annotations, Groups };

    [[nodiscard]] std::vector<std::string> fired(std::uint32_t number);
    void readDocument(std::uint32_t document);
    [[nodiscard]] std::uint32_t placeOf(const match::PairOutcome& record, rules::SideRole side) const;
    [[nodiscard]] SideLabels labels(const match::PairOutcome& record, rules::SideRole side) const;
    [[nodiscard]] std::string groupResult(std::uint32_t number) const;

    const ScoreOptions& m_options;
    const analysis::Evaluation& m_evaluation;
    std::shared_ptr<const analysis::RulesResult> m_result; ///< null: not asked for
    Labels m_labels = Labels::None;
    std::uint32_t m_document = rules::nobody; ///< whose firings are at hand
    std::array<std::vector<std::vector<std::uint32_t>>, 2> m_firings; ///< by side and place, ascending
};

} // namespace touchstone::cli
