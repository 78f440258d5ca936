// SPDX-License-Identifier: GPL-3.0-or-later
// `leads`: patterns in the errors of a system, as sentences with the filters behind them.
#include "app/cli/commands/commands.h"
#include "app/cli/files/leadsreport.h"
#include "app/cli/words/scoringwords.h"

#include "core/leads/leadstatement.h"
#include "core/leads/leadsuspects.h"
#include "core/project/leadnotes.h"
#include "core/report/commandline.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

#include <span>

namespace touchstone::cli {

namespace {

struct LeadsOptions : ScoreOptions
{
    analysis::LeadSettings leads;
    std::string notes; ///< file of pins and dismissals; empty: none
    bool difference = false;
};

class LeadsCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        m_words.declare(arguments, threads);
        m_words.declareScheme(arguments);
        arguments.value("--most", m_options.leads.most, "N", "At most N leads; default 10").positive();
        arguments.value("--significance", m_options.leads.alpha, "LEVEL",
            "The level that the whole list keeps: a list of errors without any pattern shows a condition in "
            "that share of cases; default 0.05");
        arguments
            .repeated("--features", m_options.leads.features, "LIST",
                "Look only at these: type, and slices such as enclosed, seen, word-before; default all")
            .separated();
        arguments.repeated("--not", m_options.leads.dismissed, "KEY",
            "Leave out this lead, as \"key\" of --json names it, and take its records as explained; repeats");
        arguments.repeated("--pin", m_options.leads.pinned, "KEY",
            "List this lead first, also where it is not certain; repeats");
        arguments
            .value("--lead-notes", m_options.notes, "FILE",
                "Leads that people have pinned or dismissed, NAME.touchstone-notes of a project; --project "
                "takes "
                "its own")
            .fromStandardInput();
        arguments.flag("--difference", m_options.difference,
            "Of two systems: where the second has wrong what the first has right");
        m_options.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.purpose = ScoreOptions::Purpose::Records;
        m_options.typed = typed;
        m_words.read(m_options, ScoringWords::Need::Systems);
        const auto systems = m_options.dataSet.systems.size();
        if (m_options.difference && systems != 2) {
            throw UsageError { "--difference holds two systems against each other, and "
                + std::to_string(systems) + (systems == 1 ? " is" : " are")
                + " given; give --system twice, the earlier one first." };
        }
        for (const auto& [option, keys] :
            { std::pair("--not", &m_options.leads.dismissed), std::pair("--pin", &m_options.leads.pinned) }) {
            for (const auto& key : *keys) {
                if (!analysis::statementByKey(key)) {
                    throw UsageError { std::string(option) + " \"" + key
                        + "\" is no key of a lead; --json tells each as \"key\", such as \"condition gold "
                          "type=DATE & enclosed=brackets\"." };
                }
            }
        }
        m_pins = m_options.leads.pinned;
        refuseSeveral(m_options);
        m_options.finish(m_options.inputs());
        m_words.readMeasures(m_options, metrics::defaultMeasure, false);
        m_options.countedMeasures = m_options.measures;
    }

    [[nodiscard]] bool joinsTables(const std::vector<std::string>& words) const override
    {
        return !support::contains(words, "--difference");
    }

    int run() override
    {
        std::vector<PrintedLeads> runs;
        const int code = find(analysis::dataSetName(m_options.dataSet), true, runs);
        return written(runs, code);
    }

    int runTables(std::span<const CommandOfTable> tables) override
    {
        std::vector<PrintedLeads> runs;
        int code = exitDone;
        for (const auto& [heading, command] : tables) {
            code = std::max(code, static_cast<LeadsCommand&>(*command).find(heading, false, runs));
            if (code > exitRule) { // asked to stop
                return code;
            }
        }
        return written(runs, code);
    }

private:
    support::Result<void> readNotes(analysis::Findings& findings)
    {
        if (m_options.notes.empty()) {
            return {};
        }
        auto notes = analysis::readLeadNotes(m_options.notes);
        if (!notes) {
            return support::Failure(notes.error());
        }
        findings.add(notes->findings);
        for (auto& key : notes->pinned()) {
            support::addNew(m_options.leads.pinned, std::move(key));
        }
        for (auto& key : notes->dismissed()) {
            support::addNew(m_options.leads.dismissed, std::move(key));
        }
        return {};
    }

