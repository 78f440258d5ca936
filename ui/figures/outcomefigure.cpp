// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "core/output/table.h"
#include "core/support/numbers.h"
#include "ui/charts/outcomechart.h"
#include "ui/figures/chartfigure.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeFigure)
};

/// What the figure shows: a sheet for each system.
struct Outcomes
{
    [[nodiscard]] SystemSheets named() const
    {
        SystemSheets systems;
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            systems.push_back({ names[static_cast<qsizetype>(i)], &sheets[i] });
        }
        return systems;
    }
    [[nodiscard]] BarChart chart(std::size_t most, bool dark) const
    {
        BarChart chart = outcomeChart(named(),
            { .scheme = scheme,
                .most = most,
                .ground = dark,
                .ordered = ordered,
                .slice = slice,
                .fold = true,
                .locale = QLocale::c() });
        //: The title of a figure of one system. %1: "Outcomes by type", %2: name of the system
        chart.spec.title = names.size() == 1 ? Texts::tr("%1: %2").arg(title, names.front()) : title;
        return chart;
    }
    /// Everything, whatever fits the picture.
    [[nodiscard]] std::string csv() const
    {
        analysis::Table table;
        table.columns = { { "System", false }, { sheets.front().rowTitle, false } };
        for (const auto& column : sheets.front().columns) {
            // "System" alone would be the name of two columns.
            const bool side = column.id == "pos" || column.id == "act";
            table.columns.push_back({ side ? column.title + " annotations" : column.title, true });
        }
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            for (const auto& row : sheets[i].rows) {
                std::vector<std::string>& cells = table.rows.emplace_back();
                cells = { names[static_cast<qsizetype>(i)].toStdString(), row.name };
                for (const auto& cell : row.cells) {
                    cells.push_back(cell.value ? support::shortest(*cell.value) : std::string());
                }
            }
        }
        return analysis::toCsv(table);
    }

    match::Scheme scheme = match::Scheme::Strict;
    QString title;
    bool ordered = false;
    std::string slice;
    QStringList names;
    std::vector<analysis::Sheet> sheets;
};

} // namespace

std::unique_ptr<Figure> makeOutcomeFigure(const FigureData& data, QString& reason)
{
    const bool nothing = std::ranges::all_of(data.systems,
        [](const auto& system) { return !system.evaluation || system.evaluation->records.empty(); });
    if (nothing) {
        return noFigure(reason,
            Texts::tr("Neither the gold nor a system has an annotation, so there is nothing to count."));
    }
    analysis::SliceDimension slice;
    if (data.by != "type" && data.by != "document") {
        auto known = analysis::sliceDimension(*data.systems.front().evaluation, data.by);
        if (!known) {
            return noFigure(reason, errorText(known.error()));
        }
        slice = std::move(*known);
    }
    const auto shown = std::make_shared<Outcomes>();
    shown->scheme = data.scheme;
    shown->title = data.by == "document" ? Texts::tr("Outcomes by document") : Texts::tr("Outcomes by type");
    if (!slice.id.empty()) {
        //: %1: a slice, such as "Entity length"
        shown->title = Texts::tr("Outcomes by slice: %1").arg(sliceText(slice.id));
        shown->ordered = !slice.open;
        shown->slice = slice.id;
    }
    for (const FigureData::System& system : data.systems) {
        shown->names.append(system.name);
        shown->sheets.push_back(!slice.id.empty()
                ? analysis::outcomesBySlice(*system.evaluation, data.scheme, slice)
                : data.by == "document" ? analysis::outcomesByDocument(*system.evaluation, data.scheme)
                                        : analysis::outcomesByType(*system.evaluation, data.scheme));
    }
    return std::make_unique<BarFigure>(
        BarFigure::Charts {
            shown->sheets.size(), [shown](std::size_t most, bool dark) { return shown->chart(most, dark); } },
        shown->csv());
}

} // namespace touchstone::ui
