// SPDX-License-Identifier: GPL-3.0-or-later
// TreeLayout: where the nodes and links of two trees stand: gold at the left, system mirrored at the right,
// linked nodes in one row where their order allows. Pure geometry; paints nothing.
#pragma once

#include "ui/trees/treedrawing.h"

#include <QFont>
#include <QRectF>
#include <QSizeF>

namespace touchstone::ui {

class TreeMetrics;

struct TreeLayoutOptions
{
    QFont font; ///< by pixel size
    double width = 0; ///< available
    bool legend = true;
    /// By side, then node: its subtree is not shown. Empty: everything is.
    std::array<std::vector<bool>, 2> collapsed;
};

class TreeLayout
{
public:
    struct Piece
    {
        QRectF rect;
        QString text; ///< elided
    };
    struct Box
    {
        bool shown = false;
        QRectF frame; ///< all of the node
        QRectF chip; ///< the types
        std::vector<Piece> tabs; ///< of the chip, one for each type
        std::vector<Piece> pieces; ///< words; between two of them a bridge
        QRectF badge; ///< "+12" of a collapsed node; empty: none
        QRectF mark; ///< ✕ or ＋; empty: none
        double port = 0; ///< x at which links end
        std::uint32_t lastChild = TreeDrawing::none; ///< of those that are shown
    };
    struct Link
    {
        std::uint32_t link = 0; ///< into TreeDrawing::links
        std::vector<QPointF> points; ///< from the gold to the system
        bool equal = true;
        Piece label; ///< with the first strand of a link; empty: none
    };
    struct LegendItem
    {
        TreeLegendEntry entry;
        QRectF sign;
        Piece text;
    };
    struct Hit
    {
        std::size_t side = 0;
        std::uint32_t node = 0;
        bool badge = false;
        friend bool operator==(const Hit&, const Hit&) = default;
    };

    TreeLayout() = default;
    /// Wider than asked for where names would else be cut beyond recognition. O(nodes shown + links log
    /// links); words of more than some thousand nodes are not measured but estimated.
    TreeLayout(const TreeDrawing& drawing, const TreeLayoutOptions& options);

    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] const QFont& font() const { return m_font; }
    [[nodiscard]] const Box& box(std::size_t side, std::uint32_t node) const { return m_boxes[side][node]; }
    [[nodiscard]] const std::vector<Link>& links() const { return m_links; }
    [[nodiscard]] const std::vector<LegendItem>& legend() const { return m_legend; }
    [[nodiscard]] const std::array<Piece, 2>& titles() const { return m_titles; }
    [[nodiscard]] double unit() const { return m_unit; } ///< a sixteenth of a line
    [[nodiscard]] double indent() const { return m_indent; }

    /// Nodes shown, from above to below.
    [[nodiscard]] const std::vector<std::uint32_t>& shown(std::size_t side) const { return m_shown[side]; }
    /// The part of shown(side) that lies between two heights, as [first, last).
    [[nodiscard]] std::pair<std::size_t, std::size_t> between(
        std::size_t side, double top, double bottom) const;
    /// The node under a point.
    [[nodiscard]] std::optional<Hit> hit(QPointF point) const;
    /// The node of a side nearest to a height; nothing: the side is empty.
    [[nodiscard]] std::optional<std::uint32_t> nearest(std::size_t side, double y) const;

private:
    struct Row
    {
        std::uint32_t node[2] = { TreeDrawing::none, TreeDrawing::none };
    };
    struct Extent; ///< widths of a side
    /// How the width is shared by the two sides and the links between them.
    struct Division
    {
        std::array<double, 2> columns {};
        double gutter = 0;
        bool below = false; ///< words stand below their node
    };

    [[nodiscard]] Division divided(const TreeDrawing& drawing, const TreeMetrics& metrics, double room) const;
    [[nodiscard]] std::uint32_t deepest(const TreeDrawing& drawing) const;
    /// `outer`: the corner at the edge of the paper.
    void placeTitle(
        const TreeDrawing& drawing, const TreeMetrics& metrics, std::size_t side, QPointF outer, double most);
    void findShown(const TreeDrawing& drawing, const TreeLayoutOptions& options);
    [[nodiscard]] std::vector<Row> rows(const TreeDrawing& drawing) const;
    void placeBox(const TreeDrawing& drawing, const TreeMetrics& metrics, std::size_t side,
        std::uint32_t number, double top, bool below, double left, double width);
    void placeLinks(
        const TreeDrawing& drawing, const TreeMetrics& metrics, double gutterLeft, double gutterRight);
    double placeLegend(const TreeDrawing& drawing, const TreeMetrics& metrics, double top, double width);

    QFont m_font;
    QSizeF m_size;
    double m_unit = 1;
    double m_indent = 0;
    std::array<std::vector<Box>, 2> m_boxes;
    std::array<std::vector<std::uint32_t>, 2> m_shown;
    std::array<std::vector<bool>, 2> m_collapsed;
    std::vector<Link> m_links;
    std::vector<LegendItem> m_legend;
    std::array<Piece, 2> m_titles;
};

/// Which subtrees to leave closed at first so that about `most` nodes stand open: those below the deepest
/// level that fits.
[[nodiscard]] std::array<std::vector<bool>, 2> closedAtFirst(const TreeDrawing& drawing, std::size_t most);

} // namespace touchstone::ui
