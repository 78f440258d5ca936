// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/excerptlayout.h"

#include "ui/session/corestrings.h"
#include "ui/text/figuretext.h"
#include "ui/text/layout/cellmetrics.h"
#include "ui/text/layout/linebreaker.h"

#include <QCoreApplication>

#include <cmath>
#include <numeric>
#include <set>

namespace touchstone::ui {

namespace {

using match::Outcome;

constexpr double smallShare = 0.8; // of the font
constexpr double mostNameShare = 0.22; // of the width
constexpr double leastRoom = 4; // ems of text, however long the names are

/// Where columns stand on a line: one stretch in left-to-right text, several where directions mix. Between
/// two parts only what stands there itself is left free: letters that melt into one glyph leave holes.
void addStretches(
    const ColumnTable& table, const LineShape& shape, ColumnSpan columns, std::vector<Extent>& stretches)
{
    const auto from = std::max(columns.begin, shape.columns.begin);
    auto to = std::min(columns.end, shape.columns.end);
    const auto blank
        = [&table](std::uint32_t column) { return table.space(column) || table.lineBreak(column); };
    // A blank at the line's end hangs over, in right-to-left text on the wrong side.
    while (to == shape.columns.end && to > from + 1 && blank(to - 1)) {
        --to;
    }
    if (from >= to) {
        return;
    }
    std::vector<Extent> cells;
    for (auto column = from; column < to; ++column) {
        cells.push_back(shape.extent(column));
    }
    std::ranges::sort(cells, {}, &Extent::left);
    const auto othersBetween = [&](float left, float right) {
        for (auto column = shape.columns.begin; column < shape.columns.end; ++column) {
            const Extent extent = shape.extent(column);
            const float middle = (extent.left + extent.right) / 2;
            if ((column < from || column >= to) && extent.right > extent.left && middle > left
                && middle < right) {
                return true;
            }
        }
        return false;
    };
    const auto first = stretches.size();
    for (const Extent& cell : cells) {
        constexpr float touching = 1;
        if (stretches.size() > first
            && (cell.left <= stretches.back().right + touching
                || !othersBetween(stretches.back().right, cell.left))) {
            stretches.back().right = std::max(stretches.back().right, cell.right);
        } else {
            stretches.push_back(cell);
        }
    }
}

SideId sideOf(const ExcerptMark& mark, const ColumnTable& table)
{
    return table.sameText() ? SideId::Gold : mark.side;
}

ExcerptPiece pieceOf(const ExcerptMark& mark, const ColumnTable& table, const LineShape& shape)
{
    ExcerptPiece piece { .mark = &mark };
    const SideId side = sideOf(mark, table);
    const ColumnSpan columns = table.columnsOf(side, mark.span);
    for (const auto& part : mark.fragments.empty() ? std::vector { mark.span } : mark.fragments) {
        addStretches(table, shape, table.columnsOf(side, part), piece.stretches);
    }
    std::ranges::sort(piece.stretches, {}, &Extent::left);
    piece.begins = mark.begins && columns.begin >= shape.columns.begin;
    piece.ends = mark.ends && columns.end <= shape.columns.end;
    const auto from = std::max(columns.begin, shape.columns.begin);
    const auto to = std::min(columns.end, shape.columns.end);
    piece.rightToLeft = to > from + 1 && shape.extent(from).left > shape.extent(to - 1).left;
    return piece;
}

/// Short marks next to the text; nothing in a lane touches its neighbour, labels included.
void assignLanes(ExcerptLane& lane, const ExcerptMetrics& metrics, double width)
{
    const QFontMetricsF small(metrics.smallFont);
    const double gap = metrics.em * 0.3;
    const auto left = [](const ExcerptPiece& piece) { return double(piece.stretches.front().left); };
    const auto right = [](const ExcerptPiece& piece) { return double(piece.stretches.back().right); };
    std::vector<ExcerptPiece*> order;
    for (auto& piece : lane.pieces) {
        order.push_back(&piece);
    }
    std::ranges::stable_sort(order, {},
        [&](const ExcerptPiece* piece) { return std::pair(right(*piece) - left(*piece), left(*piece)); });
    std::vector<std::vector<Extent>> taken;
    for (ExcerptPiece* piece : order) {
        const QString text = labelText(*piece->mark);
        piece->label = small.elidedText(text, Qt::ElideRight, width);
        const double labelWidth = small.horizontalAdvance(piece->label);
        piece->labelLeft = std::max(0.0, std::min(left(*piece), width - labelWidth));
        const Extent extent { static_cast<float>(std::min(left(*piece), piece->labelLeft)),
            static_cast<float>(std::max(right(*piece), piece->labelLeft + labelWidth) + gap) };
        std::size_t number = 0;
        const auto touches = [&extent](const Extent& other) {
            return other.left < extent.right && extent.left < other.right;
        };
        while (number < taken.size() && std::ranges::any_of(taken[number], touches)) {
            ++number;
        }
        taken.resize(std::max(taken.size(), number + 1));
        taken[number].push_back(extent);
        piece->lane = number;
    }
    lane.lanes = taken.size();
}

/// Of the widest block on one line, with the labels of its marks.
double widthOfText(const ExcerptData& data, CellMetrics& cells, const QFontMetricsF& small)
{
    double widest = 0;
    for (const auto& block : data.blocks) {
        const ColumnTable table(&block.gold, block.twoTexts() ? &block.system : &block.gold, block.blocks);
        const auto advances = cells.advances(table);
        // With the thirtieth that lines are broken before their end.
        const double text
            = std::accumulate(advances.begin(), advances.end(), 0.0) / CellMetrics::unitsPerPixel * 30 / 29;
        widest = std::max(widest, text + 1);
        const auto label = [&](const ExcerptLayer& layer) {
            for (const auto& mark : layer.marks) {
                widest = std::max(widest, small.horizontalAdvance(labelText(mark)));
            }
        };
        label(block.goldLayer);
        std::ranges::for_each(block.systems, label);
    }
    return widest;
}

/// The columns of each mark, so that a line of a long text is cheap.
std::vector<ColumnSpan> columnsOf(const ExcerptLayer& layer, const ColumnTable& table)
{
    std::vector<ColumnSpan> columns;
    for (const auto& mark : layer.marks) {
        columns.push_back(table.columnsOf(sideOf(mark, table), mark.span));
    }
    return columns;
}

ExcerptLane laneOf(const ExcerptLayer& layer, const std::vector<ColumnSpan>& columns, const QString& name,
    const ColumnTable& table, const LineShape& shape, const ExcerptMetrics& metrics, double width)
{
    ExcerptLane lane { .name = name };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].end <= shape.columns.begin || columns[i].begin >= shape.columns.end) {
            continue;
        }
        auto piece = pieceOf(layer.marks[i], table, shape);
        if (!piece.stretches.empty()) {
            lane.pieces.push_back(std::move(piece));
        }
    }
    assignLanes(lane, metrics, width);
    return lane;
}

} // namespace

