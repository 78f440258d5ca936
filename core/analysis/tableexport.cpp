// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/tableexport.h"

#include "core/analysis/findings.h"
#include "core/analysis/slicesheet.h"
#include "core/analysis/tasksheet.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <unordered_set>

namespace touchstone::analysis {

namespace {

/// The measure's own name of a column's score; empty: it cannot be resampled.
std::string scoreOf(const std::vector<std::string>& known, const std::string& column)
{
    for (const auto& name : { column, column.substr(column.find('.') + 1) }) {
        if (std::find(known.begin(), known.end(), name) != known.end()) {
            return name;
        }
    }
    return {};
}

/// All columns of the task's table, counts too; none where the task says nothing of such a table.
std::vector<std::string> taskColumns(const TableRequest& request, const ScoreSheet& sheet)
{
    std::vector<std::string> columns;
    const auto task = taskSheet(*request.preset, request.measure, sheet);
    for (std::size_t i = 0; task && i < task->columns.size(); ++i) {
        columns.push_back(task->columns[i].id);
    }
    return columns;
}

/// The same of the table that is asked for, unless columns were asked for too.
std::vector<std::string> taskColumns(const TableRequest& request, const MeasureResult* result)
{
    auto columns = request.table.columns;
    if (!columns.empty() || result == nullptr) {
        return columns;
    }
    for (const auto& sheet : result->sheets) {
        if (request.table.sheet.empty() || sheet.id == request.table.sheet) {
            return taskColumns(request, sheet);
        }
    }
    return columns;
}

/// Of a column that a system does not answer no cell says anything.
ScoreSheet blank(ScoreSheet sheet)
{
    for (auto& row : sheet.rows) {
        row.cells.assign(row.cells.size(), ScoreCell());
    }
    return sheet;
}

std::string printedName(const TableRequest& request, std::size_t number, const TableSystem& system)
{
    return request.names.of(number, system.name)
        + (system.evaluation->system->answered ? "" : " (not answered)");
}

MeasureResultPtr shownResult(const TableRequest& request, const TableSystem& system)
{
    auto shown = request.preset == nullptr ? system.measure : taskResult(*request.preset, *system.measure);
    if (system.evaluation->system->answered) {
        return shown;
    }
    auto none = std::make_shared<MeasureResult>();
    none->measure = shown->measure;
    for (const auto& sheet : shown->sheets) {
        none->sheets.push_back(blank(sheet));
    }
    return none;
}

TouchedNumbers touchedBy(const TableSystem& system)
{
    return system.evaluation == nullptr ? TouchedNumbers()
                                        : touchedNumbers(*system.evaluation, std::span(&system.measure, 1));
}

/// The scheme whose counts a slice of muc shows; other measures have one table.
support::Result<match::Scheme> slicedScheme(const TableRequest& request)
{
    const auto& sheet = request.table.sheet;
    if (request.measure != "muc") {
        if (sheet.empty()) {
            return match::Scheme::Strict;
        }
        return support::failure(support::ErrorCode::InvalidOption,
            "By a slice " + request.measure + " has one table; leave --table " + sheet + " out.");
    }
    if (sheet.empty()) {
        return request.preset != nullptr ? request.preset->scheme : match::Scheme::Strict;
    }
    if (const auto scheme = match::schemeByName(sheet)) {
        return *scheme;
    }
    return support::failure(support::ErrorCode::InvalidOption,
        "By a slice muc has no table \"" + sheet + "\"; it has: strict, exact, partial, type.");
}

/// Every value that a system has, in an order that all share; the whole last.
std::vector<std::string> slicedRows(
    std::span<const TableSystem> systems, std::span<const SliceTable> tables, bool ranked)
{
    std::vector<std::string> rows;
    std::unordered_set<std::string_view> known;
    for (const auto& table : tables) {
        for (std::size_t row = 0; row < table.rows(); ++row) {
            if (known.insert(table.name(row)).second) {
                rows.push_back(table.name(row));
            }
        }
    }
    if (!ranked && tables.size() > 1) {
        std::vector<EvaluationPtr> evaluations;
        for (const auto& system : systems) {
            evaluations.push_back(system.evaluation);
        }
        rows = orderedValues(evaluations, tables.front().dimension(), std::move(rows));
    }
    return rows;
}

support::Result<Table> slicedTable(
    std::span<const TableSystem> systems, const TableRequest& request, support::Progress& progress)
{
    const auto refused
        = [](const std::string& text) { return support::failure(support::ErrorCode::InvalidOption, text); };
    if (request.significance) {
        return refused(
            "The test of significance speaks of whole corpora, not of the values of a slice; leave "
            "--significance or --by out.");
    }
    const auto scheme = slicedScheme(request);
    if (!scheme) {
        return tl::unexpected(scheme.error());
    }
    auto form = request.table;
    std::vector<SliceTable> tables;
    std::vector<ScoreSheet> sheets;
    for (const auto& system : systems) {
        auto table = SliceTable::of(*system.evaluation, *system.measure, request.slice, progress);
        if (!table) {
            return tl::unexpected(table.error());
        }
        sheets.push_back(table->sheet(*scheme));
        if (request.preset != nullptr) {
            if (form.columns.empty()) {
                form.columns = taskColumns(request, sheets.back());
            }
            sheets.back() = taskSheetOr(request.preset, request.measure, sheets.back());
        }
        if (!system.evaluation->system->answered) {
            sheets.back() = blank(std::move(sheets.back()));
        }
        tables.push_back(std::move(*table));
    }
    if (sheets.empty() || sheets.front().columns.empty()) {
        return refused(sheets.empty() ? "A table needs one system at least."
                                      : "Of " + request.measure + " nothing can be told by slice.");
    }
    auto note = sheets.front().note;
    const bool ranked
        = std::any_of(tables.begin(), tables.end(), [](const auto& one) { return one.ranked(); });
    if (ranked && tables.size() > 1) {
        note += " The order is that of the first system.";
    }
    auto rows = slicedRows(systems, tables, ranked);
    std::vector<SystemSheet> shown;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        shown.push_back({ printedName(request, i, systems[i]), &sheets[i], touchedBy(systems[i]) });
    }
    if (!request.table.row.empty()) {
        const auto& row = request.table.row;
        if (row != wholeSliceRow && std::find(rows.begin(), rows.end(), row) == rows.end()) {
            constexpr std::size_t mostNamed = 20;
            std::string known;
            for (std::size_t i = 0; i < std::min(rows.size(), mostNamed); ++i) {
                known += (known.empty() ? "" : ", ") + rows[i];
            }
            return refused("Slice " + request.slice + " has no value \"" + row + "\" here; it has: " + known
                + (rows.size() > mostNamed ? " …" : "") + ".");
        }
        rows = { row };
    } else {
        if (ranked && rows.size() > mostOrderedValues && !hasEveryValue(request.form)) {
            note += " " + std::to_string(mostOrderedValues) + " of " + std::to_string(rows.size())
                + " values; CSV and TSV have all.";
            rows.resize(mostOrderedValues);
        }
        rows.emplace_back(wholeSliceRow);
    }
    auto table = systemRowsTable(shown, rows, form);
    if (table) {
        table->note = note;
    }
    return table;
}

} // namespace

