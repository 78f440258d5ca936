// SPDX-License-Identifier: GPL-3.0-or-later
// OccurrencesView: a field for words, and every place where they stand as a concordance, annotated or not.
#pragma once

#include "ui/models/occurrencemodel.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/restcolumns.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QTableView>

namespace touchstone::ui {

/// Searches in the background; a new search stops the one before. The row with the cursor is looked at in the
/// text: the annotation at the place, else the words. With another result the search is made anew, when
/// somebody looks.
class OccurrencesView : public SessionPanel
{
    Q_OBJECT

public:
    OccurrencesView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    /// Puts words into the field and looks for them; none: the field waits for them.
    void search(const QString& words);

    [[nodiscard]] QLineEdit* field() const { return m_field; }
    [[nodiscard]] QCheckBox* wholeWords() const { return m_wholeWords; }
    [[nodiscard]] QCheckBox* matchCase() const { return m_matchCase; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] OccurrenceModel* model() const { return m_model; }
    [[nodiscard]] StatePage* page() const { return m_pages->page(); }
    [[nodiscard]] bool listShown() const { return m_pages->showsContent(); }
    /// How many there are, by who annotates them; each number is a link that lists these.
    [[nodiscard]] QLabel* counts() const { return m_counts; }

Q_SIGNALS:
    /// Enter or a double click: the place is shown already, the text may take the focus.
    void activated();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void start();
    void fit();
    void takeResult();
    void showState();
    void showCounts();
    void goTo(int row);
    void showMenu(const QModelIndex& index, const QPoint& position);
    void list(const QString& link);

    OccurrenceModel* m_model = new OccurrenceModel(this);
    QLineEdit* m_field;
    QCheckBox* m_wholeWords = new QCheckBox(tr("&Whole words"), this);
    QCheckBox* m_matchCase = new QCheckBox(tr("&Match case"), this);
    QLabel* m_counts = new QLabel(this);
    QTableView* m_table = sortableTable(this);
    CellInteraction* m_interaction = new CellInteraction(m_table);
    RestColumns* m_contexts = new RestColumns(m_table, { OccurrenceModel::Left, OccurrenceModel::Right }, 16);
    StatePages* m_pages = new StatePages(m_table, this);
    QString m_sought; ///< the words of the last search; empty: none
    QString m_error; ///< of it
    bool m_fitted = false;
    bool m_following = false; ///< rows are set, not chosen
    JobRunner* m_runner = new JobRunner(this);
};

} // namespace touchstone::ui
