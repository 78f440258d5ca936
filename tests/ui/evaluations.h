// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluations for the window's tests: from readable text, and large ones.
#pragma once

#include "core/evaluation/records/evaluation.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace touchstone::uitest {

/// Evaluates layers written as in tests/support/builders.h, one string per document (d1, d2, …).
[[nodiscard]] analysis::EvaluationPtr evaluated(const std::vector<std::string>& gold,
    const std::vector<std::string>& system, const analysis::EvaluationSpec& spec = {});
/// The same with a gold layer that is shared by several systems.
[[nodiscard]] analysis::EvaluationPtr evaluated(annotation::LayerPtr gold,
    const std::vector<std::string>& system, const analysis::EvaluationSpec& spec = {});

/// Two documents with every outcome, a subtype, a boundary error and a split:
/// 4 strict errors, 2 correct.
[[nodiscard]] analysis::EvaluationPtr smallEvaluation();
[[nodiscard]] const std::vector<std::string>& smallGold(); ///< what it evaluates
[[nodiscard]] const std::vector<std::string>& smallSystem();

/// `count` records in documents of 1000, of five types, every fourth an error of changing kind; words from a
/// vocabulary of 20,000. Made by hand, since evaluating so much would be the slowest part of a test. The
/// tallies and the confusion are not filled in.
[[nodiscard]] std::shared_ptr<analysis::Evaluation> largeEvaluation(std::uint32_t count);

} // namespace touchstone::uitest
