// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/scoredsystem.h"

#include "ui/session/corestrings.h"

#include "core/curves/sweep.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/rules/computerules.h"

namespace touchstone::ui {

namespace {

/// Results kept at least, so that settings can be changed back at once.
constexpr std::size_t leastKnown = 4;

/// What the rules have said when only what counts of it has changed; null: they must be run, or need not be
/// counted.
std::shared_ptr<const analysis::RuleRun> runOf(const ScoredSystem::Measures& measures,
    const analysis::EvaluationSpec& before, const analysis::EvaluationSpec& after)
{
    const auto found = measures.find(std::string(analysis::rulesMeasure.id));
    if (found == measures.end() || !found->second || before.rules == after.rules
        || before.rules.digest() != after.rules.digest()) {
        return nullptr;
    }
    const auto* result = dynamic_cast<const analysis::RulesResult*>(found->second->get());
    return result == nullptr ? nullptr : result->run;
}

bool lacksMeasure(
    const ScoredSystem::Measures& measures, const std::string& id, analysis::MeasureExtent wanted)
{
    const auto found = measures.find(id);
    return found == measures.end() || (found->second && (*found->second)->extent > wanted);
}

} // namespace

support::Result<ScoredSystem> ScoredSystem::scored(ScoredSystem start, const annotation::LayerPtr& gold,
    const annotation::LayerPtr& system, const analysis::EvaluationSpec& spec, const WantedMeasures& wanted,
    const std::vector<std::string>& facets, support::Progress& progress)
{
    start.system = system;
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
            start.measures.insert_or_assign(std::string(analysis::rulesMeasure.id),
                analysis::countRules(*start.evaluation, run, progress, analysis::MeasureExtent::Records));
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
    return start.completed(wanted, progress);
}

bool ScoredSystem::lacks(const WantedMeasures& wanted) const
{
    return evaluation && std::ranges::any_of(wanted, [this](const auto& measure) {
        return lacksMeasure(measures, measure.first, measure.second);
    });
}

support::Result<ScoredSystem> ScoredSystem::completed(
    const WantedMeasures& wanted, support::Progress& progress) const
{
    ScoredSystem all = *this;
    for (const auto& [id, extent] : wanted) {
        if (!evaluation || !lacksMeasure(all.measures, id, extent)) {
            continue;
        }
        auto measure = analysis::computeMeasure(id, *evaluation, progress, extent);
        if (!measure && measure.error().code == support::ErrorCode::Cancelled) {
            return support::Failure(measure.error());
        }
        all.measures.insert_or_assign(id, std::move(measure));
    }
    return all;
}

analysis::MeasureResultPtr ScoredSystem::measure(const QString& id) const
{
    const auto found = measures.find(toUtf8(id));
    return found != measures.end() && found->second ? *found->second : nullptr;
}

std::optional<support::Error> ScoredSystem::error(const QString& id) const
{
    const auto found = measures.find(toUtf8(id));
    return found != measures.end() && !found->second ? std::optional(found->second.error()) : std::nullopt;
}

std::map<std::string, analysis::MeasureResultPtr> ScoredSystem::computed() const
{
    std::map<std::string, analysis::MeasureResultPtr> results;
    for (const auto& [id, measure] : measures) {
        if (measure) {
            results.emplace(id, *measure);
        }
    }
    return results;
}

analysis::EvaluationPtr ScoredSystem::through(const std::string& list) const
{
    const auto measure = measures.find(std::string(analysis::measureOfList(list)));
    if (measure == measures.end() || !measure->second) {
        return nullptr;
    }
    analysis::EvaluationPtr& made = (*lists)[list];
    if (made) {
        return made;
    }
    const analysis::MeasureResult& result = **measure->second;
    if (const analysis::RecordList* records = result.list(list)) {
        made = analysis::throughList(evaluation, *records);
    } else if (const auto late = analysis::listOnDemand(*evaluation, result, list)) {
        made = analysis::throughList(evaluation, *late);
    }
    return made;
}

const ScoredSystem* ScoredSystems::find(const ScoredKey& key) const
{
    const auto same = std::ranges::find_if(m_all, [&key](const Entry& entry) {
        return entry.gold == key.gold && entry.system == key.system
            && entry.scored.evaluation->spec == key.spec;
    });
    return same != m_all.end() ? &same->scored : nullptr;
}

ScoredSystem ScoredSystems::startOf(const ScoredKey& key) const
{
    if (const ScoredSystem* same = key.system ? find(key) : nullptr) {
        return *same;
    }
    const auto close = std::ranges::find_if(m_all, [&key](const Entry& entry) {
        return entry.gold == key.gold && entry.system == key.system
            && analysis::sameRecords(entry.scored.evaluation->spec, key.spec);
    });
    return close != m_all.end() ? close->scored : ScoredSystem();
}

void ScoredSystems::add(const ScoredKey& key, ScoredSystem scored, std::size_t wanted)
{
    const auto same = std::ranges::find_if(m_all, [&](const Entry& entry) {
        return entry.gold == key.gold && entry.system == key.system
            && entry.scored.evaluation->spec == scored.evaluation->spec;
    });
    if (same != m_all.end()) {
        same->scored = std::move(scored);
        return;
    }
    m_all.push_back({ key.gold, key.system, std::move(scored) });
    while (m_all.size() > leastKnown + wanted) {
        // Results of other settings go first.
        const auto stale = std::ranges::find_if(
            m_all, [&key](const Entry& entry) { return entry.scored.evaluation->spec != key.spec; });
        m_all.erase(stale != m_all.end() ? stale : m_all.begin());
    }
}

void ScoredSystems::update(const ScoredSystem& scored)
{
    for (Entry& entry : m_all) {
        if (entry.scored.evaluation == scored.evaluation) {
            entry.scored = scored;
        }
    }
}

} // namespace touchstone::ui
