// SPDX-License-Identifier: GPL-3.0-or-later
// Record values: what measures say of single records (credits, costs, error rates), for columns and details.
#pragma once

#include "core/analysis/measureresult.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace touchstone::ui {

class Session;

struct RecordValue
{
    QString key; ///< "eter.root"; the same after another scoring
    QString title; ///< "ETER root"
    std::shared_ptr<const analysis::ValueColumn> column; ///< keeps what it belongs to alive

    /// Nothing: the measure has none for this record.
    [[nodiscard]] std::optional<double> of(std::uint32_t record) const;
};

/// The values beside the records of `shown`: of the measures that the session has computed, or of the list
/// that it is seen through.
[[nodiscard]] std::vector<RecordValue> recordValues(
    const Session& session, const analysis::EvaluationPtr& shown);

/// What a list counts a record as: "matched, boundary"; empty without a list.
[[nodiscard]] QString countedAs(const analysis::Evaluation& evaluation, std::uint32_t record);

} // namespace touchstone::ui
