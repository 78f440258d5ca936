// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "ui/figures/heatmap.h"
#include "ui/models/comparetables.h"
#include "ui/session/corestrings.h"

#include "core/report/tableexport.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

namespace touchstone::ui {

namespace {

struct RankingTexts
{
    Q_DECLARE_TR_FUNCTIONS(RankingFigure)
};

/// Rank, name, bar and number in lines: whatever the score, its number stands behind the bar.
class RankingFigure : public Figure
{
public:
    RankingFigure(std::shared_ptr<const FigureData::Campaign> campaign, std::size_t ranked)
        : m_campaign(std::move(campaign))
        , m_table(ranked)
    {
        const auto ranks = analysis::ranksOf(m_campaign->rows);
        for (std::size_t i = 0; i < m_campaign->rows.size(); ++i) {
            const auto& row = m_campaign->rows[i];
            if (row.table == m_table) {
                const bool alike = row.tie && row.tie->likeBest;
                m_lines.push_back({ ranks[i], toQString(table().runs[row.run].system), row.score,
                    row.error.has_value(), alike });
                m_level = alike ? row.tie->level : m_level;
                m_lowerIsBetter = m_lowerIsBetter || (row.score && row.lowerIsBetter);
                m_greatest = std::max(m_greatest, row.score.value_or(0));
            }
        }
        std::ranges::stable_sort(m_lines, [](const Line& a, const Line& b) {
            return a.rank && b.rank ? *a.rank < *b.rank : a.rank.has_value() && !b.rank;
        });
    }

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        if (!style.transparent) {
            painter.fillRect(area, style.paper());
        }
        const Layout layout = layoutOf(area.width(), style);
        const QFontMetricsF metrics(layout.font);
        painter.save();
        painter.setFont(layout.font);
        painter.setPen(style.ink());
        const auto write = [&](const QRectF& box, Qt::Alignment side, const QString& text) {
            painter.drawText(box, static_cast<int>(side | Qt::AlignVCenter),
                metrics.elidedText(text, Qt::ElideMiddle, box.width() + 1));
        };
        double top = area.top() + layout.margin;
        const double left = area.left() + layout.margin;
        const double right = area.right() - layout.margin;
        if (style.title) {
            write({ left, top, right - left, layout.line }, Qt::AlignHCenter, title());
            top += layout.line + layout.gap;
        }
        const double names = left + layout.ranks + layout.gap;
        const double bars = names + layout.names + layout.gap;
        write({ bars, top, right - bars, layout.line }, Qt::AlignLeft, heading());
        top += layout.line + layout.gap;
        const QRectF below(left, top, right - left, area.bottom() - layout.margin - top);
        const double bottom = below.bottom() - paintKey(painter, below, keyOf(style), style);
        const double each = (bottom - top) / static_cast<double>(m_lines.size());
        const QColor fill = style.shown(StatusPalette(Ground(style.dark)).systemHue(0));
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const Line& line = m_lines[i];
            const double y = top + each * static_cast<double>(i);
            write({ left, y, layout.ranks, each }, Qt::AlignRight, rankText(line));
            write({ names, y, layout.names, each }, Qt::AlignLeft, line.name);
            const double length
                = m_greatest > 0 ? std::max(0.0, line.score.value_or(0)) / m_greatest * layout.bars : 0;
            constexpr double air = 0.15; // above and below a bar
            painter.fillRect(QRectF(bars, y + air * each, length, (1 - 2 * air) * each), fill);
            const QRectF number(bars + length + layout.gap, y, layout.numbers, each);
            if (line.failed) {
                paintCross(painter, { number.topLeft(), QSizeF(layout.line, each) }, style.ink(), style);
            } else {
                write(number, Qt::AlignLeft, numberText(line, style));
            }
        }
        painter.setPen(QPen(style.ink(), FigureStyle::units(style.linePoints) / 2));
        painter.drawLine(QPointF(bars, top), QPointF(bars, bottom));
        painter.restore();
    }
    [[nodiscard]] std::string csv() const override
    {
        auto ranking
            = analysis::rankingTable(m_campaign->tables, m_campaign->rows, m_table, { .script = true });
        analysis::addTestColumns(ranking); // CSV has no marks
        return analysis::toCsv(ranking);
    }
    [[nodiscard]] std::optional<double> naturalHeight(double widthMm, const FigureStyle& style) const override
    {
        constexpr double lines = 1.4; // high is a line with air
        return heightOf(layoutOf(widthMm * FigureStyle::unitsPerMillimetre, style), lines, style)
            / FigureStyle::unitsPerMillimetre;
    }
    [[nodiscard]] bool fits(const FigureStyle& style) const override
    {
        constexpr double lines = 1.05;
        const Layout layout = layoutOf(style.widthMm * FigureStyle::unitsPerMillimetre, style);
        return layout.whole
            && heightOf(layout, lines, style) <= style.heightMm * FigureStyle::unitsPerMillimetre;
    }
    [[nodiscard]] QStringList texts() const override
    {
        QStringList texts { title(), heading() };
        for (const Line& line : m_lines) {
            texts << rankText(line) << line.name << numberText(line, {});
        }
        texts += keyOf({});
        texts.removeDuplicates();
        texts.removeAll(QString());
        return texts;
    }
    [[nodiscard]] QStringList notes() const override { return campaignFaults(*m_campaign, m_table); }

private:
    struct Line
    {
        std::optional<int> rank;
        QString name;
        std::optional<double> score;
        bool failed = false;
        bool alike = false; ///< not separable from the best
    };
    struct Layout
    {
        QFont font;
        double line = 0, gap = 0, margin = 0;
        double ranks = 0, names = 0, bars = 0, numbers = 0; ///< widths
        double key = 0; ///< height
        bool whole = true; ///< nothing is cut, and bars can be told apart
    };

