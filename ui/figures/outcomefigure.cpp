// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/outcomefigure.h"

#include "core/evaluation/records/table.h"
#include "core/support/numbers.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/outcomechart.h"
#include "ui/figures/chartfigure.h"
#include "ui/session/corestrings.h"
#include "ui/session/slicestrings.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeFigure)
};

const double unitsPerMm = FigureStyle::units(FigureStyle::pointsPerMillimetre);

class OutcomeFigure : public Figure
{
public:
    /// `slice`: of data.by where that is one.
    OutcomeFigure(const FigureData& data, const analysis::SliceDimension& slice)
        : m_scheme(data.scheme)
        , m_title(Texts::tr("Outcomes by type"))
    {
        if (data.by == "document") {
            m_title = Texts::tr("Outcomes by document");
        } else if (!slice.id.empty()) {
            //: %1: a slice, such as "Entity length"
            m_title = Texts::tr("Outcomes by slice: %1").arg(sliceText(slice.id));
            m_ordered = !slice.open;
        }
        for (const FigureData::System& system : data.systems) {
            m_names.append(system.name);
            m_sheets.push_back(!slice.id.empty()
                    ? analysis::outcomesBySlice(*system.evaluation, data.scheme, slice)
                    : data.by == "document" ? analysis::outcomesByDocument(*system.evaluation, data.scheme)
                                            : analysis::outcomesByType(*system.evaluation, data.scheme));
        }
        m_rows.systems = m_sheets.size();
        m_rows.make = [this](std::size_t most) { return chart(most, false).spec; };
        m_rows.rows = chart(1, false).rows;
    }

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        paintChart(painter, area, chart(m_rows.fitting(style, area.size()), style.dark).spec, style);
    }
    [[nodiscard]] std::string csv() const override
    {
        analysis::Table table; // everything, whatever fits the picture
        table.columns = { { "System", false }, { m_sheets.front().rowTitle, false } };
        for (const auto& column : m_sheets.front().columns) {
            // "System" alone would be the name of two columns.
            const bool side = column.title == "Gold" || column.title == "System";
            table.columns.push_back({ side ? column.title + " annotations" : column.title, true });
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
    [[nodiscard]] std::optional<double> naturalHeight(double widthMm, const FigureStyle& style) const override
    {
        return m_rows.height(style, widthMm * unitsPerMm, tallestFigureMm * unitsPerMm) / unitsPerMm;
    }
    [[nodiscard]] bool fits(const FigureStyle& style) const override
    {
        const auto least = m_rows.least(style, style.widthMm * unitsPerMm);
        return least && *least <= style.heightMm * unitsPerMm;
    }
    [[nodiscard]] QStringList texts() const override
    {
        const ChartSpec spec = chart(m_rows.rows, false).spec;
        QStringList texts = spec.categories + QStringList { spec.title, spec.y.title };
        for (const ChartBarSet& set : spec.bars) {
            texts << set.name << set.letter;
        }
        return texts;
    }

private:
    [[nodiscard]] OutcomeChart chart(std::size_t most, bool dark) const
    {
        std::vector<OutcomeSystem> systems;
        for (std::size_t i = 0; i < m_sheets.size(); ++i) {
            systems.push_back({ m_names[static_cast<qsizetype>(i)], &m_sheets[i] });
        }
        OutcomeChartOptions options;
        options.scheme = m_scheme;
        options.dark = dark;
        options.most = most;
        options.fold = true;
        options.ordered = m_ordered;
        OutcomeChart chart = outcomeChart(systems, options);
        //: The title of a figure of one system. %1: "Outcomes by type", %2: name of the system
        chart.spec.title = m_names.size() == 1 ? Texts::tr("%1: %2").arg(m_title, m_names.front()) : m_title;
        return chart;
    }

    match::Scheme m_scheme;
    QString m_title;
    bool m_ordered = false;
    QStringList m_names;
    std::vector<analysis::ScoreSheet> m_sheets;
    BarRows m_rows; ///< refers to this, which is never copied
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
    analysis::SliceDimension slice;
    if (data.by != "type" && data.by != "document") {
        auto known = analysis::sliceDimension(*data.systems.front().evaluation, data.by);
        if (!known) {
            reason = errorText(known.error());
            return nullptr;
        }
        slice = std::move(*known);
    }
    return std::make_unique<OutcomeFigure>(data, slice);
}

} // namespace touchstone::ui
