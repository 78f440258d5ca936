// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "core/analysis/table.h"
#include "core/io/atomicfile.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <span>
#include <thread>

#include <unistd.h>

namespace touchstone::cli {

namespace {

/// Turns Ctrl-C into a stop request: the signal is waited for by a thread of its own, since a handler may do
/// next to nothing. Files are written whole or not at all.
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

constexpr std::string_view changesMark = "changes the scores: ";

/// "A, B and 7 more"
std::string systemsOf(const analysis::FindingGroup& group)
{
    constexpr std::size_t named = 3;
    const auto& systems = group.systems;
    const auto shown = systems.size() > named + 1 ? named : systems.size();
    std::string text;
    for (std::size_t i = 0; i < shown; ++i) {
        const bool last = i + 1 == systems.size();
        text += (i == 0 ? "" : last ? " and " : ", ") + systems[i];
    }
    return text + (shown < systems.size() ? " and " + std::to_string(systems.size() - shown) + " more" : "");
}

/// One cause: what it is, how often and where it was first.
std::string lineOf(const analysis::FindingGroup& group, bool nameSystems)
{
    auto line = group.first;
    line.severity = support::Severity::Warning;
    if (group.count > 1) {
        const auto systems
            = nameSystems && !group.systems.empty() ? " (" + systemsOf(group) + ")" : std::string();
        const bool stopped = group.first.message.ends_with('.') || group.first.message.ends_with('?');
        line.message = group.text() + systems + ". The first: " + group.first.message + (stopped ? " " : ". ")
            + support::grouped(group.count - 1) + " more like this: --all-findings";
    }
    if (group.changesScores) {
        line.message.insert(0, changesMark);
    }
    return support::formatted(line);
}

constexpr std::size_t mostLines = 10; ///< of one command's findings

void printEvery(const support::Diagnostics& findings, bool quiet)
{
    for (auto finding : findings.list()) {
        const bool changes = support::changesScores(finding);
        if (finding.severity != support::Severity::Note && (changes || !quiet)) {
            finding.severity = support::Severity::Warning;
            finding.message.insert(0, changes ? changesMark : "");
            printError(support::formatted(finding));
        }
    }
    for (const auto& [code, count] : findings.leftOut()) {
        printError("warning: " + support::grouped(count) + " more of kind " + code + " are not kept");
    }
}

} // namespace

void printError(const std::string& text)
{
    std::fputs((analysis::terminalSafe(text) + "\n").c_str(), stderr);
}

int fail(const support::Error& error)
{
    if (error.code == support::ErrorCode::Cancelled) {
        printError("interrupted");
        return exitInterrupted;
    }
    const bool refused = error.code == support::ErrorCode::OtherTexts;
    printError(support::formatted(error) + (refused ? " --anyway scores it as it is." : ""));
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

void printFindings(const analysis::Findings& findings, const Options& options)
{
    // Of what a conversion loses each kind matters.
    const bool each = options.command == Command::Convert && findings.all().list().size() <= mostLines;
    if (options.allFindings || each) {
        printEvery(findings.all(), options.quiet);
        return;
    }
    auto groups = findings.groups();
    if (options.quiet) {
        std::erase_if(groups, [](const auto& group) { return !group.changesScores; });
    }
    // The whole of standard error is to be ten lines; --strict adds one.
    const std::size_t most = options.strict ? mostLines - 1 : mostLines;
    const auto lines = groups.size() > most ? most - 1 : groups.size();
    for (std::size_t i = 0; i < lines; ++i) {
        printError(lineOf(groups[i], findings.systems() > 1));
    }
    if (lines < groups.size()) {
        const auto rest = std::span(groups).subspan(lines);
        const auto changing
            = std::count_if(rest.begin(), rest.end(), [](const auto& group) { return group.changesScores; });
        printError("warning: " + std::to_string(rest.size()) + " more causes"
            + (changing == 0        ? std::string()
                    : changing == 1 ? ", 1 of which changes the scores"
                                    : ", " + std::to_string(changing) + " of which change the scores")
            + ": --all-findings");
    }
}

void printMistakes(const support::Diagnostics& findings)
{
    for (const auto& finding : findings.list()) {
        printError(support::formatted(finding));
    }
}

bool hasWarnings(const support::Diagnostics& findings)
{
    return std::any_of(findings.list().begin(), findings.list().end(),
        [](const auto& finding) { return finding.severity != support::Severity::Note; });
}

int failOnWarnings()
{
    printError("error: there were warnings, and --strict makes them fail");
    return exitData;
}

struct ProgressLine::State
{
    static constexpr std::uint64_t noPercent = 101;
    std::atomic<bool> written { false };
    std::atomic<std::uint64_t> percent { noPercent };
};

ProgressLine::ProgressLine(bool quiet)
    : m_state(!quiet && isatty(STDERR_FILENO) != 0 ? std::make_unique<State>() : nullptr)
{
}

ProgressLine::~ProgressLine() { clear(); }

support::Progress::Report ProgressLine::report(std::string what)
{
    if (!m_state) {
        return {};
    }
    return [state = m_state.get(), what = std::move(what)](std::uint64_t done, std::uint64_t total) {
        constexpr std::uint64_t hundred = 100;
        const auto percent = total == 0 ? 0 : done * hundred / total;
        if (state->percent.exchange(percent) != percent) {
            state->written = true;
            std::fprintf(
                stderr, "\r\033[K%s %llu %%", what.c_str(), static_cast<unsigned long long>(percent));
        }
    };
}

void ProgressLine::clear()
{
    if (m_state && m_state->written.exchange(false)) {
        m_state->percent = State::noPercent;
        std::fputs("\r\033[K", stderr);
    }
}

Console::Console(const Options& options)
    : m_options(options)
    , m_stop(stopOnInterrupt())
    , m_line(options.quiet)
{
}

Reports Console::reports()
{
    return [this](std::string what) { return report(std::move(what)); };
}

int Console::fail(const support::Error& error)
{
    m_line.clear();
    return cli::fail(error);
}

void Console::refuse(const std::vector<support::Error>& refused)
{
    for (const auto& error : refused) {
        (void)fail(error);
        m_refused = true;
    }
}

void Console::warn(const analysis::Findings& findings)
{
    m_line.clear();
    printFindings(findings, m_options);
}

int Console::put(const std::string& text)
{
    m_line.clear();
    const auto done = m_options.output.empty() ? print(text) : io::writeAtomically(m_options.output, text);
    return done ? exitDone : fail(done.error());
}

int Console::end(const analysis::Findings& findings, const std::vector<std::string>& broken)
{
    m_line.clear();
    for (const auto& text : broken) {
        printError(text);
    }
    if (!broken.empty()) {
        return exitRule;
    }
    if (m_refused) {
        return exitData;
    }
    return m_options.strict && findings.hasWarnings() ? failOnWarnings() : exitDone;
}

int Console::putAndEnd(
    const std::string& text, const analysis::Findings& findings, const std::vector<std::string>& broken)
{
    const int written = put(text);
    const int ended = end(findings, broken);
    return written != exitDone ? written : ended;
}

} // namespace touchstone::cli
