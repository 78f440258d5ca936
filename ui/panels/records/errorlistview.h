// SPDX-License-Identifier: GPL-3.0-or-later
// ErrorListView: the records in the filter as a table; the row with the cursor is the selected record.
#pragma once

#include "ui/models/errormodel.h"
#include "ui/panels/records/recordgroupsview.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/outcomedelegate.h"
#include "ui/widgets/restcolumns.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include <QSet>
#include <QTableView>

namespace touchstone::ui {

class ErrorListView : public SessionPanel
{
    Q_OBJECT

public:
    ErrorListView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] ErrorModel* model() const { return m_model; }
    [[nodiscard]] StatePage* page() const { return m_pages->page(); }
    [[nodiscard]] RecordGroupsView* groups() const { return m_groups; }
    /// Shows a slice as a column, as the menu of the headings does, or hides it.
    void setSliceShown(const std::string& id, bool shown);
    /// The records of the selected lines, ascending, where they are seen and this one is among them; else it
    /// alone.
    [[nodiscard]] std::vector<std::uint32_t> selectedRecords(std::uint32_t record) const;
    /// Is the list shown, or the page that says why there is none?
    [[nodiscard]] bool listShown() const { return m_pages->showsContent(); }

Q_SIGNALS:
    /// Enter or a double click: the record is selected already, the text may take the focus.
    void activated(std::uint32_t record);
    /// A rule is to be made from the selected record.
    void ruleWanted();
    /// Every place where the words stand should be listed.
    void occurrencesWanted(const QString& words);
    /// The record is selected: this is said of its selectedRecords(); nothing: a text is to be given, too.
    void judgementWanted(std::optional<touchstone::analysis::Verdict> verdict);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void scrollToCurrent();
    void takeResult();
    void takeValues();
    void fit();
    void showCountedAs();
    /// Names of documents are cut where most of them stay apart. O(documents) where the room is another.
    void elideNames();
    /// Has the slices that are shown as columns counted.
    void askSlices();
    void addSliceActions(QMenu* menu);
    /// The column of judgements comes with the first of them, and goes with the last.
    void followJudgements();
    void showCurrent();
    void showState();
    void showSorting();
    void showMenu(const QModelIndex& index, const QPoint& position);
    void showHeaderMenu(const QPoint& position);

    ErrorModel* m_model = new ErrorModel(this);
    QTableView* m_table = sortableTable(this);
    CellInteraction* m_interaction = new CellInteraction(m_table);
    RestColumns* m_words = new RestColumns(m_table, { ErrorModel::GoldWords, ErrorModel::SystemWords }, 14);
    OutcomeDelegate* m_delegate = new OutcomeDelegate(m_table);
    QLabel* m_note = new QLabel(this);
    RecordGroupsView* m_groups = new RecordGroupsView(m_session, m_selection, this);
    QStackedWidget* m_lists = new QStackedWidget(this); ///< of records, of groups
    StatePages* m_pages = new StatePages(m_lists, this);
    std::shared_ptr<const Counterpart> m_counterpart;
    bool m_following = false; ///< the selection moves the list, not the other way round
    bool m_leading = false; ///< the list moves the selection
    bool m_fitted = false;
    int m_roomOfNames = -1; ///< pixels
    bool m_alone = false; ///< the list is of a gold alone
    QSet<QString> m_shownValues; ///< keys of the value columns that the user chose
    JobRunner* m_sliceRunner = new JobRunner(this);
    std::vector<std::string> m_shownSlices; ///< ids of those that stand as columns
    std::vector<RecordValue> m_slices; ///< that were counted
    analysis::EvaluationPtr m_slicesOf;
    bool m_judged = false;
};

} // namespace touchstone::ui
