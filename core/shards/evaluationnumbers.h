// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of an evaluation that add up over documents, and an evaluation that is made of their sums.
// Inside the room.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/measures/base/numbertree.h"

namespace touchstone::shards {

/// Outcomes of all, of types, and confusions. O(labels + confusions).
[[nodiscard]] metrics::NumberTree takeEvaluation(const analysis::Evaluation& evaluation);
/// Fills overall, types and confusion of an evaluation whose labels and `systemTold` are there.
void fillEvaluation(analysis::Evaluation& evaluation, const metrics::NumberTree& numbers);
/// Outcomes of one document.
[[nodiscard]] metrics::NumberTree takeCase(const analysis::DocumentCase& documentCase);
void fillCase(analysis::DocumentCase& documentCase, const metrics::NumberTree& numbers, bool systemTold);

/// What a signature says, by name: {"pairing", "optimal"}, {"gold", "conll,column 3"}; its first two words
/// are {"touchstone", "0.1.0"}.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> settingsOf(const std::string& signature);
/// The settings of a signature, as far as they are no files.
[[nodiscard]] analysis::EvaluationSpec specOf(const std::string& signature);

} // namespace touchstone::shards
