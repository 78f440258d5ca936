// SPDX-License-Identifier: GPL-3.0-or-later
// All commands; `formats`, `measures`, `presets`: what is built in.
#include "app/cli/commands/commands.h"
#include "app/cli/files/listreport.h"
#include "app/cli/print/console.h"

namespace touchstone::cli {

namespace {

template <std::string (*report)(OutputForm)> class ListCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        m_output.declare(arguments);
        arguments.tellVersion();
    }
    void finish() override { m_output.finish({}); }
    int run() override { return Console(m_output).put(report(m_output.form)); }

private:
    OutputOptions m_output;
};

} // namespace

CommandEntry formatsCommand()
{
    return entry<ListCommand<formatReport>>("formats", "The file formats that are built in");
}

CommandEntry measuresCommand()
{
    return entry<ListCommand<measureReport>>(
        "measures", "The measures that are built in, with parameters and sources");
}

CommandEntry presetsCommand()
{
    return entry<ListCommand<presetReport>>(
        "presets", "The presets that are built in: tasks and tools with settings, column names and sources");
}

Program printingProgram()
{
    return { "touchstone-cli", "Touchstone without a window: the same numbers for scripts.",
        { scoreCommand(), errorsCommand(), alignCommand(), compareCommand(), rulesCommand(), convertCommand(),
            checkCommand(), trendCommand(), formatsCommand(), measuresCommand(), presetsCommand(),
            reproduceCommand(), tableCommand() } };
}

} // namespace touchstone::cli
