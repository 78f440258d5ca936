// SPDX-License-Identifier: GPL-3.0-or-later
// Noise charts: recall by the error rate of the text, and errors by cause and type, from the sheets of
// core/curves/noisebins.
#pragma once

#include "core/curves/noisebins.h"
#include "ui/charts/chartspec.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace touchstone::ui {

struct NoiseSystem
{
    QString name;
    const analysis::ScoreSheet* bins = nullptr; ///< noiseBinSheet; all systems by the same bounds
    const analysis::ScoreSheet* errors = nullptr; ///< noiseErrorSheet
};

struct NoiseChartOptions
{
    bool shares = true; ///< of a bar's whole, instead of counts
    std::size_t most = 20; ///< types shown: those with most errors over all systems
    bool dark = false;
    bool told = false; ///< the rates are the gold's own (NoiseRate::Told)
    bool fold = false; ///< errors: one row instead of the last shown, "(n others)", holds the rest's sums
};

struct NoiseChart
{
    ChartSpec spec;
    struct Bar
    {
        std::size_t system = 0; ///< into the systems given
        std::size_t row = 0; ///< of its sheet
    };
    /// By category; nothing: the system has no such row, or several are folded into one.
    std::vector<std::optional<Bar>> bars;
    std::vector<std::size_t> columns; ///< by bar set: the column of the sheet that its segments count
    std::size_t wholeColumn = 0; ///< what a bar's name stands for
    std::size_t leftOut = 0; ///< rows not shown as such
    std::size_t rows = 0; ///< in all; of errors, those that have some
};

/// Standing bars by error rate, found below not found; as shares the border between them is the recall. A
/// last bin without upper bound is left out while it is empty; an empty bin has no bar. Of several
/// systems each bin is a group of bars.
[[nodiscard]] NoiseChart noiseRecallChart(
    const std::vector<NoiseSystem>& systems, const NoiseChartOptions& options);
/// Recall alone, for paper: a bar per system in each bin, so that many systems stay readable.
[[nodiscard]] ChartSpec noiseRecallBySystem(
    const std::vector<NoiseSystem>& systems, const NoiseChartOptions& options);
/// Lying bars by type: transcription, NER; of a system whose sheet does not tell them, the errors as a whole.
/// Where no system's does, always as counts.
[[nodiscard]] NoiseChart noiseErrorChart(
    const std::vector<NoiseSystem>& systems, const NoiseChartOptions& options);

} // namespace touchstone::ui
