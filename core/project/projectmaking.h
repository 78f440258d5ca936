// SPDX-License-Identifier: GPL-3.0-or-later
// A project of what is open, in the words of project files; and a project that moves to another folder.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/measures/registry/preset.h"
#include "core/project/projectfile.h"

namespace touchstone::analysis {

/// What a window, or a command line, has open.
struct OpenWork
{
    std::vector<DataSetSpec> dataSets;
    EvaluationSpec spec; ///< of all of them
    RelationSources relations; ///< the files that parts of the spec were read from
    const Preset* preset = nullptr; ///< in force; null: none
};

struct MadeProject
{
    ProjectFile file;
    std::vector<std::size_t> dataSets; ///< by set of the file: number of the data set that it is of
    std::vector<support::Message> leftOut; ///< what no project file can say, a sentence each
};

/// The project that opens as this is open, for a file in `folder`: data sets with how they are read, the
/// preset with every setting that is not its own, files of settings, rules. What all data sets have alike
/// (annotation column, labels) stands once. `folder` empty: all paths are absolute. O(sources and settings).
[[nodiscard]] MadeProject projectOf(const OpenWork& open, const std::string& folder);
/// The same of one data set, beside others of a project. Adds to `leftOut`; without gold and systems where
/// nothing of it can stand in a file.
[[nodiscard]] ProjectSet projectSetOf(
    const DataSetSpec& dataSet, const std::string& folder, std::vector<support::Message>& leftOut);

/// Every setting that a word can say, with its word: in the order of the table. Of what files hold nothing.
[[nodiscard]] std::vector<SettingWord> typedWords(const EvaluationSpec& spec);
/// Preset and settings of a data set (`own`) or of a project, so that they are these, whatever the project
/// above it says (of the project itself: nothing). Settings that stand in files stay.
void setSettings(
    ProjectScoring& own, const ProjectScoring& above, const EvaluationSpec& spec, const Preset* preset);

/// A data set of the project stands under these corrections, others as before; an empty path: under none.
/// Where it is the only one the project says so, else the data set. O(data sets).
void setCorrections(ProjectFile& file, std::size_t set, const std::string& path, const std::string& folder);

/// What a data set of a project in `folder` is called: as it says, else as its gold is (dataSetName),
/// whatever the project's folder is called; without a gold "A".
[[nodiscard]] std::string projectSetName(const ProjectSet& set, const std::string& folder);

/// Its paths as they are written in another folder; they lead to the same files, and data sets keep their
/// names. Empty folders: paths are absolute there. O(paths).
void moveProject(ProjectFile& file, const std::string& from, const std::string& to);

} // namespace touchstone::analysis
