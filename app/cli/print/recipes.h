// SPDX-License-Identifier: GPL-3.0-or-later
// How an output was made: version, inputs with digests, settings, command. Of `score`, `compare` and `table`
// in every form; `reproduce` reads it again.
#pragma once

#include "app/cli/print/printing.h"
#include "app/cli/words/scoringoptions.h"

#include "core/report/recipe.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <optional>
#include <span>
#include <string>

namespace touchstone::cli {

/// What one system was scored by.
struct ScoredBy
{
    std::string name; ///< as it is printed
    const analysis::EvaluationSpec* spec = nullptr; ///< not null
    std::string signature; ///< with all that changes its numbers
};

/// Nothing where none is wanted: after --no-recipe, and in TSV but for --recipe. People are told the settings
/// that are not the default, scripts all. Reads all inputs again, for their digests. Errors: Cancelled.
/// `command` "score"; `recipe` has what the command alone knows.
[[nodiscard]] support::Result<std::optional<analysis::Recipe>> recipeOf(const RecordedOptions& options,
    const char* command, std::span<const ScoredBy> systems, const support::Progress& progress,
    analysis::Recipe recipe = {});

/// The output with the recipe where its form has room: TSV before the header, tables for people behind all;
/// in Markdown only the settings are seen.
[[nodiscard]] std::string withRecipe(
    std::string output, const std::optional<analysis::Recipe>& recipe, OutputForm form);
[[nodiscard]] Json recipeJson(const analysis::Recipe& recipe);

} // namespace touchstone::cli
