// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of `compare`, and what that of `compare --group` has in common with it.
#pragma once

#include "app/cli/compare/comparing.h"
#include "app/cli/compare/compareoptions.h"
#include "app/cli/print/printing.h"

#include "core/report/recipe.h"
#include "core/support/diagnostics.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::cli {

[[nodiscard]] std::string compareJson(const CompareOptions& options, const ComparedSystems& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

/// A difference of two of the named with its interval and p, before any correction; `units`: how many were
/// drawn.
[[nodiscard]] Json pairJson(const std::vector<std::string>& names,
    const analysis::ScoreDifference& difference, const metrics::ResamplingSpec& resampling,
    std::size_t units);
/// "best", and "not_separable_from_best".
void addBest(Json& json, const std::vector<std::string>& names, const analysis::ScoreComparison& scores);
/// Adds what every comparison ends with: preset, recipe and findings. The text.
[[nodiscard]] std::string finished(Json& json, const CompareOptions& options,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe);

} // namespace touchstone::cli
