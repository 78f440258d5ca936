// SPDX-License-Identifier: GPL-3.0-or-later
// The recipe that an output carries, read back: from the JSON, CSV, TSV, Markdown, LaTeX, HTML and text of
// the command line, and from figures. What it says is data only: nothing here opens a file or runs anything.
#pragma once

#include "core/report/recipe.h"

#include <string_view>
#include <vector>

namespace touchstone::analysis {

enum class OutputKind : std::uint8_t {
    Json,
    Lines, ///< CSV, TSV, Markdown, LaTeX, HTML, text
    Picture ///< PDF, SVG, PNG: no numbers to be read
};

struct ReadRecipe
{
    OutputKind kind = OutputKind::Lines;
    std::string version {}; ///< of the program that wrote it
    std::vector<Recipe::Input>
        inputs {}; ///< in their order; "standard input" and unknown digests as they are
    std::vector<std::string> command {}; ///< words; {"touchstone-cli", "score", …}
    std::string numbers {}; ///< digest of a figure's numbers; empty: not told
    /// The output without the recipe and what comments stand with it. Of pictures empty.
    std::string body {};
};

/// The words of a shell line as shellLine writes it: blanks between, quotes '…' and \'. O(bytes).
[[nodiscard]] std::vector<std::string> shellWords(std::string_view line);

/// `bytes` of a file called `path`. Errors, with the place: Malformed for JSON that is none; NotFound without
/// a recipe (says how to write one), and for an anonymised output, which names neither files nor command.
/// O(bytes).
[[nodiscard]] support::Result<ReadRecipe> readRecipe(std::string_view bytes, const std::string& path);

/// A recipe as a part of a PNG, to stand anywhere between the first and the last.
[[nodiscard]] std::string recipeChunk(std::string_view recipe);

} // namespace touchstone::analysis
