// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of groups of runs as plain values, from core/compare/groupcomparison.
#pragma once

#include "core/compare/groupcomparison.h"
#include "ui/models/linktablemodel.h"

#include <vector>

namespace touchstone::ui {

/// A row per group: runs, mean, standard deviation, best and worst run; the best mean is bold, and of three
/// groups and more ≈ marks those that are not separable from it. `systems`: the places of the runs in the
/// data set; a click on a run makes it System A.
[[nodiscard]] LinkTable groupsTable(
    const analysis::GroupComparison& compared, const std::vector<int>& systems);
/// A row per pair of groups: difference of the means, its interval, p by the permutation of
/// runs.
[[nodiscard]] LinkTable groupDifferencesTable(const analysis::GroupComparison& compared);
/// A row per type: mean ± standard deviation by group, each later group less the first with interval
/// and p. A click filters the type.
[[nodiscard]] LinkTable groupTypesTable(const analysis::GroupComparison& compared);
/// A row per run; a click makes it System A.
[[nodiscard]] LinkTable groupRunsTable(
    const analysis::GroupComparison& compared, const std::vector<int>& systems);
/// What "≈" means here.
[[nodiscard]] QString groupsNotSeparableText(const analysis::GroupComparison& compared);

} // namespace touchstone::ui
