// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers, the scoring and the measures have to say of what a session shows.
#include "ui/session/corestrings.h"
#include "ui/session/session.h"

#include "core/support/lookup.h"

namespace touchstone::ui {

support::Diagnostics Session::findings() const
{
    analysis::Findings findings;
    if (!m_dataSet) {
        return {};
    }
    if (m_dataSet->gold) {
        findings.add(m_dataSet->gold->diagnostics);
    }
    for (const analysis::LoadedSystem& system : m_dataSet->systems) {
        if (system.error) {
            const support::Error& error = *system.error;
            support::Diagnostics unreadable;
            unreadable.add({ support::Severity::Error, "system.unreadable", error.place, error.text, {}, {},
                error.said });
            findings.add(unreadable, system.source.name);
        }
    }
    for (const int index : { m_systemA, m_systemB }) {
        if (const annotation::LayerPtr layer = systemLayer(index)) {
            findings.add(layer->diagnostics, layer->name);
        }
    }
    for (const ScoredSystem* outcome : { &m_a, &m_b }) {
        if (!outcome->evaluation) {
            continue;
        }
        const std::string& name = outcome->evaluation->system->name;
        findings.add(outcome->evaluation->diagnostics, name);
        for (const auto& [id, measure] : outcome->computed()) {
            findings.add(measure->diagnostics, name);
        }
    }
    return findings.all();
}

std::vector<Session::Touched> Session::touched() const
{
    std::vector<Touched> result;
    for (const ScoredSystem* outcome : { &m_a, &m_b }) {
        if (!outcome->evaluation) {
            continue;
        }
        const auto measures = support::listOf<analysis::MeasureResultPtr>(
            outcome->computed(), [](const auto& computed) { return computed.second; });
        auto findings = analysis::touchingFindings(*outcome->evaluation, measures);
        if (!findings.empty()) {
            result.push_back({ toQString(outcome->evaluation->system->name), std::move(findings) });
        }
    }
    return result;
}

} // namespace touchstone::ui
