// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/lineshape.h"

#include "ui/text/layout/cellmetrics.h"
#include "ui/text/layout/displaytext.h"

#include <QGlyphRun>
#include <QPainter>
#include <QTextOption>

namespace touchstone::ui {

namespace {

using align::EditOperation;

constexpr qreal unbounded = 1e6; // wider than any line, well inside Qt's fixed-point range

struct Shaped
{
    std::unique_ptr<QTextLayout> layout;
    std::vector<Extent> extents; ///< of the columns, from the start of the layout
    double width = 0;
    double ascent = 0;
    double descent = 0;
};

/// Does a letter join its neighbour on a side (Joining_Left: the next one, Joining_Right: the one before)?
bool joins(QChar c, QChar::JoiningType side)
{
    const auto type = c.joiningType();
    return type == QChar::Joining_Dual || type == side || type == QChar::Joining_Causing;
}

// Do the letters on both sides of a cut hang together? Then each part is shaped with a joiner at the cut.
bool joinedAt(const ColumnTable& table, SideId side, std::uint32_t column)
{
    if (column == 0 || column >= table.count() || !table.complex(column) || !table.complex(column - 1)) {
        return false;
    }
    const QStringView before = table.cell(side, column - 1);
    const QStringView after = table.cell(side, column);
    return !before.isEmpty() && !after.isEmpty() && joins(before.front(), QChar::Joining_Left)
        && joins(after.front(), QChar::Joining_Right);
}

void placeByGlyphs(
    const QTextLine& line, const std::vector<int>& starts, bool rightToLeft, std::vector<Extent>& extents)
{
    for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
        auto left = qreal(std::numeric_limits<float>::max());
        auto right = qreal(std::numeric_limits<float>::lowest());
        if (starts[i + 1] > starts[i]) {
            const auto glyphRuns = line.glyphRuns(starts[i], starts[i + 1] - starts[i]);
            for (const QGlyphRun& run : glyphRuns) {
                const QRectF box = run.boundingRect();
                if (box.width() <= 0) { // a mark of direction: what shows is its name's place
                    continue;
                }
                left = std::min(left, box.left());
                right = std::max(right, box.right());
            }
        }
        if (left > right) { // no glyph of its own: stands where its neighbour ends
            left = right = i == 0 ? line.cursorToX(starts[i])
                : rightToLeft     ? qreal(extents[i - 1].left)
                                  : qreal(extents[i - 1].right);
        }
        extents[i] = { static_cast<float>(left), static_cast<float>(right) };
    }
}

Shaped shapeColumns(const ColumnTable& table, SideId side, ColumnSpan columns, const QFont& font,
    Qt::LayoutDirection direction, bool bidi, bool wholeLine, const OwnCells& own)
{
    QString text;
    std::vector<int> starts;
    starts.reserve(columns.length() + 1);
    if (!wholeLine && joinedAt(table, side, columns.begin)) {
        text += QChar(0x200D);
    }
    for (std::uint32_t column = columns.begin; column < columns.end; ++column) {
        starts.push_back(static_cast<int>(text.size()));
        if (table.special(column)) {
            appendDisplay(table.cell(side, column), text);
        } else if (own && own(table.cell(side, column))) {
            text += QChar(placeholder);
        } else {
            text += table.cell(side, column);
        }
    }
    // A joiner at the end belongs to the last letter: its cluster must not be cut.
    if (!wholeLine && joinedAt(table, side, columns.end)) {
        text += QChar(0x200D);
    }
    starts.push_back(static_cast<int>(text.size()));

    Shaped shaped;
    shaped.layout = std::make_unique<QTextLayout>(text, font);
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(direction);
    shaped.layout->setTextOption(option);
    shaped.layout->setCacheEnabled(true);
    shaped.layout->beginLayout();
    QTextLine line = shaped.layout->createLine();
    line.setLineWidth(unbounded);
    shaped.layout->endLayout();
    shaped.ascent = line.ascent();
    shaped.descent = line.descent();

    shaped.extents.resize(columns.length());
    if (bidi) {
        placeByGlyphs(line, starts, direction == Qt::RightToLeft, shaped.extents);
    } else {
        auto left = static_cast<float>(line.cursorToX(starts.front()));
        for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
            const auto right = std::max(left, static_cast<float>(line.cursorToX(starts[i + 1])));
            shaped.extents[i] = { left, right };
            left = right;
        }
    }
    float leftmost = shaped.extents.empty() ? 0.0F : shaped.extents.front().left;
    float rightmost = 0;
    for (const Extent& extent : shaped.extents) {
        leftmost = std::min(leftmost, extent.left);
        rightmost = std::max(rightmost, extent.right);
    }
    // Right-to-left runs may start off zero: shift so that the piece begins at its own left edge.
    line.setPosition(QPointF(qreal(-leftmost), 0));
    for (Extent& extent : shaped.extents) {
        extent.left -= leftmost;
        extent.right -= leftmost;
    }
    shaped.width = double(rightmost - leftmost);
    return shaped;
}

