// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tableexport.h"

#include "core/evaluation/records/findings.h"
#include "core/measures/registry/measureregistry.h"
#include "core/report/tables/slicesheet.h"
#include "core/report/tables/tabletests.h"
#include "core/report/tables/tasksheet.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <unordered_set>

namespace touchstone::analysis {

namespace {

struct FormRow
{
    std::string_view word;
    std::string_view suffix;
    std::string (*written)(const Table&);
};

const FormRow& rowOf(TableForm form)
{
    static constexpr FormRow rows[] { { "latex", ".tex", toLatex }, { "markdown", ".md", toMarkdown },
        { "csv", ".csv", toCsv }, { "html", ".html", toHtml }, { "tsv", ".tsv", toTsv },
        { "text", ".txt", toText } }; // in the order of TableForm
    return rows[static_cast<std::size_t>(form)];
}

/// All columns of the task's table, counts too; none where the task says nothing of such a table.
std::vector<std::string> taskColumns(const TableRequest& request, const ScoreSheet& sheet)
{
    const auto task = taskSheet(*request.preset, request.measure, sheet);
    return task ? support::listOf(task->columns, &ScoreSheet::Column::id) : std::vector<std::string>();
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
        for (auto& cell : row.cells) {
            cell = ScoreCell { {}, cell.isCount, {}, {}, true };
        }
    }
    return sheet;
}

std::string printedName(const TableRequest& request, std::size_t number, const TableSystem& system)
{
    return request.names.of(number, system.name)
        + (system.evaluation->system->answered ? "" : " (not answered)");
}

MeasureResultPtr blankResult(const MeasureResult& measure)
{
    auto none = std::make_shared<MeasureResult>();
    none->measure = measure.measure;
    none->sheets = support::listOf<ScoreSheet>(measure.sheets, blank);
    return none;
}

TouchedNumbers touchedBy(const TableSystem& system)
{
    return system.evaluation == nullptr ? TouchedNumbers()
                                        : touchedNumbers(*system.evaluation, std::span(&system.measure, 1));
}

MeasureResultPtr shownResult(const TableRequest& request, const TableSystem& system)
{
    auto shown = request.preset == nullptr ? system.measure : taskResult(*request.preset, *system.measure);
    return system.evaluation->system->answered ? shown : blankResult(*shown);
}

/// The scheme whose counts a slice of muc shows; other measures have one table.
support::Result<match::Scheme> slicedScheme(const TableRequest& request)
{
    const auto& sheet = request.table.sheet;
    if (!metrics::hasSchemes(request.measure)) {
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
        rows = orderedValues(support::listOf<EvaluationPtr>(systems, &TableSystem::evaluation),
            tables.front().dimension(), std::move(rows));
    }
    return rows;
}

/// Fills in p and, when the table is made, its note. Errors: Cancelled.
class Tests
{
public:
    Tests(std::span<const TableSystem> systems, const TableRequest& request, support::Progress& progress)
        : m_tests(measuredSystems(systems), request.settings, progress)
        , m_asked(request.significance)
        , m_level(request.table.level)
    {
    }

    /// Has every score tested that `named` finds a name for; an empty one: it has no test, and `reason` is
    /// why.
    template <typename Named> void join(SystemTableOptions& options, Named named)
    {
        if (m_asked) {
            options.p = [this, named](const ComparedScore& score, std::size_t best, std::size_t other) {
                const auto [compared, reason] = named(score);
                if (!reason.empty()) {
                    m_tests.leaveOut(score.title, reason);
                    return std::optional<double>();
                }
                return m_tests.p(compared, best, other);
            };
        }
    }

    support::Result<Table> finish(support::Result<Table> table, const std::string& note, TableForm form) const
    {
        if (m_tests.stopped()) {
            return tl::unexpected(*m_tests.stopped());
        }
        if (!table) {
            return table;
        }
        const bool marked = !table->note.empty();
        table->note = note;
        if (m_asked) {
            table->note += (note.empty() ? "" : " ") + m_tests.note(m_level, marked);
            if (form == TableForm::Csv || form == TableForm::Tsv) {
                addTestColumns(*table);
            }
        }
        return table;
    }

private:
    static std::vector<MeasuredSystem> measuredSystems(std::span<const TableSystem> systems)
    {
        std::vector<MeasuredSystem> measured;
        for (const auto& system : systems) {
            measured.push_back({ system.evaluation, system.measure });
        }
        return measured;
    }

