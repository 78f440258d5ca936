// SPDX-License-Identifier: GPL-3.0-or-later
// TreePainter: paints two laid out trees on any painter: window, PDF, SVG. No clipping, no brush patterns, no
// hairlines.
#pragma once

#include "ui/text/statuspalette.h"
#include "ui/trees/treelayout.h"

class QPainter;
class QPainterPath;
class QPalette;
class QPen;

namespace touchstone::ui {

struct TreeStyle
{
    QColor ink {};
    QColor paper {};
    QColor faint {}; ///< words and lines of trees
    QColor highlight {}; ///< frame of what is selected
    StatusPalette palette {};
    double line = 1; ///< width of links
    bool greyscale = false;

    [[nodiscard]] static TreeStyle forPalette(const QPalette& palette, double line, TypeHuesPtr hues);
    [[nodiscard]] QColor shown(const QColor& colour) const;
    /// The colour drawn towards the paper: 1 all colour. No transparency: not every format has it.
    [[nodiscard]] QColor tinted(const QColor& colour, double part) const;
};

/// What changes from frame to frame.
struct TreeState
{
    std::array<std::uint32_t, 2> current { TreeDrawing::none, TreeDrawing::none }; ///< the selected pair
    std::optional<TreeLayout::Hit> cursor; ///< where the keys are
    bool focused = false;
    std::optional<TreeLayout::Hit> hovered;
};

class TreePainter
{
public:
    TreePainter(const TreeDrawing& drawing, const TreeLayout& layout, const TreeStyle& style)
        : m_drawing(drawing)
        , m_layout(layout)
        , m_style(style)
    {
    }

    /// What lies in `exposed` (in the layout's coordinates). O(nodes exposed + their depth + links).
    void paint(QPainter& painter, const QRectF& exposed, const TreeState& state = {}) const;

private:
    void paintGuides(QPainter& painter, std::size_t side, const QRectF& exposed) const;
    void paintLink(QPainter& painter, const TreeLayout::Link& link, bool strong) const;
    void paintNode(QPainter& painter, std::size_t side, std::uint32_t number, const TreeState& state) const;
    void paintMark(QPainter& painter, const QRectF& rect, bool inserted) const;
    void paintLegend(QPainter& painter) const;
    void paintText(QPainter& painter, const TreeLayout::Piece& piece, Qt::Alignment alignment,
        const QColor& colour) const;
    [[nodiscard]] QPen pen(const QColor& colour, double width, const QList<qreal>& dashes = {}) const;
    [[nodiscard]] static QPainterPath outline(const QRectF& rect, bool component, double unit);

    const TreeDrawing& m_drawing;
    const TreeLayout& m_layout;
    const TreeStyle& m_style;
};

} // namespace touchstone::ui
