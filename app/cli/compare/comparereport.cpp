// SPDX-License-Identifier: GPL-3.0-or-later
// What `compare` prints of systems; declared in comparing.h.
#include "app/cli/compare/comparefacts.h"
#include "app/cli/print/printing.h"

#include "core/support/numbers.h"

#include <cmath>

namespace touchstone::cli {

namespace {

using namespace analysis; // their tables are put together here

constexpr auto test = "paired approximate randomisation";

/// A table that tells scores of the systems.
Table tableOf(const ComparedSystems& compared, Table table = {})
{
    for (const auto& system : compared.systems) {
        table.systems.push_back({ system.name, system.touched() });
    }
    return table;
}

/// A score and its interval by system; three and more with those that are not told from the best.
Table systemTable(
    const CompareOptions& options, const ComparedSystems& compared, const ComparedNumbers& write)
{
    const auto& scores = compared.scores;
    auto sheet = emptySheet(
        options.score.text() + (scores.lowerIsBetter ? " (lower is better)" : ""), "System", "system");
    sheet.columns = { column("score", options.score.text()),
        column("interval", intervalTitle(scores.settings), SheetKind::Interval) };
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        addRow(sheet,
            { textCell(compared.systems[i].name), numberCell(scores.scores[i]),
                intervalCell(scores.intervals[i]) });
    }
    auto table = tableOf(compared, sheetTable(sheet, write));
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        table.rowSystems.push_back({ i });
    }
    markScores(table, 1, scores, test, write);
    return table;
}

/// A row for each pair of systems.
Table differenceTable(const ComparedSystems& compared, const ComparedNumbers& write)
{
    auto table = tableOf(
        compared, sheetTable(shownDifferences(systemNames(compared), compared.scores, write), write));
    addPairs(table, compared.scores);
    for (const auto* name : { "exact", "trials", "seed", "units" }) {
        if (write.script()) {
            table.columns.push_back({ name, true });
        }
    }
    const auto marks = marksOf(compared.scores, test);
    const auto& resampling = compared.scores.settings.resampling;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto& difference = compared.scores.differences[i];
        if (write.script()) {
            table.rows[i].insert(table.rows[i].end(),
                { difference.exact ? "true" : "false", std::to_string(resampling.trials),
                    std::to_string(resampling.seed), std::to_string(compared.scores.units) });
        }
        if (write.paper()) {
            auto& style = table.styles.emplace_back(table.columns.size())[1];
            if (difference.twoSidedHolm && *difference.twoSidedHolm < marks.level) {
                style.mark = "*";
                table.note = "* p < " + support::shortest(marks.level) + " (" + marks.test + ").";
            }
        }
    }
    return table;
}

/// Several systems side by side.
Table typeTable(const CompareOptions& options, const ComparedSystems& compared, const ComparedNumbers& write)
{
    auto sheet = emptySheet(options.score.text() + " by type", "Type", "type");
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        const auto& name = compared.systems[i].name;
        sheet.columns.push_back(column(name, name, SheetKind::Number, {}, i));
    }
    const auto rows = typeRows(options, compared);
    for (const auto& [type, values] : rows) {
        std::vector<NotedCell> cells { textCell(type) };
        for (const auto& value : values) {
            cells.push_back(numberCell(value));
        }
        addRow(sheet, cells);
    }
    auto table = tableOf(compared, sheetTable(sheet, write));
    if (write.paper()) {
        for (auto row = table.rows.cbegin(); const auto& [type, values] : rows) {
            const auto styles = columnStyles(
                { {}, values, { row->begin() + 1, row->end() }, compared.scores.lowerIsBetter }, {});
            std::ranges::copy(styles, table.styles.emplace_back(table.columns.size()).begin() + 1);
            ++row;
        }
    }
    return table;
}

/// What became of the annotations, pair by pair.
Table recordTable(const ComparedSystems& compared, const ComparedNumbers& write)
{
    auto sheet = emptySheet("Annotations (" + compared.pairs.front().recordsBy + ")", "Pair");
    if (write.script()) {
        sheet.columns = { column("a", {}, SheetKind::Text), column("b", {}, SheetKind::Text) };
    }
    for (const auto& word : changeWords) {
        sheet.columns.push_back(column(word.key, word.title));
    }
    for (const auto& pair : compared.pairs) {
        const auto& a = compared.systems[pair.first].name;
        const auto& b = compared.systems[pair.second].name;
        std::vector<NotedCell> cells { textCell(a + " → " + b) };
        if (write.script()) {
            cells.insert(cells.end(), { textCell(a), textCell(b) });
        }
        for (const auto& word : changeWords) {
            cells.emplace_back(countCell(pair.records.overall.of(word.change)));
        }
        addRow(sheet, cells);
    }
    auto table = tableOf(compared, sheetTable(sheet, write));
    for (const auto& pair : compared.pairs) {
        table.rowSystems.push_back({ pair.first, pair.second });
    }
    return table;
}

