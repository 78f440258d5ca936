// SPDX-License-Identifier: GPL-3.0-or-later
// `rules`: check, list and explain.
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/rulereport.h"

#include "core/analysis/evaluation.h"
#include "core/analysis/project.h"

namespace touchstone::cli {

namespace {

int explainAndPrint(const Options& options, analysis::RuleSetup rules, Console& console)
{
    support::Progress reading(console.stop(), console.report("Reading"));
    const auto data = analysis::loadDataSet(options.dataSet, reading);
    if (!data) {
        return console.fail(data.error());
    }
    const auto& system = data->systems.front();
    if (system.error) {
        return console.fail(*system.error);
    }
    support::Progress pairing(console.stop(), console.report("Bringing texts together"));
    const auto evaluation = analysis::evaluate(
        data->gold, system.layer, options.spec, pairing, analysis::EvaluationExtent::Texts);
    if (!evaluation) {
        return console.fail(evaluation.error());
    }
    support::Diagnostics findings;
    findings.append(data->gold->diagnostics);
    findings.append(system.layer->diagnostics);
    findings.append((*evaluation)->diagnostics);
    console.warn(findings);
    support::Progress running(console.stop(), console.report("Running rules"));
    const auto run = analysis::runRules(**evaluation, std::move(rules), running);
    if (!run) {
        return console.fail(run.error());
    }
    const auto text = ruleExplainReport(options, **evaluation, *run, running);
    return text ? console.putAndEnd(*text, findings) : console.fail(text.error());
}

} // namespace

int rulesAndPrint(const Options& options)
{
    Console console(options);
    const bool check = options.rules.action == RuleAction::Check;
    support::Diagnostics findings;
    const support::Progress progress(console.stop());
    auto rules = analysis::loadRules(options.relations.rules, findings, progress);
    if (!rules && findings.empty()) {
        return console.fail(rules.error());
    }
    if (!options.quiet || !rules) {
        printMistakes(findings);
    }
    if (check) {
        const auto* const set = rules ? rules->rules.get() : nullptr;
        const int code = console.put(ruleCheckReport(options, set, findings));
        const bool failed = !rules || (options.strict && hasWarnings(findings));
        return code == exitDone && failed ? exitData : code;
    }
    if (!rules) {
        return rules.error().code == support::ErrorCode::InvalidOption ? exitUsage : exitData;
    }
    if (options.rules.action == RuleAction::List) {
        return console.put(ruleListReport(options, *rules->rules));
    }
    return explainAndPrint(options, std::move(*rules), console);
}

} // namespace touchstone::cli
