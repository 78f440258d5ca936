// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/systemtable.h"

#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/records/typemeans.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/io/bytes/words.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/ser/ser.h"
#include "core/report/tables/systemtables.h"
#include "core/statistics/significance.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <numeric>
#include <set>
#include <tuple>

namespace touchstone::analysis {

using support::said;

namespace {

const Sheet* sheetOf(const MeasureResult& measure, const std::string& id)
{
    const auto found = std::ranges::find_if(
        measure.sheets, [&id](const Sheet& sheet) { return id.empty() || sheet.id == id; });
    return found == measure.sheets.end() ? nullptr : &*found;
}

const Sheet::Row* rowOf(const Sheet& sheet, const std::string& name)
{
    if (name.empty()) {
        return sheet.rows.empty() ? nullptr : &sheet.rows.back();
    }
    return support::found(sheet.rows, name, &Sheet::Row::name);
}

const MeasureResult& ownOf(const SystemScores& system)
{
    return system.own == nullptr ? *system.measure : *system.own;
}

/// Where a number stands in the results of all systems.
struct Place
{
    bool own = false; ///< in SystemScores::own
    std::string sheet, column;
    std::string row {}; ///< empty: the last
};

/// One score over the systems.
struct Line
{
    std::string id, title;
    bool lowerIsBetter = false;
    bool count = false;
    Place overall; ///< of all together
    std::optional<Place> ofRows {}; ///< whose rows are asked for; empty: it has none
    std::optional<TypeMean> mean {}; ///< over the types, in the sheet of `overall`
    std::string score {}; ///< as `compare` names it; empty: to be found by its place
    bool ranked = false; ///< systems are ranked by it
    std::vector<std::optional<double>> values {};
    std::vector<std::string> texts {};
    std::vector<Table::Style> styles {};
};

const Sheet* sheetOf(const SystemScores& system, const Place& place)
{
    return sheetOf(place.own ? ownOf(system) : *system.measure, place.sheet);
}

support::Failure refused(support::Message why)
{
    return support::failure(support::ErrorCode::InvalidOption, std::move(why));
}

support::Message::Argument listed(const std::vector<std::string>& names)
{
    constexpr std::size_t mostNamed = 30;
    return support::joinedFirst(
        std::vector<support::Message::Argument>(names.begin(), names.end()), mostNamed);
}

Line lineOf(const Sheet& sheet, std::size_t column)
{
    const auto& head = sheet.columns[column];
    const Place place { false, sheet.id, head.id };
    return { head.id, head.title, head.lowerIsBetter, isCountColumn(sheet, column), place, place };
}

/// A column of the sheet, or the mean of one over its types.
std::optional<Line> lineInSheet(const Sheet& sheet, const std::string& id)
{
    const auto mean = sheet.means.empty() ? std::nullopt : meanScore(id);
    const auto column = columnOf(sheet, mean ? mean->score : id);
    if (column == sheet.columns.size() || (mean && isCountColumn(sheet, column))) {
        return std::nullopt;
    }
    auto line = lineOf(sheet, column);
    if (mean) {
        line.id = id;
        line.title += " " + std::string(name(mean->mean));
        line.mean = mean->mean;
    }
    return line;
}

/// A score by the name that `compare` has for it, from the measure's own tables.
std::optional<Line> lineOfScore(const MeasureResult& own, const std::string& score)
{
    const auto types = typeColumn(own, score);
    if (const auto mean = meanScore(score); mean && meanCell(own, score) != nullptr) {
        auto line = lineInSheet(
            *types.sheet, types.sheet->columns[types.column].id + "." + std::string(name(mean->mean)));
        line->id = line->score = score;
        line->overall.own = true;
        return line;
    }
    const auto places = scorePlaces(own, score);
    if (places.empty()) {
        return std::nullopt;
    }
    const auto& at = places.back(); // the narrower one, where it stands among others' rows
    const auto& sheet = own.sheets[at.sheet];
    auto line = lineOf(sheet, at.column);
    line.id = line.score = score;
    line.overall.own = true;
    line.overall.row = at.row + 1 < sheet.rows.size() ? sheet.rows[at.row].name : std::string();
    line.ofRows.reset();
    if (types.sheet != nullptr) {
        line.ofRows = Place { true, types.sheet->id, types.sheet->columns[types.column].id };
    }
    return line;
}

/// What is asked for by `id`: of the sheet, of another table of the measure, or by the score's name.
std::optional<Line> askedLine(const SystemScores& system, const Sheet& sheet, std::string id)
{
    const auto prefix = system.measure->measure + ".";
    for (const bool whole : { true, false }) {
        if (!whole && !id.starts_with(prefix)) {
            break;
        }
        id = whole ? id : id.substr(prefix.size());
        if (auto line = lineInSheet(sheet, id)) {
            return line;
        }
        const auto* const own = sheetOf(ownOf(system), sheet.id);
        if (auto line = own == nullptr ? std::nullopt : lineInSheet(*own, id)) { // a task has no such column
            line->overall.own = line->ofRows->own = true;
            return line;
        }
        for (const auto& other : system.measure->sheets) {
            if (!other.perDocument && id.starts_with(other.id + ".")) {
                if (auto line = lineInSheet(other, id.substr(other.id.size() + 1))) {
                    return line;
                }
            }
        }
        if (auto line = lineOfScore(ownOf(system), id)) {
            return line;
        }
    }
    return std::nullopt;
}

/// Scores of several tables, or of several rows of one, say of which they are.
void nameApart(std::vector<Line>& lines, const SystemScores& system)
{
    const auto differ = [&lines](std::string Place::*part) {
        return std::ranges::any_of(
            lines, [&](const auto& line) { return line.overall.*part != lines.front().overall.*part; });
    };
    const bool sheets = differ(&Place::sheet);
    const bool rows = differ(&Place::row);
    for (auto& line : lines) {
        const auto& row = line.overall.row;
        const auto apart = rows && !row.empty() ? row : sheets ? sheetOf(system, line.overall)->title : "";
        line.title = apart.empty() ? line.title : apart + " " + line.title;
    }
}

support::Failure unknownColumn(
    const SystemScores& system, const Sheet& sheet, const std::string& id, UnknownName* unknown)
{
    auto known = support::listOf(sheet.columns, &Sheet::Column::id);
    auto why = sheet.means.empty()
        ? said("The table has no column \"%1\"; it has: %2", id, listed(known))
        : said("The table has no column \"%1\"; it has: %2, and means over the types of those that are no "
               "counts, such as %3.macro and %3.weighted",
            id, listed(known), known.back());
    const auto scores = scoreNames(ownOf(system));
    if (!scores.empty()) {
        why = said("%1; scores of all its tables by their names, such as %2", std::move(why), scores.front());
    }
    why = said("%1.", std::move(why));
    const auto dot = id.find('.');
    const auto other = id.substr(0, dot);
    if (dot != std::string::npos && other != system.measure->measure
        && metrics::measureById(other) != nullptr) {
        why = said("The table is of %1, and \"%2\" is a score of %3: --measure %3 gives its table.",
            system.measure->measure, id, other);
    }
    if (unknown != nullptr) {
        known.insert(known.end(), scores.begin(), scores.end());
        *unknown = { id, std::move(known) };
    }
    return refused(std::move(why));
}

/// Does the same number stand in both?
bool sameNumber(const Line& a, const Line& b)
{
    const auto key = [](const Line& line) {
        return std::tie(line.overall.sheet, line.overall.column, line.overall.row);
    };
    return key(a) == key(b) && a.mean == b.mean;
}

/// Marks the score that systems are ranked by, and puts it first where it is not among the others.
support::Result<void> addRanked(std::vector<Line>& lines, const SystemScores& system, const Sheet& sheet,
    const SystemTableOptions& options, UnknownName* unknown)
{
    if (options.rank.empty()) {
        return {};
    }
    auto line = askedLine(system, sheet, options.rank);
    if (!line) {
        return unknownColumn(system, sheet, options.rank, unknown);
    }
    if (line->count) {
        return refused(said("Systems are ranked by a score, and \"%1\" is a count.", options.rank));
    }
    auto found = std::ranges::find_if(lines, [&](const Line& one) { return sameNumber(one, *line); });
    if (found == lines.end()) {
        found = lines.insert(lines.begin(), std::move(*line));
    }
    found->ranked = true;
    return {};
}

/// The scores that are asked for, without values.
support::Result<std::vector<Line>> linesOf(
    const SystemScores& system, const Sheet& sheet, const SystemTableOptions& options, UnknownName* unknown)
{
    std::vector<Line> lines;
    for (const auto& id : options.columns) {
        auto line = askedLine(system, sheet, id);
        if (!line) {
            return unknownColumn(system, sheet, id, unknown);
        }
        lines.push_back(std::move(*line));
    }
    const auto scores = scoreColumns(sheet);
    if (options.byType && options.systemsAsColumns && lines.empty() && !scores.empty()) {
        lines.push_back(lineOf(sheet, static_cast<std::size_t>(scores.front() - sheet.columns.data())));
    }
    for (const bool countsToo : { false, true }) {
        const bool chosen = !lines.empty();
        for (std::size_t column = 0; !chosen && column < sheet.columns.size(); ++column) {
            if (countsToo || !isCountColumn(sheet, column)) {
                lines.push_back(lineOf(sheet, column));
            }
        }
    }
    if (auto done = addRanked(lines, system, sheet, options, unknown); !done) {
        return tl::unexpected(done.error());
    }
    nameApart(lines, system);
    return lines;
}

/// The names of the rows that any system has, in their order; those of all together last.
std::vector<std::string> knownRows(std::span<const SystemScores> systems, std::span<const Line> lines)
{
    std::vector<std::string> known;
    std::vector<std::string> last;
    std::set<std::string> seen;
    for (const auto& system : systems) {
        for (const auto& line : lines) {
            const auto* const sheet = line.ofRows ? sheetOf(system, *line.ofRows) : nullptr;
            for (std::size_t row = 0; sheet != nullptr && row < sheet->rows.size(); ++row) {
                const auto& name = sheet->rows[row].name;
                if (seen.insert(name).second) {
                    (row + 1 < sheet->rows.size() ? known : last).push_back(name);
                }
            }
        }
    }
    known.insert(known.end(), last.begin(), last.end());
    return known;
}

/// The rows that are asked for, one empty name: those of all together.
support::Result<std::vector<std::string>> askedRows(std::span<const SystemScores> systems,
    std::span<const Line> lines, const SystemTableOptions& options, UnknownName* unknown)
{
    if (options.rows.empty() && !options.byType) {
        return std::vector<std::string>(1);
    }
    auto known = knownRows(systems, lines);
    if (!options.rows.empty()) {
        return namedRows(known, options.rows, unknown);
    }
    if (!known.empty()) { // types of further systems stand among those of the first
        std::ranges::sort(known.begin(), known.end() - 1);
    }
    return known;
}

std::string cellText(const Line& line, std::optional<double> value, const SystemTableOptions& options)
{
    if (!value) {
        return std::string(undefinedSign);
    }
    if (line.count) {
        return support::shortest(*value);
    }
    constexpr double hundred = 100;
    return support::fixed(options.percent ? *value * hundred : *value, options.decimals);
}

/// What `compare` calls a score by its place in the measure's own tables; `row`: of these, empty: the last.
/// Where the place shows no score, the place itself is named, with the row.
ComparedScore comparedScore(const MeasureResult& own, const Line& line, const std::string& row)
{
    ComparedScore compared { line.overall.sheet + "." + line.id, {}, line.title };
    if (!row.empty()) {
        compared.type = row;
    }
    if (!line.score.empty()) {
        compared.score = line.score;
        return compared;
    }
    const auto suffix = line.mean ? "." + std::string(name(*line.mean)) : std::string();
    for (const auto& score : scoreNames(own)) {
        const auto types = meanScore(score) ? TypeColumn() : typeColumn(own, score);
        const bool ofType = types.sheet != nullptr && types.sheet->id == line.overall.sheet
            && types.sheet->columns[types.column].id == line.overall.column;
        if (ofType && (line.mean || !row.empty())) {
            compared.score = score + suffix;
            return compared;
        }
        for (const auto& place : line.mean ? std::vector<ScorePlace>() : scorePlaces(own, score)) {
            const auto& sheet = own.sheets[place.sheet];
            const auto& name = sheet.rows[place.row].name;
            if (sheet.id == line.overall.sheet && sheet.columns[place.column].id == line.overall.column
                && (row.empty() ? place.row + 1 == sheet.rows.size() : name == row)) {
                return { score, {}, line.title };
            }
        }
    }
    return compared;
}

/// The name that the measure itself has for a row.
std::string ownRow(const SystemScores& system, const std::string& sheet, const std::string& row)
{
    const auto* const shown = sheetOf(*system.measure, sheet);
    const auto* const own = sheetOf(ownOf(system), sheet);
    const auto* const found = shown == nullptr ? nullptr : rowOf(*shown, row);
    const auto number = found == nullptr ? 0 : static_cast<std::size_t>(found - shown->rows.data());
    return found == nullptr || own == nullptr || number >= own->rows.size() ? row : own->rows[number].name;
}

/// Makes the parts of the table, a part for each row.
class TableMaker
{
public:
    TableMaker(
        std::span<const SystemScores> systems, const SystemTableOptions& options, std::vector<Line> lines)
        : m_systems(systems)
        , m_options(options)
        , m_lines(std::move(lines))
    {
    }

