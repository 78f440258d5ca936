// SPDX-License-Identifier: GPL-3.0-or-later
// touchstone-cli: arguments in, text out, exit code 0 done, 1 data, 2 usage, 3 a rule of --fail-if.
#include "app/cli/alignreport.h"
#include "app/cli/checking.h"
#include "app/cli/comparereport.h"
#include "app/cli/comparing.h"
#include "app/cli/groupcomparing.h"
#include "app/cli/listing.h"
#include "app/cli/options.h"
#include "app/cli/presetreport.h"
#include "app/cli/report.h"
#include "app/cli/rulereport.h"
#include "app/cli/scoring.h"
#include "app/cli/trendreport.h"

#include "core/analysis/datasetlabels.h"
#include "core/analysis/conversion.h"
#include "core/analysis/measurerunner.h"
#include "core/analysis/project.h"
#include "core/analysis/table.h"
#include "core/io/atomicfile.h"

#include <tbb/global_control.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

namespace {

using namespace touchstone;

constexpr int exitDone = 0;
constexpr int exitData = 1;
constexpr int exitUsage = 2;
constexpr int exitRule = 3;
constexpr int exitInterrupted = 130;

/// Turns Ctrl-C into a stop request: the signal is waited for by a thread of its own, since a handler may do
/// next to nothing. A second one ends the program where it stands; files are written whole or not at all.
std::stop_token stopOnInterrupt()
{
    static std::stop_source source;
    static sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::thread([] {
        int received = 0;
        sigwait(&signals, &received);
        source.request_stop();
        sigwait(&signals, &received);
        _exit(exitInterrupted);
    }).detach();
    return source.get_token();
}

void printError(const std::string& text)
{
    std::fputs((analysis::terminalSafe(text) + "\n").c_str(), stderr);
}

/// A line that is written over, on terminals only.
class ProgressLine
{
public:
    explicit ProgressLine(bool quiet)
        : m_shown(!quiet && isatty(STDERR_FILENO) != 0)
    {
    }
    ~ProgressLine()
    {
        if (m_written) {
            std::fputs("\r\033[K", stderr);
        }
    }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    [[nodiscard]] support::Progress::Report report(std::string what)
    {
        if (!m_shown) {
            return {};
        }
        return [this, what = std::move(what)](std::uint64_t done, std::uint64_t total) {
            constexpr std::uint64_t hundred = 100;
            const auto percent = total == 0 ? 0 : done * hundred / total;
            if (m_percent.exchange(percent) != percent) {
                m_written = true;
                std::fprintf(
                    stderr, "\r\033[K%s %llu %%", what.c_str(), static_cast<unsigned long long>(percent));
            }
        };
    }

private:
    bool m_shown;
    std::atomic<bool> m_written { false };
    std::atomic<std::uint64_t> m_percent { hundredAndOne };
    static constexpr std::uint64_t hundredAndOne = 101;
};

int fail(const support::Error& error)
{
    if (error.code == support::ErrorCode::Cancelled) {
        printError("interrupted");
        return exitInterrupted;
    }
    printError(support::formatted(error));
    return error.code == support::ErrorCode::InvalidOption ? exitUsage : exitData;
}

support::Result<void> print(std::string_view text)
{
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) {
        return {};
    }
    return support::failure(support::ErrorCode::Unreadable,
        std::string("cannot write: ") + std::strerror(errno) + "; free it, or write to a file with -o FILE",
        { "standard output", 0, 0 });
}

int put(const cli::Options& options, const std::string& text)
{
    const auto done = options.output.empty() ? print(text) : io::writeAtomically(options.output, text);
    return done ? exitDone : fail(done.error());
}

