// SPDX-License-Identifier: GPL-3.0-or-later
// What charts of lines share: how the lines of several systems differ, and the axis around their values.
#pragma once

#include "ui/charts/chartspec.h"

#include <QLocale>

#include <cstddef>

namespace touchstone::ui {

/// Colour, dash and marker of line `number`: neighbours differ in all three.
[[nodiscard]] ChartLine lineStyle(std::size_t number, Ground ground);
/// The same with what the legend calls a system: System A among others says so.
[[nodiscard]] ChartLine systemLine(std::size_t number, Ground ground, const QString& system, bool isA);
/// Is a line, or a system, not among those that were switched off?
[[nodiscard]] bool isShown(const std::vector<bool>& off, std::size_t number);
/// A score with decimals for a callout; undefined: an en dash.
[[nodiscard]] QString lineNumber(const std::optional<double>& value, const QLocale& locale, int decimals = 3);

enum class LineScore { Precision, Recall, F1 };
[[nodiscard]] QString lineScoreName(LineScore score);
/// Scores of one system are told apart by their dashes.
[[nodiscard]] Qt::PenStyle lineScoreDash(LineScore score);
/// That score of counts or of a tally.
template <typename Counts>
[[nodiscard]] std::optional<double> lineScoreOf(const Counts& counts, LineScore score)
{
    return score == LineScore::Precision ? counts.precision()
        : score == LineScore::Recall     ? counts.recall()
                                         : counts.f1();
}

/// Fits the y axis to the values and bands of the lines that are shown; `whole`: from 0 to 1 at least.
void fitLines(ChartSpec& spec, bool whole, double ceiling);

} // namespace touchstone::ui