    /// `ranks`: what is printed of each system's; empty: none.
    support::Result<Table> make(const std::vector<std::string>& rows, const std::string& rowTitle,
        const std::vector<std::string>& ranks)
    {
        m_namesRows = rows.size() > 1 || m_options.sliced || m_options.byType;
        m_ranks = ranks;
        addHead(rowTitle);
        for (const auto& row : rows) {
            if (auto done = add(row); !done) {
                return tl::unexpected(done.error());
            }
        }
        m_table.note = m_marked ? markNote(m_options) : std::string();
        if (m_alike) {
            io::append(m_table.note, notSeparableNote(m_options), " ");
        }
        return std::move(m_table);
    }

    /// The values of the score that systems are ranked by. Errors: as fill.
    support::Result<Line> ranked(const std::string& row) const
    {
        auto line = *std::ranges::find_if(m_lines, &Line::ranked);
        if (auto done = fill(line, row); !done) {
            return tl::unexpected(done.error());
        }
        return line;
    }

private:
    void addHead(const std::string& rowTitle)
    {
        const bool turned = m_options.systemsAsColumns;
        const bool oneScore = turned && m_namesRows && m_lines.size() == 1;
        const bool alone = m_systems.size() == 1 && (m_options.sliced || m_options.byType);
        m_second = !m_namesRows || (turned ? !oneScore : !alone);
        if (!turned && !m_ranks.empty()) {
            m_table.columns.push_back({ "Rank", true });
        }
        if (m_namesRows) {
            m_table.columns.push_back({ rowTitle + (oneScore ? ", " + headOf(m_lines.front()) : "") });
        }
        if (m_second) {
            m_table.columns.push_back({ turned ? "Score" : "System" });
        }
        for (std::size_t i = 0; i < m_systems.size(); ++i) {
            m_table.systems.push_back({ m_systems[i].name, m_systems[i].touched });
            if (turned) {
                m_table.columns.push_back({ m_systems[i].name, true, i });
            }
        }
        for (std::size_t i = 0; !turned && i < m_lines.size(); ++i) {
            m_table.columns.push_back({ headOf(m_lines[i]), true });
        }
        if (turned && !m_ranks.empty()) {
            auto& cells = beginRow({}, "Rank");
            cells.insert(cells.end(), m_ranks.begin(), m_ranks.end());
            m_table.styles.back().resize(cells.size());
        }
    }

