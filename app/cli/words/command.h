// SPDX-License-Identifier: GPL-3.0-or-later
// What a command of either program is, and how a program finds the one that is called.
#pragma once

#include "app/cli/words/arguments.h"

#include "core/support/diagnostics.h"

#include <memory>
#include <optional>
#include <span>

namespace touchstone::cli {

/// An option as it was typed.
struct TypedOption
{
    std::string name; ///< "--min-overlap"; of a flag that takes something away "--hipe-norm-time=no"
    std::optional<std::string> value; ///< none: a flag
};

/// Looks at the word for a file, with its option, and may write another one there; of several runs, as
/// --group names them, at their pattern.
using FileVisit = std::function<void(const std::string& option, std::string& path)>;
/// Where the files of a command are that was typed elsewhere; of several, as --group may name, all. Throws
/// UsageError.
using FileLookup
    = std::function<std::vector<std::string>(const std::string& option, const std::string& path)>;

class Command;
/// A command over one table of a project.
struct CommandOfTable
{
    std::string heading; ///< "NERC · ajmc-en"
    std::unique_ptr<Command> command;
};

/// A command: its options, whether they go together, and what is done. Called once in a program.
class Command
{
public:
    Command() = default;
    virtual ~Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    virtual void declare(Arguments& arguments) = 0;
    /// After the arguments were read. Throws UsageError.
    virtual void finish() { }
    /// Puts the files of a command that was typed elsewhere into its words, before finish(). Throws
    /// UsageError.
    virtual void lookUp(const FileLookup& /*lookup*/) { }
    /// Does it read --project itself, so that the words of no table stand in its place? `words`: all.
    [[nodiscard]] virtual bool readsProject(const std::vector<std::string>& /*words*/) const { return false; }
    /// Of several tables of a project: does one command run for all of them, to write one output? `words`:
    /// all.
    [[nodiscard]] virtual bool joinsTables(const std::vector<std::string>& /*words*/) const { return false; }
    /// Where it does: runs for all tables, of which the first one's command is this. The exit code.
    [[nodiscard]] virtual int runTables(std::span<const CommandOfTable> /*tables*/) { return run(); }
    /// Before there is an application; the exit code of what is refused then, else 0.
    [[nodiscard]] virtual int prepare() { return 0; }
    /// The exit code.
    [[nodiscard]] virtual int run() = 0;

    int threads = 0; ///< 0: all cores
    /// Without data, output and what changes none of what is said.
    std::vector<TypedOption> typed;
};

void declareThreads(Arguments& arguments, int& threads);

struct CommandEntry
{
    const char* name;
    const char* summary;
    std::function<std::unique_ptr<Command>()> make;
};

template <typename C> CommandEntry entry(const char* name, const char* summary)
{
    return { name, summary, [] { return std::make_unique<C>(); } };
}

struct Program
{
    std::string name; ///< "touchstone-cli"
    std::string summary;
    std::vector<CommandEntry> commands; ///< in the order of the help
    std::function<std::unique_ptr<Command>()> bare {}; ///< without a command; null: one is required
    std::vector<std::string> libraries {}; ///< with their versions, beside those of both programs: "Qt 6.4.2"
};

/// What to do after reading the arguments: run the command, or stop with this text and exit code (help,
/// version, and the answers to "--man [COMMAND]" and "--complete N WORD…", which no help names: 0; usage: 2).
struct Parsed
{
    std::unique_ptr<Command> command; ///< null: stop
    std::string message {};
    int exitCode = 0;
    support::Diagnostics findings {}; ///< of the project that was named
    std::optional<support::Error> error {}; ///< of a project that cannot be read
    std::string problem {}; ///< of wrong words: what is wrong with them, as `message` says it
};

/// What the program takes, without what its help leaves out.
[[nodiscard]] CommandFacts factsOf(const Program& program);

[[nodiscard]] Parsed parseArguments(
    const Program& program, const std::vector<std::string>& arguments, const FileLookup& lookup = {});

} // namespace touchstone::cli
