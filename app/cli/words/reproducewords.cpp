// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/reproducewords.h"

#include <CLI/CLI.hpp>

namespace touchstone::cli {

CLI::App* addReproduceCommand(CLI::App& app, ReproduceOptions& options)
{
    auto* const command = app.add_subcommand("reproduce",
        "Run again what an output of score, compare, table or figure says of itself, and tell what differs: "
        "exit code 0 equal, 1 not");
    command
        ->add_option("file", options.file,
            "What was written: JSON, CSV, Markdown, LaTeX, HTML, text, TSV "
            "with --recipe, or a figure")
        ->option_text("FILE")
        ->required();
    command
        ->add_option("--in", options.folders,
            "Look for the inputs here too, and in all folders below; they are found by name and digest, "
            "beside FILE and in the working folder first; repeats")
        ->option_text("FOLDER")
        ->take_all()
        ->expected(1);
    return command;
}

} // namespace touchstone::cli
