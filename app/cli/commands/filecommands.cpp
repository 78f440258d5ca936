// SPDX-License-Identifier: GPL-3.0-or-later
// `align`, `check`, `convert`, `rules`, `trend`: commands over files that are read but not scored.
#include "app/cli/commands/commands.h"
#include "app/cli/files/alignreport.h"
#include "app/cli/files/checking.h"
#include "app/cli/files/trendreport.h"
#include "app/cli/print/console.h"
#include "app/cli/rules/rulereport.h"
#include "app/cli/score/scoring.h"

#include "core/evaluation/dataset/conversion.h"
#include "core/evaluation/dataset/othertexts.h"
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "core/measures/registry/measureregistry.h"

#include <algorithm>

namespace touchstone::cli {

namespace {

/// The gold and every system, none of them broken.
support::Result<analysis::DataSet> loadWhole(const Options& options, Console& console)
{
    support::Progress reading(console.stop(), console.report("Reading"));
    auto data = analysis::loadDataSet(options.dataSet, reading);
    if (data) {
        for (const auto& system : data->systems) {
            if (system.error) {
                return tl::unexpected(*system.error);
            }
        }
    }
    return data;
}

analysis::Findings findingsOf(const analysis::DataSet& data)
{
    analysis::Findings findings;
    findings.add(data.gold->diagnostics);
    for (const auto& system : data.systems) {
        findings.add(system.layer->diagnostics, system.source.name);
    }
    return findings;
}

int explainAndPrint(const Options& options, analysis::RuleSetup rules, Console& console)
{
    const auto data = loadWhole(options, console);
    if (!data) {
        return console.fail(data.error());
    }
    const auto& system = data->systems.front();
    support::Progress pairing(console.stop(), console.report("Bringing texts together"));
    const auto evaluation = analysis::evaluate(
        data->gold, system.layer, options.spec, pairing, analysis::EvaluationExtent::Texts);
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
    const auto text = ruleExplainReport(options, **evaluation, *run, running);
    return text ? console.putAndEnd(*text, findings) : console.fail(text.error());
}

} // namespace

int checkAndPrint(const Options& options)
{
    Console console(options);
    support::Diagnostics rest;
    support::Progress reading(console.stop(), console.report("Reading"));
    const auto spec = loadSpec(options, rest, reading);
    if (!spec) {
        return console.fail(spec.error());
    }
    const bool types = std::any_of(options.measures.begin(), options.measures.end(),
        [](const std::string& id) { return metrics::measureById(id)->comparesTypes; });
    const auto check
        = analysis::checkSubmissionFiles(options.dataSet, { *spec, options.scheme, types }, reading);
    if (!check) {
        return console.fail(check.error());
    }
    if (const int code = console.put(checkReport(options, *check)); code != exitDone) {
        return code;
    }
    return !check->passed() || (options.strict && hasWarnings(check->findings)) ? exitData : exitDone;
}

int convertAndWrite(const Options& options)
{
    Console console(options);
    const auto data = loadWhole(options, console);
    if (!data) {
        return console.fail(data.error());
    }
    auto findings = findingsOf(*data);
    support::Diagnostics changed;
    support::Progress writing(console.stop(), console.report("Writing"));
    const auto done = analysis::convert(*data, options.convert.form, analysis::inputsOf(options.dataSet),
        options.output == "-" ? std::string() : options.output, print, changed, writing);
    findings.add(changed);
    console.warn(findings);
    return done ? console.end(findings) : console.fail(done.error());
}

int alignAndPrint(const Options& options)
{
    Console console(options);
    const auto data = loadWhole(options, console);
    if (!data) {
        return console.fail(data.error());
    }
    const auto& system = data->systems.front();
    support::Progress meeting(console.stop(), console.report("Bringing documents together"));
    const auto pairing = analysis::pairDocuments(data->gold, system.layer, meeting);
    if (!pairing) {
        return console.fail(pairing.error());
    }
    const auto others = analysis::otherTexts(*data->gold, *pairing, meeting);
    if (!others || (*others && !options.spec.anyway)) {
        return console.fail(others ? **others : others.error());
    }
    auto findings = findingsOf(*data);
    findings.add(pairing->diagnostics, system.source.name);
    console.warn(findings);
    support::Progress aligning(console.stop(), console.report("Aligning"));
    const int code = console.putPieces(
        [&](const Sink& sink) { return writeAlignments(options, data->gold, *pairing, sink, aligning); });
    return code == exitDone ? console.end(findings) : code;
}

int trendAndPrint(const Options& options)
{
    Console console(options);
    support::Progress reading(console.stop(), console.report("Reading"));
    const auto data = analysis::readTrend(options.trend.paths, options.trend.order, reading);
    if (!data) {
        return console.fail(data.error());
    }
    analysis::Findings findings;
    findings.add(data->diagnostics);
    console.warn(findings);
    const auto trend = askedTrend(options, *data);
    if (!trend) {
        return console.fail(trend.error());
    }
    const auto broken = brokenTrendRules(options, *data);
    const int code = console.put(trendReport(options, *data, *trend));
    if (!broken) { // the numbers are there to look at, the rule could not be judged
        return console.fail(broken.error());
    }
    const int ended = console.end(findings, *broken);
    return code != exitDone ? code : ended;
}

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
