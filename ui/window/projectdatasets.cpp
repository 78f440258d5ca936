// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/projectdatasets.h"

#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"
#include "ui/window/mainwindow.h"

#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/scoring/relationloading.h"
#include "core/project/campaignleads.h"
#include "core/project/campaignranking.h"
#include "core/project/projectmaking.h"
#include "core/support/lookup.h"

#include <chrono>

namespace touchstone::ui {

namespace {

constexpr auto settingsPause = std::chrono::milliseconds(500);

} // namespace

ProjectDataSets::ProjectDataSets(MainWindow& window, ProjectPlaces& places)
    : m_window(window)
    , m_project(window.project())
    , m_session(window.session())
    , m_selection(window.selection())
    , m_places(places)
    , m_preparing(new JobRunner(&window))
    , m_loading(new JobRunner(&window))
{
    whenChanged(m_session, Session::ProjectChanged, this, &ProjectDataSets::followSession);
    whenChanged(m_session, Session::DataChanged | Session::StateChanged, this, &ProjectDataSets::openNext);
    whenChanged(m_session, Session::ResultChanged, this, &ProjectDataSets::restorePlace);
    whenChanged(
        m_session, Session::ResultChanged | Session::StateChanged, this, &ProjectDataSets::selectWanted);
    whenChanged(m_selection, SelectionModel::DocumentChanged | SelectionModel::CurrentChanged, this,
        &ProjectDataSets::notePlace);
    whenChanged(m_session, Session::SystemsChanged, this, &ProjectDataSets::notePlace);
    m_settingsTimer.setSingleShot(true);
    m_settingsTimer.setInterval(settingsPause);
    connect(&m_settingsTimer, &QTimer::timeout, this, &ProjectDataSets::takeSettings);
    whenChanged(m_session, Session::SpecChanged, this, [this]() { m_settingsTimer.start(); });
    connect(&window.presets(), &PresetChoice::chosen, this, [this]() {
        m_presetChosen = true;
        m_settingsTimer.start();
    });
}

ProjectDataSets::~ProjectDataSets()
{
    delete m_preparing;
    delete m_loading;
}

void ProjectDataSets::beginWith(const QString& set, const QString& task)
{
    m_asked = { set, task };
    m_ofWindow = false;
}

void ProjectDataSets::beginWithWindow(std::vector<std::size_t> dataSets)
{
    m_asked = {};
    m_ofWindow = true;
    m_windowsSets = std::move(dataSets);
}

void ProjectDataSets::beginAnew()
{
    m_preparing->cancel();
    m_loading->cancel();
    m_loaded.clear();
    m_prepared.clear();
    m_shown.clear();
    m_lastWanted = false;
    m_wantedSystem.clear();
    m_wantedRecords.reset();
    m_together.clear();
    m_restoring = false;
    m_ownChange = false;
    m_fresh = m_project.isOpen();
    m_begun = {};
    m_ofWindow = m_ofWindow && m_project.isOpen();
}

void ProjectDataSets::show(std::size_t table, std::size_t run)
{
    const auto& tables = m_project.tables().tables;
    m_wantedRecords.reset();
    if (table >= tables.size()) {
        return;
    }
    const std::string system
        = run < tables[table].runs.size() ? tables[table].runs[run].system : std::string();
    const auto& dataSets = m_session.project().dataSets;
    const auto* const dataSet = support::found(dataSets, toUtf8(nameOf(table)), &analysis::DataSetSpec::name);
    if (dataSet == nullptr) {
        //: %1: name of a data set
        Q_EMIT failed(tr("%1 cannot be opened: its gold is not there.").arg(nameOf(table)));
        return;
    }
    m_wantedSystem = system;
    if (currentTable() == table && !m_session.busy()) {
        chooseSystem(std::exchange(m_wantedSystem, {}));
    } else {
        m_session.setCurrentDataSet(static_cast<int>(dataSet - dataSets.data()));
    }
    m_window.showPanel(QStringLiteral("text"));
}

QString ProjectDataSets::nameOf(std::size_t table) const
{
    return toQString(analysis::tableName(m_project.tables().tables[table]));
}

std::optional<std::size_t> ProjectDataSets::currentTable() const
{
    const auto& dataSets = m_session.project().dataSets;
    const auto current = static_cast<std::size_t>(m_session.currentDataSet());
    const auto& tables = m_project.tables().tables;
    for (std::size_t i = 0; current < dataSets.size() && i < tables.size(); ++i) {
        if (analysis::tableName(tables[i]) == dataSets[current].name) {
            return i;
        }
    }
    return std::nullopt;
}

std::size_t ProjectDataSets::firstOf(const std::vector<std::size_t>& tables) const
{
    const auto& all = m_project.tables().tables;
    const auto& [set, task] = m_asked;
    const QString last = m_shown.isEmpty() ? m_places.shown() : m_shown;
    const auto wanted = [&, &set = set, &task = task](std::size_t table) {
        if (m_ofWindow) {
            return table < m_windowsSets.size()
                && static_cast<int>(m_windowsSets[table]) == m_session.currentDataSet();
        }
        if (!set.isEmpty() || !task.isEmpty()) {
            return (set.isEmpty() || toQString(all[table].set) == set)
                && (task.isEmpty() || toQString(all[table].task) == task);
        }
        return nameOf(table) == last;
    };
    const auto found = std::ranges::find_if(tables, wanted);
    return m_lastWanted         ? tables.size() - 1
        : found == tables.end() ? 0
                                : static_cast<std::size_t>(found - tables.begin());
}

void ProjectDataSets::prepare()
{
    m_preparing->cancel();
    m_loading->cancel();
    m_loaded.clear();
    std::vector<std::size_t> usable;
    for (std::size_t i = 0; i < m_project.tables().tables.size(); ++i) {
        if (!m_project.tables().tables[i].dataSet.gold.path.empty()) {
            usable.push_back(i);
        }
    }
    if (usable.empty()) {
        return; // of a project that has just begun they are still to come; else findings tell why
    }
    const std::size_t first = firstOf(usable);
    using Prepared = std::pair<analysis::ProjectSpec, Loaded>;
    m_preparing->start<Prepared>(
        ProjectDataSets::tr("Reading the settings files"),
        [tables = m_project.tables().tables, usable, first](
            support::Progress& progress) -> support::Result<Prepared> {
            Prepared prepared;
            for (const std::size_t number : usable) {
                const analysis::ProjectTable& table = tables[number];
                // What is wrong with a gold is told when it is read.
                auto dataSet = analysis::scoredData(table).value_or(table.dataSet);
                dataSet.name = analysis::tableName(table);
                prepared.first.dataSets.push_back(std::move(dataSet));
            }
            prepared.second = loadedSettings(tables[usable[first]], prepared.first.dataSets[first], progress);
            return prepared;
        },
        [this, first, table = usable[first]](support::Result<Prepared> prepared) {
            if (prepared) {
                showPrepared(
                    std::move(prepared->first), static_cast<int>(first), table, std::move(prepared->second));
            } else {
                Q_EMIT failed(errorText(prepared.error()));
            }
        });
}

void ProjectDataSets::keepChanges(analysis::ProjectSpec& spec, bool ofWindow)
{
    const auto& open = m_session.project().dataSets;
    for (std::size_t i = 0; i < spec.dataSets.size(); ++i) {
        analysis::DataSetSpec& dataSet = spec.dataSets[i];
        const std::string name = dataSet.name;
        const auto before = m_prepared.find(name);
        const auto* own = before != m_prepared.end() && before->second == dataSet
            ? support::found(open, name, &analysis::DataSetSpec::name)
            : nullptr;
        if (ofWindow && spec.dataSets.size() == m_windowsSets.size() && m_windowsSets[i] < open.size()) {
            own = &open[m_windowsSets[i]];
        }
        m_prepared[name] = dataSet;
        if (own != nullptr) {
            dataSet = *own;
            dataSet.name = name;
        }
    }
}

void ProjectDataSets::showPrepared(
    analysis::ProjectSpec spec, int dataSet, std::size_t table, Loaded settings)
{
    const bool fresh = std::exchange(m_fresh, false);
    const bool ofWindow = std::exchange(m_ofWindow, false);
    m_lastWanted = false;
    m_asked = {};
    const bool other = std::exchange(m_shown, nameOf(table)) != nameOf(table);
    m_places.setShown(m_shown);
    m_restoring = other && !ofWindow;
    if (m_restoring && m_wantedSystem.empty()) {
        m_wantedSystem = toUtf8(m_places.place(m_shown).value_or(ProjectPlaces::Place {}).system);
    }
    const Loaded& loaded = m_loaded[m_shown] = std::move(settings);
    const analysis::ProjectTable& own = m_project.tables().tables[table];
    if (ofWindow || std::exchange(m_ownChange, false)) {
        m_used = { own.spec, own.relations }; // they are in force
        m_words = ofWindow ? analysis::typedWords(m_session.spec()) : m_words;
    } else if (fresh || other || m_used != std::pair(own.spec, own.relations)) {
        use(own, loaded);
    }
    keepChanges(spec, ofWindow);
    if (fresh && !ofWindow) {
        m_begun = spec;
        m_unreadable = { dataSet };
        m_failures.clear();
        m_session.open(std::move(spec), dataSet);
    } else {
        m_session.setProject(std::move(spec), dataSet);
    }
}

void ProjectDataSets::openNext()
{
    const auto& dataSets = m_begun.dataSets;
    if (m_session.busy()) {
        m_opening = !dataSets.empty();
        return;
    }
    if (!std::exchange(m_opening, false)) {
        return;
    }
    const auto& error = m_session.error();
    if (m_session.dataSet() || m_session.state() != Session::State::Failed || !error) {
        m_begun = {};
        return;
    }
    //: %1: name of a data set, %2: why not
    m_failures << tr("%1 cannot be opened: %2")
                      .arg(toQString(dataSets[static_cast<std::size_t>(m_unreadable.back())].name),
                          errorText(*error));
    Q_EMIT failed(m_failures.join(QLatin1Char('\n')));
    int next = 0;
    while (support::contains(m_unreadable, next)) {
        ++next;
    }
    if (next >= static_cast<int>(dataSets.size())) {
        m_begun = {};
        return;
    }
    m_unreadable.push_back(next);
    // What has failed is told to everybody first.
    QMetaObject::invokeMethod(
        this,
        [this, next]() {
            if (!m_begun.dataSets.empty() && !m_session.busy()) {
                m_session.open(m_begun, next);
            }
        },
        Qt::QueuedConnection);
}

ProjectDataSets::Loaded ProjectDataSets::loadedSettings(
    const analysis::ProjectTable& table, const analysis::DataSetSpec& dataSet, support::Progress& progress)
{
    Loaded loaded { table.spec, table.relations, {}, {} };
    loaded.relations.rules = {}; // the window's rules read their own
    if (loaded.relations == analysis::RelationSources {}) {
        return loaded;
    }
    auto labels = analysis::labelRulesOf(dataSet);
    if (!labels) {
        loaded.error = labels.error();
        return loaded;
    }
    loaded.relations.trainOptions = dataSet.gold.options;
    loaded.relations.trainLabels = std::move(*labels);
    if (const auto done = analysis::loadRelations(loaded.relations, loaded.spec, loaded.findings, progress);
        !done) {
        loaded.error = done.error();
        loaded.spec = table.spec;
    }
    return loaded;
}

void ProjectDataSets::showTogether(const std::vector<CampaignRun>& runs, const QString& system)
{
    const auto& tables = m_project.tables().tables;
    const auto last = std::ranges::find_if(
        runs.rbegin(), runs.rend(), [&tables](const CampaignRun& run) { return run.table < tables.size(); });
    const std::string task = last == runs.rend() ? std::string() : tables[last->table].task;
    //: Several data sets of a project as one. %1: a system or a team, %2: a task, such as "NERC-Coarse"
    const QString name = task.empty() ? tr("All data sets: %1").arg(system)
                                      : tr("All data sets: %1, %2").arg(system, toQString(task));
    m_wantedRecords.reset();
    showJoined({ runs, {}, name, system, {} });
}

std::string ProjectDataSets::showJoined(const CampaignRecords& records)
{
    const auto& tables = m_project.tables().tables;
    analysis::DataSetSpec all;
    for (std::size_t i = 0; i < records.runs.size(); ++i) {
        const auto& [number, run] = records.runs[i];
        if (number >= tables.size() || run >= tables[number].dataSet.systems.size()
            || tables[number].dataSet.gold.path.empty()) {
            continue;
        }
        const analysis::ProjectTable& table = tables[number];
        auto& part = all.parts.emplace_back(analysis::scoredData(table).value_or(table.dataSet));
        part.name = records.parts.empty() ? table.set : records.parts[i];
        part.systems = { part.systems[run] };
        part.systems.front().name = toUtf8(records.system);
    }
    if (all.parts.empty()) {
        return {};
    }
    const auto& dataSets = m_session.project().dataSets;
    const analysis::DataSetSpec* known = nullptr;
    const auto sameFiles = [](const analysis::DataSetSpec& a, const analysis::DataSetSpec& b) {
        return a.name == b.name && a.gold.path == b.gold.path
            && a.systems.front().path == b.systems.front().path;
    };
    // Settings of one that is there may be others by now: it is that one all the same.
    for (int times = 1;
         times == 1 || (known != nullptr && !std::ranges::equal(known->parts, all.parts, sameFiles));
         ++times) {
        //: Another data set of the same name. %1: the name, %2: a number
        all.name = toUtf8(times == 1 ? records.name : tr("%1 (%2)").arg(records.name).arg(times));
        known = support::found(dataSets, all.name, &analysis::DataSetSpec::name);
    }
    m_together[all.name] = records.runs.front().table;
    const std::string name = all.name;
    if (known != nullptr) {
        m_session.setCurrentDataSet(static_cast<int>(known - dataSets.data()));
    } else {
        m_session.addDataSet(std::move(all));
    }
    return name;
}

void ProjectDataSets::showRecords(const CampaignRecords& records)
{
    m_wantedRecords.reset();
    if (records.runs.size() == 1) {
        const auto& [table, run] = records.runs.front();
        show(table, run);
        m_wantedRecords = WantedRecords { table < m_project.tables().tables.size() ? toUtf8(nameOf(table))
                                                                                   : std::string(),
            toUtf8(records.system), records.filter };
    } else {
        m_wantedRecords = WantedRecords { showJoined(records), toUtf8(records.system), records.filter };
    }
    selectWanted(); // where it stands open already
}

void ProjectDataSets::selectWanted()
{
    const auto dataSet = m_session.dataSet();
    const auto shown = m_selection.mainEvaluation();
    const auto system = static_cast<std::size_t>(std::max(m_session.systemA(), 0));
    if (m_wantedRecords && dataSet && shown && !m_session.busy() && shown->givenGold == dataSet->gold
        && dataSet->spec.name == m_wantedRecords->dataSet && system < dataSet->systems.size()
        && dataSet->systems[system].source.name == m_wantedRecords->system) {
        m_selection.setFilters({ std::exchange(m_wantedRecords, std::nullopt)->filter });
    }
}

/// Another data set of the project is shown: its settings come into force before it is scored.
void ProjectDataSets::followSession()
{
    const auto table = m_project.isOpen() && !m_preparing->running() ? currentTable() : std::nullopt;
    const auto& dataSets = m_session.project().dataSets;
    const auto current = static_cast<std::size_t>(m_session.currentDataSet());
    const auto joined
        = current < dataSets.size() ? m_together.find(dataSets[current].name) : m_together.end();
    if (!table && joined != m_together.end() && toQString(joined->first) != m_shown) {
        m_shown = toQString(joined->first);
        apply(joined->second);
    }
    if (!table) {
        return;
    }
    if (nameOf(*table) != m_shown) {
        m_shown = nameOf(*table);
        m_places.setShown(m_shown);
        m_restoring = true;
        if (m_wantedSystem.empty()) {
            m_wantedSystem = toUtf8(m_places.place(m_shown).value_or(ProjectPlaces::Place {}).system);
        }
        apply(*table);
    }
    if (!m_wantedSystem.empty()) {
        chooseSystem(std::exchange(m_wantedSystem, {}));
    }
}

void ProjectDataSets::apply(std::size_t table)
{
    m_loading->cancel();
    const analysis::ProjectTable& own = m_project.tables().tables[table];
    const QString name = nameOf(table);
    if (const auto known = m_loaded.find(name); known != m_loaded.end()) {
        use(own, known->second);
        return;
    }
    // What stands in files comes as soon as these are read.
    use(own, { own.spec, {}, {}, {} });
    auto files = own.relations;
    files.rules = {};
    if (files == analysis::RelationSources {}) {
        return;
    }
    m_loading->start<Loaded>(
        tr("Reading the settings files"),
        [own, dataSet = m_session.project().dataSets[static_cast<std::size_t>(m_session.currentDataSet())]](
            support::Progress& progress) -> support::Result<Loaded> {
            return loadedSettings(own, dataSet, progress);
        },
        [this, own, name, shown = m_shown](support::Result<Loaded> loaded) {
            if (!loaded) {
                Q_EMIT failed(errorText(loaded.error()));
            } else if (shown == m_shown) {
                use(own, m_loaded[name] = std::move(*loaded));
            }
        });
}

void ProjectDataSets::use(const analysis::ProjectTable& table, const Loaded& settings)
{
    m_used = { table.spec, table.relations };
    m_words = analysis::typedWords(settings.spec);
    m_presetChosen = false;
    if (settings.error) {
        Q_EMIT failed(errorText(*settings.error));
    }
    const auto& rules = table.relations.rules;
    if (m_rulesSet || rules != analysis::RuleSources {}) {
        m_rulesSet = rules != analysis::RuleSources {};
        if (rules != m_window.rules().sources()) {
            m_window.rules().setSources(rules);
        }
    }
    SliceFiles& slices = m_window.sliceFiles();
    for (const SliceFiles::File file : SliceFiles::bothFiles) {
        slices.cancel(file);
    }
    analysis::EvaluationSpec spec = settings.spec;
    spec.rules.setup = m_session.spec().rules.setup;
    spec.anyway = m_session.spec().anyway;
    auto relations = settings.relations;
    relations.minScore = {}; // the spec has the score itself, which may be changed
    relations.rules = m_session.relations().rules;
    m_session.setRelations(relations);
    slices.useGiven(settings.findings);
    m_window.useSettings(spec, analysis::schemeOfTable(table), table.preset);
    m_window.showMeasure(toQString(analysis::namedScore(table.score).measure));
}

void ProjectDataSets::takeSettings()
{
    const analysis::ProjectFile& file = m_project.project().file;
    const auto& tables = m_project.tables().tables;
    if (!m_project.isOpen() || !tablesAreSets()) {
        return; // a task's settings are everybody's: they are looked at, and stay
    }
    if (m_session.busy() || m_project.busy() || m_preparing->running() || m_loading->running()) {
        m_settingsTimer.start();
        return;
    }
    const auto table = currentTable();
    auto words = analysis::typedWords(m_session.spec());
    if (!table || nameOf(*table) != m_shown || (words == m_words && !m_presetChosen)) {
        return;
    }
    analysis::ProjectFile changed = file;
    analysis::ProjectScoring& own = changed.sets[*table].scoring;
    const bool alone = changed.sets.size() == 1 && own.preset.empty() && own.settings.empty();
    // One that settings merely agree with was not chosen.
    const auto* const preset = m_presetChosen ? m_window.presets().preset() : tables[*table].preset;
    analysis::setSettings(alone ? changed.scoring : own,
        alone ? analysis::ProjectScoring {} : changed.scoring, m_session.spec(), preset);
    m_words = std::move(words);
    m_presetChosen = false;
    m_ownChange = changed != file;
    m_project.change(std::move(changed));
}

bool ProjectDataSets::setCorrections(const std::string& path)
{
    const auto table = m_project.isOpen() ? currentTable() : std::nullopt;
    if (!table || !tablesAreSets()) {
        return false;
    }
    const QString own = m_project.path();
    analysis::ProjectFile file = m_project.project().file;
    analysis::setCorrections(
        file, *table, path, own.isEmpty() ? std::string() : analysis::projectFolder(toPath(own)));
    m_project.change(std::move(file));
    return true;
}

bool ProjectDataSets::tablesAreSets() const
{
    const analysis::ProjectFile& file = m_project.project().file;
    const auto split = [](const analysis::ProjectSet& set) { return !set.layers.empty(); };
    return !file.campaign && m_project.tables().tables.size() == file.sets.size()
        && std::ranges::none_of(file.sets, split);
}

void ProjectDataSets::chooseSystem(const std::string& name)
{
    const auto dataSet = m_session.dataSet();
    for (std::size_t i = 0; dataSet && i < dataSet->systems.size(); ++i) {
        if (dataSet->systems[i].source.name == name) {
            m_session.setSystemA(static_cast<int>(i));
            return;
        }
    }
}

// ---- where one stood

void ProjectDataSets::notePlace()
{
    const auto shown = m_selection.evaluation();
    const auto dataSet = m_session.dataSet();
    if (!m_project.isOpen() || m_shown.isEmpty() || m_restoring || !shown || !dataSet
        || shown != m_selection.mainEvaluation() || shown->givenGold != dataSet->gold) {
        return; // of a list, or of the data set that was shown before
    }
    const std::size_t number = m_selection.currentCase();
    if (number < shown->cases.size()) {
        const int system = m_session.systemA();
        m_places.setPlace(m_shown,
            { toQString(shown->cases[number].name()), m_selection.currentRecord(),
                system < 0 ? QString()
                           : toQString(dataSet->systems[static_cast<std::size_t>(system)].source.name) });
    }
}

void ProjectDataSets::restorePlace()
{
    const auto shown = m_selection.mainEvaluation();
    const auto dataSet = m_session.dataSet();
    if (!m_restoring || !shown || !dataSet || shown->givenGold != dataSet->gold) {
        return;
    }
    m_restoring = false;
    const auto place = m_places.place(m_shown);
    if (!place || shown != m_selection.evaluation()) {
        return;
    }
    const std::string name = toUtf8(place->document);
    const auto found = std::ranges::find(shown->cases, name, &analysis::DocumentCase::name);
    if (found == shown->cases.end()) {
        return;
    }
    m_selection.setCurrentCase(static_cast<std::size_t>(found - shown->cases.begin()));
    if (place->record && *place->record >= found->firstRecord
        && *place->record < found->firstRecord + found->recordCount) {
        m_selection.setCurrentRecord(place->record);
    }
}

} // namespace touchstone::ui

#include "moc_projectdatasets.cpp"
