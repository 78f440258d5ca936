// SPDX-License-Identifier: GPL-3.0-or-later
// Work on every case of an evaluation, in parallel.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Ranges of neighbours into which overCases() parts the cases. They depend on the number of cases alone, so
/// that what ranges have found can be joined in their order.
[[nodiscard]] std::size_t caseRanges(const Evaluation& evaluation);

/// Calls work(range number, case number) for all cases: those of a range in their order, ranges at the same
/// time. The error of the first range that failed comes back; one of size names its document. Errors: those
/// of `work`; Cancelled.
[[nodiscard]] support::Result<void> overCases(const Evaluation& evaluation, support::Progress& progress,
    const std::function<support::Result<void>(std::size_t range, std::size_t number)>& work);

/// An error of size of a matching, which knows no documents: with its place, and with what helps. Others stay
/// as they are.
[[nodiscard]] support::Error placed(
    support::Error error, const Evaluation& evaluation, const DocumentCase& documentCase);

} // namespace touchstone::analysis
