// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/leadsreport.h"

#include "app/cli/print/printing.h"

#include "core/leads/leadsuspects.h"
#include "core/report/commandline.h"
#include "core/report/leadsheet.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

Json numberOrNull(std::optional<double> value) { return ratioJson(value, false); }

Json filterJson(const analysis::RecordFilter& filter)
{
    auto json = Json::object();
    const auto words = analysis::filterArguments(filter); // an option, then its value
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
        constexpr std::size_t dashes = 2;
        const auto dimension = words[i].substr(dashes);
        if (dimension.ends_with("type")) {
            const auto types = analysis::typesByText(words[i + 1]); // its name, no word
            json[dimension].push_back(types.empty() ? std::string() : types.front());
        } else if (dimension != "outcome") {
            json[dimension].push_back(words[i + 1]);
        }
    }
    for (const auto outcome : filter.outcomes) {
        json["outcome"].push_back(match::outcomeCode(outcome)); // the option takes them as one word
    }
    return json;
}

Json leadJson(const analysis::Lead& lead)
{
    return { { "family", analysis::leadFamilyName(lead.family) },
        { "side", analysis::leadSideName(lead.side) }, { "key", lead.key },
        { "sentence", lead.sentence.english() }, { "subject", lead.subject.english() }, { "n", lead.n },
        { "wrong", lead.wrong }, { "documents", lead.documents }, { "units", lead.units },
        { "expected", numberOrNull(lead.expected) }, { "excess", numberOrNull(lead.excess) },
        { "rate_interval", intervalJson(lead.rate) },
        { "excess_interval", intervalJson(lead.excessInterval) }, { "z", numberOrNull(lead.z) },
        { "p", numberOrNull(lead.p) }, { "f1", numberOrNull(lead.f1) }, { "gain", numberOrNull(lead.gain) },
        { "gain_of_excess", numberOrNull(lead.gainOfExcess) }, { "filter", filterJson(lead.filter) },
        { "wrong_filter", filterJson(lead.wrongFilter) },
        { "options", analysis::filterArguments(lead.filter) }, { "wrong_options", lead.filterWords },
        { "twins", support::listOf(lead.twins, &support::Message::english) },
        { "clause", lead.clause.english() }, { "pinned", lead.pinned }, { "uncertain", lead.uncertain },
        { "suspects", lead.suspects ? Json(*lead.suspects) : Json(nullptr) } };
}

Json listJson(const analysis::LeadList& list)
{
    Json json { { "scheme", match::schemeName(list.scheme) }, { "f1", numberOrNull(list.f1) },
        { "units", list.sentences ? "sentences" : "documents" }, { "leads", Json::array() },
        { "alarms", Json::array() }, { "notTold", Json::array() } };
    for (const auto& lead : list.leads) {
        json["leads"].push_back(leadJson(lead));
    }
    for (const auto& alarm : list.alarms) {
        json["alarms"].push_back({ { "kind", analysis::leadAlarmName(alarm.kind) },
            { "sentence", alarm.sentence.english() }, { "type", alarm.type }, { "count", alarm.count },
            { "filter", filterJson(alarm.filter) }, { "options", alarm.filterWords } });
    }
    for (const auto& untold : list.notTold) {
        json["notTold"].push_back(
            { { "family", analysis::leadFamilyName(untold.family) }, { "reason", untold.reason.english() } });
    }
    return json;
}

