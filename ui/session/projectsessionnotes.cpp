// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectSession: what is noted in the file beside the project, of runs, leads and samples.
#include "ui/session/projectsession.h"

#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"

#include <QDateTime>

namespace touchstone::ui {

void ProjectSession::setNote(analysis::RunNote note)
{
    if (!keepsNotes()) {
        Q_EMIT failed(tr("Save the project first: notes stand in a file beside it."));
        return;
    }
    note.time = QDateTime::currentMSecsSinceEpoch();
    addNote(std::move(note));
}

void ProjectSession::setLeadNote(analysis::LeadNote note)
{
    note.time = QDateTime::currentMSecsSinceEpoch();
    analysis::setLeadNote(m_leadNotes, note);
    addNote(std::move(note));
    Q_EMIT changed(NotesChanged);
}

void ProjectSession::setSampleNote(analysis::SampleNote note)
{
    note.time = QDateTime::currentMSecsSinceEpoch();
    analysis::setSampleNote(m_sampleNotes, note);
    addNote(std::move(note));
    Q_EMIT changed(NotesChanged);
}

void ProjectSession::addNote(analysis::ProjectNote note)
{
    m_waitingNotes.emplace_back(analysis::notesPath(m_project.path), std::move(note));
    if (!m_noting->running()) {
        writeNotes();
    }
}

QString ProjectSession::notesPath() const
{
    return keepsNotes() ? fromPath(analysis::notesPath(m_project.path)) : QString();
}

void ProjectSession::readNotesAgain()
{
    if (!keepsNotes() || m_noting->running()) {
        return; // what is being written brings the others' lines, too
    }
    sync(tr("Reading the notes"), analysis::notesPath(m_project.path), {});
}

void ProjectSession::writeNotes()
{
    if (m_waitingNotes.empty()) {
        return;
    }
    auto [path, note] = std::move(m_waitingNotes.front());
    m_waitingNotes.erase(m_waitingNotes.begin());
    sync(tr("Writing the note"), path, std::move(note));
}

void ProjectSession::sync(
    const QString& what, const std::string& path, std::optional<analysis::ProjectNote> note)
{
    m_noting->start<analysis::ProjectNotes>(
        what,
        [path, note = std::move(note)](
            support::Progress& /*progress*/) { return analysis::writeProjectNote(path, note); },
        [this, path](support::Result<analysis::ProjectNotes> read) {
            if (!read) {
                Q_EMIT failed(errorText(read.error()));
            } else if (keepsNotes() && path == analysis::notesPath(m_project.path)) {
                m_notes = std::move(read->runs);
                m_leadNotes = std::move(read->leads);
                m_sampleNotes = std::move(read->samples);
                for (const auto& [file, waiting] : m_waitingNotes) {
                    const auto* const lead = std::get_if<analysis::LeadNote>(&waiting);
                    if (lead != nullptr && file == path) {
                        analysis::setLeadNote(m_leadNotes, *lead);
                    }
                    const auto* const sample = std::get_if<analysis::SampleNote>(&waiting);
                    if (sample != nullptr && file == path) {
                        analysis::setSampleNote(m_sampleNotes, *sample);
                    }
                }
                Q_EMIT changed(NotesChanged);
            }
            writeNotes(); // that came meanwhile
        });
}

} // namespace touchstone::ui
