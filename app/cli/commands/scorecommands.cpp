// SPDX-License-Identifier: GPL-3.0-or-later
// `score`, `errors`, `table`, `compare`: commands over systems scored by the settings.
#include "app/cli/commands/commands.h"
#include "app/cli/compare/changedrecords.h"
#include "app/cli/compare/comparereport.h"
#include "app/cli/compare/comparing.h"
#include "app/cli/compare/groupcomparing.h"
#include "app/cli/print/console.h"
#include "app/cli/print/printing.h"
#include "app/cli/print/recipes.h"
#include "app/cli/score/chosenrows.h"
#include "app/cli/score/listing.h"
#include "app/cli/score/report.h"
#include "app/cli/score/scoring.h"
#include "app/cli/score/tablereport.h"

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/scoring/scorefloor.h"
#include "core/evaluation/slices/filtering.h"
#include "core/measures/registry/measurerunner.h"

#include <memory>
#include <vector>

namespace touchstone::cli {

namespace {

/// The program ends right after its output: the system takes back all memory at once, while destroying a
/// corpus annotation by annotation would cost a tenth of the whole run.
void keepForever(std::shared_ptr<const void> value)
{
    static auto* const kept = new std::vector<std::shared_ptr<const void>>;
    kept->push_back(std::move(value));
}

/// Reads the settings with their files, then does the rest: body(console, spec, findings) -> exit code. Of
/// rules that cannot be used every mistake is told.
template <typename Body> int withSettings(const Options& options, const Body& body)
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

/// The recipe of a command that scored these, then the rest: body(recipe) -> exit code.
template <typename Body>
int withRecipeOf(
    const Options& options, Console& console, const std::vector<ScoredBy>& systems, const Body& body)
{
    support::Progress reading(console.stop(), console.report("Reading files for the recipe"));
    const auto recipe = recipeOf(options, systems, reading);
    return recipe ? body(*recipe) : console.fail(recipe.error());
}

/// Every system, and of several layers and levels each of its parts.
std::vector<ScoredBy> scoredBy(const Options& options, const std::vector<ScoredSystem>& systems)
{
    std::vector<ScoredBy> result;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        const auto& system = systems[i];
        const auto name = options.figure.names.of(i, system.name);
        const auto add = [&](const std::string& part, const analysis::Evaluation& evaluation) {
            result.push_back({ name + part, &evaluation.spec, signatureOf(options, evaluation) });
        };
        for (const auto& slice : system.slices) {
            const auto part = heading(slice.asked);
            add(part.empty() ? "" : " (" + part + ")", *slice.evaluation);
        }
        if (system.slices.empty()) {
            add({}, *system.evaluation);
        }
    }
    return result;
}

int compareGroupsAndPrint(const Options& options)
{
    return withSettings(options, [&](Console& console, const auto& spec, analysis::Findings& findings) {
        const auto compared = compareGroups(options, spec, console.stop(), console.reports(), findings);
        console.refuse(findings.refused());
        console.warn(findings);
        if (!compared) {
            return console.fail(compared.error());
        }
        const auto broken = brokenGroupRules(options, *compared);
        if (!broken) {
            return console.fail(broken.error());
        }
        std::vector<ScoredBy> runs;
        for (const auto& run : compared->comparison.runs) {
            runs.push_back({ run.name, &spec, run.signature });
        }
        return withRecipeOf(options, console, runs, [&](const auto& recipe) {
            return console.putAndEnd(
                groupReport(options, *compared, findings.told(), recipe), findings, *broken);
        });
    });
}

} // namespace

int evaluateAndPrint(const Options& options)
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
        const auto& wanted = options.filter.list;
        for (auto& system : *systems) {
            const auto measures = system.measures; // showList drops those that speak of other records
            for (const auto& measure : measures) {
                if (!wanted.empty() && measure->measure == analysis::measureOfList(wanted)) {
                    if (const auto done = showList(options, system, *measure); !done) {
                        return console.fail(done.error());
                    }
                }
            }
        }
        if (wanted == analysis::leftOutList) {
            if (const auto done = showLeftOut(options, systems->front()); !done) {
                return console.fail(done.error());
            }
        }
        if (const auto done = chooseRows(options, *systems); !done) {
            return console.fail(done.error());
        }
        const bool errors = options.command == Command::Errors;
        if (errors) {
            const auto& evaluation = *systems->front().evaluation;
            for (const auto& known : { checkSlices(options.filter, evaluation),
                     analysis::checkNames(options.filter, evaluation) }) {
                if (!known) {
                    return console.fail(known.error());
                }
            }
        }
        console.warn(findings);
        if (errors) {
            support::Progress writing(console.stop(), console.report("Writing"));
            const int written = console.putPieces(
                [&](const Sink& sink) { return writeErrors(options, systems->front(), sink, writing); });
            const int ended = console.end(findings);
            return written != exitDone ? written : ended;
        }
        return withRecipeOf(options, console, scoredBy(options, *systems), [&](const auto& recipe) {
            return console.putAndEnd(scoreReport(options, *systems, findings.told(), recipe), findings);
        });
    });
}

int compareAndPrint(const Options& options)
{
    if (!options.compare.groups.empty()) {
        return compareGroupsAndPrint(options);
    }
    return withSettings(options, [&](Console& console, const auto& spec, analysis::Findings& findings) {
        auto compared = compareAll(options, spec, console.stop(), console.reports(), findings);
        console.refuse(findings.refused());
        if (!compared) {
            return console.fail(compared.error());
        }
        keepForever(std::make_shared<const std::vector<ScoredSystem>>(compared->systems));
        if (const auto done = listChanged(options, *compared); !done) {
            return console.fail(done.error());
        }
        console.warn(findings);
        const auto broken = brokenRules(options, *compared);
        if (!broken && !compared->withoutFirst) {
            return console.fail(broken.error());
        }
        std::vector<ScoredBy> systems;
        for (const auto& system : compared->systems) {
            systems.push_back(
                { system.name, &system.evaluation->spec, signatureOf(options, *system.evaluation) });
        }
        const int ended = withRecipeOf(options, console, systems, [&](const auto& recipe) {
            return console.putAndEnd(compareReport(options, *compared, findings.told(), recipe), findings,
                broken.value_or(std::vector<std::string>()));
        });
        return broken ? ended : console.fail(broken.error());
    });
}

int tabulateAndPrint(const Options& options)
{
    return withSettings(options, [&](Console& console, const auto& spec, analysis::Findings& findings) {
        const auto systems = scoreAll(options, spec, console.stop(), console.reports(), findings);
        console.refuse(findings.refused());
        if (!systems) {
            return console.fail(systems.error());
        }
        if (systems->empty()) {
            return console.end(findings);
        }
        keepForever(std::make_shared<const std::vector<ScoredSystem>>(*systems));
        console.warn(findings);
        support::Progress comparing(console.stop(), console.report("Comparing"));
        auto table = systemsTable(options, *systems, comparing);
        if (!table) {
            return console.fail(table.error());
        }
        return withRecipeOf(options, console, scoredBy(options, *systems), [&](const auto& recipe) {
            table->comment = recipe ? analysis::recipeText(*recipe) : std::string();
            return console.putAndEnd(analysis::formed(*table, options.table.form), findings);
        });
    });
}

} // namespace touchstone::cli