constexpr std::size_t shownRecords = 50; ///< of each system, in text for people

/// What the listed records add up to, and all.
Table totalsTable(const ComparedSystems& compared, const ComparedPair& pair, const ComparedNumbers& write)
{
    const auto& a = compared.systems[pair.first].name;
    const auto& b = compared.systems[pair.second].name;
    Table table { .title = "What the listed records account for",
        .columns = { { write.script() ? "number" : "Number" }, { a, true }, { b, true },
            { write.script() ? "difference" : b + " - " + a, true },
            { write.script() ? "listed_difference" : "Listed", true } },
        .rows = {} };
    for (const auto& total : pair.differing->totals) {
        table.rows.push_back({ total.name, write.share(total.whole[0]), write.share(total.whole[1]),
            write.share(total.whole[1] - total.whole[0]), write.share(total.listed[1] - total.listed[0]) });
    }
    return table;
}

/// Do the listed records make a difference to this number?
bool changes(const analysis::DifferingRecords::Part& part, std::size_t name)
{
    constexpr double rounding = 1e-9;
    double difference = 0;
    for (const bool second : { false, true }) {
        const auto& shares = part.sides[second ? 1 : 0].shares;
        for (auto at = name; at < shares.size(); at += part.names.size()) {
            difference += second ? shares[at] : -shares[at];
        }
    }
    return std::abs(difference) > rounding;
}

/// Records of one side of a pair, printed as `errors` does, with what each adds to the score's numbers.
Table recordsTable(const CompareOptions& options, const ComparedSystems& compared, const ComparedPair& pair,
    bool second, const analysis::DifferingRecords::Part& part, const ComparedNumbers& write)
{
    const auto& side = part.sides[second ? 1 : 0];
    const auto& one = compared.systems[second ? pair.second : pair.first].name;
    const auto& other = compared.systems[second ? pair.first : pair.second].name;
    auto numbers = side.numbers;
    const bool cut = !write.script() && numbers.size() > shownRecords;
    if (cut) {
        numbers.resize(shownRecords);
    }
    auto table = errorTable(*side.shown, numbers, pair.scheme, options.form == OutputForm::Tsv);
    table.title = "Records of " + one + " that " + other + " has not so"
        + (part.list.empty() ? "" : " (" + part.list + ")") + ": " + std::to_string(side.numbers.size())
        + (cut ? " (the first " + std::to_string(shownRecords) + "; --json and --tsv list all)" : "");
    for (std::size_t name = 0; name < part.names.size(); ++name) {
        if (!write.script() && !changes(part, name)) {
            continue; // people read what makes the difference
        }
        table.columns.push_back({ part.names[name], true });
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            table.rows[row].push_back(write.share(side.shares[row * part.names.size() + name]));
        }
    }
    if (write.script()) {
        table.columns.insert(table.columns.begin(), { "system" });
        for (auto& row : table.rows) {
            row.insert(row.begin(), one);
        }
    }
    return table;
}

/// Of each such pair both sides' records, and what they add up to; for people only the first of many.
std::vector<Table> differingTables(
    const CompareOptions& options, const ComparedSystems& compared, const ComparedNumbers& write)
{
    std::vector<Table> tables;
    for (const auto& pair : compared.pairs) {
        if (!pair.sameSystem) {
            continue;
        }
        auto parts = pair.differing ? pair.differing->parts : std::vector<analysis::DifferingRecords::Part>();
        if (!pair.differing) {
            auto& part = parts.emplace_back();
            for (const bool second : { false, true }) {
                part.sides[second ? 1 : 0] = { compared.systems[second ? pair.second : pair.first].evaluation,
                    differing(compared, pair, second), {} };
            }
        }
        for (const auto& part : parts) {
            for (const bool second : { false, true }) {
                tables.push_back(recordsTable(options, compared, pair, second, part, write));
            }
        }
        if (pair.differing && !pair.differing->totals.empty()) {
            tables.push_back(totalsTable(compared, pair, write));
        }
    }
    return tables;
}

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
        lines.push_back(compared.types.note.english());
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
