// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "ui/charts/chartlayout.h"
#include "ui/figures/heatmap.h"
#include "ui/models/comparetables.h"
#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <cmath>

namespace touchstone::ui {

namespace {

using analysis::CampaignMatrix;

struct CampaignTexts
{
    Q_DECLARE_TR_FUNCTIONS(CampaignTexts)
};

/// Lines of a key, one below the other, and the height that they take.
struct KeyText
{
    QString text;
    double height = 0;
};

KeyText keyText(const QFontMetricsF& metrics, const QStringList& key, double width)
{
    constexpr int any = 1000;
    constexpr QRectF room(0, 0, 1e6, 1e6);
    KeyText shown;
    shown.text = textsOf(key, [&](const QString& line) {
        return wrappedText(metrics, line, width, any);
    }).join(QLatin1Char('\n'));
    shown.height = metrics.boundingRect(room, Qt::AlignLeft, shown.text).height();
    return shown;
}

/// The same map with some of its columns.
HeatMap columnsOf(const HeatMap& map, qsizetype from, qsizetype count)
{
    HeatMap part { map.title, map.rowTitle, map.columnTitle, map.rows, map.columns.mid(from, count), {} };
    part.wholeNames = map.wholeNames;
    for (qsizetype row = 0; row < map.rows.size(); ++row) {
        for (qsizetype column = from; column < from + part.columns.size(); ++column) {
            part.cells.push_back(map.at(row, column));
        }
    }
    return part;
}

/// Columns that find no room beside others stand in a map of their own below.
class CampaignFigure : public Figure
{
public:
    explicit CampaignFigure(std::shared_ptr<const FigureData::Campaign> campaign)
        : m_campaign(std::move(campaign))
        , m_matrix(analysis::campaignMatrix(m_campaign->tables, m_campaign->rows, m_campaign->by))
    {
    }

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        if (!style.transparent) {
            painter.fillRect(area, style.paper());
        }
        const double margin = marginOf(style);
        const QRectF room = area.adjusted(margin, margin, -margin, -margin);
        const auto maps = mapsOf(room.width(), style);
        const double key = paintKey(painter, room, keyOf(style), style);
        const double spare = (room.height() - key - heightOf(maps, room.width(), style))
            / static_cast<double>(std::max<std::size_t>(maps.size(), 1));
        double top = room.top();
        for (const HeatMap& map : maps) {
            const double height = heatMapHeight(map, room.width(), style) + spare;
            paintHeatMap(painter, { room.left(), top, room.width(), height }, map, style);
            top += height + gapOf(style);
        }
    }
    [[nodiscard]] std::string csv() const override
    {
        return analysis::toCsv(
            analysis::matrixTable(m_campaign->tables, m_campaign->rows, m_matrix, { .script = true }));
    }
    [[nodiscard]] std::optional<double> naturalHeight(double widthMm, const FigureStyle& style) const override
    {
        const double width = widthMm * FigureStyle::unitsPerMillimetre - 2 * marginOf(style);
        return (heightOf(mapsOf(width, style), width, style) + keyHeight(keyOf(style), width, style)
                   + 2 * marginOf(style))
            / FigureStyle::unitsPerMillimetre;
    }
    [[nodiscard]] bool fits(const FigureStyle& style) const override
    {
        const double width = style.widthMm * FigureStyle::unitsPerMillimetre - 2 * marginOf(style);
        const double height = style.heightMm * FigureStyle::unitsPerMillimetre - 2 * marginOf(style)
            - keyHeight(keyOf(style), width, style);
        constexpr double any = 1e9;
        if (!heatMapFits(columnsOf(mapOf(style), 0, 1), { width, any }, style)) {
            return false; // no height helps, which is asked for many sizes
        }
        const auto maps = mapsOf(width, style);
        const double spare = (height - heightOf(maps, width, style))
            / static_cast<double>(std::max<std::size_t>(maps.size(), 1));
        return std::ranges::all_of(maps, [&](const HeatMap& map) {
            return heatMapFits(map, { width, heatMapHeight(map, width, style) + spare }, style);
        });
    }
    [[nodiscard]] QStringList texts() const override
    {
        const HeatMap map = mapOf({});
        QStringList texts = map.rows + map.columns + QStringList { map.title, map.columnTitle };
        texts += textsOf(map.cells, [](const HeatMap::Cell& cell) { return cell.text; });
        texts += keyOf({});
        texts.removeDuplicates();
        texts.removeAll(QString());
        return texts;
    }
    [[nodiscard]] QStringList notes() const override { return campaignFaults(*m_campaign, std::nullopt); }

private:
    [[nodiscard]] static double marginOf(const FigureStyle& style)
    {
        return FigureStyle::units(style.linePoints);
    }
    /// Between two maps.
    [[nodiscard]] static double gapOf(const FigureStyle& style)
    {
        return FigureStyle::units(style.fontPoints);
    }
    [[nodiscard]] static double heightOf(
        const std::vector<HeatMap>& maps, double width, const FigureStyle& style)
    {
        double height = -gapOf(style);
        for (const HeatMap& map : maps) {
            height += heatMapHeight(map, width, style) + gapOf(style);
        }
        return height;
    }
    [[nodiscard]] static HeatMap::Cell numberCell(const std::optional<double>& value, const QString& text)
    {
        return { value ? text : undefinedText(), std::nullopt, false, !value };
    }
    [[nodiscard]] HeatMap::Cell scoreCell(const CampaignMatrix::Cell& cell, const FigureStyle& style) const
    {
        const analysis::CampaignRow* row = cell.row ? &m_campaign->rows[*cell.row] : nullptr;
        const std::optional<double> score = row == nullptr ? std::nullopt : row->score;
        HeatMap::Cell shown = numberCell(score, scoreOnPaper(score, style));
        shown.heat = cell.standing;
        shown.neutral = true; // more is no error
        shown.bold = cell.rank == 1;
        shown.crossed = row != nullptr && row->error;
        if (row != nullptr && row->tie && row->tie->likeBest) {
            shown.text = markedOnPaper(shown.text);
        }
        return shown;
    }
    [[nodiscard]] HeatMap::Cell meanCell(
        const CampaignMatrix::Entry& entry, std::size_t task, const FigureStyle& style) const
    {
        HeatMap::Cell shown = numberCell(entry.means[task], scoreOnPaper(entry.means[task], style));
        if (isPartial(entry, task)) {
            //: A mean that is not given, since only %1 of %2 data sets have a score
            shown.text = CampaignTexts::tr("– (%1 of %2)").arg(entry.scored[task]).arg(m_matrix.sets[task]);
        }
        return shown;
    }
    [[nodiscard]] bool isPartial(const CampaignMatrix::Entry& entry, std::size_t task) const
    {
        return m_matrix.sets[task] > 1 && !entry.means[task] && entry.scored[task] > 0;
    }
    /// What the signs in its cells mean.
    [[nodiscard]] QStringList keyOf(const FigureStyle& style) const
    {
        std::optional<double> level; // of what is marked
        bool partial = false;
        for (const auto& entry : m_matrix.entries) {
            for (const auto& cell : entry.cells) {
                const auto* row = cell.row ? &m_campaign->rows[*cell.row] : nullptr;
                level = row != nullptr && row->tie && row->tie->likeBest ? row->tie->level : level;
            }
            for (std::size_t task = 0; task < m_matrix.tasks.size(); ++task) {
                partial = partial || isPartial(entry, task);
            }
        }
        QStringList key;
        if (level) {
            //: %1: a level of significance, such as 0.05
            key << CampaignTexts::tr("≈ not separable from the best of its column: p is not below %1")
                       .arg(QLocale::c().toString(*level));
        }
        if (partial) {
            key << CampaignTexts::tr("– (1 of 2): so many data sets have a value; a mean needs all of them");
        }
        return style.legend == LegendPlace::None ? QStringList() : key;
    }
    [[nodiscard]] bool handedIn(const std::string& name, const analysis::ProjectTable& table) const
    {
        return std::ranges::any_of(
            table.runs, [&](const auto& run) { return analysis::matrixRowOf(run, m_campaign->by) == name; });
    }
    [[nodiscard]] QString nameOf(const analysis::ProjectTable& table) const
    {
        return toQString(m_matrix.tasks.size() > 1 ? analysis::tableName(table) : table.set);
    }
    [[nodiscard]] HeatMap mapOf(const FigureStyle& style) const
    {
        HeatMap map { CampaignTexts::tr("Systems by data set"), {}, {}, {}, {}, {} };
        map.wholeNames = true;
        if (m_campaign->by == analysis::CampaignBy::Team) {
            map.title = CampaignTexts::tr("Teams by data set, best run each");
        } else if (m_campaign->by.kind == analysis::CampaignBy::Capture) {
            //: %1: a capture of the names of runs, such as "lang"
            map.title
                = CampaignTexts::tr("%1 by data set, best run each").arg(toQString(m_campaign->by.capture));
        }
        const auto& tables = m_campaign->tables.tables;
        const bool alike = std::ranges::all_of(
            tables, [&](const auto& table) { return table.score == tables.front().score; });
        map.columnTitle = alike ? scoreTitle(tables.front().score) : QString();
        std::vector<std::size_t> means;
        if (m_matrix.points) {
            map.columns << CampaignTexts::tr("Points");
        }
        for (std::size_t task = 0; task < m_matrix.tasks.size(); ++task) {
            if (m_matrix.sets[task] > 1) {
                means.push_back(task);
                map.columns << (m_matrix.tasks.size() > 1
                        //: %1: a task
                        ? CampaignTexts::tr("Mean %1").arg(toQString(m_matrix.tasks[task]))
                        : CampaignTexts::tr("Mean"));
            }
        }
        for (const std::size_t table : m_matrix.columns) {
            map.columns << nameOf(tables[table]);
        }
        for (const auto& entry : m_matrix.entries) {
            map.rows << toQString(entry.name);
            if (m_matrix.points) {
                map.cells.push_back(numberCell(entry.points,
                    QLocale::c().toString(entry.points.value_or(0), 'f', QLocale::FloatingPointShortest)));
            }
            for (const std::size_t task : means) {
                map.cells.push_back(meanCell(entry, task, style));
            }
            for (std::size_t column = 0; column < entry.cells.size(); ++column) {
                map.cells.push_back(scoreCell(entry.cells[column], style));
                if (!entry.cells[column].row && handedIn(entry.name, tables[column])) {
                    map.cells.back().text = QStringLiteral("…");
                }
            }
        }
        return map;
    }
    /// One below the other.
    [[nodiscard]] std::vector<HeatMap> mapsOf(double width, const FigureStyle& style) const
    {
        const HeatMap whole = mapOf(style);
        const qsizetype all = whole.columns.size();
        const auto most = static_cast<qsizetype>(heatMapColumns(whole, width, style));
        const qsizetype count = (all + most - 1) / most;
        const qsizetype each = (all + count - 1) / count;
        std::vector<HeatMap> maps;
        for (qsizetype from = 0; from < all; from += each) {
            maps.push_back(columnsOf(whole, from, each));
            maps.back().blank = each - maps.back().columns.size();
            if (from > 0) {
                maps.back().title.clear();
                maps.back().columnTitle.clear();
            }
        }
        return maps;
    }

