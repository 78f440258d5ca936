// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tableexport.h"

#include "core/compare/typecomparison.h"
#include "core/evaluation/records/findings.h"
#include "core/io/bytes/words.h"
#include "core/evaluation/records/typemeans.h"
#include "core/report/tables/slicesheet.h"
#include "core/report/tables/scoretable.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <filesystem>
#include <unordered_set>

namespace touchstone::analysis {

namespace {

const ScoreDifference* between(
    const std::vector<ScoreDifference>& differences, std::size_t one, std::size_t other)
{
    const auto found = std::ranges::find_if(differences, [&](const auto& difference) {
        return std::minmax(difference.first, difference.second) == std::minmax(one, other);
    });
    return found == differences.end() ? nullptr : &*found;
}

/// Without its last words where these speak of something else to do.
std::string reasonOf(const support::Error& error)
{
    const auto& text = error.text;
    const auto end = text.find(". ");
    auto reason = end == std::string::npos ? text : text.substr(0, end);
    reason.erase(reason.find_last_not_of('.') + 1);
    return reason;
}

struct FormRow
{
    std::string_view word, suffix;
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
std::vector<std::string> taskColumns(const TableRequest& request, const Sheet& sheet)
{
    const auto task = taskSheet(*request.preset, request.measure, sheet);
    return task ? support::listOf(task->columns, &Sheet::Column::id) : std::vector<std::string>();
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
Sheet blank(Sheet sheet)
{
    for (auto& row : sheet.rows) {
        for (auto& cell : row.cells) {
            cell = SheetCell { {}, cell.isCount, {}, {}, true };
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
    none->sheets = support::listOf<Sheet>(measure.sheets, blank);
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
            support::said("By a slice %1 has one table; leave --table %2 out.", request.measure, sheet));
    }
    if (sheet.empty()) {
        return request.preset != nullptr ? request.preset->scheme : match::Scheme::Strict;
    }
    if (const auto scheme = match::schemeByName(sheet)) {
        return *scheme;
    }
    return support::failure(support::ErrorCode::InvalidOption,
        support::said("By a slice muc has no table \"%1\"; it has: strict, exact, partial, type.", sheet));
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

/// Is the score that systems are ranked by tested?
bool testsRank(const TableRequest& request, std::size_t systems)
{
    return !request.table.rank.empty() && systems > 1;
}

/// Tests each score once, when it is first asked for; fills in p and, when the table is made, its note.
class TableTests
{
public:
    TableTests(std::span<const TableSystem> systems, const TableRequest& request, support::Progress& progress)
        : m_systems(support::listOf<MeasuredSystem>(systems,
            [](const TableSystem& one) {
                return MeasuredSystem { one.evaluation, one.measure };
            }))
        , m_settings(request.settings)
        , m_asked(request.significance || testsRank(request, systems.size()))
        , m_level(request.table.level)
        , m_progress(progress)
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
                    leaveOut(score.title, reason);
                    return std::optional<double>();
                }
                return p(compared, best, other);
            };
        }
    }

    /// Errors: Cancelled, and what the table has.
    support::Result<Table> finish(support::Result<Table> table, const std::string& note, TableForm form) const
    {
        if (m_stopped) {
            return tl::unexpected(*m_stopped);
        }
        if (!table) {
            return table;
        }
        const auto has = [&styles = table->styles](std::string_view mark) {
            return std::ranges::any_of(styles, [mark](const auto& row) {
                return std::ranges::any_of(row, [mark](const auto& cell) { return cell.mark == mark; });
            });
        };
        table->note = note;
        if (m_asked) {
            io::append(table->note, this->note(has("*")), " ");
            if (has(notSeparableMark)) {
                io::append(table->note,
                    std::string(notSeparableMark) + " not separable from the best: p is not below "
                        + support::shortest(m_level) + ".",
                    " ");
            }
            if (form == TableForm::Csv || form == TableForm::Tsv) {
                addTestColumns(*table);
            }
        }
        return table;
    }

private:
    /// Two-sided p of paired approximate randomisation. All types together: corrected by Holm over all pairs
    /// of systems. A type: over all types and pairs, as `compare` does. Nothing where there is no test;
    /// note() tells why.
    [[nodiscard]] std::optional<double> p(const ComparedScore& score, std::size_t best, std::size_t other)
    {
        const auto names = scoreNames(*m_systems.front().result);
        if (m_stopped) {
            return std::nullopt;
        }
        if (!support::contains(names, score.score)) {
            leaveOut(score.title, "no sum over documents makes it");
            return std::nullopt;
        }
        const ScoreDifference* difference = nullptr;
        if (!score.type) {
            const auto& all = compared(score);
            difference = all ? between(all->differences, best, other) : nullptr;
            m_all = m_all || difference != nullptr;
        } else if (const auto& types = comparedTypes(score)) {
            const auto* const type = comparedType(*types, m_systems, *score.type);
            difference = type == nullptr ? nullptr : between(type->differences, best, other);
            m_typeTests = difference == nullptr ? m_typeTests : std::max(m_typeTests, types->tests);
        }
        if (difference != nullptr && !difference->twoSidedHolm && !difference->note.empty()) {
            leaveOut(score.title, reasonOf({ support::ErrorCode::InvalidOption, difference->note, {} }));
        }
        return difference == nullptr ? std::nullopt : difference->twoSidedHolm;
    }

