// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/projecttables.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/io/open/opener.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/typedsettings.h"
#include "core/project/projectkeys.h"
#include "core/project/projectmaking.h"
#include "core/project/projectplaces.h"
#include "core/report/commandline.h"
#include "core/report/trend.h"
#include "core/statistics/significance.h"
#include "core/support/findingkinds.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <filesystem>
#include <set>

namespace touchstone::analysis {

namespace {

using support::ErrorCode;
using support::Severity;

/// What `over` says, and where it says nothing what `base` says.
ProjectScoring merged(ProjectScoring base, const ProjectScoring& over)
{
    const auto take = [&](auto member) {
        if (!(over.*member).empty()) {
            base.*member = over.*member;
        }
    };
    for (const auto text : { &ProjectScoring::preset, &ProjectScoring::layer, &ProjectScoring::labelMap,
             &ProjectScoring::corrections, &ProjectScoring::rulesSettings, &ProjectScoring::train,
             &ProjectScoring::attributes }) {
        take(text);
    }
    for (const auto list : { &ProjectScoring::measures, &ProjectScoring::types, &ProjectScoring::rules,
             &ProjectScoring::rulesOn, &ProjectScoring::rulesOff }) {
        take(list);
    }
    for (const auto& [name, value] : over.settings) {
        if (auto* const known = support::found(base.settings, name, &SettingWord::first)) {
            known->second = value;
        } else {
            base.settings.emplace_back(name, value);
        }
    }
    base.collapse = over.collapse > 0 ? over.collapse : base.collapse;
    base.rulesOnly = base.rulesOnly || over.rulesOnly;
    return base;
}

/// What a run's file stands for.
struct Run
{
    std::string path; ///< as the project writes it
    Captures captures;
    std::vector<std::string> names; ///< of the captures, in the order of the pattern
    bool used = false;
};

/// Values that are called by another name.
Captures named(Captures captures, const ProjectCampaign& campaign)
{
    for (const auto& [capture, names] : campaign.names) {
        const auto own = captures.find(capture);
        const auto* const name = own == captures.end()
            ? nullptr
            : support::found(names, own->second, &std::pair<std::string, std::string>::first);
        if (name != nullptr) {
            own->second = name->second;
        }
    }
    return captures;
}

std::vector<std::string> valuesOf(const std::vector<std::string>& names, const Captures& captures)
{
    std::vector<std::string> values;
    for (const auto& name : names) {
        if (const auto own = captures.find(name); own != captures.end()) {
            values.push_back(own->second);
        }
    }
    return values;
}

/// Of a pattern that is one.
std::vector<std::string> namesIn(const std::string& pattern)
{
    return CapturePattern::of(pattern).map(&CapturePattern::names).value_or(std::vector<std::string>());
}

class Tables
{
public:
    Tables(const ReadProject& project, const TableChoice& choice, const support::Progress& progress)
        : m_project(project)
        , m_file(project.file)
        , m_choice(choice)
        , m_progress(progress)
        , m_places(project)
    {
        m_result.folder = projectFolder(project.path);
    }

