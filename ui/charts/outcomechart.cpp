// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/outcomechart.h"

#include "ui/charts/chartaxis.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

using match::Outcome;

struct OutcomeTexts
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeChart)
};

} // namespace

BarChart outcomeChart(const SystemSheets& systems, const OutcomeChartOptions& options)
{
    // A name stands for all its errors.
    BarChart chart { .spec = { .stacked = true, .horizontal = true },
        .wholeColumn = analysis::outcomeColumns.size() };
    if (systems.empty()) {
        return chart;
    }
    std::vector<NamedRow> rows = namedRows(systems, analysis::outcomeColumns.size(), options.overall);
    for (NamedRow& row : rows) {
        row.name = options.slice.empty() ? row.name
                                         : toUtf8(sliceValueText(options.slice, row.name, options.locale));
    }
    //: A bar of a chart that holds the sums of all types; %n: their number
    limitRows(rows, chart, { options.most, options.fold, options.ordered, [](int count) {
                                return OutcomeTexts::tr("(all %n)", nullptr, count);
                            } });
    const StatusPalette palette(options.ground);
    const Outcome unused = options.scheme == match::Scheme::Partial ? Outcome::Incorrect : Outcome::Partial;
    for (std::size_t column = 0; column < analysis::outcomeColumns.size(); ++column) {
        const Outcome outcome = analysis::outcomeColumns[column];
        if (outcome == unused) {
            continue;
        }
        chart.spec.bars.push_back({ outcomeText(outcome), StatusPalette::letter(outcome),
            palette.colour(outcome), StatusPalette::hatch(outcome) });
        chart.columns.push_back(column);
    }
    const QStringList names = textsOf(systems, [](const SystemSheet& system) { return system.name; });
    const double highest
        = fillBars(chart, systems, rows, { options.shares, options.overall, names, {}, options.locale });
    chart.spec.y = options.shares ? shareAxis(OutcomeTexts::tr("Share of the annotations"))
                                  : countAxis(highest, OutcomeTexts::tr("Annotations"));
    return chart;
}

ChartSpec histogramChart(const SystemSheets& systems, Ground ground, const QLocale& locale)
{
    ChartSpec spec;
    spec.x.title = OutcomeTexts::tr("F1 of the document");
    if (systems.empty()) {
        return spec;
    }
    // Only some systems may have documents without F1: the longest sheet has every row.
    const auto longest = std::ranges::max_element(
        systems, {}, [](const SystemSheet& system) { return system.sheet->rows.size(); });
    spec.categories
        = textsOf(longest->sheet->rows, [&locale](const auto& row) { return numberText(row.name, locale); });
    const StatusPalette palette(ground);
    double highest = 0;
    for (std::size_t system = 0; system < systems.size(); ++system) {
        ChartBarSet set = systemBars(systems[system].name, system, palette);
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
