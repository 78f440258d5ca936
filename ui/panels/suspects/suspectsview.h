// SPDX-License-Identifier: GPL-3.0-or-later
// SuspectsView: where the gold is doubtful, over all open systems, as one ranked list. The row with the
// cursor is looked at in the text.
#pragma once

#include "ui/panels/suspects/agreementpage.h"
#include "ui/panels/suspects/suspectmodel.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/outcomedelegate.h"
#include "ui/widgets/restcolumns.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/statepage.h"
#include "ui/widgets/viewhelp.h"

#include <QCheckBox>
#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

namespace touchstone::ui {

/// Computed in the background when somebody looks, of the gold and every system that could be read; without a
/// system of the gold alone. Judgements rank what is left anew, in the background, too.
class SuspectsView : public SessionPanel
{
    Q_OBJECT

public:
    SuspectsView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] SuspectModel* model() const { return m_model; }
    [[nodiscard]] StatePage* page() const { return m_pages->page(); }
    [[nodiscard]] bool listShown() const { return m_pages->showsContent(); }
    /// What "Agreement of judges" shows in the place of the list.
    [[nodiscard]] AgreementPage* agreement() const { return m_agreement; }
    /// The same, with the keyboard. In blind mode the list stays.
    void showAgreement();
    [[nodiscard]] QComboBox* kinds() const { return m_kinds; }
    [[nodiscard]] QComboBox* types() const { return m_types; }
    [[nodiscard]] QCheckBox* hideJudged() const { return m_hideJudged; }
    /// How many there are, and of whom they are.
    [[nodiscard]] QString note() const { return m_note->text(); }

    /// Null: there is no list (yet).
    [[nodiscard]] const SuspectRowsPtr& rows() const { return m_model->rows(); }
    /// The line with the cursor; nothing: none.
    [[nodiscard]] std::optional<std::uint32_t> currentLine() const;
    /// Is what is selected, and so shown in the text, what the line with the cursor was chosen for?
    [[nodiscard]] bool leads() const { return m_leads && m_chosen; }
    /// Is the list being ranked anew, so that its rows are about to change places?
    [[nodiscard]] bool ranking() const { return m_rankRunner->running(); }
    /// The current row was judged: the cursor goes to what takes its place, or follows it.
    void goOn();
    /// Puts the cursor on a line, shown or not; it is looked at in the text.
    void showLine(std::uint32_t line);
    /// Lines that are like this one and not judged, itself left out: same words, gold type and proposal.
    [[nodiscard]] std::vector<std::uint32_t> alike(std::uint32_t line) const;
    /// Which side is the gold is not told, nor who votes for what.
    void setBlind(bool blind);
    /// Lines that were drawn are to be judged among the others; scores are hidden meanwhile. Empty: none.
    void setSample(std::vector<std::uint32_t> lines);

Q_SIGNALS:
    /// Enter or a double click: the place is shown already, the text may take the focus.
    void activated();
    /// Another list, or none; or the same ranked anew.
    void rowsChanged();
    /// A line was chosen and is looked at in the text.
    void lineChosen();
    /// "Apply to alike…" of the current line.
    void alikeWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What a list is of.
    struct Wanted
    {
        std::shared_ptr<const analysis::DataSet> dataSet;
        analysis::EvaluationSpec spec; ///< without judgements

        friend bool operator==(const Wanted&, const Wanted&) = default;
    };
    [[nodiscard]] Wanted wanted() const;
    void refresh();
    void start(const Wanted& wanted);
    void cancel();
    void take(SuspectRowsPtr rows);
    void rankAnew(); ///< where judgements are others
    void choose();
    void showAll();
    void fillTypes();
    void fit();
    void showColumns();
    [[nodiscard]] bool showsAgreement() const;
    void showState();
    void showNote();
    void chooseLine(std::uint32_t line);
    void goTo(std::uint32_t line);
    void follow(); ///< the selection
    void putCursor(int row);
    void showMenu(const QModelIndex& index, const QPoint& position);

    SuspectModel* m_model = new SuspectModel(this);
    QComboBox* m_kinds = new QComboBox(this);
    QComboBox* m_types = new QComboBox(this);
    QCheckBox* m_hideJudged = new QCheckBox(tr("Hide &judged"), this);
    QProgressBar* m_progress;
    QPushButton* m_cancel = new QPushButton(tr("Cancel"), this);
    QLabel* m_note = new QLabel(this);
    QTableView* m_table = sortableTable(this);
    CellInteraction* m_interaction = new CellInteraction(m_table);
    OutcomeDelegate* m_delegate = new OutcomeDelegate(m_table);
    RestColumns* m_columns
        = new RestColumns(m_table, { SuspectModel::Left, SuspectModel::Right, SuspectModel::Votes }, 14);
    StatePages* m_pages = new StatePages(m_table, this);
    AgreementPage* m_agreement;
    std::optional<Wanted> m_shown; ///< whose list is shown, or said why there is none
    std::optional<Wanted> m_asked; ///< what is being looked for
    QString m_error;
    bool m_stopped = false;
    bool m_fitted = false;
    bool m_following = false; ///< rows are set, not chosen
    bool m_leads = false; ///< what is selected is the current row
    bool m_chosen = false; ///< the row was chosen here, it does not just follow what is selected
    std::optional<std::uint32_t> m_awaited; ///< line where the cursor goes once it is listed
    int m_goOn = -1; ///< row where the cursor goes when the list is ranked anew; -1: it stays on its line
    JobRunner* m_runner = new JobRunner(this);
    JobRunner* m_rankRunner = new JobRunner(this);
};

} // namespace touchstone::ui
