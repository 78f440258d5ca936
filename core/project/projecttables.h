// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectTables: what a project scores: each data set under each task, with the files that its patterns
// match.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/measures/registry/preset.h"
#include "core/project/capturepattern.h"
#include "core/project/projectfile.h"

#include <set>

namespace touchstone::analysis {

/// A run among the systems of a table.
struct TableRun
{
    std::string system; ///< its name
    std::string team; ///< who handed it in; the system's name where nobody says it
    Captures captures; ///< as the file's name has them
    std::string path; ///< as the project writes it
};

/// Why a table is not scored: its gold, or a file that it is scored with, is not read.
struct TableFault
{
    std::string option; ///< that names another file on the command line: "--gold"
    support::Message why; ///< a sentence
    support::Place place; ///< where the project names the file
    bool outside = false; ///< it leads out of the project's folder; else it is not there
};

/// One gold with its systems under one task.
struct ProjectTable
{
    std::string task; ///< empty: the project has none
    std::string set;
    Captures captures; ///< of the data set's name
    DataSetSpec dataSet; ///< paths as the system opens them; without those of `faults`
    std::vector<TableFault> faults {}; ///< with any of them it is not scored
    std::vector<TableRun> runs; ///< by system
    // how it is scored, without what stands in files
    const Preset* preset = nullptr; ///< null: none
    EvaluationSpec spec;
    RelationSources relations;
    std::vector<std::string> measures; ///< as the project says; empty: those of the preset, or the usual ones
    std::string score; ///< what systems are ranked by: "muc.strict.f1"
    support::Place scorePlace {}; ///< where the project says so; without a file: nowhere
    std::vector<double> points;
};

struct ProjectTables
{
    std::string folder; ///< of the project
    std::vector<ProjectTable> tables; ///< tasks in their order, in each the data sets by name, as they stand
    PointTies ties = PointTies::Best;
    support::Diagnostics findings; ///< runs without gold or task, patterns without files, …
    std::vector<std::string>
        outside {}; ///< what leads out of the folder and was left out for that, each once
    /// In which a new file would be another run, or the gold that is missing; each once. Also folders that
    /// are not there.
    std::set<std::string> folders {};

    /// Names, each once, in their order.
    [[nodiscard]] std::vector<std::string> tasks() const;
    [[nodiscard]] std::vector<std::string> sets() const;
};

struct TableChoice
{
    bool allowOutside = false; ///< also what does not stand in the project's folder
};

/// Looks up what patterns match; no file is read. What stands outside of the project's folder, links
/// followed (also links below folders, linkOutside), is left out with a finding unless that is allowed; a
/// gold or a file of settings among it is a fault of each table that needs it.
/// Errors: Cancelled; InvalidOption for patterns and settings that are wrong, and for names with unknown
/// captures. O(files below the patterns' folders).
[[nodiscard]] support::Result<ProjectTables> projectTables(
    const ReadProject& project, const TableChoice& choice, const support::Progress& progress);

/// Files that every run of a table is scored with: gold, labels, files of settings.
[[nodiscard]] std::vector<std::string> sharedFiles(const ProjectTable& table);
/// Those of one run.
[[nodiscard]] std::vector<std::string> filesOfRun(const ProjectTable& table, std::size_t run);

/// The words of the command line for a table's data and settings: {"--gold", …, "--preset", …}.
[[nodiscard]] std::vector<std::string> tableArguments(const ProjectTable& table);
/// An option in which the table's systems are read differently ("column"), so that one command line cannot
/// tell it; empty: there is none.
[[nodiscard]] std::string_view unlikeOption(const ProjectTable& table);

} // namespace touchstone::analysis
