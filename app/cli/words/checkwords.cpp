// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/checkwords.h"

#include "app/cli/words/choice.h"

#include <CLI/CLI.hpp>

namespace touchstone::cli {

CLI::App* addCheckCommand(CLI::App& app, std::string& like)
{
    auto* command = app.add_subcommand("check",
        "Can this output be scored? Judged as score would with the same options: documents, tokens, labels, "
        "ids; the "
        "cause first; exit code 1 if not");
    command
        ->add_option("--like", like,
            "The gold, or only its text (.txt, a folder of them, or a file of any format without "
            "annotations)")
        ->option_text("PATH");
    return command;
}

void checkInputs(const std::vector<std::string>& files, bool gold, bool systems)
{
    if (gold || systems) {
        throw UsageError { std::string(gold ? "--gold" : "--system")
            + " is not for check: it takes the output as it is and its gold as --like: check FILE --like "
              "GOLD." };
    }
    if (files.size() > 1) {
        throw UsageError { "check takes one file, and here are " + std::to_string(files.size()) + ": "
            + listed(files) + ". Check one after the other; the gold is --like GOLD." };
    }
}

void finishCheck(const std::string& submission, const std::string& like)
{
    if (submission.empty()) {
        throw UsageError { "check takes the output to be checked: check FILE --like GOLD." };
    }
    if (like.empty()) {
        throw UsageError { "--like PATH is missing: the gold, or the text that was annotated." };
    }
}

} // namespace touchstone::cli
