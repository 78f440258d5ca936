// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/campaign/campaignview.h"

#include "ui/models/modelroles.h"
#include "ui/panels/campaign/campaignleadsview.h"
#include "ui/panels/campaign/campaigntabledialog.h"
#include "ui/base/keepsaid.h"
#include "ui/session/projectsession.h"
#include "ui/session/whenchanged.h"
#include "ui/text/statuspalette.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/linkdelegate.h"

#include "core/report/trend.h"
#include "core/support/lookup.h"

#include <QEvent>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTabBar>

namespace touchstone::ui {

namespace {

constexpr int widestColumn = 24; // characters
constexpr qsizetype mostFindingsTold = 3;
constexpr int allTasks = -1;

/// The values of each capture of data sets that has several, in their natural order.
std::map<std::string, std::vector<std::string>> valuesOf(const analysis::ProjectTables& tables)
{
    std::map<std::string, std::vector<std::string>> values;
    for (const auto& table : tables.tables) {
        for (const auto& [capture, value] : table.captures) {
            support::addNew(values[capture], value);
        }
    }
    std::erase_if(values, [](const auto& capture) { return capture.second.size() < 2; });
    for (auto& [capture, own] : values) {
        std::ranges::sort(own);
        std::ranges::stable_sort(own, analysis::naturallyLess);
    }
    return values;
}

/// What the choice of rows says.
QString rowsText(const analysis::CampaignBy& by)
{
    switch (by.kind) {
    case analysis::CampaignBy::System:
        break;
    case analysis::CampaignBy::Team:
        return CampaignView::tr("Teams, best run each");
    case analysis::CampaignBy::Capture:
        //: %1: a capture of the names of runs, such as "lang"
        return CampaignView::tr("By %1, best run each").arg(toQString(by.capture));
    }
    return CampaignView::tr("Systems");
}

} // namespace

CampaignView::CampaignView(ProjectSession* project, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
{
    buildTables();
    buildBar();
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(updateInterval);
    connect(&m_soon, &QTimer::timeout, this, &CampaignView::takeScores);
    showHeat();
    showState();
    if (m_project != nullptr) {
        followProject();
    }
}

CellInteraction* CampaignView::prepare(QTableView* table, QAbstractItemModel* model)
{
    table->setModel(model);
    table->setItemDelegate(new LinkDelegate(table));
    showPlain(table);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    makeSortable(table);
    return new CellInteraction(table);
}

void CampaignView::buildTables()
{
    m_interaction = prepare(m_table, m_model);
    m_rankingInteraction = prepare(m_rankingTable, m_ranking);
    m_table->setAccessibleName(tr("Scores by data set"));
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideMiddle); // a task, then a data set
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // Names stand at the edge where the table is scrolled past them.
    connect(m_table->horizontalScrollBar(), &QScrollBar::valueChanged, this,
        [this](int value) { m_table->verticalHeader()->setVisible(value >= m_table->columnWidth(0)); });
    connect(m_interaction, &CellInteraction::linkActivated, this, &CampaignView::openMatrixCell);
    connect(m_rankingInteraction, &CellInteraction::linkActivated, this, &CampaignView::openRankingCell);
    connect(m_rankingInteraction, &CellInteraction::activated, this, [this](const QModelIndex& index) {
        if (index.column() == m_ranking->noteColumn()) {
            editNote(index);
        }
    });
    for (const CellInteraction* interaction : { m_interaction, m_rankingInteraction }) {
        connect(interaction, &CellInteraction::menuRequested, this,
            [this, interaction](const QModelIndex& index, const QPoint& position) {
                showMenu(interaction, index, position);
            });
    }
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) {
            if (const auto table = m_model->tableOf(current.isValid() ? current.column() : -1)) {
                showRanking(*table);
            }
        });
}

