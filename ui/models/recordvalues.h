// SPDX-License-Identifier: GPL-3.0-or-later
// Record values: what measures say of single records (credits, costs, error rates), and their slices, for
// columns and details.
#pragma once

#include "core/evaluation/records/measureresult.h"

#include <QString>

namespace touchstone::ui {

class Session;

struct RecordValue
{
    QString key; ///< "eter.root", "slice.noise"; the same after another scoring
    QString title; ///< "ETER root"
    std::shared_ptr<const analysis::ValueColumn> column; ///< keeps what it belongs to alive; null: words
    std::shared_ptr<const analysis::FacetColumn> words {}; ///< likewise; null: numbers

    /// Nothing: the measure has none for this record.
    [[nodiscard]] std::optional<double> of(std::uint32_t record) const;
    /// The words; nothing: none, or the values are numbers.
    [[nodiscard]] std::optional<QString> word(std::uint32_t record) const;
    /// The same as it is shown: differences with their signs.
    [[nodiscard]] std::optional<QString> shownWord(std::uint32_t record) const;
    [[nodiscard]] QString meaning() const;
};

/// The values beside the records of `shown`: of the measures that the session has computed, or of the list
/// that it is seen through.
[[nodiscard]] std::vector<RecordValue> recordValues(
    const Session& session, const analysis::EvaluationPtr& shown);

/// The slices of these ids as words beside the records; those that say nothing here are left out. Slow the
/// first time (analysis::sliceFacet): for background jobs.
[[nodiscard]] std::vector<RecordValue> sliceValues(
    const analysis::EvaluationPtr& shown, const std::vector<std::string>& ids);
/// Their keys begin with this.
[[nodiscard]] QString sliceKey(const std::string& id);

/// What a list counts a record as: "matched, boundary"; empty without a list.
[[nodiscard]] QString countedAs(const analysis::Evaluation& evaluation, std::uint32_t record);
/// Does a list count some of these records as something else than others? O(records).
[[nodiscard]] bool countedApart(
    const analysis::Evaluation& evaluation, const std::vector<std::uint32_t>& records);

} // namespace touchstone::ui
