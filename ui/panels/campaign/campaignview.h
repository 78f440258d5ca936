// SPDX-License-Identifier: GPL-3.0-or-later
// CampaignView: the campaign of the open project: systems or teams against data sets, filling as runs are
// scored, and below it the ranking of one data set. A cell leads to its data set with its system.
#pragma once

#include "ui/figures/figurerecipe.h"
#include "ui/panels/campaign/campaignmodel.h"
#include "ui/panels/campaign/rankingmodel.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include <QCheckBox>
#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

class QInputDialog;

namespace touchstone::ui {

class CampaignLeadsView;
class CampaignTableDialog;
class ProjectSession;

class CampaignView : public QWidget
{
    Q_OBJECT

public:
    /// `project` null: there is none to follow; it shows what it is given, at first that nothing is open.
    explicit CampaignView(ProjectSession* project = nullptr, QWidget* parent = nullptr);

    /// Shortest time between two updates while scores arrive, in milliseconds.
    static constexpr int updateInterval = 100;

    /// Shows the tables of a project without scores.
    void setTables(const analysis::ProjectTables& tables);
    /// Shows what is scored by now. Current cells, selection and places of scrolling stay.
    void setScores(const std::vector<analysis::CampaignRow>& rows);
    /// Says that no project is open.
    void clear();
    /// `done` of `total` runs are scored; total 0: nothing is running.
    void showProgress(quint64 done, quint64 total);

    void setBy(const analysis::CampaignBy& by);
    /// Nothing: all tasks.
    void setTask(const std::optional<std::string>& task);
    void setValueShown(const std::string& capture, const std::string& value, bool shown);
    /// The ranking of a table that is shown, by its number in CampaignModel::tables().
    void showRanking(std::size_t table);

    [[nodiscard]] CampaignModel* model() const { return m_model; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] RankingModel* ranking() const { return m_ranking; }
    [[nodiscard]] QTableView* rankingTable() const { return m_rankingTable; }
    [[nodiscard]] QToolButton* sets() const { return m_sets; }
    [[nodiscard]] QPushButton* scoreButton() const { return m_score; }
    [[nodiscard]] QPushButton* stopButton() const { return m_stop; }
    /// Beside the button: how much is scored, and which files have changed since. Empty: nothing is to be
    /// said.
    [[nodiscard]] QString countWords() const { return m_count->text(); }
    /// The leads of the project, on a page of their own; null: there is no project to follow.
    [[nodiscard]] CampaignLeadsView* leads() const { return m_leads; }
    void showLeads();
    [[nodiscard]] QCheckBox* tiesBox() const { return m_ties; }
    /// Null while the matrix is shown.
    [[nodiscard]] StatePage* statePage() const { return m_pages->showsContent() ? nullptr : m_pages->page(); }
    /// Words below the ranking: what could not be scored, or why nothing stands in it. Empty: none are
    /// needed.
    [[nodiscard]] QString rankingWords() const { return m_rankingNote->text(); }
    /// Number of a shown table; 0 where its own is folded away.
    [[nodiscard]] std::size_t rankedTable() const;
    /// Of what is shown now.
    CampaignTableDialog* exportTable();
    /// What is shown, for a figure; nothing: there is no matrix with a score.
    [[nodiscard]] std::optional<ShownCampaign> shownCampaign();
    /// Asks for the note of a run of the ranking.
    QInputDialog* editNote(const QModelIndex& index);

Q_SIGNALS:
    /// A cell was chosen: the numbers of its table and run in the project.
    void opened(std::size_t table, std::size_t run);
    /// The mean of a system's or a team's runs: their data sets are to be shown as one, with them as this
    /// system.
    void openedTogether(const std::vector<ui::CampaignRun>& runs, const QString& system);
    /// Records of a lead are to be shown.
    void recordsWanted(const ui::CampaignRecords& records);
    /// A project is to be opened.
    void openRequested();
    /// A figure of this kind is to be exported.
    void figureRequested(const QString& kind);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildTables();
    void buildBar();
    void build();
    void followProject();
    void takeTables(); ///< of the project
    void takeScores();
    void takeNotes();
    void fillRows();
    void fillTasks();
    void fillSets();
    void take(const CampaignChoice& choice);
    /// Other rows or columns; the current cell stays where its row and column do.
    void change(const std::function<void()>& done);
    void showState();
    void showCount(); ///< of what is scored, and of files that have changed since
    void showRankingNow();
    void showRankingWords();
    void showHeat();
    void openMatrixCell(const QModelIndex& index);
    void openRankingCell(const QModelIndex& index);
    void showMenu(const CellInteraction* interaction, const QModelIndex& index, const QPoint& position);
    [[nodiscard]] static CellInteraction* prepare(QTableView* table, QAbstractItemModel* model);
    [[nodiscard]] std::size_t runs() const; ///< of all tables of the project

    ProjectSession* m_project;
    bool m_open = false;
    bool m_stale = false; ///< scores came while it was hidden
    bool m_fitted = false; ///< columns are as wide as scores
    bool m_marked = false; ///< scores have marks behind them
    std::size_t m_scored = 0;
    bool m_running = false;
    std::optional<std::pair<std::string, std::string>> m_ranked; ///< task and set of the ranking
    analysis::RunRemarks m_remarks;
    QTimer m_soon; ///< collects scores that arrive
    CampaignModel* m_model = new CampaignModel(this);
    RankingModel* m_ranking = new RankingModel(this);
    QTableView* m_table = sortableTable(this);
    QTableView* m_rankingTable = sortableTable(this);
    CellInteraction* m_interaction = nullptr;
    CellInteraction* m_rankingInteraction = nullptr;
    QWidget* m_bar = new QWidget(this);
    QComboBox* m_by = new QComboBox(m_bar);
    QComboBox* m_tasks = new QComboBox(m_bar);
    QWidget* m_tasksRow = nullptr; ///< with its label
    QToolButton* m_sets = new QToolButton(m_bar);
    QCheckBox* m_ranks = new QCheckBox(tr("Show ra&nks"), m_bar);
    QCheckBox* m_ties = new QCheckBox(tr("Mark &ties"), m_bar);
    QPushButton* m_export = new QPushButton(tr("E&xport table…"), m_bar);
    QPushButton* m_figure = new QPushButton(tr("Export figure…"), m_bar);
    QPushButton* m_score = new QPushButton(tr("S&core all"), m_bar);
    QProgressBar* m_progress = makeProgress(m_bar, tr("Progress"));
    QPushButton* m_stop = new QPushButton(tr("Stop"), m_bar);
    QLabel* m_count = new QLabel(m_bar);
    MessageBar* m_message = new MessageBar(this);
    QSplitter* m_split = new QSplitter(Qt::Vertical, this);
    QLabel* m_rankingTitle = new QLabel(this);
    QLabel* m_rankingNote = new QLabel(this);
    QLabel* m_note = new QLabel(this);
    StatePages* m_pages = nullptr;
    QTabWidget* m_tabs = new QTabWidget(this);
    CampaignLeadsView* m_leads = nullptr;
};

} // namespace touchstone::ui
