// SPDX-License-Identifier: GPL-3.0-or-later
// Figures, for those who draw none: run by the program with windows, of which the numbers are asked.
#pragma once

#include "core/support/result.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace touchstone::cli {

/// The files behind an option and the word for them in a command.
using FoundFiles = std::map<std::pair<std::string, std::string>, std::vector<std::string>>;

/// {"figure", "outcomes", "--gold", …} with the files that were found in place of those that are named.
[[nodiscard]] std::vector<std::string> withFiles(std::vector<std::string> words, const FoundFiles& found);

/// Runs `touchstone` with these words, which stands beside this program or in the search path; the numbers of
/// the figure as CSV, without the recipe. Errors: NotFound without that program, Unreadable when it fails
/// (it has said why).
[[nodiscard]] support::Result<std::string> figureNumbers(std::vector<std::string> words);

} // namespace touchstone::cli