bool hasEveryValue(TableForm form) { return form == TableForm::Csv || form == TableForm::Tsv; }

support::Result<ScoreSheet> slicedSheet(
    const TableSystem& system, const TableRequest& request, support::Progress& progress)
{
    const auto scheme = slicedScheme(request);
    if (!scheme) {
        return tl::unexpected(scheme.error());
    }
    return SliceTable::of(*system.evaluation, *system.measure, request.slice, progress)
        .map([&](const SliceTable& table) {
            return taskSheetOr(request.preset, request.measure, table.sheet(*scheme));
        });
}

std::string_view tableFormWord(TableForm form)
{
    switch (form) {
    case TableForm::Latex:
        return "latex";
    case TableForm::Markdown:
        return "markdown";
    case TableForm::Csv:
        return "csv";
    case TableForm::Html:
        return "html";
    case TableForm::Tsv:
        return "tsv";
    case TableForm::Text:
        break;
    }
    return "text";
}

std::string_view tableFormSuffix(TableForm form)
{
    switch (form) {
    case TableForm::Latex:
        return ".tex";
    case TableForm::Markdown:
        return ".md";
    case TableForm::Csv:
        return ".csv";
    case TableForm::Html:
        return ".html";
    case TableForm::Tsv:
        return ".tsv";
    case TableForm::Text:
        break;
    }
    return ".txt";
}

std::string formed(const Table& table, TableForm form)
{
    switch (form) {
    case TableForm::Latex:
        return toLatex(table);
    case TableForm::Markdown:
        return toMarkdown(table);
    case TableForm::Csv:
        return toCsv(table);
    case TableForm::Html:
        return toHtml(table);
    case TableForm::Tsv:
        return toTsv(table);
    case TableForm::Text:
        break;
    }
    return toText(table);
}

