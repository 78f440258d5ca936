// SPDX-License-Identifier: GPL-3.0-or-later
// --project: the data and settings of a project in the place of that option, as the words that mean the same.
#pragma once

#include "core/support/diagnostics.h"

#include <string>
#include <vector>

namespace touchstone::cli {

struct ProjectCommand
{
    std::string heading; ///< of several tables: "NERC · ajmc-en"
    std::vector<std::string> words; ///< of the command line, without --project, --set, --task
};
struct ProjectCommands
{
    std::vector<ProjectCommand> commands; ///< one for each table that is meant
    support::Diagnostics findings; ///< what is wrong with the project, and did not stop it
};

/// Is --project among the words?
[[nodiscard]] bool namesProject(const std::vector<std::string>& words);
/// One command for each table of the project that --set and --task choose. What stands beside --project goes
/// first: a gold, systems or a setting that is given is not taken from the project; --system takes the name
/// of one of the project's systems, too, and tables without it are left out. Throws UsageError: for a project
/// that cannot be read, a name that it has not, and several tables where the output is for scripts or a file.
/// `judgements`, `notes`, `leads`: the command takes those of the project, where it has some.
[[nodiscard]] ProjectCommands projectCommands(
    const std::vector<std::string>& words, bool judgements, bool notes, bool leads);

} // namespace touchstone::cli
