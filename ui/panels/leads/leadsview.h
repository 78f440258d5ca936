// SPDX-License-Identifier: GPL-3.0-or-later
// LeadsView: patterns in the errors as a short list, found in the background after each result. A lead leads
// to its records; it can be pinned, or dismissed with a reason.
#pragma once

#include "ui/leads/leadtable.h"
#include "ui/panels/leads/leadlists.h"
#include "ui/panels/leads/leadmarks.h"
#include "ui/session/session.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/statepage.h"

#include "core/report/tableexport.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

#include <array>

namespace touchstone::ui {

class ProjectSession;

class LeadsView : public SessionPanel
{
    Q_OBJECT

public:
    /// `project` null: pins and dismissals hold for the session alone.
    LeadsView(
        Session& session, SelectionModel& selection, ProjectSession* project, QWidget* parent = nullptr);

    /// Whose leads.
    enum class Of { SystemA, SystemB, Difference };
    void setOf(Of of);
    [[nodiscard]] Of of() const { return m_of; }
    [[nodiscard]] QComboBox* ofChoice() const { return m_ofChoice; }

    [[nodiscard]] LeadModel* model() const { return m_leads->model(); }
    [[nodiscard]] QTableView* table() const { return m_leads->view(); }
    [[nodiscard]] StatePages* pages() const { return m_pages; }
    [[nodiscard]] const LeadLists& lists() const { return *m_lists; }
    [[nodiscard]] LeadMarks& marks() { return *m_marks; }
    /// What is said below the list: families that cannot be told, and why.
    [[nodiscard]] QString note() const { return m_note->isHidden() ? QString() : m_note->text(); }
    /// Of the current row, where they are shown.
    [[nodiscard]] QString details() const { return m_details->isHidden() ? QString() : m_details->text(); }
    /// Where pins and dismissals are kept, in a word; empty: there are none.
    [[nodiscard]] QString keptWords() const { return m_kept->isHidden() ? QString() : m_kept->text(); }
    /// "Leads (7)", for the tab; without a list: "Leads".
    [[nodiscard]] QString title() const;

    // What buttons and the menu of a row do, to the current row.
    [[nodiscard]] QAction* showErrorsAction() const { return m_showErrors; }
    [[nodiscard]] QAction* showAllAction() const { return m_showAll; }
    [[nodiscard]] QAction* pinAction() const { return m_pin; }
    [[nodiscard]] QAction* dismissAction(analysis::DismissReason reason) const
    {
        return m_dismissals[static_cast<std::size_t>(reason)];
    }
    [[nodiscard]] QAction* restoreAction() const { return m_restore; }
    [[nodiscard]] QAction* undoAction() const { return m_undo; }
    [[nodiscard]] QAction* copyTextAction() const { return m_copyText; }
    [[nodiscard]] QAction* copyWordsAction() const { return m_copyWords; }
    [[nodiscard]] QAction* detailsAction() const { return m_detailsShown; }
    [[nodiscard]] QToolButton* dismissedFold() const { return m_dismissedFold; }
    [[nodiscard]] QToolButton* alarmsFold() const { return m_alarmsFold; }

    /// Stops what runs; nothing is looked for until lookAgain(), or there is another result.
    void cancel();
    void lookAgain();
    /// Asks for a file to write alarms and leads into; tells where that failed. False: there are none.
    bool exportTable();
    [[nodiscard]] support::Result<void> writeTable(const QString& path, analysis::TableForm form) const;

Q_SIGNALS:
    /// title() is another.
    void titleChanged(const QString& title);
    /// The list of errors is to be seen.
    void errorsRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeActions();
    [[nodiscard]] QLayout* makeBar();
    [[nodiscard]] QLayout* makeFolds();
    [[nodiscard]] LeadQuestion question() const;
    void refresh();
    /// What is known by now, and what is marked.
    void take();
    /// Which leads are new since files were read again.
    void compareWithEarlier();
    void fill();
    void fillOf();
    void showState();
    void showEmpty();
    void showBusy();
    void showRow();
    void showNote();
    void showMenu(const QModelIndex& index, const QPoint& position);
    /// System B's own leads are System A's from then on, since filters speak of that one.
    void beforeLink(bool regressed);
    void follow(const QModelIndex& index, bool adding);
    void showRecords(bool all);
    void mark(analysis::LeadState state, analysis::DismissReason reason = analysis::DismissReason::Known);
    [[nodiscard]] int row() const { return m_leads->row(); } ///< the current one; -1: none

    /// The list of a system before its files were read again.
    struct Earlier
    {
        std::weak_ptr<const analysis::DataSet> data;
        std::set<std::string> keys;
        std::set<std::string> fresh; ///< of `keys`, those that the data before had not
    };

    LeadMarks* m_marks;
    LeadLists* m_lists = new LeadLists(this);
    LeadTable* m_leads;
    LeadModel* m_model; ///< of the table
    Of m_of = Of::SystemA;
    LeadListPtr m_list; ///< shown, of the present result or the last one
    std::optional<support::Error> m_error;
    bool m_stopped = false; ///< by the user
    std::weak_ptr<const analysis::Evaluation> m_stoppedAt; ///< the result then
    std::map<std::string, Earlier> m_earlier; ///< by gold, system, scheme and what it is compared with
    std::set<std::string> m_fresh; ///< keys of m_list
    QString m_title;

    QTableView* m_table;
    CellInteraction* m_interaction;
    std::string m_restored; ///< key of a lead that comes back with the next list, and with it the cursor
    StatePages* m_pages;
    QComboBox* m_ofChoice = new QComboBox(this);
    QWidget* m_ofRow = nullptr; ///< with its label
    QToolButton* m_dismiss = new QToolButton(this);
    QToolButton* m_restoreButton = nullptr;
    QToolButton* m_more = new QToolButton(this);
    QProgressBar* m_progress = makeProgress(this, tr("Progress of looking for leads"));
    QToolButton* m_cancel = new QToolButton(this);
    QToolButton* m_alarmsFold = new QToolButton(this);
    QToolButton* m_dismissedFold = new QToolButton(this);
    QLabel* m_kept = new QLabel(this);
    MessageBar* m_message = new MessageBar(this);
    QLabel* m_details = new QLabel(this);
    QLabel* m_note = new QLabel(this);
    QTimer m_patience; ///< a second's work needs no progress bar
    QAction* m_showErrors = new QAction(this);
    QAction* m_showAll = new QAction(this);
    QAction* m_pin = new QAction(this);
    std::array<QAction*, 4> m_dismissals {}; ///< by analysis::DismissReason
    QAction* m_restore = new QAction(this);
    QAction* m_undo = new QAction(this);
    QAction* m_copyText = new QAction(this);
    QAction* m_copyWords = new QAction(this);
    QAction* m_copyTable = new QAction(this);
    QAction* m_export = new QAction(this);
    QAction* m_again = new QAction(this);
    QAction* m_detailsShown = new QAction(this);
    QAction* m_help = new QAction(this);
};

} // namespace touchstone::ui