ExcerptMetrics::ExcerptMetrics(const FigureStyle& style)
    : font(style.font())
    , smallFont(style.font(smallShare))
    , em(FigureStyle::units(style.fontPoints))
{
    const QFontMetricsF metrics(font);
    const QFontMetricsF small(smallFont);
    ascent = metrics.ascent();
    descent = metrics.descent();
    smallAscent = small.ascent();
    smallDescent = small.descent();
    bar = em * 0.5;
    lane = bar + smallAscent + smallDescent * 0.6;
    margin = em * 0.4;
}

QString labelText(const ExcerptMark& mark)
{
    if (!mark.outcome) {
        return mark.label;
    }
    const QString letter(StatusPalette::letter(*mark.outcome));
    return mark.label.isEmpty() ? letter : letter + QLatin1Char(' ') + mark.label;
}

QString componentKey() { return QCoreApplication::translate("ExcerptFigure", "component"); }

double keySample(const ExcerptMetrics& metrics) { return metrics.em * 2; }

std::vector<ExcerptKey> legendOf(const ExcerptLayout& layout, double width)
{
    const auto& metrics = layout.metrics;
    const QFontMetricsF small(metrics.smallFont);
    std::vector<ExcerptKey> keys;
    double left = 0;
    int line = 0;
    const auto add = [&](std::optional<Outcome> outcome, const QString& text) {
        const double own = keySample(metrics) + metrics.em * 0.3 + small.horizontalAdvance(text);
        if (left > 0 && left + own > width) {
            left = 0;
            ++line;
        }
        keys.push_back({ outcome, text, left, line });
        left += own + metrics.em;
    };
    for (const Outcome outcome : layout.outcomes) {
        add(outcome,
            QStringLiteral("%1 %2").arg(
                QString(StatusPalette::letter(outcome)), outcomeText(outcome).toLower()));
    }
    if (layout.components) {
        add(std::nullopt, componentKey());
    }
    return keys;
}

