// SPDX-License-Identifier: GPL-3.0-or-later
// touchstone-cli: arguments in, text out, exit code 0 done, 1 data, 2 usage, 3 a rule of --fail-if.
#include "app/cli/commands/commands.h"
#include "app/cli/files/presetreport.h"
#include "app/cli/print/console.h"
#include "app/cli/score/report.h"
#include "app/cli/words/options.h"

#include <tbb/global_control.h>

#include <cstdio>
#include <exception>
#include <optional>

namespace {

using namespace touchstone;

int run(const cli::Options& options)
{
    std::optional<tbb::global_control> threads;
    if (options.threads > 0) {
        threads.emplace(
            tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(options.threads));
    }
    switch (options.command) {
    case cli::Command::Formats:
        return cli::Console(options).put(cli::formatReport(options.form));
    case cli::Command::Measures:
        return cli::Console(options).put(cli::measureReport(options.form));
    case cli::Command::Presets:
        return cli::Console(options).put(cli::presetReport(options.form));
    case cli::Command::Align:
        return cli::alignAndPrint(options);
    case cli::Command::Rules:
        return cli::rulesAndPrint(options);
    case cli::Command::Check:
        return cli::checkAndPrint(options);
    case cli::Command::Convert:
        return cli::convertAndWrite(options);
    case cli::Command::Compare:
        return cli::compareAndPrint(options);
    case cli::Command::Trend:
        return cli::trendAndPrint(options);
    case cli::Command::Table:
        return cli::tabulateAndPrint(options);
    case cli::Command::Reproduce:
        return cli::reproduceAndTell(options);
    default:
        return cli::evaluateAndPrint(options);
    }
}

} // namespace

int main(int argc, char** argv)
{
    const auto parsed = cli::parseArguments("touchstone-cli", { argv + 1, argv + argc });
    if (!parsed.options) {
        if (parsed.exitCode != cli::exitDone) {
            std::fputs(parsed.message.c_str(), stderr);
            return parsed.exitCode;
        }
        const auto printed = cli::print(parsed.message);
        return printed ? cli::exitDone : cli::fail(printed.error());
    }
    try {
        return run(*parsed.options);
    } catch (const std::exception& problem) {
        return cli::fail(problem);
    }
}
