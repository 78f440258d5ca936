// SPDX-License-Identifier: GPL-3.0-or-later
// How what is painted in figure units becomes an SVG or a picture.
#pragma once

#include "ui/text/figurestyle.h"

#include <QByteArray>
#include <QImage>
#include <QRectF>

#include <functional>

class QPainter;

namespace touchstone::ui {

/// The whole figure in its units.
[[nodiscard]] QRectF figureArea(const FigureStyle& style);

using PaintFigure = std::function<void(QPainter& painter, const QRectF& area)>;
/// With the style's font, smoothly.
void paintFigure(QPainter& painter, const FigureStyle& style, const PaintFigure& paint);
/// Of exactly that size, without controls in its texts; empty when it cannot be made.
[[nodiscard]] QByteArray paintedSvg(
    const FigureStyle& style, const QString& title, const QString& description, const PaintFigure& paint);
/// Null when there is no memory for it.
[[nodiscard]] QImage paintedImage(
    const FigureStyle& style, double pixelsPerMillimetre, const PaintFigure& paint);

} // namespace touchstone::ui