double legendHeight(const ExcerptLayout& layout, double width)
{
    const auto keys = legendOf(layout, width);
    return keys.empty() ? 0
                        : layout.metrics.em * 0.4
            + (keys.back().line + 1) * (layout.metrics.smallAscent + layout.metrics.smallDescent);
}

ExcerptLayout layOut(const ExcerptData& data, double width, const FigureStyle& style)
{
    ExcerptLayout layout(style);
    const auto& metrics = layout.metrics;
    const double inner = std::max(1.0, width - 2 * metrics.margin);
    const QFontMetricsF small(metrics.smallFont);
    double names = 0;
    std::set<Outcome> outcomes;
    for (const auto& block : data.blocks) {
        names = std::max(names, small.horizontalAdvance(block.goldLayer.name));
        const auto has = [](const ExcerptLayer& layer) {
            return std::ranges::any_of(layer.marks, &ExcerptMark::component);
        };
        layout.components
            = layout.components || has(block.goldLayer) || std::ranges::any_of(block.systems, has);
        for (const auto& system : block.systems) {
            names = std::max(names, small.horizontalAdvance(system.name));
            for (const auto& mark : system.marks) {
                if (mark.outcome) {
                    outcomes.insert(*mark.outcome);
                }
            }
        }
    }
    layout.outcomes.assign(outcomes.begin(), outcomes.end());
    const double gap = metrics.em * 0.6;
    CellMetrics cells(metrics.font);
    // Of a short excerpt names have what the text leaves.
    const double left = inner - gap - widthOfText(data, cells, small);
    layout.nameWidth = std::min(std::ceil(names), std::max(inner * mostNameShare, left));
    layout.textWidth = std::max(metrics.em * leastRoom, inner - layout.nameWidth - gap);

    const OwnCells pictures = [&metrics](QStringView cell) { return isPicture(cell, metrics.font); };
    const double rowGap = metrics.em * 0.5;
    for (const auto& block : data.blocks) {
        ExcerptPart part { &block,
            { &block.gold, block.twoTexts() ? &block.system : &block.gold, block.blocks }, {} };
        // One thirtieth less than there is: shaped lines may be a little wider than the sum of their letters.
        const auto room = static_cast<std::uint32_t>(layout.textWidth * 29 / 30 * CellMetrics::unitsPerPixel);
        const auto starts = breakLines(part.table, cells.advances(part.table), room);
        const auto goldColumns = columnsOf(block.goldLayer, part.table);
        std::vector<std::vector<ColumnSpan>> columns;
        for (const auto& system : block.systems) {
            columns.push_back(columnsOf(system, part.table));
        }
        for (std::size_t i = 0; i < starts.size(); ++i) {
            const auto end = i + 1 < starts.size() ? starts[i + 1] : part.table.count();
            ExcerptLine line;
            line.shape = shapeLine(part.table, { starts[i], end }, cells, pictures);
            if (line.shape.rightToLeft) {
                alignRight(line.shape, layout.textWidth);
            }
            const auto fitted = [&](const QString& name) {
                return small.elidedText(name, Qt::ElideRight, layout.nameWidth + 1);
            };
            line.gold = laneOf(block.goldLayer, goldColumns, fitted(block.goldLayer.name), part.table,
                line.shape, metrics, layout.textWidth);
            line.height = (metrics.ascent + metrics.descent) * (block.twoTexts() ? 2 : 1)
                + static_cast<double>(line.gold.lanes) * metrics.lane + rowGap;
            for (std::size_t s = 0; s < block.systems.size(); ++s) {
                const auto& system = block.systems[s];
                line.systems.push_back(laneOf(system, columns[s], fitted(system.name), part.table, line.shape,
                    metrics, layout.textWidth));
                line.height += static_cast<double>(line.systems.back().lanes) * metrics.lane;
            }
            layout.textHeight += line.height;
            part.lines.push_back(std::move(line));
        }
        layout.parts.push_back(std::move(part));
    }
    if (style.legend != LegendPlace::None) {
        layout.legendHeight = legendHeight(layout, inner);
    }
    return layout;
}

} // namespace touchstone::ui
