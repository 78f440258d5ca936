// SPDX-License-Identifier: GPL-3.0-or-later
// Shards of a corpus: what `score --statistics` writes, and how `merge` prints what they add up to.
#pragma once

#include "app/cli/print/console.h"
#include "app/cli/score/report.h"

#include "core/shards/merging.h"

namespace touchstone::cli {

/// Writes the file of --statistics; nothing without it. Errors: those of analysis::recipeInputs and
/// shards::writeStatistics.
[[nodiscard]] support::Result<void> writeShard(
    const ScoreOptions& options, const std::vector<ScoredSystem>& systems, Console& console);

/// What only changes what is shown (--zero-division, --scheme, --confusion) is as all shards were scored with
/// where `options` were given none. Errors: those of shards::shownBy.
[[nodiscard]] support::Result<void> showAsShards(const shards::MergedResult& merged, ScoreOptions& options);

/// The merged systems as scored ones, with the tables and the JSON that `options` ask for.
[[nodiscard]] std::vector<ScoredSystem> scoredOf(
    const shards::MergedResult& merged, const ScoreOptions& options);
/// Which numbers are not there, and why.
[[nodiscard]] support::Diagnostics leftOutOf(const shards::MergedResult& merged);

/// "shards", "counts" and, where something is left out, "left_out" of `merge --json`. Errors: Cancelled.
[[nodiscard]] support::Result<Json> shardsJson(
    const shards::MergedResult& merged, support::Progress& progress);
/// "intervals" of the first part of every system: {SYSTEM: {"muc.strict.f1": {"value", "low", "high"}}},
/// drawn with these settings. Errors: those of shards::mergedIntervals.
[[nodiscard]] support::Result<Json> intervalsJson(const shards::MergedResult& merged,
    const analysis::SignificanceSettings& settings, support::Progress& progress);
/// The same as tables.
[[nodiscard]] std::vector<analysis::Table> intervalTables(
    const Json& intervals, const analysis::SignificanceSettings& settings);

} // namespace touchstone::cli
