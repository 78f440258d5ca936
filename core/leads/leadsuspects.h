// SPDX-License-Identifier: GPL-3.0-or-later
// How many of a lead's errors are suspects: what gathers there may be the gold's slips, not the system's.
#pragma once

#include "core/judging/suspects.h"
#include "core/leads/leads.h"

namespace touchstone::analysis {

inline constexpr std::int64_t mostAskedForSuspects = 1000; ///< records of a lead

/// The list whose suspects countSuspects() counts: of two systems or more their votes; of one, which would
/// doubt the gold wherever it is wrong itself, what the gold says of the same words elsewhere. Null: these
/// systems cannot vote together, since each has a gold of its own. Errors: Cancelled. Costs: suspects().
[[nodiscard]] support::Result<SuspectListPtr> suspectsForLeads(
    std::span<const EvaluationPtr> systems, support::Progress& progress);

/// Sets Lead::suspects of the leads on the gold's side with at most mostAskedForSuspects records: how many of
/// their wrong gold annotations are doubted with a score above 0, that is by more than what stands by them.
/// The system of the evaluation has no vote: it is against the gold wherever it is wrong.
/// Precondition: `evaluation` is whose leads these are, and over the suspects' gold; not of a difference.
/// O(leads · records).
void countSuspects(LeadList& leads, const Evaluation& evaluation, const SuspectList& suspects);

/// "of these, 12 of 13 are suspects"; empty: it is not known, or none is.
[[nodiscard]] std::string suspectWords(const Lead& lead);

} // namespace touchstone::analysis
