// SPDX-License-Identifier: GPL-3.0-or-later
// SpanPainter: paints the visible rows of the canvas: backgrounds, text, white-space marks, lanes, frames.
#pragma once

#include "ui/text/canvas/markpainter.h"
#include "ui/text/canvas/marksgeometry.h"

class QPainter;

namespace touchstone::ui {

/// A range of columns on one side: a selection, or a place found.
struct SideRange
{
    analysis::SideId side = analysis::SideId::Gold;
    ColumnSpan columns;
    friend bool operator==(const SideRange&, const SideRange&) = default;
};

/// What changes from frame to frame without a new layout.
struct CanvasState
{
    std::uint32_t current = analysis::noRecord;
    std::uint32_t hovered = analysis::noRecord;
    const std::vector<std::uint32_t>* inFilter = nullptr; ///< sorted records; null: all
    std::optional<SideRange> selection;
    std::span<const SideRange> found; ///< by columns
    std::optional<std::size_t> foundCurrent;
    double height = 0; ///< of the viewport
    QPalette palette;
};

class SpanPainter
{
public:
    SpanPainter(
        QPainter& painter, const SpanLayout& layout, const ChipTable& chips, const CanvasState& state);

    void paint(std::span<const VisibleRow> rows);

private:
    void paintBackground(const VisibleRow& row);
    void paintEdits(const VisibleRow& row, analysis::SideId side);
    void paintEditSigns(const VisibleRow& row, analysis::SideId side);
    void paintFold(const VisibleRow& row);
    void paintText(const VisibleRow& row, analysis::SideId side);
    void paintWhiteSpace(const VisibleRow& row, analysis::SideId side);
    void paintNumbers(const VisibleRow& row);
    void paintLanes(const VisibleRow& row);
    void paintPiece(const VisibleRow& row, const MarkPiece& piece, unsigned slot);
    void paintChip(const VisibleRow& row, const MarkPiece& piece, unsigned slot);
    void paintFolded(const VisibleRow& row);
    void paintFrames(std::span<const VisibleRow> rows, std::uint32_t record, double width);
    void paintConnector(std::span<const VisibleRow> rows, std::uint32_t record);
    [[nodiscard]] QColor colourOf(const analysis::Mark& mark) const;
    [[nodiscard]] bool inFilter(std::uint32_t record) const;
    [[nodiscard]] QRectF cellRect(const VisibleRow& row, analysis::SideId side, std::uint32_t column) const;

    QPainter& m_painter;
    const SpanLayout& m_layout;
    const ChipTable& m_chips;
    const CanvasState& m_state;
    const CanvasMetrics& m_metrics;
    StatusPalette m_status;
    MarkPainter m_strokes;
    QColor m_text;
    QFont m_bold;
};

} // namespace touchstone::ui