// --- two different texts: segments ---------------------------------------------------------------------

struct Segment
{
    ColumnSpan columns;
    EditOperation edit = EditOperation::Equal;
    std::uint8_t level = 0; ///< 0 left to right, 1 right to left, 2 left to right inside right-to-left text
};

enum class Strong : std::uint8_t { Neutral, Left, Right, Number };

Strong strongType(const ColumnTable& table, std::uint32_t column)
{
    for (const SideId side : bothSides) {
        for (const QChar c : table.cell(side, column)) {
            switch (c.direction()) {
            case QChar::DirL:
                return Strong::Left;
            case QChar::DirR:
            case QChar::DirAL:
                return Strong::Right;
            case QChar::DirEN:
            case QChar::DirAN:
                return Strong::Number;
            default:
                break;
            }
        }
    }
    return Strong::Neutral;
}

// A letter or two that recognition put into a right-to-left word. Its direction must not tear the word, and
// with it the gold's, apart.
bool strayInsertion(const ColumnTable& table, ColumnSpan columns, std::uint32_t column)
{
    constexpr std::uint32_t most = 3;
    const auto inserted = [&table](std::uint32_t c) { return table.edit(c) == EditOperation::Insert; };
    if (!inserted(column)) {
        return false;
    }
    auto from = column;
    auto to = column + 1;
    while (from > columns.begin && inserted(from - 1) && to - from <= most) {
        --from;
    }
    while (to < columns.end && inserted(to) && to - from <= most) {
        ++to;
    }
    return to - from <= most;
}

// As columnLevels() in a right-to-left paragraph: what is Latin, and numbers, are turned inside it.
std::vector<std::uint8_t> levelsFromRight(const ColumnTable& table, ColumnSpan columns)
{
    std::vector<std::uint8_t> levels(columns.length(), 1);
    bool leftContext = false;
    std::size_t neutralsFrom = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto column = columns.begin + static_cast<std::uint32_t>(i);
        const Strong type = strongType(table, column);
        if (type == Strong::Neutral
            || (type == Strong::Left && !leftContext && strayInsertion(table, columns, column))) {
            continue;
        }
        const bool left = type == Strong::Left || (type == Strong::Number && leftContext);
        if (left && leftContext) {
            std::fill(levels.begin() + static_cast<std::ptrdiff_t>(neutralsFrom),
                levels.begin() + static_cast<std::ptrdiff_t>(i), std::uint8_t { 2 });
        }
        if (type != Strong::Right) {
            levels[i] = 2;
        }
        leftContext = left;
        neutralsFrom = i + 1;
    }
    return levels;
}

// The implicit levels of the bidirectional algorithm, on columns: both texts must be reordered alike or they
// would no longer stand under one another.
std::vector<std::uint8_t> columnLevels(const ColumnTable& table, ColumnSpan columns, bool rightToLeft)
{
    if (rightToLeft) {
        return levelsFromRight(table, columns);
    }
    std::vector<std::uint8_t> levels(columns.length(), 0);
    bool rightContext = false;
    std::size_t neutralsFrom = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto column = columns.begin + static_cast<std::uint32_t>(i);
        const Strong type = strongType(table, column);
        if (type == Strong::Neutral
            || (type == Strong::Left && rightContext && strayInsertion(table, columns, column))) {
            continue;
        }
        const bool right = type == Strong::Right || (type == Strong::Number && rightContext);
        if (right && rightContext) {
            std::fill(levels.begin() + static_cast<std::ptrdiff_t>(neutralsFrom),
                levels.begin() + static_cast<std::ptrdiff_t>(i), std::uint8_t { 1 });
        }
        if (right) {
            levels[i] = type == Strong::Number ? 2 : 1;
        }
        rightContext = right;
        neutralsFrom = i + 1;
    }
    return levels;
}