void CampaignView::buildBar()
{
    m_by->setAccessibleName(tr("Rows"));
    m_by->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    fillRows();
    m_tasks->setAccessibleName(tr("Tasks"));
    m_tasks->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_tasksRow = labelled(tr("Tas&ks:"), m_tasks);
    m_sets->setPopupMode(QToolButton::InstantPopup);
    m_sets->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_sets->setFocusPolicy(Qt::StrongFocus);
    m_sets->setToolTip(tr("Which data sets are shown; means, ranks and points are of these"));
    m_sets->setMenu(new QMenu(m_sets));
    m_ties->setToolTip(
        tr("Puts ≈ behind scores that are not separable from the best of their data set. All runs of a data "
           "set are compared with each other, which takes a while."));
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    m_count->setTextFormat(Qt::PlainText);
    m_stop->hide();
    m_figure->setToolTip(tr("The matrix or a ranking as PDF, SVG, PNG or their numbers"));
    for (QPushButton* button : { m_export, m_figure, m_score, m_stop }) {
        button->setAutoDefault(false);
    }
    new FlowLayout({ 6, 4, 6, 0 },
        { labelled(tr("Ro&ws:"), m_by), m_tasksRow, m_sets, m_ranks, m_ties, m_export, m_figure, m_score,
            m_progress, m_stop, m_count },
        m_bar);
    for (QWidget* widget : std::initializer_list<QWidget*> { m_sets, m_ranks, m_ties, m_count, m_progress }) {
        widget->setMinimumHeight(m_by->sizeHint().height()); // one line of controls of one height
    }
    connect(m_by, &QComboBox::currentIndexChanged, this, [this]() {
        auto choice = m_model->choice();
        choice.by = analysis::campaignBy(toUtf8(m_by->currentData().toString()));
        take(choice);
    });
    connect(m_tasks, &QComboBox::currentIndexChanged, this, [this]() {
        auto choice = m_model->choice();
        const int number = m_tasks->currentData().toInt();
        const auto tasks = m_model->all().tasks();
        choice.task
            = number == allTasks ? std::nullopt : std::optional(tasks[static_cast<std::size_t>(number)]);
        take(choice);
    });
    connect(m_ranks, &QCheckBox::toggled, this, [this](bool shown) {
        m_model->setRanksShown(shown);
        fitColumns(m_table, m_table->horizontalHeader(), widestColumn);
    });
    connect(m_export, &QPushButton::clicked, this, &CampaignView::exportTable);
    connect(m_figure, &QPushButton::clicked, this,
        [this]() { Q_EMIT figureRequested(QStringLiteral("campaign")); });
}

void CampaignView::build()
{
    for (QLabel* label : { m_rankingTitle, m_rankingNote, m_note }) {
        makeCopyable(label);
        label->setContentsMargins(6, 0, 6, 2);
    }
    QFont bold = m_rankingTitle->font();
    bold.setBold(true);
    m_rankingTitle->setFont(bold);
    keepSaid(m_note, [this]() {
        m_note->setText(
            tr("The best of a column is bold, the stronger the shade the better. – nothing was "
               "handed in or the score is undefined; ✗ could not be scored; … not scored yet; ≈ not "
               "separable from the best."));
    });
    auto* matrix = new QWidget(this);
    layColumn(matrix, {}, { { m_table, 1 }, m_note }, 2);
    auto* ranking = new QWidget(this);
    layColumn(ranking, {}, { m_rankingTitle, { m_rankingTable, 1 }, m_rankingNote }, 2);
    split(m_split, { { matrix, 3 }, { ranking, 2 } })->setChildrenCollapsible(false);
    m_pages = new StatePages(m_split, this);
    m_message->setClosable(true);
    m_message->hide();
    connect(m_message, &MessageBar::closed, m_message, &QWidget::hide);
    auto* scores = new QWidget(this);
    layColumn(scores, {}, { m_bar, m_message, { m_pages, 1 } }, 4);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(scores, tr("Scores"));
    m_tabs->tabBar()->setAccessibleName(tr("Pages of the campaign"));
    if (m_project != nullptr) {
        m_leads = new CampaignLeadsView(*m_project, this);
        m_tabs->addTab(m_leads, tr("Leads"));
        connect(m_leads, &CampaignLeadsView::recordsWanted, this, &CampaignView::recordsWanted);
    }
    layColumn(this, {}, { { m_tabs, 1 } }, 0);
    setFocusProxy(m_table);
}

void CampaignView::followProject()
{
    whenChanged(*m_project, ProjectSession::ProjectChanged | ProjectSession::TablesChanged, this,
        &CampaignView::takeTables);
    whenChanged(*m_project, ProjectSession::RowsChanged, this, [this]() {
        if (!m_soon.isActive()) {
            m_soon.start();
        }
    });
    whenChanged(*m_project, ProjectSession::NotesChanged, this, &CampaignView::takeNotes);
    connect(m_project, &ProjectSession::progressed, this, [this](quint64 done, quint64 total) {
        showProgress(done, m_project->scoring() || m_project->testing() ? total : 0);
    });
    connect(m_project, &ProjectSession::failed, this,
        [this](const QString& text) { m_message->showMessage(MessageBar::Kind::Error, text); });
    whenChanged(*m_project, ProjectSession::FilesChanged, this, [this]() {
        m_model->setOld(m_project->oldRows());
        showState();
    });
    connect(m_score, &QPushButton::clicked, this, [this]() {
        if (m_scored < runs()) {
            m_project->scoreAll();
        } else {
            m_project->scoreAgain();
        }
        takeScores();
    });
    connect(m_ties, &QCheckBox::toggled, m_project, &ProjectSession::setTested);
    connect(m_stop, &QPushButton::clicked, this, [this]() {
        m_project->cancel();
        takeScores();
    });
    takeTables();
}

