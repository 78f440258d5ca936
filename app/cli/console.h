// SPDX-License-Identifier: GPL-3.0-or-later
// How commands speak to who called them: exit codes, output, errors, warnings, progress, and Ctrl-C.
#pragma once

#include "app/cli/options.h"
#include "app/cli/scoring.h"

#include "core/support/diagnostics.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::cli {

inline constexpr int exitDone = 0;
inline constexpr int exitData = 1;
inline constexpr int exitUsage = 2;
inline constexpr int exitRule = 3; ///< a rule of --fail-if is broken
inline constexpr int exitInterrupted = 130;

/// To standard error, in a form that no terminal obeys.
void printError(const std::string& text);
/// As an error line; the exit code it stands for.
[[nodiscard]] int fail(const support::Error& error);
/// To standard output, at once.
[[nodiscard]] support::Result<void> print(std::string_view text);

/// Warnings of reading and scoring. Nothing of these stopped the work, so every line is a warning, also where
/// a row was skipped. A kind that comes often is cut short: a table must not drown in the repairs of one
/// column.
void printFindings(const support::Diagnostics& findings);
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

/// What one command has of its caller. One in a program: it owns the signals. Words of the command go through
/// it, since they take the place of the progress line.
class Console
{
public:
    explicit Console(const Options& options);

    /// Ctrl-C and SIGTERM ask for it; a second one ends the program where it stands.
    [[nodiscard]] std::stop_token stop() const { return m_stop; }
    [[nodiscard]] support::Progress::Report report(std::string what)
    {
        return m_line.report(std::move(what));
    }
    [[nodiscard]] Reports reports();

    [[nodiscard]] int fail(const support::Error& error);
    /// Unless --quiet.
    void warn(const support::Diagnostics& findings);
    /// To the file of -o, or to standard output (of a command run inside the program, to who runs it); exit
    /// code.
    [[nodiscard]] int put(const std::string& text);
    /// The end of a command that printed its report: broken rules of --fail-if, then --strict.
    [[nodiscard]] int end(const support::Diagnostics& findings, const std::vector<std::string>& broken = {});
    /// put() and end() in one.
    [[nodiscard]] int putAndEnd(const std::string& text, const support::Diagnostics& findings,
        const std::vector<std::string>& broken = {});

private:
    const Options& m_options;
    std::stop_token m_stop;
    ProgressLine m_line;
};

} // namespace touchstone::cli
