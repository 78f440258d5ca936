// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of `compare`, from what was computed: systems, differences, types side by side, annotations.
#pragma once

#include "app/cli/compare/comparing.h"
#include "app/cli/compare/compareoptions.h"

#include "core/report/tables/comparednumbers.h"

namespace touchstone::cli {

/// A score and its interval by system; three and more with those that are not told from the best.
[[nodiscard]] analysis::Table systemTable(
    const CompareOptions& options, const ComparedSystems& compared, const analysis::ComparedNumbers& write);
/// A row for each pair of systems.
[[nodiscard]] analysis::Table differenceTable(
    const ComparedSystems& compared, const analysis::ComparedNumbers& write);
/// Several systems side by side.
[[nodiscard]] analysis::Table typeTable(
    const CompareOptions& options, const ComparedSystems& compared, const analysis::ComparedNumbers& write);
/// What became of the annotations, pair by pair.
[[nodiscard]] analysis::Table recordTable(
    const ComparedSystems& compared, const analysis::ComparedNumbers& write);

} // namespace touchstone::cli
