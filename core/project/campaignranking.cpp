// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/campaignranking.h"

#include "core/output/table.h"
#include "core/report/tables/systemtable.h"
#include "core/report/trend.h"
#include "core/support/exactsum.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <iterator>
#include <set>

namespace touchstone::analysis {

namespace {

const ProjectTable& tableOf(const ProjectTables& tables, const CampaignRow& row)
{
    return tables.tables[row.table];
}

const TableRun& runOf(const ProjectTables& tables, const CampaignRow& row)
{
    return tableOf(tables, row).runs[row.run];
}

/// Is the first row's score the better one? Rows with a score only.
bool better(const CampaignRow& a, const CampaignRow& b)
{
    return a.lowerIsBetter ? *a.score < *b.score : *a.score > *b.score;
}

/// Ranks of these rows among themselves; rows without a score have none.
std::map<std::size_t, int> ranksAmong(std::span<const CampaignRow> rows, std::vector<std::size_t> numbers)
{
    std::erase_if(numbers, [&](std::size_t row) { return !rows[row].score; });
    std::ranges::stable_sort(numbers, [&](std::size_t a, std::size_t b) { return better(rows[a], rows[b]); });
    std::map<std::size_t, int> ranks;
    for (std::size_t place = 0; place < numbers.size(); ++place) {
        const bool shared = place > 0 && rows[numbers[place]].score == rows[numbers[place - 1]].score;
        ranks[numbers[place]] = shared ? ranks[numbers[place - 1]] : static_cast<int>(place) + 1;
    }
    return ranks;
}

/// What the ranks get: by rank, or shared among those who stand on one.
std::map<std::size_t, double> pointsOf(
    const std::map<std::size_t, int>& ranks, const std::vector<double>& points, PointTies ties)
{
    std::map<int, std::size_t> shared;
    for (const auto& [row, rank] : ranks) {
        ++shared[rank];
    }
    const auto at = [&points](std::size_t place) { return place < points.size() ? points[place] : 0.0; };
    std::map<std::size_t, double> given;
    for (const auto& [row, rank] : ranks) {
        const auto first = static_cast<std::size_t>(rank) - 1;
        if (ties == PointTies::Best) {
            given[row] = at(first);
            continue;
        }
        double sum = 0;
        for (std::size_t place = first; place < first + shared[rank]; ++place) {
            sum += at(place);
        }
        given[row] = sum / static_cast<double>(shared[rank]);
    }
    return given;
}

void addStandings(CampaignMatrix& matrix, std::size_t column, std::span<const CampaignRow> rows)
{
    std::optional<double> least, greatest;
    const auto each = [&](const auto& done) {
        for (auto& entry : matrix.entries) {
            auto& cell = entry.cells[column];
            if (cell.row && rows[*cell.row].score) {
                done(cell, *rows[*cell.row].score, rows[*cell.row].lowerIsBetter);
            }
        }
    };
    each([&](const auto& /*cell*/, double score, bool /*lower*/) {
        least = std::min(least.value_or(score), score);
        greatest = std::max(greatest.value_or(score), score);
    });
    each([&](auto& cell, double score, bool lower) {
        if (*greatest != *least) {
            const double part = (score - *least) / (*greatest - *least);
            cell.standing = lower ? 1 - part : part;
        }
    });
}

std::string ratioText(const std::optional<double>& value, const RankingWrite& write)
{
    return !value      ? std::string(write.script ? "" : undefinedSign)
        : write.script ? support::shortest(*value)
                       : support::fixed(*value, write.decimals);
}

std::string countText(const std::optional<double>& value, const RankingWrite& write)
{
    return value ? support::shortest(*value) : std::string(write.script ? "" : undefinedSign);
}

/// Numbers of a table's rows, the best first; without a score by the order of runs, behind the others.
std::vector<std::size_t> inOrder(std::span<const CampaignRow> rows, std::size_t table)
{
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].table == table) {
            numbers.push_back(i);
        }
    }
    std::ranges::stable_sort(numbers, [&](std::size_t a, std::size_t b) {
        return rows[a].score && rows[b].score ? better(rows[a], rows[b])
                                              : rows[a].score.has_value() && !rows[b].score;
    });
    return numbers;
}

