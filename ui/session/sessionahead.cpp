// SPDX-License-Identifier: GPL-3.0-or-later
// Systems that a session scores beside those which are shown: for views of all, and while nothing else is to
// do, so that another system is shown at once.
#include "ui/session/corestrings.h"
#include "ui/session/session.h"

namespace touchstone::ui {

namespace {

// What scores in about a second, and needs little memory.
constexpr std::size_t mostSystems = 8;
constexpr std::int64_t mostAnnotations = 100'000;

} // namespace

bool Session::scoresAhead() const
{
    if (!m_mayScoreAhead || !m_dataSet || m_dataSet->systems.size() < 2
        || m_dataSet->systems.size() > mostSystems) {
        return false;
    }
    std::int64_t annotations = 0;
    for (const annotation::TypeCount& count : m_typeCounts) {
        annotations += count.gold + count.system;
    }
    return annotations <= mostAnnotations;
}

void Session::scoreOther(JobRunner& runner, const annotation::LayerPtr& system,
    const std::vector<std::string>& ids, const std::function<void()>& then)
{
    runner.start<ScoredSystem>(
        //: %1: name of a system
        tr("Scoring %1").arg(toQString(system->name)),
        [gold = m_dataSet->gold, system, spec = m_spec, ids,
            start = m_known.startOf({ m_dataSet->gold, system, m_spec })](support::Progress& progress) {
            return ScoredSystem::scored(start, gold, system, spec, ids, {}, progress);
        },
        [this, system, then](support::Result<ScoredSystem> result) {
            if (result) {
                remember(system, std::move(*result));
            } else if (result.error().code != support::ErrorCode::Cancelled) {
                m_unscored.emplace(system, result.error());
            } else {
                return;
            }
            then();
        });
}

void Session::scoreAhead()
{
    if (!scoresAhead() || m_state != State::Ready || m_measureRunner.running() || m_aheadRunner.running()) {
        return;
    }
    const auto ids = wantedMeasures(true);
    const annotation::LayerPtr system = systemLayer(nextOfAll(ids));
    if (!system) {
        return;
    }
    scoreOther(m_aheadRunner, system, ids, [this]() { scoreAhead(); });
}

void Session::stopOthers()
{
    m_allRunner.cancel();
    m_aheadRunner.cancel();
}

} // namespace touchstone::ui
