// SPDX-License-Identifier: GPL-3.0-or-later
// Ticks and ranges of axes: round numbers, as many as find room.
#pragma once

#include "ui/charts/chartspec.h"

#include <QLocale>

namespace touchstone::ui {

struct ChartTick
{
    double value = 0;
    QString text;
};

/// A step of 1, 2 or 5 times a power of ten, so that at most `most` (>= 1) steps cover the range (> 0).
[[nodiscard]] double roundStep(double range, int most);
/// A number as an axis labels it; decimals -1: as few as `step` needs.
[[nodiscard]] QString axisNumber(const ChartAxis& axis, double value, double step, const QLocale& locale);
/// Multiples of the axis' step, or of a round one, within its range: at most about `most`, never over 200;
/// yet two where the range has two numbers, since one makes no scale.
[[nodiscard]] std::vector<ChartTick> axisTicks(const ChartAxis& axis, int most, const QLocale& locale);
/// An axis of counts from 0 up to `highest` (>= 0): steps that people count in, half a step left empty at
/// most.
[[nodiscard]] ChartAxis countAxis(double highest, const QString& title);
/// The axis with a range around values (undefined ones left out), widened to round steps and to at least
/// `least` (> 0); within [floor, ceiling]. No values: floor to ceiling.
void fitAxis(ChartAxis& axis, std::span<const double> values, double least, double floor, double ceiling);

} // namespace touchstone::ui
