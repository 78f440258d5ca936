// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/marksgeometry.h"

#include "ui/text/statuspalette.h"

#include <QFontMetricsF>

#include <cmath>

namespace touchstone::ui {

namespace {

using analysis::Mark;

// Narrow marks are hit, framed and drawn at least this wide.
double leastWidth(const SpanLayout& layout) { return 3 * layout.metrics().unit; }

std::span<const Extent> stretchesOf(const LineLayout& line, const MarkPiece& piece)
{
    return std::span(line.stretches).subspan(piece.firstStretch, piece.stretchCount);
}

bool near(const LineLayout& line, const MarkPiece& piece, double x, double slack)
{
    return std::ranges::any_of(stretchesOf(line, piece), [x, slack](const Extent& extent) {
        return x >= double(extent.left) - slack && x <= double(extent.right) + slack;
    });
}

} // namespace

ChipTable::ChipTable(const TextScene* scene, const QFont& smallFont, const SystemLanes* lanes)
    : m_font(smallFont)
{
    const auto add = [this](const analysis::HighlightPlan& plan) {
        auto& labels = m_labels.emplace_back();
        for (const std::string& label : plan.labels) {
            const auto types = QString::fromStdString(label).split(QStringLiteral(" ⇄ "));
            labels.push_back({ { types.cbegin(), types.cend() } });
        }
    };
    if (scene != nullptr) {
        add(scene->plan);
    }
    if (scene != nullptr && lanes != nullptr) {
        std::ranges::for_each(lanes->lanes, add, &SystemLane::plan);
    }
    QFont bold(smallFont);
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    for (const char16_t letter : { u'C', u'I', u'P', u'M', u'S', u'\u2260' }) {
        m_letterWidth = std::max(m_letterWidth, metrics.horizontalAdvance(QChar(letter)));
    }
}

const ChipTable::Label& ChipTable::label(std::uint32_t index, unsigned lane) const
{
    static const Label none;
    if (lane >= m_labels.size() || index >= m_labels[lane].size()) {
        return none;
    }
    Label& label = m_labels[lane][index];
    if (label.total < 0) {
        const QFontMetricsF metrics(m_font);
        label.total = 0;
        for (const QString& type : label.types) {
            label.widths.push_back(metrics.horizontalAdvance(type));
            label.total += label.widths.back();
        }
    }
    return label;
}

double ChipTable::width(const QString& text) const { return QFontMetricsF(m_font).horizontalAdvance(text); }

QString ChipTable::elided(const QString& text, double width, double& used) const
{
    // Rather whole segments of a dotted label than a part of a word: "loc…" for "loc.adm.nat".
    const QFontMetricsF metrics(m_font);
    for (auto dot = text.lastIndexOf(QLatin1Char('.')); dot > 0;
         dot = text.lastIndexOf(QLatin1Char('.'), dot - 1)) {
        QString cut = text.left(dot) + QChar(0x2026);
        used = metrics.horizontalAdvance(cut);
        if (used <= width) {
            return cut;
        }
    }
    const QString cut = metrics.elidedText(text, Qt::ElideRight, width);
    used = metrics.horizontalAdvance(cut);
    return cut.size() > 1 && used <= width ? cut : QString(); // an ellipsis alone names nothing
}

ChipLayout chipOf(const SpanLayout& layout, const ChipTable& chips, const VisibleRow& row,
    const MarkPiece& piece, unsigned slot)
{
    ChipLayout chip;
    const CanvasMetrics& metrics = layout.metrics();
    const Mark& mark = layout.marks().mark(piece.id);
    const QRectF lane = layout.laneRect(row, piece.id, slot);
    const double gap = 2 * metrics.unit;
    const double y
        = row.geometry.lanesAbove[indexOf(piece.id.side)] ? lane.top() : lane.top() + metrics.barHeight;
    double x = lane.left() + double(piece.left);
    double room = double(piece.room) - gap;
    if (mark.record != analysis::noRecord && !layout.scene()->alone && room >= chips.letterWidth()) {
        chip.letter = StatusPalette::letter(mark.outcome);
        chip.letterRect = { x, y, chips.letterWidth(), metrics.smallHeight };
        x += chips.letterWidth() + gap;
        room -= chips.letterWidth() + gap;
    }
    const double padding = 2 * metrics.unit;
    const auto& label = chips.label(mark.label, piece.id.lane);
    const auto count = static_cast<double>(label.types.size());
    double width = label.total + count * 2 * padding + (count - 1) * gap;
    if (label.types.empty()) {
        return chip;
    }
    if (width <= room) {
        chip.labels = chip.types = label.types;
        chip.labelWidths = label.widths;
    } else {
        // The first of several types when it fits, marked as not being all.
        const bool several = label.types.size() > 1;
        QString cut = several ? label.types.front() + QChar(0x2026) : label.types.front();
        double used = several ? chips.width(cut) : label.total;
        if (used > room - 2 * padding || cut.isEmpty()) {
            cut = chips.elided(label.types.front(), room - 2 * padding, used);
        }
        if (cut.isEmpty()) {
            return chip;
        }
        chip.labels = { cut };
        chip.types = { label.types.front() };
        chip.labelWidths = { used };
        width = used + 2 * padding;
    }
    chip.labelRect = { x, y, width, metrics.smallHeight };
    return chip;
}

QRectF textRect(const SpanLayout& layout, const VisibleRow& row, SideId side, Extent extent)
{
    const auto i = indexOf(side);
    return { layout.pane(side).textLeft + double(extent.left), row.top + row.geometry.textTop[i],
        std::max(double(extent.right - extent.left), leastWidth(layout)), row.geometry.textHeight };
}

std::vector<QRectF> rectsOf(const SpanLayout& layout, std::span<const VisibleRow> rows, MarkId id)
{
    std::vector<QRectF> rects;
    const ColumnSpan columns = layout.marks().columns(id);
    for (const VisibleRow& row : rows) {
        const ColumnSpan line = row.layout->shape.columns;
        if (line.end <= columns.begin || line.begin >= columns.end) {
            continue;
        }
        for (const MarkPiece& piece : row.layout->pieces) {
            for (const Extent& extent : stretchesOf(*row.layout, piece)) {
                if (piece.id == id) {
                    rects.push_back(textRect(layout, row, id.side, extent));
                }
            }
        }
    }
    return rects;
}

std::vector<QRectF> drawnRectsOf(const SpanLayout& layout, std::span<const VisibleRow> rows, MarkId id)
{
    std::vector<QRectF> rects;
    for (const VisibleRow& row : rows) {
        for (const MarkPiece& piece : row.layout->pieces) {
            const auto slot = piece.id == id ? layout.slotOf(piece, false) : std::nullopt;
            if (!slot) {
                continue;
            }
            const QRectF lane = layout.laneRect(row, id, *slot);
            for (const Extent& extent : stretchesOf(*row.layout, piece)) {
                rects.emplace_back(lane.left() + double(extent.left), lane.top(),
                    std::max(double(extent.right - extent.left), leastWidth(layout)), lane.height());
            }
        }
    }
    return rects;
}

std::vector<QRectF> rectsOf(
    const SpanLayout& layout, std::span<const VisibleRow> rows, SideId side, ColumnSpan columns)
{
    std::vector<QRectF> rects;
    for (const VisibleRow& row : rows) {
        const LineShape& shape = row.layout->shape;
        const auto from = std::max(columns.begin, shape.columns.begin);
        const auto to = std::min(columns.end, shape.columns.end);
        for (auto column = from; column < to; ++column) {
            const QRectF rect = textRect(layout, row, side, shape.extent(column));
            // Neighbours grow together; where directions mix they stay apart.
            if (column > from && std::abs(rects.back().right() - rect.left()) < 0.75) {
                rects.back().setRight(std::max(rects.back().right(), rect.right()));
            } else if (column > from && std::abs(rects.back().left() - rect.right()) < 0.75) {
                rects.back().setLeft(std::min(rects.back().left(), rect.left()));
            } else {
                rects.push_back(rect);
            }
        }
    }
    return rects;
}

Connector connectorOf(
    const SpanLayout& layout, std::span<const VisibleRow> rows, std::uint32_t record, double height)
{
    Connector connector;
    const MarkIndex& marks = layout.marks();
    const std::array ids { marks.on(SideId::Gold, record), marks.on(SideId::System, record) };
    if (rows.empty() || !ids[0] || !ids[1]) {
        return connector;
    }
    const std::array rects { rectsOf(layout, rows, *ids[0]), rectsOf(layout, rows, *ids[1]) };
    if (rects[0].empty() && rects[1].empty()) {
        return connector;
    }
    const bool beside = layout.mode() == ViewMode::SideBySide;
    const double unit = layout.metrics().unit;
    // Where the line leaves a rectangle, and the height at which it runs sideways.
    const auto exit = [&](const QRectF& rect, SideId side) {
        const bool gold = side == SideId::Gold;
        if (beside) {
            return QPointF(gold ? rect.right() : rect.left(), rect.top());
        }
        return QPointF(rect.center().x(), gold ? rect.bottom() : rect.top());
    };
    const auto rail = [&](QPointF from, SideId side) {
        const bool down = !beside && side == SideId::Gold;
        return from.y() + (down ? unit : -unit);
    };
    const double trunk
        = beside ? layout.pane(SideId::System).left : layout.pane(SideId::Gold).textLeft - 3 * unit;
    if (rects[0].empty() || rects[1].empty()) {
        // The counterpart is above, below, or inside a fold in sight.
        const SideId side = rects[0].empty() ? SideId::System : SideId::Gold;
        const auto columns = marks.columns(*ids[indexOf(otherSide(side))]);
        const QPointF from = exit(rects[indexOf(side)].front(), side);
        double to = columns.begin < rows.front().layout->shape.columns.begin ? 0 : height;
        for (const VisibleRow& row : rows) {
            if (row.layout->hidden > 0 && row.line == layout.lineOfColumn(columns.begin)) {
                to = row.top + row.geometry.height / 2;
            }
        }
        const double y = rail(from, side);
        connector.points = { from, { from.x(), y }, { trunk, y }, { trunk, to } };
        connector.leaves = true;
        return connector;
    }
    // Of annotations over several lines the parts nearest to one another.
    QRectF gold = rects[0].front();
    QRectF system = rects[1].front();
    for (const QRectF& a : rects[0]) {
        for (const QRectF& b : rects[1]) {
            if (std::abs(a.center().y() - b.center().y())
                < std::abs(gold.center().y() - system.center().y())) {
                gold = a;
                system = b;
            }
        }
    }
    const QPointF from = exit(gold, SideId::Gold);
    const QPointF to = exit(system, SideId::System);
    if (!beside) {
        const double between = to.y() - from.y();
        if (layout.table().oneText() && gold.top() == system.top()) {
            return connector; // both stand at the same words
        }
        if (between >= 0 && between < gold.height()) {
            connector.points = { from, to };
            return connector;
        }
    }
    const double y1 = rail(from, SideId::Gold);
    const double y2 = rail(to, SideId::System);
    connector.points = { from, { from.x(), y1 }, { trunk, y1 }, { trunk, y2 }, { to.x(), y2 }, to };
    return connector;
}

namespace {

std::uint32_t nearestColumn(const LineShape& shape, double x, bool& inside)
{
    std::uint32_t nearest = shape.columns.begin;
    double least = std::numeric_limits<double>::max();
    for (auto column = shape.columns.begin; column < shape.columns.end; ++column) {
        const Extent extent = shape.extent(column);
        const double distance = std::max({ double(extent.left) - x, x - double(extent.right), 0.0 });
        if (distance < least) {
            least = distance;
            nearest = column;
        }
    }
    inside = least == 0.0;
    return nearest;
}

SideId sideAt(const SpanLayout& layout, const VisibleRow& row, QPointF point)
{
    if (layout.mode() == ViewMode::SideBySide) {
        return point.x() < layout.pane(SideId::System).left ? SideId::Gold : SideId::System;
    }
    const double y = point.y() - row.top;
    if (layout.mode() == ViewMode::Stacked) {
        // One text: which side it is taken from matters where only one side has it.
        const auto& tops = row.geometry.trackTop;
        const bool below = tops.size() > 1 && y >= tops[1];
        const SideId side = below ? SideId::System : SideId::Gold;
        return layout.table().has(side) ? side : otherSide(side);
    }
    if (layout.table().oneText()) {
        if (layout.table().has(SideId::Gold) != layout.table().has(SideId::System)) {
            return layout.table().has(SideId::Gold) ? SideId::Gold : SideId::System;
        }
        return y < row.geometry.laneTop[1] ? SideId::Gold : SideId::System;
    }
    return y < row.geometry.textTop[1] ? SideId::Gold : SideId::System;
}

} // namespace

std::optional<Hit> hitTest(const SpanLayout& layout, const ChipTable& chips, std::span<const VisibleRow> rows,
    QPointF point, std::uint32_t focusedRecord)
{
    const auto row = std::ranges::find_if(rows, [point](const VisibleRow& candidate) {
        return point.y() >= candidate.top && point.y() < candidate.top + candidate.geometry.height;
    });
    if (row == rows.end()) {
        return std::nullopt;
    }
    Hit hit;
    hit.line = row->line;
    if (row->layout->hidden > 0) {
        hit.onFold = true;
        hit.column = row->layout->shape.columns.begin;
        return hit;
    }
    const SideId side = sideAt(layout, *row, point);
    hit.side = side;
    const PaneGeometry& pane = layout.pane(side);
    const double x = point.x() - pane.textLeft;
    bool inside = false;
    hit.column = nearestColumn(row->layout->shape, x, inside);
    const double textTop = row->top + row->geometry.textTop[indexOf(side)];
    const bool textBand = point.y() >= textTop && point.y() < textTop + row->geometry.textHeight;
    hit.onText = inside && textBand;
    const bool shared = layout.mode() != ViewMode::SideBySide && layout.table().oneText();
    for (unsigned track = 0; layout.mode() == ViewMode::Stacked && track < layout.trackCount(); ++track) {
        const QRectF band = layout.trackRect(*row, track);
        if (point.y() >= band.top() && point.y() < band.bottom()) {
            hit.track = track;
        }
    }
    // Marks of the text stand for both sides of the scene; below it only those of the track.
    const auto elsewhere = [&](MarkId id) {
        return hit.track ? layout.trackOf(id) != *hit.track
                         : id.lane > 0 || (id.side != side && !(shared && textBand));
    };
    const double slack = 2 * layout.metrics().unit;
    for (const MarkPiece& piece : row->layout->pieces) {
        const Mark& mark = layout.marks().mark(piece.id);
        if (mark.record == analysis::noRecord || elsewhere(piece.id)) {
            continue;
        }
        bool under = textBand && near(*row->layout, piece, x, inside ? 0.0 : slack);
        const auto slot = layout.slotOf(piece, piece.id.lane == 0 && mark.record == focusedRecord);
        if (!textBand && slot) {
            const QRectF lane = layout.laneRect(*row, piece.id, *slot);
            under = point.y() >= lane.top() && point.y() < lane.bottom()
                && (near(*row->layout, piece, x, slack)
                    || chipOf(layout, chips, *row, piece, *slot).rect().contains(point));
        }
        if (under) {
            hit.marks.push_back(piece.id);
        }
    }
    std::ranges::stable_sort(
        hit.marks, std::greater(), [&layout](MarkId id) { return layout.marks().columns(id).length(); });
    return hit;
}

ColumnSpan wordAround(const SpanLayout& layout, const Hit& hit)
{
    const ColumnTable& table = layout.table();
    const ColumnSpan line = layout.lineColumns(hit.line);
    ColumnSpan word { hit.column, hit.column + 1 };
    const bool letters = !table.space(hit.column);
    while (letters && word.begin > line.begin && !table.space(word.begin - 1)) {
        --word.begin;
    }
    while (letters && word.end < line.end && !table.space(word.end)) {
        ++word.end;
    }
    return word;
}

} // namespace touchstone::ui
