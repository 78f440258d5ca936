// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of `compare`.
#pragma once

#include "app/cli/compare/comparing.h"
#include "app/cli/compare/compareoptions.h"

#include "core/report/recipe.h"
#include "core/support/diagnostics.h"

#include <string>

namespace touchstone::cli {

[[nodiscard]] std::string compareJson(const CompareOptions& options, const ComparedSystems& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

} // namespace touchstone::cli
