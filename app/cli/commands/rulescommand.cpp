// SPDX-License-Identifier: GPL-3.0-or-later
// `rules`: check, list and explain the rules that classify annotations.
#include "app/cli/commands/commands.h"
#include "app/cli/commands/scored.h"
#include "app/cli/rules/rulereport.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"

#include "core/evaluation/records/evaluation.h"

namespace touchstone::cli {

namespace {

class RulesCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        const auto command = [&](const char* name, const char* summary, Action action) {
            return arguments.command(name, summary, [this, action] { m_action = action; });
        };
        auto check = command("check", "Read rule files and name every mistake", Action::Check);
        auto list = command("list", "The rules in force, in the order they go", Action::List);
        auto explain = command("explain",
            "What each annotation is, and which rules said so: in the order they fired, RULE > RULE",
            Action::Explain);
        check.value("files", m_options.rules.checked, "FILE...", "Rule files, one on top of the other");
        for (auto* one : { &check, &list, &explain }) {
            m_words.settings.declareRules(*one);
        }
        explain.value("--annotation", m_options.rules.annotation, "ID",
            "Only this annotation, with each step and its conditions; gold:ID, system:ID: of this side");
        explain.value("--why-not", m_options.rules.whyNot, "RULE",
            "Of --annotation: each condition of this rule for every candidate, with its values");
        m_words.files.declare(explain, threads);
        m_words.settings.declareAnyway(explain);
        m_filter.declareDocuments(explain);
        m_words.settings.declareRestrictions(explain);
        m_words.settings.declareNBest(explain, "N", "links: the first N candidates count; default 1");
        for (auto* one : { &check, &list, &explain }) {
            m_options.declare(*one);
            one->tellVersion();
        }
    }

    void finish() override
    {
        auto& sources = m_words.settings.relations.rules;
        const auto& checked = m_options.rules.checked;
        m_words.readData(m_options);
        m_words.checkData(m_options,
            m_action == Action::Explain ? ScoringWords::Need::OneSystem : ScoringWords::Need::Nothing,
            "rules explain shows");
        if (m_action == Action::Check) {
            if (checked.empty() && sources.files.empty() && sources.settings.empty()) {
                throw UsageError { "rules check takes one rule file or more." };
            }
            sources.files.insert(sources.files.end(), checked.begin(), checked.end());
        }
        if (!m_options.rules.whyNot.empty() && m_options.rules.annotation.empty()) {
            throw UsageError { "--why-not asks about one annotation; name it with --annotation ID." };
        }
        m_words.readSettings(m_options);
        refuseSeveral(m_options);
        m_options.filter.documents = m_filter.documents;
        m_options.finish(m_options.inputs());
    }

    int run() override
    {
        Console console(m_options);
        support::Diagnostics findings;
        const support::Progress progress(console.stop());
        auto rules = analysis::loadRules(m_options.relations.rules, findings, progress);
        if (!rules && findings.empty()) {
            return console.fail(rules.error());
        }
        if (!m_options.quiet || !rules) {
            printMistakes(findings);
        }
        if (m_action == Action::Check) {
            const auto* const set = rules ? rules->rules.get() : nullptr;
            const int code = console.put(ruleCheckReport(m_options, set, findings));
            const bool failed = !rules || (m_options.strict && hasWarnings(findings));
            return code == exitDone && failed ? exitData : code;
        }
        if (!rules) {
            return rules.error().code == support::ErrorCode::InvalidOption ? exitUsage : exitData;
        }
        return m_action == Action::List ? console.put(ruleListReport(m_options, *rules->rules))
                                        : explain(console, std::move(*rules));
    }

private:
    enum class Action { Check, List, Explain };

    int explain(Console& console, analysis::RuleSetup rules) const
    {
        const auto data = loadWhole(m_options.dataSet, console);
        if (!data) {
            return console.fail(data.error());
        }
        const auto& system = data->systems.front();
        support::Progress pairing(console.stop(), console.report("Bringing texts together"));
        const auto evaluation = analysis::evaluate(
            data->gold, system.layer, m_options.spec, pairing, analysis::EvaluationExtent::Texts);
        if (!evaluation) {
            return console.fail(evaluation.error());
        }
        auto findings = findingsOf(*data);
        findings.add((*evaluation)->diagnostics, system.source.name);
        console.warn(findings);
        support::Progress running(console.stop(), console.report("Running rules"));
        const auto run = analysis::runRules(**evaluation, std::move(rules), running);
        if (!run) {
            return console.fail(run.error());
        }
        const auto text = ruleExplainReport(m_options, **evaluation, *run, running);
        return text ? console.putAndEnd(*text, findings) : console.fail(text.error());
    }

    Action m_action = Action::List;
    ScoringWords m_words;
    FilterWords m_filter;
    RulesOptions m_options;
};

} // namespace

CommandEntry rulesCommand()
{
    return entry<RulesCommand>("rules", "Check, list and explain the rules that classify annotations");
}

} // namespace touchstone::cli