    TableTests m_tests;
    bool m_asked;
    double m_level;
};

/// Which row is shown where the table does not name it, and what rows of types count where they are no
/// classes.
std::string rowNote(std::span<const TableSystem> systems, const TableRequest& request, const Table& table)
{
    const auto& sheets = systems.front().measure->sheets;
    const auto sheet = std::ranges::find_if(sheets,
        [&](const auto& one) { return request.table.sheet.empty() || one.id == request.table.sheet; });
    // Of several schemes a table must say its own; strict is what everybody expects.
    const auto* const preset = request.preset;
    const auto scheme = metrics::hasSchemes(request.measure) && sheet != sheets.end()
        ? match::schemeByName(sheet->id)
        : std::nullopt;
    const bool several = preset != nullptr && (preset->schemes.size() > 1 || preset->linkSchemes.size() > 1);
    auto told = scheme && (several || *scheme != match::Scheme::Strict)
        ? "Scheme: " + std::string(schemeWord(preset, *scheme)) + "."
        : std::string();
    if (request.table.rows.empty() || sheet == sheets.end()) {
        return told;
    }
    const bool one = table.columns.front().name == "System" || table.columns.front().name == "Score";
    const bool classes = systems.front().evaluation->spec.perType == PerType::Class;
    auto note = told;
    if (one) {
        note += (note.empty() ? "" : " ") + sheet->rowTitle + ": " + request.table.rows.front() + ".";
    }
    if (!classes && !sheet->goldColumn.empty() && !sheet->note.empty()) {
        note += (note.empty() ? "" : " ") + sheet->note;
    }
    return note;
}

/// Where no row is asked for: that of the measure's headline, as `compare` takes it; empty: the last.
std::string headlineRow(const MeasureResult& own, const std::string& asked)
{
    const auto& id = asked.empty() && !own.sheets.empty() ? own.sheets.front().id : asked;
    for (const auto& place : scorePlaces(own, headlineScore(own.measure))) {
        const auto& sheet = own.sheets[place.sheet];
        if (sheet.id == id && place.row + 1 != sheet.rows.size()) {
            return sheet.rows[place.row].name;
        }
    }
    return {};
}

/// A score of a slice's table: that of the whole has a test.
std::pair<ComparedScore, std::string> slicedScore(
    const ComparedScore& score, const ScoreSheet& sheet, const std::string& measure, match::Scheme scheme)
{
    if (score.type) {
        return { score, "of values of a slice; only the whole is" };
    }
    const auto column = score.score.substr(sheet.id.size() + 1);
    return { { metrics::hasSchemes(measure) ? std::string(match::schemeName(scheme)) + "." + column : column,
                 {}, score.title },
        {} };
}

/// The rows of a slice's table, the whole last, and what its note says of them.
support::Result<std::vector<std::string>> askedValues(const std::vector<SliceTable>& tables,
    std::span<const TableSystem> systems, const TableRequest& request, std::string& note)
{
    const bool ranked = std::ranges::any_of(tables, [](const auto& one) { return one.ranked(); });
    if (ranked && tables.size() > 1) {
        note += " The order is that of the first system.";
    }
    auto rows = slicedRows(systems, tables, ranked);
    if (!request.table.rows.empty()) {
        return request.table.rows;
    }
    if (ranked && rows.size() > mostOrderedValues && !hasEveryValue(request.form)) {
        note += " " + std::to_string(mostOrderedValues) + " of " + std::to_string(rows.size())
            + " values; CSV and TSV have all.";
        rows.resize(mostOrderedValues);
    }
    rows.emplace_back(wholeSliceRow);
    return rows;
}

support::Result<Table> slicedTable(std::span<const TableSystem> systems, const TableRequest& request,
    support::Progress& progress, UnknownName* unknown)
{
    const auto refused
        = [](const std::string& text) { return support::failure(support::ErrorCode::InvalidOption, text); };
    const auto scheme = slicedScheme(request);
    if (!scheme) {
        return tl::unexpected(scheme.error());
    }
    auto form = request.table;
    form.sheet.clear();
    form.sliced = true;
    std::vector<SliceTable> tables;
    std::vector<SystemScores> shown;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        const auto& system = systems[i];
        auto table = SliceTable::of(*system.evaluation, *system.measure, request.slice, progress);
        if (!table) {
            return tl::unexpected(table.error());
        }
        auto result = std::make_shared<MeasureResult>();
        result->measure = request.measure;
        result->sheets = { table->sheet(*scheme) };
        if (request.preset != nullptr && form.columns.empty()) {
            form.columns = taskColumns(request, result->sheets.front());
        }
        auto& sheet = result->sheets.front();
        sheet = taskSheetOr(request.preset, request.measure, sheet);
        sheet = system.evaluation->system->answered ? sheet : blank(sheet);
        shown.push_back({ printedName(request, i, system), std::move(result), {}, touchedBy(system) });
        tables.push_back(std::move(*table));
    }
    if (shown.empty() || shown.front().measure->sheets.front().columns.empty()) {
        return refused(shown.empty() ? "A table needs one system at least."
                                     : "Of " + request.measure + " nothing can be told by slice.");
    }
    const auto& sheet = shown.front().measure->sheets.front();
    auto note = sheet.note;
    auto rows = askedValues(tables, systems, request, note);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    form.rows = std::move(*rows);
    Tests tests(systems, request, progress);
    tests.join(form,
        [&](const ComparedScore& score) { return slicedScore(score, sheet, request.measure, *scheme); });
    return tests.finish(systemTable(shown, form, unknown), note, request.form);
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

std::string_view tableFormWord(TableForm form) { return rowOf(form).word; }

std::string_view tableFormSuffix(TableForm form) { return rowOf(form).suffix; }

std::string formed(const Table& table, TableForm form) { return rowOf(form).written(table); }

support::Result<Table> exportedTable(std::span<const TableSystem> systems, const TableRequest& request,
    support::Progress& progress, UnknownName* unknown)
{
    if (!request.slice.empty()) {
        return slicedTable(systems, request, progress, unknown);
    }
    std::vector<SystemScores> scores;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        const auto own
            = systems[i].evaluation->system->answered ? systems[i].measure : blankResult(*systems[i].measure);
        scores.push_back({ printedName(request, i, systems[i]), shownResult(request, systems[i]), own,
            touchedBy(systems[i]) });
    }
    auto asked = request;
    if (const auto row = systems.empty() || !request.table.rows.empty()
            ? std::string()
            : headlineRow(*systems.front().measure, request.table.sheet);
        !row.empty()) {
        asked.table.rows = { row };
    }
    auto options = asked.table;
    options.p = nullptr;
    if (request.preset != nullptr) {
        for (auto& row : options.rows) {
            row = taskRow(*request.preset, request.measure, row);
        }
        options.columns = taskColumns(request, systems.empty() ? nullptr : systems.front().measure.get());
    }
    Tests tests(systems, request, progress);
    tests.join(options, [](const ComparedScore& score) { return std::pair(score, std::string()); });
    auto table = systemTable(scores, options, unknown);
    const auto note = table ? rowNote(systems, asked, *table) : std::string();
    return tests.finish(std::move(table), note, request.form);
}