    std::shared_ptr<const FigureData::Campaign> m_campaign;
    CampaignMatrix m_matrix;
};

} // namespace

QString scoreOnPaper(const std::optional<double>& score, const FigureStyle& style)
{
    return score ? QLocale::c().toString(*score, 'f', style.decimals) : undefinedText();
}

QString markedOnPaper(const QString& score)
{
    //: A score that is not separable from the best
    return CampaignTexts::tr("%1≈").arg(score);
}

double keyHeight(const QStringList& key, double width, const FigureStyle& style)
{
    if (key.isEmpty()) {
        return 0;
    }
    const double above = FigureStyle::units(style.fontPoints) / 2;
    return above + keyText(QFontMetricsF(style.font()), key, width).height;
}

double paintKey(QPainter& painter, const QRectF& room, const QStringList& key, const FigureStyle& style)
{
    constexpr double mostOfRoom = 0.75; // else there is hardly a plot that it speaks of
    const double height = keyHeight(key, room.width(), style);
    if (key.isEmpty() || height > mostOfRoom * room.height()) {
        return 0;
    }
    painter.save();
    painter.setFont(style.font());
    painter.setPen(style.ink());
    const auto [text, lines] = keyText(QFontMetricsF(style.font()), key, room.width());
    painter.drawText(QRectF(room.left(), room.bottom() - lines, room.width(), lines), Qt::AlignLeft, text);
    painter.restore();
    return height;
}

QStringList campaignFaults(const FigureData::Campaign& campaign, std::optional<std::size_t> table)
{
    constexpr qsizetype most = 20; // they stand in the figure's recipe
    QStringList faults;
    for (const auto& row : campaign.rows) {
        if (row.error && (!table || row.table == *table) && faults.size() < most) {
            const auto& own = campaign.tables.tables[row.table];
            //: %1: a data set with its task, %2: a system, %3: why
            faults << CampaignTexts::tr("%1: %2 could not be scored: %3")
                          .arg(toQString(analysis::tableName(own)), toQString(own.runs[row.run].system),
                              toQString(row.error->text)); // without folders
        }
    }
    return faults;
}

std::unique_ptr<Figure> makeCampaignFigure(const FigureData& data, QString& reason)
{
    if (!data.campaign || data.campaign->rows.empty()) {
        return noFigure(reason, CampaignTexts::tr("No run is scored yet."));
    }
    return std::make_unique<CampaignFigure>(data.campaign);
}

} // namespace touchstone::ui
