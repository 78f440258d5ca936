// SPDX-License-Identifier: GPL-3.0-or-later
// --project: the data and settings of a project in the place of that option, as the words that mean the same.
#pragma once

#include "app/cli/words/suggest.h"

#include "core/support/diagnostics.h"

#include <string>
#include <vector>

namespace touchstone::cli {

struct ProjectCommand
{
    std::string heading; ///< of several tables: "NERC · ajmc-en"
    std::vector<std::string> words; ///< of the command line, without --project, --set, --task
};
/// A table that is meant and not scored.
struct RefusedTable
{
    std::string heading;
    support::Error error;
};
struct ProjectCommands
{
    std::vector<ProjectCommand> commands; ///< one for each table that is meant, without those refused
    std::vector<RefusedTable> refused; ///< whose gold or file of settings is not read
    support::Diagnostics findings; ///< what is wrong with the project, and did not stop it
};

/// Of a project that cannot be read, or of which nothing can be scored: `text` is the error with its place.
struct ProjectError : UsageError
{
    explicit ProjectError(support::Error what)
        : UsageError { support::formatted(what) }
        , error(std::move(what))
    {
    }
    support::Error error;
};

/// Why a name of --set or --task is refused: what the project has instead, which may be nothing.
[[nodiscard]] std::string unknownInProject(
    const std::string& option, const std::string& name, std::vector<std::string> known);
/// Is --project among the words?
[[nodiscard]] bool namesProject(const std::vector<std::string>& words);
/// What a command takes of a project beside data and settings, and how it writes.
struct ProjectUse
{
    // Those of the project, where it has some:
    bool judgements = false;
    bool notes = false; ///< of runs
    bool leads = false; ///< pins and dismissals of leads
    bool oneOutput = false; ///< for all tables, so that several fit scripts and files
};

/// One command for each table of the project that --set and --task choose. What stands beside --project goes
/// first: a gold, systems or a setting that is given is not taken from the project; --system takes the name
/// of one of the project's systems, too, and tables without it are left out. A table without its gold or one
/// of its files of settings is refused, unless another is given for it. Throws ProjectError for a project
/// that cannot be read or has no files, with the place of the first mistake, and where all tables are
/// refused, with the first one's error; UsageError for a name that it has not, and for several tables where
/// the output is for scripts or a file and not one for all.
[[nodiscard]] ProjectCommands projectCommands(const std::vector<std::string>& words, const ProjectUse& use);

} // namespace touchstone::cli
