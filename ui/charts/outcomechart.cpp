// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/outcomechart.h"

#include "ui/charts/chartaxis.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace touchstone::ui {

namespace {

using match::Outcome;

struct OutcomeTexts
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeChart)
};

constexpr std::size_t errorsColumn = analysis::outcomeColumns.size();

/// A row of several systems, by name.
struct NamedRow
{
    std::string name;
    double errors = 0;
    std::vector<std::vector<std::size_t>> rows; ///< by system; several where folded
    std::size_t place = 0; ///< in the order of the sheets
};

/// The rows from a place on as one.
NamedRow folded(const std::vector<NamedRow>& rows, std::size_t from)
{
    const auto count = static_cast<int>(rows.size() - from);
    //: A bar of a chart that holds the sums of further types; %n: their number
    const QString name = from == 0 ? OutcomeTexts::tr("(all %n)", nullptr, count)
                                   : OutcomeTexts::tr("(%n others)", nullptr, count);
    NamedRow all { name.toStdString(), 0, {}, rows.size() };
    all.rows.resize(rows.front().rows.size());
    for (; from < rows.size(); ++from) {
        all.errors += rows[from].errors;
        for (std::size_t system = 0; system < all.rows.size(); ++system) {
            const auto& more = rows[from].rows[system];
            all.rows[system].insert(all.rows[system].end(), more.begin(), more.end());
        }
    }
    return all;
}

/// Counts of a column in the rows together.
double sumOf(const analysis::ScoreSheet& sheet, const std::vector<std::size_t>& rows, std::size_t column)
{
    double sum = 0;
    for (const std::size_t row : rows) {
        sum += sheet.rows[row].cells[column].value.value_or(0);
    }
    return sum;
}

/// Names in the order of the first system that has them; without the overall rows, or those alone.
std::vector<NamedRow> namedRows(const std::vector<OutcomeSystem>& systems, bool overall)
{
    std::vector<NamedRow> rows;
    std::map<std::string_view, std::size_t> place;
    for (std::size_t system = 0; system < systems.size(); ++system) {
        const auto& sheetRows = systems[system].sheet->rows;
        const std::size_t begin = overall ? sheetRows.size() - 1 : 0;
        const std::size_t end = overall ? sheetRows.size() : sheetRows.size() - 1;
        for (std::size_t row = begin; row < end; ++row) {
            const auto [found, fresh] = place.try_emplace(sheetRows[row].name, rows.size());
            if (fresh) {
                rows.push_back({ sheetRows[row].name, 0, {}, rows.size() });
                rows.back().rows.resize(systems.size());
            }
            NamedRow& named = rows[found->second];
            named.rows[system] = { row };
            named.errors += sheetRows[row].cells[errorsColumn].value.value_or(0);
        }
    }
    return rows;
}

} // namespace

OutcomeChart outcomeChart(const std::vector<OutcomeSystem>& systems, const OutcomeChartOptions& options)
{
    OutcomeChart chart;
    chart.spec.stacked = true;
    chart.spec.horizontal = true;
    if (systems.empty()) {
        return chart;
    }
    std::vector<NamedRow> rows = namedRows(systems, options.overall);
    chart.rows = rows.size();
    if (rows.size() > options.most) {
        std::stable_sort(
            rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.errors > b.errors; });
        const std::size_t kept = options.fold ? std::max<std::size_t>(options.most, 1) - 1 : options.most;
        chart.leftOut = rows.size() - kept;
        NamedRow rest = folded(rows, kept);
        rows.resize(kept);
        if (options.ordered) {
            std::ranges::sort(rows, {}, &NamedRow::place);
        }
        if (options.fold) {
            rows.push_back(std::move(rest));
        }
    }
    const StatusPalette palette(options.dark);
    const Outcome unused = options.scheme == match::Scheme::Partial ? Outcome::Incorrect : Outcome::Partial;
    for (std::size_t column = 0; column < analysis::outcomeColumns.size(); ++column) {
        const Outcome outcome = analysis::outcomeColumns[column];
        if (outcome == unused) {
            continue;
        }
        ChartBarSet set;
        set.name = outcomeText(outcome);
        set.letter = StatusPalette::letter(outcome);
        set.colour = palette.colour(outcome);
        set.hatch = StatusPalette::hatch(outcome);
        chart.spec.bars.push_back(std::move(set));
        chart.columns.push_back(column);
    }
    double highest = 0;
    for (const NamedRow& row : rows) {
        for (std::size_t system = 0; system < systems.size(); ++system) {
            const QString name = toQString(row.name);
            chart.spec.categories.append(options.overall ? systems[system].name
                    : systems.size() == 1                ? name
                                          //: A bar of a chart: %1: entity type or document, %2: system
                                          : OutcomeTexts::tr("%1 · %2").arg(name, systems[system].name));
            const auto& own = row.rows[system];
            const analysis::ScoreSheet& sheet = *systems[system].sheet;
            chart.bars.push_back(
                own.size() == 1 ? std::optional(OutcomeChart::Bar { system, own.front() }) : std::nullopt);
            double sum = 0;
            for (const std::size_t column : chart.columns) {
                sum += sumOf(sheet, own, column);
            }
            highest = std::max(highest, sum);
            for (std::size_t set = 0; set < chart.columns.size(); ++set) {
                const double value = sum > 0 ? sumOf(sheet, own, chart.columns[set]) : undefinedValue;
                // What is written at a segment stays the count: a share without its whole misleads.
                chart.spec.bars[set].labels.append(
                    std::isnan(value) ? QString() : QLocale().toString(std::llround(value)));
                chart.spec.bars[set].values.push_back(options.shares ? value / sum : value);
            }
        }
    }
    if (options.shares) {
        chart.spec.y.title = OutcomeTexts::tr("Share of the annotations");
        chart.spec.y.to = 1;
        chart.spec.y.step = 0.25;
        chart.spec.y.percent = true;
    } else {
        chart.spec.y = countAxis(highest, OutcomeTexts::tr("Annotations"));
    }
    return chart;
}

ChartSpec histogramChart(const std::vector<OutcomeSystem>& systems, bool dark)
{
    ChartSpec spec;
    spec.x.title = OutcomeTexts::tr("F1 of the document");
    if (systems.empty()) {
        return spec;
    }
    // Only some systems may have documents without F1: the longest sheet has every row.
    const auto longest = std::ranges::max_element(
        systems, {}, [](const OutcomeSystem& system) { return system.sheet->rows.size(); });
    for (const auto& row : longest->sheet->rows) {
        spec.categories.append(toQString(row.name));
    }
    constexpr HatchStyle hatches[] = { HatchStyle::None, HatchStyle::Diagonal, HatchStyle::Cross,
        HatchStyle::Horizontal, HatchStyle::Vertical };
    const StatusPalette palette(dark);
    double highest = 0;
    for (std::size_t system = 0; system < systems.size(); ++system) {
        ChartBarSet set;
        set.name = systems[system].name;
        set.colour = palette.typeHue(system);
        set.hatch = hatches[system % std::size(hatches)];
        const auto& rows = systems[system].sheet->rows;
        for (std::size_t row = 0; row < longest->sheet->rows.size(); ++row) {
            const double count = row < rows.size() ? rows[row].cells[0].value.value_or(0) : 0;
            set.values.push_back(count);
            highest = std::max(highest, count);
        }
        spec.bars.push_back(std::move(set));
    }
    spec.y = countAxis(highest, OutcomeTexts::tr("Documents"));
    return spec;
}

} // namespace touchstone::ui
