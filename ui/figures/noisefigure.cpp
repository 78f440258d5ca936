// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/noisefigure.h"

#include "core/analysis/noisebins.h"
#include "core/analysis/table.h"
#include "core/support/numbers.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/noisechart.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(NoiseFigure)
};

constexpr std::size_t mostBars = 16; ///< a figure stays below a page
constexpr double linesPerBar = 1.5;
constexpr double linesAround = 5; ///< axis, its title, legend
constexpr double upperShare = 0.6; ///< height of the upper chart by its width

struct NamedSheets
{
    QString name;
    analysis::ScoreSheet bins;
    analysis::ScoreSheet errors;
};

class NoiseFigure : public Figure
{
public:
    NoiseFigure(std::vector<NamedSheets> systems, bool told)
        : m_systems(std::move(systems))
        , m_told(told)
    {
    }

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        // Where the height is given, the charts share it; the lower one shows what it has room for.
        const double line = QFontMetricsF(style.font()).height();
        const double upper = errorBars() == 0
            ? area.height()
            : std::min(area.width() * upperShare + legend(line), area.height() * 0.6);
        const QRectF above(area.topLeft(), QSizeF(area.width(), upper));
        paintChart(painter, above, recall(style.dark), style);
        if (upper < area.height()) {
            const QRectF below(area.left(), area.top() + upper, area.width(), area.height() - upper);
            paintChart(painter, below,
                errors(below.height() / line / linesPerBar - linesAround / linesPerBar, style.dark), style);
        }
    }
    [[nodiscard]] std::string csv() const override
    {
        analysis::Table table; // everything, whatever fits the picture
        table.columns = { { "System", false }, { "Table", false }, { "Row", false }, { "Column", false },
            { "Value", true } };
        for (const NamedSheets& system : m_systems) {
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
    [[nodiscard]] std::optional<double> naturalHeight(double widthMm, const FigureStyle& style) const override
    {
        const double line = QFontMetricsF(style.font()).height();
        const auto bars = errorBars();
        const double lower = bars == 0 ? 0
                                       : (static_cast<double>(bars) * linesPerBar + linesAround) * line
                / FigureStyle::units(FigureStyle::pointsPerMillimetre);
        const double unit = FigureStyle::units(FigureStyle::pointsPerMillimetre);
        return widthMm * upperShare + legend(line) / unit + lower;
    }
    [[nodiscard]] QStringList texts() const override
    {
        QStringList texts;
        for (const ChartSpec& spec : { recall(false), errors(mostBars, false) }) {
            texts << spec.categories << spec.title << spec.x.title << spec.y.title;
            for (const ChartBarSet& set : spec.bars) {
                texts << set.name << set.letter;
            }
        }
        return texts;
    }

private:
    [[nodiscard]] std::vector<NoiseSystem> systems() const
    {
        std::vector<NoiseSystem> systems;
        for (const NamedSheets& system : m_systems) {
            systems.push_back({ system.name, &system.bins, &system.errors });
        }
        return systems;
    }
    [[nodiscard]] ChartSpec recall(bool dark) const
    {
        const NoiseChartOptions options { true, 1, dark, m_told };
        ChartSpec spec = m_systems.size() == 1 ? noiseRecallChart(systems(), options).spec
                                               : noiseRecallBySystem(systems(), options);
        spec.title = Texts::tr("Recall by noise in the text");
        return spec;
    }
    [[nodiscard]] ChartSpec errors(double bars, bool dark) const
    {
        const auto most
            = std::clamp(bars / static_cast<double>(m_systems.size()), 1.0, static_cast<double>(mostBars));
        ChartSpec spec
            = noiseErrorChart(systems(), { false, static_cast<std::size_t>(most), dark, m_told }).spec;
        spec.title = Texts::tr("Errors by cause");
        return spec;
    }
    /// Two systems share a line of the legend; further ones need room of their own.
    [[nodiscard]] double legend(double line) const
    {
        constexpr std::size_t shared = 2;
        return m_systems.size() <= shared ? 0 : static_cast<double>(m_systems.size() - shared) * 1.4 * line;
    }
    [[nodiscard]] std::size_t errorBars() const
    {
        return static_cast<std::size_t>(errors(mostBars, false).categories.size());
    }

    std::vector<NamedSheets> m_systems;
    bool m_told; ///< rates are the gold's own
};

} // namespace

std::unique_ptr<Figure> makeNoiseFigure(const FigureData& data, QString& reason)
{
    std::vector<NamedSheets> systems;
    bool measured = false;
    bool annotations = false;
    bool noisy = false;
    const auto count = [&](analysis::NoiseRate rate) {
        systems.clear();
        for (const FigureData::System& system : data.systems) {
            const auto measure = system.measures.find("noisy");
            if (!system.evaluation || measure == system.measures.end() || !measure->second) {
                continue;
            }
            measured = true;
            const auto bins = analysis::noiseBins(
                *measure->second, analysis::NoiseFound::Strict, analysis::usualNoiseBounds(), rate);
            for (const auto& bin : bins.bins) {
                annotations = annotations || bin.all > 0;
            }
            noisy = noisy || bins.noisy > 0;
            systems.push_back({ system.name, analysis::noiseBinSheet(bins),
                analysis::noiseErrorSheet(analysis::noiseErrors(*measure->second, *system.evaluation)) });
        }
    };
    count(analysis::NoiseRate::Aligned);
    bool told = false;
    if (!noisy) { // equal texts: what the gold tells of them is all there is
        count(analysis::NoiseRate::Told);
        told = true;
    }
    if (!measured) {
        reason = Texts::tr("The measure for noisy text was not computed.");
        return nullptr;
    }
    if (!annotations) {
        reason = Texts::tr(
            "The gold has no annotation with a text, so that there is no error rate to count by.");
        return nullptr;
    }
    if (!noisy) {
        reason = Texts::tr("The texts of gold and systems are equal at every annotation, and the gold tells "
                           "no noise of its own: "
                           "there is none to show.");
        return nullptr;
    }
    return std::make_unique<NoiseFigure>(std::move(systems), told);
}

} // namespace touchstone::ui