    support::Result<ProjectTables> made()
    {
        const ProjectCampaign none;
        const ProjectCampaign& campaign = m_file.campaign ? *m_file.campaign : none;
        m_result.ties = campaign.ties;
        if (auto found = findRuns(campaign); !found) {
            return tl::unexpected(found.error());
        }
        const std::vector<ProjectTask> one(1);
        const bool ofCampaign = !campaign.runs.empty();
        std::set<std::string> taken;
        // Tasks are of the campaign's runs; where it has none, of the data sets that are named.
        std::size_t number = 0;
        for (ProjectTask task : campaign.tasks.empty() ? one : campaign.tasks) {
            m_scorePlace
                = task.score.empty() ? support::Place() : placeOfScore(m_project, number, task.score);
            ++number;
            task.name = task.name.empty() ? task.name : uniqueName(task.name, taken);
            if (!ofCampaign) {
                if (auto done = addSets(task); !done) {
                    return tl::unexpected(done.error());
                }
            } else if (auto done = addRuns(campaign, task); !done) {
                return tl::unexpected(done.error());
            }
        }
        if (ofCampaign) {
            m_scorePlace = {};
            if (auto done = addSets({}); !done) {
                return tl::unexpected(done.error());
            }
            for (const Run& run : m_runs) {
                if (!run.used) {
                    find(Severity::Warning, "campaign.task", run.path,
                        support::said("The run belongs to no task: \"when\" of none takes it."));
                }
            }
        }
        return std::move(m_result);
    }

private:
    void find(Severity severity, support::FindingCode code, const std::string& path, support::Message message)
    {
        m_result.findings.add(severity, code, { path }, std::move(message));
    }
    /// The same where the project names the path; the message does so, too.
    void findNamed(
        Severity severity, support::FindingCode code, const std::string& path, support::Message message)
    {
        m_result.findings.add(severity, code, m_places.of(path), std::move(message));
    }
    static support::Message outsideGold(const std::string& set, const std::string& gold)
    {
        return support::said(
            "The gold of %1, %2, is not read, since it leads out of the project's folder.", set, gold);
    }
    [[nodiscard]] TableFault goldFault(const std::string& path, support::Message why, bool outside)
    {
        return { "--gold", std::move(why), m_places.of(path), outside };
    }
    /// A file that the table is scored with; empty: there is none, or it may not be read, which is a fault.
    std::string fileOf(ProjectTable& table, const std::string& path, std::string option)
    {
        if (path.empty()) {
            return {};
        }
        if (mayRead(path)) {
            return opened(path);
        }
        table.faults.push_back({ std::move(option),
            support::said("The data set %1 is not scored, since %2, which belongs to its settings, is not "
                          "read: it leads out of the project's folder.",
                table.set, path),
            m_places.of(path), true });
        return {};
    }
    [[nodiscard]] bool isThere(const std::string& path) const
    {
        std::error_code error;
        return std::filesystem::exists(opened(path), error) && !error;
    }
    [[nodiscard]] std::string opened(const std::string& path) const
    {
        return pathOfProject(path, m_result.folder);
    }
    /// Else it is told, once. `itself`: what stands below it is not read with it.
    bool mayRead(const std::string& path, bool itself = false)
    {
        if (path.empty() || m_choice.allowOutside) {
            return true;
        }
        const auto [known, added] = m_readable.try_emplace({ path, itself }, true);
        if (!added) {
            return known->second;
        }
        const auto outside = standsOutside(path, m_result.folder) ? path
            : itself                                              ? std::string()
                                                                  : linkOutside(path, m_result.folder);
        known->second = outside.empty();
        if (!outside.empty() && support::addNew(m_result.outside, outside)) {
            findNamed(Severity::Error, "project.outside", path,
                support::said(outside == path
                        ? "%1 leads out of the project's folder and is not read; --allow-outside reads it."
                        : "The link %2 leads out of the project's folder, so that %1 is not read; "
                          "--allow-outside reads it.",
                    path, outside));
        }
        return outside.empty();
    }

    /// Of a pattern, which knows no file.
    [[nodiscard]] support::Failure placed(support::Error error) const
    {
        error.place.file = error.place.file.empty() ? m_project.path : error.place.file;
        return support::Failure(std::move(error));
    }

    // ---- patterns

