// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/leads/leadmarks.h"

#include "ui/session/corestrings.h"
#include "ui/session/projectsession.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"

#include <QDateTime>

namespace touchstone::ui {

using analysis::LeadNote;
using analysis::LeadState;

LeadMarks::LeadMarks(Session& session, ProjectSession* project, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_project(project)
{
    whenChanged(session, Session::DataChanged | Session::ProjectChanged, this, &LeadMarks::follow);
    if (project != nullptr) {
        whenChanged(*project, ProjectSession::ProjectChanged | ProjectSession::NotesChanged, this,
            &LeadMarks::follow);
        connect(project, &ProjectSession::saved, this, &LeadMarks::carry);
    }
    follow();
}

bool LeadMarks::kept() const { return m_project != nullptr && m_project->keepsNotes(); }

std::string LeadMarks::gold() const
{
    const auto data = m_session.dataSet();
    return data ? data->spec.gold.path : std::string();
}

const analysis::LeadNotes& LeadMarks::notes() const
{
    static const analysis::LeadNotes none;
    if (kept()) {
        return m_project->leadNotes();
    }
    const auto own = m_own.find(gold());
    return own != m_own.end() ? own->second : none;
}

void LeadMarks::set(const std::string& key, LeadState state, analysis::DismissReason reason)
{
    const LeadNote* const known = notes().find(key);
    LeadNote open { key, LeadState::Open };
    Step step { { key, state, reason }, known != nullptr ? *known : std::move(open) };
    m_steps.push_back(step);
    put(step.done);
}

void LeadMarks::undo()
{
    if (!m_steps.empty()) {
        const Step step = std::move(m_steps.back());
        m_steps.pop_back();
        put(step.before);
    }
}

void LeadMarks::put(const LeadNote& note)
{
    if (kept()) {
        m_project->setLeadNote(note); // which tells of it
        return;
    }
    LeadNote own = note;
    own.time.reset();
    analysis::setLeadNote(m_own[gold()], own);
    Q_EMIT changed();
}

void LeadMarks::follow()
{
    const std::string place = kept() ? toUtf8(m_project->path()) : gold();
    if (place != std::exchange(m_place, place)) {
        m_steps.clear();
    }
    Q_EMIT changed();
}

void LeadMarks::carry()
{
    const auto own = m_own.find(gold());
    if (!kept() || own == m_own.end()) {
        return;
    }
    for (const LeadNote& note : own->second.notes) {
        if (note.state != LeadState::Open) {
            m_project->setLeadNote(note);
        }
    }
    m_own.erase(own);
}

} // namespace touchstone::ui

#include "moc_leadmarks.cpp"
