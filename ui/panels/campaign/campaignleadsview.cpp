// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/campaign/campaignleadsview.h"

#include "ui/session/corestrings.h"
#include "ui/session/projectsession.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/viewhelp.h"

#include "core/project/campaignranking.h"

#include <QMenu>
#include <QTableView>

namespace touchstone::ui {

CampaignLeadsView::CampaignLeadsView(ProjectSession& project, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
    , m_shared(new LeadTable(tr("Leads of the project"), this))
    , m_runs(new LeadTable(tr("The lead in its runs"), this))
    , m_pages(new StatePages(m_split, this))
{
    for (QLabel* label : { m_runsTitle, m_note }) {
        makeCopyable(label);
        label->setContentsMargins(6, 0, 6, 2);
    }
    m_note->setAccessibleName(tr("Note"));
    m_alone->setToolTip(tr("Lists the leads of a single run, too, and not only what several runs share."));
    m_again->setText(tr("Look again"));
    m_again->setToolTip(tr("Looks for the leads of all runs as their files are now"));
    m_again->setAutoRaise(true);
    m_again->setFocusPolicy(Qt::TabFocus);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop looking for leads"));
    m_cancel->hide();
    m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    auto* bar = new FlowLayout({ 6, 4, 6, 0 }, { m_alone, m_again, m_progress, m_cancel });
    auto* below = new QWidget(this);
    layColumn(below, {}, { m_runsTitle, { m_runs->view(), 1 } }, 2);
    split(m_split, { { m_shared->view(), 3 }, { below, 2 } })->setChildrenCollapsible(false);
    layColumn(this, {}, { bar, { m_pages, 1 }, m_note }, 4);
    setFocusProxy(m_shared->view());
    setProperty("help", QStringLiteral("leads#several-systems-a-whole-project"));

    ui::showProgress(m_progress, *m_runner);
    connect(m_runner, &JobRunner::runningChanged, this, &CampaignLeadsView::showState);
    connect(m_alone, &QCheckBox::toggled, this, &CampaignLeadsView::showLeads);
    connect(m_again, &QToolButton::clicked, this, &CampaignLeadsView::lookAgain);
    connect(m_cancel, &QToolButton::clicked, this, &CampaignLeadsView::cancel);
    connect(m_shared->view()->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &CampaignLeadsView::showRuns);
    connect(m_shared->interaction(), &CellInteraction::linkActivated, this, &CampaignLeadsView::followShared);
    connect(m_runs->interaction(), &CellInteraction::linkActivated, this, &CampaignLeadsView::followRun);
    for (const LeadTable* table : { m_shared, m_runs }) {
        connect(table->interaction(), &CellInteraction::menuRequested, this,
            [this, table](const QModelIndex& index, const QPoint& position) {
                auto* menu = popupMenu(this);
                addCopyActions(menu, table->interaction(), index);
                menu->popup(position);
            });
    }
    connect(&m_project, &ProjectSession::changed, this, [this](ProjectSession::Changes changes) {
        if (changes & (ProjectSession::ProjectChanged | ProjectSession::TablesChanged)) {
            ++m_tables;
            m_runner->cancel();
            m_asked.reset();
            m_shown.reset();
            m_stopped = false;
            m_error.clear();
            take(nullptr);
        }
        refresh();
    });
    connect(&m_project, &ProjectSession::progressed, this, &CampaignLeadsView::showState);
    showState();
}

void CampaignLeadsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

bool CampaignLeadsView::scored() const
{
    std::size_t runs = 0;
    for (const auto& table : m_project.tables().tables) {
        runs += table.runs.size();
    }
    return runs > 0 && m_project.rows().size() == runs && !m_project.scoring();
}

CampaignLeadsView::Wanted CampaignLeadsView::wanted() const
{
    Wanted wanted { m_tables, {}, {} };
    for (const analysis::CampaignRow& row : m_project.rows()) {
        wanted.scores.emplace_back(row.table, row.run, row.score, row.signature);
    }
    wanted.settings.pinned = m_project.leadNotes().pinned();
    wanted.settings.dismissed = m_project.leadNotes().dismissed();
    return wanted;
}

void CampaignLeadsView::refresh()
{
    if (isVisible() && m_project.isOpen() && scored() && !m_stopped) {
        if (const Wanted now = wanted(); now == m_shown) {
            m_runner->cancel(); // of what was wanted in between
            m_asked.reset();
        } else if (now != m_asked) {
            start(now);
        }
    }
    showState();
}

support::Result<CampaignLeadsView::FoundPtr> CampaignLeadsView::find(const analysis::ProjectTables& tables,
    const analysis::LeadSettings& settings, support::Progress& progress)
{
    analysis::InputDigests digests;
    auto leads = analysis::leadsOfCampaign(tables, digests, settings, progress);
    if (!leads) {
        return support::Failure(leads.error());
    }
    auto found = std::make_shared<Found>();
    found->leads = std::move(*leads);
    found->list = analysis::sharedList(found->leads.shared, found->leads.runs);
    for (std::size_t i = 0; i < found->list.leads.size(); ++i) {
        analysis::Lead& lead = found->list.leads[i];
        const auto& joined
            = found->joined.emplace_back(analysis::joinedLead(found->leads.shared[i], found->leads, tables));
        if (joined) {
            lead.filter = joined->filter;
            lead.wrongFilter = joined->wrongFilter;
        } else {
            found->unlinked.insert(lead.key);
        }
    }
    std::set<std::string_view> sets;
    for (const analysis::RunLeads& run : found->leads.runs) {
        sets.insert(run.set);
    }
    found->sets = sets.size();
    return FoundPtr(found);
}

void CampaignLeadsView::start(const Wanted& wanted)
{
    m_asked = wanted;
    m_error.clear();
    m_runner->start<FoundPtr>(
        tr("Looking for leads"),
        [tables = m_project.tables(), settings = wanted.settings](
            support::Progress& progress) { return find(tables, settings, progress); },
        [this, wanted](support::Result<FoundPtr> found) {
            m_shown = wanted;
            m_asked.reset();
            m_error = found ? QString() : errorText(found.error());
            take(found ? *found : nullptr);
        });
}

void CampaignLeadsView::cancel()
{
    m_runner->cancel();
    m_asked.reset();
    m_stopped = true;
    showState();
}

void CampaignLeadsView::lookAgain()
{
    m_stopped = false;
    m_shown.reset();
    m_asked.reset();
    refresh();
}

void CampaignLeadsView::take(FoundPtr found)
{
    m_found = std::move(found);
    showLeads();
}

void CampaignLeadsView::showLeads()
{
    auto list = std::make_shared<analysis::LeadList>();
    m_numbers.clear();
    for (std::size_t i = 0; m_found && i < m_found->list.leads.size(); ++i) {
        // Of a single run all leads are of one.
        if (m_found->leads.shared[i].places.size() > 1 || m_alone->isChecked()
            || m_found->leads.runs.size() == 1) {
            m_numbers.push_back(i);
            list->leads.push_back(m_found->list.leads[i]);
        }
    }
    LeadModel::Shown shown;
    shown.list = std::move(list);
    shown.together = true;
    shown.unlinked = m_found ? m_found->unlinked : std::set<std::string>();
    m_shared->show(std::move(shown));
    showRuns();
    showState();
}

std::optional<std::size_t> CampaignLeadsView::numberOf(int row) const
{
    const auto number = row >= 0 && m_found ? m_shared->model()->numberOf(row) : std::nullopt;
    return number && *number < m_numbers.size() ? std::optional(m_numbers[*number]) : std::nullopt;
}

void CampaignLeadsView::showRuns()
{
    LeadModel::Shown shown;
    if (const auto number = numberOf(m_shared->row())) {
        const analysis::SharedLead& lead = m_found->leads.shared[*number];
        shown.list
            = std::make_shared<const analysis::LeadList>(analysis::listOfRuns(lead, m_found->leads.runs));
        for (const auto& place : lead.places) {
            const analysis::RunLeads& run = m_found->leads.runs[place.run];
            shown.whose.push_back(m_found->sets > 1
                    //: %1: a data set, %2: a system
                    ? tr("%1 · %2").arg(toQString(run.set), toQString(run.system))
                    : toQString(run.system));
        }
        //: %1: what a lead is about
        m_runsTitle->setText(tr("In its runs: %1").arg(coreText(lead.subject)));
    } else {
        m_runsTitle->setText(tr("A lead that is chosen stands here as each of its runs has it."));
    }
    m_runs->show(std::move(shown));
}

void CampaignLeadsView::showState()
{
    const bool running = m_runner->running();
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    m_again->setVisible(!running && scored());
    m_alone->setVisible(m_found && m_found->leads.runs.size() > 1);
    setDimmed(m_shared->view(), m_found && running);
    QStringList lines;
    if (m_found && !running && m_shown && wanted() != *m_shown) {
        lines << tr("These are the leads of before; the runs are others by now.");
    }
    if (m_found && !m_found->leads.failed.empty()) {
        const auto& first = m_found->leads.failed.front();
        const analysis::ProjectTable& table = m_project.tables().tables[first.place.table];
        //: %1: how many runs, %2: the first one's data set, %3: its system, %4: why, a sentence
        lines << tr("Runs without leads: %1. The first, %2 · %3: %4")
                     .arg(countText(static_cast<std::int64_t>(m_found->leads.failed.size())),
                         toQString(analysis::tableName(table)), toQString(table.runs[first.place.run].system),
                         errorText(first.error));
    }
    m_note->setText(lines.join(QLatin1Char(' ')));
    m_note->setVisible(!lines.isEmpty());
    if (m_found && m_shared->model()->rowCount() > 0) {
        m_pages->showContent();
    } else if (m_found) {
        showEmpty();
    } else if (!m_error.isEmpty() && !running) {
        m_pages->showPage(tr("Leads cannot be looked for"), m_error,
            { { tr("Try again"), [this]() { lookAgain(); }, {} } });
    } else if (running) {
        m_pages->showPage(
            tr("Looking for leads…"), tr("Every run is looked at; the list comes when all of them are."));
    } else if (m_stopped) {
        m_pages->showPage(tr("Cancelled"), tr("No leads were looked for."),
            { { tr("Look for leads"), [this]() { lookAgain(); }, {} } });
    } else if (m_project.scoring()) {
        m_pages->showPage(
            tr("The runs are being scored"), tr("Leads are looked for as soon as all of them are."));
    } else if (!scored()) {
        m_pages->showPage(tr("Not all runs are scored"),
            tr("Leads are looked for in all runs of the project, after these are scored."),
            { { tr("Score all"), [this]() { m_project.scoreAll(); }, {} } });
    } else {
        m_pages->showPage(tr("Looking for leads…"), tr("The list comes when all runs are looked at."));
    }
}

void CampaignLeadsView::showEmpty()
{
    if (m_found->list.leads.empty()) {
        m_pages->showPage(tr("No leads"), tr("The errors of no run show a pattern beyond chance."));
    } else {
        m_pages->showPage(tr("No lead is shared"), tr("Every lead is of one run alone."),
            { { tr("Show those of one run"), [this]() { m_alone->setChecked(true); }, {} } });
    }
}

void CampaignLeadsView::followShared(const QModelIndex& index)
{
    const auto number = numberOf(index.row());
    if (!number || !m_found->joined[*number]) {
        return;
    }
    const analysis::SharedLead& lead = m_found->leads.shared[*number];
    const analysis::JoinedLead& joined = *m_found->joined[*number];
    CampaignRecords records;
    records.parts = joined.parts;
    records.filter = index.column() == LeadModel::Count ? joined.filter : joined.wrongFilter;
    //: A data set of the runs that share a lead. %1: what the lead is about
    records.name = tr("Lead: %1").arg(coreText(lead.subject));
    std::set<std::string> systems;
    for (const auto& place : lead.places) {
        const auto& [table, run] = m_found->leads.places[place.run];
        records.runs.push_back({ table, run });
        systems.insert(m_found->leads.runs[place.run].system);
    }
    records.system = systems.size() == 1
        ? toQString(*systems.begin())
        //: %1: how many
        : tr("%1 systems").arg(countText(static_cast<std::int64_t>(systems.size())));
    Q_EMIT recordsWanted(records);
}

void CampaignLeadsView::followRun(const QModelIndex& index)
{
    const auto number = numberOf(m_shared->row());
    const auto place = m_runs->model()->numberOf(index.row());
    const auto filter = m_runs->model()->records(index.row(), index.column() == LeadModel::Count);
    if (number && place && filter) {
        const auto run = m_found->leads.shared[*number].places[*place].run;
        CampaignRecords records;
        records.runs = { { m_found->leads.places[run].table, m_found->leads.places[run].run } };
        records.system = toQString(m_found->leads.runs[run].system);
        records.filter = *filter;
        Q_EMIT recordsWanted(records);
    }
}

} // namespace touchstone::ui

#include "moc_campaignleadsview.cpp"
