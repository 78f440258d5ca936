// SPDX-License-Identifier: GPL-3.0-or-later
// touchstone-cli: arguments in, text out, exit code 0 done, 1 data, 2 usage, 3 a rule of --fail-if.
#include "app/cli/commands/commands.h"

#include <tbb/global_control.h>

#include <cstdio>

int main(int argc, char** argv)
{
    using namespace touchstone;
    const auto parsed = cli::parseArguments(cli::printingProgram(), { argv + 1, argv + argc });
    for (const auto& finding : parsed.findings.list()) {
        cli::printError(support::formatted(finding));
    }
    if (!parsed.command) {
        if (parsed.exitCode != cli::exitDone) {
            std::fputs(parsed.message.c_str(), stderr);
            return parsed.exitCode;
        }
        const auto printed = cli::print(parsed.message);
        return printed ? cli::exitDone : cli::fail(printed.error());
    }
    try {
        std::optional<tbb::global_control> threads;
        if (parsed.command->threads > 0) {
            threads.emplace(tbb::global_control::max_allowed_parallelism,
                static_cast<std::size_t>(parsed.command->threads));
        }
        return parsed.command->run();
    } catch (const std::exception& problem) {
        return cli::fail(problem);
    }
}