    [[nodiscard]] const analysis::ProjectTable& table() const { return m_campaign->tables.tables[m_table]; }
    [[nodiscard]] QString title() const
    {
        //: %1: a data set with its task
        return RankingTexts::tr("Ranking of %1").arg(toQString(analysis::tableName(table())));
    }
    [[nodiscard]] QString heading() const
    {
        const QString score = scoreTitle(table().score);
        //: %1: a score
        return m_lowerIsBetter ? RankingTexts::tr("%1 (lower is better)").arg(score) : score;
    }
    [[nodiscard]] static QString rankText(const Line& line)
    {
        return line.rank ? QString::number(*line.rank) : QString();
    }
    [[nodiscard]] static QString numberText(const Line& line, const FigureStyle& style)
    {
        const QString score = scoreOnPaper(line.score, style);
        return line.alike ? markedOnPaper(score) : score;
    }
    [[nodiscard]] QStringList keyOf(const FigureStyle& style) const
    {
        return !m_level || style.legend == LegendPlace::None
            ? QStringList()
            //: %1: a level of significance, such as 0.05
            : QStringList { RankingTexts::tr("≈ not separable from the best: p is not below %1")
                                .arg(QLocale::c().toString(*m_level)) };
    }
    [[nodiscard]] Layout layoutOf(double width, const FigureStyle& style) const
    {
        Layout layout;
        layout.font = style.font();
        const QFontMetricsF metrics(layout.font);
        layout.line = metrics.height();
        layout.gap = layout.line * 0.4;
        layout.margin = FigureStyle::units(style.linePoints);
        double names = 0;
        for (const Line& line : m_lines) {
            layout.ranks = std::max(layout.ranks, metrics.horizontalAdvance(rankText(line)));
            names = std::max(names, metrics.horizontalAdvance(line.name));
            layout.numbers = std::max(layout.numbers, metrics.horizontalAdvance(numberText(line, style)));
        }
        const double room = width - 2 * layout.margin - layout.ranks - layout.numbers - 3 * layout.gap;
        layout.key = keyHeight(keyOf(style), width - 2 * layout.margin, style);
        constexpr double leastBars = 4; // lines
        const double least = leastBars * layout.line;
        layout.names = std::max(0.0, std::min(names, room - least));
        layout.bars = std::max(0.0, room - layout.names);
        layout.whole = names <= layout.names
            && metrics.horizontalAdvance(heading()) <= layout.bars + layout.gap + layout.numbers;
        return layout;
    }
    [[nodiscard]] double heightOf(const Layout& layout, double lines, const FigureStyle& style) const
    {
        const double head = (style.title ? 2 : 1) * (layout.line + layout.gap);
        return 2 * layout.margin + head + lines * layout.line * static_cast<double>(m_lines.size())
            + layout.key;
    }

    std::shared_ptr<const FigureData::Campaign> m_campaign;
    std::size_t m_table;
    std::vector<Line> m_lines;
    std::optional<double> m_level; ///< of what is marked; nothing: nothing is
    double m_greatest = 0;
    bool m_lowerIsBetter = false;
};

} // namespace

std::unique_ptr<Figure> makeRankingFigure(const FigureData& data, QString& reason)
{
    const bool any = data.campaign && std::ranges::any_of(data.campaign->rows, [&](const auto& row) {
        return row.table == data.rankedTable;
    });
    return any ? std::make_unique<RankingFigure>(data.campaign, data.rankedTable)
               : noFigure(reason, RankingTexts::tr("No run of this data set is scored yet."));
}

} // namespace touchstone::ui