    support::Result<void> add(const std::string& row)
    {
        auto lines = m_lines;
        for (auto& line : lines) {
            if (auto done = fill(line, row); !done) {
                return done;
            }
            setOff(line, row);
        }
        for (const auto& line : lines) {
            if (m_options.systemsAsColumns) {
                auto& cells = beginRow(row, headOf(line));
                cells.insert(cells.end(), line.texts.begin(), line.texts.end());
                auto& styles = m_table.styles.back();
                styles.insert(styles.end(), line.styles.begin(), line.styles.end());
            }
        }
        for (std::size_t system = 0; !m_options.systemsAsColumns && system < m_systems.size(); ++system) {
            auto& cells = beginRow(row, m_systems[system].name, system);
            m_table.rowSystems.push_back({ system });
            for (const auto& line : lines) {
                cells.push_back(line.texts[system]);
                m_table.styles.back().push_back(line.styles[system]);
            }
        }
        return {};
    }

    std::vector<std::string>& beginRow(
        const std::string& row, const std::string& second, std::optional<std::size_t> system = {})
    {
        std::vector<std::string> titles;
        if (system && !m_ranks.empty()) {
            titles.push_back(m_ranks[*system]);
        }
        if (m_namesRows) {
            titles.push_back(row);
        }
        if (m_second) {
            titles.push_back(second);
        }
        m_table.styles.emplace_back(titles.size());
        return m_table.rows.emplace_back(std::move(titles));
    }

