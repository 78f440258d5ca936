// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/noisefigure.h"

#include "core/curves/noisebins.h"
#include "core/evaluation/records/table.h"
#include "core/support/numbers.h"
#include "ui/charts/chartlayout.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/noisechart.h"
#include "ui/figures/chartfigure.h"
#include "ui/session/corestrings.h"

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

constexpr double upperShare = 0.6; ///< height of the upper chart by its width

const double unitsPerMm = FigureStyle::units(FigureStyle::pointsPerMillimetre);

struct NamedSheets
{
    QString name;
    analysis::ScoreSheet bins;
    analysis::ScoreSheet errors;
};

class NoiseFigure : public Figure
{
public:
    NoiseFigure(std::vector<NamedSheets> systems, bool told, analysis::NoiseFound found)
        : m_systems(std::move(systems))
        , m_told(told)
        , m_found(found)
    {
        m_rows.systems = m_systems.size();
        m_rows.make = [this](std::size_t most) { return errors(most, false).spec; };
        m_rows.rows = errors(1, false).rows;
    }

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        const double upper = upperHeight(area.size(), style);
        paintChart(painter, QRectF(area.topLeft(), QSizeF(area.width(), upper)), recall(style.dark), style);
        if (upper < area.height()) {
            const QRectF below(area.left(), area.top() + upper, area.width(), area.height() - upper);
            paintChart(painter, below, errors(m_rows.fitting(style, below.size()), style.dark).spec, style);
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
        const double width = widthMm * unitsPerMm;
        const double upper = wishedUpper(width, style);
        const double lower
            = m_rows.rows == 0 ? 0 : m_rows.height(style, width, tallestFigureMm * unitsPerMm - upper);
        return (upper + std::max(lower, 0.0)) / unitsPerMm;
    }
    [[nodiscard]] bool fits(const FigureStyle& style) const override
    {
        const QSizeF size(style.widthMm * unitsPerMm, style.heightMm * unitsPerMm);
        const double upper = upperHeight(size, style);
        const auto least = m_rows.least(style, size.width());
        return chartFits(recall(false), style, { size.width(), upper })
            && (m_rows.rows == 0 || (least && *least <= size.height() - upper));
    }
    [[nodiscard]] QStringList texts() const override
    {
        QStringList texts;
        for (const ChartSpec& spec : { recall(false), errors(m_rows.rows, false).spec }) {
            texts << spec.categories << spec.title << spec.x.title << spec.y.title << spec.note;
            for (const ChartBarSet& set : spec.bars) {
                texts << set.name << set.letter;
            }
        }
        return texts;
    }

    [[nodiscard]] QStringList notes() const override
    {
        QStringList notes { toQString(m_systems.front().bins.note), errors(1, false).spec.note };
        notes.removeAll(QString());
        return notes;
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
        if (m_found == analysis::NoiseFound::Noisy) {
            spec.y.title = Texts::tr("Recall (matching of noisy text)");
        }
        return spec;
    }
    [[nodiscard]] NoiseChart errors(std::size_t most, bool dark) const
    {
        NoiseChart chart = noiseErrorChart(systems(), { false, most, dark, m_told, true });
        chart.spec.title = Texts::tr("Errors by cause");
        return chart;
    }
    [[nodiscard]] double wishedUpper(double width, const FigureStyle& style) const
    {
        const double line = QFontMetricsF(style.font()).height();
        const double usual = width * upperShare + legend(line);
        return std::max(usual, leastChartHeight(recall(false), style, width, line).value_or(usual));
    }
    /// Where the height is given, the charts share it; the lower one folds what it has no room for.
    [[nodiscard]] double upperHeight(const QSizeF& size, const FigureStyle& style) const
    {
        if (m_rows.rows == 0) {
            return size.height();
        }
        const double line = QFontMetricsF(style.font()).height();
        const double wished = wishedUpper(size.width(), style);
        const double share = 0.6 * size.height();
        const double needed = leastChartHeight(recall(false), style, size.width(), line).value_or(share);
        const double rest = size.height() - m_rows.least(style, size.width()).value_or(share);
        return std::min(wished, std::max(share, std::min(needed, rest)));
    }
    /// Two systems share a line of the legend; further ones need room of their own.
    [[nodiscard]] double legend(double line) const
    {
        constexpr std::size_t shared = 2;
        return m_systems.size() <= shared ? 0 : static_cast<double>(m_systems.size() - shared) * 1.4 * line;
    }
    std::vector<NamedSheets> m_systems;
    bool m_told; ///< rates are the gold's own
    analysis::NoiseFound m_found;
    BarRows m_rows; ///< refers to this, which is never copied
};

} // namespace

std::unique_ptr<Figure> makeNoiseFigure(const FigureData& data, QString& reason)
{
    std::vector<std::pair<const FigureData::System*, analysis::MeasureResultPtr>> measured;
    for (const FigureData::System& system : data.systems) {
        const auto measure = system.measures.find("noisy");
        if (system.evaluation && measure != system.measures.end() && measure->second) {
            measured.emplace_back(&system, measure->second);
        }
    }
    if (measured.empty()) {
        reason = Texts::tr("The measure for noisy text was not computed.");
        return nullptr;
    }
    // One gold: what it tells, it tells of all.
    const auto rate = data.noise.rate.value_or(analysis::usualNoiseRate(*measured.front().second));
    const bool told = rate == analysis::NoiseRate::Told;
    if (told && !analysis::tellsNoise(*measured.front().second)) {
        reason = Texts::tr("The gold tells no noise of its text (LED in the MISC column of HIPE files). "
                           "--noise-rate cer takes the character error rate of the systems' texts.");
        return nullptr;
    }
    std::vector<NamedSheets> systems;
    bool annotations = false;
    bool noisy = false;
    for (const auto& [system, measure] : measured) {
        const auto bins = analysis::noiseBins(*measure, data.noise.found, data.noise.bounds, rate);
        annotations = annotations
            || std::any_of(bins.bins.begin(), bins.bins.end(), [](const auto& bin) { return bin.all > 0; });
        noisy = noisy || bins.noisy > 0;
        systems.push_back({ system->name, analysis::noiseBinSheet(bins),
            analysis::noiseErrorSheet(
                analysis::noiseErrors(*measure, *system->evaluation), analysis::untoldCauses(*measure)) });
    }
    if (!annotations) {
        reason = Texts::tr(
            "The gold has no annotation with a text, so that there is no error rate to count by.");
        return nullptr;
    }
    if (!noisy && told) {
        reason = Texts::tr("The gold tells a noise of 0 for every annotation (LED). --noise-rate cer takes "
                           "the character error rate of the systems' texts.");
        return nullptr;
    }
    if (!noisy) {
        reason = Texts::tr("The texts of gold and systems are equal at every annotation, so that there is no "
                           "noise to show. Give a system that was run on recognised text, in a format that "
                           "keeps this text, or draw the figure of outcomes instead.");
        return nullptr;
    }
    return std::make_unique<NoiseFigure>(std::move(systems), told, data.noise.found);
}

} // namespace touchstone::ui
