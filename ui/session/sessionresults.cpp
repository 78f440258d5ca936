// SPDX-License-Identifier: GPL-3.0-or-later
// Session's memory of scored systems, and the scoring of all of them for views that compare.
#include "ui/session/session.h"

#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"

#include "core/curves/sweep.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/rules/computerules.h"

#include <algorithm>
#include <utility>

namespace touchstone::ui {

namespace {

/// Results kept at least, so that settings can be changed back at once.
constexpr std::size_t leastKnown = 4;

const std::string rulesMeasure = "rules";

/// What the rules have said when only what counts of it has changed; null: they must be run, or need not be
/// counted.
std::shared_ptr<const analysis::RuleRun> runOf(
    const std::map<std::string, support::Result<analysis::MeasureResultPtr>>& measures,
    const analysis::EvaluationSpec& before, const analysis::EvaluationSpec& after)
{
    const auto found = measures.find(rulesMeasure);
    if (found == measures.end() || !found->second || before.rules == after.rules
        || before.rules.digest() != after.rules.digest()) {
        return nullptr;
    }
    const auto* result = dynamic_cast<const analysis::RulesResult*>(found->second->get());
    return result == nullptr ? nullptr : result->run;
}

} // namespace

void Session::setWantedOfAll(const QString& view, bool wanted, const QStringList& measures)
{
    const auto found = m_wantedOfAll.find(view);
    if (wanted ? found != m_wantedOfAll.end() && found->second == measures : found == m_wantedOfAll.end()) {
        return;
    }
    if (!wanted) {
        m_wantedOfAll.erase(found);
        return; // what runs may finish: the next view may ask for the same
    }
    m_wantedOfAll[view] = measures;
    m_measuresStopped = false;
    startMeasures();
}

std::vector<std::string> Session::measuresOfAll() const
{
    std::vector<std::string> ids;
    for (const auto& [view, measures] : m_wantedOfAll) {
        for (const QString& measure : measures) {
            const std::string id = toUtf8(measure);
            if (metrics::measureById(id) != nullptr && std::ranges::find(ids, id) == ids.end()) {
                ids.push_back(id);
            }
        }
    }
    return ids;
}

std::vector<Session::SystemResult> Session::results() const
{
    std::vector<SystemResult> results;
    const int count = m_dataSet ? static_cast<int>(m_dataSet->systems.size()) : 0;
    for (int i = 0; i < count; ++i) {
        const analysis::LoadedSystem& system = m_dataSet->systems[static_cast<std::size_t>(i)];
        SystemResult result { i, toQString(system.source.name), nullptr, {}, std::nullopt };
        if (const Scored* scored = known(system.layer)) {
            result.evaluation = scored->outcome.evaluation;
            for (const auto& [id, measure] : scored->outcome.measures) {
                if (measure) {
                    result.measures.emplace(id, *measure);
                }
            }
        } else if (const auto failed = std::ranges::find(m_unscored, system.layer, &Unscored::system);
                   system.layer && failed != m_unscored.end()) {
            result.error = failed->error;
        } else {
            continue;
        }
        results.push_back(std::move(result));
    }
    return results;
}

int Session::nextOfAll() const
{
    const auto ids = measuresOfAll();
    const int count = m_dataSet ? static_cast<int>(m_dataSet->systems.size()) : 0;
    for (int i = 0; i < count; ++i) {
        const annotation::LayerPtr layer = systemLayer(i);
        if (!layer || std::ranges::find(m_unscored, layer, &Unscored::system) != m_unscored.end()) {
            continue;
        }
        const Scored* scored = known(layer);
        if (scored == nullptr || std::ranges::any_of(ids, [&](const auto& id) {
                return !scored->outcome.measures.contains(id);
            })) {
            return i;
        }
    }
    return -1;
}

bool Session::allReady() const { return m_dataSet && !m_wantedOfAll.empty() && nextOfAll() < 0; }

void Session::startAll()
{
    if (m_wantedOfAll.empty() || m_measuresStopped || m_state == State::Loading || m_state == State::Scoring
        || m_allRunner->running()) {
        return;
    }
    const int index = nextOfAll();
    const annotation::LayerPtr system = systemLayer(index);
    if (!system) {
        return;
    }
    m_allRunner->start<Outcome>(
        //: %1: name of a system
        tr("Scoring %1").arg(toQString(system->name)),
        [gold = m_dataSet->gold, system, spec = m_spec, ids = measuresOfAll(), start = startOf(system)](
            support::Progress& progress) { return scored(start, gold, system, spec, ids, {}, progress); },
        [this, system](support::Result<Outcome> result) {
            if (result) {
                remember(system, std::move(*result));
            } else if (result.error().code != support::ErrorCode::Cancelled) {
                m_unscored.push_back({ system, result.error() });
            } else {
                return;
            }
            publish(AllChanged);
            startAll();
        });
}

Session::Outcome Session::startOf(const annotation::LayerPtr& system) const
{
    if (const Scored* here = known(system)) {
        return here->outcome;
    }
    for (const Scored& other : m_known) {
        if (other.gold == m_dataSet->gold && other.system == system
            && analysis::sameRecords(other.outcome.evaluation->spec, m_spec)) {
            return other.outcome;
        }
    }
    return {};
}

support::Result<Session::Outcome> Session::scored(Outcome start, const annotation::LayerPtr& gold,
    const annotation::LayerPtr& system, const analysis::EvaluationSpec& spec,
    const std::vector<std::string>& ids, const std::vector<std::string>& facets, support::Progress& progress)
{
    const analysis::EvaluationPtr known = start.evaluation;
    if (start.evaluation && start.evaluation->spec != spec) {
        // Another alpha or threshold: the records stay, and all measures that do not depend on it.
        const analysis::EvaluationSpec before = start.evaluation->spec;
        const auto run = runOf(start.measures, before, spec);
        start.evaluation = analysis::withSpec(*start.evaluation, spec);
        std::erase_if(start.measures,
            [&](const auto& measure) { return !analysis::sameMeasure(measure.first, before, spec); });
        start.lists = std::make_shared<std::map<std::string, analysis::EvaluationPtr>>();
        if (start.evaluation && run) {
            start.measures.insert_or_assign(
                rulesMeasure, analysis::countRules(*start.evaluation, run, progress));
        }
    }
    if (!start.evaluation) {
        auto evaluation = analysis::evaluate(gold, system, spec, progress);
        if (!evaluation) {
            return support::Failure(evaluation.error());
        }
        start.evaluation = std::move(*evaluation);
        start.measures.clear();
        start.lists = std::make_shared<std::map<std::string, analysis::EvaluationPtr>>();
    }
    if (start.evaluation != known) {
        start.slices = analysis::sliceDimensions(*start.evaluation);
    }
    for (const std::string& facet : facets) {
        (void)analysis::sliceFacet(*start.evaluation, facet);
    }
    return completed(std::move(start), ids, progress);
}

std::vector<std::string> Session::facetsOfFilters() const
{
    std::vector<std::string> facets;
    for (const analysis::RecordFilter& filter : m_selection.filters()) {
        for (const analysis::FacetChoice& choice : filter.facets) {
            if (filter.list.empty()) {
                facets.push_back(choice.facet);
            }
        }
    }
    return facets;
}

void Session::remember(const annotation::LayerPtr& system, Outcome outcome)
{
    if (const auto same = std::ranges::find_if(m_known,
            [&](const Scored& scored) {
                return scored.gold == m_dataSet->gold && scored.system == system
                    && scored.outcome.evaluation->spec == outcome.evaluation->spec;
            });
        same != m_known.end()) {
        same->outcome = std::move(outcome);
        return;
    }
    m_known.push_back({ m_dataSet->gold, system, std::move(outcome) });
    const std::size_t limit
        = std::max(leastKnown, m_wantedOfAll.empty() ? 0 : m_dataSet->systems.size() + leastKnown);
    while (m_known.size() > limit) {
        // Results of other settings go first.
        const auto stale = std::ranges::find_if(
            m_known, [this](const Scored& scored) { return scored.outcome.evaluation->spec != m_spec; });
        m_known.erase(stale != m_known.end() ? stale : m_known.begin());
    }
}

const Session::Scored* Session::known(const annotation::LayerPtr& system) const
{
    for (const Scored& scored : m_known) {
        if (system && scored.gold == m_dataSet->gold && scored.system == system
            && scored.outcome.evaluation->spec == m_spec) {
            return &scored;
        }
    }
    return nullptr;
}

Session::Scored* Session::known(const annotation::LayerPtr& system)
{
    return const_cast<Scored*>(std::as_const(*this).known(system)); // the memory is this session's
}

} // namespace touchstone::ui