/// Nothing here stopped the work, so every line is a warning, also where a row was skipped. A kind that comes
/// often is cut short: a table must not drown in the repairs of one column.
void printFindings(const support::Diagnostics& findings)
{
    constexpr std::size_t shownOfAKind = 20;
    std::map<std::string, std::size_t> shown;
    for (auto finding : findings.list()) {
        if (finding.severity != support::Severity::Note && ++shown[finding.code] <= shownOfAKind) {
            finding.severity = support::Severity::Warning;
            printError(support::formatted(finding));
        }
    }
    for (const auto& [code, count] : shown) {
        if (const auto all = findings.count(code); all > shownOfAKind) {
            printError("warning: " + std::to_string(all - shownOfAKind) + " more of kind " + code
                + "; --json lists them under diagnostics");
        }
    }
}

bool hasWarnings(const support::Diagnostics& findings)
{
    for (const auto& finding : findings.list()) {
        if (finding.severity != support::Severity::Note) {
            return true;
        }
    }
    return false;
}

int failOnWarnings()
{
    printError("error: there were warnings, and --strict makes them fail");
    return exitData;
}

/// The mistakes of rule files, as they are: errors stay errors.
void printMistakes(const support::Diagnostics& findings)
{
    for (const auto& finding : findings.list()) {
        printError(support::formatted(finding));
    }
}

/// Reads the files that belong to the settings; of rules every mistake is printed. The exit code if they
/// cannot be used.
std::optional<int> loadSpec(const cli::Options& options, analysis::EvaluationSpec& spec,
    cli::Findings& findings, const std::stop_token& stop)
{
    support::Diagnostics rest;
    ProgressLine line(options.quiet);
    support::Progress reading(stop, line.report("Reading settings"));
    auto relations = options.relations;
    if (!relations.train.empty()) { // its labels are changed as the gold's are
        auto rules = analysis::labelRulesOf(options.dataSet);
        if (!rules) {
            return fail(rules.error());
        }
        relations.trainLabels = std::move(*rules);
    }
    if (const auto loaded = analysis::loadRelations(relations, spec, rest, reading); !loaded) {
        const int code = fail(loaded.error());
        printMistakes(rest);
        return code;
    }
    findings.add(rest, false);
    return std::nullopt;
}

/// Piece by piece, since the lines of a corpus are many times its size.
support::Result<void> writeAlignments(const cli::Options& options, const analysis::DataSet& data,
    const analysis::DocumentPairing& pairing, support::Progress& progress)
{
    if (options.output.empty()) {
        return cli::writeAlignments(options, data.gold, pairing, print, progress);
    }
    auto file = io::AtomicFile::open(options.output);
    if (!file) {
        return tl::unexpected(file.error());
    }
    const auto written = cli::writeAlignments(
        options, data.gold, pairing, [&](std::string_view text) { return file->write(text); }, progress);
    return written ? file->commit() : written;
}

int checkAndPrint(const cli::Options& options)
{
    const auto stop = stopOnInterrupt();
    ProgressLine line(options.quiet);
    support::Progress reading(stop, line.report("Reading"));
    const auto check = analysis::checkSubmissionFiles(options.dataSet.gold, options.like, reading);
    if (!check) {
        return fail(check.error());
    }
    if (const int code = put(options, cli::checkReport(options, *check)); code != exitDone) {
        return code;
    }
    return !check->passed() || (options.strict && hasWarnings(check->findings)) ? exitData : exitDone;
}

int convertAndWrite(const cli::Options& options)
{
    const auto stop = stopOnInterrupt();
    ProgressLine line(options.quiet);
    support::Progress reading(stop, line.report("Reading"));
    const auto data = analysis::loadDataSet(options.dataSet, reading);
    if (!data) {
        return fail(data.error());
    }
    support::Diagnostics findings;
    findings.append(data->gold->diagnostics);
    for (const auto& system : data->systems) {
        if (system.error) {
            return fail(*system.error);
        }
        findings.append(system.layer->diagnostics);
    }
    support::Progress writing(stop, line.report("Writing"));
    const auto done = analysis::convert(*data, options.convert.form, analysis::inputsOf(options.dataSet),
        options.output == "-" ? std::string() : options.output, print, findings, writing);
    if (!options.quiet) {
        printFindings(findings);
    }
    if (!done) {
        return fail(done.error());
    }
    return options.strict && hasWarnings(findings) ? failOnWarnings() : exitDone;
}

