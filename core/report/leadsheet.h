// SPDX-License-Identifier: GPL-3.0-or-later
// Leads as a table of finished text, as command line and window export them.
#pragma once

#include "core/leads/sharedleads.h"
#include "core/output/table.h"

namespace touchstone::analysis {

/// A row for each alarm and lead of each run: alarms first, without a rank; in the order of the lists. Of
/// several runs with columns for data set and system. The note says what could not be told. `script`: names
/// for scripts, low and high ends apart, filter words and keys, every number with all digits. O(rows).
[[nodiscard]] Table leadTable(std::span<const RunLeads> runs, bool script);

/// Leads of several runs, a row for each lead: how many runs and data sets have it, counts and gains
/// together. O(rows).
[[nodiscard]] Table sharedLeadTable(std::span<const SharedLead> leads, bool script);

} // namespace touchstone::analysis
