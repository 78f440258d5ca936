// SPDX-License-Identifier: GPL-3.0-or-later
// `errors`: one record per pair of annotations, or how many there are of each group.
#include "app/cli/commands/commands.h"
#include "app/cli/errors/recordreport.h"
#include "app/cli/errors/shownrecords.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"

#include "core/evaluation/scoring/scorefloor.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/measures/registry/measurerunner.h"

namespace touchstone::cli {

namespace {

class ErrorsCommand : public RecordsCommand
{
public:
    void declare(Arguments& arguments) override
    {
        m_words.withoutGold = true;
        m_words.declare(arguments, threads);
        m_words.settings.declareJudgements(arguments);
        m_words.declareScheme(arguments);
        m_words.declareMeasure(arguments);
        m_by.declare(arguments, "SLICE,...", "Add each record's value in these slices; repeats");
        m_filter.declare(arguments);
        declareSystems(arguments);
        arguments
            .value("--group-by", m_options.groupBy, "WHAT",
                "Instead of the records how many there are of each group, the largest first, with share and "
                "documents: words, types (of gold and system), document, error-type, or a slice")
            .filled("it names no group; the word is empty.");
        arguments.value("--top", m_options.top, "N", "Of --group-by the first N groups").positive();
        m_options.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.purpose = ScoreOptions::Purpose::Records;
        m_options.typed = typed;
        const bool several = !m_options.changes.empty() || m_options.foundBy;
        m_words.read(m_options, several ? ScoringWords::Need::Systems : ScoringWords::Need::OneSystem,
            "without --change and --found-by errors lists");
        finishSystems();
        m_by.finish(!m_options.relations.attributes.empty());
        if (m_by.document || m_by.score) {
            throw UsageError { "errors lists records; --by takes slices here." };
        }
        m_options.bySlices = m_by.slices;
        refuseSeveral(m_options);
        m_options.filter = m_filter.read(m_options.scheme);
        if (!m_options.spec.minScore || several) {
            refuseLeftOut(m_options.filter);
        }
        finishGroups();
        m_options.finish(m_options.inputs());
        // Records for scripts hold the values of every measure that has some.
        const bool values = m_options.form == OutputForm::Json && m_options.groupBy.empty();
        m_words.readMeasures(m_options, values ? "overlap,eter" : metrics::defaultMeasure, false);
        const auto own = analysis::measureOfList(m_options.filter.list);
        m_options.countedMeasures
            = own.empty() ? m_options.measures : std::vector<std::string> { std::string(own) };
    }

    ErrorsOptions& asked() override { return m_options; }

    int run() override
    {
        return withScored(m_options, [this](Console& console, auto& systems, analysis::Findings& findings) {
            if (const auto shown = showAsked(m_options, systems); !shown) {
                return console.fail(shown.error());
            }
            support::Progress choosing(console.stop(), console.report("Choosing"));
            const auto listed = listedRecords(m_options, systems, choosing);
            if (!listed) {
                return console.fail(listed.error());
            }
            console.warn(findings);
            const int written = write(console, systems, *listed);
            const int ended = console.end(findings);
            return written != exitDone ? written : ended;
        });
    }

private:
    void declareSystems(Arguments& arguments)
    {
        Names<std::vector<const ChangeWord*>> changes { { "both-wrong", {} } };
        for (const auto& [name, word] : changeOptions()) {
            if (name.starts_with(changes.front().first)) {
                changes.front().second.push_back(word);
            }
            changes.push_back({ name, { word } });
        }
        arguments.choice("--change", m_options.changes, changes, "CHANGE",
            "Of two systems what became of an annotation, as compare counts it: regressed, fixed, "
            "both-wrong (both-wrong-same, both-wrong-differently), both-right. The second system's records, "
            "or the first's where the second has none");
        arguments.value("--found-by", m_options.foundBy, "K",
            "Of any number of systems the gold annotations that exactly K of them have right; 0: that all "
            "miss. The first system's records");
    }

    void finishSystems() const
    {
        const auto systems = m_options.dataSet.systems.size();
        if (m_options.dataSet.noGold && (!m_options.changes.empty() || m_options.foundBy)) {
            throw UsageError {
                "--change and --found-by say what systems have right, which only a gold tells; "
                "give --gold PATH, or leave them out."
            };
        }
        const auto told = std::to_string(systems) + (systems == 1 ? " is" : " are");
        if (!m_options.changes.empty() && m_options.foundBy) {
            throw UsageError {
                "--change speaks of two systems and --found-by of how many are right; give one "
                "of the two."
            };
        }
        if (!m_options.changes.empty() && systems != 2) {
            throw UsageError { "--change lists what became of annotations from one system to another, and "
                + told + " given; give --system twice." };
        }
        if (m_options.foundBy && *m_options.foundBy > systems) {
            throw UsageError { "--found-by counts systems, and " + told + " given; K is at most that." };
        }
    }

    void finishGroups()
    {
        m_options.groupBy = analysis::typedSlice(m_options.groupBy);
        if (m_options.groupBy.empty() && m_options.top) {
            throw UsageError { "--top says how many groups are shown; name what to group by with --group-by, "
                               "such as --group-by words." };
        }
        if (!m_options.groupBy.empty() && m_by.given()) {
            throw UsageError { "--by adds values to each record, and --group-by counts records; give one of "
                               "the two." };
        }
    }

    int write(Console& console, const std::vector<ScoredSystem>& systems, const ListedRecords& listed) const
    {
        if (!m_options.groupBy.empty()) {
            const auto report = groupedReport(m_options, systems, listed);
            return report ? console.put(*report) : console.fail(report.error());
        }
        support::Progress writing(console.stop(), console.report("Writing"));
        return console.putPieces(
            [&](const Sink& sink) { return writeRecords(m_options, systems, listed, sink, writing); });
    }

    ScoringWords m_words;
    ByWords m_by;
    FilterWords m_filter;
    ErrorsOptions m_options;
};

} // namespace

CommandEntry errorsCommand() { return entry<ErrorsCommand>("errors", "One record per pair of annotations"); }

} // namespace touchstone::cli
