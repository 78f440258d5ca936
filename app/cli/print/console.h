// SPDX-License-Identifier: GPL-3.0-or-later
// How commands speak to who called them: exit codes, output, errors, warnings, progress, and Ctrl-C.
#pragma once

#include "app/cli/print/printing.h"

#include <exception>

namespace touchstone::cli {

inline constexpr int exitDone = 0;
inline constexpr int exitData = 1;
inline constexpr int exitUsage = 2;
inline constexpr int exitRule = 3; ///< a rule of --fail-if is broken
// 130 and 143: ended by SIGINT (Ctrl-C) or SIGTERM, as shells count.

/// To standard error, in a form that no terminal obeys.
void printError(const std::string& text);
/// As an error line; the exit code it stands for. Of a run that is not scored it says how to score it anyway.
[[nodiscard]] int fail(const support::Error& error);
/// The same of what a library threw: mostly that there is too little memory.
[[nodiscard]] int fail(const std::exception& problem);
/// To standard output, at once.
[[nodiscard]] support::Result<void> print(std::string_view text);

/// What reading and scoring found, to standard error: a line for each cause, what changes scores first and so
/// marked, all systems together, ten lines at most; with --all-findings each by itself, with --quiet only
/// what changes scores. Nothing of these stopped the work, so every line is a warning, also where a row was
/// skipped.
void printFindings(const analysis::Findings& findings, const OutputOptions& options);
/// The mistakes of rule files, as they are: errors stay errors.
void printMistakes(const support::Diagnostics& findings);
/// Is anything worse than a note?
[[nodiscard]] bool hasWarnings(const support::Diagnostics& findings);
/// Says that --strict makes warnings fail; that exit code.
[[nodiscard]] int failOnWarnings();

/// A line that is written over, on terminals only.
class ProgressLine
{
public:
    explicit ProgressLine(bool quiet);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// What writes this line. It must not be called after the line is gone.
    [[nodiscard]] support::Progress::Report report(std::string what);
    /// Takes the line away, so that other words stand alone. Nothing reports meanwhile.
    void clear();

private:
    struct State;
    std::unique_ptr<State> m_state; ///< null: not shown
};

/// What one command has of its caller. The first in a program takes the signals. Words of the command go
/// through it, since they take the place of the progress line.
class Console
{
public:
    explicit Console(const OutputOptions& options);

    /// Ctrl-C and SIGTERM ask for it; a second one, or a second without an end, ends the program where it
    /// stands.
    [[nodiscard]] std::stop_token stop() const { return m_stop; }
    [[nodiscard]] support::Progress::Report report(std::string what)
    {
        return m_line.report(std::move(what));
    }
    [[nodiscard]] Reports reports() { return std::bind_front(&Console::report, this); }

    [[nodiscard]] int fail(const support::Error& error);
    /// Runs that were not scored: said first, and the command ends with exitData whatever else it prints.
    void refuse(const std::vector<analysis::Findings::Refusal>& refused);
    /// With --quiet only what changes scores.
    void warn(const analysis::Findings& findings);
    /// To the file of -o, or to standard output (of a command run inside the program, to who runs it); exit
    /// code.
    [[nodiscard]] int put(const std::string& text);
    /// The same of text that `make` hands over in pieces: whole or not at all in a file, as it comes on
    /// standard output.
    [[nodiscard]] int putPieces(const std::function<support::Result<void>(const Sink& sink)>& make);
    /// The end of a command that printed its report: broken rules of --fail-if, then --strict.
    [[nodiscard]] int end(const analysis::Findings& findings, const std::vector<std::string>& broken = {});
    /// put() and end() in one.
    [[nodiscard]] int putAndEnd(const std::string& text, const analysis::Findings& findings,
        const std::vector<std::string>& broken = {});

private:
    const OutputOptions& m_options;
    std::stop_token m_stop;
    ProgressLine m_line;
    bool m_refused = false; ///< a run stayed out
};

} // namespace touchstone::cli
