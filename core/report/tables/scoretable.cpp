// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/scoretable.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/registry/measureregistry.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <initializer_list>

namespace touchstone::analysis {

namespace {

using match::Outcome;
using match::Scheme;
using metrics::Tally;

constexpr std::string_view noneLabel = "(none)";

const Tally& tallyOf(const metrics::SchemeTallies& tallies, Scheme scheme)
{
    return tallies[static_cast<std::size_t>(scheme)];
}

std::string fullRatio(std::optional<double> value, bool zeroForUndefined)
{
    return value ? support::shortest(*value) : zeroForUndefined ? "0" : "";
}

void addNames(Table& table, std::initializer_list<const char*> names, bool number)
{
    for (const auto* name : names) {
        table.columns.push_back({ name, number });
    }
}

void addTallyColumns(Table& table)
{
    addNames(table,
        { "cor", "inc", "par", "mis", "spu", "pos", "act", "precision", "recall", "f1", "cor_system",
            "inc_system", "par_system" },
        true);
}

/// What a tally says, in the order of addTallyColumns.
void addTally(std::vector<std::string>& row, const Tally& tally, bool zeroForUndefined)
{
    for (const auto count : tally.counts) {
        row.push_back(std::to_string(count));
    }
    row.push_back(std::to_string(tally.possible()));
    row.push_back(std::to_string(tally.actual()));
    row.push_back(fullRatio(tally.precision(), zeroForUndefined && tally.precisionTold()));
    row.push_back(fullRatio(tally.recall(), zeroForUndefined && tally.ratesTold));
    row.push_back(fullRatio(tally.f1(), zeroForUndefined && tally.precisionTold()));
    for (const auto count : tally.systemCounts) {
        row.push_back(std::to_string(count));
    }
}

constexpr auto nowhere = static_cast<std::size_t>(-1);

/// The first of these columns that the sheet has.
std::size_t firstColumnOf(const Sheet& sheet, std::initializer_list<std::string_view> ids)
{
    for (const auto id : ids) {
        if (const auto found = columnOf(sheet, id); found < sheet.columns.size()) {
            return found;
        }
    }
    return nowhere;
}

/// A count of `whole` that are not among `correct`: the same records but for the outcome.
SheetCell without(const SheetCell& whole, const SheetCell& correct, std::vector<Outcome> outcomes)
{
    SheetCell cell;
    cell.isCount = true;
    if (whole.value && correct.value) {
        cell.value = *whole.value - *correct.value;
    }
    if (whole.link) {
        auto link = *whole.link;
        link.scheme = link.scheme.value_or(match::Scheme::Strict);
        link.outcomes = std::move(outcomes);
        cell.link = link;
    }
    return cell;
}

/// How a column is made of a row.
using Maker = std::function<SheetCell(const Sheet::Row& row)>;

struct Made
{
    Sheet::Column column;
    Maker cell;
};

std::optional<Made> derived(const Sheet& sheet, std::string_view id)
{
    const auto correct = firstColumnOf(sheet, { "cor", "correct", "count.correct" });
    if (correct == nowhere) {
        return std::nullopt;
    }
    if (id == "tp") {
        return Made { { "tp", {}, sheet.columns[correct].meaning },
            [correct](const Sheet::Row& row) { return row.cells[correct]; } };
    }
    if (id == "fp" || id == "fn") {
        const bool positive = id == "fp";
        const auto whole = positive ? firstColumnOf(sheet, { "act", "system", "count.system" })
                                    : firstColumnOf(sheet, { "pos", "gold", "count.gold" });
        if (whole == nowhere) {
            return std::nullopt;
        }
        // In the row of a class either side has its own.
        const auto ofSystem = firstColumnOf(sheet, { "cor_system" });
        const auto right = positive && ofSystem != nowhere ? ofSystem : correct;
        return Made { { std::string(id), {},
                          positive ? "Annotations of the system that are not correct."
                                   : "Annotations of the gold that are not correct." },
            [=](const Sheet::Row& row) {
                return without(row.cells[whole], row.cells[right],
                    { Outcome::Incorrect, Outcome::Partial,
                        positive ? Outcome::Spurious : Outcome::Missing });
            } };
    }
    if ((id == "inc" || id == "par") && sheet.columns[correct].id == "cor") {
        const bool partial = id == "par";
        return Made { { std::string(id), {}, "The scheme knows none." }, [=](const Sheet::Row& row) {
                         SheetCell cell { 0.0, true, {}, {} };
                         if (const auto& counted = row.cells[correct].link) {
                             auto link = *counted;
                             link.outcomes = { partial ? Outcome::Partial : Outcome::Incorrect };
                             cell.link = link;
                         }
                         return cell;
                     } };
    }
    return std::nullopt;
}

std::optional<Made> made(const Sheet& sheet, const PresetColumn& wanted)
{
    std::optional<Made> column;
    const auto counted = "count." + std::string(wanted.column); // of a slice
    if (const auto place = firstColumnOf(sheet, { wanted.column, counted }); place != nowhere) {
        column = Made { sheet.columns[place], [place](const Sheet::Row& row) { return row.cells[place]; } };
    } else {
        column = derived(sheet, wanted.column);
    }
    if (column) {
        column->column.title = wanted.title;
    }
    return column;
}

/// All columns of a table, or none.
std::vector<Made> made(const Sheet& sheet, const PresetTable& table)
{
    std::vector<Made> columns;
    for (const auto& wanted : table.columns) {
        auto column = made(sheet, wanted);
        if (!column) {
            return {};
        }
        if (support::contains(columns, column->column.id, [](const Made& made) { return made.column.id; })) {
            column->column.id += ".2";
        }
        columns.push_back(std::move(*column));
    }
    return columns;
}

/// "type, mean of documents" -> "fuzzy, mean of documents".
std::string titleOf(const Preset& preset, std::string_view measure, const Sheet& sheet)
{
    const auto type = match::schemeName(match::Scheme::Type);
    return metrics::hasSchemes(measure) && sheet.title.starts_with(type)
        ? std::string(schemeWord(&preset, match::Scheme::Type)) + sheet.title.substr(type.size())
        : sheet.title;
}

} // namespace

std::string ratioText(std::optional<double> ratio, const ScoreTableOptions& options)
{
    return !ratio && !options.zeroForUndefined ? std::string(undefinedSign)
                                               : support::fixed(ratio.value_or(0), options.decimals);
}

Table confusionTable(const Evaluation& evaluation)
{
    Table table;
    table.columns.push_back({ "Gold \\ System" });
    for (const auto& label : evaluation.labels) {
        table.columns.push_back({ label, true });
    }
    table.columns.push_back({ std::string(noneLabel), true });
    for (std::size_t row = 0; row <= evaluation.confusion.size; ++row) {
        std::vector<std::string> cells { row < evaluation.labels.size() ? evaluation.labels[row]
                                                                        : std::string(noneLabel) };
        for (std::size_t column = 0; column <= evaluation.confusion.size; ++column) {
            cells.push_back(std::to_string(evaluation.confusion.at(row, column)));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Table longTable(
    const Evaluation& evaluation, const std::string& system, bool byDocument, bool zeroForUndefined)
{
    Table table;
    addNames(table, { "system", "group", "name", "scheme" }, false);
    addTallyColumns(table);
    const auto add = [&](const char* group, const std::string& name, const metrics::SchemeTallies& tallies) {
        for (const auto scheme : match::allSchemes) {
            const auto& tally = tallyOf(tallies, scheme);
            std::vector<std::string> row { system, group, name, std::string(match::schemeName(scheme)) };
            addTally(row, tally, zeroForUndefined);
            table.rows.push_back(std::move(row));
        }
    };
    add("overall", "", evaluation.overall);
    for (const auto& type : evaluation.types) {
        add("type", evaluation.labels[type.label], type.tallies);
    }
    if (byDocument) {
        for (const auto& documentCase : evaluation.cases) {
            add("document", documentCase.name(), documentCase.tallies);
        }
    }
    return table;
}

Table longThresholds(const ConfidenceCurve& curve, const std::string& system,
    std::span<const std::size_t> thresholds, bool zeroForUndefined)
{
    Table table;
    addNames(table, { "system", "group", "name", "scheme" }, false);
    addNames(table, { "min_score", "kept" }, true);
    addTallyColumns(table);
    const auto add = [&](const char* group, const std::string& name, const ConfidenceLine& line) {
        for (const auto scheme : match::allSchemes) {
            for (const auto threshold : thresholds) {
                std::vector<std::string> row { system, group, name, std::string(match::schemeName(scheme)),
                    support::shortest(curve.thresholds[threshold]), std::to_string(curve.kept[threshold]) };
                addTally(row, line.at(threshold).tally(scheme), zeroForUndefined);
                table.rows.push_back(std::move(row));
            }
        }
    };
    add("overall", "", curve.overall);
    for (std::size_t type = 0; type < curve.labels.size(); ++type) {
        add("type", curve.labels[type], curve.types[type]);
    }
    return table;
}

Table sheetTable(const Sheet& sheet, const ScoreTableOptions& options)
{
    Table table;
    table.note = sheet.note;
    table.columns.push_back({ sheet.rowTitle });
    for (const auto& column : sheet.columns) {
        table.columns.push_back({ column.title, true });
    }
    for (const auto& row : sheet.rows) {
        std::vector<std::string> cells { row.name };
        for (const auto& cell : row.cells) {
            cells.push_back(cell.isCount && cell.value ? support::shortest(*cell.value)
                    : cell.untold                      ? std::string(undefinedSign)
                                                       : ratioText(cell.value, options));
        }
        table.rows.push_back(std::move(cells));
    }
    for (std::size_t number = 0; showsMeans(sheet) && number < sheet.means.size(); ++number) {
        const auto& mean = sheet.means[number];
        std::vector<std::string> cells { mean.name };
        for (std::size_t i = 0; i < mean.cells.size(); ++i) {
            const bool hasMean = !sheet.rows.back().cells[i].isCount;
            cells.push_back(hasMean ? ratioText(mean.cells[i].value, options) : std::string());
        }
        table.rows.push_back(std::move(cells));
    }
    table.note = table.note.empty() ? sheet.reason : table.note;
    return table;
}

void addNumbers(Table& table, const std::string& system, const std::string& measure, const Sheet& sheet,
    bool zeroForUndefined, bool byTitle)
{
    for (const auto& row : sheet.rows) {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto& column = sheet.columns[i];
            table.rows.push_back({ system, measure, sheet.id, row.name, byTitle ? column.title : column.id,
                fullRatio(row.cells[i].value, zeroForUndefined && !row.cells[i].untold) });
        }
    }
    for (std::size_t i = 0; i < sheet.means.size(); ++i) {
        for (std::size_t column = 0; column < sheet.columns.size(); ++column) {
            if (!sheet.rows.back().cells[column].isCount) {
                const auto& head = sheet.columns[column];
                table.rows.push_back({ system, measure, sheet.id, sheet.rows.back().name,
                    (byTitle ? head.title : head.id) + "." + std::string(name(allTypeMeans[i])),
                    fullRatio(sheet.means[i].cells[column].value, zeroForUndefined) });
            }
        }
    }
}

std::optional<Sheet> taskSheet(const Preset& preset, std::string_view measure, const Sheet& sheet)
{
    for (const auto& table : preset.tables) {
        if (table.measure != measure) {
            continue;
        }
        auto columns = made(sheet, table);
        if (columns.empty()) {
            continue;
        }
        const bool sliced = sheet.id.starts_with("slice.");
        if (const auto count = firstColumnOf(sheet, { "documents" }); sliced && count != nowhere) {
            columns.insert(columns.begin(),
                { sheet.columns[count], [count](const Sheet::Row& row) { return row.cells[count]; } });
        }
        const bool titled = !table.title.empty() && sheet.id == "types";
        Sheet result { sheet.id, titled ? std::string(table.title) : titleOf(preset, measure, sheet),
            sheet.rowTitle, {}, {}, sheet.note, sheet.perDocument, sheet.headline };
        result.said = sheet.said;
        result.columns = support::listOf<Sheet::Column>(columns, &Made::column);
        for (const auto& row : sheet.rows) {
            result.rows.push_back(
                { sliced ? row.name : taskRow(preset, measure, row.name), // values are no types
                    support::listOf<SheetCell>(
                        columns, [&row](const Made& column) { return column.cell(row); }) });
        }
        return result;
    }
    return std::nullopt;
}

Sheet taskSheetOr(const Preset* preset, std::string_view measure, const Sheet& sheet)
{
    auto own = preset == nullptr ? std::nullopt : taskSheet(*preset, measure, sheet);
    return std::move(own).value_or(sheet);
}

bool printedUnder(const Preset* preset, std::span<const match::Scheme> schemes, std::string_view measure,
    const Sheet& sheet)
{
    if (!metrics::hasSchemes(measure) || preset == nullptr || preset->tables.empty()) {
        return true;
    }
    const auto own = std::string_view(sheet.id).substr(0, sheet.id.find('.'));
    return std::ranges::any_of(schemes, [own](match::Scheme scheme) {
        return own == match::schemeName(scheme);
    }) && taskSheet(*preset, measure, sheet).has_value();
}

MeasureResultPtr taskResult(const Preset& preset, const MeasureResult& result)
{
    auto shown = std::make_shared<MeasureResult>();
    shown->measure = result.measure;
    shown->sheets = support::listOf<Sheet>(
        result.sheets, [&](const auto& sheet) { return taskSheetOr(&preset, result.measure, sheet); });
    return shown;
}

std::string taskRow(const Preset& preset, std::string_view measure, const std::string& row)
{
    const auto found = std::ranges::find_if(
        preset.rows, [&](const PresetRow& named) { return named.measure == measure && named.row == row; });
    return found == preset.rows.end() ? row : std::string(found->title);
}

} // namespace touchstone::analysis