void CampaignView::takeTables()
{
    m_soon.stop();
    if (!m_project->isOpen()) {
        clear();
        return;
    }
    m_remarks = analysis::remarksOf(m_project->tables(), m_project->notes());
    setTables(m_project->tables());
    takeScores();
}

void CampaignView::takeScores()
{
    if (!m_project->isOpen()) {
        return;
    }
    {
        const QSignalBlocker quiet(m_ties);
        m_ties->setChecked(m_project->tested());
    }
    if (!m_project->scoring() && !m_project->testing()) {
        showProgress(0, 0);
    } else if (!m_running) {
        showProgress(0, m_project->expectedRows());
    }
    m_stale = !isVisible() && !m_project->rows().empty();
    m_model->setOld(m_project->oldRows());
    if (!m_stale) {
        setScores(m_project->rows());
    }
}

void CampaignView::takeNotes()
{
    m_remarks = analysis::remarksOf(m_project->tables(), m_project->notes());
    showRankingNow();
    if (const int column = m_ranking->noteColumn(); column >= 0) {
        fitColumn(m_rankingTable, m_rankingTable->horizontalHeader(), column);
    }
}

void CampaignView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) {
        takeScores();
    }
}

void CampaignView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        showHeat();
    }
}

/// With high contrast shades would take from the letters what makes them readable.
void CampaignView::showHeat()
{
    m_model->setHeatShown(!StatusPalette::forPalette(palette()).ground().strong);
}

void CampaignView::clear()
{
    m_open = false;
    m_scored = 0;
    m_remarks.clear();
    m_model->setTables({});
    m_model->setOld({});
    fillRows();
    m_ranking->clear();
    showProgress(0, 0);
}

void CampaignView::showLeads()
{
    if (m_leads != nullptr) {
        m_tabs->setCurrentWidget(m_leads);
    }
}

void CampaignView::setTables(const analysis::ProjectTables& tables)
{
    m_open = true;
    m_scored = 0;
    change([&]() { m_model->setTables(tables); });
    fillRows();
    fillTasks();
}

void CampaignView::setScores(const std::vector<analysis::CampaignRow>& rows)
{
    m_scored = rows.size();
    m_model->setScores(rows);
    const bool marked = std::ranges::any_of(
        rows, [](const analysis::CampaignRow& row) { return row.tie && row.tie->likeBest; });
    if ((!m_fitted && !rows.empty()) || marked != m_marked) {
        m_fitted = !rows.empty();
        m_marked = marked;
        fitColumns(m_table, m_table->horizontalHeader(), widestColumn);
    }
    showRankingNow();
    showState();
}

void CampaignView::change(const std::function<void()>& done)
{
    const QModelIndex before = m_table->currentIndex();
    const bool hadCurrent = before.isValid(); // the index is gone afterwards
    const QString name = before.siblingAtColumn(0).data().toString();
    const QVariant column = m_model->headerData(before.column(), Qt::Horizontal);
    done();
    fillSets();
    {
        const QSignalBlocker quiet(m_table->horizontalHeader()); // they are sorted already
        m_table->horizontalHeader()->setSortIndicator(m_model->sortColumn(), m_model->sortOrder());
    }
    m_fitted = m_scored > 0;
    fitColumns(m_table, m_table->horizontalHeader(), widestColumn);
    for (int row = 0; hadCurrent && row < m_model->rowCount(); ++row) {
        for (int i = 0; m_model->index(row, 0).data() == name && i < m_model->columnCount(); ++i) {
            if (m_model->headerData(i, Qt::Horizontal) == column) {
                m_table->setCurrentIndex(m_model->index(row, i));
            }
        }
    }
    showRankingNow();
    showState();
}

void CampaignView::take(const CampaignChoice& choice)
{
    change([&]() { m_model->setChoice(choice); });
}

