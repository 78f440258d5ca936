// SPDX-License-Identifier: GPL-3.0-or-later
// What `compare` prints. Nothing here computes a number.
#pragma once

#include "app/cli/compare/comparing.h"

#include "core/report/recipe.h"
#include "core/support/diagnostics.h"

#include <string>

namespace touchstone::cli {

[[nodiscard]] std::string compareReport(const CompareOptions& options, const ComparedSystems& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

} // namespace touchstone::cli