int alignAndPrint(const cli::Options& options)
{
    const auto stop = stopOnInterrupt();
    ProgressLine line(options.quiet);
    support::Progress reading(stop, line.report("Reading"));
    const auto data = analysis::loadDataSet(options.dataSet, reading);
    if (!data) {
        return fail(data.error());
    }
    const auto& system = data->systems.front();
    if (system.error) {
        return fail(*system.error);
    }
    const auto pairing = analysis::pairDocuments(data->gold, system.layer);
    support::Diagnostics findings;
    findings.append(data->gold->diagnostics);
    findings.append(system.layer->diagnostics);
    findings.append(pairing.diagnostics);
    if (!options.quiet) {
        printFindings(findings);
    }
    support::Progress aligning(stop, line.report("Aligning"));
    if (const auto done = writeAlignments(options, *data, pairing, aligning); !done) {
        return fail(done.error());
    }
    return options.strict && hasWarnings(findings) ? failOnWarnings() : exitDone;
}

/// The program ends right after its output: the system takes back all memory at once, while destroying a
/// corpus annotation by annotation would cost a tenth of the whole run.
void keepForever(std::shared_ptr<const void> value)
{
    static auto* const kept = new std::vector<std::shared_ptr<const void>>;
    kept->push_back(std::move(value));
}

int evaluateAndPrint(const cli::Options& options)
{
    const auto stop = stopOnInterrupt();
    auto spec = options.spec;
    cli::Findings findings;
    if (const auto failed = loadSpec(options, spec, findings, stop)) {
        return *failed;
    }
    ProgressLine line(options.quiet);
    auto systems = cli::scoreAll(
        options, spec, stop, [&line](std::string what) { return line.report(std::move(what)); }, findings);
    if (!systems) {
        return fail(systems.error());
    }
    keepForever(std::make_shared<const std::vector<cli::ScoredSystem>>(*systems));
    const auto& wanted = options.filter.list;
    for (auto& system : *systems) {
        const auto measures = system.measures; // showList drops those that speak of other records
        for (const auto& measure : measures) {
            if (!wanted.empty() && measure->measure == analysis::measureOfList(wanted)) {
                if (const auto done = cli::showList(options, system, *measure); !done) {
                    return fail(done.error());
                }
            }
        }
    }
    if (options.command == cli::Command::Errors) {
        if (const auto known = cli::checkSlices(options.filter, *systems->front().evaluation); !known) {
            return fail(known.error());
        }
    }
    if (!options.quiet) {
        printFindings(findings.all());
    }
    const auto text = options.command == cli::Command::Errors
        ? cli::errorReport(options, systems->front())
        : cli::scoreReport(options, *systems, findings.all());
    const int code = put(options, text);
    if (code == exitDone && options.strict && hasWarnings(findings.all())) {
        return failOnWarnings();
    }
    return code;
}

int compareGroupsAndPrint(const cli::Options& options)
{
    const auto stop = stopOnInterrupt();
    auto spec = options.spec;
    cli::Findings findings;
    if (const auto failed = loadSpec(options, spec, findings, stop)) {
        return *failed;
    }
    ProgressLine line(options.quiet);
    const auto compared = cli::compareGroups(
        options, spec, stop, [&line](std::string what) { return line.report(std::move(what)); }, findings);
    if (!options.quiet) {
        printFindings(findings.all());
    }
    if (!compared) {
        return fail(compared.error());
    }
    const auto broken = cli::brokenGroupRules(options, *compared);
    if (!broken) {
        return fail(broken.error());
    }
    const int code = put(options, cli::groupReport(options, *compared, findings.all()));
    for (const auto& text : *broken) {
        printError(text);
    }
    if (code != exitDone) {
        return code;
    }
    if (!broken->empty()) {
        return exitRule;
    }
    return options.strict && hasWarnings(findings.all()) ? failOnWarnings() : exitDone;
}

