// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectFile: what a NAME.touchstone file says: data sets, settings and a campaign, in the words of the
// command line. It is only data: nothing in it runs. resources/help/projects.md describes it for users.
#pragma once

#include "core/io/bytes/reader.h"
#include "core/support/diagnostics.h"
#include "core/support/result.h"

#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace touchstone::analysis {

/// What a file may say beside the keys that are known: kept and written back. Values are JSON on one line.
using UnknownKeys = std::vector<std::pair<std::string, std::string>>;
using SettingWord = std::pair<std::string, std::string>; ///< "unit", "token"

/// A file or folder to read, and how.
struct ProjectSource
{
    std::string name; ///< empty: none given; may hold {captures}
    std::string path; ///< as it is written; of systems a pattern, too (CapturePattern)
    io::ReadOptions options; ///< format, column, documents, layer, columns, spans-key, annotator, …
    std::string note;
    UnknownKeys unknown;

    friend bool operator==(const ProjectSource&, const ProjectSource&) = default;
};

/// How something is scored. What a data set or a task says goes before what the project says.
struct ProjectScoring
{
    std::string preset; ///< empty: none of its own
    std::vector<SettingWord> settings; ///< as applySetting takes them, files among them; in their order
    std::vector<std::string> measures;
    std::string layer; ///< annotation column
    // labels
    std::string labelMap; ///< path
    std::string corrections; ///< path; tables with exclusive ends
    std::vector<std::string> types;
    std::uint32_t collapse = 0; ///< 0: labels stay whole
    // rules
    std::vector<std::string> rules; ///< paths
    std::string rulesSettings; ///< path
    std::vector<std::string> rulesOn, rulesOff;
    bool rulesOnly = false;
    // slices
    std::string train, attributes; ///< paths
    UnknownKeys unknownSettings, unknownLabels; ///< inside these objects

    friend bool operator==(const ProjectScoring&, const ProjectScoring&) = default;
};

struct ProjectSet
{
    std::string name; ///< empty: the gold's
    ProjectSource gold; ///< without a path: two systems without a gold
    std::vector<ProjectSource> systems;
    std::vector<std::string> layers; ///< annotation columns, a table each; empty: as scoring says
    ProjectScoring scoring;
    std::string note;
    UnknownKeys unknown;

    friend bool operator==(const ProjectSet&, const ProjectSet&) = default;
};

enum class PointTies : std::uint8_t {
    Best, ///< who share a rank have its points each
    Mean ///< they have the mean of the points of the ranks that they take
};

/// One ranking: the runs that it takes, how they are scored, by which score they are ranked.
struct ProjectTask
{
    std::string name;
    std::string gold; ///< a pattern of its own, filled in by captures; empty: the campaign's
    std::map<std::string, std::vector<std::string>, std::less<>> when; ///< by capture: the values taken
    std::string score; ///< "muc.type.f1"; empty: that of the preset
    ProjectScoring scoring;
    std::vector<double> points; ///< by rank; empty: the campaign's
    std::string note;
    UnknownKeys unknown;

    friend bool operator==(const ProjectTask&, const ProjectTask&) = default;
};

struct ProjectCampaign
{
    std::string gold; ///< of each data set: a path with {captures}
    std::vector<std::string> runs; ///< patterns
    std::string set; ///< the name of a run's data set: "{dataset}-{lang}"
    std::string system; ///< the name of a run: "{team} {run}"
    std::string team; ///< who hands runs in; empty: "{team}" where runs have that capture, else the system
    /// Words in the place of what a capture holds: "team" -> "team1" -> "HISTeria".
    std::vector<std::pair<std::string, std::vector<std::pair<std::string, std::string>>>> names;
    std::vector<ProjectTask> tasks;
    std::vector<double> points;
    PointTies ties = PointTies::Best;
    std::string newest; ///< a capture: of runs that differ in it alone the last one counts
    std::string note;
    UnknownKeys unknown;

    friend bool operator==(const ProjectCampaign&, const ProjectCampaign&) = default;
};

struct ProjectFile
{
    std::string name;
    ProjectScoring scoring;
    std::vector<ProjectSet> sets;
    std::optional<ProjectCampaign> campaign;
    bool reload = false; ///< read changed files again without a question
    std::string note;
    UnknownKeys unknown; ///< "corrections" among them

    friend bool operator==(const ProjectFile&, const ProjectFile&) = default;
};

inline constexpr std::string_view projectSuffix = ".touchstone";
inline constexpr int projectVersion = 1;
inline constexpr std::size_t largestProject = std::size_t(16) << 20U; ///< bytes

/// A project as it was read.
struct ReadProject
{
    ProjectFile file;
    std::string path;
    std::string text; ///< its bytes
    /// Slips, with line, column and cure; a value that is wrong is left out of `file` and kept as an unknown
    /// key. Errors among them: "project.value", "project.broken"; warnings: "project.key", "project.capture".
    support::Diagnostics findings;
    bool broken = false; ///< the JSON breaks off: it must not be written over
    /// `file` lacks something of the text (an element of a list that is wrong, a key that stands twice): to
    /// write it over the text would lose that.
    bool incomplete = false;
};

/// Errors: Malformed for a text that is no JSON object or has no "touchstone-project"; InvalidOption where a
/// newer version wrote it. O(length).
[[nodiscard]] support::Result<ReadProject> parseProject(std::string_view utf8, const std::string& path);
/// The same of a file. Errors: NotFound, Unreadable, TooLarge, too.
[[nodiscard]] support::Result<ReadProject> readProject(const std::string& path);

/// The text of a project file: keys in a fixed order, two spaces, LF. Where `before` is a project that could
/// be read whole, it is that with what was changed (io::patchedJson): all else keeps its bytes. O(length).
[[nodiscard]] std::string projectText(const ProjectFile& file, std::string_view before = {});
/// Writes it, whole or not at all. Errors: those of writeAtomically.
[[nodiscard]] support::Result<void> writeProject(
    const ProjectFile& file, const std::string& path, std::string_view before = {});

/// Is it called as a project is?
[[nodiscard]] bool isProjectPath(const std::string& path);

/// A path of the project from a path as people or dialogs give it: relative to the project's folder where it
/// stands below, with "/"; else absolute. Lexical: no link is followed.
[[nodiscard]] std::string pathInProject(const std::string& path, const std::string& folder);
/// The reverse: as the system opens it. Relative paths as seen from the folder; `folder` empty: as they are.
[[nodiscard]] std::string pathOfProject(const std::string& path, const std::string& folder);
/// The folder that a project stands in, absolute.
[[nodiscard]] std::string projectFolder(const std::string& path);

/// Does a path of a project lead out of its folder, links followed?
[[nodiscard]] bool standsOutside(const std::string& path, const std::string& folder);
/// The link inside a folder of a project, or among the files beside a file that readers look at, by which a
/// path leads out; the first by name, empty: there is none. O(files below the folder).
[[nodiscard]] std::string linkOutside(const std::string& path, const std::string& folder);
/// The path in the value of a setting, as it is written; empty: it is no file.
[[nodiscard]] std::string pathOfSetting(std::string_view name, const std::string& value);
/// The paths of a project that lead out of its folder, links followed, each once in the order of the file: of
/// gold files, systems, maps, rules, settings, and links below folders that are named (linkOutside). Patterns
/// by the folder that they begin with; what they match ProjectTables::outside tells. No file is read.
[[nodiscard]] std::vector<std::string> pathsOutside(const ProjectFile& file, const std::string& folder);

} // namespace touchstone::analysis
