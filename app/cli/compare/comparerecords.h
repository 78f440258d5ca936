// SPDX-License-Identifier: GPL-3.0-or-later
// The records behind the difference of one system under two settings, as `compare` lists them.
#pragma once

#include "app/cli/compare/comparing.h"
#include "app/cli/compare/compareoptions.h"

#include "core/report/tables/comparednumbers.h"

#include <vector>

namespace touchstone::cli {

/// Of each such pair both sides' records, and what they add up to; for people only the first of many.
[[nodiscard]] std::vector<analysis::Table> differingTables(
    const CompareOptions& options, const ComparedSystems& compared, const analysis::ComparedNumbers& write);

} // namespace touchstone::cli
