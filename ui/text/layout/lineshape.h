// SPDX-License-Identifier: GPL-3.0-or-later
// LineShape: the text of one visual line, shaped, and where each of its columns came to stand. Right-to-left
// and joining scripts are shaped in whole runs; places are taken from the layout, never from summed advances.
#pragma once

#include "core/explain/highlight.h"
#include "ui/text/layout/columntable.h"

#include <QTextLayout>

namespace touchstone::ui {

class CellMetrics;

/// A horizontal stretch in pixels from the start of the text.
struct Extent
{
    float left = 0;
    float right = 0;
};

/// A piece of text painted at one place.
struct TextRun
{
    enum Side : std::uint8_t { Gold = 1, System = 2, Both = 3 };
    std::uint8_t sides = Both;
    double x = 0;
    std::unique_ptr<QTextLayout> layout; ///< null: `text` is simple enough to be painted as it is
    QString text;

    /// From its left end on its baseline.
    void paint(QPainter& painter, const QPointF& at) const;
};

struct LineShape
{
    ColumnSpan columns;
    std::vector<Extent> extents; ///< one per column
    std::vector<TextRun> runs;
    std::vector<std::uint32_t> specials; ///< columns with a character drawn as something else
    double width = 0;
    double ascent = 0; ///< of the tallest font used
    double descent = 0;
    bool bidi = false; ///< letters do not stand from left to right throughout
    bool rightToLeft = false; ///< of a paragraph that is set from the right

    [[nodiscard]] Extent extent(std::uint32_t column) const { return extents[column - columns.begin]; }
};

/// Which cells the caller paints itself: the layout keeps a place of one em for them.
using OwnCells = std::function<bool(QStringView cell)>;

/// Shapes the columns of one line in the base direction of its paragraph, from place 0 on. O(columns).
[[nodiscard]] LineShape shapeLine(
    const ColumnTable& table, ColumnSpan columns, CellMetrics& metrics, const OwnCells& own = {});

/// Moves a line so that it ends at `width`: the place of lines that are set from the right.
void alignRight(LineShape& shape, double width);

} // namespace touchstone::ui
