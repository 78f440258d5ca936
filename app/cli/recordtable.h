// SPDX-License-Identifier: GPL-3.0-or-later
// Records as JSON and as rows, as `errors` prints them.
#pragma once

#include "app/cli/measurejson.h"
#include "app/cli/options.h"

#include "core/analysis/evaluation.h"
#include "core/analysis/table.h"

#include <cstdint>
#include <vector>

namespace touchstone::cli {

[[nodiscard]] Json recordJson(const analysis::Evaluation& evaluation, std::uint32_t number);
/// For scripts every field, for people the few that one reads.
[[nodiscard]] analysis::Table errorTable(const analysis::Evaluation& evaluation,
    const std::vector<std::uint32_t>& numbers, const Options& options);

} // namespace touchstone::cli
