// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand at a place of a command line that is being written, for the completion of shells.
#pragma once

#include "app/cli/words/programtree.h"

namespace touchstone::cli {

/// The words that may stand in the place of word `number` (from 1: the program's name is word 0), each with
/// what it means behind a tab where that is known, a line each: commands, options, values. The line ":files"
/// says that names of files may stand there, which the shell knows best; of "A=da" they begin behind the
/// sign. Words begin with what is typed already, of a list with what stands before its last comma. Files that
/// the line names are read as far as the first 2 MiB; what cannot be read offers nothing.
[[nodiscard]] std::string completions(
    const CommandFacts& program, std::size_t number, const std::vector<std::string>& words);

} // namespace touchstone::cli
