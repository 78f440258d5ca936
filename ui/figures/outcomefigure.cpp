// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/outcomefigure.h"

#include "core/analysis/table.h"
#include "core/support/numbers.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/outcomechart.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeFigure)
};

constexpr std::size_t mostBars = 40;
constexpr double linesPerBar = 1.5;
constexpr double linesAround = 5; ///< axis, its title, legend

class OutcomeFigure : public Figure
{
public:
    explicit OutcomeFigure(const FigureData& data)
        : m_scheme(data.scheme)
    {
        for (const FigureData::System& system : data.systems) {
            m_names.append(system.name);
            m_sheets.push_back(analysis::outcomesByType(*system.evaluation, data.scheme));
        }
    }

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        const double line = QFontMetricsF(style.font()).height();
        const double bars = area.height() / line / linesPerBar - linesAround;
        paintChart(painter, area, chart(bars, style.dark).spec, style);
    }
    [[nodiscard]] std::string csv() const override
    {
        analysis::Table table; // everything, whatever fits the picture
        table.columns = { { "System", false }, { m_sheets.front().rowTitle, false } };
        for (const auto& column : m_sheets.front().columns) {
            table.columns.push_back({ column.title, true });
        }
        for (std::size_t i = 0; i < m_sheets.size(); ++i) {
            for (const auto& row : m_sheets[i].rows) {
                std::vector<std::string>& cells = table.rows.emplace_back();
                cells.push_back(m_names[static_cast<qsizetype>(i)].toStdString());
                cells.push_back(row.name);
                for (const auto& cell : row.cells) {
                    cells.push_back(cell.value ? support::shortest(*cell.value) : std::string());
                }
            }
        }
        return analysis::toCsv(table);
    }
    [[nodiscard]] std::optional<double> naturalHeight(double, const FigureStyle& style) const override
    {
        const double line = QFontMetricsF(style.font()).height();
        const auto bars = static_cast<double>(chart(mostBars, style.dark).spec.categories.size());
        return (bars + linesAround) * linesPerBar * line
            / FigureStyle::units(FigureStyle::pointsPerMillimetre);
    }
    [[nodiscard]] QStringList texts() const override
    {
        const ChartSpec spec = chart(mostBars, false).spec;
        QStringList texts = spec.categories + QStringList { spec.title, spec.y.title };
        for (const ChartBarSet& set : spec.bars) {
            texts << set.name << set.letter;
        }
        return texts;
    }

private:
    [[nodiscard]] OutcomeChart chart(double bars, bool dark) const
    {
        std::vector<OutcomeSystem> systems;
        for (std::size_t i = 0; i < m_sheets.size(); ++i) {
            systems.push_back({ m_names[static_cast<qsizetype>(i)], &m_sheets[i] });
        }
        OutcomeChartOptions options;
        options.scheme = m_scheme;
        options.dark = dark;
        options.most = static_cast<std::size_t>(
            std::clamp(bars / static_cast<double>(systems.size()), 1.0, static_cast<double>(mostBars)));
        OutcomeChart chart = outcomeChart(systems, options);
        chart.spec.title = m_names.size() == 1 ? Texts::tr("Outcomes by type: %1").arg(m_names.front())
                                               : Texts::tr("Outcomes by type");
        return chart;
    }

    match::Scheme m_scheme;
    QStringList m_names;
    std::vector<analysis::ScoreSheet> m_sheets;
};

} // namespace

std::unique_ptr<Figure> makeOutcomeFigure(const FigureData& data, QString& reason)
{
    const bool nothing = std::ranges::all_of(data.systems,
        [](const auto& system) { return !system.evaluation || system.evaluation->records.empty(); });
    if (nothing) {
        reason = Texts::tr(
            "Neither the gold nor a system has an annotation, so that there is nothing to count.");
        return nullptr;
    }
    return std::make_unique<OutcomeFigure>(data);
}

} // namespace touchstone::ui
