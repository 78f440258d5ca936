// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

namespace touchstone::cli {

Program printingProgram()
{
    return { "touchstone-cli", "Touchstone without a window: the same numbers for scripts.",
        { scoreCommand(), errorsCommand(), alignCommand(), compareCommand(), rulesCommand(), convertCommand(),
            checkCommand(), trendCommand(), formatsCommand(), measuresCommand(), presetsCommand(),
            reproduceCommand(), tableCommand() } };
}

} // namespace touchstone::cli