support::Result<Table> joinedTables(
    const std::string& title, std::span<const std::pair<std::string, Table>> tables)
{
    Table joined;
    std::set<std::string> notes;
    for (const auto& [name, table] : tables) {
        if (joined.columns.empty()) {
            joined.title = table.title;
            joined.columns.push_back({ title });
            joined.columns.insert(joined.columns.end(), table.columns.begin(), table.columns.end());
        }
        const auto before = joined.systems.size();
        joined.systems.insert(joined.systems.end(), table.systems.begin(), table.systems.end());
        const bool same = std::equal(table.columns.begin(), table.columns.end(), joined.columns.begin() + 1,
            joined.columns.end(), [](const auto& a, const auto& b) { return a.name == b.name; });
        if (!same) {
            return support::failure(support::ErrorCode::InvalidOption,
                "The columns of " + tables.front().first + " and " + name
                    + " are not the same, so they make no one table; name scores that both have with "
                      "--columns, or ask for one at a time.");
        }
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            joined.rows.push_back(table.rows[row]);
            joined.rows.back().insert(joined.rows.back().begin(), name);
            auto& owners = joined.rowSystems.emplace_back();
            if (row < table.rowSystems.size()) {
                owners = table.rowSystems[row];
            }
            std::ranges::for_each(owners, [before](auto& owner) { owner += before; });
            auto styles = row < table.styles.size() ? table.styles[row]
                                                    : std::vector<Table::Style>(table.columns.size());
            styles.insert(styles.begin(), Table::Style {});
            joined.styles.push_back(std::move(styles));
        }
        if (!table.note.empty() && notes.insert(table.note).second) {
            joined.note += (joined.note.empty() ? "" : " ") + table.note;
        }
    }
    return joined;
}

std::vector<std::string> tableCommand(const TableRequest& request, const std::string& output, PathForm paths)
{
    std::vector<std::string> words { "touchstone-cli", "table" };
    const auto add = [&words](const std::vector<std::string>& more, bool wanted = true) {
        words.insert(words.end(), more.begin(), wanted ? more.end() : more.begin());
    };
    add(dataArguments(request.dataSet, paths));
    add(settingArguments(request.spec, request.relations, request.preset, paths));
    add({ "--measure", request.measure });
    const auto& table = request.table;
    add({ "--table", table.sheet }, !table.sheet.empty());
    add({ "--by", request.slice }, !request.slice.empty());
    for (const auto& row : table.rows) {
        add({ "--row", row });
    }
    add({ "--columns", support::joined(table.columns, ",") }, !table.columns.empty());
    add({ "--systems-as-columns" }, table.systemsAsColumns);
    add({ "--no-bold" }, !table.boldBest);
    add({ "--underline-second" }, table.underlineSecond);
    add({ "--percent" }, table.percent);
    add({ "--decimals", std::to_string(table.decimals) }, table.decimals != SystemTableOptions().decimals);
    if (request.significance) {
        const auto& given = request.settings.resampling;
        const auto usual = SignificanceSettings().resampling;
        add({ "--significance" });
        add({ "--seed", std::to_string(given.seed) }, given.seed != usual.seed);
        add({ "--trials", std::to_string(given.trials) }, given.trials != usual.trials);
    }
    for (const auto& [from, to] : request.names.renamed) {
        add({ "--rename", from + "=" + to });
    }
    add({ "--anonymise" }, request.names.anonymous);
    add({ "--" + std::string(tableFormWord(request.form)) }, request.form != TableForm::Text);
    add({ "-o", paths == PathForm::Given ? output : std::filesystem::path(output).filename().string() },
        !output.empty());
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
    if (request.table.decimals != SystemTableOptions().decimals) {
        recipe.settings.emplace_back("Decimals", std::to_string(request.table.decimals));
    }
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
