// SPDX-License-Identifier: GPL-3.0-or-later
// How scores of a row are painted as dots with intervals, and the axis above them: Cleveland's dot chart as a
// column of a table.
#pragma once

#include "ui/models/sheetdots.h"

class QPainter;
class QPalette;
class QRectF;

namespace touchstone::ui {

/// The first series is a filled circle, the second an open one, a third an open square; each stands in a lane
/// of its own, so that equal scores and their intervals are both seen. Scores are by the axis, which runs
/// from the left in every direction of writing.
void paintDots(QPainter& painter, const QRectF& cell, const QPalette& palette, const DotRow& row);
/// Its numbers, those that find room.
void paintDotAxis(QPainter& painter, const QRectF& heading, const QPalette& palette, const DotAxis& axis);

/// Where a value stands in a cell; both ends of the axis are inside of it.
[[nodiscard]] double dotPlace(const QRectF& cell, const DotAxis& axis, double value);

} // namespace touchstone::ui
