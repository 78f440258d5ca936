// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/lastlook.h"

#include "ui/session/comparer.h"
#include "ui/session/selectionmodel.h"

namespace touchstone::ui {

LastLook::LastLook(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::changed, this, &LastLook::followSession);
    connect(&session.comparer(), &Comparer::changed, this, &LastLook::changed);
}

std::shared_ptr<const analysis::SinceEarlier> LastLook::since() const
{
    return m_looked ? m_session.comparer().sinceEarlier() : nullptr;
}

bool LastLook::comparing() const
{
    return m_looked && m_looked != m_session.evaluationA() && !since() && m_session.comparer().running();
}

void LastLook::forget()
{
    if (!m_looked) {
        return;
    }
    m_looked.reset();
    SelectionModel& selection = m_session.selection();
    if (analysis::isEarlierList(selection.wantedList())) {
        selection.clearFilters(); // there is nothing behind it any longer
    }
    m_session.comparer().setEarlier(nullptr);
}

analysis::DataSetSpec LastLook::sources() const
{
    const auto opened = m_session.dataSet();
    const auto current = static_cast<std::size_t>(m_session.currentDataSet());
    const int system = m_session.systemA();
    if (!opened || system < 0 || current >= m_session.project().dataSets.size()) {
        return {};
    }
    analysis::DataSetSpec sources = m_session.project().dataSets[current];
    sources.systems = { opened->systems[static_cast<std::size_t>(system)].source };
    return sources;
}

void LastLook::followSession(Session::Changes changes)
{
    const analysis::EvaluationPtr now = m_session.evaluationA();
    if (changes & (Session::ProjectChanged | Session::SystemsChanged)) {
        // A reading tells of systems anew, also where they are the same; other systems of the list do no
        // harm.
        if (m_looked && sources() != m_sources) {
            forget();
        }
    } else if (m_looked) {
        analysis::EvaluationSpec looked = m_looked->spec;
        looked.slices.judgements = m_session.spec().slices.judgements; // they change no outcome
        if (m_session.spec() != looked) {
            forget();
        }
    }
    // Of two systems without a gold neither is wrong.
    if (m_session.readingAgain() && now && !m_session.noGold() && (!m_looked || m_seen)) {
        m_looked = now;
        m_sources = sources();
        m_seen = false;
    } else if ((changes & Session::ResultChanged) && m_looked && now != m_looked) {
        m_session.comparer().setEarlier(m_looked);
    }
}

} // namespace touchstone::ui

#include "moc_lastlook.cpp"
