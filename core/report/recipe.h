// SPDX-License-Identifier: GPL-3.0-or-later
// Recipe: what a figure, table or report was made of, so that it can be made again: version, inputs with
// digests, settings, seed, command. Every export carries one.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct Recipe
{
    struct Input
    {
        std::string role; ///< "Gold" (without one the name of A), "Label map", or a system's (of runs their
                          ///< group's) name as printed
        std::string file; ///< base name; empty: left out (anonymised systems)
        std::string digest; ///< of inputDigest; empty: not known
    };
    std::string title; ///< what it is: "Alpha sweep"; empty: it says so itself
    /// Gold, systems in their order, files of settings in that of settingFiles.
    std::vector<Input> inputs;
    std::string signature; ///< of the evaluation: every setting that can change a number; empty: `settings`
    std::vector<std::pair<std::string, std::string>> settings; ///< of the export: {"Width", "77 mm"}
    std::optional<std::uint64_t> seed; ///< where numbers were resampled
    std::string command; ///< makes it again; empty: none
};
/// What stands in place of a file's name.
inline constexpr std::string_view standardInput = "standard input";
/// Which paths mean it.
[[nodiscard]] inline bool isStandardInput(std::string_view path) { return path == "-"; }

/// {"Touchstone", "0.1.0"}, {"Title", …}, … in the order of the struct; what is empty is left out. No line
/// holds a control character.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> lines(const Recipe& recipe);
/// One "name: value" per line, LF after each: Table::comment takes it.
[[nodiscard]] std::string recipeText(const Recipe& recipe);
/// 128 bits (XXH3) of a file's bytes, or of all files of a folder with their relative names (sorted; links to
/// folders are not followed), as "xxh3-128:…" in hexadecimal. Empty for what cannot be read twice: pipes,
/// devices. Errors: NotFound, Unreadable, Cancelled. O(bytes).
[[nodiscard]] support::Result<std::string> inputDigest(
    const std::string& path, const support::Progress& progress);

/// The lines of a text without their ends, which may be LF or CR LF.
[[nodiscard]] std::vector<std::string_view> linesOf(std::string_view text);
/// The same digest of a text's lines, whatever they end in.
[[nodiscard]] std::string textDigest(std::string_view text);

/// How systems are called in print.
struct PrintedNames
{
    std::vector<std::pair<std::string, std::string>> renamed; ///< from, to
    bool anonymous = false; ///< "System 1", … in the order of the data set; files are not named either

    /// The printed name of the system `index`.
    [[nodiscard]] std::string of(std::size_t index, const std::string& name) const;
    /// The same of the system that stands in the gold's place, where there is no gold; empty: it is A alone.
    [[nodiscard]] std::string ofFirst(const std::string& name) const;
    friend bool operator==(const PrintedNames&, const PrintedNames&) = default;
};

/// Gold, systems and the files of settings with digests; a file that is named twice is read once. One that
/// cannot be read any more, or cannot be read twice, stands without one. Errors: Cancelled.
[[nodiscard]] support::Result<std::vector<Recipe::Input>> recipeInputs(const DataSetSpec& dataSet,
    const RelationSources& relations, const PrintedNames& names, const support::Progress& progress);

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
    std::string numbers {}; ///< digest of a figure's numbers; empty: none
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
