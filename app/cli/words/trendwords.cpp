// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/trendwords.h"

#include "app/cli/words/choice.h"

#include <CLI/CLI.hpp>

namespace touchstone::cli {

void addTrendInputs(CLI::App& app, TrendOptions& options, TrendWords& words)
{
    app.add_option("--score", options.score,
           "The score, such as muc.strict.f1, of a type muc.strict.f1(PER); default: muc.strict.f1, else the "
           "first measure's")
        ->option_text("NAME");
    app.add_option("--order", words.order,
           "Order of the files: given (default; as named, a folder's by name), name (run2 before run10), or "
           "time of their last change, which copies may lose")
        ->option_text("ORDER");
    app.add_option("--lines", options.slice,
           "A line per system and value of what score --json told apart: layer, noise, period, or a slice of "
           "score --by")
        ->option_text("SLICE");
}

CLI::App* addTrendCommand(CLI::App& app, TrendOptions& options, TrendWords& words)
{
    auto* command = app.add_subcommand("trend",
        "A score over files that score --json wrote, the change from file to file, and what differs");
    command
        ->add_option(
            "paths", options.paths, "Files of score --json, or folders: every .json directly in them")
        ->option_text("FOLDER|FILE...");
    addTrendInputs(*command, options, words);
    command
        ->add_option("--fail-if", words.failIf,
            "Exit with 3 if the change of a system from the file before to the last is so: 'muc.strict.f1 < "
            "-0.01'; repeats")
        ->option_text("RULE")
        ->take_all()
        ->expected(1);
    return command;
}

void finishTrend(TrendOptions& options, const TrendWords& words)
{
    if (options.paths.empty()) {
        throw UsageError { "trend takes a folder or files that score --json wrote: trend FOLDER (screenshot: "
                           "--trend FOLDER)." };
    }
    if (!words.order.empty()) {
        options.order = chosen("--order", words.order,
            Names<analysis::TrendOrder> { { "given", analysis::TrendOrder::Given },
                { "name", analysis::TrendOrder::Name }, { "time", analysis::TrendOrder::Time } });
    }
    for (const auto& text : words.failIf) {
        options.failIf.push_back(failRuleOf(text));
    }
}

} // namespace touchstone::cli