    /// Is it the row of all together?
    [[nodiscard]] bool isOverall(const Line& line, const std::string& row) const
    {
        if (row.empty()) {
            return true;
        }
        return std::ranges::any_of(m_systems, [&](const auto& system) {
            const auto* const sheet = sheetOf(system, line.ofRows ? *line.ofRows : line.overall);
            return sheet != nullptr && !sheet->rows.empty() && sheet->rows.back().name == row;
        });
    }

    support::Result<void> fill(Line& line, const std::string& row) const
    {
        const bool overall = isOverall(line, row);
        if (!overall && !line.ofRows) {
            return refused(said("The score \"%1\" has no rows of types.", line.id));
        }
        const auto& place = overall ? line.overall : *line.ofRows;
        for (const auto& system : m_systems) {
            const auto* const sheet = sheetOf(system, place);
            const auto* source = sheet == nullptr ? nullptr : rowOf(*sheet, overall ? place.row : row);
            if (line.mean && sheet != nullptr) { // over all types: one of them has none
                source = !overall || sheet->means.empty()
                    ? nullptr
                    : &sheet->means[static_cast<std::size_t>(*line.mean)];
            }
            const auto column = source == nullptr ? 0 : columnOf(*sheet, place.column);
            line.values.push_back(source == nullptr || column >= source->cells.size()
                    ? std::nullopt
                    : source->cells[column].value);
        }
        return {};
    }

