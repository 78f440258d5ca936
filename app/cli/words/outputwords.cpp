// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/outputwords.h"

#include "core/evaluation/dataset/conversion.h"

namespace touchstone::cli {

void OutputOptions::declare(Arguments& arguments)
{
    const auto flag = [&](const char* name, OutputForm value, const char* help) {
        arguments.flag(
            name, [this, value](bool on) { m_forms.insert(m_forms.end(), on ? 1 : 0, value); }, help);
    };
    flag("--json", OutputForm::Json,
        "JSON with full precision; of score --json=flat: names and numbers alone");
    flag("--tsv", OutputForm::Tsv, "Tab-separated values for scripts: words as they are, also \"=…\"");
    flag("--markdown", OutputForm::Markdown, "Markdown table");
    flag("--latex", OutputForm::Latex, "LaTeX table (booktabs)");
    declareFile(arguments, "FILE", "Write to a file, atomically");
    declareFindings(arguments);
}

void OutputOptions::declareFlat(Arguments& arguments)
{
    arguments
        .flag(
            flatJson,
            [this](bool on) {
                flat = on;
                m_forms.insert(m_forms.end(), on ? 1 : 0, OutputForm::Json);
            },
            "JSON of names and numbers alone, {\"muc.strict.f1\": 0.81, ...}, as DVC, Codabench and MLflow "
            "read it; "
            "written --json=flat")
        .hidden();
}

void OutputOptions::declareFindings(Arguments& arguments)
{
    arguments.flag("--quiet", quiet, "No progress, and of warnings only those that change the scores");
    arguments.flag("--all-findings", allFindings, "Every warning by itself, not one line for each cause");
    arguments.flag("--strict", strict, "Warnings fail (exit code 1)");
}

Option OutputOptions::declareFile(Arguments& arguments, const char* shape, const char* help)
{
    return arguments.value("-o,--output", output, shape, help).filled("it names no file; the word is empty.");
}

void OutputOptions::finish(std::vector<std::string> inputs)
{
    if (m_forms.size() > 1) {
        throw UsageError { "Only one of --json, --tsv, --markdown and --latex can be chosen." };
    }
    if (!m_forms.empty()) {
        form = m_forms.front();
    }
    std::erase(inputs, std::string());
    if (const auto error = overwrites(inputs)) {
        throw UsageError { error->text };
    }
}

std::optional<support::Error> OutputOptions::overwrites(const std::vector<std::string>& inputs) const
{
    if (!analysis::isRead(inputs, output)) {
        return std::nullopt;
    }
    return support::Error { support::ErrorCode::InvalidOption,
        "-o " + output
            + " is what is being read; gold, system and settings files are never written, so name another "
              "file.",
        {} };
}

} // namespace touchstone::cli