    support::Result<void> findRuns(const ProjectCampaign& campaign)
    {
        std::set<std::string> files; // of one file there may be two spellings
        for (const std::string& text : campaign.runs) {
            auto found = matching(text);
            if (!found) {
                return tl::unexpected(found.error());
            }
            const auto names = namesIn(text);
            for (MatchedPath& match : *found) {
                const auto file = std::filesystem::path(opened(match.path)).lexically_normal().string();
                if (!files.insert(file).second) {
                    find(Severity::Warning, "campaign.twice", match.path,
                        support::said("Two patterns of \"runs\" match this file; the first one counts."));
                } else {
                    m_runs.push_back({ std::move(match.path), std::move(match.captures), names });
                }
            }
        }
        if (!campaign.newest.empty()) {
            dropOlder(campaign.newest);
        }
        return {};
    }
    /// Files that may be read, by path.
    support::Result<std::vector<MatchedPath>> matching(const std::string& text)
    {
        const auto pattern = CapturePattern::of(text);
        if (!pattern) {
            return placed(pattern.error());
        }
        const auto start = text.substr(0, text.rfind('/', text.find_first_of("{*?")) + 1);
        if (!start.empty() && !mayRead(start, true)) {
            return std::vector<MatchedPath>();
        }
        std::vector<std::string> folders;
        auto found = pathsMatching(*pattern, m_result.folder, m_progress, &folders);
        if (!found) {
            return found;
        }
        m_result.folders.insert(folders.begin(), folders.end());
        std::erase_if(*found, [this](const MatchedPath& match) {
            if (!mayRead(match.path)) {
                return true;
            }
            const auto path = opened(match.path);
            std::error_code error;
            const bool empty = std::filesystem::is_directory(path, error) && !error && isEmptyFolder(path);
            if (empty) {
                m_result.folders.insert(path); // its files may be on their way
            }
            return empty;
        });
        if (found->empty()) {
            find(Severity::Warning, "project.pattern", m_project.path,
                support::said("The pattern \"%1\" matches no file below %2.", text, m_result.folder));
        }
        return found;
    }
    static bool isEmptyFolder(const std::string& path)
    {
        std::error_code error;
        return std::filesystem::is_empty(path, error) && !error;
    }
    /// Of runs that differ in this capture alone the last one stays; numbers in it count by their value.
    void dropOlder(const std::string& capture)
    {
        const auto value = [&capture](const Run& run) {
            const auto own = run.captures.find(capture);
            return own == run.captures.end() ? std::string() : own->second;
        };
        std::map<Captures, std::size_t> last; // without the capture
        for (std::size_t i = 0; i < m_runs.size(); ++i) {
            auto others = m_runs[i].captures;
            others.erase(capture);
            const auto [known, added] = last.emplace(std::move(others), i);
            if (!added && naturallyLess(value(m_runs[known->second]), value(m_runs[i]))) {
                known->second = i;
            }
        }
        std::set<std::size_t> newest;
        for (const auto& [others, run] : last) {
            newest.insert(run);
        }
        std::vector<Run> kept;
        for (std::size_t i = 0; i < m_runs.size(); ++i) {
            if (newest.contains(i)) {
                kept.push_back(std::move(m_runs[i]));
            } else {
                find(Severity::Note, "campaign.older", m_runs[i].path,
                    support::said("A newer run takes this one's place."));
            }
        }
        m_runs = std::move(kept);
    }

    // ---- tables of a campaign

