// SPDX-License-Identifier: GPL-3.0-or-later
// ReportExport: the HTML report as a file: what is asked for, how it is made again, and writing it whole or
// not at all.
#pragma once

#include "core/report/commandline.h"
#include "core/report/htmlreport.h"

namespace touchstone::analysis {

struct ReportRequest
{
    std::vector<std::string> measures {}; ///< whose tables are shown, in this order
    match::Scheme scheme = match::Scheme::Strict;
    bool schemeAsked = false; ///< its table alone, also where the preset has those of several
    bool noText = false; ///< no word of the corpus
    bool leads = true; ///< patterns in the errors
    int errors = 100; ///< rows per number
    int listLimit = 64; ///< megabytes
    PrintedNames names {};
    DataSetSpec dataSet {};
    EvaluationSpec spec {};
    RelationSources relations {};
    const Preset* preset = nullptr; ///< whose names tables bear; null: our own
    std::vector<std::string> notes {}; ///< of systems by the names that they have: "NAME=TEXT"
    std::string language = "en"; ///< of the words in its figures; all else is English
};

/// What the notes say of a system of this name; empty: nothing. O(notes).
[[nodiscard]] std::string noteOfSystem(const ReportRequest& request, const std::string& name);

/// {"touchstone", "report", …}: only what is not the default, and the measures.
[[nodiscard]] std::vector<std::string> reportCommand(
    const ReportRequest& request, const std::string& output, PathForm paths);
/// Title, settings, command (file names without folders; none when anonymous).
[[nodiscard]] Recipe reportRecipe(const ReportRequest& request, const std::string& signature,
    std::vector<Recipe::Input> inputs, const std::string& output);

/// Reads the files for the recipe and writes the report to `path`, atomically: without success nothing of it
/// is left. The progress tells bytes, of a total that is not known. `systems`: under their printed names,
/// with the measures that are asked for and perhaps others. The numbers whose records had no room, as of
/// htmlReport. Errors: those of htmlReport and of AtomicFile; Cancelled. Precondition: one system at least.
/// O(bytes of the files) + what htmlReport costs.
[[nodiscard]] support::Result<std::size_t> writeReport(std::vector<ReportSystem> systems,
    std::span<const ReportFigure> figures, const ReportRequest& request, const std::string& path,
    support::Progress& progress);

} // namespace touchstone::analysis
