// SPDX-License-Identifier: GPL-3.0-or-later
// AgreementPage: how far two judges agree, and the table of their verdicts, whose cells lead to records.
#pragma once

#include "ui/session/jobrunner.h"
#include "ui/widgets/sessionpanel.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include "core/judging/agreementsheet.h"

#include <QComboBox>

namespace touchstone::ui {

/// Counted in the background while it is seen, of the judgements of System A's result; without a result of
/// those of the gold, and then its cells lead nowhere.
class AgreementPage : public SessionPanel
{
    Q_OBJECT

public:
    AgreementPage(Session& session, SelectionModel& selection, QWidget* parent);

    /// Every two who share places; hidden where these are two in all.
    [[nodiscard]] QComboBox* judges() const { return m_judges; }
    [[nodiscard]] SheetTable* table() const { return m_table; }
    [[nodiscard]] QString words() const { return m_words->text(); }
    [[nodiscard]] StatePage* page() const { return m_pages->page(); }
    [[nodiscard]] bool tableShown() const { return m_pages->showsContent(); }

Q_SIGNALS:
    /// Somebody wants to judge.
    void judgingWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Agreements = std::shared_ptr<const std::vector<analysis::JudgeAgreement>>;
    using Judges = std::pair<std::string, std::string>;
    /// What the table is of.
    struct Wanted
    {
        std::shared_ptr<const analysis::JudgementTable> judgements;
        analysis::EvaluationPtr evaluation; ///< null: there is no result
        Judges judges; ///< without names: those with most places
        friend bool operator==(const Wanted&, const Wanted&) = default;
    };
    struct Compared
    {
        Agreements agreements;
        std::size_t chosen = 0; ///< of them; behind the last: there is none
        analysis::Sheet sheet;
    };
    static support::Result<Compared> compared(
        const Wanted& wanted, Agreements known, support::Progress& progress);
    [[nodiscard]] Wanted wanted() const;
    void refresh();
    void take(const Wanted& wanted, Compared compared);
    void showState();
    void sayPair();

    QComboBox* m_judges = new QComboBox(this);
    QLabel* m_words = new QLabel(this);
    SheetTable* m_table;
    QWidget* m_content = new QWidget(this);
    StatePages* m_pages = new StatePages(m_content, this);
    std::optional<Wanted> m_shown;
    std::optional<Wanted> m_asked; ///< what is being counted
    Compared m_compared;
    Judges m_chosen; ///< by the user
    QString m_error;
    JobRunner* m_runner = new JobRunner(this);
};

} // namespace touchstone::ui
