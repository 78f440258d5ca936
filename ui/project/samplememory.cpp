// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/project/samplememory.h"

#include "ui/project/judgementsession.h"
#include "ui/session/corestrings.h"
#include "ui/session/projectsession.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"

#include <QFileInfo>

namespace touchstone::ui {

namespace {

/// Absolute; empty: nothing is open.
std::string goldOf(const Session& session)
{
    const auto& dataSet = session.dataSet();
    return !dataSet || dataSet->spec.gold.path.empty()
        ? std::string()
        : toPath(QFileInfo(fromPath(dataSet->spec.gold.path)).absoluteFilePath());
}

} // namespace

SampleMemory::SampleMemory(Session& session, ProjectSession& project, const JudgementSession& judgements,
    GoldSample& sample, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_project(project)
    , m_judgements(judgements)
    , m_sample(sample)
{
    connect(&m_sample, &GoldSample::listChanged, this, &SampleMemory::restore);
    whenChanged(m_project, ProjectSession::TablesChanged | ProjectSession::NotesChanged, this,
        &SampleMemory::restore);
}

std::optional<analysis::SampleNote> SampleMemory::known() const
{
    const std::string set = m_judgements.shownSet();
    if (m_project.keepsNotes()) {
        if (const auto* const noted = m_project.sampleNotes().find(set)) {
            return *noted;
        }
    }
    // Also in a project: before it was saved there was the gold alone.
    const auto own = std::ranges::find(m_remembered, goldOf(m_session), &RememberedSample::gold);
    return own == m_remembered.end()
        ? std::nullopt
        : std::optional(analysis::SampleNote { set, own->places, own->seed, own->ended });
}

GoldSample::Size SampleMemory::size() const
{
    const auto last = known();
    return last ? GoldSample::Size { static_cast<std::size_t>(last->places), last->seed }
                : GoldSample::Size();
}

void SampleMemory::draw(GoldSample::Size size)
{
    m_sample.draw(size);
    keep(size, false);
}

void SampleMemory::end()
{
    m_sample.forget();
    keep(m_sample.size(), true);
}

void SampleMemory::keep(GoldSample::Size size, bool ended)
{
    if (m_project.keepsNotes()) {
        m_project.setSampleNote({ m_judgements.shownSet(), size.places, size.seed, ended });
        return;
    }
    const std::string gold = goldOf(m_session);
    if (gold.empty()) {
        return;
    }
    std::erase_if(m_remembered, [&gold](const RememberedSample& each) { return each.gold == gold; });
    m_remembered.insert(m_remembered.begin(), { gold, size.places, size.seed, ended });
    m_remembered.resize(std::min(m_remembered.size(), std::size_t { Settings::samplesLimit }));
    Q_EMIT rememberedChanged();
}

void SampleMemory::restore()
{
    const auto last = m_sample.hasList() ? known() : std::nullopt;
    if (!last) {
        return;
    }
    const GoldSample::Size wanted { static_cast<std::size_t>(last->places), last->seed };
    if (last->ended) {
        m_sample.forget();
    } else if (!(m_sample.drawn() || m_sample.drawing()) || m_sample.size() != wanted) {
        m_sample.draw(wanted);
    }
}

} // namespace touchstone::ui

#include "moc_samplememory.cpp"
