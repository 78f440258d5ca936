// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/convertwords.h"

#include "app/cli/words/choice.h"

#include <CLI/CLI.hpp>

namespace touchstone::cli {

CLI::App* addConvertCommand(CLI::App& app, ConvertOptions& options)
{
    auto* command = app.add_subcommand("convert", "Write a corpus in another format");
    command
        ->add_option("--to", options.to,
            "jsonl (default; one document per line, keeps everything), brat (a folder of .txt and .ann), "
            "labelstudio (tasks; each --system becomes predictions)")
        ->option_text("FORMAT");
    return command;
}

void convertInputs(const std::vector<std::string>& files, bool gold)
{
    if (gold && !files.empty()) {
        throw UsageError { "convert takes one file: " + files.front() + " or what --gold names, not both." };
    }
    if (files.size() > 1) {
        throw UsageError { "convert takes one file or folder, and here are " + std::to_string(files.size())
            + ": " + listed(files) + ". Convert one after the other, or a folder that holds them." };
    }
}

void finishConvert(ConvertOptions& options, const std::string& input, const std::string& output, bool systems)
{
    if (input.empty()) {
        throw UsageError { "convert takes the file or folder to be read: convert IN -o OUT." };
    }
    if (!options.to.empty()) {
        Names<analysis::ConvertForm> forms;
        for (const auto form : analysis::allConvertForms) {
            forms.emplace_back(analysis::name(form), form);
        }
        options.form = chosen("--to", options.to, forms);
    }
    if (systems && options.form != analysis::ConvertForm::LabelStudio) {
        throw UsageError {
            "--system gives predictions for --to labelstudio; without it convert one file after "
            "the other."
        };
    }
    if (options.form == analysis::ConvertForm::Brat && (output.empty() || output == "-")) {
        throw UsageError { "brat is a folder of files; name it with -o FOLDER." };
    }
}

} // namespace touchstone::cli