void CampaignView::fillRows()
{
    const QSignalBlocker quiet(m_by);
    m_by->clear();
    for (const auto& word : analysis::campaignByWords(m_model->all())) {
        m_by->addItem(rowsText(analysis::campaignBy(word)), toQString(word));
    }
    chooseOrFirst(m_by, toQString(analysis::campaignByWord(m_model->choice().by)));
}

void CampaignView::setBy(const analysis::CampaignBy& by)
{
    choose(m_by, toQString(analysis::campaignByWord(by)));
}

void CampaignView::fillTasks()
{
    const auto tasks = m_model->all().tasks();
    const QSignalBlocker quiet(m_tasks);
    m_tasks->clear();
    m_tasks->addItem(tr("All"), allTasks);
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        m_tasks->addItem(tasks[i].empty() ? tr("Without a task") : toQString(tasks[i]), static_cast<int>(i));
        if (m_model->choice().task == tasks[i]) {
            m_tasks->setCurrentIndex(static_cast<int>(i) + 1);
        }
    }
    m_tasksRow->setVisible(tasks.size() > 1);
}

void CampaignView::fillSets()
{
    const auto values = valuesOf(m_model->all());
    //: The button of a menu. %1 of %2 data sets are shown
    m_sets->setText(
        tr("Data &sets: %1 of %2").arg(m_model->tables().sets().size()).arg(m_model->all().sets().size()));
    m_sets->setVisible(!values.empty());
    QMenu* menu = m_sets->menu();
    menu->clear();
    for (const auto& [capture, own] : values) {
        menu->addSection(withoutMnemonic(toQString(capture)));
        const auto left = m_model->choice().without.find(capture);
        for (const std::string& value : own) {
            QAction* action = menu->addAction(withoutMnemonic(toQString(value)));
            action->setCheckable(true);
            action->setChecked(left == m_model->choice().without.end() || !left->second.contains(value));
            connect(action, &QAction::triggered, this, [this, name = capture, value](bool shown) {
                // Afterwards: the menu is filled anew.
                QMetaObject::invokeMethod(
                    this, [this, name, value, shown]() { setValueShown(name, value, shown); },
                    Qt::QueuedConnection);
            });
        }
    }
    menu->addSeparator();
    QAction* all = menu->addAction(tr("Show &all"));
    all->setEnabled(!m_model->choice().without.empty());
    connect(
        all, &QAction::triggered, this,
        [this]() {
            auto choice = m_model->choice();
            choice.without.clear();
            take(choice);
        },
        Qt::QueuedConnection);
}

void CampaignView::setTask(const std::optional<std::string>& task)
{
    const auto tasks = m_model->all().tasks();
    const auto found = task ? std::ranges::find(tasks, *task) : tasks.end();
    choose(m_tasks, found == tasks.end() ? allTasks : static_cast<int>(found - tasks.begin()));
}

void CampaignView::setValueShown(const std::string& capture, const std::string& value, bool shown)
{
    auto choice = m_model->choice();
    auto& left = choice.without[capture];
    if (shown) {
        left.erase(value);
    } else {
        left.insert(value);
    }
    std::erase_if(choice.without, [](const auto& each) { return each.second.empty(); });
    take(choice);
}

void CampaignView::showRanking(std::size_t table)
{
    const auto& own = m_model->tables().tables[table];
    m_ranked = { own.task, own.set };
    showRankingNow();
}

std::size_t CampaignView::rankedTable() const
{
    const auto& tables = m_model->tables().tables;
    const auto found = std::ranges::find_if(tables, [this](const analysis::ProjectTable& table) {
        return m_ranked && table.task == m_ranked->first && table.set == m_ranked->second;
    });
    return found == tables.end() ? 0 : static_cast<std::size_t>(found - tables.begin());
}