std::vector<Segment> segmentsOf(const ColumnTable& table, ColumnSpan columns, bool bidi, bool rightToLeft)
{
    const auto levels = bidi ? columnLevels(table, columns, rightToLeft) : std::vector<std::uint8_t> {};
    std::vector<Segment> segments;
    for (std::uint32_t column = columns.begin; column < columns.end; ++column) {
        const EditOperation edit = table.edit(column);
        const std::uint8_t level = bidi ? levels[column - columns.begin] : std::uint8_t { 0 };
        const bool alone = edit == EditOperation::Replace && !table.complex(column);
        const bool joins = !segments.empty() && !alone && segments.back().edit == edit
            && segments.back().level == level
            && !(edit == EditOperation::Replace && !table.complex(column - 1));
        if (joins) {
            segments.back().columns.end = column + 1;
        } else {
            segments.push_back({ { column, column + 1 }, edit, level });
        }
    }
    if (bidi) { // rule L2: from the highest level down, turn every run of that level or higher
        for (std::uint8_t level = 2; level > 0; --level) {
            const auto inRun = [level](const Segment& segment) { return segment.level >= level; };
            auto from = segments.begin();
            while (from != segments.end()) {
                from = std::find_if(from, segments.end(), inRun);
                const auto to = std::find_if_not(from, segments.end(), inRun);
                std::reverse(from, to);
                from = to;
            }
        }
    }
    return segments;
}

class SegmentPlacer
{
public:
    SegmentPlacer(const ColumnTable& table, CellMetrics& metrics, LineShape& shape, const OwnCells& own)
        : m_table(table)
        , m_metrics(metrics)
        , m_shape(shape)
        , m_own(own)
    {
    }

    void place(const Segment& segment)
    {
        const bool single
            = segment.columns.length() == 1 && simple(segment.columns.begin) && !mirrored(segment);
        double width = 0;
        if (single) {
            width = m_metrics.columnAdvance(m_table, segment.columns.begin)
                / double(CellMetrics::unitsPerPixel);
            setExtent(segment.columns.begin, 0, width);
        }
        const auto put = [&](SideId side, TextRun::Side sides) {
            width = single ? plain(segment, side, sides, width) : shaped(segment, side, sides, width);
        };
        if (segment.edit != EditOperation::Insert) {
            put(SideId::Gold, segment.edit == EditOperation::Equal ? TextRun::Both : TextRun::Gold);
        }
        if (segment.edit == EditOperation::Insert || segment.edit == EditOperation::Replace) {
            put(SideId::System, TextRun::System);
        }
        m_x += width;
        m_shape.width = m_x;
    }

private:
    // One UTF-16 unit a cell, of a script whose letters do not depend on neighbours.
    [[nodiscard]] bool simple(std::uint32_t column) const
    {
        return !m_table.special(column) && !m_table.complex(column) && !m_table.bidi(column)
            && std::ranges::none_of(bothSides, [&](SideId side) {
                   const QStringView cell = m_table.cell(side, column);
                   return cell.size() > 1 || (m_own && m_own(cell));
               });
    }

    // A bracket in right-to-left text is drawn as its twin, which the layout knows.
    [[nodiscard]] bool mirrored(const Segment& segment) const
    {
        return segment.level % 2 == 1 && std::ranges::any_of(bothSides, [&](SideId side) {
            const QStringView cell = m_table.cell(side, segment.columns.begin);
            return !cell.isEmpty() && cell.front().hasMirrored();
        });
    }

    void setExtent(std::uint32_t column, double left, double right)
    {
        m_shape.extents[column - m_shape.columns.begin]
            = { static_cast<float>(m_x + left), static_cast<float>(m_x + right) };
    }

