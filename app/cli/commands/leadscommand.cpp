// SPDX-License-Identifier: GPL-3.0-or-later
// `leads`: patterns in the errors of a system, as sentences with the filters behind them.
#include "app/cli/commands/commands.h"
#include "app/cli/words/scoringwords.h"

#include "core/leads/leads.h"
#include "core/leads/leadstatement.h"
#include "core/project/leadnotes.h"
#include "core/report/commandline.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

struct LeadsOptions : ScoreOptions
{
    analysis::LeadSettings leads;
    std::string notes; ///< file of pins and dismissals; empty: none
    bool difference = false;
};

Json numberJson(std::optional<double> value) { return value ? Json(*value) : Json(nullptr); }

Json filterJson(const analysis::RecordFilter& filter)
{
    auto json = Json::object();
    for (const auto& part : analysis::parts(filter)) {
        json[std::string(part.dimension)].push_back(part.text);
    }
    return json;
}

Json leadJson(const analysis::Lead& lead)
{
    return { { "family", analysis::leadFamilyName(lead.family) },
        { "side", analysis::leadSideName(lead.side) }, { "key", lead.key }, { "sentence", lead.sentence },
        { "subject", lead.subject }, { "n", lead.n }, { "wrong", lead.wrong },
        { "documents", lead.documents }, { "units", lead.units }, { "expected", numberJson(lead.expected) },
        { "excess", numberJson(lead.excess) }, { "rate_interval", intervalJson(lead.rate) },
        { "excess_interval", intervalJson(lead.excessInterval) }, { "z", numberJson(lead.z) },
        { "p", numberJson(lead.p) }, { "f1", numberJson(lead.f1) }, { "gain", numberJson(lead.gain) },
        { "gain_of_excess", numberJson(lead.gainOfExcess) }, { "filter", filterJson(lead.filter) },
        { "wrong_filter", filterJson(lead.wrongFilter) },
        { "options", analysis::filterArguments(lead.filter) }, { "wrong_options", lead.filterWords },
        { "twins", lead.twins }, { "clause", lead.clause }, { "pinned", lead.pinned },
        { "uncertain", lead.uncertain } };
}

Json listJson(const analysis::LeadList& list)
{
    Json json { { "scheme", match::schemeName(list.scheme) }, { "f1", numberJson(list.f1) },
        { "units", list.sentences ? "sentences" : "documents" }, { "leads", Json::array() },
        { "alarms", Json::array() }, { "notTold", Json::array() } };
    for (const auto& lead : list.leads) {
        json["leads"].push_back(leadJson(lead));
    }
    for (const auto& alarm : list.alarms) {
        json["alarms"].push_back({ { "kind", analysis::leadAlarmName(alarm.kind) },
            { "sentence", alarm.sentence }, { "type", alarm.type }, { "count", alarm.count },
            { "filter", filterJson(alarm.filter) }, { "options", alarm.filterWords } });
    }
    for (const auto& untold : list.notTold) {
        json["notTold"].push_back(
            { { "family", analysis::leadFamilyName(untold.family) }, { "reason", untold.reason } });
    }
    return json;
}

std::string listText(const analysis::LeadList& list, const std::string& system)
{
    std::string text = "Leads, " + system + ", " + std::string(match::schemeName(list.scheme))
        + ". Below each the options of errors that list what is wrong.\n";
    for (const auto& alarm : list.alarms) {
        text += "\n !  " + alarm.sentence + "\n    " + analysis::shellLine(alarm.filterWords) + "\n";
    }
    int number = 0;
    for (const auto& lead : list.leads) {
        const auto sign = std::to_string(++number);
        text += "\n" + std::string(sign.size() < 2 ? 1 : 0, ' ') + sign + (lead.pinned ? "* " : "  ")
            + lead.sentence + "\n    " + analysis::shellLine(lead.filterWords) + "\n";
        for (const auto& twin : lead.twins) {
            text += "    also describable as: " + twin + "\n";
        }
    }
    if (list.leads.empty()) {
        text += "\nNothing stands out beyond chance.\n";
    }
    for (const auto& untold : list.notTold) {
        text += "\nNot told, " + std::string(analysis::leadFamilyName(untold.family)) + ": " + untold.reason
            + "\n";
    }
    return text;
}

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
        arguments.value("--lead-notes", m_options.notes, "FILE",
            "Leads that people have pinned or dismissed, NAME.touchstone-notes of a project; --project takes "
            "its own");
        arguments.flag("--difference", m_options.difference,
            "Of two systems: where the second has wrong what the first has right");
        m_options.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.purpose = ScoreOptions::Purpose::Records;
        m_options.typed = typed;
        m_words.read(m_options,
            m_options.difference ? ScoringWords::Need::Systems : ScoringWords::Need::OneSystem,
            "leads speaks of");
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
        refuseSeveral(m_options);
        m_options.finish(m_options.inputs());
        if (m_options.form != OutputForm::Text && m_options.form != OutputForm::Json) {
            throw UsageError { "leads are sentences, which no table holds; give --json, or no form." };
        }
        m_words.readMeasures(m_options, metrics::defaultMeasure, false);
        m_options.countedMeasures = m_options.measures;
    }

    int run() override
    {
        return withScored(m_options, [this](Console& console, auto& systems, analysis::Findings& findings) {
            if (auto noted = readNotes(findings); !noted) {
                return console.fail(noted.error());
            }
            support::Progress looking(console.stop(), console.report("Looking for leads"));
            const auto& last = systems.back();
            if (m_options.difference && systems.size() < 2) {
                return console.end(findings);
            }
            const auto list = m_options.difference
                ? analysis::leadsOfDifference(
                    systems.front().evaluation, last.evaluation, m_options.scheme, m_options.leads, looking)
                : analysis::leads(*last.evaluation, m_options.scheme, m_options.leads, looking);
            if (!list) {
                return console.fail(list.error());
            }
            console.warn(findings);
            return console.putAndEnd(written(*list, systems), findings);
        });
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

    [[nodiscard]] std::string written(
        const analysis::LeadList& list, const std::vector<ScoredSystem>& systems) const
    {
        const auto& last = systems.back();
        if (m_options.form == OutputForm::Json) {
            auto json = listJson(list);
            json["system"] = last.name;
            json["signature"] = signatureOf(m_options, *last.own);
            return dumped(json, 2) + "\n";
        }
        return listText(
            list, m_options.difference ? systems.front().name + " (A) and " + last.name + " (B)" : last.name);
    }

    ScoringWords m_words;
    LeadsOptions m_options;
};

} // namespace

CommandEntry leadsCommand()
{
    return entry<LeadsCommand>("leads", "Patterns in the errors of a system, as sentences");
}

} // namespace touchstone::cli