/// `whose`: system, and of several data sets which one.
std::string listText(const analysis::LeadList& list, const std::string& whose)
{
    std::string text = "Leads, " + whose + ", " + std::string(match::schemeName(list.scheme))
        + ". Below each the options of errors that list what is wrong.\n";
    for (const auto& alarm : list.alarms) {
        text
            += "\n !  " + alarm.sentence.english() + "\n    " + analysis::shellLine(alarm.filterWords) + "\n";
    }
    int number = 0;
    for (const auto& lead : list.leads) {
        const auto sign = std::to_string(++number);
        text += "\n" + std::string(sign.size() < 2 ? 1 : 0, ' ') + sign + (lead.pinned ? "* " : "  ")
            + lead.sentence.english() + "\n    " + analysis::shellLine(lead.filterWords) + "\n";
        if (const auto doubted = analysis::suspectWords(lead); !doubted.empty()) {
            text += "    " + doubted + "\n";
        }
        for (const auto& twin : lead.twins) {
            text += "    also describable as: " + twin.english() + "\n";
        }
    }
    if (list.leads.empty()) {
        text += "\nNothing stands out beyond chance.\n";
    }
    for (const auto& untold : list.notTold) {
        text += "\nNot told, " + std::string(analysis::leadFamilyName(untold.family)) + ": "
            + untold.reason.english() + "\n";
    }
    return text;
}

Json runJson(const PrintedLeads& printed, bool several)
{
    auto json = listJson(*printed.run.list);
    if (several) {
        json["set"] = printed.run.set;
    }
    json["system"] = printed.run.system;
    json["signature"] = printed.signature;
    return json;
}

Json sharedJson(const analysis::SharedLead& shared, std::span<const analysis::RunLeads> runs)
{
    Json json { { "key", shared.key }, { "family", analysis::leadFamilyName(shared.family) },
        { "side", analysis::leadSideName(shared.side) }, { "subject", shared.subject.english() },
        { "runs", shared.places.size() }, { "sets", shared.sets }, { "n", shared.n },
        { "wrong", shared.wrong }, { "gain", shared.gain }, { "of", Json::array() } };
    for (const auto& place : shared.places) {
        const auto& run = runs[place.run];
        const auto& lead = run.list->leads[place.lead];
        json["of"].push_back({ { "set", run.set }, { "system", run.system }, { "n", lead.n },
            { "wrong", lead.wrong }, { "gain", numberOrNull(lead.gain) } });
    }
    return json;
}

/// Those that more than one run has.
std::string sharedText(
    const std::vector<analysis::SharedLead>& shared, std::span<const analysis::RunLeads> runs)
{
    std::string text = "\nLeads of several of the " + std::to_string(runs.size())
        + " runs, by the F1 points that they bring together:\n";
    const auto before = text.size();
    for (const auto& lead : shared) {
        if (lead.places.size() > 1) {
            text += "\n " + lead.subject.english() + "\n    " + analysis::sharedWords(lead, runs).english()
                + "\n";
        }
    }
    return text.size() > before ? text : text + "\nNone.\n";
}

} // namespace

std::string leadsReport(const std::vector<PrintedLeads>& printed, OutputForm form)
{
    const bool several = printed.size() > 1;
    const auto runs = support::listOf<analysis::RunLeads>(printed, &PrintedLeads::run);
    const auto shared = several ? analysis::sharedLeads(runs) : std::vector<analysis::SharedLead>();
    switch (form) {
    case OutputForm::Json: {
        if (!several) {
            return dumped(runJson(printed.front(), false), 2) + "\n";
        }
        Json json { { "runs", Json::array() }, { "campaign", Json::array() } };
        for (const auto& one : printed) {
            json["runs"].push_back(runJson(one, true));
        }
        for (const auto& lead : shared) {
            json["campaign"].push_back(sharedJson(lead, runs));
        }
        return dumped(json, 2) + "\n";
    }
    case OutputForm::Tsv:
        return formed(analysis::leadTable(runs, true), form);
    case OutputForm::Markdown:
    case OutputForm::Latex: {
        std::vector<analysis::Table> tables { analysis::leadTable(runs, false) };
        if (several) {
            tables.push_back(analysis::sharedLeadTable(shared, false));
        }
        return formed(tables, {}, form);
    }
    case OutputForm::Text:
        break;
    }
    std::string text;
    for (const auto& one : printed) {
        text += (text.empty() ? "" : "\n")
            + listText(*one.run.list, several ? one.run.set + " · " + one.heading : one.heading);
    }
    return several ? text + sharedText(shared, runs) : text;
}

} // namespace touchstone::cli