    support::Result<void> addRuns(const ProjectCampaign& campaign, const ProjectTask& task)
    {
        const std::string& goldPattern = task.gold.empty() ? campaign.gold : task.gold;
        if (goldPattern.empty()) {
            return support::failure(ErrorCode::InvalidOption,
                support::said("The campaign has runs and no \"gold\": write the pattern of its gold files."),
                { m_project.path });
        }
        const auto gold = CapturePattern::of(goldPattern);
        if (!gold) {
            return placed(gold.error());
        }
        std::map<std::string, ProjectTable, decltype(&naturallyLess)> tables(
            &naturallyLess); // by name of the set
        for (Run& run : m_runs) {
            const bool taken = std::ranges::all_of(task.when, [&run](const auto& condition) {
                const auto own = run.captures.find(condition.first);
                return own != run.captures.end() && support::contains(condition.second, own->second);
            });
            if (!taken) {
                continue;
            }
            run.used = true;
            Captures ofSet;
            for (const auto& name : gold->names()) {
                if (const auto own = run.captures.find(name); own != run.captures.end()) {
                    ofSet.insert(*own);
                }
            }
            auto name = nameOfSet(campaign, run, *gold, ofSet);
            auto path = filledIn(goldPattern, run.captures);
            if (!name || !path) {
                return tl::unexpected(name ? path.error() : name.error());
            }
            auto [table, added] = tables.try_emplace(*name);
            if (added) {
                table->second = tableOf(task, *name, merged(m_file.scoring, task.scoring));
                table->second.captures = ofSet;
                table->second.dataSet.gold.path = *path;
                table->second.points = task.points.empty() ? campaign.points : task.points;
            } else if (table->second.dataSet.gold.path != *path) {
                find(Severity::Error, "campaign.gold", run.path,
                    support::said("The set %1 has the gold %2 for other runs, and %3 for this one, which is "
                                  "left out. Let \"set\" (or \"names\") tell the two apart.",
                        *name, table->second.dataSet.gold.path, *path));
                continue;
            }
            if (auto done = addRun(campaign, run, *gold, table->second); !done) {
                return done;
            }
        }
        if (tables.empty() && !task.when.empty()) {
            find(Severity::Warning, "campaign.task", m_project.path,
                support::said(
                    "No run belongs to the task %1: \"when\" names captures or values that no run has.",
                    task.name));
        }
        for (auto& [name, table] : tables) {
            if (auto done = addCampaignTable(task, std::move(table)); !done) {
                return done;
            }
        }
        return {};
    }
    static support::Result<std::string> nameOfSet(
        const ProjectCampaign& campaign, const Run& run, const CapturePattern& gold, const Captures& ofSet)
    {
        if (!campaign.set.empty()) {
            return filledIn(campaign.set, named(run.captures, campaign));
        }
        const auto words = valuesOf(gold.names(), named(ofSet, campaign));
        return words.empty() ? std::string("gold") : support::joined(words, "-");
    }
    static support::Result<void> addRun(
        const ProjectCampaign& campaign, const Run& run, const CapturePattern& gold, ProjectTable& table)
    {
        const auto shown = named(run.captures, campaign);
        auto& entry = table.runs.emplace_back(TableRun { {}, {}, run.captures, run.path });
        if (!campaign.system.empty()) {
            auto name = filledIn(campaign.system, shown);
            if (!name) {
                return tl::unexpected(name.error());
            }
            entry.system = std::move(*name);
        } else {
            auto names = run.names;
            std::erase_if(
                names, [&](const std::string& name) { return support::contains(gold.names(), name); });
            const auto words = valuesOf(names, shown);
            entry.system = words.empty() ? io::defaultName(run.path) : support::joined(words, " ");
        }
        if (!campaign.team.empty()) {
            auto team = filledIn(campaign.team, shown);
            if (!team) {
                return tl::unexpected(team.error());
            }
            entry.team = std::move(*team);
        } else if (const auto own = shown.find(std::string_view("team")); own != shown.end()) {
            entry.team = own->second;
        }
        return {};
    }
    support::Result<void> addCampaignTable(const ProjectTask& task, ProjectTable table)
    {
        auto& gold = table.dataSet.gold.path;
        const bool allowed = mayRead(gold);
        const bool there = allowed && isThere(gold);
        if (!there) {
            if (allowed) {
                m_result.folders.insert(std::filesystem::path(opened(gold)).parent_path().string());
            }
            const auto waiting = static_cast<std::int64_t>(table.runs.size());
            const bool ofTask = !task.name.empty();
            findNamed(Severity::Warning, "campaign.gold", gold,
                allowed ? support::saidOf(waiting,
                    ofTask ? "The gold of %1, %2, is not there (task %3); %Ln run waits for it."
                           : "The gold of %1, %2, is not there; %Ln run waits for it.",
                    ofTask ? "The gold of %1, %2, is not there (task %3); %Ln runs wait for it."
                           : "The gold of %1, %2, is not there; %Ln runs wait for it.",
                    table.set, gold, task.name)
                        : support::saidOf(waiting,
                            ofTask ? "The gold of %1, %2, is not read, since it leads out of the project's "
                                     "folder (task %3); %Ln run waits for it."
                                   : "The gold of %1, %2, is not read, since it leads out of the project's "
                                     "folder; %Ln run waits for it.",
                            ofTask ? "The gold of %1, %2, is not read, since it leads out of the project's "
                                     "folder (task %3); %Ln runs wait for it."
                                   : "The gold of %1, %2, is not read, since it leads out of the project's "
                                     "folder; %Ln runs wait for it.",
                            table.set, gold, task.name));
            table.faults.push_back(goldFault(gold,
                allowed ? support::said("The gold of %1, %2, is not there.", table.set, gold)
                        : outsideGold(table.set, gold),
                !allowed));
        }
        gold = there ? opened(gold) : std::string();
        std::set<std::string> taken;
        for (TableRun& run : table.runs) {
            auto name = uniqueName(run.system, taken);
            if (name != run.system) {
                find(Severity::Warning, "campaign.name", run.path,
                    support::said("Another run of %1 is called %2, and so this one %3. Let \"system\" tell "
                                  "them apart, such as \"{team} {run}\".",
                        table.set, run.system, name));
            }
            run.system = std::move(name);
            run.team = run.team.empty() ? run.system : run.team;
            auto options = table.dataSet.gold.options;
            options.handedIn = !task.when.empty();
            table.dataSet.systems.push_back({ run.system, opened(run.path), std::move(options) });
        }
        m_result.tables.push_back(std::move(table));
        return {};
    }

