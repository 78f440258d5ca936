// SPDX-License-Identifier: GPL-3.0-or-later
// `align`: the texts of gold and system, character by character.
#include "app/cli/commands/commands.h"
#include "app/cli/commands/scored.h"
#include "app/cli/files/alignreport.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"

#include "core/evaluation/dataset/othertexts.h"

namespace touchstone::cli {

namespace {

class AlignCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        m_words.files.declare(arguments, threads);
        m_words.settings.declareAnyway(arguments);
        m_filter.declareDocuments(arguments);
        m_output.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_words.read(m_options, ScoringWords::Need::OneSystem, "align shows");
        refuseSeveral(m_options);
        m_output.finish(m_options.inputs());
        if (m_output.form == OutputForm::Markdown || m_output.form == OutputForm::Latex) {
            throw UsageError { "align prints lines for people, --json or --tsv." };
        }
    }

    int run() override
    {
        Console console(m_output);
        const auto data = loadWhole(m_options.dataSet, console);
        if (!data) {
            return console.fail(data.error());
        }
        const auto& system = data->systems.front();
        support::Progress meeting(console.stop(), console.report("Bringing documents together"));
        const auto pairing = analysis::pairDocuments(data->gold, system.layer, meeting);
        if (!pairing) {
            return console.fail(pairing.error());
        }
        const auto others = analysis::otherTexts(*data->gold, *pairing, meeting);
        if (!others || (*others && !m_options.spec.anyway)) {
            return console.fail(others ? **others : others.error());
        }
        auto findings = findingsOf(*data);
        findings.add(pairing->diagnostics, system.source.name);
        console.warn(findings);
        support::Progress aligning(console.stop(), console.report("Aligning"));
        const int code = console.putPieces([&](const Sink& sink) {
            return writeAlignments(m_filter.documents, m_output.form, data->gold, *pairing, sink, aligning);
        });
        return code == exitDone ? console.end(findings) : code;
    }

private:
    ScoringWords m_words;
    FilterWords m_filter;
    ScoringOptions m_options;
    OutputOptions m_output;
};

} // namespace

CommandEntry alignCommand()
{
    return entry<AlignCommand>(
        "align", "The texts of gold and system, aligned character by character (also --json, --tsv)");
}

} // namespace touchstone::cli
