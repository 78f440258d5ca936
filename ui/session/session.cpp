// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"

#include "core/evaluation/dataset/firstdocuments.h"
#include "core/evaluation/dataset/rereading.h"
#include "core/explain/treepair.h"
#include "core/io/open/opener.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/support/lookup.h"

#include <chrono>

namespace touchstone::ui {

namespace {

constexpr auto settingsDelay = std::chrono::milliseconds(150);

/// With the names that are shown where none is given.
analysis::DataSetSpec withNames(analysis::DataSetSpec dataSet)
{
    dataSet.name = analysis::dataSetName(dataSet);
    const auto names = analysis::namesSideBySide(dataSet.systems);
    for (std::size_t i = 0; i < names.size(); ++i) {
        dataSet.systems[i].name = names[i];
    }
    return dataSet;
}

/// Adds a measure that there is; what several want of it is the most.
void addMeasure(WantedMeasures& wanted, const std::string& id,
    analysis::MeasureExtent extent = analysis::MeasureExtent::Records)
{
    if (metrics::measureById(id) != nullptr) {
        const auto known = wanted.emplace(id, extent).first;
        known->second = std::min(known->second, extent);
    }
}

void addMeasures(WantedMeasures& wanted, const QStringList& further,
    analysis::MeasureExtent extent = analysis::MeasureExtent::Records)
{
    for (const QString& id : further) {
        addMeasure(wanted, toUtf8(id), extent);
    }
}

} // namespace

Session::Session(SelectionModel& selection, QObject* parent)
    : QObject(parent)
    , m_selection(selection)
{
    m_specTimer.setSingleShot(true);
    m_specTimer.setInterval(settingsDelay);
    connect(&m_specTimer, &QTimer::timeout, this, &Session::startScoring);
    for (const JobRunner* runner : { &m_runner, &m_measureRunner, &m_allRunner }) {
        connect(runner, &JobRunner::progressed, this, &Session::progressed);
    }
    m_comparer = std::make_unique<Comparer>(*this, selection);
    connect(m_comparer.get(), &Comparer::progressed, this, &Session::progressed);
    connect(m_comparer.get(), &Comparer::changed, this, [this]() {
        show();
        if (!m_comparer->running()) {
            Q_EMIT changed(MeasuresChanged); // nothing is on its way any longer
        }
    });
    // a filter may name a list that nobody has asked for yet
    whenChanged(selection, SelectionModel::FiltersChanged, this, &Session::startMeasures);
}

Session::~Session() = default;

void Session::open(analysis::ProjectSpec project, int dataSet)
{
    if (dataSet >= 0 && dataSet < static_cast<int>(project.dataSets.size())) {
        m_spec.anyway = m_spec.anyway && !m_dataSet; // it was said of what was open
        startLoading(std::move(project), dataSet, false);
    }
}

void Session::setProject(analysis::ProjectSpec project, int dataSet)
{
    if (dataSet < 0 || dataSet >= static_cast<int>(project.dataSets.size())) {
        return;
    }
    const auto& wanted = project.dataSets[static_cast<std::size_t>(dataSet)];
    if (m_dataSet && m_state != State::Loading
        && withNames(wanted) == withNames(m_project.dataSets[static_cast<std::size_t>(m_dataSetIndex)])) {
        m_project = std::move(project);
        m_dataSetIndex = dataSet;
        Q_EMIT changed(ProjectChanged);
        return;
    }
    startLoading(std::move(project), dataSet, m_dataSet != nullptr);
}

void Session::addDataSet(analysis::DataSetSpec dataSet)
{
    analysis::ProjectSpec project = m_project;
    project.dataSets.push_back(std::move(dataSet));
    const auto last = static_cast<int>(project.dataSets.size()) - 1;
    startLoading(std::move(project), last, false);
}

void Session::reload()
{
    if (m_dataSet) {
        startLoading(m_project, m_dataSetIndex, true);
    }
}

void Session::cancel()
{
    const bool wasBusy = busy();
    m_specTimer.stop();
    m_runner.cancel();
    m_firstRunner.cancel();
    m_measuresStopped = m_measuresStopped || m_measureRunner.running() || m_allRunner.running();
    m_measureRunner.cancel();
    stopOthers();
    m_comparer->cancel();
    if (wasBusy) {
        settle(std::nullopt, {});
    } else {
        Q_EMIT changed(MeasuresChanged);
    }
}

void Session::openAgain()
{
    if (openingStopped()) {
        const auto [project, dataSetIndex] = *m_opening;
        startLoading(project, dataSetIndex, false);
    }
}

void Session::setCurrentDataSet(int index)
{
    if (index != m_dataSetIndex && index >= 0 && index < static_cast<int>(m_project.dataSets.size())) {
        startLoading(m_project, index, true);
    }
}

void Session::setSystemA(int index)
{
    if (index == m_systemA || !usable(index)) {
        return;
    }
    if (index == m_systemB) {
        m_systemB = m_systemA;
    }
    m_systemA = index;
    Q_EMIT changed(SystemsChanged);
    startScoring();
}

void Session::setSystemB(int index)
{
    if (index == m_systemB || (index >= 0 && (!usable(index) || index == m_systemA))) {
        return;
    }
    m_systemB = std::max(index, -1);
    Q_EMIT changed(SystemsChanged);
    startScoring();
}

void Session::setSpec(const analysis::EvaluationSpec& spec)
{
    analysis::EvaluationSpec judged = spec;
    judged.slices.judgements = m_judgements;
    if (judged == m_spec) {
        return;
    }
    m_spec = std::move(judged);
    Changes changes = SpecChanged;
    if (m_dataSet && m_state != State::Loading) {
        m_runner.cancel();
        stopOthers();
        m_state = State::Scoring;
        changes |= StateChanged;
        m_specTimer.start();
    }
    Q_EMIT changed(changes);
}

void Session::setJudgements(std::shared_ptr<const analysis::JudgementTable> judgements)
{
    m_judgements = std::move(judgements);
    setSpec(analysis::EvaluationSpec(m_spec));
}

bool Session::refused() const
{
    return m_state == State::Failed && m_error && m_error->code == support::ErrorCode::OtherTexts;
}

void Session::scoreAnyway()
{
    const auto [system, primary] = m_refused;
    const int index = indexOf(system);
    if (!refused() || index < 0) {
        return;
    }
    m_spec.anyway = true;
    Changes changes = SpecChanged;
    if (index != m_systemA && index != m_systemB) { // settling took it back
        (primary ? m_systemA : m_systemB) = index;
        changes |= SystemsChanged;
    }
    Q_EMIT changed(changes);
    startScoring();
}

QString Session::annotationColumn() const
{
    const QString column = m_dataSet && m_dataSet->gold ? toQString(m_dataSet->gold->column) : QString();
    // The layer adds what was chosen inside a column: "tree (fine)".
    const QString word = column.section(QLatin1Char(' '), 0, 0);
    return !m_annotationColumns.contains(column) && m_annotationColumns.contains(word) ? word : column;
}

void Session::setAnnotationColumn(const QString& column)
{
    if (!m_dataSet || column == annotationColumn() || !m_annotationColumns.contains(column)) {
        return;
    }
    analysis::ProjectSpec project = m_project;
    analysis::DataSetSpec& dataSet = project.dataSets[static_cast<std::size_t>(m_dataSetIndex)];
    dataSet.gold.options.annotationColumn = toUtf8(column);
    for (analysis::LayerSource& system : dataSet.systems) {
        system.options.annotationColumn = toUtf8(column);
    }
    startLoading(std::move(project), m_dataSetIndex, true);
}

void Session::setLabels(const std::string& labelMap, const annotation::LabelRules& labels)
{
    if (!m_dataSet) {
        return;
    }
    analysis::ProjectSpec project = m_project;
    analysis::DataSetSpec& dataSet = project.dataSets[static_cast<std::size_t>(m_dataSetIndex)];
    dataSet.labelMap = labelMap;
    dataSet.labels = labels;
    if (project != m_project) {
        startLoading(std::move(project), m_dataSetIndex, true);
    }
}

void Session::showPair(const std::string& a, const std::string& b)
{
    const auto numberOf = [this](const std::string& name) {
        const auto& systems = m_dataSet->systems;
        const auto found = std::ranges::find_if(
            systems, [&name](const auto& system) { return system.layer && system.source.name == name; });
        return found == systems.end() ? -1 : static_cast<int>(found - systems.begin());
    };
    if (!noGold() || m_state == State::Loading || a == b) {
        return;
    }
    const std::string& first = m_dataSet->gold->name;
    if (first == a) {
        setSystemA(numberOf(b));
    } else if (numberOf(a) >= 0 && (first == b || numberOf(b) >= 0)) {
        m_nextSystem = b;
        finishLoading(m_project, m_dataSetIndex, true,
            Loaded { std::make_shared<const analysis::DataSet>(analysis::withInGoldsPlace(*m_dataSet, a)),
                m_annotationColumns, m_hasTrees, m_typeCounts });
    }
}

void Session::startLoading(analysis::ProjectSpec project, int dataSetIndex, bool keepSystems)
{
    m_specTimer.stop();
    m_measureRunner.cancel();
    stopOthers();
    const analysis::DataSetSpec spec = project.dataSets[static_cast<std::size_t>(dataSetIndex)];
    m_state = State::Loading;
    m_error.reset();
    m_unread.reset();
    m_opening.reset();
    if (!keepSystems) {
        m_opening.emplace(project, dataSetIndex);
    }
    showFirst(spec);
    m_runner.start<Loaded>(
        //: %1: name of a data set
        tr("Reading %1").arg(toQString(analysis::dataSetName(spec))),
        [spec](support::Progress& progress) -> support::Result<Loaded> {
            auto dataSet = analysis::loadDataSet(spec, progress);
            if (!dataSet) {
                return support::Failure(dataSet.error());
            }
            Loaded loaded;
            loaded.dataSet = std::make_shared<const analysis::DataSet>(std::move(*dataSet));
            const auto trees = [](const annotation::LayerPtr& layer) {
                return layer != nullptr && analysis::hasTrees(*layer);
            };
            loaded.hasTrees = trees(loaded.dataSet->gold)
                || std::ranges::any_of(loaded.dataSet->systems,
                    [&](const analysis::LoadedSystem& system) { return trees(system.layer); });
            const auto layers = support::listOf<const annotation::Layer*>(loaded.dataSet->systems,
                [](const analysis::LoadedSystem& system) { return system.layer.get(); });
            loaded.types = annotation::typeCounts(loaded.dataSet->gold.get(), layers);
            // Which columns there are is a convenience of the toolbar: when it cannot be told, none are
            // offered.
            if (const auto recognition = io::recognisePath(spec.gold.path, spec.gold.options)) {
                loaded.annotationColumns = textsOf(recognition->annotationColumns, toQString);
            }
            return loaded;
        },
        [this, project = std::move(project), dataSetIndex, keepSystems](support::Result<Loaded> loaded) {
            finishLoading(project, dataSetIndex, keepSystems, std::move(loaded));
        });
    Q_EMIT changed(StateChanged);
}

void Session::showFirst(const analysis::DataSetSpec& spec)
{
    m_firstRunner.cancel();
    m_first.reset();
    if (m_dataSet || spec.noGold) {
        return;
    }
    m_firstRunner.start<analysis::EvaluationPtr>(
        QString(),
        [spec, settings = m_spec](support::Progress& progress) -> support::Result<analysis::EvaluationPtr> {
            const auto first = analysis::firstDocuments(spec, 0, progress);
            if (!first) {
                return analysis::EvaluationPtr();
            }
            return analysis::evaluate(first->gold, first->systems.front().layer, settings, progress);
        },
        [this](support::Result<analysis::EvaluationPtr> first) {
            if (first && *first && m_state == State::Loading && !m_dataSet) {
                m_first = std::move(*first);
                m_typeHues = std::make_shared<annotation::TypeHues>(
                    annotation::typeCounts(m_first->gold.get(), std::vector { m_first->system.get() }),
                    m_rememberedHues);
                show();
                Q_EMIT changed(StateChanged | HuesChanged);
            }
        });
}

void Session::finishLoading(
    analysis::ProjectSpec project, int dataSetIndex, bool keepSystems, support::Result<Loaded> loaded)
{
    const analysis::DataSetSpec& spec = project.dataSets[static_cast<std::size_t>(dataSetIndex)];
    m_opening.reset();
    m_firstRunner.cancel();
    if (!loaded) {
        m_unread = spec;
        settle(loaded.error(), {});
        return;
    }
    const auto nameOf = [this](int index) {
        return index >= 0 ? m_dataSet->systems[static_cast<std::size_t>(index)].source.name : std::string();
    };
    if (keepSystems && m_dataSet) {
        auto now = *loaded->dataSet;
        if (m_nextSystem.empty() && noGold() && dataSetIndex == m_dataSetIndex) {
            now = analysis::withInGoldsPlace(std::move(now), m_dataSet->gold->name); // A stays A
        }
        loaded->dataSet
            = std::make_shared<const analysis::DataSet>(analysis::readAgain(std::move(now), *m_dataSet));
    } else if (m_dataSet && !loaded->dataSet->systems.empty()
        && std::ranges::none_of(
            loaded->dataSet->systems, [](const auto& system) { return system.layer != nullptr; })) {
        m_unread = spec;
        settle(loaded->dataSet->systems.front().error, {}); // nothing to compare: what is open stays
        return;
    }
    const std::string nameA = m_nextSystem.empty() ? nameOf(m_systemA) : std::exchange(m_nextSystem, {});
    const std::string nameB = nameOf(m_systemB);
    const bool wasAlone = goldAlone();
    Changes changes = DataChanged | SystemsChanged | StateChanged;
    if (project != m_project || dataSetIndex != m_dataSetIndex) {
        changes |= ProjectChanged;
    }
    m_project = std::move(project);
    m_dataSetIndex = dataSetIndex;
    m_dataSet = loaded->dataSet;
    m_neutralWords.setInForce(noGold());
    m_annotationColumns = loaded->annotationColumns;
    m_hasTrees = loaded->hasTrees;
    m_typeCounts = std::move(loaded->types);
    chooseHues();
    m_known = {};
    m_unscored.clear();

    m_systemA = -1;
    m_systemB = -1;
    const auto count = static_cast<int>(m_dataSet->systems.size());
    for (int i = 0; keepSystems && i < count; ++i) {
        const std::string& name = m_dataSet->systems[static_cast<std::size_t>(i)].source.name;
        if (usable(i) && !nameA.empty() && name == nameA) {
            m_systemA = i;
        } else if (usable(i) && !nameB.empty() && name == nameB) {
            m_systemB = i;
        }
    }
    for (int i = 0; m_systemA < 0 && i < count; ++i) {
        if (usable(i) && i != m_systemB) {
            m_systemA = i;
        }
    }
    if (m_systemA < 0) {
        m_systemA = std::exchange(m_systemB, -1);
    }
    m_state = State::Scoring;
    if (m_first && !goldAlone()) {
        changes |= ResultChanged; // they stay, and where one stands in them
    } else if (!keepSystems || goldAlone() != wasAlone) {
        // Other data: numbers, filters and selection of the last one would mislead.
        forgetResults();
        m_selection.clearFilters();
        changes |= ResultChanged;
    }
    Q_EMIT changed(changes);
    startScoring();
}

void Session::startScoring()
{
    if (!m_dataSet || m_state == State::Loading) {
        return;
    }
    m_specTimer.stop();
    m_measureRunner.cancel(); // of the old result
    stopOthers();
    m_unscored.clear();
    m_error.reset();
    m_unread.reset();
    m_opening.reset();
    if (goldAlone()) {
        showGoldAlone();
        return;
    }
    if (m_systemA < 0) {
        m_unread = m_project.dataSets[static_cast<std::size_t>(m_dataSetIndex)];
        const auto wrong = std::ranges::find_if(
            m_dataSet->systems, [](const auto& system) { return system.error.has_value(); });
        settle(wrong != m_dataSet->systems.end()
                ? wrong->error
                : support::Error { support::ErrorCode::InvalidOption,
                    toUtf8(tr("There is no system to compare with the gold.")), {} },
            {});
        return;
    }
    if (m_state != State::Scoring) {
        m_state = State::Scoring;
        Q_EMIT changed(StateChanged);
    }
    scoreSystem(true);
}

void Session::showGoldAlone()
{
    m_runner.cancel();
    const auto finish = [this]() {
        m_state = State::Ready;
        show();
        Q_EMIT changed(ResultChanged | StateChanged);
    };
    if (m_alone && m_alone->givenGold == m_dataSet->gold) {
        finish(); // settings change nothing of it
        return;
    }
    if (m_state != State::Scoring) {
        m_state = State::Scoring;
        Q_EMIT changed(StateChanged);
    }
    m_runner.start<analysis::EvaluationPtr>(
        tr("Preparing the texts"),
        [gold = m_dataSet->gold](
            support::Progress& progress) { return analysis::evaluate(gold, gold, {}, progress); },
        [this, finish](support::Result<analysis::EvaluationPtr> alone) {
            if (!alone) {
                settle(alone.error(), {});
                return;
            }
            m_alone = std::move(*alone);
            finish();
        });
}

void Session::scoreSystem(bool primary)
{
    const annotation::LayerPtr system = systemLayer(primary ? m_systemA : m_systemB);
    const auto wanted = wantedMeasures(false);
    ScoredSystem start = m_known.startOf({ m_dataSet->gold, system, m_spec });
    if (known(system) != nullptr && !start.lacks(wanted)) {
        m_runner.cancel();
        finishScoring(primary, system, std::move(start));
        return;
    }
    m_runner.start<ScoredSystem>(
        //: %1: name of a system
        tr("Scoring %1").arg(toQString(system->name)),
        [gold = m_dataSet->gold, system, spec = m_spec, wanted, facets = facetsOfFilters(), start](
            support::Progress& progress) {
            return ScoredSystem::scored(start, gold, system, spec, wanted, facets, progress);
        },
        [this, primary, system](
            support::Result<ScoredSystem> result) { finishScoring(primary, system, std::move(result)); });
}

WantedMeasures Session::wantedMeasures(bool all) const
{
    WantedMeasures measures;
    for (const auto& [view, wanted] : m_wanted) {
        if (all || wanted.urgency == Urgency::WithResult) {
            addMeasures(measures, wanted.ids, wanted.extent);
        }
    }
    for (auto view = m_wantedOfAll.begin(); all && view != m_wantedOfAll.end(); ++view) {
        addMeasures(measures, view->second);
    }
    addMeasure(measures, std::string(analysis::measureOfList(m_selection.wantedList())));
    return measures;
}

void Session::setWantedMeasures(
    const QString& view, const QStringList& ids, Urgency urgency, analysis::MeasureExtent extent)
{
    m_wanted[view] = { ids, urgency, extent };
    m_measuresStopped = false;
    startMeasures();
}

void Session::startMeasures()
{
    const auto wanted = wantedMeasures(true);
    if (m_measuresStopped || busy()) {
        return; // scoring brings them
    }
    if (!m_a.lacks(wanted) && !m_b.lacks(wanted)) {
        startAll();
        return;
    }
    const auto underWay = [this](const auto& measure) {
        const auto found = m_measuring.find(measure.first);
        return found != m_measuring.end() && found->second <= measure.second;
    };
    if (m_measureRunner.running() && std::ranges::all_of(wanted, underWay)) {
        return; // a click meanwhile must not begin it again
    }
    m_measuring = wanted;
    using Both = std::pair<ScoredSystem, ScoredSystem>;
    m_measureRunner.start<Both>(
        tr("Computing measures"),
        [wanted, a = m_a, b = m_b](support::Progress& progress) -> support::Result<Both> {
            return a.completed(wanted, progress).and_then([&](ScoredSystem&& doneA) {
                return b.completed(wanted, progress).map([&doneA](ScoredSystem&& doneB) {
                    return Both { std::move(doneA), std::move(doneB) };
                });
            });
        },
        [this](support::Result<Both> result) {
            m_measuring.clear();
            if (!result) {
                m_measuresStopped = true; // too large for the memory: again only when asked
                m_error = result.error();
                Q_EMIT changed(MeasuresChanged | StateChanged);
                return;
            }
            if (result->first.evaluation != m_a.evaluation || result->second.evaluation != m_b.evaluation) {
                return; // of an older result
            }
            m_a = std::move(result->first);
            m_b = std::move(result->second);
            m_known.update(m_a);
            m_known.update(m_b);
            show();
            Q_EMIT changed(MeasuresChanged);
            startMeasures(); // somebody may have asked for more meanwhile
        });
}

bool Session::measuring() const
{
    return m_measureRunner.running() || m_allRunner.running() || m_comparer->running();
}

std::function<analysis::EvaluationPtr(const std::string& list)> Session::lists() const
{
    if (!m_a.evaluation) {
        return {};
    }
    return [outcome = m_a, compared = m_comparer->lists(m_a.evaluation)](const std::string& list) {
        const auto shown = compared(list);
        return shown ? shown : outcome.through(list);
    };
}

void Session::show()
{
    const auto& result = m_a.evaluation ? m_a.evaluation : m_first;
    m_selection.setResult(m_alone ? m_alone : result, lists());
}

void Session::finishScoring(
    bool primary, const annotation::LayerPtr& system, support::Result<ScoredSystem> result)
{
    if (!result) {
        support::Error error = result.error();
        if (error.code == support::ErrorCode::OtherTexts) {
            m_refused = { system, primary };
        } else {
            error.text = toUtf8(
                //: %1: name of a system, %2: what is wrong
                tr("%1 cannot be scored: %2")
                    .arg(toQString(system->name), errorText({ error.code, error.text, {}, error.said })));
        }
        settle(error, {});
        return;
    }
    remember(system, *result);
    m_measuresStopped = false;
    Changes changes = ResultChanged;
    const annotation::LayerPtr wantedB = systemLayer(m_systemB);
    if (primary) {
        m_a = std::move(*result);
        m_first.reset();
        if (m_b.system != wantedB) {
            m_b = {};
        }
    } else {
        m_b = std::move(*result);
    }
    const bool more = primary && wantedB;
    if (!more) {
        m_state = State::Ready;
        changes |= StateChanged;
    }
    show();
    Q_EMIT changed(changes);
    if (more) {
        scoreSystem(false);
    } else {
        startMeasures();
    }
}

void Session::settle(std::optional<support::Error> error, Changes changes)
{
    if (error && error->code == support::ErrorCode::Cancelled) {
        error.reset();
        m_unread.reset();
    }
    if (!m_dataSet) {
        m_state = error ? State::Failed : State::Empty;
        if (m_first) {
            forgetResults();
        }
    } else if (m_alone && goldAlone()) {
        m_state = error ? State::Failed : State::Ready;
    } else if (const int shown = indexOf(m_a.system); m_a.evaluation && shown >= 0) {
        const int shownB
            = m_b.evaluation && m_b.evaluation->spec == m_a.evaluation->spec ? indexOf(m_b.system) : -1;
        if (shown != m_systemA || shownB != m_systemB) {
            m_systemA = shown;
            m_systemB = shownB;
            changes |= SystemsChanged;
        }
        if (shownB < 0 && m_b.evaluation) {
            m_b = {};
            changes |= ResultChanged;
        }
        if (m_spec != m_a.evaluation->spec) {
            m_spec = m_a.evaluation->spec;
            changes |= SpecChanged;
        }
        m_state = error ? State::Failed : State::Ready;
    } else {
        forgetResults();
        changes |= ResultChanged;
        m_state = State::Failed;
        if (!error) {
            error = support::Error { support::ErrorCode::Cancelled,
                toUtf8(tr("Scoring was stopped. Reload starts it again.")), {} };
        }
    }
    m_error = std::move(error);
    Q_EMIT changed(changes | StateChanged);
    if (m_state == State::Ready) {
        startAll();
    }
}

void Session::forgetResults()
{
    m_a = {};
    m_b = {};
    m_alone.reset();
    m_first.reset();
    m_selection.setEvaluation(nullptr);
}

annotation::LayerPtr Session::systemLayer(int index) const
{
    return usable(index) ? m_dataSet->systems[static_cast<std::size_t>(index)].layer : nullptr;
}

int Session::indexOf(const annotation::LayerPtr& layer) const
{
    if (!layer || !m_dataSet) {
        return -1;
    }
    const auto found = std::ranges::find(m_dataSet->systems, layer, &analysis::LoadedSystem::layer);
    return found == m_dataSet->systems.end() ? -1 : static_cast<int>(found - m_dataSet->systems.begin());
}

bool Session::usable(int index) const
{
    return m_dataSet && index >= 0 && index < static_cast<int>(m_dataSet->systems.size())
        && m_dataSet->systems[static_cast<std::size_t>(index)].layer != nullptr;
}

void Session::setWantedOfAll(const QString& view, bool wanted, const QStringList& measures)
{
    const auto found = m_wantedOfAll.find(view);
    if (wanted ? found != m_wantedOfAll.end() && found->second == measures : found == m_wantedOfAll.end()) {
        return;
    }
    if (!wanted) {
        m_wantedOfAll.erase(found);
        return; // what runs may finish: the next view may ask for the same
    }
    m_wantedOfAll[view] = measures;
    m_measuresStopped = false;
    startMeasures();
}

WantedMeasures Session::measuresOfAll() const
{
    WantedMeasures wanted;
    for (const auto& [view, measures] : m_wantedOfAll) {
        addMeasures(wanted, measures);
    }
    return wanted;
}

void Session::remember(const annotation::LayerPtr& system, ScoredSystem scored)
{
    m_known.add({ m_dataSet->gold, system, m_spec }, std::move(scored),
        m_wantedOfAll.empty() && !scoresAhead() ? 0 : m_dataSet->systems.size());
}

const ScoredSystem* Session::known(const annotation::LayerPtr& system) const
{
    return system ? m_known.find({ m_dataSet->gold, system, m_spec }) : nullptr;
}

std::vector<std::string> Session::facetsOfFilters() const
{
    std::vector<std::string> facets;
    for (const analysis::RecordFilter& filter : m_selection.filters()) {
        for (const analysis::FacetChoice& choice : filter.facets) {
            if (filter.list.empty()) {
                facets.push_back(choice.facet);
            }
        }
    }
    return facets;
}

void Session::chooseHues()
{
    m_typeHues = std::make_shared<annotation::TypeHues>(m_typeCounts, m_rememberedHues);
    m_rememberedHues = m_typeHues->remember(std::move(m_rememberedHues));
}

void Session::setRememberedHues(std::vector<annotation::TypeHue> hues)
{
    m_rememberedHues = std::move(hues);
    if (m_dataSet) {
        chooseHues();
        Q_EMIT changed(HuesChanged);
    }
}

} // namespace touchstone::ui

#include "moc_session.cpp"
