// SPDX-License-Identifier: GPL-3.0-or-later
// `trend`: a score over files that `score --json` wrote.
#include "app/cli/commands/commands.h"
#include "app/cli/files/trendreport.h"

#include "core/support/lookup.h"

namespace touchstone::cli {

namespace {

class TrendCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        arguments
            .value("paths", m_trend.paths, "FOLDER|FILE...",
                "Files of score --json, lock files of campaigns, or folders: every .json and "
                ".touchstone-lock "
                "directly in them")
            .fromStandardInput();
        m_trend.declare(arguments);
        arguments.repeated("--fail-if", m_failIf, "RULE",
            "Exit with 3 if the change of a system from the file before to the last is so: "
            "'muc.strict.f1 < -0.01', of lock files in any data set; repeats");
        m_output.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_trend.finish();
        m_rules = support::listOf<FailRule>(m_failIf, failRuleOf);
        m_output.finish(m_trend.paths);
    }

    int run() override
    {
        Console console(m_output);
        support::Progress reading(console.stop(), console.report("Reading"));
        const auto data = analysis::readTrend(m_trend.paths, m_trend.order, reading);
        if (!data) {
            return console.fail(data.error());
        }
        analysis::Findings findings;
        findings.add(data->diagnostics);
        console.warn(findings);
        const auto trend = askedTrend(m_trend, *data);
        if (!trend) {
            return console.fail(trend.error());
        }
        const auto broken = brokenTrendRules(m_trend, m_rules, *data);
        const int code = console.put(trendReport(m_output.form, *data, *trend));
        if (!broken) { // the numbers are there to look at, the rule could not be judged
            return console.fail(broken.error());
        }
        std::ranges::for_each(broken->told, printError);
        const int ended = console.end(findings, broken->broken);
        return code != exitDone ? code : ended;
    }

private:
    TrendOptions m_trend;
    std::vector<std::string> m_failIf;
    std::vector<FailRule> m_rules;
    OutputOptions m_output;
};

} // namespace

CommandEntry trendCommand()
{
    return entry<TrendCommand>("trend",
        "A score over files that score --json wrote, the change from file to file, and what differs");
}

} // namespace touchstone::cli
