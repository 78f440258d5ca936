// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps as tables: the twin of the sweep's chart, and its data on paper.
#pragma once

#include "core/curves/sweep.h"

namespace touchstone::analysis {

/// "0.3"; where decimals would round it "0.5714 (4/7)".
[[nodiscard]] std::string placeText(const match::Rational& place);

/// A row for alpha 0, 0.1 … 1 and every breakpoint: ETER, I, D, (1 - alpha) Er, alpha Ec, and how many
/// records are matched differently there, with their link. Empty without a curve.
[[nodiscard]] ScoreSheet alphaSheet(const EterResult& eter, std::span<const SweepBreak> breaks);
/// A row per step: precision, recall, F1, matches, and how many match from here on, with their link.
[[nodiscard]] ScoreSheet thresholdSheet(std::span<const NoisyStep> steps);

} // namespace touchstone::analysis
