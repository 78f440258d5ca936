// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/rereading.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

const support::Diagnostic* cutFinding(const annotation::Layer& layer)
{
    const auto& findings = layer.diagnostics.list();
    const auto found = std::ranges::find_if(findings, [](const support::Diagnostic& finding) {
        return finding.code == "submission.cut" && finding.severity == support::Severity::Error;
    });
    return found == findings.end() ? nullptr : &*found;
}

std::optional<support::Error> newlyCut(const annotation::Layer& now, const annotation::Layer& before)
{
    const auto* const finding = cutFinding(before) == nullptr ? cutFinding(now) : nullptr;
    if (finding == nullptr) {
        return std::nullopt;
    }
    return support::Error { support::ErrorCode::Malformed, finding->message, finding->place };
}

} // namespace

DataSet readAgain(DataSet now, const DataSet& before)
{
    for (auto& system : now.systems) {
        const auto old = std::ranges::find(before.systems, system.source, &LoadedSystem::source);
        if (old == before.systems.end() || old->layer == nullptr) {
            continue;
        }
        if (auto cut = system.layer ? newlyCut(*system.layer, *old->layer) : std::nullopt) {
            system.error = std::move(cut);
            system.layer = nullptr;
        }
        if (system.layer == nullptr) {
            system.layer = old->layer;
        }
    }
    return now;
}

} // namespace touchstone::analysis
