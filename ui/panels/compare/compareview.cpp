// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/compare/compareview.h"

#include "ui/panels/compare/annotatorspage.h"
#include "ui/panels/compare/groupspage.h"
#include "ui/panels/compare/othersettingsdialog.h"
#include "ui/panels/compare/systempages.h"
#include "ui/panels/compare/testpages.h"
#include "ui/session/comparer.h"
#include "ui/session/presetchoice.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/measurebutton.h"
#include "ui/widgets/viewhelp.h"

#include "core/measures/registry/measureregistry.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QProgressBar>
#include <QSignalBlocker>

namespace touchstone::ui {

namespace {

constexpr QLatin1String compareName("compare");
/// By which systems are ranked until somebody chooses.
constexpr std::array<std::string_view, 2> rankedFirst { "muc", "ser" };
constexpr std::array<std::string_view, 1> rankedForTrees { "eter" };

} // namespace

CompareView::CompareView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
{
    fillControls();
    fillScores();
    buildLayout();
    buildPages();
    connectAll();
    refresh();
}

void CompareView::buildLayout()
{
    m_title->setMinimumHeight(m_scores->sizeHint().height());
    auto* copy = new QPushButton(tr("Copy as Mar&kdown"), this);
    copy->setToolTip(tr("Copy the table that is shown, for an issue or a wiki"));
    connect(copy, &QPushButton::clicked, this,
        [this]() { QGuiApplication::clipboard()->setText(at(page()).markdown()); });
    m_title->setContentsMargins(0, 0, fontMetrics().averageCharWidth() * 2, 0);
    auto* bar = new FlowLayout({ 6, 4, 6, 0 },
        { m_title, new MeasureButton(m_session, m_selection, MeasureButton::Part::Scheme, this), m_settings,
            m_back, copy });
    // What some pages only have stands below the tabs, so that these stay where they are from page to page.
    auto* ofPage = new FlowLayout({ 6, 0, 6, 0 },
        { labelled(tr("Com&pared records:"), m_pairing), labelled(tr("Sc&ore:"), m_scores), m_measures,
            m_progress, m_cancel });
    layColumn(this, {}, { bar, m_tabs, ofPage, { m_stack, 1 } }, 4);
}

void CompareView::buildPages()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Pages of the comparison"));
    m_tabs->setUsesScrollButtons(true);
    const auto add = [this](Page page, ComparePage* widget, const QString& title) {
        m_pages[static_cast<std::size_t>(page)] = widget;
        m_stack->addWidget(widget);
        m_tabs->addTab(title);
    };
    m_significance = new SignificancePage(m_basis, m_stack);
    m_groups = new GroupsPage(m_basis, m_stack);
    add(Page::Changes, new ChangesPage(m_basis, m_stack), tr("Changes"));
    add(Page::Types, new TypesPage(m_basis, m_stack), tr("By type"));
    add(Page::Significance, m_significance, tr("Significance"));
    add(Page::Found, new FoundPage(m_basis, m_stack), tr("Found by"));
    add(Page::Heat, new HeatPage(m_basis, m_stack), tr("Systems by type"));
    add(Page::Ranking, new RankingPage(m_basis, m_stack), tr("Ranking"));
    add(Page::Groups, m_groups, tr("Groups of runs"));
    add(Page::Gain, new GainPage(m_basis, m_stack), tr("Potential gain"));
    add(Page::Annotators, new AnnotatorsPage(m_basis, m_stack), tr("Annotators"));
}

void CompareView::connectAll()
{
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, this, &CompareView::ask);
    connect(m_scores, &QComboBox::currentIndexChanged, this, &CompareView::ask);
    connect(m_pairing, &QComboBox::currentIndexChanged, this, [this]() {
        comparer().setPairing(toUtf8(m_pairing->currentData().toString()));
        ask();
    });
    connect(m_settings, &QPushButton::clicked, this, &CompareView::chooseSettings);
    connect(m_back, &QPushButton::clicked, this, [this]() { compareWith(std::nullopt); });
    connect(m_cancel, &QPushButton::clicked, this, [this]() {
        for (JobRunner* runner : m_basis.runners()) {
            runner->cancel();
        }
        m_session.cancel();
        refresh();
    });
    for (JobRunner* runner : m_basis.runners()) {
        connect(runner, &JobRunner::runningChanged, this, &CompareView::showProgress);
        ui::showProgress(m_progress, *runner);
    }
    connect(&m_basis, &CompareBasis::changed, this, &CompareView::refresh);
    connect(&m_basis, &CompareBasis::restartRequested, this, &CompareView::restart);
    connect(&m_basis, &CompareBasis::openRequested, this, &CompareView::openRequested);
    connect(&m_basis, &CompareBasis::settingsRequested, this, &CompareView::chooseSettings);
    connect(&m_session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes & (Session::DataChanged | Session::SystemsChanged | Session::ResultChanged)) {
            ask();
        } else {
            refresh();
        }
    });
    connect(&comparer(), &Comparer::changed, this, &CompareView::refresh);
    whenChanged(m_selection, SelectionModel::SchemeChanged, this, [this]() {
        fillScores();
        refresh();
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
    m_pairing->setAccessibleName(tr("Compared records"));
    m_pairing->setToolTip(
        tr("Whose records decide what changed: those of the matching, judged under the scheme, or a "
           "measure's own, where right is what that measure counts as correct"));
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
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
}

CompareView::Page CompareView::page() const { return static_cast<Page>(std::max(0, m_tabs->currentIndex())); }

void CompareView::chooseScore(const std::string& measure, const std::string& score, bool exactly)
{
    const auto choices = scoreChoices(m_selection.scheme());
    auto found = std::ranges::find_if(choices,
        [&](const ScoreChoice& choice) { return choice.measure == measure && choice.score == score; });
    if (found == choices.end() && !exactly) {
        found = std::ranges::find(choices, measure, &ScoreChoice::measure);
    }
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

void CompareView::setTrials(int trials) { m_significance->setTrials(trials); }

void CompareView::setGroups(const QString& patterns) { m_groups->setPatterns(patterns); }

void CompareView::setPairing(const std::string& list) { chooseOrFirst(m_pairing, toQString(list)); }

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
    const auto dot = std::min(wanted.find('.'), wanted.size());
    // Of MUC under another scheme: the first of the measure.
    chooseScore(wanted.substr(0, dot), dot == wanted.size() ? std::string() : wanted.substr(dot + 1), false);
    ask();
}

void CompareView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ask();
}

