// SPDX-License-Identifier: GPL-3.0-or-later
// The records of an evaluation that filters select.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Numbers of the records that pass all filters, ascending. O(records), plus the words of each when words are
/// asked for.
[[nodiscard]] std::vector<std::uint32_t> filtered(
    const Evaluation& evaluation, std::span<const RecordFilter> filters);

/// Types and documents that neither gold nor system have. Errors: InvalidOption with the nearest that is
/// there. O(labels), and O(documents) where some are named.
[[nodiscard]] support::Result<void> checkNames(const RecordFilter& filter, const Evaluation& evaluation);

} // namespace touchstone::analysis