int compareAndPrint(const cli::Options& options)
{
    if (!options.compare.groups.empty()) {
        return compareGroupsAndPrint(options);
    }
    const auto stop = stopOnInterrupt();
    auto spec = options.spec;
    cli::Findings findings;
    if (const auto failed = loadSpec(options, spec, findings, stop)) {
        return *failed;
    }
    ProgressLine line(options.quiet);
    const auto compared = cli::compareAll(
        options, spec, stop, [&line](std::string what) { return line.report(std::move(what)); }, findings);
    if (!compared) {
        return fail(compared.error());
    }
    keepForever(std::make_shared<const std::vector<cli::ScoredSystem>>(compared->systems));
    if (!options.quiet) {
        printFindings(findings.all());
    }
    const auto broken = cli::brokenRules(options, *compared);
    if (!broken) {
        return fail(broken.error());
    }
    const int code = put(options, cli::compareReport(options, *compared, findings.all()));
    for (const auto& text : *broken) {
        printError(text);
    }
    if (code != exitDone) {
        return code;
    }
    if (!broken->empty()) {
        return exitRule;
    }
    return options.strict && hasWarnings(findings.all()) ? failOnWarnings() : exitDone;
}

int trendAndPrint(const cli::Options& options)
{
    const auto stop = stopOnInterrupt();
    ProgressLine line(options.quiet);
    support::Progress reading(stop, line.report("Reading"));
    const auto data = analysis::readTrend(options.trend.paths, options.trend.order, reading);
    if (!data) {
        return fail(data.error());
    }
    if (!options.quiet) {
        printFindings(data->diagnostics);
    }
    const auto trend = cli::askedTrend(options, *data);
    if (!trend) {
        return fail(trend.error());
    }
    const auto broken = cli::brokenTrendRules(options, *data);
    const int code = put(options, cli::trendReport(options, *data, *trend));
    if (!broken) {
        return fail(broken.error());
    }
    for (const auto& text : *broken) {
        printError(text);
    }
    if (code != exitDone) {
        return code;
    }
    if (!broken->empty()) {
        return exitRule;
    }
    return options.strict && hasWarnings(data->diagnostics) ? failOnWarnings() : exitDone;
}

int tabulateAndPrint(const cli::Options& options)
{
    const auto stop = stopOnInterrupt();
    auto spec = options.spec;
    cli::Findings findings;
    if (const auto failed = loadSpec(options, spec, findings, stop)) {
        return *failed;
    }
    ProgressLine line(options.quiet);
    const auto systems = cli::scoreAll(
        options, spec, stop, [&line](std::string what) { return line.report(std::move(what)); }, findings);
    if (!systems) {
        return fail(systems.error());
    }
    keepForever(std::make_shared<const std::vector<cli::ScoredSystem>>(*systems));
    if (!options.quiet) {
        printFindings(findings.all());
    }
    std::vector<analysis::TableSystem> shown;
    for (const auto& system : *systems) {
        shown.push_back({ system.name, system.own, system.measures.front() });
    }
    support::Progress comparing(stop, line.report("Comparing"));
    auto table = analysis::exportedTable(shown, options.table, comparing);
    if (!table) {
        return fail(table.error());
    }
    auto inputs = analysis::recipeInputs(options.dataSet, options.table.names, comparing);
    if (!inputs) {
        return fail(inputs.error());
    }
    table->comment = analysis::recipeText(analysis::tableRecipe(
        options.table, systems->front().own->signature, std::move(*inputs), options.output));
    const int code = put(options, analysis::formed(*table, options.table.form));
    if (code == exitDone && options.strict && hasWarnings(findings.all())) {
        return failOnWarnings();
    }
    return code;
}

