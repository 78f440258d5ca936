// SPDX-License-Identifier: GPL-3.0-or-later
// What `leads` prints: the leads of a run, or of several with what these share.
#pragma once

#include "app/cli/words/outputwords.h"

#include "core/leads/sharedleads.h"

namespace touchstone::cli {

struct PrintedLeads
{
    analysis::RunLeads run;
    std::string heading; ///< whose: "A", of a difference "A (A) and B (B)"
    std::string signature; ///< all settings
};

/// JSON of one run is its list, of several {"runs", "campaign"}. Precondition: one run at least.
[[nodiscard]] std::string leadsReport(const std::vector<PrintedLeads>& runs, OutputForm form);

} // namespace touchstone::cli
