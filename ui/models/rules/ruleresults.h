// SPDX-License-Identifier: GPL-3.0-or-later
// Rule results: what the rules say of the result that is shown.
#pragma once

#include "core/measures/rules/computerules.h"

#include <memory>

namespace touchstone::ui {

class Session;

/// Of System A or B, whichever `shown` is the evaluation of (SelectionModel::mainEvaluation); null: the rules
/// have not run, or it is neither.
[[nodiscard]] std::shared_ptr<const analysis::RulesResult> rulesResult(
    const Session& session, const analysis::EvaluationPtr& shown);

} // namespace touchstone::ui
