// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/barchart.h"

#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <iterator>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(BarChart)
};

/// The rows from a place on as one.
NamedRow folded(const std::vector<NamedRow>& rows, std::size_t from, const BarLimit& limit)
{
    const auto count = static_cast<int>(rows.size() - from);
    //: A bar of a chart that holds the sums of further types; %n: their number
    const QString name = from == 0 ? limit.allName(count) : Texts::tr("(%n others)", nullptr, count);
    NamedRow all { name.toStdString(), 0, {}, rows.size() };
    all.rows.resize(rows.front().rows.size());
    for (; from < rows.size(); ++from) {
        all.weight += rows[from].weight;
        for (std::size_t system = 0; system < all.rows.size(); ++system) {
            std::ranges::copy(rows[from].rows[system], std::back_inserter(all.rows[system]));
        }
    }
    return all;
}

/// Counts of a column in the rows together.
double sumOf(const analysis::Sheet& sheet, const std::vector<std::size_t>& rows, std::size_t column)
{
    double sum = 0;
    for (const std::size_t row : rows) {
        sum += sheet.rows[row].cells[column].value.value_or(0);
    }
    return sum;
}

/// Names each row once, with numbers for its systems: letters would be taken for System A and System B.
void groupByRow(ChartSpec& spec, const std::vector<NamedRow>& rows, const QStringList& systems)
{
    QStringList numbers;
    QStringList key;
    for (const QString& system : systems) {
        numbers << QLocale().toString(numbers.size() + 1);
        //: key of a chart. %1: number that stands for a system, %2: the system
        key << Texts::tr("%1: %2").arg(numbers.back(), system);
    }
    for (const NamedRow& row : rows) {
        spec.groups << toQString(row.name);
        spec.members << numbers;
    }
    spec.key = key.join(QStringLiteral(" · "));
}

} // namespace

const analysis::SheetCell* cellOf(const BarChart& chart, const SystemSheets& systems, const ChartHit& hit)
{
    const bool segment = hit.kind == ChartHit::Kind::Bar && hit.series < chart.columns.size();
    if (!(segment || hit.kind == ChartHit::Kind::Category) || hit.index >= chart.bars.size()
        || !chart.bars[hit.index]) {
        return nullptr;
    }
    const BarChart::Bar& bar = *chart.bars[hit.index];
    return &systems[bar.system].sheet->rows[bar.row].cells[segment ? chart.columns[hit.series]
                                                                   : chart.wholeColumn];
}

std::vector<NamedRow> namedRows(const SystemSheets& systems, std::size_t weight, bool overall)
{
    std::vector<NamedRow> rows;
    std::map<std::string_view, std::size_t> places;
    for (std::size_t system = 0; system < systems.size(); ++system) {
        const auto& all = systems[system].sheet->rows;
        const std::size_t end = overall || all.empty() ? all.size() : all.size() - 1;
        for (std::size_t row = overall ? all.size() - 1 : 0; row < end; ++row) {
            const auto [found, fresh] = places.try_emplace(all[row].name, rows.size());
            if (fresh) {
                rows.push_back({ all[row].name, 0, {}, rows.size() });
                rows.back().rows.resize(systems.size());
            }
            NamedRow& named = rows[found->second];
            named.rows[system] = { row };
            named.weight += all[row].cells[weight].value.value_or(0);
        }
    }
    return rows;
}

void limitRows(std::vector<NamedRow>& rows, BarChart& chart, const BarLimit& limit)
{
    chart.rows = rows.size();
    if (rows.size() > limit.most || !limit.ordered) {
        std::ranges::stable_sort(rows, std::greater(), &NamedRow::weight);
    }
    if (rows.size() <= limit.most) {
        return;
    }
    const std::size_t kept = limit.fold ? std::max<std::size_t>(limit.most, 1) - 1 : limit.most;
    chart.leftOut = rows.size() - kept;
    NamedRow rest = folded(rows, kept, limit);
    rows.resize(kept);
    if (limit.ordered) {
        std::ranges::sort(rows, {}, &NamedRow::place);
    }
    if (limit.fold) {
        rows.push_back(std::move(rest));
    }
}

double fillBars(
    BarChart& chart, const SystemSheets& systems, const std::vector<NamedRow>& rows, const BarFill& fill)
{
    double highest = 0;
    if (chart.spec.horizontal && systems.size() > 1 && !fill.systemsOnly) {
        // The key has room for whole names.
        groupByRow(chart.spec, rows, textsOf(systems, [](const SystemSheet& system) { return system.name; }));
    }
    for (const NamedRow& row : rows) {
        for (std::size_t system = 0; system < systems.size(); ++system) {
            const QString name = toQString(row.name);
            const QString& called = fill.names[static_cast<qsizetype>(system)];
            chart.spec.categories.append(fill.systemsOnly ? called
                    : systems.size() == 1                 ? name
                                          //: A bar of a chart: %1: what it is of, such as a type, %2: system
                                          : Texts::tr("%1 · %2").arg(name, called));
            const auto& own = row.rows[system];
            const analysis::Sheet& sheet = *systems[system].sheet;
            chart.bars.push_back(
                own.size() == 1 ? std::optional(BarChart::Bar { system, own.front() }) : std::nullopt);
            std::vector<double> counts;
            double sum = 0;
            for (const std::size_t column : chart.columns) {
                const bool here = !fill.inBar || fill.inBar(sheet, column);
                counts.push_back(here ? sumOf(sheet, own, column) : 0);
                sum += counts.back();
            }
            highest = std::max(highest, sum);
            for (std::size_t set = 0; set < counts.size(); ++set) {
                // Without annotations there is no bar, also none of height 0.
                const double value = sum > 0 ? counts[set] : undefinedValue;
                // What is written at a segment stays the count: a share without its whole misleads.
                chart.spec.bars[set].labels.append(
                    std::isnan(value) ? QString() : fill.locale.toString(std::llround(value)));
                chart.spec.bars[set].values.push_back(fill.shares ? value / sum : value);
            }
        }
    }
    return highest;
}

ChartBarSet systemBars(const QString& name, std::size_t system, const StatusPalette& palette)
{
    constexpr HatchStyle hatches[] = { HatchStyle::None, HatchStyle::Diagonal, HatchStyle::Cross,
        HatchStyle::Horizontal, HatchStyle::Vertical };
    return {
        .name = name, .colour = palette.systemHue(system), .hatch = hatches[system % std::size(hatches)]
    };
}

ChartAxis shareAxis(const QString& title) { return { .title = title, .step = 0.25, .percent = true }; }

} // namespace touchstone::ui
