// SPDX-License-Identifier: GPL-3.0-or-later
// The command that makes the same again: files and settings as the words of the command line.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/evaluation/settings/evaluationspec.h"

namespace touchstone::analysis {

struct Preset;

enum class PathForm {
    Given, ///< as the user gave them
    FileName ///< without folders: what may be printed
};
/// The last part of a path: "out.conll" of "runs/out.conll", "runs" of "runs/".
[[nodiscard]] std::string fileName(const std::string& path);
/// A path that may be printed: relative ones as they are, absolute ones as seen from `folder` where they
/// stand below it, else their last part alone.
[[nodiscard]] std::string pathFrom(const std::string& path, const std::string& folder);

/// Before the file in --min-score from=FILE.
inline constexpr std::string_view fromFile = "from=";

/// A file beside gold and systems that changes numbers.
struct SettingFile
{
    std::string option; ///< "--label-map"
    std::string_view role; ///< "Label map": as recipes name it
    std::string path;
    std::string_view before {}; ///< the option's value is this and the path: "from="
};
/// Those that are named, in a fixed order; several files of rules stand one behind the other.
[[nodiscard]] std::vector<SettingFile> settingFiles(
    const DataSetSpec& dataSet, const RelationSources& relations);

/// {"--gold", "gold.jsonl", "--system", "A=a.jsonl", "--format", …}. Options of the systems are the first
/// one's: the command line has one set of them. Rules of labels that stand in no file
/// (DataSetSpec::labels.map) have no words.
[[nodiscard]] std::vector<std::string> dataArguments(
    const DataSetSpec& dataSet, PathForm paths = PathForm::Given);
/// Every setting that is not the default's: {"--pairing", "first-come", "--unit", "token", …}; files of
/// relations by their paths. With a preset: "--preset" and its id, and every setting that is not its own.
[[nodiscard]] std::vector<std::string> settingArguments(const EvaluationSpec& spec,
    const RelationSources& relations = {}, const Preset* preset = nullptr, PathForm paths = PathForm::Given);
/// What a preset sets, as options: its settings, also those that are the default's, scheme and column.
[[nodiscard]] std::vector<std::string> presetArguments(const Preset& preset);
/// The words as a POSIX shell reads them back.
[[nodiscard]] std::string shellLine(const std::vector<std::string>& words);

struct Preset;

/// Can a setting, by its name, change a number of these measures under the spec's pairing?
[[nodiscard]] bool settingMatters(
    std::string_view setting, const EvaluationSpec& spec, std::span<const std::string> measures);
/// The measures that a setting belongs to, as a sentence names them: "eter", "muc, conll", "--pairing hipe".
/// Empty: none in particular.
[[nodiscard]] std::string settingOwners(std::string_view setting);
/// "preset hipe-2022-strict, min-overlap 50, layer fine": what is not the default's (with a preset: not the
/// preset's), of the settings that matter to these measures and of how the data are read; under HIPE's
/// pairing always which edition of its scorer. Of files only that there is one. Empty: all is the default.
/// The parts of a corpus that tables are headed by (noise-level, time-period) are left out. O(settings).
[[nodiscard]] std::string settingsInWords(const EvaluationSpec& spec, const DataSetSpec& dataSet,
    const Preset* preset, std::span<const std::string> measures);

} // namespace touchstone::analysis
