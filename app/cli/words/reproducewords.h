// SPDX-License-Identifier: GPL-3.0-or-later
// The options of `reproduce`.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace touchstone::cli {

struct ReproduceOptions
{
    std::string file; ///< what a command wrote
    std::vector<std::string> folders; ///< where its inputs may be, beside its own and the working folder
};

/// Adds `reproduce`, without what all commands print by.
[[nodiscard]] CLI::App* addReproduceCommand(CLI::App& app, ReproduceOptions& options);

} // namespace touchstone::cli