    // ---- data sets that are named

    support::Result<void> addSets(const ProjectTask& task)
    {
        std::set<std::string> others; // names in tables that would be called alike: of the campaign's runs
        for (const ProjectTable& table : m_result.tables) {
            const bool column = std::ranges::any_of(m_file.sets,
                [&table](const ProjectSet& set) { return support::contains(set.layers, table.task); });
            if (task.name.empty() && (table.task.empty() || column)) {
                others.insert(table.set);
            }
        }
        auto taken = others;
        for (const ProjectSet& set : m_file.sets) {
            if (lacksGold(set)) {
                continue; // it was told when the project was read
            }
            auto scoring = merged(merged(m_file.scoring, set.scoring), task.scoring);
            auto systems = systemsOf(set);
            if (!systems) {
                return tl::unexpected(systems.error());
            }
            const bool split = task.scoring.layer.empty() && !set.layers.empty();
            const auto own = projectSetName(set, m_result.folder);
            const auto name = uniqueName(own, taken);
            if (others.contains(own)) {
                find(Severity::Warning, "campaign.set", m_project.path,
                    support::said("A data set of the campaign is called %1, and so the one among \"sets\" is "
                                  "called %2. Give it a \"name\" of its own.",
                        own, name));
            }
            for (const std::string& layer : split ? set.layers : std::vector<std::string>(1)) {
                scoring.layer = layer.empty() ? scoring.layer : layer;
                auto table = tableOf(task, name, scoring);
                table.task = task.name;
                if (split && set.layers.size() > 1) {
                    table.task += (task.name.empty() ? "" : " ") + layer;
                }
                const bool ofTask = !task.points.empty() || !m_file.campaign;
                table.points = ofTask ? task.points : m_file.campaign->points;
                addSet(set, *systems, std::move(table));
            }
        }
        return {};
    }
    /// It names a gold, and none that can be read; two systems of it are not compared for that.
    static bool lacksGold(const ProjectSet& set)
    {
        return set.gold.path.empty()
            && (set.gold != ProjectSource {}
                || support::contains(set.unknown, "gold", &UnknownKeys::value_type::first));
    }
    struct System
    {
        ProjectSource source;
        Captures captures;
    };
    support::Result<std::vector<System>> systemsOf(const ProjectSet& set)
    {
        std::vector<System> systems;
        for (const ProjectSource& source : set.systems) {
            if (!CapturePattern::isPattern(source.path)) {
                if (mayRead(source.path)) {
                    tellMissing(source.path);
                    systems.push_back({ source, {} });
                }
                continue;
            }
            auto found = matching(source.path);
            if (!found) {
                return tl::unexpected(found.error());
            }
            for (const MatchedPath& match : *found) {
                auto& system = systems.emplace_back(System { source, match.captures });
                system.source.path = match.path;
                auto name = filledIn(source.name, match.captures);
                if (!name) {
                    return tl::unexpected(name.error());
                }
                system.source.name = name->empty()
                    ? support::joined(valuesOf(namesIn(source.path), match.captures), " ")
                    : *name;
            }
        }
        return systems;
    }
    /// Once, where the project names it.
    void tellMissing(const std::string& path)
    {
        if (!path.empty() && m_missing.insert(path).second && !isThere(path)) {
            findNamed(Severity::Warning, "project.file", path, support::said("%1 is not there.", path));
        }
    }
    void addSet(const ProjectSet& set, const std::vector<System>& systems, ProjectTable table)
    {
        const auto take = [&](const ProjectSource& source) {
            auto options = source.options;
            if (options.annotationColumn.empty()) {
                options.annotationColumn = table.dataSet.gold.options.annotationColumn;
            }
            options.labelList = fileOf(table, options.labelList, "--label-list");
            return LayerSource { source.name, source.path.empty() ? std::string() : opened(source.path),
                std::move(options) };
        };
        const bool readable = mayRead(set.gold.path);
        if (readable) {
            tellMissing(set.gold.path);
        } else {
            table.faults.push_back(goldFault(set.gold.path, outsideGold(table.set, set.gold.path), true));
        }
        // Without a gold the first of several systems stands in its place.
        if (const auto* const first
            = set.gold.path.empty() && set.systems.size() > 1 ? &set.systems.front() : nullptr;
            first != nullptr && !CapturePattern::isPattern(first->path) && !mayRead(first->path)) {
            table.faults.push_back(goldFault(first->path, outsideGold(table.set, first->path), true));
        }
        auto gold = take(set.gold);
        gold.path = readable ? gold.path : std::string();
        const auto sources
            = support::listOf<LayerSource>(systems, [&](const System& s) { return take(s.source); });
        const auto names = namesSideBySide(sources, m_result.folder);
        for (std::size_t i = 0; i < systems.size(); ++i) {
            auto& system = table.dataSet.systems.emplace_back(sources[i]);
            system.name = names[i];
            const auto& captures = systems[i].captures;
            const auto team = captures.find(std::string_view("team"));
            table.runs.push_back({ names[i], team == captures.end() ? names[i] : team->second, captures,
                systems[i].source.path });
        }
        table.dataSet.gold = std::move(gold);
        if (set.gold.path.empty() && table.dataSet.systems.size() >= 2) {
            table.dataSet.noGold = true;
            table.dataSet.gold = std::move(table.dataSet.systems.front());
            table.dataSet.systems.erase(table.dataSet.systems.begin());
            table.runs.erase(table.runs.begin());
        }
        m_result.tables.push_back(std::move(table));
    }

