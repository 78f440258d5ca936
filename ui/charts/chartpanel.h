// SPDX-License-Identifier: GPL-3.0-or-later
// ChartPanel: a chart that answers mouse and keyboard; paintChart: the same chart on any painter. The one
// place that knows Qt Charts; hit test, labels and overlays are our own (its series answer within a pixel
// only, its labels elide, its SVG is not clipped).
#pragma once

#include "ui/charts/chartspec.h"
#include "ui/text/figurestyle.h"

#include <QRectF>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QPainter;

namespace touchstone::ui {

/// Paints a chart into an area in figure units (FigureStyle::unitsPerPoint). Nothing leaves the area.
void paintChart(QPainter& painter, const QRectF& area, const ChartSpec& spec, const FigureStyle& style);

/// Reached by Tab, which then goes from series to series and leaves behind the legend; arrows move between
/// points, bars and marks, Home and End to the ends of a series, Enter activates, Shift with Left and Right
/// moves the guide by a twentieth of its axis, Ctrl+C copies. What is focused is the widget's accessible
/// description, and each thing a child of its accessible object. Colours and font follow the palette; an
/// overflowing legend leaves names out, which a table beside names.
class ChartPanel : public QWidget
{
    Q_OBJECT

public:
    /// How near the pointer must be, in pixels.
    static constexpr double tolerance = 8;

    explicit ChartPanel(QWidget* parent = nullptr);
    ~ChartPanel() override;

    /// `copied`: the same with numbers of the C locale in its words, for the clipboard; nothing: they have
    /// none.
    void setSpec(ChartSpec spec, std::optional<ChartSpec> copied = std::nullopt);
    [[nodiscard]] const ChartSpec& spec() const;
    /// Moves the guide without a new chart.
    void setGuide(double x);

    /// What the tooltip says of a hit; the panel's own words where it gives none.
    using Describe = std::function<QString(const ChartHit&)>;
    void setDescribe(Describe describe);

    /// The nearest thing within the tolerance; marks before points before lines. O(log points) per line.
    [[nodiscard]] std::optional<ChartHit> hitTest(const QPointF& position) const;
    /// Where a point, mark or bar is in the widget: for tests, tooltips and the keyboard's focus ring.
    [[nodiscard]] QPointF positionOf(const ChartHit& hit) const;
    [[nodiscard]] std::optional<ChartHit> focused() const;
    /// All that keys reach, with what each is called and told of: children for assistive technology.
    [[nodiscard]] const std::vector<ChartHit>& things() const;
    [[nodiscard]] QString nameOf(const ChartHit& hit) const;
    [[nodiscard]] QString wordsOf(const ChartHit& hit) const;
    [[nodiscard]] QRectF outline(const ChartHit& hit) const;
    /// As a click does.
    void press(const ChartHit& hit);
    /// The plot inside the axes, in pixels.
    [[nodiscard]] QRectF plotArea() const;

    /// To the clipboard: as a picture of its size, and its numbers as text. Ctrl+C and the context menu do
    /// so.
    void copy() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Clicked, or Enter on the focused one.
    void activated(const touchstone::ui::ChartHit& hit);
    /// The guide is being dragged, or was moved by key; `finished`: let go.
    void guideMoved(double x, bool finished);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void hoverOn(const std::optional<ChartHit>& hit);
    void focusOn(const std::optional<ChartHit>& hit);
    void moveGuide(int steps);

    [[nodiscard]] const ChartSpec& copied() const;

    class Drawing;
    std::unique_ptr<Drawing> m_drawing;
    std::optional<ChartSpec> m_copied;
};

} // namespace touchstone::ui

Q_DECLARE_METATYPE(touchstone::ui::ChartHit)
