// SPDX-License-Identifier: GPL-3.0-or-later
// The options of `check`.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace touchstone::cli {

/// Adds `check`; `like` takes the path of --like. What is read is added by the caller.
[[nodiscard]] CLI::App* addCheckCommand(CLI::App& app, std::string& like);
/// Refuses more than one file, and the words by which other commands name theirs. Throws UsageError.
void checkInputs(const std::vector<std::string>& files, bool gold, bool systems);
/// Throws UsageError where a path is missing.
void finishCheck(const std::string& submission, const std::string& like);

} // namespace touchstone::cli
