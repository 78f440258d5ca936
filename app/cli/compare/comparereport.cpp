// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/comparereport.h"

#include "app/cli/compare/changedrecords.h"
#include "app/cli/compare/comparefacts.h"
#include "app/cli/compare/comparejson.h"
#include "app/cli/compare/comparerecords.h"
#include "app/cli/compare/comparetables.h"
#include "app/cli/print/printing.h"
#include "app/cli/print/recipes.h"

#include <algorithm>
#include <iterator>

namespace touchstone::cli {

namespace {

using analysis::Table;

bool isCount(const CompareOptions& options, const ComparedSystems& compared)
{
    const auto* const score = compared.systems.front().measures.front()->score(options.score.score);
    return score != nullptr && score->isCount;
}

/// How the numbers were made: what a reader must know to believe them.
std::vector<std::string> notes(const ComparedSystems& compared)
{
    const auto& settings = compared.scores.settings;
    const auto& resampling = settings.resampling;
    std::vector<std::string> lines { "Intervals: percentile bootstrap over "
        + std::to_string(compared.scores.units) + " " + std::string(analysis::name(settings.unit)) + "s, "
        + std::to_string(resampling.trials) + " trials, seed " + std::to_string(resampling.seed) + "." };
    constexpr std::size_t few = 20;
    if (const auto none = intervalNote(compared); !none.empty()) {
        lines.back() = none;
    } else if (compared.scores.units < few) {
        lines.emplace_back("So few units tell little: intervals from them are too narrow.");
    }
    if (const auto unit = unitNote(compared); !unit.empty()) {
        lines.push_back(unit);
    }
    const bool exact
        = std::ranges::any_of(compared.scores.differences, [](const auto& one) { return one.exact; });
    lines.push_back("p: paired approximate randomisation, swapping whole "
        + std::string(analysis::name(settings.unit))
        + "s; one-sided in the direction found; ties count; (r + 1) / (trials + 1)"
        + (exact ? "; = all swaps counted." : "."));
    if (compared.pairs.size() > 1) {
        lines.push_back("Holm: corrected over " + std::to_string(compared.pairs.size()) + " comparisons.");
    }
    if (compared.types.tests > 1) {
        lines.push_back("p of types: two-sided, Holm-corrected over " + std::to_string(compared.types.tests)
            + " comparisons of types.");
    }
    if (!compared.types.note.empty()) {
        lines.push_back(compared.types.note);
    }
    for (std::size_t number = 0; number < compared.pairs.size(); ++number) {
        const auto& pair = compared.pairs[number];
        const auto names = compared.systems[pair.second].name + " - " + compared.systems[pair.first].name;
        const auto unlisted = pair.sameSystem ? differingNote(compared, pair, number) : std::string();
        for (const auto& note : { compared.scores.differences[number].note, unlisted }) {
            if (!note.empty()) {
                lines.push_back(names + ": " + note);
            }
        }
    }
    return lines;
}

} // namespace

std::string compareReport(const CompareOptions& options, const ComparedSystems& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe)
{
    if (options.form == OutputForm::Json) {
        return compareJson(options, compared, diagnostics, recipe);
    }
    if (options.list != nullptr) {
        return withRecipe(formed(changedTable(options, compared), options.form), recipe, options.form);
    }
    const auto write = numbersOf(options, isCount(options, compared));
    std::vector<Table> tables { systemTable(options, compared, write), differenceTable(compared, write) };
    std::vector<Table> byType;
    for (std::size_t later = 1; later < compared.systems.size(); ++later) {
        // One row is in the table above, but Markdown is for pasting.
        auto table = analysis::typePairTable(typePairOf(compared, later), write);
        if (table.rows.size() > 1 || options.form == OutputForm::Markdown) {
            byType.push_back(std::move(table));
        }
    }
    if (compared.systems.size() > 2) {
        if (auto types = typeTable(options, compared, write); !types.rows.empty()) {
            byType.insert(byType.begin(), std::move(types));
        }
    }
    // What is to be pasted stands first.
    const auto place = options.form == OutputForm::Markdown ? tables.begin() : tables.end();
    tables.insert(place, std::make_move_iterator(byType.begin()), std::make_move_iterator(byType.end()));
    tables.push_back(recordTable(compared, write));
    for (auto& table : differingTables(options, compared, write)) {
        tables.push_back(std::move(table));
    }
    return withRecipe(formed(tables, notes(compared), options.form), recipe, options.form);
}

} // namespace touchstone::cli