void addCells(
    std::vector<std::string>& cells, const CampaignRow& row, bool withScore, const RankingWrite& write)
{
    if (withScore) {
        cells.push_back(ratioText(row.score, write));
    }
    for (const auto number : { &CampaignRow::precision, &CampaignRow::recall, &CampaignRow::f1 }) {
        cells.push_back(ratioText(row.*number, write));
    }
    for (const auto number : { &CampaignRow::tp, &CampaignRow::fp, &CampaignRow::fn }) {
        cells.push_back(countText(row.*number, write));
    }
}

/// How a score is set off that the data do not tell from the best.
Table::Style tieStyle(const CampaignRow& row)
{
    return { .mark = row.tie && row.tie->likeBest ? notSeparableMark : "",
        .p = row.tie ? row.tie->p : std::nullopt };
}

std::string tieWord(const CampaignRow& row)
{
    return !row.tie         ? std::string()
        : row.tie->best     ? "best"
        : !row.tie->p       ? ""
        : row.tie->likeBest ? "true"
                            : "false";
}

/// What the notes say of a run; empty: nothing.
std::string remarkOfRow(const ProjectTables& tables, const CampaignRow& row, const RunRemarks& remarks)
{
    const auto found = remarks.find({ tableOf(tables, row).set, runOf(tables, row).system });
    return found == remarks.end() ? std::string() : found->second;
}

constexpr std::string_view systemWord = "system", teamWord = "team"; ///< for CampaignBy

std::string rankText(const std::optional<int>& rank) { return rank ? std::to_string(*rank) : std::string(); }

} // namespace

std::vector<std::optional<int>> ranksOf(std::span<const CampaignRow> rows)
{
    std::map<std::size_t, std::vector<std::size_t>> byTable;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        byTable[rows[i].table].push_back(i);
    }
    std::vector<std::optional<int>> ranks(rows.size());
    for (auto& [table, numbers] : byTable) {
        for (const auto& [row, rank] : ranksAmong(rows, std::move(numbers))) {
            ranks[row] = rank;
        }
    }
    return ranks;
}

CampaignBy campaignBy(const std::string& word)
{
    return word == systemWord ? CampaignBy(CampaignBy::System)
        : word == teamWord    ? CampaignBy(CampaignBy::Team)
                              : CampaignBy(CampaignBy::Capture, word);
}

std::string campaignByWord(const CampaignBy& by)
{
    return by.kind == CampaignBy::Capture ? by.capture
                                          : std::string(by.kind == CampaignBy::Team ? teamWord : systemWord);
}

std::vector<std::string> campaignByWords(const ProjectTables& tables)
{
    std::set<std::string> captures;
    for (const auto& table : tables.tables) {
        for (const auto& run : table.runs) {
            for (const auto& [name, value] : run.captures) {
                captures.insert(name);
            }
        }
    }
    std::vector<std::string> words { std::string(systemWord), std::string(teamWord) };
    std::ranges::copy_if(captures, std::back_inserter(words),
        [](const std::string& name) { return campaignBy(name).kind == CampaignBy::Capture; });
    return words;
}

const std::string& matrixRowOf(const TableRun& run, const CampaignBy& by)
{
    if (by.kind != CampaignBy::Capture) {
        return by.kind == CampaignBy::Team ? run.team : run.system;
    }
    static const std::string without(undefinedSign);
    const auto found = run.captures.find(by.capture);
    return found == run.captures.end() ? without : found->second;
}

std::string campaignByTitle(const CampaignBy& by)
{
    return by.kind == CampaignBy::System ? "Systems"
        : by.kind == CampaignBy::Team    ? "Teams, best run each"
                                         : "By " + by.capture + ", best run each";
}