    void setOff(Line& line, const std::string& row)
    {
        line.styles.resize(line.values.size());
        for (const auto value : line.values) {
            line.texts.push_back(cellText(line, value, m_options));
        }
        if (line.count) {
            return;
        }
        PrintedScores printed { {}, line.values, line.texts, line.lowerIsBetter };
        auto options = m_options;
        if (!m_options.rank.empty()) {
            options.markNotSeparable = line.ranked;
        }
        if (m_options.testRankOnly && !line.ranked) {
            options.p = nullptr;
        }
        if (options.p) {
            const auto& first = m_systems.front();
            printed.name = comparedScore(ownOf(first), line,
                isOverall(line, row) ? std::string() : ownRow(first, line.overall.sheet, row));
        }
        line.styles = columnStyles(printed, options);
        for (const auto& style : line.styles) {
            m_alike = m_alike || style.mark == notSeparableMark;
            m_marked = m_marked || (!style.mark.empty() && style.mark != notSeparableMark);
        }
    }

    static std::string headOf(const Line& line) { return line.title + (line.lowerIsBetter ? " ↓" : ""); }

    std::span<const SystemScores> m_systems;
    const SystemTableOptions& m_options;
    std::vector<Line> m_lines;
    Table m_table;
    std::vector<std::string> m_ranks; ///< by system; empty: systems are not ranked
    bool m_namesRows = false;
    bool m_second = false; ///< a further column says which system or score
    bool m_marked = false;
    bool m_alike = false; ///< a score is not separable from the best
};

/// "2="
std::vector<std::string> rankTexts(const std::vector<std::optional<int>>& ranks)
{
    return support::listOf(ranks, [&ranks](const std::optional<int>& rank) {
        return rank ? std::to_string(*rank) + (std::ranges::count(ranks, rank) > 1 ? "=" : "")
                    : std::string(undefinedSign);
    });
}

/// Puts the systems in the order of their ranks, and makes their table.
support::Result<Table> rankedTable(std::span<const SystemScores> systems, const SystemTableOptions& options,
    const std::vector<Line>& lines, const std::vector<std::string>& rows, const std::string& rowTitle)
{
    if (rows.size() > 1 || options.byType) {
        return refused(said("Systems have one order: rank them by one row, or leave the ranks out."));
    }
    const auto by = TableMaker(systems, options, lines).ranked(rows.front());
    if (!by) {
        return tl::unexpected(by.error());
    }
    const auto texts = rankTexts(metrics::ranks(by->values, by->lowerIsBetter));
    std::vector<std::size_t> order(systems.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::ranges::stable_sort(order, [&by](std::size_t a, std::size_t b) {
        const auto& [x, y] = std::pair(by->values[a], by->values[b]);
        return x && y ? (by->lowerIsBetter ? *x < *y : *x > *y) : x.has_value() && !y.has_value();
    });
    std::vector<SystemScores> sorted;
    std::vector<std::string> ranks;
    for (const auto system : order) {
        sorted.push_back(systems[system]);
        ranks.push_back(texts[system]);
    }
    auto asked = options;
    if (options.p) {
        asked.p = [&](const ComparedScore& score, std::size_t best, std::size_t other) {
            return options.p(score, order[best], order[other]);
        };
    }
    return TableMaker(sorted, asked, lines).make(rows, rowTitle, ranks);
}

} // namespace

std::vector<Table::Style> columnStyles(const PrintedScores& column, const SystemTableOptions& options)
{
    std::vector<Table::Style> styles(column.values.size());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < column.values.size(); ++i) {
        if (column.values[i]) {
            order.push_back(i);
        }
    }
    if (order.size() < 2) {
        return styles;
    }
    std::ranges::stable_sort(order, [&column](std::size_t a, std::size_t b) {
        return column.lowerIsBetter ? *column.values[a] < *column.values[b]
                                    : *column.values[a] > *column.values[b];
    });
    const auto best = column.texts[order.front()];
    std::string second;
    for (const auto i : order) {
        if (column.texts[i] == best) {
            styles[i].bold = options.boldBest;
            continue;
        }
        if (second.empty()) {
            second = column.texts[i];
        }
        styles[i].underlined = options.underlineSecond && column.texts[i] == second;
    }
    for (std::size_t i = 0; options.p && i < column.values.size(); ++i) {
        if (i == order.front() || !column.values[i]) {
            continue;
        }
        const auto p = options.p(column.name, order.front(), i);
        if (p) {
            styles[i].mark = *p < options.level ? "*" : options.markNotSeparable ? notSeparableMark : "";
            styles[i].p = p;
        }
    }
    return styles;
}

void markColumn(
    Table& table, std::size_t number, const PrintedScores& column, const SystemTableOptions& options)
{
    bool differs = false;
    bool alike = false;
    table.styles.resize(table.rows.size(), std::vector<Table::Style>(table.columns.size()));
    const auto styles = columnStyles(column, options);
    for (std::size_t i = 0; i < styles.size(); ++i) {
        differs = differs || styles[i].mark == "*";
        alike = alike || styles[i].mark == notSeparableMark;
        table.styles[i][number] = styles[i];
    }
    for (const auto& note :
        { differs ? markNote(options) : std::string(), alike ? notSeparableNote(options) : std::string() }) {
        table.note += (table.note.empty() || note.empty() ? "" : " ") + note;
    }
}

std::string markNote(const SystemTableOptions& options)
{
    return "* differs from the best with p < " + support::shortest(options.level) + " (" + options.test
        + ").";
}

std::string notSeparableNote(const SystemTableOptions& options)
{
    return std::string(notSeparableMark) + " not separable from the best: p is not below "
        + support::shortest(options.level) + " (" + options.test + ").";
}

support::Result<std::vector<std::string>> namedRows(
    const std::vector<std::string>& known, const std::vector<std::string>& words, UnknownName* unknown)
{
    const std::set<std::string> names(known.begin(), known.end());
    std::vector<std::string> rows;
    for (const auto& word : words) {
        auto named = names.contains(word) ? std::vector { word } : typesByText(word);
        named.resize(std::max<std::size_t>(named.size(), 1)); // a word of nothing names no row
        for (auto& row : named) {
            rows.push_back(std::move(row));
            if (!names.contains(rows.back())) {
                if (unknown != nullptr) {
                    *unknown = { rows.back(), known };
                }
                return refused(said("The table has no row \"%1\"; it has: %2.", rows.back(), listed(known)));
            }
        }
    }
    return rows;
}

support::Result<Table> systemTable(
    std::span<const SystemScores> systems, const SystemTableOptions& options, UnknownName* unknown)
{
    if (systems.empty()) {
        return refused(said("A table needs one system at least."));
    }
    const auto* sheet = sheetOf(*systems.front().measure, options.sheet);
    if (options.byType && options.sheet.empty()) {
        sheet = typeSheet(*systems.front().measure, match::Scheme::Strict);
    }
    if (options.byType && sheet != nullptr && sheet->rowTitle != typeRowTitle) {
        sheet = nullptr;
    }
    if (sheet == nullptr && options.byType) {
        return refused(said("The measure has no such table whose rows are types."));
    }
    if (sheet == nullptr) {
        const auto known = support::listOf(systems.front().measure->sheets, &Sheet::id);
        if (unknown != nullptr) {
            *unknown = { options.sheet, known };
        }
        return refused(said("The measure has no table \"%1\"; it has: %2.", options.sheet, listed(known)));
    }
    const auto lines = linesOf(systems.front(), *sheet, options, unknown);
    if (!lines) {
        return tl::unexpected(lines.error());
    }
    return askedRows(systems, *lines, options, unknown).and_then([&](const auto& rows) {
        return options.rank.empty() ? TableMaker(systems, options, *lines).make(rows, sheet->rowTitle, {})
                                    : rankedTable(systems, options, *lines, rows, sheet->rowTitle);
    });
}

void addTestColumns(Table& table)
{
    for (auto column = table.columns.size(); column-- > 0;) {
        const bool tested = std::ranges::any_of(table.styles,
            [column](const auto& styles) { return column < styles.size() && styles[column].p; });
        if (!tested) {
            continue;
        }
        const auto at = static_cast<std::ptrdiff_t>(column + 1);
        table.columns.insert(table.columns.begin() + at, { table.columns[column].name + " p", true });
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const auto p = table.styles[row][column].p;
            table.rows[row].insert(table.rows[row].begin() + at, p ? support::shortest(*p) : std::string());
            table.styles[row].insert(table.styles[row].begin() + at, Table::Style {});
        }
    }
}

} // namespace touchstone::analysis
