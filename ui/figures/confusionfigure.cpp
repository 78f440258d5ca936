// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "core/report/tables/scoretable.h"
#include "ui/figures/heatmap.h"
#include "ui/models/confusionmodel.h"
#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QPainter>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ConfusionFigure)
};

HeatMap mapOf(const ConfusionModel& model, const QString& system)
{
    // The system is one of maybe several: its name must stand there.
    HeatMap map { Texts::tr("Confusion of types"), Texts::tr("Gold"), system, {}, {}, {} };
    for (int i = 0; i < model.rowCount(); ++i) {
        map.rows.append(model.name(i));
        map.columns.append(model.name(i));
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            const QVariant heat = index.data(HeatRole);
            const QString shown = index.data(Qt::DisplayRole).toString();
            const std::int64_t count = model.count(row, column);
            map.cells.push_back({ shown == countText(count) ? QString::number(count) : shown,
                heat.isValid() ? std::optional(heat.toDouble()) : std::nullopt,
                index.data(NeutralHeatRole).toBool(), index.data(FaintRole).toBool() });
        }
    }
    return map;
}

class ConfusionFigure : public Figure
{
public:
    ConfusionFigure(analysis::EvaluationPtr evaluation, QString system)
        : m_evaluation(std::move(evaluation))
        , m_system(std::move(system))
    {
    }

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        if (!style.transparent) {
            painter.fillRect(area, style.paper());
        }
        const double margin = FigureStyle::units(style.linePoints);
        paintHeatMap(
            painter, area.adjusted(margin, margin, -margin, -margin), fitting(area.width(), style), style);
    }
    [[nodiscard]] std::string csv() const override
    {
        analysis::Table table = analysis::confusionTable(*m_evaluation);
        table.columns.front().name = "Gold \\ " + toUtf8(m_system);
        return analysis::toCsv(table);
    }
    [[nodiscard]] std::optional<double> naturalHeight(double widthMm, const FigureStyle& style) const override
    {
        const double width = widthMm * FigureStyle::unitsPerMillimetre;
        return heatMapHeight(fitting(width, style), width, style) / FigureStyle::unitsPerMillimetre;
    }
    [[nodiscard]] bool fits(const FigureStyle& style) const override
    {
        const QSizeF size = QSizeF(style.widthMm, style.heightMm) * FigureStyle::unitsPerMillimetre;
        return heatMapFits(fitting(size.width(), style), size, style);
    }
    [[nodiscard]] QStringList texts() const override
    {
        ConfusionModel model;
        model.setShortened(false);
        model.setEvaluation(m_evaluation);
        const HeatMap map = mapOf(model, m_system);
        return map.rows + QStringList { map.title, map.rowTitle, map.columnTitle };
    }

private:
    [[nodiscard]] HeatMap fitting(double width, const FigureStyle& style) const
    {
        ConfusionModel model;
        model.setEvaluation(m_evaluation);
        HeatMap map = mapOf(model, m_system);
        // Fewer types have other names and other sums, so that the width is known only by trying.
        for (std::size_t most = ConfusionModel::topCount;
             most > 1 && heatMapColumns(map, width, style) < static_cast<std::size_t>(map.columns.size());
             --most) {
            if (most < model.typeCount()) {
                model.setMost(most);
                map = mapOf(model, m_system);
            }
        }
        return map;
    }

    analysis::EvaluationPtr m_evaluation;
    QString m_system;
};

} // namespace

std::unique_ptr<Figure> makeConfusionFigure(const FigureData& data, QString& reason)
{
    if (data.systems.empty() || !data.systems.front().evaluation
        || data.systems.front().evaluation->confusion.size == 0) {
        return noFigure(reason,
            Texts::tr("Neither the gold nor the system has an annotation, so there is nothing to confuse."));
    }
    return std::make_unique<ConfusionFigure>(data.systems.front().evaluation, data.systems.front().name);
}

} // namespace touchstone::ui
