// SPDX-License-Identifier: GPL-3.0-or-later
// `check`: can this output be scored?
#include "app/cli/commands/commands.h"
#include "app/cli/words/scoringwords.h"

#include "core/measures/registry/measureregistry.h"
#include "core/report/submissionreport.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

std::string checkReport(
    const analysis::DataSetSpec& dataSet, bool json, const analysis::SubmissionCheck& check)
{
    if (json) {
        const auto count = [](const analysis::SubmissionCheck::Count& one) {
            return Json { { "submitted", one.submitted }, { "expected", one.expected } };
        };
        return dumped(
                   Json { { "touchstone", std::string(analysis::version()) }, { "passed", check.passed() },
                       { "documents", count(check.documents) },
                       { "further_documents", check.furtherDocuments }, { "tokens", count(check.tokens) },
                       { "annotations", check.annotations }, { "labels", check.labels },
                       { "labels_known", check.labelsKnown }, { "findings", diagnosticsJson(check.findings) },
                       { "consequences", check.consequences } },
                   2)
            + "\n";
    }
    return analysis::submissionReport(check, dataSet.systems.front().path, dataSet.gold.path);
}

class CheckCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        arguments.value("--like", m_like, "PATH",
            "The gold, or only its text (.txt, a folder of them, or a file of any format without "
            "annotations)");
        arguments.value(
            "input", m_words.files.positionals, "FILE", "The output to be checked: a file or a folder");
        m_words.files.declare(arguments, threads);
        m_words.files.hide(true);
        m_words.settings.declarePreset(arguments);
        m_words.settings.declarePairing(arguments);
        m_words.declareScheme(arguments);
        m_words.declareMeasure(arguments);
        m_output.declare(arguments);
    }

    void finish() override
    {
        checkFiles();
        m_words.files.gold = m_like; // read and judged as score would
        m_words.read(m_options, ScoringWords::Need::Nothing);
        refuseSeveral(m_options);
        m_output.finish(m_options.inputs());
        const bool json = m_output.form == OutputForm::Json;
        if (!json && m_output.form != OutputForm::Text) {
            throw UsageError { "check prints lines for people, or --json." };
        }
        m_words.readMeasures(m_options, json ? "default" : metrics::defaultMeasure);
    }

    int run() override
    {
        Console console(m_output);
        support::Diagnostics rest;
        support::Progress reading(console.stop(), console.report("Reading"));
        const auto spec = loadSpec(m_options, rest, reading);
        if (!spec) {
            return console.fail(spec.error());
        }
        const bool types = std::ranges::any_of(m_options.measures,
            [](const std::string& id) { return metrics::measureById(id)->comparesTypes; });
        const auto check
            = analysis::checkSubmissionFiles(m_options.dataSet, { *spec, m_options.scheme, types }, reading);
        if (!check) {
            return console.fail(check.error());
        }
        const auto report = checkReport(m_options.dataSet, m_output.form == OutputForm::Json, *check);
        if (const int code = console.put(report); code != exitDone) {
            return code;
        }
        return !check->passed() || (m_output.strict && hasWarnings(check->findings)) ? exitData : exitDone;
    }

private:
    void checkFiles() const
    {
        const auto& files = m_words.files;
        const bool gold = !files.gold.empty();
        if (gold || !files.systems.empty() || !files.systemGlobs.empty()) {
            throw UsageError { std::string(gold ? "--gold" : "--system")
                + " is not for check: it takes the output as it is and its gold as --like: check FILE "
                  "--like GOLD." };
        }
        const auto& checked = files.positionals;
        if (checked.size() > 1) {
            throw UsageError { "check takes one file, and here are " + std::to_string(checked.size()) + ": "
                + listed(checked) + ". Check one after the other; the gold is --like GOLD." };
        }
        if (checked.empty() || checked.front().empty()) {
            throw UsageError { "check takes the output to be checked: check FILE --like GOLD." };
        }
        if (m_like.empty()) {
            throw UsageError { "--like PATH is missing: the gold, or the text that was annotated." };
        }
    }

    std::string m_like; ///< the gold, or its text
    ScoringWords m_words;
    ScoringOptions m_options;
    OutputOptions m_output;
};

} // namespace

CommandEntry checkCommand()
{
    return entry<CheckCommand>("check",
        "Can this output be scored? Judged as score would with the same options: documents, tokens, labels, "
        "ids; the cause first; exit code 1 if not");
}

} // namespace touchstone::cli
