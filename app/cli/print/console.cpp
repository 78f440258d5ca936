// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/console.h"

#include "app/cli/words/embedded.h"
#include "app/cli/words/suggest.h"

#include "core/io/bytes/atomicfile.h"
#include "core/support/numbers.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <new>
#include <thread>

#include <unistd.h>

namespace touchstone::cli {

namespace {

/// The signal that asked for the end; 0: none.
std::atomic<int> endedBy { 0 };

int exitEnded()
{
    constexpr int signals = 128; // as shells count
    const int signal = endedBy;
    return signals + (signal == 0 ? SIGINT : signal);
}

/// Turns Ctrl-C and SIGTERM into a stop request: the signal is waited for by a thread of its own, since a
/// handler may do next to nothing. What does not hear within a second, or a second signal, is ended where it
/// stands: files are written whole or not at all, and what was begun of them has no name yet.
std::stop_token stopOnInterrupt()
{
    if (const auto* const inside = Embedded::here()) {
        return inside->stop;
    }
    static std::stop_source source;
    static sigset_t signals;
    static bool listening = false; // one command may follow another
    if (std::exchange(listening, true)) {
        return source.get_token();
    }
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::signal(SIGXFSZ, SIG_IGN); // a file over the limit is an error of its write
    std::thread([] {
        int received = 0;
        sigwait(&signals, &received);
        endedBy = received;
        source.request_stop();
        const timespec patience { 1, 0 };
        if (sigtimedwait(&signals, nullptr, &patience) < 0) {
            printError("interrupted");
        }
        _exit(exitEnded());
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
    if (auto* const inside = Embedded::here()) {
        inside->messages.push_back(messageText(text));
        return;
    }
    std::fputs((messageText(text) + "\n").c_str(), stderr);
}

int fail(const support::Error& error)
{
    if (auto* const inside = Embedded::here()) {
        inside->error = inside->error.value_or(error);
        return error.code == support::ErrorCode::InvalidOption ? exitUsage : exitData;
    }
    if (error.code == support::ErrorCode::Cancelled) {
        printError("interrupted");
        return exitEnded();
    }
    const bool refused = error.code == support::ErrorCode::OtherTexts;
    printError(support::formatted(error) + (refused ? " --anyway scores it as it is." : ""));
    return error.code == support::ErrorCode::InvalidOption ? exitUsage : exitData;
}

int fail(const std::exception& problem)
{
    const bool memory = dynamic_cast<const std::bad_alloc*>(&problem) != nullptr;
    printError(memory ? std::string(
                   "error: not enough memory for this input. score takes about 0.4 KB for an annotation "
                   "(--measure all 1.7 KB) and 14 KB for a label; free some, or split the corpus")
                      : std::string("error: ") + problem.what());
    return exitData;
}

support::Result<void> print(std::string_view text)
{
    if (auto* const inside = Embedded::here()) {
        inside->printed += text;
        return {};
    }
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) {
        return {};
    }
    return io::writeFailure("standard output", errno);
}

void printFindings(const analysis::Findings& findings, const OutputOptions& options)
{
    const bool each = options.fewFindings && findings.all().list().size() <= mostLines;
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
            = std::ranges::count_if(rest, [](const auto& group) { return group.changesScores; });
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
    return std::ranges::any_of(
        findings.list(), [](const auto& finding) { return finding.severity != support::Severity::Note; });
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
    : m_state(!quiet && Embedded::here() == nullptr && isatty(STDERR_FILENO) != 0 ? std::make_unique<State>()
                                                                                  : nullptr)
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

Console::Console(const OutputOptions& options)
    : m_options(options)
    , m_stop(stopOnInterrupt())
    , m_line(options.quiet)
{
}

int Console::fail(const support::Error& error)
{
    m_line.clear();
    return cli::fail(error);
}

void Console::refuse(const std::vector<analysis::Findings::Refusal>& refused)
{
    for (const auto& [system, error] : refused) {
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
    if (m_options.captured != nullptr) {
        m_line.clear();
        *m_options.captured = text;
        return exitDone;
    }
    return putPieces([&text](const Sink& sink) { return sink(text); });
}

int Console::putPieces(const std::function<support::Result<void>(const Sink& sink)>& make)
{
    if (m_options.output.empty()) {
        const auto done = make([this](std::string_view text) {
            m_line.clear();
            return print(text);
        });
        m_line.clear();
        return done ? exitDone : fail(done.error());
    }
    auto file = io::AtomicFile::open(m_options.output);
    if (!file) {
        return fail(file.error());
    }
    auto done = make([&file](std::string_view text) { return file->write(text); });
    if (done) {
        done = file->commit();
    }
    m_line.clear();
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