    // ---- what both have

    ProjectTable tableOf(const ProjectTask& task, const std::string& set, const ProjectScoring& scoring)
    {
        ProjectTable table;
        table.task = task.name;
        table.set = set;
        table.dataSet.name = set;
        table.dataSet.gold.options.annotationColumn = scoring.layer;
        const auto file = [&](const std::string& path, std::string option) {
            return fileOf(table, path, std::move(option));
        };
        table.dataSet.labelMap = file(scoring.labelMap, "--label-map");
        table.dataSet.corrections.path = file(scoring.corrections, "--corrections");
        table.dataSet.labels.types = scoring.types;
        table.dataSet.labels.collapse = scoring.collapse;
        table.preset = presetById(scoring.preset);
        TypedSettings typed;
        for (const auto& [name, value] : scoring.settings) {
            const auto path = pathOfSetting(name, value);
            const SettingRow* const row = settingRow(name);
            if (path.empty()) {
                typed.emplace_back(name, value);
            } else if (row != nullptr && row->file != nullptr) {
                table.relations.*row->file = file(path, "--" + name);
            } else {
                table.relations.minScore.file = file(path, "--" + name);
            }
        }
        // Each word was tried when the project was read.
        table.spec = specOf(table.preset, typed).value_or(EvaluationSpec {});
        table.relations.train = file(scoring.train, "--train");
        table.relations.attributes = file(scoring.attributes, "--attributes");
        auto& rules = table.relations.rules;
        for (const auto& path : scoring.rules) {
            if (auto opens = file(path, "--rules"); !opens.empty()) {
                rules.files.push_back(std::move(opens));
            }
        }
        rules.only = scoring.rulesOnly && !rules.files.empty();
        rules.settings = file(scoring.rulesSettings, "--rules-settings");
        rules.on = scoring.rulesOn;
        rules.off = scoring.rulesOff;
        const auto groups = metrics::measureGroups();
        for (const auto& word : scoring.measures) {
            if (const auto* const group = support::found(groups, word, &metrics::MeasureGroup::id)) {
                std::ranges::for_each(
                    group->members, [&](auto id) { support::addNew(table.measures, std::string(id)); });
            } else {
                support::addNew(table.measures, word);
            }
        }
        table.score = scoreOf(task, table, scoring.layer);
        table.scorePlace = m_scorePlace;
        return table;
    }
    static std::string scoreOf(const ProjectTask& task, const ProjectTable& table, const std::string& layer)
    {
        const auto headline
            = [](std::string_view measure) { return std::string(measure) + "." + headlineScore(measure); };
        if (!task.score.empty()) {
            return task.score.find('.') == std::string::npos ? headline(task.score) : task.score;
        }
        return !table.measures.empty() ? headline(table.measures.front())
            : table.preset != nullptr  ? presetScore(*table.preset, layer)
                                       : headline(metrics::defaultMeasure);
    }

