// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/leads/leadsview.h"

#include "ui/session/comparer.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/shownsystem.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/viewhelp.h"

#include "core/io/bytes/atomicfile.h"
#include "core/report/leadsheet.h"

namespace touchstone::ui {

using analysis::LeadState;

LeadsView::LeadsView(Session& session, SelectionModel& selection, ProjectSession* project, QWidget* parent)
    : SessionPanel(session, selection, parent)
    , m_marks(new LeadMarks(session, project, this))
    , m_leads(new LeadTable(tr("Leads"), this))
    , m_model(m_leads->model())
    , m_table(m_leads->view())
    , m_interaction(m_leads->interaction())
    , m_pages(new StatePages(m_table, this))
{
    makeActions();
    for (QLabel* label : { m_details, m_note }) {
        makeCopyable(label);
        label->setContentsMargins(6, 0, 6, 2);
        label->hide();
    }
    m_details->setAccessibleName(tr("Details of the lead"));
    m_note->setAccessibleName(tr("Note"));
    layColumn(this, {}, { makeBar(), m_message, { m_pages, 1 }, m_details, makeFolds(), m_note }, 4);
    setFocusProxy(m_table);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &LeadsView::showRow);
    clearWithFilters(m_table, selection);
    connect(m_interaction, &CellInteraction::linkActivated, this, &LeadsView::follow);
    connect(m_interaction, &CellInteraction::menuRequested, this, &LeadsView::showMenu);
    connect(m_lists, &LeadLists::changed, this, [this]() {
        take();
        if (!m_stopped) {
            m_lists->ask(question()); // what follows the list
        }
    });
    constexpr int patience = 1000;
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_lists->runner(), &JobRunner::runningChanged, this, [this](bool running) {
        if (running) {
            m_patience.start();
        }
        showBusy();
    });
    showProgress(m_progress, m_lists->runner());
    connect(&m_patience, &QTimer::timeout, this, &LeadsView::showBusy);
    connect(m_marks, &LeadMarks::changed, this, &LeadsView::refresh);
    connect(&session, &Session::changed, this, &LeadsView::refresh);
    whenChanged(selection, SelectionModel::SchemeChanged, this, &LeadsView::refresh);
    refresh();
}

QString LeadsView::title() const
{
    //: %1: how many there are
    return m_list ? tr("Leads (%1)").arg(countText(static_cast<std::int64_t>(m_model->leads())))
                  : tr("Leads");
}

void LeadsView::setOf(Of of)
{
    choose(m_ofChoice, static_cast<int>(of));
    if (of != std::exchange(m_of, of)) {
        m_list.reset(); // that of somebody else
        m_error.reset();
        refresh();
    }
}

void LeadsView::showEvent(QShowEvent* event)
{
    SessionPanel::showEvent(event);
    refresh(); // suspects are counted for those who look
}

LeadQuestion LeadsView::question() const
{
    LeadQuestion asked;
    const analysis::EvaluationPtr a = m_session.evaluationA();
    if (!a || m_session.busy() || m_session.noGold()) {
        return asked;
    }
    asked.evaluation = m_of == Of::SystemA ? a : comparableB(m_session, a);
    asked.right = m_of == Of::Difference && asked.evaluation ? a : nullptr;
    asked.scheme = m_selection.scheme();
    asked.settings.pinned = m_marks->notes().pinned();
    asked.settings.dismissed = m_marks->notes().dismissed();
    if (isVisible()) { // all systems are asked, which costs more than the list
        asked.voters = m_session.dataSet();
        for (const Session::SystemResult& result : m_session.results()) {
            if (result.evaluation) {
                asked.votersKnown.push_back(result.evaluation);
            }
        }
    }
    return asked;
}

void LeadsView::refresh()
{
    fillOf();
    const LeadQuestion asked = question();
    if (m_stopped && m_stoppedAt.lock() != asked.evaluation && asked.evaluation) {
        m_stopped = false;
    }
    if (!m_stopped) {
        m_lists->ask(asked); // nothing to ask: what runs stops
    }
    take();
}

void LeadsView::cancel()
{
    m_stoppedAt = question().evaluation;
    m_stopped = true;
    m_lists->cancel();
    take();
}

void LeadsView::lookAgain()
{
    m_stopped = false;
    m_lists->forget(question());
    refresh();
}

