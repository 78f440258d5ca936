// SPDX-License-Identifier: GPL-3.0-or-later
// `errors`: one record per pair of annotations.
#include "app/cli/commands/commands.h"
#include "app/cli/commands/scored.h"
#include "app/cli/score/listing.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"
#include "app/cli/words/slices.h"

#include "core/evaluation/scoring/scorefloor.h"
#include "core/evaluation/slices/filtering.h"
#include "core/measures/registry/measurerunner.h"

namespace touchstone::cli {

namespace {

class ErrorsCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        m_words.declare(arguments, threads);
        m_words.declareScheme(arguments);
        m_words.declareMeasure(arguments);
        m_by.declare(arguments, "SLICE,...", "Add each record's value in these slices; repeats");
        m_filter.declare(arguments);
        m_options.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.purpose = ScoreOptions::Purpose::Records;
        m_options.typed = typed;
        m_words.read(m_options, ScoringWords::Need::OneSystem, "errors lists");
        m_by.finish(!m_options.relations.attributes.empty());
        if (m_by.document || m_by.score) {
            throw UsageError { "errors lists records; --by takes slices here." };
        }
        m_options.bySlices = m_by.slices;
        refuseSeveral(m_options);
        m_options.filter = m_filter.read(m_options.scheme);
        if (!m_options.spec.minScore) {
            refuseLeftOut(m_options.filter);
        }
        m_options.finish(m_options.inputs());
        // Records for scripts hold the values of every measure that has some.
        m_words.readMeasures(m_options, m_options.form == OutputForm::Json ? "overlap,eter" : "muc", false);
        const auto own = analysis::measureOfList(m_options.filter.list);
        m_options.countedMeasures
            = own.empty() ? m_options.measures : std::vector<std::string> { std::string(own) };
    }

    int run() override
    {
        return withScored(m_options, [this](Console& console, auto& systems, analysis::Findings& findings) {
            if (const auto shown = show(systems.front()); !shown) {
                return console.fail(shown.error());
            }
            console.warn(findings);
            support::Progress writing(console.stop(), console.report("Writing"));
            const int written = console.putPieces(
                [&](const Sink& sink) { return writeErrors(m_options, systems.front(), sink, writing); });
            const int ended = console.end(findings);
            return written != exitDone ? written : ended;
        });
    }

private:
    /// Through the list that is asked for; are the names of the filter there?
    support::Result<void> show(ScoredSystem& system) const
    {
        const auto& wanted = m_options.filter.list;
        const auto measures = system.measures; // showList drops those that speak of other records
        for (const auto& measure : measures) {
            if (!wanted.empty() && measure->measure == analysis::measureOfList(wanted)) {
                if (auto done = showList(m_options, system, *measure); !done) {
                    return done;
                }
            }
        }
        if (wanted == analysis::leftOutList) {
            if (auto done = showLeftOut(m_options, system); !done) {
                return done;
            }
        }
        if (auto known = checkSlices(m_options.filter, *system.evaluation); !known) {
            return known;
        }
        return analysis::checkNames(m_options.filter, *system.evaluation);
    }

    ScoringWords m_words;
    ByWords m_by;
    FilterWords m_filter;
    ScoreOptions m_options;
};

} // namespace

CommandEntry errorsCommand() { return entry<ErrorsCommand>("errors", "One record per pair of annotations"); }

} // namespace touchstone::cli
