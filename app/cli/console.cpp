// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "core/analysis/table.h"
#include "core/io/atomicfile.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
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
                + "; touchstone-cli score --json lists them under diagnostics");
        }
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

void Console::warn(const support::Diagnostics& findings)
{
    m_line.clear();
    if (!m_options.quiet) {
        printFindings(findings);
    }
}

int Console::put(const std::string& text)
{
    m_line.clear();
    if (m_options.captured != nullptr) {
        *m_options.captured = text;
        return exitDone;
    }
    const auto done = m_options.output.empty() ? print(text) : io::writeAtomically(m_options.output, text);
    return done ? exitDone : fail(done.error());
}

int Console::end(const support::Diagnostics& findings, const std::vector<std::string>& broken)
{
    m_line.clear();
    for (const auto& text : broken) {
        printError(text);
    }
    if (!broken.empty()) {
        return exitRule;
    }
    return m_options.strict && hasWarnings(findings) ? failOnWarnings() : exitDone;
}

int Console::putAndEnd(
    const std::string& text, const support::Diagnostics& findings, const std::vector<std::string>& broken)
{
    const int written = put(text);
    const int ended = end(findings, broken);
    return written != exitDone ? written : ended;
}

} // namespace touchstone::cli
