// SPDX-License-Identifier: GPL-3.0-or-later
// TreeCanvas: the widget that shows two trees: scrolls, zooms, answers mouse and keys with nodes. Decides
// nothing: what is selected is told from outside.
#pragma once

#include "ui/trees/treelayout.h"
#include "ui/trees/treepainter.h"

#include <QAbstractScrollArea>

namespace touchstone::ui {

class TreeCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    using Hit = TreeLayout::Hit;

    explicit TreeCanvas(QWidget* parent = nullptr);

    /// Null: an empty canvas. With `sameTrees` (another reading of the same nodes) the place, what is folded
    /// and the cursor stay. Of more than `mostOpen` nodes the deeper levels are folded at first.
    void setDrawing(std::shared_ptr<const TreeDrawing> drawing, bool sameTrees = false);
    [[nodiscard]] const TreeDrawing* drawing() const { return m_drawing.get(); }
    /// Frames the selected pair (either may be TreeDrawing::none), unfolds what hides it, scrolls to
    /// `cursor`. Emits nothing.
    void setCurrent(const std::array<std::uint32_t, 2>& pair, const std::optional<Hit>& cursor);
    [[nodiscard]] const TreeState& state() const { return m_state; }
    void setHovered(const std::optional<Hit>& node);
    void setTypeHues(TypeHuesPtr hues); ///< of the types on chips
    /// What a node is, in words: tooltips and screen readers.
    void setDescription(std::function<QString(const Hit&)> describe) { m_describe = std::move(describe); }
    /// A node for assistive technology: side, types and words; and all that is known of it.
    [[nodiscard]] QString nameOf(const Hit& node) const;
    [[nodiscard]] QString wordsOf(const Hit& node) const;
    /// As a click on its types does.
    void press(const Hit& node);

    /// Steps of a tenth; 0 is the font's own size. Ends fitting.
    void setZoom(int steps);
    [[nodiscard]] int zoom() const { return m_zoom; }
    /// As large as the whole fits the window, but no smaller than letters can be read; stays so when the
    /// window or the trees change.
    void setFitting(bool fitting);
    [[nodiscard]] bool fitting() const { return m_fitting; }

    void setFolded(std::size_t side, std::uint32_t node, bool folded);
    [[nodiscard]] const TreeLayout& layoutData() const { return m_layout; }
    /// The types of a node, in viewport(); empty: folded away.
    [[nodiscard]] QRectF rectOf(std::size_t side, std::uint32_t node) const;
    [[nodiscard]] std::optional<Hit> hitAt(QPointF point) const; ///< a point of viewport()

    static constexpr std::size_t mostOpen = 200;
    static constexpr int smallestFont = 8; ///< pixels, when fitting

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void nodeActivated(int side, quint32 node); ///< clicked, or reached with the arrows
    void nodeCentred(int side, quint32 node); ///< Enter, or a double click
    void nodeHovered(int side, quint32 node); ///< TreeDrawing::none: none
    void menuRequested(QPoint globalPosition); ///< for the node that was activated just before
    void zoomChanged();

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] TreeLayout laidOut(int pixels) const;
    void relayout();
    void updateRange();
    [[nodiscard]] QPointF offset() const; ///< of the contents in viewport()
    void ensureVisible(const Hit& node);
    void unfoldTo(std::size_t side, std::uint32_t node);
    /// Of a node and its partners, without a new layout; false: nothing changed.
    bool fold(std::size_t side, std::uint32_t node, bool folded);
    void activate(const Hit& node);
    void announce();
    [[nodiscard]] std::optional<Hit> stepped(int key) const;
    [[nodiscard]] std::optional<Hit> across() const; ///< the partner, or what stands beside

    std::shared_ptr<const TreeDrawing> m_drawing;
    TreeLayout m_layout;
    TreeState m_state;
    std::array<std::vector<bool>, 2> m_folded;
    std::function<QString(const Hit&)> m_describe;
    TypeHuesPtr m_hues;
    int m_zoom = 0;
    int m_wheel = 0; ///< part of a zoom step not yet taken
    bool m_fitting = false;
};

} // namespace touchstone::ui