std::optional<bool> notSeparable(std::span<const CampaignRow> rows, std::size_t row)
{
    const auto& tie = rows[row].tie;
    if (!tie || !tie->best) {
        return tie && tie->p ? std::optional(tie->likeBest) : std::nullopt;
    }
    const bool tested = std::ranges::any_of(rows, [&](const CampaignRow& other) {
        return other.table == rows[row].table && other.tie && other.tie->p;
    });
    return tested ? std::optional(false) : std::nullopt;
}

CampaignMatrix campaignMatrix(
    const ProjectTables& tables, std::span<const CampaignRow> rows, const CampaignBy& by)
{
    CampaignMatrix matrix;
    matrix.by = by;
    matrix.tasks = tables.tasks();
    matrix.sets.resize(matrix.tasks.size());
    std::vector<std::size_t> taskOf;
    for (std::size_t table = 0; table < tables.tables.size(); ++table) {
        const auto& name = tables.tables[table].task;
        const auto task
            = static_cast<std::size_t>(std::ranges::find(matrix.tasks, name) - matrix.tasks.begin());
        matrix.columns.push_back(table);
        taskOf.push_back(task);
        ++matrix.sets[task];
    }
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& name = matrixRowOf(runOf(tables, rows[i]), by);
        const auto [place, added] = places.emplace(name, matrix.entries.size());
        if (added) {
            auto& entry = matrix.entries.emplace_back();
            entry.name = name;
            entry.cells.resize(matrix.columns.size());
        }
        auto& cell = matrix.entries[place->second].cells[rows[i].table];
        const bool first = !cell.row || (rows[i].score && !rows[*cell.row].score);
        if (first || (rows[i].score && better(rows[i], rows[*cell.row]))) {
            cell.row = i;
        }
    }
    for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
        std::vector<std::size_t> standing;
        for (const auto& entry : matrix.entries) {
            if (entry.cells[column].row) {
                standing.push_back(*entry.cells[column].row);
            }
        }
        const auto ranks = ranksAmong(rows, std::move(standing));
        const auto& points = tables.tables[column].points;
        const auto given = pointsOf(ranks, points, tables.ties);
        matrix.points = matrix.points || !points.empty();
        addStandings(matrix, column, rows);
        for (auto& entry : matrix.entries) {
            auto& cell = entry.cells[column];
            const auto rank = cell.row ? ranks.find(*cell.row) : ranks.end();
            if (rank == ranks.end()) {
                continue;
            }
            cell.rank = rank->second;
            cell.tied
                = std::ranges::count(ranks, rank->second, &std::pair<const std::size_t, int>::second) > 1;
            if (!points.empty()) {
                entry.points = entry.points.value_or(0) + given.at(*cell.row);
            }
        }
    }
    std::vector<char> lower(matrix.tasks.size(), 0);
    for (auto& entry : matrix.entries) {
        std::vector<support::ExactSum> sums(matrix.tasks.size());
        entry.scored.resize(matrix.tasks.size());
        for (std::size_t column = 0; column < entry.cells.size(); ++column) {
            const auto& cell = entry.cells[column];
            if (cell.row && rows[*cell.row].score) {
                sums[taskOf[column]].add(*rows[*cell.row].score);
                ++entry.scored[taskOf[column]];
                lower[taskOf[column]] = rows[*cell.row].lowerIsBetter ? 1 : 0;
            }
        }
        for (std::size_t task = 0; task < sums.size(); ++task) {
            entry.means.push_back(entry.scored[task] == matrix.sets[task]
                    ? std::optional(sums[task].value() / static_cast<double>(matrix.sets[task]))
                    : std::nullopt);
        }
    }
    std::ranges::stable_sort(matrix.entries, [&](const auto& a, const auto& b) {
        if (a.points.value_or(0) != b.points.value_or(0)) {
            return a.points.value_or(0) > b.points.value_or(0);
        }
        for (std::size_t task = 0; task < a.means.size(); ++task) {
            if (a.means[task].has_value() != b.means[task].has_value()) {
                return a.means[task].has_value();
            }
            if (a.means[task] != b.means[task]) {
                return lower[task] != 0 ? *a.means[task] < *b.means[task] : *a.means[task] > *b.means[task];
            }
        }
        return naturallyLess(a.name, b.name);
    });
    return matrix;
}