void CampaignView::showRankingNow()
{
    if (m_model->tables().tables.empty()) {
        m_ranking->clear();
        return;
    }
    const QModelIndex before = m_rankingTable->currentIndex();
    const QString title = m_ranking->title();
    const QString note = m_ranking->note();
    const bool stands = before.isValid();
    const std::size_t run = stands ? m_ranking->runOf(m_ranking->lineOf(before.row())) : 0;
    const int scrolled = m_rankingTable->verticalScrollBar()->value();
    const int rows = m_ranking->rowCount();
    const int columns = m_ranking->columnCount();
    m_ranking->setRanking(m_model->tables(), m_model->scores(), rankedTable(), m_remarks,
        m_project != nullptr && m_project->keepsNotes());
    m_rankingTitle->setText(m_ranking->title());
    m_rankingTable->setAccessibleName(tr("Ranking of %1").arg(m_ranking->title()));
    showRankingWords();
    if (m_ranking->title() != title || m_ranking->rowCount() != rows || m_ranking->columnCount() != columns
        || m_ranking->note() != note) { // marks come with a note
        fitColumns(m_rankingTable, m_rankingTable->horizontalHeader());
    }
    if (m_ranking->title() == title && stands
        && !m_rankingTable->currentIndex().isValid()) { // runs have arrived
        if (const auto line = m_ranking->lineOfRun(run)) {
            m_rankingTable->setCurrentIndex(m_ranking->index(m_ranking->rowOf(*line), before.column()));
            m_rankingTable->verticalScrollBar()->setValue(scrolled);
        }
    }
}

void CampaignView::showRankingWords()
{
    QString words = m_ranking->note();
    if (m_ranking->total() == 0 && !m_model->tables().tables.empty()) {
        words = m_model->tables().tables[rankedTable()].runs.empty() ? tr("Nothing was handed in.")
            : m_running ? tr("Its runs stand here as soon as they are scored.")
                        : tr("None of its runs is scored yet. “Score all” scores every run of the project.");
    }
    m_rankingNote->setText(words);
    m_rankingNote->setVisible(!words.isEmpty());
}

std::size_t CampaignView::runs() const
{
    std::size_t count = 0;
    for (const auto& table : m_model->all().tables) {
        count += table.runs.size();
    }
    return count;
}

void CampaignView::showProgress(quint64 done, quint64 total)
{
    m_running = total > 0;
    m_progress->setVisible(m_running);
    m_progress->setRange(0, 1000);
    m_progress->setValue(m_running ? static_cast<int>(done * 1000 / total) : 0);
    m_stop->setVisible(m_running);
    showRankingWords();
    showState();
}

void CampaignView::showState()
{
    const auto all = runs();
    m_bar->setVisible(m_open && all > 0);
    m_tabs->tabBar()->setVisible(m_leads != nullptr && m_open && all > 0);
    if (m_tabs->tabBar()->isHidden()) {
        m_tabs->setCurrentIndex(0); // which says what to do
    }
    m_score->setVisible(m_project != nullptr && !m_running);
    m_score->setText(m_scored < all ? tr("S&core all") : tr("S&core again"));
    m_score->setToolTip(m_scored < all
            ? tr("Scores every system on every data set; what was scored before is not read again")
            : tr("Scores what changed on the disk; where nothing did, everything once more. The numbers "
                 "stand until the new ones are there."));
    m_ties->setVisible(m_project != nullptr);
    showCount();
    if (!m_open) {
        m_pages->showPage(tr("No project is open"),
            tr("A project holds data sets, their systems and how they are scored. Here all of them stand "
               "side "
               "by side."),
            { { tr("Open project…"), [this]() { Q_EMIT openRequested(); }, {} } });
    } else if (m_project != nullptr && all == 0 && !m_project->outside().isEmpty()) {
        m_pages->showPage(tr("Files outside of the project's folder"),
            tr("They are not read unless you allow it: %1").arg(listText(m_project->outside())),
            { { tr("Read them"), [this]() { m_project->allowOutside(); }, {} } });
    } else if (all == 0) {
        QStringList found;
        for (const auto& finding : m_model->all().findings.list()) {
            if (found.size() < mostFindingsTold) {
                found << findingText(finding);
            }
        }
        m_pages->showPage(tr("There are no systems"),
            found.isEmpty() ? tr("The project names no data sets with systems.")
                            : found.join(QLatin1Char('\n')));
    } else if (m_model->tables().tables.empty()) {
        m_pages->showPage(tr("No data set is left"), tr("Every one is folded away."),
            { { tr("Show all"),
                [this]() {
                    auto choice = m_model->choice();
                    choice.without.clear();
                    choice.task.reset();
                    take(choice);
                    setTask(std::nullopt);
                },
                {} } });
    } else {
        m_pages->showContent();
    }
}

