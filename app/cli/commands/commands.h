// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of touchstone-cli, each in a file of its own.
#pragma once

#include "app/cli/words/command.h"
#include "app/cli/words/scoringoptions.h"

namespace touchstone::cli {

/// A command whose outputs say how they were made, so that `reproduce` can run it again.
class RecordedCommand : public Command
{
public:
    /// Of `score` ScoreOptions, of `table` TableOptions, of `compare` CompareOptions.
    [[nodiscard]] virtual RecordedOptions& recorded() = 0;
};

[[nodiscard]] CommandEntry scoreCommand();
[[nodiscard]] CommandEntry errorsCommand();
[[nodiscard]] CommandEntry alignCommand();
[[nodiscard]] CommandEntry compareCommand();
[[nodiscard]] CommandEntry rulesCommand();
[[nodiscard]] CommandEntry convertCommand();
[[nodiscard]] CommandEntry checkCommand();
[[nodiscard]] CommandEntry trendCommand();
[[nodiscard]] CommandEntry formatsCommand();
[[nodiscard]] CommandEntry measuresCommand();
[[nodiscard]] CommandEntry presetsCommand();
[[nodiscard]] CommandEntry reproduceCommand();
[[nodiscard]] CommandEntry tableCommand();

/// touchstone-cli: all of them, in the order of its help.
[[nodiscard]] Program printingProgram();

} // namespace touchstone::cli