    /// Keeps out of the tests what is none of theirs.
    void leaveOut(const std::string& title, const std::string& reason)
    {
        const std::pair left(title, reason);
        support::addNew(m_untested, left);
    }

    /// What the mark means, what was tested and what was not. `marked`: does the table have a mark?
    [[nodiscard]] std::string note(bool marked) const
    {
        std::string text;
        auto settled = m_settings;
        settled.unit = settledUnit(m_settings.unit, *m_systems.front().evaluation);
        if (m_all || m_typeTests > 0) {
            const auto pairs = m_systems.size() * (m_systems.size() - 1) / 2;
            std::string corrected;
            if (m_all && pairs > 1) {
                corrected += " over " + std::to_string(pairs) + " pairs of systems";
            }
            if (m_typeTests > 1) {
                corrected += std::string(corrected.empty() ? "" : ", of types") + " over "
                    + std::to_string(m_typeTests) + " comparisons of types";
            }
            const auto few = fewUnitsText(settled, m_units, m_level);
            text = (marked ? "* differs from the best with p < " : "No score differs from the best with p < ")
                + support::shortest(m_level) + " (" + testText(settled, m_units).english()
                + (corrected.empty() ? "" : ", Holm's correction" + corrected) + ")."
                + (few.empty() ? std::string() : " " + few.english());
        } else if (m_untested.empty()) {
            text = m_systems.size() < 2
                ? "Nothing is tested: there is one system."
                : "Nothing is tested: counts, and scores that one system alone has, have no test.";
        }
        std::map<std::string, std::string> reasons;
        std::vector<std::string> order;
        for (const auto& [title, reason] : m_untested) {
            auto& titles = reasons[reason];
            if (titles.empty()) {
                order.push_back(reason);
            }
            titles += (titles.empty() ? "" : ", ") + title;
        }
        for (const auto& reason : order) {
            text += (text.empty() ? "" : " ") + std::string("Not tested: ") + reasons[reason] + " (" + reason
                + ").";
        }
        return text;
    }

    const std::optional<ScoreComparison>& compared(const ComparedScore& score)
    {
        const auto [found, added] = m_scores.try_emplace(score.score);
        if (added) {
            auto made = compareScores(m_systems, score.score, m_settings, m_progress);
            if (made) {
                m_units = std::max(m_units, made->units);
                found->second = std::move(*made);
            } else {
                refuse(score, made.error());
            }
        }
        return found->second;
    }

    const std::optional<TypeComparison>& comparedTypes(const ComparedScore& score)
    {
        const auto [found, added] = m_types.try_emplace(score.score);
        if (added) {
            auto made
                = compareTypes(m_systems, score.score, everyPair(m_systems.size()), m_settings, m_progress);
            if (!made) {
                refuse(score, made.error());
            } else if (!made->note.empty()) {
                refuse(score, { support::ErrorCode::InvalidOption, made->note.english(), {} });
            } else {
                m_units = std::max(m_units, made->units);
                found->second = std::move(*made);
            }
        }
        return found->second;
    }

    void refuse(const ComparedScore& score, const support::Error& error)
    {
        if (error.code == support::ErrorCode::Cancelled) {
            m_stopped = error;
        } else {
            leaveOut(score.title, reasonOf(error));
        }
    }

