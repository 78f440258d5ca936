// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands without a window share: a platform without display, messages, scored systems.
#pragma once

#include "app/cli/print/console.h"
#include "app/cli/score/report.h"

#include "ui/figures/figure.h"

#include "core/evaluation/records/findings.h"
#include "core/support/result.h"

#include <QString>

#include <vector>

namespace touchstone::gui {

using cli::exitData;
using cli::exitDone;
using cli::exitUsage;
using cli::fail;

/// Property of the application: an event failed and was given up.
inline constexpr const char* eventGivenUp = "eventGivenUp";

void printError(const QString& text);

/// Before the application is made: no display is needed, and what one would miss is not told.
void prepareWithoutDisplay();

/// The systems with the measures of the options, by the code of the command line. Which stayed out
/// (Findings::refused) is told.
[[nodiscard]] support::Result<std::vector<cli::ScoredSystem>> scored(
    const cli::ScoreOptions& options, analysis::Findings& findings);
/// What figures are made of, under the printed names.
[[nodiscard]] ui::FigureData figureData(
    const cli::ScoringOptions& options, const std::vector<cli::ScoredSystem>& systems);
/// Says that warnings make the command fail, where they do; the exit code.
[[nodiscard]] int ended(const cli::OutputOptions& options, bool warned, const analysis::Findings& findings);

} // namespace touchstone::gui
