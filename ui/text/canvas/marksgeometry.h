// SPDX-License-Identifier: GPL-3.0-or-later
// Marks geometry: where marks and their chips stand in the visible rows, and what lies under a point. Shared
// by painting, mouse, accessibility and tests.
#pragma once

#include "ui/text/layout/spanlayout.h"

#include <QPointF>
#include <QRectF>

namespace touchstone::ui {

/// Label chip and status letter of one piece; what has no room is empty.
struct ChipLayout
{
    QRectF letterRect;
    QString letter;
    QRectF labelRect;
    std::vector<QString> labels; ///< several for metonymy
    std::vector<QString> types; ///< of each label: what it names, however it was cut
    std::vector<double> labelWidths; ///< of each, without padding
    [[nodiscard]] bool empty() const { return letter.isEmpty() && labels.empty(); }
    [[nodiscard]] QRectF rect() const { return letterRect.united(labelRect); }
};

/// Texts and widths of the chips of a scene, measured once.
class ChipTable
{
public:
    ChipTable() = default;
    /// `lanes`: those under the scene's text, may be null.
    ChipTable(const TextScene* scene, const QFont& smallFont, const SystemLanes* lanes = nullptr);

    struct Label
    {
        std::vector<QString> types; ///< "loc.adm.nat ⇄ org.adm" is two
        std::vector<double> widths {}; ///< negative: not yet measured
        double total = -1;
    };
    /// Of a mark of the scene, or of the lane with a number from 1 on.
    [[nodiscard]] const Label& label(std::uint32_t index, unsigned lane = 0) const;
    [[nodiscard]] double letterWidth() const { return m_letterWidth; }
    [[nodiscard]] double width(const QString& text) const;
    /// As many whole segments of a dotted label as fit, else as many of its first letters, with an ellipsis;
    /// empty when not even one letter does.
    [[nodiscard]] QString elided(const QString& text, double width, double& used) const;

private:
    mutable std::vector<std::vector<Label>> m_labels; ///< of the scene, of each lane
    QFont m_font;
    double m_letterWidth = 0;
};

[[nodiscard]] ChipLayout chipOf(const SpanLayout& layout, const ChipTable& chips, const VisibleRow& row,
    const MarkPiece& piece, unsigned slot);

/// Rectangles around the text of a mark in the visible rows, one per stretch.
[[nodiscard]] std::vector<QRectF> rectsOf(
    const SpanLayout& layout, std::span<const VisibleRow> rows, MarkId id);
/// Where the mark itself is drawn in its track, one rectangle per stretch; what is folded away has none.
[[nodiscard]] std::vector<QRectF> drawnRectsOf(
    const SpanLayout& layout, std::span<const VisibleRow> rows, MarkId id);
/// Rectangles around a range of columns on a side.
[[nodiscard]] std::vector<QRectF> rectsOf(
    const SpanLayout& layout, std::span<const VisibleRow> rows, SideId side, ColumnSpan columns);
[[nodiscard]] QRectF textRect(const SpanLayout& layout, const VisibleRow& row, SideId side, Extent extent);

/// The line that joins a gold annotation with its counterpart.
struct Connector
{
    std::vector<QPointF> points; ///< empty: there is nothing to join
    bool leaves = false; ///< the counterpart is out of sight: the last point lies at the edge towards it
};
/// Runs between the rows of text, never through it: side by side over the row and along the middle, one below
/// the other between the two texts and along the margin. `height` is the viewport's.
[[nodiscard]] Connector connectorOf(
    const SpanLayout& layout, std::span<const VisibleRow> rows, std::uint32_t record, double height);

/// What lies under a point.
struct Hit
{
    std::uint32_t line = 0;
    std::optional<SideId> side; ///< nothing: outside the panes
    std::uint32_t column = 0; ///< nearest column of the line
    bool onText = false; ///< the point lies on that column's cell
    bool onFold = false; ///< a line that stands for folded ones: it has no side, and nothing else lies there
    std::optional<unsigned> track; ///< of Stacked, where the point lies below the text
    std::vector<MarkId> marks; ///< with a record, longest first; both sides where they share a text row
};
/// The word under a point, within its line; white space by itself.
[[nodiscard]] ColumnSpan wordAround(const SpanLayout& layout, const Hit& hit);
[[nodiscard]] std::optional<Hit> hitTest(const SpanLayout& layout, const ChipTable& chips,
    std::span<const VisibleRow> rows, QPointF point, std::uint32_t focusedRecord);

} // namespace touchstone::ui
