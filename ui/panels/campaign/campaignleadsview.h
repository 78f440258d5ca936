// SPDX-License-Identifier: GPL-3.0-or-later
// CampaignLeadsView: what goes wrong in several runs of the open project, as leads; below, the current one as
// each of its runs has it. A lead leads to its records in these runs, shown as one data set.
#pragma once

#include "ui/leads/leadtable.h"
#include "ui/panels/campaign/campaignmodel.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/statepage.h"

#include "core/project/campaignleads.h"

#include <QCheckBox>
#include <QProgressBar>
#include <QSplitter>
#include <QToolButton>

namespace touchstone::ui {

class ProjectSession;

/// Found in the background when somebody looks and all runs are scored.
class CampaignLeadsView : public QWidget
{
    Q_OBJECT

public:
    explicit CampaignLeadsView(ProjectSession& project, QWidget* parent = nullptr);

    [[nodiscard]] LeadTable* shared() const { return m_shared; }
    [[nodiscard]] LeadTable* runs() const { return m_runs; } ///< of the current lead
    [[nodiscard]] StatePages* pages() const { return m_pages; }
    [[nodiscard]] QCheckBox* aloneBox() const { return m_alone; }
    [[nodiscard]] QToolButton* cancelButton() const { return m_cancel; }
    [[nodiscard]] QString note() const { return m_note->isHidden() ? QString() : m_note->text(); }
    [[nodiscard]] bool running() const { return m_runner->running(); }

    /// Stops; nothing is looked for until lookAgain().
    void cancel();
    void lookAgain();

Q_SIGNALS:
    /// These records are to be shown.
    void recordsWanted(const ui::CampaignRecords& records);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What a list is of.
    struct Wanted
    {
        int tables = 0; ///< how often they changed
        std::vector<std::tuple<std::size_t, std::size_t, std::optional<double>, std::string>> scores;
        analysis::LeadSettings settings;
        friend bool operator==(const Wanted&, const Wanted&) = default;
    };
    /// What was found, with what the tables show of it.
    struct Found
    {
        analysis::CampaignLeads leads;
        analysis::LeadList list; ///< by number of CampaignLeads::shared, filters of the runs as one data set
        std::vector<std::optional<analysis::JoinedLead>> joined; ///< likewise; nothing: no such filters
        std::set<std::string> unlinked; ///< keys of those
        std::size_t sets = 0;
    };
    using FoundPtr = std::shared_ptr<const Found>;
    static support::Result<FoundPtr> find(const analysis::ProjectTables& tables,
        const analysis::LeadSettings& settings, support::Progress& progress);

    [[nodiscard]] Wanted wanted() const;
    /// Is every run scored?
    [[nodiscard]] bool scored() const;
    void refresh();
    void start(const Wanted& wanted);
    void take(FoundPtr found);
    void showLeads();
    void showRuns();
    void showState();
    void showEmpty();
    /// The number of the lead with the cursor, or of a row, in CampaignLeads::shared; nothing: none.
    [[nodiscard]] std::optional<std::size_t> numberOf(int row) const;
    void followShared(const QModelIndex& index);
    void followRun(const QModelIndex& index);

    ProjectSession& m_project;
    JobRunner* m_runner = new JobRunner(this);
    int m_tables = 0;
    FoundPtr m_found; ///< null: none
    std::vector<std::size_t> m_numbers; ///< of the leads that are shown
    std::optional<Wanted> m_shown; ///< what m_found or m_error is of
    std::optional<Wanted> m_asked;
    QString m_error;
    bool m_stopped = false;
    QSplitter* m_split = new QSplitter(Qt::Vertical, this);
    LeadTable* m_shared;
    LeadTable* m_runs;
    QLabel* m_runsTitle = new QLabel(this);
    QLabel* m_note = new QLabel(this);
    QCheckBox* m_alone = new QCheckBox(tr("Also those of one run"), this);
    QToolButton* m_again = new QToolButton(this);
    QProgressBar* m_progress = makeProgress(this, tr("Progress of looking for leads"));
    QToolButton* m_cancel = new QToolButton(this);
    StatePages* m_pages;
};

} // namespace touchstone::ui