support::Result<Table> exportedTable(
    std::span<const TableSystem> systems, const TableRequest& request, support::Progress& progress)
{
    if (!request.slice.empty()) {
        return slicedTable(systems, request, progress);
    }
    std::vector<SystemScores> scores;
    std::vector<MeasuredSystem> measured;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        scores.push_back({ printedName(request, i, systems[i]), shownResult(request, systems[i]),
            touchedBy(systems[i]) });
        measured.push_back({ systems[i].evaluation, systems[i].measure });
    }
    auto options = request.table;
    options.p = nullptr;
    if (request.preset != nullptr) {
        options.row = taskRow(*request.preset, request.measure, options.row);
        options.columns = taskColumns(request, systems.empty() ? nullptr : systems.front().measure.get());
    }
    if (!request.significance || systems.size() < 2) {
        return systemTable(scores, options);
    }
    const auto known = scoreNames(*systems.front().measure);
    std::map<std::string, std::optional<ScoreComparison>> compared;
    std::optional<support::Error> stopped;
    options.p = [&](const std::string& column, std::size_t best, std::size_t other) -> std::optional<double> {
        const auto score = scoreOf(known, column);
        if (score.empty() || stopped) {
            return std::nullopt;
        }
        auto [found, added] = compared.try_emplace(score);
        if (added) {
            const auto result = compareScores(measured, score, request.settings, progress);
            if (result) {
                found->second = *result;
            } else {
                stopped = result.error();
            }
        }
        if (!found->second) {
            return std::nullopt;
        }
        for (const auto& difference : found->second->differences) {
            if (difference.first == std::min(best, other) && difference.second == std::max(best, other)) {
                return difference.twoSidedHolm;
            }
        }
        return std::nullopt;
    };
    // Rows of single types have no test of their own.
    if (!request.table.row.empty() && request.table.row != "Overall") {
        options.p = nullptr;
    }
    const auto& settings = request.settings;
    options.test = "two-sided paired approximate randomisation over "
        + std::string(name(settledUnit(settings.unit, *systems.front().evaluation))) + "s, "
        + std::to_string(settings.resampling.trials) + " trials, seed "
        + std::to_string(settings.resampling.seed) + ", Holm's correction";
    auto table = systemTable(scores, options);
    return stopped ? support::Result<Table>(tl::unexpected(*stopped)) : table;
}

std::vector<std::string> tableCommand(const TableRequest& request, const std::string& output, PathForm paths)
{
    std::vector<std::string> words { "touchstone-cli", "table" };
    const auto add = [&words](const std::vector<std::string>& more) {
        words.insert(words.end(), more.begin(), more.end());
    };
    add(dataArguments(request.dataSet, paths));
    add(settingArguments(request.spec, request.relations, request.preset, paths));
    add({ "--measure", request.measure });
    const auto& table = request.table;
    const SystemTableOptions usual;
    if (!table.sheet.empty()) {
        add({ "--table", table.sheet });
    }
    if (!request.slice.empty()) {
        add({ "--by", request.slice });
    }
    if (!table.row.empty()) {
        add({ "--row", table.row });
    }
    if (!table.columns.empty()) {
        std::string columns;
        for (const auto& column : table.columns) {
            columns += (columns.empty() ? "" : ",") + column;
        }
        add({ "--columns", columns });
    }
    if (table.systemsAsColumns) {
        add({ "--systems-as-columns" });
    }
    if (!table.boldBest) {
        add({ "--no-bold" });
    }
    if (table.underlineSecond) {
        add({ "--underline-second" });
    }
    if (table.percent) {
        add({ "--percent" });
    }
    if (table.decimals != usual.decimals) {
        add({ "--decimals", std::to_string(table.decimals) });
    }
    if (request.significance) {
        add({ "--significance" });
        const SignificanceSettings standard;
        if (request.settings.resampling.seed != standard.resampling.seed) {
            add({ "--seed", std::to_string(request.settings.resampling.seed) });
        }
        if (request.settings.resampling.trials != standard.resampling.trials) {
            add({ "--trials", std::to_string(request.settings.resampling.trials) });
        }
    }
    for (const auto& [from, to] : request.names.renamed) {
        add({ "--rename", from + "=" + to });
    }
    if (request.names.anonymous) {
        add({ "--anonymise" });
    }
    if (request.form != TableForm::Text) {
        add({ "--" + std::string(tableFormWord(request.form)) });
    }
    if (!output.empty()) {
        add({ "-o", paths == PathForm::Given ? output : std::filesystem::path(output).filename().string() });
    }
    return words;
}

Recipe tableRecipe(const TableRequest& request, const std::string& signature,
    std::vector<Recipe::Input> inputs, const std::string& output)
{
    Recipe recipe;
    recipe.title
        = "Scores of systems, " + request.measure + (request.slice.empty() ? "" : ", by " + request.slice);
    recipe.inputs = std::move(inputs);
    recipe.signature = signatureWith(request.preset, signature);
    recipe.settings.emplace_back("Decimals", std::to_string(request.table.decimals));
    if (request.significance) {
        recipe.settings.emplace_back("Significance",
            "p < " + support::shortest(request.table.level) + ", "
                + std::to_string(request.settings.resampling.trials) + " trials");
        recipe.seed = request.settings.resampling.seed;
    }
    if (!request.names.anonymous) {
        recipe.command = shellLine(tableCommand(request, output, PathForm::FileName));
    }
    return recipe;
}

} // namespace touchstone::analysis
