// SPDX-License-Identifier: GPL-3.0-or-later
// The words of commands over scored systems, and how they become ScoringOptions.
#pragma once

#include "app/cli/words/scoringoptions.h"

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/typedsettings.h"

namespace touchstone::cli {

/// Ids of the measures and of their groups, for refusals and completion.
[[nodiscard]] std::vector<std::string> measureWords(const std::string& typed);

struct FileWords
{
    std::string gold;
    std::vector<std::string> systems, systemGlobs, positionals;
    std::string layer;
    /// Of the window alone: in the place of other commands' --project stand its words before they are read
    /// (projectwords.h).
    std::string project, projectSet, projectTask;
    bool allowOutside = false;

    /// --threads, too. `columns`: the option for the columns of tables; "table --columns" chooses scores.
    void declare(Arguments& arguments, int& threads, const char* columns = "--columns,--table-columns");
    /// Leaves out of the help what a command names otherwise.
    void hide(bool systemsToo);
    /// Positional words are the gold, where none is named, and systems. Throws UsageError.
    [[nodiscard]] analysis::DataSetSpec dataSet();
    [[nodiscard]] io::ReadOptions systemOptions() const;
    /// Patterns of groups go behind the systems.
    void eachFile(const FileVisit& visit, std::vector<std::string>* groups = nullptr);

private:
    void declareCorrections(Arguments& arguments);
    [[nodiscard]] io::ReadOptions readOptions(
        const std::string& sideFormat, const std::string& formatOption, std::optional<int> sideColumn) const;

    std::string m_format, m_goldFormat, m_systemFormat;
    std::optional<int> m_column, m_goldColumn, m_systemColumn;
    std::optional<io::DocumentUnit> m_documents;
    std::string m_tableColumns, m_goldColumns, m_systemColumns;
    std::string m_spansKey, m_annotator, m_systemAnnotator, m_modelVersion, m_labelList, m_offsetUnit;
    std::string m_labelMap;
    analysis::CorrectionSource m_corrections;
    std::optional<std::string> m_types; ///< as typed
    std::optional<std::uint32_t> m_collapse;
    std::vector<Option> m_ownNames; ///< --gold, --system, --systems
    std::vector<Option> m_projectNames;
};

/// Visits the path of "NAME=PATH", unless the sign belongs to the path itself.
void visitNamed(const FileVisit& visit, const std::string& option, std::string& word);
/// A path that is there at all.
void visitFile(const FileVisit& visit, const std::string& option, std::string& path);
/// The files and folders that match, in order. Throws UsageError where there are none.
[[nodiscard]] std::vector<std::string> matchingPaths(const std::string& pattern, const std::string& option);

struct SettingWords
{
    std::string preset, noiseLevel, timePeriod;
    bool anyway = false;
    std::vector<int> nBests {}; ///< of --n-best N,N…
    /// The files; a tag set that is built in is no path any more when settings were read.
    analysis::RelationSources relations {};

    /// All of them but the judgements.
    void declare(Arguments& arguments);
    void declareJudgements(Arguments& arguments);
    // Some of them:
    void declareAnyway(Arguments& arguments);
    void declarePreset(Arguments& arguments);
    void declarePairing(Arguments& arguments);
    /// Which annotations there are at all, and how texts meet: what rules see, too.
    void declareRestrictions(Arguments& arguments);
    void declareRules(Arguments& arguments);
    void declareNBest(Arguments& arguments, const char* shape, const char* help);

    /// Words beside a preset go first. Of several --n-best the first, all of them then stand in `nBests`.
    /// Training data is read as the gold is. Throws UsageError.
    [[nodiscard]] analysis::EvaluationSpec read(const analysis::Preset* named, const io::ReadOptions& gold);
    /// The word that a setting was given; empty: none.
    [[nodiscard]] std::string_view given(std::string_view setting) const;
    void eachFile(const FileVisit& visit);

private:
    Option declareSetting(Arguments& arguments, const std::string& name, const char* shape, const char* help);
    void declareParameters(Arguments& arguments);
    void declareSlices(Arguments& arguments);
    /// Those that are no files; these go to `relations`.
    [[nodiscard]] analysis::TypedSettings typedSettings(const analysis::EvaluationSpec& base);

    std::vector<std::pair<std::string, std::string>> m_settings; ///< name, value, in the order of the help
    std::vector<std::string> m_bounds;
};

/// Null when none is named. Throws UsageError with the nearest known id.
[[nodiscard]] const analysis::Preset* presetOf(const std::string& word);

/// Words of --scheme, for completion: "strict", "exact", …
[[nodiscard]] std::vector<std::string> schemeNames(const std::string& typed);

struct ScoringWords
{
    FileWords files;
    SettingWords settings;
    std::string measure, scheme;
    /// May two systems be held against each other where no gold is given? Then the first goes to the gold's
    /// place (DataSetSpec::noGold).
    bool withoutGold = false;
    /// And more than two? The first goes to the gold's place all the same.
    bool severalWithoutGold = false;

    /// Files and settings; --measure and --scheme by themselves. `columns`: see FileWords::declare.
    void declare(Arguments& arguments, int& threads, const char* columns = "--columns,--table-columns");
    void declareMeasure(Arguments& arguments);
    void declareScheme(Arguments& arguments);

    enum class Need { Nothing, Gold, Systems, OneSystem };
    /// Data and settings, and whether what the command needs is there. Throws UsageError.
    void read(ScoringOptions& options, Need need, const std::string& who = {});
    // The same step by step, in this order; all throw UsageError.
    /// Preset, gold and systems.
    void readData(ScoringOptions& options);
    /// Two systems without a gold, where these may be; the preset's annotation column where the gold has it;
    /// is there what the command needs? `who`: "errors lists".
    void checkData(ScoringOptions& options, Need need, const std::string& who = {}) const;
    /// Everything else but the measures.
    void readSettings(ScoringOptions& options);
    /// `standard`: where neither --measure nor, when it may, a preset names one.
    void readMeasures(ScoringOptions& options, const std::string& standard = metrics::defaultMeasure,
        bool ofPreset = true) const;

    void eachFile(const FileVisit& visit, std::vector<std::string>* groups = nullptr);
    /// Puts the files of a command that was typed elsewhere in their places; the files that the pattern of a
    /// group means.
    std::map<std::string, std::vector<std::string>> lookUp(
        const FileLookup& lookup, std::vector<std::string>* groups = nullptr);
};

/// Several layers, noise levels, periods or numbers of candidates are for few commands.
void refuseSeveral(const ScoringOptions& options);

} // namespace touchstone::cli
