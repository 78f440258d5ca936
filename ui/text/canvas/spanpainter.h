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
    SideId side = SideId::Gold;
    ColumnSpan columns;
    friend bool operator==(const SideRange&, const SideRange&) = default;
};

/// A stretch that is drawn as one more annotation, with what stands at it.
struct DrawnRange
{
    SideRange range;
    QString label;
    bool current = true; ///< keys change it
    friend bool operator==(const DrawnRange&, const DrawnRange&) = default;
};

/// What changes from frame to frame without a new layout.
struct CanvasState
{
    std::uint32_t current = analysis::noRecord;
    std::uint32_t hovered = analysis::noRecord;
    std::optional<MarkId> pointed; ///< of a further lane: what was clicked last
    const std::vector<std::uint32_t>* inFilter = nullptr; ///< sorted records; null: all
    std::optional<SideRange> selection;
    std::vector<DrawnRange> drawn;
    std::span<const SideRange> found; ///< by columns
    std::optional<std::size_t> foundCurrent;
    double height = 0; ///< of the viewport
    QPalette palette;
    TypeHuesPtr hues; ///< of types

    [[nodiscard]] bool isCurrent(MarkId id, std::uint32_t record) const
    {
        return id.lane > 0 ? pointed == id : record != analysis::noRecord && record == current;
    }
    /// Is a record inside the filter?
    [[nodiscard]] bool holds(std::uint32_t record) const
    {
        return inFilter == nullptr || record == analysis::noRecord
            || std::ranges::binary_search(*inFilter, record);
    }
};

class SpanPainter
{
public:
    SpanPainter(
        QPainter& painter, const SpanLayout& layout, const ChipTable& chips, const CanvasState& state);

    void paint(std::span<const VisibleRow> rows);

private:
    void paintBackground(const VisibleRow& row);
    void paintEdits(const VisibleRow& row, SideId side);
    void paintEditSigns(const VisibleRow& row, SideId side);
    void paintFold(const VisibleRow& row);
    void paintText(const VisibleRow& row, SideId side);
    void paintWhiteSpace(const VisibleRow& row, SideId side);
    void paintNumbers(const VisibleRow& row);
    void paintLanes(const VisibleRow& row);
    void paintTrackNames(const VisibleRow& row);
    void paintPiece(const VisibleRow& row, const MarkPiece& piece, unsigned slot);
    void paintChip(const VisibleRow& row, const MarkPiece& piece, unsigned slot);
    void paintFolded(const VisibleRow& row);
    void paintFrames(std::span<const VisibleRow> rows, std::uint32_t record, double width);
    void paintDrawn(std::span<const VisibleRow> rows);
    void paintConnector(std::span<const VisibleRow> rows, std::uint32_t record);
    /// Each text of the rows that is shown.
    template <typename Paint> void onTexts(std::span<const VisibleRow> rows, Paint paint);
    [[nodiscard]] QRectF cellRect(const VisibleRow& row, SideId side, std::uint32_t column) const;

    QPainter& m_painter;
    const SpanLayout& m_layout;
    const ChipTable& m_chips;
    const CanvasState& m_state;
    const CanvasMetrics& m_metrics = m_layout.metrics();
    StatusPalette m_status = StatusPalette::forPalette(m_state.palette, m_state.hues);
    MarkPainter m_strokes { m_painter, m_metrics, m_state.palette };
    QColor m_text = m_state.palette.color(QPalette::Text);
    QFont m_bold = m_metrics.smallFont;
};

} // namespace touchstone::ui
