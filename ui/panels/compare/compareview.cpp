// SPDX-License-Identifier: GPL-3.0-or-later
// CompareView: what it is made of, what it asks for, and where its links lead. Its pages: comparepages.cpp.
#include "ui/panels/compare/compareview.h"

#include "ui/panels/compare/othersettingsdialog.h"
#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/linktable.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>

namespace touchstone::ui {

namespace {

const QString viewName = QStringLiteral("compare");
constexpr int standardTrials = 2500;
/// By which systems are ranked until somebody chooses.
constexpr std::array<std::string_view, 2> rankedFirst { "muc", "ser" };
constexpr std::array<std::string_view, 1> rankedForTrees { "eter" };

} // namespace

CompareView::CompareView(Session& session, SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_selection(selection)
    , m_title(new QLabel(this))
    , m_scores(new QComboBox(this))
    , m_pairing(new QComboBox(this))
    , m_measures(new QToolButton(this))
    , m_settings(new QPushButton(tr("Compare with other &settings…"), this))
    , m_back(new QPushButton(tr("&Back to System B"), this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Stop"), this))
    , m_tabs(new QTabWidget(this))
    , m_byType(new LinkTableView(selection, this))
    , m_trials(new QSpinBox(this))
    , m_seed(new QSpinBox(this))
    , m_level(new QDoubleSpinBox(this))
    , m_allPairs(new QCheckBox(tr("&All pairs of systems"), this))
    , m_otherRunner(new JobRunner(this))
{
    fillControls();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* bar = new FlowLayout;
    bar->setContentsMargins(6, 4, 6, 0);
    m_title->setMinimumHeight(m_scores->sizeHint().height());
    bar->addWidget(m_title);
    bar->addWidget(labelled(tr("S&cheme:"), makeSchemeCombo(&selection, this)));
    bar->addWidget(labelled(tr("&Pairing:"), m_pairing));
    bar->addWidget(labelled(tr("Sc&ore:"), m_scores));
    for (QWidget* widget :
        std::initializer_list<QWidget*> { m_measures, m_settings, m_back, m_progress, m_cancel }) {
        bar->addWidget(widget);
    }
    auto* copy = new QPushButton(tr("Copy as Mar&kdown"), this);
    copy->setToolTip(tr("Copy the table that is shown, for an issue or a wiki"));
    bar->addWidget(copy);
    connect(copy, &QPushButton::clicked, this,
        [this]() { QGuiApplication::clipboard()->setText(markdown(page())); });
    layout->addLayout(bar);
    layout->addWidget(m_tabs, 1);
    buildPages();
    connectAll();
    fillScores();
    refresh();
}

CompareView::~CompareView() = default;

QWidget* CompareView::testBar()
{
    auto* tests = new QWidget(this);
    auto* bar = new FlowLayout(tests);
    bar->setContentsMargins(6, 4, 6, 0);
    bar->addWidget(labelled(tr("&Trials:"), m_trials));
    bar->addWidget(labelled(tr("See&d:"), m_seed));
    bar->addWidget(labelled(tr("Co&nfidence:"), m_level));
    m_allPairs->setMinimumHeight(m_scores->sizeHint().height());
    bar->addWidget(m_allPairs);
    return tests;
}

void CompareView::buildPages()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->addTab(buildPage(Page::Changes), tr("Changes"));
    m_tabs->addTab(buildPage(Page::Types), tr("By type"));
    m_tabs->addTab(buildPage(Page::Significance, testBar()), tr("Significance"));
    m_tabs->addTab(buildPage(Page::Found), tr("Found by"));
    m_tabs->addTab(buildPage(Page::Heat), tr("Systems by type"));
    m_tabs->addTab(buildPage(Page::Ranking), tr("Ranking"));
    auto* groupBar = new QWidget(this);
    m_tabs->addTab(buildPage(Page::Groups, groupBar), tr("Groups of runs"));
    m_tabs->addTab(buildPage(Page::Gain), tr("Potential gain"));
    const QStringList names { tr("What became of each annotation"), tr("Scores by type of A and B"),
        tr("Differences with interval and p"), tr("Gold annotations by how many systems find them"),
        tr("Scores of all systems by type"), tr("Ranks of all systems by several measures"),
        tr("Groups of runs with mean and standard deviation"),
        tr("What correcting each kind of error would bring") };
    for (std::size_t i = 0; i < pageCount; ++i) {
        m_parts[i].table->setAccessibleName(names[static_cast<int>(i)]);
    }
}

void CompareView::connectAll()
{
    connect(m_tabs, &QTabWidget::currentChanged, this, &CompareView::ask);
    connect(m_scores, &QComboBox::currentIndexChanged, this, &CompareView::ask);
    connect(m_pairing, &QComboBox::currentIndexChanged, this, [this]() {
        comparer().setPairing(toUtf8(m_pairing->currentData().toString()));
        ask();
    });
    connect(m_settings, &QPushButton::clicked, this, &CompareView::chooseSettings);
    connect(m_back, &QPushButton::clicked, this, [this]() { compareWith(std::nullopt); });
    connect(m_cancel, &QPushButton::clicked, this, [this]() {
        for (JobRunner* runner : runners()) {
            runner->cancel();
        }
        m_session.cancel();
        refresh();
    });
    connect(m_trials, &QSpinBox::valueChanged, this, &CompareView::refresh);
    connect(m_seed, &QSpinBox::valueChanged, this, &CompareView::refresh);
    connect(m_level, &QDoubleSpinBox::valueChanged, this, &CompareView::refresh);
    connect(m_allPairs, &QCheckBox::toggled, this, &CompareView::ask);
    for (JobRunner* runner : runners()) {
        connect(runner, &JobRunner::runningChanged, this, &CompareView::showProgress);
        connect(runner, &JobRunner::progressed, this, [this](quint64 done, quint64 total) {
            m_progress->setRange(0, total == 0 ? 0 : 1000);
            m_progress->setValue(total == 0 ? 0 : static_cast<int>(std::min(done, total) * 1000 / total));
        });
    }
    connect(&m_session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes & (Session::DataChanged | Session::SystemsChanged | Session::ResultChanged)) {
            ask();
        } else {
            refresh();
        }
    });
    connect(&comparer(), &Comparer::changed, this, &CompareView::refresh);
    connect(&m_selection, &SelectionModel::changed, this, [this](SelectionModel::Changes changes) {
        if (changes & SelectionModel::SchemeChanged) {
            fillScores();
            refresh();
        }
    });
}

void CompareView::fillControls()
{
    m_title->setTextFormat(Qt::PlainText);
    m_scores->setAccessibleName(tr("Score"));
    m_scores->setToolTip(tr("By which types and systems are compared"));
    m_pairing->addItem(tr("Matching"), QString());
    for (const char* list : { "eter", "ser.entities", "ser.components", "noisy" }) {
        m_pairing->addItem(listText(list), QString::fromLatin1(list));
    }
    m_pairing->setAccessibleName(tr("Pairing"));
    m_pairing->setToolTip(
        tr("By which pairs the changes are told: the matching under the scheme, or a measure's own pairs, "
           "where right is what that measure counts as correct"));
    m_measures->setText(tr("&Measures"));
    m_measures->setToolTip(tr("By which systems are ranked and tested"));
    m_measures->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_measures);
    for (const metrics::Measure& measure : metrics::measures()) {
        QAction* action = menu->addAction(measureText(measure.id));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(rankedFirst, measure.id) != rankedFirst.end());
        m_ranked.emplace(std::string(measure.id), action);
        connect(action, &QAction::toggled, this, &CompareView::ask);
        connect(action, &QAction::triggered, this, [this]() { m_rankedChosen = true; });
    }
    m_measures->setMenu(menu);
    m_settings->setToolTip(tr("Score System A a second time under other settings, and show what changes"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    m_progress->setAccessibleName(tr("Progress"));
    m_trials->setRange(1, static_cast<int>(metrics::mostTrials));
    m_trials->setValue(standardTrials);
    m_trials->setKeyboardTracking(false);
    m_trials->setAccessibleName(tr("Trials"));
    m_trials->setToolTip(tr("How many random samples are drawn; few documents are counted out exactly"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setKeyboardTracking(false);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed gives the same numbers"));
    m_level->setRange(50, 99.9);
    m_level->setDecimals(1);
    m_level->setValue(95);
    m_level->setSuffix(tr(" %"));
    m_level->setKeyboardTracking(false);
    m_level->setAccessibleName(tr("Confidence level"));
    m_byType->setAccessibleName(tr("What became of each annotation, by type"));
}

QWidget* CompareView::buildPage(Page page, QWidget* above)
{
    auto* widget = new QWidget(m_tabs);
    auto& made = parts(page);
    made.table = new LinkTableView(m_selection, widget);
    made.content = made.table;
    if (page == Page::Groups) {
        made.content = buildGroups(above);
    } else if (page == Page::Changes) {
        auto* split = new QSplitter(Qt::Horizontal, widget);
        split->addWidget(made.table);
        split->addWidget(m_byType);
        split->setStretchFactor(0, 2);
        split->setStretchFactor(1, 3);
        made.content = split;
    }
    made.note = new QLabel(widget);
    made.note->setTextFormat(Qt::PlainText);
    made.note->setWordWrap(true);
    made.note->setContentsMargins(6, 0, 6, 0);
    made.state = new StatePage(widget);
    made.stack = new QStackedWidget(widget);
    made.stack->addWidget(made.content);
    made.stack->addWidget(made.state);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(4);
    if (above != nullptr) {
        layout->addWidget(above);
    }
    layout->addWidget(made.note);
    layout->addWidget(made.stack, 1);
    std::vector<LinkTableView*> tables { made.table };
    if (page == Page::Changes) {
        tables.push_back(m_byType);
    } else if (page == Page::Groups) {
        tables.insert(tables.end(), m_groupTables.begin(), m_groupTables.end());
    }
    for (LinkTableView* table : tables) {
        connect(table, &LinkTableView::linkActivated, this,
            [this, table](const QModelIndex& index, bool adding) { follow(*table, index, adding); });
    }
    return widget;
}

void CompareView::setPage(Page page) { m_tabs->setCurrentIndex(static_cast<int>(page)); }

std::array<JobRunner*, 6> CompareView::runners() const
{
    return { m_otherRunner, m_tests.runner, m_types.runner, m_rankTests.runner, m_groups.runner,
        m_gain.runner };
}

QString CompareView::markdown(Page page) const
{
    if (page == Page::Types && shows(page) && m_types.answer) {
        const analysis::ComparedNumbers write({ .paper = true });
        auto text = analysis::toMarkdown(analysis::typePairTable(m_types.answer->pair, write));
        for (const auto& line : analysis::signatureLines(m_types.answer->signatures, true)) {
            text += "\n" + line + "\n";
        }
        return toQString(text);
    }
    if (!shows(page)) {
        return {};
    }
    std::vector<const LinkTableView*> tables { table(page) };
    if (page == Page::Groups) {
        tables.insert(tables.end(), m_groupTables.begin(), m_groupTables.end());
    }
    QStringList texts;
    for (const auto* each : tables) {
        auto plain = plainTable(each->linkModel()->table());
        const bool marked = std::ranges::any_of(plain.styles, [](const auto& row) {
            return std::ranges::any_of(row, [](const auto& style) { return !style.mark.empty(); });
        });
        plain.note = marked ? toUtf8(note(page)) : std::string(); // what the marks mean
        texts << toQString(analysis::toMarkdown(plain));
    }
    return texts.join(QLatin1Char('\n'));
}

CompareView::Page CompareView::page() const { return static_cast<Page>(std::max(0, m_tabs->currentIndex())); }

LinkTableView* CompareView::table(Page page, bool second) const
{
    return second ? m_byType : parts(page).table;
}

bool CompareView::shows(Page page) const { return parts(page).stack->currentWidget() == parts(page).content; }

StatePage* CompareView::statePage(Page page) const { return parts(page).state; }

QString CompareView::note(Page page) const { return parts(page).note->text(); }

void CompareView::setScore(const std::string& measure, const std::string& score)
{
    const auto choices = scoreChoices(m_selection.scheme());
    const auto found = std::ranges::find_if(choices,
        [&](const ScoreChoice& choice) { return choice.measure == measure && choice.score == score; });
    if (found != choices.end()) {
        m_scores->setCurrentIndex(static_cast<int>(found - choices.begin()));
    }
}

void CompareView::setMeasureRanked(const std::string& measure, bool ranked)
{
    m_rankedChosen = true;
    m_ranked.at(measure)->setChecked(ranked);
}

void CompareView::compareWith(std::optional<analysis::EvaluationSpec> spec)
{
    comparer().setOtherSettings(std::move(spec));
    ask();
}

void CompareView::setPairing(const std::string& list)
{
    m_pairing->setCurrentIndex(std::max(0, m_pairing->findData(toQString(list))));
}

void CompareView::showTrees()
{
    compareWith(std::nullopt);
    setPairing("eter");
    setPage(Page::Changes);
}

void CompareView::setPresets(PresetChoice& presets)
{
    m_presets = &presets;
    connect(&presets, &PresetChoice::chosen, this, [this]() { followPreset(true); });
    connect(&presets, &PresetChoice::changed, this, [this]() { followPreset(false); });
    followPreset(false);
}

void CompareView::followPreset(bool chosen)
{
    const analysis::Preset* preset = m_presets->preset();
    if (preset == nullptr || (!chosen && preset->id == "default")) {
        return; // nobody chose anything: the score stays
    }
    const std::string wanted = analysis::presetScore(*preset);
    const auto choices = scoreChoices(m_selection.scheme());
    auto found = std::ranges::find_if(
        choices, [&wanted](const ScoreChoice& one) { return one.measure + '.' + one.score == wanted; });
    if (found == choices.end()) { // MUC under another scheme
        found = std::ranges::find(choices, wanted.substr(0, wanted.find('.')), &ScoreChoice::measure);
    }
    if (found != choices.end()) {
        m_scores->setCurrentIndex(static_cast<int>(found - choices.begin()));
    }
    ask();
}

void CompareView::setTrials(int trials) { m_trials->setValue(trials); }

void CompareView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ask();
}

void CompareView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    comparer().setWanted(viewName, false);
    m_session.setWantedOfAll(viewName, false);
}

void CompareView::fillScores()
{
    const QSignalBlocker quiet(m_scores);
    const int chosen = std::max(0, m_scores->currentIndex());
    m_scores->clear();
    for (const ScoreChoice& choice : scoreChoices(m_selection.scheme())) {
        m_scores->addItem(choice.title);
    }
    m_scores->setCurrentIndex(chosen);
}

ScoreChoice CompareView::choice() const
{
    return scoreChoices(
        m_selection.scheme())[static_cast<std::size_t>(std::max(0, m_scores->currentIndex()))];
}

std::vector<std::string> CompareView::rankedMeasures() const
{
    std::vector<std::string> ids;
    for (const metrics::Measure& measure : metrics::measures()) {
        const auto found = m_ranked.find(std::string(measure.id));
        if (found->second->isChecked()) {
            ids.push_back(found->first);
        }
    }
    return ids;
}

std::vector<ScoreChoice> CompareView::testedScores() const
{
    std::vector<ScoreChoice> scores { choice() };
    const auto ranked = rankedMeasures();
    for (const ScoreChoice& each : scoreChoices(m_selection.scheme())) {
        const bool wanted = std::ranges::find(ranked, each.measure) != ranked.end();
        const bool known = std::ranges::any_of(
            scores, [&](const ScoreChoice& score) { return score.measure == each.measure; });
        if (wanted && !known) {
            scores.push_back(each);
        }
    }
    return scores;
}

bool CompareView::trees() const
{
    const auto gold = m_session.dataSet() ? m_session.dataSet()->gold : nullptr;
    if (gold != m_treesOf) {
        m_treesOf = gold;
        m_trees = gold && std::ranges::any_of(gold->documents, [](const annotation::Document& document) {
            return std::ranges::any_of(document.annotations.entities,
                [](const annotation::Entity& entity) { return entity.role == annotation::Role::Component; });
        });
    }
    return m_trees;
}

void CompareView::ask()
{
    if (!isVisible()) {
        refresh();
        return;
    }
    if (!m_rankedChosen) {
        const analysis::Preset* preset = m_presets == nullptr ? nullptr : m_presets->preset();
        for (const auto& [id, action] : m_ranked) {
            const QSignalBlocker quiet(action);
            const bool ofTask
                = preset != nullptr && std::ranges::find(preset->measures, id) != preset->measures.end();
            const bool first = std::ranges::find(rankedFirst, id) != rankedFirst.end();
            const bool ofTrees = trees() && std::ranges::find(rankedForTrees, id) != rankedForTrees.end();
            action->setChecked(first || ofTrees || ofTask);
        }
    }
    QStringList ids;
    const auto add = [&ids](const std::string& id) {
        if (!ids.contains(toQString(id))) {
            ids << toQString(id);
        }
    };
    switch (page()) {
    case Page::Changes:
        if (!comparer().pairing().empty()) {
            add(std::string(analysis::measureOfList(comparer().pairing())));
        }
        break;
    case Page::Found:
        break;
    case Page::Types:
    case Page::Heat:
    case Page::Groups:
        add(choice().measure);
        break;
    case Page::Significance:
        for (const ScoreChoice& score : testedScores()) {
            add(score.measure);
        }
        break;
    case Page::Ranking:
        for (const std::string& id : rankedMeasures()) {
            add(id);
        }
        break;
    case Page::Gain:
        if (trees()) {
            add("eter");
        }
        break;
    }
    m_session.setWantedOfAll(viewName, true, ids);
    comparer().setWanted(viewName, true);
    refresh();
}

void CompareView::refresh()
{
    if (!isVisible()) {
        return; // made when somebody looks
    }
    showTitle();
    const Page shown = page();
    m_pairing->setEnabled(shown == Page::Changes);
    m_scores->setEnabled(
        shown == Page::Types || shown == Page::Significance || shown == Page::Heat || shown == Page::Groups);
    m_measures->setEnabled(shown == Page::Significance || shown == Page::Ranking);
    showPage(shown);
    showProgress();
}

void CompareView::showTitle()
{
    const auto system = m_session.systemA();
    QString text;
    if (system >= 0) {
        const QString a = shortened(systemName(system), 30);
        if (comparer().otherSettings()) {
            //: %1: a system, %2: settings such as "pairing: first-come"
            text = tr("A: %1 · B: %1 under %2").arg(a, shortened(otherName(), 60));
        } else if (m_session.systemB() >= 0) {
            text = tr("A: %1 · B: %2").arg(a, shortened(systemName(m_session.systemB()), 30));
        } else {
            text = tr("A: %1").arg(a);
        }
    }
    m_title->setText(text);
    m_back->setVisible(comparer().otherSettings().has_value());
    m_settings->setEnabled(m_session.evaluationA() != nullptr);
}

bool CompareView::busy() const
{
    const Session::State state = m_session.state();
    return state == Session::State::Loading || state == Session::State::Scoring;
}

void CompareView::showProgress()
{
    const bool own = std::ranges::any_of(runners(), &JobRunner::running);
    const bool running = own || comparer().running() || (m_session.measuring() && !busy());
    if (!own) {
        m_progress->setRange(0, 0);
    }
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
}

void CompareView::follow(const LinkTableView& table, const QModelIndex& index, bool adding)
{
    const LinkCell* cell = table.linkModel()->cell(index);
    if (cell == nullptr) {
        return;
    }
    const LinkCell link = *cell; // the table changes with the system
    if (link.system >= 0 && link.system != m_session.systemA()) {
        if (link.filter) {
            m_selection.setFilters({ *link.filter });
        }
        m_session.setSystemA(link.system);
    } else if (link.filter) {
        ui::follow(&m_selection, *link.filter, adding);
    }
}

void CompareView::chooseSettings()
{
    if (!m_session.evaluationA()) {
        return;
    }
    auto* dialog = new OtherSettingsDialog(
        m_session.spec(), comparer().otherSettings().value_or(m_session.spec()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog]() { compareWith(dialog->spec()); });
    dialog->open();
}

QString CompareView::systemName(int index) const
{
    const auto loaded = m_session.dataSet();
    return loaded && index >= 0 && index < static_cast<int>(loaded->systems.size())
        ? toQString(loaded->systems[static_cast<std::size_t>(index)].source.name)
        : QString();
}

QString CompareView::otherName() const
{
    return comparer().otherSettings()
        ? settingDifferences(m_session.spec(), *comparer().otherSettings()).join(QStringLiteral(", "))
        : QString();
}

std::vector<CompareView::Side> CompareView::systems() const
{
    std::vector<Side> all;
    for (const Session::SystemResult& result : m_session.results()) {
        if (result.evaluation) {
            all.push_back({ result.index, result.name, result.evaluation, result.measures });
        }
    }
    return all;
}

QStringList CompareView::namesOf(const std::vector<Side>& sides)
{
    QStringList names;
    std::ranges::transform(sides, std::back_inserter(names), &Side::name);
    return names;
}

std::vector<int> CompareView::indicesOf(const std::vector<Side>& sides)
{
    std::vector<int> indices;
    std::ranges::transform(sides, std::back_inserter(indices), &Side::index);
    return indices;
}

std::vector<CompareView::Side> CompareView::sides() const
{
    const std::vector<Side> all = systems();
    std::vector<Side> sides;
    for (const int index : { m_session.systemA(), m_session.systemB() }) {
        const auto found = std::ranges::find(all, index, &Side::index);
        if (found != all.end()) {
            sides.push_back(*found);
        }
        if (comparer().otherSettings()) {
            break;
        }
    }
    if (comparer().otherSettings()) {
        if (const auto compared = comparer().compared(); compared && sides.size() == 1) {
            sides.push_back({ -1, otherName(), compared->b,
                m_otherOf == compared->b ? m_otherMeasures
                                         : std::map<std::string, analysis::MeasureResultPtr>() });
        }
    }
    return sides;
}

} // namespace touchstone::ui