    /// The leads of every system; `last`: the program ends behind it.
    int find(const std::string& set, bool last, std::vector<PrintedLeads>& runs)
    {
        return withSettings(m_options, [&](Console& console, const auto& spec, analysis::Findings& findings) {
            auto systems = scoreAll(m_options, spec, console.stop(), console.reports(), findings);
            console.refuse(findings.refused());
            if (!systems) {
                return console.fail(systems.error());
            }
            if (systems->empty() || (m_options.difference && systems->size() < 2)) {
                return console.end(findings);
            }
            if (last) {
                keepForever(std::make_shared<const std::vector<ScoredSystem>>(*systems));
            }
            const auto before = runs.size();
            auto done = readNotes(findings);
            if (done) {
                done = m_options.difference ? findDifference(console, set, *systems, runs)
                                            : findEach(console, set, *systems, runs);
            }
            if (!done) {
                return console.fail(done.error());
            }
            tellPinsOfNothing(std::span(runs).subspan(before), findings);
            console.warn(findings);
            return console.end(findings);
        });
    }

    /// Keys of --pin that no record of any of the lists is like.
    void tellPinsOfNothing(std::span<const PrintedLeads> runs, analysis::Findings& findings) const
    {
        support::Diagnostics told;
        for (const auto& key : m_pins) {
            const auto canonical = analysis::keyOf(*analysis::statementByKey(key));
            const auto has = [&canonical](const PrintedLeads& run) {
                return support::found(run.run.list->leads, canonical, &analysis::Lead::key) != nullptr;
            };
            if (std::ranges::none_of(runs, has)) {
                told.add(support::Severity::Warning, "settings.unused", {},
                    "--pin \"" + key
                        + "\" has no effect: no record here is as it says. Look for a type or a value that "
                          "is "
                          "written in another way; --json tells the keys of leads that there are.");
            }
        }
        findings.add(told);
    }

    support::Result<void> findDifference(Console& console, const std::string& set,
        const std::vector<ScoredSystem>& systems, std::vector<PrintedLeads>& runs) const
    {
        support::Progress looking(console.stop(), console.report("Looking for leads"));
        const auto& a = systems.front();
        const auto& b = systems.back();
        auto list = analysis::leadsOfDifference(
            a.evaluation, b.evaluation, m_options.scheme, m_options.leads, looking);
        if (!list) {
            return support::Failure(list.error());
        }
        runs.push_back({ { set, b.name, std::make_shared<const analysis::LeadList>(std::move(*list)) },
            a.name + " (A) and " + b.name + " (B)", signatureOf(m_options, *b.own) });
        return {};
    }

    support::Result<void> findEach(Console& console, const std::string& set,
        const std::vector<ScoredSystem>& systems, std::vector<PrintedLeads>& runs) const
    {
        support::Progress doubting(console.stop(), console.report("Looking for suspects"));
        const auto evaluations = support::listOf<analysis::EvaluationPtr>(systems, &ScoredSystem::evaluation);
        const auto suspects = analysis::suspectsForLeads(evaluations, doubting);
        if (!suspects) {
            return support::Failure(suspects.error());
        }
        for (const auto& system : systems) {
            support::Progress looking(console.stop(), console.report("Looking for leads, " + system.name));
            auto list = analysis::leads(*system.evaluation, m_options.scheme, m_options.leads, looking);
            if (!list) {
                return support::Failure(list.error());
            }
            if (*suspects != nullptr) {
                analysis::countSuspects(*list, *system.evaluation, **suspects);
            }
            runs.push_back(
                { { set, system.name, std::make_shared<const analysis::LeadList>(std::move(*list)) },
                    system.name, signatureOf(m_options, *system.own) });
        }
        return {};
    }

    /// `code`: of what was found; the exit code.
    int written(const std::vector<PrintedLeads>& runs, int code)
    {
        if (runs.empty()) {
            return code;
        }
        Console console(m_options);
        return std::max(code, console.put(leadsReport(runs, m_options.form)));
    }

    ScoringWords m_words;
    LeadsOptions m_options;
    std::vector<std::string> m_pins; ///< of --pin, without those of notes
};

} // namespace

CommandEntry leadsCommand()
{
    return entry<LeadsCommand>("leads", "Patterns in the errors of a system, as sentences");
}

} // namespace touchstone::cli
