// SPDX-License-Identifier: GPL-3.0-or-later
// Intervals of scores as texts for people.
#pragma once

#include "core/statistics/significance.h"

#include <QLocale>
#include <QString>

namespace touchstone::ui {

/// "[0.49, 0.55]" in the user's locale, with three digits where two would show no width; empty: nothing.
[[nodiscard]] QString intervalText(
    const std::optional<metrics::Interval>& interval, const QLocale& locale = QLocale());
/// Level and ends, and how they were found: trials, seed, unit.
[[nodiscard]] QString intervalMeaning(
    const metrics::Interval& interval, const analysis::SignificanceSettings& settings, std::size_t units);
/// "95 %, 2,500 trials, seed 1, by document".
[[nodiscard]] QString resamplingText(const analysis::SignificanceSettings& settings);

} // namespace touchstone::ui
