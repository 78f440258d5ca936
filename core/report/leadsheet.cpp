// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/leadsheet.h"

#include "core/report/commandline.h"
#include "core/support/numbers.h"

#include <functional>

namespace touchstone::analysis {

namespace {

constexpr double inHundred = 100; ///< F1 points and percent

/// How numbers are written: for scripts with all digits, for people rounded; what is undefined is said.
class LeadNumbers
{
public:
    explicit LeadNumbers(bool script)
        : m_script(script)
    {
    }

    [[nodiscard]] std::string number(std::optional<double> value, int decimals) const
    {
        return !value  ? std::string(m_script ? "" : undefinedSign)
            : m_script ? support::shortest(*value)
                       : support::fixed(*value, decimals);
    }
    [[nodiscard]] std::string points(std::optional<double> gain) const
    {
        return number(gain && !m_script ? std::optional(*gain * inHundred) : gain, 2);
    }
    [[nodiscard]] std::string end(const std::optional<metrics::Interval>& interval, bool high) const
    {
        return interval ? number(high ? interval->high : interval->low, 1) : std::string();
    }
    [[nodiscard]] std::string percents(const std::optional<metrics::Interval>& interval) const
    {
        return interval ? support::fixed(interval->low * inHundred, 0) + "–"
                + support::fixed(interval->high * inHundred, 0)
                        : std::string(undefinedSign);
    }

private:
    bool m_script;
};

struct LeadColumn
{
    const char* forScripts; ///< null: for people alone
    const char* forPeople; ///< null: for scripts alone
    bool number;
    std::function<std::string(const Lead& lead)> cell;
};

std::vector<LeadColumn> leadColumns(bool script)
{
    const LeadNumbers write(script);
    const auto word = [](bool yes) { return std::string(yes ? "true" : "false"); };
    std::vector<LeadColumn> all {
        { "sentence", "Lead", false, [](const Lead& lead) { return lead.sentence.english(); } },
        { "n", "Annotations", true, [](const Lead& lead) { return std::to_string(lead.n); } },
        { "wrong", "Wrong", true, [](const Lead& lead) { return std::to_string(lead.wrong); } },
        { "documents", "Documents", true, [](const Lead& lead) { return std::to_string(lead.documents); } },
        { "expected", "Expected wrong", true,
            [=](const Lead& lead) { return write.number(lead.expected, 1); } },
        { nullptr, "Wrong, 95 % interval (%)", true,
            [=](const Lead& lead) { return write.percents(lead.rate); } },
        { "rate_low", nullptr, true, [=](const Lead& lead) { return write.end(lead.rate, false); } },
        { "rate_high", nullptr, true, [=](const Lead& lead) { return write.end(lead.rate, true); } },
        { "gain", "F1 points", true, [=](const Lead& lead) { return write.points(lead.gain); } },
        { "suspects", "Suspects", true,
            [=](const Lead& lead) {
                return lead.suspects ? std::to_string(*lead.suspects) : write.number(std::nullopt, 0);
            } },
        { "side", nullptr, false, [](const Lead& lead) { return std::string(leadSideName(lead.side)); } },
        { "excess", nullptr, true, [=](const Lead& lead) { return write.number(lead.excess, 1); } },
        { "excess_low", nullptr, true,
            [=](const Lead& lead) { return write.end(lead.excessInterval, false); } },
        { "excess_high", nullptr, true,
            [=](const Lead& lead) { return write.end(lead.excessInterval, true); } },
        { "z", nullptr, true, [=](const Lead& lead) { return write.number(lead.z, 1); } },
        { "p", nullptr, true, [=](const Lead& lead) { return write.number(lead.p, 3); } },
        { "gain_of_excess", nullptr, true,
            [=](const Lead& lead) { return write.points(lead.gainOfExcess); } },
        { "pinned", nullptr, false, [=](const Lead& lead) { return word(lead.pinned); } },
        { "uncertain", nullptr, false, [=](const Lead& lead) { return word(lead.uncertain); } },
        { "options", nullptr, false,
            [](const Lead& lead) { return shellLine(filterArguments(lead.filter)); } },
        { "wrong_options", "Options", false, [](const Lead& lead) { return shellLine(lead.filterWords); } },
        { "key", "Key", false, [](const Lead& lead) { return lead.key; } },
    };
    std::erase_if(all, [script](const LeadColumn& column) {
        return (script ? column.forScripts : column.forPeople) == nullptr;
    });
    return all;
}

/// Of an alarm what it has of a lead; the other cells are empty.
std::string alarmCell(const LeadAlarm& alarm, const LeadColumn& column)
{
    const std::string_view id = column.forScripts == nullptr ? "" : column.forScripts;
    return id == "sentence"     ? alarm.sentence.english()
        : id == "n"             ? std::to_string(alarm.count)
        : id == "options"       ? shellLine(filterArguments(alarm.filter))
        : id == "wrong_options" ? shellLine(alarm.filterWords)
                                : std::string();
}

} // namespace

Table leadTable(std::span<const RunLeads> runs, bool script)
{
    Table table;
    const bool several = runs.size() > 1;
    const auto head = [&](const char* forScripts, const char* forPeople, bool number = false) {
        table.columns.push_back({ script ? forScripts : forPeople, number });
    };
    if (several) {
        head("set", "Data set");
        head("system", "System");
    }
    head("rank", "#", true);
    head("family", "Kind");
    const auto columns = leadColumns(script);
    for (const auto& column : columns) {
        head(column.forScripts, column.forPeople, column.number);
    }
    const auto begin = [&](const RunLeads& run, std::string rank, std::string kind) -> auto&
    {
        auto& row = table.rows.emplace_back();
        if (several) {
            row = { run.set, run.system };
        }
        row.push_back(std::move(rank));
        row.push_back(std::move(kind));
        return row;
    };
    for (const auto& run : runs) {
        for (const auto& alarm : run.list->alarms) {
            auto& row = begin(run, {}, "alarm: " + std::string(leadAlarmName(alarm.kind)));
            for (const auto& column : columns) {
                row.push_back(alarmCell(alarm, column));
            }
        }
        std::size_t rank = 0;
        for (const auto& lead : run.list->leads) {
            auto& row = begin(run, std::to_string(++rank), std::string(leadFamilyName(lead.family)));
            for (const auto& column : columns) {
                row.push_back(column.cell(lead));
            }
        }
        for (const auto& untold : run.list->notTold) {
            table.note += (table.note.empty() ? "" : " ") + std::string("Not told, ")
                + (several ? run.set + ", " + run.system + ", " : std::string())
                + std::string(leadFamilyName(untold.family)) + ": " + untold.reason.english();
        }
    }
    return table;
}

Table sharedLeadTable(std::span<const SharedLead> leads, bool script)
{
    Table table;
    table.title = script ? "" : "Shared by several runs";
    const std::pair<const char*, const char*> heads[]
        = { { "runs", "Runs" }, { "sets", "Data sets" }, { "subject", "Lead" }, { "n", "Annotations" },
              { "wrong", "Wrong" }, { "gain", "F1 points, summed" }, { "key", "Key" } };
    for (const auto& [forScripts, forPeople] : heads) {
        const std::string_view id = forScripts;
        table.columns.push_back({ script ? forScripts : forPeople, id != "subject" && id != "key" });
    }
    for (const auto& lead : leads) {
        table.rows.push_back({ std::to_string(lead.places.size()), std::to_string(lead.sets),
            lead.subject.english(), std::to_string(lead.n), std::to_string(lead.wrong),
            LeadNumbers(script).points(lead.gain), lead.key });
    }
    return table;
}

} // namespace touchstone::analysis
