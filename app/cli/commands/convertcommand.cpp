// SPDX-License-Identifier: GPL-3.0-or-later
// `convert`: a corpus in another format.
#include "app/cli/commands/commands.h"
#include "app/cli/words/scoringwords.h"

#include "core/evaluation/dataset/conversion.h"
#include "core/evaluation/dataset/corrections.h"

namespace touchstone::cli {

namespace {

using analysis::ConvertForm;

class ConvertCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        Names<ConvertForm> forms;
        for (const auto form : analysis::allConvertForms) {
            forms.emplace_back(analysis::name(form), form);
        }
        for (const auto form : analysis::ownConvertForms) {
            forms.emplace_back(analysis::name(form), form);
        }
        arguments.choice("--to", m_form, forms, "FORMAT",
            "jsonl (default; one document per line, keeps everything), brat (a folder of .txt and .ann), "
            "labelstudio (tasks; each --system becomes predictions); with --corrections also conll, hipe, "
            "prodigy, doccano and webanno: "
            "the file itself, if it is one, with only the corrected cells changed");
        arguments.value("input", m_files.positionals, "IN", "The corpus to be read: a file or a folder");
        m_files.declare(arguments, threads);
        m_files.hide(false); // --gold: the same as IN
        m_output.declareFile(arguments, "OUT", "The file; of brat the folder");
        m_output.declareFindings(arguments);
    }

    void finish() override
    {
        const auto& files = m_files.positionals;
        if (!m_files.gold.empty() && !files.empty()) {
            throw UsageError { "convert takes one file: " + files.front()
                + " or what --gold names, not both." };
        }
        if (files.size() > 1) {
            throw UsageError { "convert takes one file or folder, and here are "
                + std::to_string(files.size()) + ": " + listed(files)
                + ". Convert one after the other, or a folder that holds them." };
        }
        m_dataSet = m_files.dataSet();
        if (m_dataSet.gold.path.empty()) {
            throw UsageError { "convert takes the file or folder to be read: convert IN -o OUT." };
        }
        if (!m_dataSet.systems.empty() && m_form != ConvertForm::LabelStudio) {
            throw UsageError { "--system gives predictions for --to labelstudio; without it convert one file "
                               "after the other." };
        }
        if (m_form == ConvertForm::Brat && (m_output.output.empty() || m_output.output == "-")) {
            throw UsageError { "brat is a folder of files; name it with -o FOLDER." };
        }
        auto inputs = analysis::inputsOf(m_dataSet);
        inputs.insert(inputs.end(),
            { m_dataSet.labelMap, m_dataSet.corrections.path, m_dataSet.gold.options.labelList });
        m_output.finish(std::move(inputs));
        m_output.fewFindings = true; // of what a conversion loses each kind matters
    }

    int run() override
    {
        Console console(m_output);
        const auto data = loadWhole(m_dataSet, console);
        if (!data) {
            return console.fail(data.error());
        }
        auto findings = findingsOf(*data);
        support::Diagnostics changed;
        support::Progress writing(console.stop(), console.report("Writing"));
        const auto done = analysis::convert(*data, m_form, analysis::inputsOf(m_dataSet),
            m_output.output == "-" ? std::string() : m_output.output, print, changed, writing);
        findings.add(changed);
        console.warn(findings);
        if (!done) {
            return console.fail(done.error());
        }
        const int ended = console.end(findings);
        const auto missing = analysis::notApplied(*data);
        if (missing == 0 && changed.count("records.relations-gone") > 0) {
            return std::max(ended, exitData); // what was written lacks something, as told above
        }
        return missing == 0 ? ended
                            : console.fail({ support::ErrorCode::Unpairable,
                                "What was written lacks " + std::to_string(missing)
                                    + (missing == 1 ? " correction" : " corrections")
                                    + " of this file, for the reasons above",
                                { m_dataSet.corrections.path } });
    }

private:
    FileWords m_files;
    OutputOptions m_output;
    ConvertForm m_form = ConvertForm::Jsonl;
    analysis::DataSetSpec m_dataSet;
};

} // namespace

CommandEntry convertCommand() { return entry<ConvertCommand>("convert", "Write a corpus in another format"); }

} // namespace touchstone::cli
