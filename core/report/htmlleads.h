// SPDX-License-Identifier: GPL-3.0-or-later
// The leads of a system as a part of the HTML report.
#pragma once

#include "core/leads/leads.h"

namespace touchstone::analysis {

/// The leads that a report shows: of the usual settings, without anybody's pins and dismissals. `noText`:
/// looked for without features whose values are words, and without names, documents and attributes, so that
/// no word of the corpus is in them. Errors: Cancelled. Costs: leads().
[[nodiscard]] support::Result<LeadList> reportLeads(
    const Evaluation& evaluation, match::Scheme scheme, bool noText, support::Progress& progress);

/// A cell <td> with the number of records that a filter selects, as a link to them. `title`: what they are.
using LeadCountCell
    = std::function<std::string(const RecordFilter& filter, std::int64_t count, const std::string& title)>;

/// A table, alarms above the leads, and below it what cannot be told. Everything escaped but what
/// `countCell` gives. O(rows).
[[nodiscard]] std::string leadsHtml(const LeadList& list, const LeadCountCell& countCell);

} // namespace touchstone::analysis