void LeadsView::take()
{
    const LeadQuestion asked = question();
    if (asked.evaluation) {
        m_error = m_lists->error(asked);
        if (auto list = m_lists->list(asked); list && list != m_list) {
            m_list = std::move(list);
            compareWithEarlier();
        } else if (m_error) {
            m_list.reset();
        }
    } else if (!m_session.busy()) { // else the old list stays until the new one is there
        m_list.reset();
        m_error.reset();
    }
    fill();
}

void LeadsView::compareWithEarlier()
{
    const auto data = m_session.dataSet();
    const LeadQuestion asked = question();
    std::string place = data->spec.gold.path;
    for (const std::string& part :
        { asked.evaluation->system->name, std::string(match::schemeName(asked.scheme)),
            asked.right ? asked.right->system->name : std::string() }) {
        place += '\n' + part;
    }
    const bool first = !m_earlier.contains(place);
    Earlier& earlier = m_earlier[place];
    std::set<std::string> keys;
    for (const analysis::Lead& lead : m_list->leads) {
        keys.insert(lead.key);
    }
    if (earlier.data.lock() != data) {
        earlier.fresh.clear();
        for (const std::string& key : keys) {
            if (!first && !earlier.keys.contains(key)) {
                earlier.fresh.insert(key);
            }
        }
    }
    earlier.data = data;
    earlier.keys = std::move(keys);
    m_fresh = earlier.fresh;
}

void LeadsView::fill()
{
    if (row() >= 0 && m_leads->key() != m_restored) {
        m_restored.clear(); // the user has gone elsewhere
    }
    m_leads->show(
        { m_list, m_marks->notes(), m_fresh, m_alarmsFold->isChecked(), m_dismissedFold->isChecked() },
        m_restored);
    if (const int back = m_model->rowOfKey(m_restored);
        !m_lists->running() || (back >= 0 && m_model->kindOf(back) == LeadModel::Kind::Lead)) {
        m_restored.clear();
    }
    showRow();
    showState();
    if (const QString now = title(); now != std::exchange(m_title, now)) {
        Q_EMIT titleChanged(now);
    }
}

void LeadsView::beforeLink(bool regressed)
{
    if (regressed) {
        // The list of the comparison is of System A and B as they stand.
        m_session.comparer().setOtherSettings({});
        m_session.comparer().setPairing({});
    } else if (m_of == Of::SystemB) {
        m_of = Of::SystemA; // which it is from here on
        makeSystemA(m_session, ShownSystem::Role::B);
    }
}

void LeadsView::follow(const QModelIndex& index, bool adding)
{
    const bool all = index.column() == LeadModel::Count;
    const auto filter = m_model->records(index.row(), all);
    if (filter) {
        beforeLink(!all && m_list->ofDifference);
        ui::follow(&m_selection, *filter, adding);
    }
}

void LeadsView::showRecords(bool all)
{
    const auto filter = row() >= 0 ? m_model->records(row(), all) : std::nullopt;
    if (filter) {
        beforeLink(!all && m_list->ofDifference);
        m_selection.setFilters({ *filter });
        Q_EMIT errorsRequested();
    }
}

void LeadsView::mark(LeadState state, analysis::DismissReason reason)
{
    if (const std::string key = row() >= 0 ? m_model->key(row()) : std::string(); !key.empty()) {
        if (m_model->kindOf(row()) == LeadModel::Kind::Dismissed) {
            m_restored = key;
        }
        m_marks->set(key, state, reason);
    }
}

support::Result<void> LeadsView::writeTable(const QString& path, analysis::TableForm form) const
{
    auto shown = m_list ? *m_list : analysis::LeadList();
    std::erase_if(shown.leads, [this](const analysis::Lead& lead) { // dismissed since it was found
        const int row = m_model->rowOfKey(lead.key);
        return row < 0 || m_model->kindOf(row) != LeadModel::Kind::Lead;
    });
    const analysis::RunLeads run { {}, {}, std::make_shared<const analysis::LeadList>(std::move(shown)) };
    const bool script = form == analysis::TableForm::Csv || form == analysis::TableForm::Tsv;
    return io::writeAtomically(
        toPath(path), analysis::formed(analysis::leadTable(std::span(&run, 1), script), form));
}

} // namespace touchstone::ui

#include "moc_leadsview.cpp"