void CampaignView::showCount()
{
    const std::size_t old = m_project == nullptr ? 0 : m_project->oldRows().size();
    QStringList changed;
    if (m_project != nullptr) {
        for (const auto& [path, content] : m_project->changedFiles()) {
            changed << fromPath(path);
        }
    }
    const auto all = runs();
    m_count->setToolTip(changed.join(QLatin1Char('\n')));
    if (changed.size() == 1) {
        //: %1: name of a file
        m_count->setText(tr("%1 changed on the disk; scores of before are pale")
                             .arg(QFileInfo(changed.front()).fileName()));
    } else if (!changed.isEmpty()) {
        //: %1: how many
        m_count->setText(tr("Files changed on the disk: %1; scores of before are pale")
                             .arg(countText(static_cast<std::int64_t>(changed.size()))));
    } else if (old > 0) {
        //: How many scores are of files as they were
        m_count->setText(tr("Old scores: %1").arg(countText(static_cast<std::int64_t>(old))));
    } else {
        //: How many of all runs are scored
        m_count->setText(m_scored < all ? tr("Scored: %1 of %2")
                                              .arg(countText(static_cast<std::int64_t>(m_scored)),
                                                  countText(static_cast<std::int64_t>(all)))
                                        : QString());
    }
}

void CampaignView::openMatrixCell(const QModelIndex& index)
{
    if (const auto run = m_model->runOf(index)) {
        Q_EMIT opened(run->table, run->run);
    } else if (const auto runs = m_model->runsOfMean(index); !runs.empty()) {
        Q_EMIT openedTogether(runs, m_model->index(index.row(), 0).data().toString());
    }
}

void CampaignView::openRankingCell(const QModelIndex& index)
{
    Q_EMIT opened(m_model->tableOfProject(rankedTable()), m_ranking->runOf(m_ranking->lineOf(index.row())));
}

void CampaignView::showMenu(
    const CellInteraction* interaction, const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    if (index.data(LinkRole).toBool()) {
        const QPersistentModelIndex cell(index); // scores may arrive meanwhile
        menu->addAction(interaction == m_interaction && !m_model->runsOfMean(index).empty()
                ? tr("&Open its data sets as one")
                : tr("&Open the data set with this system"),
            this, [this, cell, interaction]() {
                if (cell.isValid()) {
                    interaction == m_interaction ? openMatrixCell(cell) : openRankingCell(cell);
                }
            });
    }
    if (interaction == m_rankingInteraction && index.isValid() && m_project != nullptr
        && m_project->keepsNotes()) {
        menu->addAction(tr("Edit &note…"), this, [this, run = QPersistentModelIndex(index)]() {
            if (run.isValid()) {
                editNote(run);
            }
        });
    }
    addCopyActions(menu, interaction, index);
    menu->popup(position);
}

CampaignTableDialog* CampaignView::exportTable()
{
    auto* dialog = new CampaignTableDialog(
        m_model->tables(), m_model->scores(), m_model->choice().by, m_remarks, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

std::optional<ShownCampaign> CampaignView::shownCampaign()
{
    if (m_stale) {
        m_stale = false;
        setScores(m_project->rows());
    }
    if (!m_open || m_model->scores().empty()) {
        return std::nullopt;
    }
    const CampaignChoice& choice = m_model->choice();
    const analysis::ProjectTables& shown = m_model->tables();
    ShownCampaign campaign { std::make_shared<const FigureData::Campaign>(
                                 FigureData::Campaign { shown, m_model->scores(), choice.by }),
        { .by = choice.by } };
    if (m_project != nullptr) {
        campaign.asked.project = toPath(m_project->path());
        campaign.asked.allowOutside = m_project->allowsOutside();
    }
    campaign.asked.task = choice.task.value_or(std::string());
    if (!choice.without.empty()) {
        campaign.asked.sets = shown.sets();
    }
    campaign.asked.tested = std::ranges::any_of(
        m_model->scores(), [](const analysis::CampaignRow& row) { return row.tie.has_value(); });
    return campaign;
}

QInputDialog* CampaignView::editNote(const QModelIndex& index)
{
    const auto& table = m_model->tables().tables[rankedTable()];
    const std::string set = table.set;
    const std::string system = table.runs[m_ranking->runOf(m_ranking->lineOf(index.row()))].system;
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Note"));
    //: %1: a system, %2: a data set
    dialog->setLabelText(withoutMnemonic(tr("Note for %1, %2:").arg(toQString(system), toQString(set))));
    for (QLabel* label : dialog->findChildren<QLabel*>()) {
        label->setTextFormat(Qt::PlainText); // names are anybody's
    }
    dialog->setTextValue(toQString(analysis::noteOf(m_project->notes(), set, system)));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, set, system](const QString& text) {
        m_project->setNote({ set, system, toUtf8(text) });
    });
    dialog->open();
    return dialog;
}

} // namespace touchstone::ui

#include "moc_campaignview.cpp"