int explainAndPrint(const cli::Options& options, analysis::RuleSetup rules, const std::stop_token& stop)
{
    ProgressLine line(options.quiet);
    support::Progress reading(stop, line.report("Reading"));
    const auto data = analysis::loadDataSet(options.dataSet, reading);
    if (!data) {
        return fail(data.error());
    }
    const auto& system = data->systems.front();
    if (system.error) {
        return fail(*system.error);
    }
    support::Progress pairing(stop, line.report("Bringing texts together"));
    const auto evaluation = analysis::evaluate(
        data->gold, system.layer, options.spec, pairing, analysis::EvaluationExtent::Texts);
    if (!evaluation) {
        return fail(evaluation.error());
    }
    support::Diagnostics findings;
    findings.append(data->gold->diagnostics);
    findings.append(system.layer->diagnostics);
    findings.append((*evaluation)->diagnostics);
    if (!options.quiet) {
        printFindings(findings);
    }
    support::Progress running(stop, line.report("Running rules"));
    const auto run = analysis::runRules(**evaluation, std::move(rules), running);
    if (!run) {
        return fail(run.error());
    }
    const auto text = cli::ruleExplainReport(options, **evaluation, *run, running);
    if (!text) {
        return fail(text.error());
    }
    const int code = put(options, *text);
    return code == exitDone && options.strict && hasWarnings(findings) ? failOnWarnings() : code;
}

int rulesAndPrint(const cli::Options& options)
{
    const auto stop = stopOnInterrupt();
    const bool check = options.rules.action == cli::RuleAction::Check;
    support::Diagnostics findings;
    const support::Progress progress(stop);
    auto rules = analysis::loadRules(options.relations.rules, findings, progress);
    if (!rules && findings.empty()) {
        return fail(rules.error());
    }
    if (!options.quiet || !rules) {
        printMistakes(findings);
    }
    if (check) {
        const auto* const set = rules ? rules->rules.get() : nullptr;
        const int code = put(options, cli::ruleCheckReport(options, set, findings));
        const bool failed = !rules || (options.strict && hasWarnings(findings));
        return code == exitDone && failed ? exitData : code;
    }
    if (!rules) {
        return rules.error().code == support::ErrorCode::InvalidOption ? exitUsage : exitData;
    }
    if (options.rules.action == cli::RuleAction::List) {
        return put(options, cli::ruleListReport(options, *rules->rules));
    }
    return explainAndPrint(options, std::move(*rules), stop);
}

int run(const cli::Options& options)
{
    std::optional<tbb::global_control> threads;
    if (options.threads > 0) {
        threads.emplace(
            tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(options.threads));
    }
    switch (options.command) {
    case cli::Command::Formats:
        return put(options, cli::formatReport(options.form));
    case cli::Command::Measures:
        return put(options, cli::measureReport(options.form));
    case cli::Command::Presets:
        return put(options, cli::presetReport(options.form));
    case cli::Command::Align:
        return alignAndPrint(options);
    case cli::Command::Rules:
        return rulesAndPrint(options);
    case cli::Command::Check:
        return checkAndPrint(options);
    case cli::Command::Convert:
        return convertAndWrite(options);
    case cli::Command::Compare:
        return compareAndPrint(options);
    case cli::Command::Trend:
        return trendAndPrint(options);
    case cli::Command::Table:
        return tabulateAndPrint(options);
    default:
        return evaluateAndPrint(options);
    }
}

} // namespace

int main(int argc, char** argv)
{
    const auto parsed = cli::parseArguments("touchstone-cli", { argv + 1, argv + argc });
    if (!parsed.options) {
        std::fputs(parsed.message.c_str(), parsed.exitCode == exitDone ? stdout : stderr);
        return parsed.exitCode;
    }
    try {
        return run(*parsed.options);
    } catch (const std::bad_alloc&) {
        printError("error: not enough memory for this input; free some, or split the corpus");
    } catch (const std::exception& problem) {
        printError(std::string("error: ") + problem.what());
    }
    return exitData;
}
