// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the program with windows, each in a file of its own, and what those without a window share:
// a platform without display, messages, scored systems.
#pragma once

#include "app/cli/print/console.h"
#include "app/cli/score/report.h"
#include "app/cli/words/scoringwords.h"

#include "ui/figures/reportfigures.h"

namespace touchstone::ui {
class MainWindow;
}

namespace touchstone::gui {

using cli::exitData;
using cli::exitDone;
using cli::exitUsage;
using cli::fail;

/// Property of the application: an event failed and was given up.
inline constexpr const char* eventGivenUp = "eventGivenUp";

/// Of --select, of the window and of its pictures.
inline constexpr const char* selectionHelp = "Filters of touchstone-cli errors, such as "
                                             "outcome=MIS,gold-type=PER, or of two systems change=regressed; "
                                             "\\, is a comma of a value";

/// Of a change between systems there must be two. Throws UsageError.
void refuseChangeOfOne(const analysis::RecordFilter& filter, const analysis::DataSetSpec& dataSet);
/// Puts the filter of --select in force; for a change the second system is compared.
void selectRecords(ui::MainWindow& window, const analysis::RecordFilter& filter);

void printError(const QString& text);

/// Before the application is made: no display is needed, and what one would miss is not told.
void prepareWithoutDisplay();

/// The systems with the measures of the options, by the code of the command line. Which stayed out
/// (Findings::refused) is told.
[[nodiscard]] support::Result<std::vector<cli::ScoredSystem>> scored(
    const cli::ScoreOptions& options, analysis::Findings& findings);
/// Under their printed names.
[[nodiscard]] std::vector<analysis::ReportSystem> namedSystems(
    const cli::ScoringOptions& options, const std::vector<cli::ScoredSystem>& systems);
/// What figures are made of, under the printed names.
[[nodiscard]] ui::FigureData figureData(
    const cli::ScoringOptions& options, const std::vector<cli::ScoredSystem>& systems);
/// Says that warnings make the command fail, where they do; the exit code.
[[nodiscard]] int ended(const cli::OutputOptions& options, bool warned, const analysis::Findings& findings);

/// Hands what the arguments open (rules, files of the settings, settings, data) to the window; files are read
/// in the background (MainWindow::idle() waits for them). `openData` is called when the settings are in
/// force; `fail` instead when one of their files is wrong.
void openArguments(ui::MainWindow& window, const cli::ScoringOptions& options, std::function<void()> openData,
    std::function<void(const support::Error&)> fail);

using SharedWords = std::shared_ptr<cli::ScoringWords>;

/// Without a command: the window.
[[nodiscard]] std::unique_ptr<cli::Command> windowCommand(SharedWords words);
[[nodiscard]] cli::CommandEntry screenshotCommand(SharedWords words);
[[nodiscard]] cli::CommandEntry figureCommand(SharedWords words);
[[nodiscard]] cli::CommandEntry reportCommand(SharedWords words);

} // namespace touchstone::gui
