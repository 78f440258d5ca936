// SPDX-License-Identifier: GPL-3.0-or-later
// What `score --confusion` prints: the confusion counts in JSON, the confused pairs of types in every form.
#pragma once

#include "app/cli/score/measurejson.h"

#include "core/evaluation/records/evaluation.h"
#include "core/output/table.h"

#include <string>

namespace touchstone::cli {

/// What stands under "confusion". Dense; with more labels than anybody can read (a wrong column) only the
/// counts above 0, as [row, column, count].
[[nodiscard]] Json confusionJson(const analysis::Evaluation& evaluation);
/// The confused pairs for people, of many the first 50.
[[nodiscard]] analysis::Table confusedTable(const std::string& name, const analysis::Evaluation& evaluation);
/// Adds a row per pair, all of them, and the columns where there are none.
void addConfused(analysis::Table& table, const std::string& system, const analysis::Evaluation& evaluation);

} // namespace touchstone::cli
