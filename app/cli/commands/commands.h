// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of touchstone-cli, each in a file of its own; `formats`, `measures` and `presets` are one
// command with three subjects (listcommands.cpp).
#pragma once

#include "app/cli/errors/listedrecords.h"
#include "app/cli/print/console.h"
#include "app/cli/score/report.h"

#include "core/report/tableexport.h"

namespace touchstone::cli {

/// The gold and every system, none of them broken.
[[nodiscard]] support::Result<analysis::DataSet> loadWhole(
    const analysis::DataSetSpec& dataSet, Console& console);
[[nodiscard]] analysis::Findings findingsOf(const analysis::DataSet& data);

/// The program ends right after its output: the system takes back all memory at once, while destroying a
/// corpus annotation by annotation would cost a tenth of the whole run.
void keepForever(std::shared_ptr<const void> value);

/// Every system, and of several layers and levels each of its parts.
[[nodiscard]] std::vector<ScoredBy> scoredBy(
    const ScoringOptions& options, const std::vector<ScoredSystem>& systems);

/// Reads the settings with their files, then does the rest: body(console, spec, findings) -> exit code. Of
/// rules that cannot be used every mistake is told.
template <typename Body> int withSettings(const RecordedOptions& options, const Body& body)
{
    Console console(options);
    support::Diagnostics rest;
    support::Progress reading(console.stop(), console.report("Reading settings"));
    const auto spec = loadSpec(options, rest, reading);
    if (!spec) {
        const int code = console.fail(spec.error());
        printMistakes(rest);
        return code;
    }
    analysis::Findings findings;
    findings.add(rest);
    return body(console, *spec, findings);
}

/// Scores the systems, then does the rest with those that are left: body(console, systems, findings).
template <typename Body> int withScored(const ScoreOptions& options, const Body& body)
{
    return withSettings(options, [&](Console& console, const auto& spec, analysis::Findings& findings) {
        auto systems = scoreAll(options, spec, console.stop(), console.reports(), findings);
        console.refuse(findings.refused());
        if (!systems) {
            return console.fail(systems.error());
        }
        if (systems->empty()) {
            return console.end(findings);
        }
        keepForever(std::make_shared<const std::vector<ScoredSystem>>(*systems));
        return body(console, *systems, findings);
    });
}

/// The recipe of a command that scored these, then the rest: body(recipe) -> exit code.
template <typename Body>
int withRecipeOf(const RecordedOptions& options, const char* command, Console& console,
    const std::vector<ScoredBy>& systems, const Body& body, analysis::Recipe known = {})
{
    support::Progress reading(console.stop(), console.report("Reading files for the recipe"));
    const auto recipe = recipeOf(options, command, systems, reading, std::move(known));
    return recipe ? body(*recipe) : console.fail(recipe.error());
}

struct TableOptions : ScoreOptions
{
    analysis::TableRequest table; ///< its data and settings are those above
};

/// A command whose outputs say how they were made, so that `reproduce` can run it again.
class RecordedCommand : public Command
{
public:
    /// Of `score` ScoreOptions, of `table` TableOptions, of `compare` CompareOptions.
    [[nodiscard]] virtual RecordedOptions& recorded() = 0;
};

/// `errors`.
class RecordsCommand : public Command
{
public:
    [[nodiscard]] virtual ErrorsOptions& asked() = 0;
};

[[nodiscard]] CommandEntry scoreCommand();
[[nodiscard]] CommandEntry errorsCommand();
[[nodiscard]] CommandEntry leadsCommand();
[[nodiscard]] CommandEntry findCommand();
[[nodiscard]] CommandEntry suspectsCommand();
[[nodiscard]] CommandEntry alignCommand();
[[nodiscard]] CommandEntry compareCommand();
[[nodiscard]] CommandEntry rulesCommand();
[[nodiscard]] CommandEntry convertCommand();
[[nodiscard]] CommandEntry checkCommand();
[[nodiscard]] CommandEntry describeCommand();
[[nodiscard]] CommandEntry judgementsCommand();
[[nodiscard]] CommandEntry trendCommand();
[[nodiscard]] CommandEntry formatsCommand();
[[nodiscard]] CommandEntry measuresCommand();
[[nodiscard]] CommandEntry presetsCommand();
[[nodiscard]] CommandEntry reproduceCommand();
[[nodiscard]] CommandEntry tableCommand();
[[nodiscard]] CommandEntry campaignCommand();

/// touchstone-cli: all of them, in the order of its help.
[[nodiscard]] Program printingProgram();

} // namespace touchstone::cli
