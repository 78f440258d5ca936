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

std::vector<Session::SystemResult> Session::results() const
{
    std::vector<SystemResult> results;
    const int count = m_dataSet ? static_cast<int>(m_dataSet->systems.size()) : 0;
    for (int i = 0; i < count; ++i) {
        const analysis::LoadedSystem& system = m_dataSet->systems[static_cast<std::size_t>(i)];
        SystemResult result { i, toQString(system.source.name), nullptr, {}, std::nullopt };
        if (const ScoredSystem* scored = known(system.layer)) {
            result.evaluation = scored->evaluation;
            result.measures = scored->computed();
        } else if (const auto failed = m_unscored.find(system.layer); failed != m_unscored.end()) {
            result.error = failed->second;
        } else {
            continue;
        }
        results.push_back(std::move(result));
    }
    return results;
}

int Session::nextOfAll(const WantedMeasures& wanted) const
{
    const int count = m_dataSet ? static_cast<int>(m_dataSet->systems.size()) : 0;
    for (int i = 0; i < count; ++i) {
        const annotation::LayerPtr layer = systemLayer(i);
        if (!layer || m_unscored.contains(layer)) {
            continue;
        }
        const ScoredSystem* scored = known(layer);
        if (scored == nullptr || scored->lacks(wanted)) {
            return i;
        }
    }
    return -1;
}

bool Session::allReady() const
{
    return m_dataSet && !m_wantedOfAll.empty() && nextOfAll(measuresOfAll()) < 0;
}

void Session::startAll()
{
    if (m_measuresStopped || busy() || m_allRunner.running()) {
        return;
    }
    const annotation::LayerPtr system
        = m_wantedOfAll.empty() ? nullptr : systemLayer(nextOfAll(measuresOfAll()));
    if (!system) {
        scoreAhead();
        return;
    }
    m_aheadRunner.cancel();
    scoreOther(m_allRunner, system, measuresOfAll(), [this]() {
        Q_EMIT changed(AllChanged);
        startAll();
    });
}

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

void Session::scoreOther(JobRunner& runner, const annotation::LayerPtr& system, const WantedMeasures& wanted,
    const std::function<void()>& then)
{
    runner.start<ScoredSystem>(
        //: %1: name of a system
        tr("Scoring %1").arg(toQString(system->name)),
        [gold = m_dataSet->gold, system, spec = m_spec, wanted,
            start = m_known.startOf({ m_dataSet->gold, system, m_spec })](support::Progress& progress) {
            return ScoredSystem::scored(start, gold, system, spec, wanted, {}, progress);
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
    const auto wanted = wantedMeasures(true);
    const annotation::LayerPtr system = systemLayer(nextOfAll(wanted));
    if (!system) {
        return;
    }
    scoreOther(m_aheadRunner, system, wanted, [this]() { scoreAhead(); });
}

void Session::stopOthers()
{
    m_allRunner.cancel();
    m_aheadRunner.cancel();
}

} // namespace touchstone::ui
