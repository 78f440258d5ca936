// SPDX-License-Identifier: GPL-3.0-or-later
// Noise charts: recall by the error rate of the text, and errors by cause and type, from the sheets of
// core/curves/noisebins: of bins by the same bounds (noiseBinSheet), and of errors (noiseErrorSheet).
#pragma once

#include "core/curves/noisebins.h"
#include "ui/charts/barchart.h"

namespace touchstone::ui {

struct NoiseChartOptions
{
    bool shares = true; ///< of a bar's whole, instead of counts
    std::size_t most = 20; ///< types shown: those with most errors over all systems
    Ground ground {};
    bool told = false; ///< the rates are the gold's own (NoiseRate::Told)
    bool fold = false; ///< errors: one row instead of the last shown, "(n others)", holds the rest's sums
    QLocale locale {}; ///< of numbers; on paper that of papers
};

/// Standing bars by error rate, found below not found; as shares the border between them is the recall. A
/// last bin without upper bound is left out while it is empty; an empty bin has no bar. Of several
/// systems each bin is a group of bars.
[[nodiscard]] BarChart noiseRecallChart(const SystemSheets& systems, const NoiseChartOptions& options);
/// Recall alone, for paper: a bar per system in each bin, so that many systems stay readable.
[[nodiscard]] ChartSpec noiseRecallBySystem(const SystemSheets& systems, const NoiseChartOptions& options);
/// Lying bars by type: transcription, NER; of a system whose sheet does not tell them, the errors as a whole.
/// Where no system's does, always as counts.
[[nodiscard]] BarChart noiseErrorChart(const SystemSheets& systems, const NoiseChartOptions& options);

} // namespace touchstone::ui
