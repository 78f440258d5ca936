// SPDX-License-Identifier: GPL-3.0-or-later
// `score`: tables of measures.
#include "app/cli/commands/commands.h"
#include "app/cli/commands/scored.h"
#include "app/cli/score/chosenrows.h"
#include "app/cli/words/scoringwords.h"
#include "app/cli/words/slices.h"

#include "core/measures/registry/measureregistry.h"

#include <algorithm>

namespace touchstone::cli {

namespace {

class ScoreCommand : public RecordedCommand
{
public:
    void declare(Arguments& arguments) override
    {
        m_words.declare(arguments, threads);
        m_words.declareScheme(arguments);
        m_words.declareMeasure(arguments);
        arguments.flag(
            "--confusion,!--no-confusion", [this](bool on) { m_options.confusion = on; },
            "Add which types are taken for which, the most confused pairs first, and how many of each have "
            "equal spans; in --json with the confusion table, which is there but for columns of links, where "
            "every id is a label");
        m_options.declareRecipe(arguments);
        m_options.declareZeroDivision(arguments);
        arguments
            .value("--row", m_options.rows, "NAME,...",
                "Print only these rows: types, and Overall; without means over types and documents; repeats")
            .repeats();
        m_by.declare(arguments, "document|score|SLICE,...",
            "Add tables by document, by the systems' own scores (score), or by slices: " + knownSlices()
                + "; repeats. Unlike --noise-level and --time-period slices leave the matching as it is; "
                  "each record is in one row. In --json under \"slices\": entries with \"slice\" and "
                  "\"value\"; with several layers, noise levels or periods inside the entry of each of them");
        m_options.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.typed = typed;
        m_words.read(m_options, ScoringWords::Need::Systems);
        m_by.finish(!m_options.relations.attributes.empty());
        if (!m_options.rows.empty() && m_by.given()) {
            throw UsageError { "--row chooses rows of types, and --by adds tables with rows of their own; "
                               "give one of the two." };
        }
        m_options.byDocument = m_by.document;
        m_options.byScore = m_by.score;
        m_options.bySlices = m_by.slices;
        m_options.finish(m_options.inputs());
        m_options.forScripts = m_options.form == OutputForm::Tsv;
        // People who ask for nothing get one table; files for scripts hold the default group.
        const bool script = m_options.form == OutputForm::Tsv || m_options.form == OutputForm::Json;
        m_words.readMeasures(m_options, script ? "default" : "muc");
        const auto& measures = m_options.measures;
        if (m_options.byScore && std::ranges::none_of(measures, [](const auto& measure) {
                return metrics::measureById(measure)->overConfidence;
            })) {
            throw UsageError { "--by score counts as muc and conll do, and --measure names neither." };
        }
        m_options.countedMeasures = measures;
    }

    void lookUp(const FileLookup& lookup) override { (void)m_words.lookUp(lookup); }
    RecordedOptions& recorded() override { return m_options; }

    int run() override
    {
        return withScored(m_options, [this](Console& console, auto& systems, analysis::Findings& findings) {
            if (const auto done = chooseRows(m_options, systems); !done) {
                return console.fail(done.error());
            }
            console.warn(findings);
            return withRecipeOf(
                m_options, "score", console, scoredBy(m_options, systems), [&](const auto& recipe) {
                    return console.putAndEnd(
                        scoreReport(m_options, systems, findings.told(), recipe), findings);
                });
        });
    }

private:
    ScoringWords m_words;
    ByWords m_by;
    ScoreOptions m_options;
};

} // namespace

CommandEntry scoreCommand() { return entry<ScoreCommand>("score", "Tables of every measure"); }

} // namespace touchstone::cli