    // A single character stands in the middle of its cell.
    double plain(const Segment& segment, SideId side, TextRun::Side sides, double width)
    {
        const QStringView cell = m_table.cell(side, segment.columns.begin);
        const double own = m_metrics.advance(cell, false) / double(CellMetrics::unitsPerPixel);
        m_shape.runs.push_back({ sides, m_x + std::max(0.0, (width - own) / 2), nullptr, cell.toString() });
        return width;
    }

    // The wider of the two sides places the columns. Answers the width so far.
    double shaped(const Segment& segment, SideId side, TextRun::Side sides, double atLeast)
    {
        const bool rightToLeft = segment.level % 2 == 1;
        Shaped piece = shapeColumns(m_table, side, segment.columns, m_metrics.font(),
            rightToLeft ? Qt::RightToLeft : Qt::LeftToRight, m_shape.bidi, false, m_own);
        m_shape.ascent = std::max(m_shape.ascent, piece.ascent);
        m_shape.descent = std::max(m_shape.descent, piece.descent);
        const auto columns = segment.columns.length();
        const auto leastUnits = columns == 1 ? m_metrics.leastEdited() : m_metrics.least();
        const double least = segment.edit == EditOperation::Equal
            ? 0
            : leastUnits / double(CellMetrics::unitsPerPixel) * columns;
        const double width = std::max({ piece.width, atLeast, least });
        if (piece.width >= atLeast) {
            for (std::size_t i = 0; i < piece.extents.size(); ++i) {
                setExtent(segment.columns.begin + static_cast<std::uint32_t>(i),
                    double(piece.extents[i].left), double(piece.extents[i].right));
            }
            if (segment.columns.length() == 1) {
                setExtent(segment.columns.begin, 0, width);
            }
        }
        const double x = rightToLeft ? m_x + width - piece.width : m_x;
        m_shape.runs.push_back({ sides, x, std::move(piece.layout), {} });
        return width;
    }

    const ColumnTable& m_table;
    CellMetrics& m_metrics;
    LineShape& m_shape;
    const OwnCells& m_own;
    double m_x = 0;
};

} // namespace

void TextRun::paint(QPainter& painter, const QPointF& at) const
{
    if (layout) {
        layout->draw(&painter, at - QPointF(0, layout->lineAt(0).ascent()));
    } else {
        painter.drawText(at, text);
    }
}

LineShape shapeLine(const ColumnTable& table, ColumnSpan columns, CellMetrics& metrics, const OwnCells& own)
{
    LineShape shape;
    shape.columns = columns;
    shape.ascent = metrics.metrics().ascent();
    shape.descent = metrics.metrics().descent();
    shape.rightToLeft = table.rightToLeft(columns.begin);
    shape.bidi = shape.rightToLeft;
    for (std::uint32_t column = columns.begin; column < columns.end; ++column) {
        shape.bidi = shape.bidi || table.bidi(column);
        if (table.special(column)) {
            shape.specials.push_back(column);
        }
    }
    if (table.oneText()) {
        const SideId side = table.has(SideId::Gold) ? SideId::Gold : SideId::System;
        Shaped piece = shapeColumns(table, side, columns, metrics.font(),
            shape.rightToLeft ? Qt::RightToLeft : Qt::LeftToRight, shape.bidi, true, own);
        shape.extents = std::move(piece.extents);
        shape.width = piece.width;
        shape.ascent = std::max(shape.ascent, piece.ascent);
        shape.descent = std::max(shape.descent, piece.descent);
        const auto sides
            = table.sameText() ? TextRun::Both : (side == SideId::Gold ? TextRun::Gold : TextRun::System);
        shape.runs.push_back({ sides, 0, std::move(piece.layout), {} });
        return shape;
    }
    shape.extents.resize(columns.length());
    SegmentPlacer placer(table, metrics, shape, own);
    for (const Segment& segment : segmentsOf(table, columns, shape.bidi, shape.rightToLeft)) {
        placer.place(segment);
    }
    return shape;
}

void alignRight(LineShape& shape, double width)
{
    const double by = width - shape.width;
    for (Extent& extent : shape.extents) {
        extent.left += static_cast<float>(by);
        extent.right += static_cast<float>(by);
    }
    for (TextRun& run : shape.runs) {
        run.x += by;
    }
}

} // namespace touchstone::ui
