// SPDX-License-Identifier: GPL-3.0-or-later
// Records of an evaluation as judgements name them, and what was judged of them.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/settings/judgementtable.h"

namespace touchstone::analysis {

/// The record as a judgement names it; `set`: the data set of documents that tell no part. Of joined data
/// sets (annotation::joined) the document is that of its own data set. O(pieces).
[[nodiscard]] JudgedRecord judgedRecord(
    const Evaluation& evaluation, const match::PairOutcome& record, const std::string& set);
/// By spec.slices.judgements; null: nobody has judged it, or what was said was cleared. O(log judgements).
[[nodiscard]] const Judgement* judgementOf(const Evaluation& evaluation, const match::PairOutcome& record);

} // namespace touchstone::analysis
