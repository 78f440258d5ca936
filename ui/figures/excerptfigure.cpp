// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "ui/figures/excerptpainter.h"
#include "ui/session/corestrings.h"

#include "core/output/table.h"

#include <QFontMetricsF>
#include <QPainter>

namespace touchstone::ui {

namespace {

using match::Outcome;

class ExcerptFigure : public Figure
{
public:
    explicit ExcerptFigure(ExcerptData data)
        : m_data(std::move(data))
    {
    }

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        if (!style.transparent) {
            painter.fillRect(area, style.paper());
        }
        const auto layout = layOut(m_data, area.width(), style);
        const double title = titleHeight(style);
        if (style.title) {
            painter.setPen(style.ink());
            painter.setFont(style.font());
            painter.drawText(area.topLeft()
                    + QPointF(layout.metrics.margin, layout.metrics.margin + layout.metrics.ascent),
                QFontMetricsF(style.font())
                    .elidedText(m_data.document, Qt::ElideRight, area.width() - 2 * layout.metrics.margin));
        }
        paintExcerpt(painter, layout, style, area, area.top() + title);
        paintExcerptLegend(painter, layout, style, area);
    }

    std::optional<double> naturalHeight(double widthMm, const FigureStyle& style) const override
    {
        return (layOut(m_data, widthMm * FigureStyle::unitsPerMillimetre, style).height()
                   + titleHeight(style))
            / FigureStyle::unitsPerMillimetre;
    }

    std::string csv() const override
    {
        analysis::Table table { {},
            { { "layer" }, { "text_of" }, { "start", true }, { "end", true }, { "types" }, { "outcome" },
                { "words" } },
            {} };
        const auto add = [&table](const ExcerptBlock& block, const ExcerptLayer& layer) {
            for (const auto& mark : layer.marks) {
                const bool gold = mark.side == SideId::Gold || !block.twoTexts();
                table.rows.push_back({ layer.name.toStdString(), gold ? "gold" : "system",
                    std::to_string(mark.span.begin), std::to_string(mark.span.end), mark.label.toStdString(),
                    mark.outcome ? std::string(match::outcomeCode(*mark.outcome)) : std::string(),
                    std::string((gold ? block.gold : block.system).slice(mark.span)) });
            }
        };
        for (const auto& block : m_data.blocks) {
            add(block, block.goldLayer);
            std::ranges::for_each(block.systems, [&](const ExcerptLayer& layer) { add(block, layer); });
        }
        return analysis::toCsv(table);
    }

    QStringList texts() const override
    {
        QStringList result { m_data.document };
        const auto add = [&result](const ExcerptLayer& layer) {
            result << layer.name << textsOf(layer.marks, labelText);
        };
        for (const auto& block : m_data.blocks) {
            result << toQString(block.gold.utf8()) << toQString(block.system.utf8()) << block.goldLayer.name;
            add(block.goldLayer);
            std::ranges::for_each(block.systems, add);
        }
        for (const auto outcome :
            { Outcome::Correct, Outcome::Incorrect, Outcome::Partial, Outcome::Missing, Outcome::Spurious }) {
            result << outcomeText(outcome);
        }
        return result << componentKey();
    }

    bool drawsPictures() const override { return true; }

private:
    static double titleHeight(const FigureStyle& style)
    {
        return style.title ? QFontMetricsF(style.font()).height() * 1.2 : 0;
    }

    ExcerptData m_data;
};

} // namespace

std::unique_ptr<Figure> makeExcerptFigure(const FigureData& data, QString& reason)
{
    auto made = excerptData(data, reason);
    return made ? std::make_unique<ExcerptFigure>(std::move(*made)) : nullptr;
}

} // namespace touchstone::ui
