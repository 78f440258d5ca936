// SPDX-License-Identifier: GPL-3.0-or-later
// What a person is asked about: a row of the suspects, or a record, as a judgement names it, and the
// correction that it proposes.
#pragma once

#include "core/judging/suspects.h"

#include "core/evaluation/settings/judgement.h"

namespace touchstone::analysis {

/// A row by its gold annotation and by that of a system, one which the first proposal holds where there is
/// one, with the names of those that say so, the score and the words; verdict, judge and time are the
/// caller's. `set`: of documents that tell no part. O(records of the document).
[[nodiscard]] Judgement questionOf(const SuspectList& list, std::size_t index, const std::string& set);
/// A record likewise.
[[nodiscard]] Judgement questionOf(
    const Evaluation& evaluation, const match::PairOutcome& record, const std::string& set);

/// What the first proposal puts in place of the gold; empty: nothing is to be annotated. Nothing: nobody says
/// anything else than the gold.
[[nodiscard]] std::optional<std::vector<CorrectAnnotation>> proposedCorrection(const Suspect& suspect);
/// The system's annotation in place of the gold's; where it has none, none. Nothing: they are the same, the
/// system lacks the document, or its text differs, so that the place in the gold's is not known exactly.
[[nodiscard]] std::optional<std::vector<CorrectAnnotation>> proposedCorrection(
    const Evaluation& evaluation, const match::PairOutcome& record);

} // namespace touchstone::analysis