    std::vector<MeasuredSystem> m_systems;
    SignificanceSettings m_settings;
    bool m_asked;
    double m_level;
    support::Progress& m_progress;
    std::map<std::string, std::optional<ScoreComparison>> m_scores;
    std::map<std::string, std::optional<TypeComparison>> m_types;
    std::vector<std::pair<std::string, std::string>> m_untested; ///< title, reason
    std::optional<support::Error> m_stopped;
    std::size_t m_units = 0; ///< of what was tested
    std::size_t m_typeTests = 0; ///< the most that a correction was over
    bool m_all = false; ///< a score of all types together was tested
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
    if (!request.table.rank.empty()) {
        io::append(told, "Ranked by " + request.table.rank + "; = stands behind ranks of equal scores.", " ");
    }
    if ((request.table.rows.empty() && !request.table.byType) || sheet == sheets.end()) {
        return told;
    }
    const auto& first = table.columns.front().name;
    const bool one = first == "System" || first == "Score" || first == "Rank";
    const bool classes = systems.front().evaluation->spec.perType == PerType::Class;
    if (one) {
        io::append(told, sheet->rowTitle + ": " + request.table.rows.front() + ".", " ");
    }
    if (!classes && !sheet->goldColumn.empty() && !sheet->note.empty()) {
        io::append(told, sheet->note, " ");
    }
    return told;
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
    const ComparedScore& score, const Sheet& sheet, const std::string& measure, match::Scheme scheme)
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
std::vector<std::string> askedValues(const std::vector<SliceTable>& tables,
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
        return support::failure(support::ErrorCode::InvalidOption,
            support::said(
                shown.empty() ? "A table needs one system at least." : "Of %1 nothing can be told by slice.",
                request.measure));
    }
    const auto& sheet = shown.front().measure->sheets.front();
    auto note = sheet.note;
    form.rows = askedValues(tables, systems, request, note);
    TableTests tests(systems, request, progress);
    tests.join(form,
        [&](const ComparedScore& score) { return slicedScore(score, sheet, request.measure, *scheme); });
    return tests.finish(systemTable(shown, form, unknown), note, request.form);
}

} // namespace

bool hasEveryValue(TableForm form) { return form == TableForm::Csv || form == TableForm::Tsv; }

support::Result<Sheet> slicedSheet(
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
        if (!request.table.rank.empty()) {
            return support::failure(support::ErrorCode::InvalidOption,
                support::said("Systems have one order, so they are not ranked by the values of a slice; "
                              "leave --rank or --by out."));
        }
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
    if (!systems.empty() && request.table.rows.empty() && !request.table.byType) {
        const auto row = headlineRow(*systems.front().measure, request.table.sheet);
        asked.table.rows.assign(row.empty() ? 0 : 1, row);
    }
    auto options = asked.table;
    options.p = nullptr;
    options.testRankOnly = !request.significance;
    if (request.preset != nullptr) {
        for (auto& row : options.rows) {
            row = taskRow(*request.preset, request.measure, row);
        }
        if (!options.byType) { // whose table need not be the first
            options.columns = taskColumns(request, systems.empty() ? nullptr : systems.front().measure.get());
        }
    }
    TableTests tests(systems, request, progress);
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
                support::said("The columns of %1 and %2 are not the same, so they make no one table; name "
                              "scores that both have with --columns, or ask for one at a time.",
                    tables.front().first, name));
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
    add({ "--by", std::string(typeRowsWord) }, table.byType);
    add({ "--rank", table.rank }, !table.rank.empty());
    for (const auto& row : table.rows) {
        add({ "--row", row });
    }
    add({ "--columns", support::joined(table.columns, ",") }, !table.columns.empty());
    add({ "--systems-as-columns" }, table.systemsAsColumns);
    add({ "--no-bold" }, !table.boldBest);
    add({ "--underline-second" }, table.underlineSecond);
    add({ "--percent" }, table.percent);
    add({ "--decimals", std::to_string(table.decimals) }, table.decimals != SystemTableOptions().decimals);
    if (request.significance || testsRank(request, request.dataSet.systems.size())) {
        const auto& given = request.settings.resampling;
        const auto usual = SignificanceSettings().resampling;
        add({ "--significance" }, request.significance);
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
    recipe.title = "Scores of systems, " + request.measure
        + (request.slice.empty() ? "" : ", by " + request.slice)
        + (request.table.byType ? ", by " + std::string(typeRowsWord) : std::string());
    recipe.inputs = std::move(inputs);
    recipe.signature = signatureWith(request.preset, signature);
    if (request.table.decimals != SystemTableOptions().decimals) {
        recipe.settings.emplace_back("Decimals", std::to_string(request.table.decimals));
    }
    if (request.significance || testsRank(request, request.dataSet.systems.size())) {
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