    const ReadProject& m_project;
    const ProjectFile& m_file;
    const TableChoice& m_choice;
    const support::Progress& m_progress;
    support::Place m_scorePlace; ///< of the task whose tables are made
    ProjectTables m_result;
    PathPlaces m_places;
    std::vector<Run> m_runs;
    std::map<std::pair<std::string, bool>, bool> m_readable; ///< what mayRead found
    std::set<std::string> m_missing; ///< paths that tellMissing has looked at
};

std::vector<std::string> namesOf(const std::vector<ProjectTable>& tables, std::string ProjectTable::*name)
{
    std::vector<std::string> names;
    for (const auto& table : tables) {
        support::addNew(names, table.*name);
    }
    return names;
}

} // namespace

std::vector<std::string> ProjectTables::tasks() const { return namesOf(tables, &ProjectTable::task); }

std::vector<std::string> ProjectTables::sets() const { return namesOf(tables, &ProjectTable::set); }

support::Result<ProjectTables> projectTables(
    const ReadProject& project, const TableChoice& choice, const support::Progress& progress)
{
    return Tables(project, choice, progress).made();
}

std::string_view unlikeOption(const ProjectTable& table)
{
    const auto& systems = table.dataSet.systems;
    for (const ProjectOption& option : projectOptions) {
        for (const auto& system : systems) {
            if (option.text(system.options) != option.text(systems.front().options)) {
                return option.name;
            }
        }
    }
    return {};
}

std::vector<std::string> sharedFiles(const ProjectTable& table)
{
    std::vector<std::string> files { table.dataSet.gold.path, table.dataSet.gold.options.labelList };
    for (auto& file : settingFiles(table.dataSet, table.relations)) {
        files.push_back(std::move(file.path));
    }
    std::erase(files, std::string());
    return files;
}

std::vector<std::string> filesOfRun(const ProjectTable& table, std::size_t run)
{
    const LayerSource& system = table.dataSet.systems[run];
    std::vector<std::string> files { system.path, system.options.labelList };
    std::erase(files, std::string());
    return files;
}

std::vector<std::string> tableArguments(const ProjectTable& table)
{
    auto words = dataArguments(table.dataSet);
    const auto settings = settingArguments(table.spec, table.relations, table.preset);
    words.insert(words.end(), settings.begin(), settings.end());
    if (!table.measures.empty()) {
        words.emplace_back("--measure");
        words.push_back(support::joined(table.measures, ","));
    }
    return words;
}

} // namespace touchstone::analysis
