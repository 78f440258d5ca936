// SPDX-License-Identifier: GPL-3.0-or-later
// MarkPainter: the strokes of the canvas: a line style per outcome, ticks, caps, wedges, bridges, hatching,
// chips. Knows nothing of scenes.
#pragma once

#include "core/align/alignment.h"
#include "ui/text/statuspalette.h"

#include <QList>
#include <QPalette>
#include <QPixmap>
#include <QRectF>

class QPainter;

namespace touchstone::ui {

struct CanvasMetrics;

class MarkPainter
{
public:
    MarkPainter(QPainter& painter, const CanvasMetrics& metrics, const QPalette& palette);

    /// One stretch of a mark's line at height y.
    void line(LineStyle style, double left, double right, double y, const QColor& colour);
    /// A level line of so many units' width.
    void stroke(double left, double right, double y, const QColor& colour, double units,
        const QList<qreal>& dashes = {});
    /// A border tick at x from the line towards the text (`direction` -1: the text is above).
    void tick(double x, double y, int direction, const QColor& colour);
    void hollowCap(double x, double y, const QColor& colour);
    /// A wedge with its tall side at x, pointing into the mark (`inward` 1: to the right).
    void wedge(double x, double y, int inward, const QColor& colour);
    void hatch(const QRectF& rect);
    /// The sign of an edit in the middle of a box: - lost, + added, ~ changed.
    void editSign(const QRectF& box, align::EditOperation edit, const QColor& colour);
    void chip(const QRectF& rect, const QColor& hue);
    void frame(const QRectF& rect, double width, const QColor& colour, bool dotted = false);
    /// Marks of white space and of characters drawn as something else.
    void spaceMark(const QRectF& cell, double baseline);
    void tabMark(const QRectF& cell);
    void named(const QRectF& cell, const QString& name);

    [[nodiscard]] QColor faint() const { return m_faint; } ///< readable, but behind the text

private:
    QPainter& m_painter;
    const CanvasMetrics& m_metrics;
    QPalette m_palette;
    QColor m_faint;
    QPixmap m_hatchTile;
};

} // namespace touchstone::ui