std::string tableName(const ProjectTable& table)
{
    return table.task.empty() ? table.set : table.task + " · " + table.set;
}

Table rankingTable(const ProjectTables& tables, std::span<const CampaignRow> rows, std::size_t table,
    const RankingWrite& write, const RunRemarks& remarks)
{
    const ProjectTable& own = tables.tables[table];
    const auto ranks = ranksOf(rows);
    const auto numbers = inOrder(rows, table);
    const bool isF1 = std::ranges::all_of(
        numbers, [&](std::size_t row) { return rows[row].error || rows[row].score == rows[row].f1; });
    const bool teams
        = std::ranges::any_of(own.runs, [](const TableRun& run) { return run.team != run.system; });
    const auto remarkOf = [&](std::size_t row) { return remarkOfRow(tables, rows[row], remarks); };
    const bool noted = std::ranges::any_of(numbers, [&](std::size_t row) { return !remarkOf(row).empty(); });
    Table result;
    result.title = tableName(own) + " · " + own.score;
    result.columns = { { "Rank", true } };
    if (teams) {
        result.columns.push_back({ "Team" });
    }
    result.columns.push_back({ "System" });
    if (!isF1) {
        result.columns.push_back({ own.score, true });
    }
    const auto before = result.columns.size();
    for (const char* name : { "P", "R", "F1", "TP", "FP", "FN" }) {
        result.columns.push_back({ name, true });
    }
    const auto ranking = isF1 ? before + 2 : before - 1; // the column of the score
    if (noted) {
        result.columns.push_back({ "Note" });
    }
    for (const auto number : numbers) {
        const CampaignRow& row = rows[number];
        const TableRun& run = own.runs[row.run];
        auto& cells = result.rows.emplace_back();
        cells.push_back(rankText(ranks[number]));
        if (teams) {
            cells.push_back(run.team);
        }
        cells.push_back(run.system);
        addCells(cells, row, !isF1, write);
        if (noted) {
            cells.push_back(remarkOf(number));
        }
        result.styles.emplace_back(cells.size())[ranking] = tieStyle(row);
    }
    result.note = rankingNote(tables, rows, table).english();
    return result;
}

support::Message rankingNote(
    const ProjectTables& tables, std::span<const CampaignRow> rows, std::size_t table)
{
    support::Message note;
    support::Message test;
    for (const auto number : inOrder(rows, table)) {
        const CampaignRow& row = rows[number];
        test = row.tie ? row.tie->test : test;
        if (row.error) {
            const auto& system = tables.tables[table].runs[row.run].system;
            const auto why = support::messageOf(*row.error);
            note = note.empty() ? support::said("Not scored: %1: %2", system, why)
                                : support::said("%1 %2: %3", std::move(note), system, why);
        }
    }
    return test.empty() ? note
        : note.empty()  ? test
                        : support::said("%1 %2", std::move(note), std::move(test));
}

