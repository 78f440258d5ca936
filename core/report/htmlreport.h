// SPDX-License-Identifier: GPL-3.0-or-later
// HtmlReport: scores, leads, confusion, figures and errors as one HTML file that needs no scripts and no
// other file. Every count leads to the records that it counts, and each of these to its sentence.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/registry/preset.h"
#include "core/report/recipe.h"

namespace touchstone::analysis {

struct ReportSystem
{
    std::string name; ///< as it is printed
    EvaluationPtr evaluation;
    std::vector<MeasureResultPtr> measures; ///< whose tables are shown, the same for all systems
    std::string note {}; ///< what somebody has noted of it; empty: nothing
};

/// A picture, ready to stand in the page.
struct ReportFigure
{
    std::string title;
    std::string svg; ///< one <svg> element; empty: the data have nothing to draw, and one sentence says so
};

struct ReportOptions
{
    match::Scheme scheme = match::Scheme::Strict; ///< of the letters in the lists
    std::vector<match::Scheme> schemes {}; ///< whose tables of muc are shown under a preset; empty: `scheme`
    const Preset* preset
        = nullptr; ///< whose names tables bear, and which tables of muc there are; null: ours
    /// No word of the corpus: no texts, ids or names of documents ("document 3"); types, system and file
    /// names stay, since they are what the numbers speak of.
    bool noText = false;
    bool leads = true; ///< patterns in the errors of each system under `scheme`, without anybody's pins
    /// So many records of a number stand in tables with their types and words; the others follow as
    /// references to their entries, so that every list is whole.
    std::size_t recordsPerNumber = 100;
    std::size_t pageSize = 25; ///< rows between two anchors
    std::size_t referencesPerPage = 250; ///< likewise
    std::size_t mostRows = 40'000; ///< of all tables together; behind them references only
    /// Of lists and records together. A number whose list has no room is no link: its title says how to get
    /// the records.
    std::size_t mostBytes = 64'000'000;
    Recipe recipe;
};

/// Takes finished text, piece by piece.
using PutHtml = std::function<support::Result<void>(std::string_view text)>;

/// Of two systems also what became of the annotations, as `compare` counts it. Anchors: "s1-records-…" the
/// list of a number of the first system, "…-p2" its second page, "s1-r17" the record 17 with its sentence;
/// they are the same for the same data and settings. Lists and sentences are handed over as they are made;
/// what is held are the tables, and four bytes of each record that a list shows. The numbers whose records
/// had no room; the page's head says so too. Errors: Cancelled; those of `put`. O(counts · records).
[[nodiscard]] support::Result<std::size_t> htmlReport(std::span<const ReportSystem> systems,
    std::span<const ReportFigure> figures, const ReportOptions& options, const PutHtml& put,
    const support::Progress& progress);

} // namespace touchstone::analysis