void CompareView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    comparer().setWanted(compareName, false);
    m_session.setWantedOfAll(compareName, false);
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

void CompareView::readControls()
{
    m_basis.score
        = scoreChoices(m_selection.scheme())[static_cast<std::size_t>(std::max(0, m_scores->currentIndex()))];
    m_basis.ranked.clear();
    for (const metrics::Measure& measure : metrics::measures()) {
        if (m_ranked.at(std::string(measure.id))->isChecked()) {
            m_basis.ranked.emplace_back(measure.id);
        }
    }
}

void CompareView::proposeMeasures()
{
    const analysis::Preset* preset = m_presets == nullptr ? nullptr : m_presets->preset();
    for (const auto& [id, action] : m_ranked) {
        const QSignalBlocker quiet(action);
        const bool ofTask
            = preset != nullptr && std::ranges::find(preset->measures, id) != preset->measures.end();
        const bool first = std::ranges::find(rankedFirst, id) != rankedFirst.end();
        const bool ofTrees = m_basis.trees() && std::ranges::find(rankedForTrees, id) != rankedForTrees.end();
        action->setChecked(first || ofTrees || ofTask);
    }
}

void CompareView::ask()
{
    if (isVisible()) {
        if (!m_rankedChosen) {
            proposeMeasures();
        }
        readControls();
        QStringList ids = at(page()).needs();
        ids.removeDuplicates();
        m_session.setWantedOfAll(compareName, true, ids);
        comparer().setWanted(compareName, true);
    }
    refresh();
}

void CompareView::restart()
{
    for (ComparePage* each : m_pages) {
        each->forget();
    }
    m_session.setWantedOfAll(compareName, false); // asked anew, a stopped job starts again
    comparer().begin();
    ask();
}

void CompareView::refresh()
{
    if (!isVisible()) {
        return; // made when somebody looks
    }
    readControls();
    showTitle();
    showTabs();
    ComparePage& shown = at(page());
    const ComparePage::Uses uses = m_session.noGold() ? ComparePage::Uses {} : shown.uses();
    m_pairing->parentWidget()->setVisible(uses.pairing);
    m_scores->parentWidget()->setVisible(uses.score);
    m_measures->setVisible(uses.measures);
    shown.refresh();
    showProgress();
}

void CompareView::showTitle()
{
    const auto system = m_session.systemA();
    QString text;
    if (system >= 0) {
        const QString a = shortened(m_basis.systemName(system), 30);
        if (m_session.noGold()) {
            text = tr("A: %1 · B: %2").arg(shortened(toQString(m_session.dataSet()->gold->name), 30), a);
        } else if (comparer().otherSettings()) {
            //: %1: a system, %2: settings such as "pairing: first-come"
            text = tr("A: %1 · B: %1 under %2").arg(a, shortened(m_basis.otherName(), 60));
        } else if (m_session.systemB() >= 0) {
            text = tr("A: %1 · B: %2").arg(a, shortened(m_basis.systemName(m_session.systemB()), 30));
        } else {
            text = tr("A: %1").arg(a);
        }
    }
    m_title->setText(text);
    m_back->setVisible(comparer().otherSettings().has_value());
    m_settings->setEnabled(m_session.evaluationA() != nullptr && !m_session.noGold());
}

void CompareView::showTabs()
{
    const bool noGold = m_session.noGold();
    const bool several = noGold && m_session.dataSet()->systems.size() > 1;
    const auto isThere = [noGold, several](Page page) {
        return page == Page::Changes || (page == Page::Annotators ? several : !noGold);
    };
    if (!isThere(page())) {
        m_tabs->setCurrentIndex(static_cast<int>(Page::Changes));
    }
    for (std::size_t number = 0; number < pageCount; ++number) {
        m_tabs->setTabVisible(static_cast<int>(number), isThere(static_cast<Page>(number)));
    }
    m_tabs->setVisible(!noGold || several);
}

void CompareView::showProgress()
{
    const bool running
        = m_basis.running() || comparer().running() || (m_session.measuring() && !m_session.busy());
    if (!m_basis.running()) {
        m_progress->setRange(0, 0);
    }
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
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

} // namespace touchstone::ui

#include "moc_compareview.cpp"
