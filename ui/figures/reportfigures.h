// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the HTML report (core/report/reportexport): the same for the window and the command.
#pragma once

#include "ui/figures/figure.h"

#include "core/report/reportexport.h"

namespace touchstone::ui {

/// Those that a report shows; `noText`: without those that show the corpus's own words.
[[nodiscard]] std::vector<const FigureKind*> reportFigureKinds(bool noText);
/// The measures of the request, and those that its figures need beside them.
[[nodiscard]] std::vector<std::string> reportMeasures(const analysis::ReportRequest& request);
/// What figures are made of: whole results, types in the hues that the data give, no record selected.
[[nodiscard]] FigureData figureDataOf(std::span<const analysis::ReportSystem> systems, match::Scheme scheme,
    const analysis::EvaluationSpec& spec);
/// 160 mm wide, without the recipe, which the page has. Without a picture where there is nothing to draw.
/// Paints charts: in the GUI thread only, 10 to 100 ms.
[[nodiscard]] analysis::ReportFigure reportFigure(const FigureKind& kind, const FigureData& data);

} // namespace touchstone::ui
