// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "core/measures/noisy/computenoisy.h"
#include "core/output/table.h"
#include "core/support/numbers.h"
#include "ui/charts/noisechart.h"
#include "ui/figures/chartfigure.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QLocale>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(NoiseFigure)
};

/// What the figure shows: sheets for each system.
struct Noise
{
    struct System
    {
        QString name;
        analysis::Sheet bins;
        analysis::Sheet errors;
    };

    [[nodiscard]] SystemSheets sheets(analysis::Sheet System::*sheet) const
    {
        SystemSheets sheets;
        for (const System& system : systems) {
            sheets.push_back({ system.name, &(system.*sheet) });
        }
        return sheets;
    }
    [[nodiscard]] ChartSpec recall(bool dark) const
    {
        const NoiseChartOptions options { true, 1, dark, told, false, QLocale::c() };
        const SystemSheets bins = sheets(&System::bins);
        ChartSpec spec
            = systems.size() == 1 ? noiseRecallChart(bins, options).spec : noiseRecallBySystem(bins, options);
        for (std::size_t system = 0; systems.size() > 1 && system < spec.bars.size(); ++system) {
            //: The number that a system has in the chart below; %2: its name
            spec.bars[system].name
                = Texts::tr("%1: %2").arg(QLocale::c().toString(system + 1), spec.bars[system].name);
        }
        spec.title = Texts::tr("Recall by noise in the text");
        if (found == analysis::NoiseFound::Noisy) {
            spec.y.title = Texts::tr("Recall (matching of noisy text)");
        }
        return spec;
    }
    [[nodiscard]] BarChart errors(std::size_t most, bool dark) const
    {
        BarChart chart
            = noiseErrorChart(sheets(&System::errors), { false, most, dark, told, true, QLocale::c() });
        chart.spec.title = Texts::tr("Errors by cause");
        return chart;
    }
    /// Of the bins: one for all, or each system's own.
    [[nodiscard]] QString note() const
    {
        const auto own = textsOf(systems, [](const System& system) { return noteText(system.bins); });
        if (own.count(own.front()) == own.size()) {
            return own.front();
        }
        QStringList notes;
        for (qsizetype i = 0; i < own.size(); ++i) {
            if (!own[i].isEmpty()) {
                notes << Texts::tr("%1: %2").arg(systems[static_cast<std::size_t>(i)].name, own[i]);
            }
        }
        return notes.join(QLatin1Char(' '));
    }
    /// Everything, whatever fits the picture.
    [[nodiscard]] std::string csv() const
    {
        analysis::Table table;
        table.columns = { { "System", false }, { "Table", false }, { "Row", false }, { "Column", false },
            { "Value", true } };
        for (const System& system : systems) {
            for (const auto* sheet : { &system.bins, &system.errors }) {
                for (const auto& row : sheet->rows) {
                    for (std::size_t column = 0; column < sheet->columns.size(); ++column) {
                        const auto& value = row.cells[column].value;
                        table.rows.push_back(
                            { system.name.toStdString(), sheet->title, row.name, sheet->columns[column].title,
                                value ? support::shortest(*value) : std::string() });
                    }
                }
            }
        }
        return analysis::toCsv(table);
    }

    std::vector<System> systems;
    bool told = false; ///< rates are the gold's own
    analysis::NoiseFound found = analysis::NoiseFound::Strict;
};

} // namespace

std::unique_ptr<Figure> makeNoiseFigure(const FigureData& data, QString& reason)
{
    std::vector<std::pair<const FigureData::System*, analysis::MeasureResultPtr>> measured;
    for (const FigureData::System& system : data.systems) {
        const auto measure = system.measures.find(std::string(analysis::noisyMeasure.id));
        if (system.evaluation && measure != system.measures.end() && measure->second) {
            measured.emplace_back(&system, measure->second);
        }
    }
    if (measured.empty()) {
        return noFigure(reason, Texts::tr("The measure for noisy text was not computed."));
    }
    // One gold: what it tells, it tells of all.
    const auto rate = data.noise.rate.value_or(analysis::usualNoiseRate(*measured.front().second));
    const bool told = rate == analysis::NoiseRate::Told;
    if (told && !analysis::tellsNoise(*measured.front().second)) {
        return noFigure(reason,
            Texts::tr("The gold gives no noise level of its text (LED in the MISC column of HIPE files). "
                      "Choose the noise that is measured on the texts (CER) instead."));
    }
    const auto shown = std::make_shared<Noise>(Noise { {}, told, data.noise.found });
    bool annotations = false;
    bool noisy = false;
    for (const auto& [system, measure] : measured) {
        const auto bins = analysis::noiseBins(*measure, data.noise.found, data.noise.bounds, rate);
        annotations = annotations || std::ranges::any_of(bins.bins, [](auto& bin) { return bin.all > 0; });
        noisy = noisy || bins.noisy > 0;
        shown->systems.push_back({ system->name, analysis::noiseBinSheet(bins),
            analysis::noiseErrorSheet(
                analysis::noiseErrors(*measure, *system->evaluation), analysis::untoldCauses(*measure)) });
    }
    if (!annotations) {
        return noFigure(reason,
            Texts::tr("The gold has no annotation with a text, so that there is no error rate to count by."));
    }
    if (!noisy && told) {
        return noFigure(reason,
            Texts::tr("The gold gives a noise level of 0 for every annotation (LED). Choose the noise "
                      "that is measured on the texts (CER) instead."));
    }
    if (!noisy) {
        return noFigure(reason,
            Texts::tr("The texts of gold and systems are equal at every annotation, so that there is no "
                      "noise to show. Give a system that was run on recognised text, in a format that "
                      "keeps this text, or draw the figure of outcomes instead."));
    }
    QStringList notes { shown->note(), shown->errors(1, false).spec.note };
    notes.removeAll(QString());
    return std::make_unique<BarFigure>(
        BarFigure::Charts { shown->systems.size(),
            [shown](std::size_t most, bool dark) { return shown->errors(most, dark); },
            [shown](bool dark) { return shown->recall(dark); } },
        shown->csv(), notes);
}

} // namespace touchstone::ui