Table rankingsTable(const ProjectTables& tables, std::span<const CampaignRow> rows, const RankingWrite& write,
    const RunRemarks& remarks)
{
    Table result;
    result.columns = { { "Task" }, { "Set" }, { "Rank", true }, { "Team" }, { "System" }, { "Score" },
        { "Value", true }, { "P", true }, { "R", true }, { "F1", true }, { "TP", true }, { "FP", true },
        { "FN", true }, { "Error" } };
    const bool tested = std::ranges::any_of(rows, [](const CampaignRow& row) { return row.tie.has_value(); });
    if (tested) {
        result.columns.push_back({ "p", true });
        result.columns.push_back({ "Not separable from best" });
    }
    const bool noted = std::ranges::any_of(
        rows, [&](const CampaignRow& row) { return !remarkOfRow(tables, row, remarks).empty(); });
    if (noted) {
        result.columns.push_back({ "Note" });
    }
    const auto ranks = ranksOf(rows);
    for (std::size_t table = 0; table < tables.tables.size(); ++table) {
        const ProjectTable& own = tables.tables[table];
        for (const auto number : inOrder(rows, table)) {
            const TableRun& run = own.runs[rows[number].run];
            auto& cells = result.rows.emplace_back();
            cells = { own.task, own.set, rankText(ranks[number]), run.team, run.system, own.score };
            addCells(cells, rows[number], true, write);
            cells.push_back(rows[number].error ? rows[number].error->text : std::string());
            if (tested) {
                cells.push_back(ratioText(rows[number].tie ? rows[number].tie->p : std::nullopt, write));
                cells.push_back(tieWord(rows[number]));
            }
            if (noted) {
                cells.push_back(remarkOfRow(tables, rows[number], remarks));
            }
        }
    }
    return result;
}

Table matrixTable(const ProjectTables& tables, std::span<const CampaignRow> rows,
    const CampaignMatrix& matrix, const RankingWrite& write)
{
    Table result;
    result.title = campaignByTitle(matrix.by);
    result.columns = { { matrix.by.kind == CampaignBy::System ? "System"
            : matrix.by.kind == CampaignBy::Team              ? "Team"
                                                              : matrix.by.capture } };
    if (matrix.points) {
        result.columns.push_back({ "Points", true });
    }
    const bool several = matrix.tasks.size() > 1;
    for (std::size_t task = 0; task < matrix.tasks.size(); ++task) {
        if (matrix.sets[task] > 1) {
            result.columns.push_back({ several ? "Mean " + matrix.tasks[task] : "Mean", true });
        }
    }
    for (const auto column : matrix.columns) {
        result.columns.push_back({ tableName(tables.tables[column]), true });
    }
    bool partial = false;
    bool failed = false;
    std::optional<double> level; // of what is marked
    for (const auto& entry : matrix.entries) {
        auto& cells = result.rows.emplace_back();
        auto& styles = result.styles.emplace_back();
        const auto put = [&](std::string text, bool bold = false) {
            cells.push_back(std::move(text));
            styles.push_back({ .bold = bold && !write.script });
        };
        put(entry.name);
        if (matrix.points) {
            put(entry.points ? support::shortest(*entry.points) : countText({}, write));
        }
        for (std::size_t task = 0; task < matrix.tasks.size(); ++task) {
            if (matrix.sets[task] > 1) {
                const bool some = !entry.means[task] && entry.scored[task] > 0;
                partial = partial || some;
                put(ratioText(entry.means[task], write)
                    + (some && !write.script ? " (" + std::to_string(entry.scored[task]) + " of "
                                + std::to_string(matrix.sets[task]) + ")"
                                             : std::string()));
            }
        }
        for (const auto& cell : entry.cells) {
            const bool wrong = cell.row && rows[*cell.row].error && !write.script;
            failed = failed || wrong;
            put(wrong ? "✗" : ratioText(cell.row ? rows[*cell.row].score : std::nullopt, write),
                cell.rank == 1);
            if (cell.row && rows[*cell.row].tie && rows[*cell.row].tie->likeBest) {
                styles.back().mark = notSeparableMark;
                level = rows[*cell.row].tie->level;
            }
        }
    }
    if (!write.script) {
        result.note = std::string(matrix.entries.empty() ? "" : "The best of a column is bold.")
            + (level ? " " + std::string(notSeparableMark)
                        + " not separable from the best of its column: p is not below "
                        + support::shortest(*level) + "."
                     : std::string())
            + (failed ? " – was not handed in, ✗ failed: the ranking says why." : "")
            + (partial ? " A mean is given only where every data set has a value; (1 of 2): so many have one."
                       : "");
    } else {
        result.styles.clear();
    }
    return result;
}

} // namespace touchstone::analysis
