// SPDX-License-Identifier: GPL-3.0-or-later
// What commands over files do alike that are read but not scored.
#pragma once

#include "app/cli/print/console.h"

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/findings.h"

namespace touchstone::cli {

/// The gold and every system, none of them broken.
[[nodiscard]] support::Result<analysis::DataSet> loadWhole(
    const analysis::DataSetSpec& dataSet, Console& console);
[[nodiscard]] analysis::Findings findingsOf(const analysis::DataSet& data);

} // namespace touchstone::cli
