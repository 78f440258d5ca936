// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/scored.h"

namespace touchstone::cli {

void keepForever(std::shared_ptr<const void> value)
{
    static auto* const kept = new std::vector<std::shared_ptr<const void>>;
    kept->push_back(std::move(value));
}

std::vector<ScoredBy> scoredBy(const ScoringOptions& options, const std::vector<ScoredSystem>& systems)
{
    std::vector<ScoredBy> result;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        const auto& system = systems[i];
        const auto name = options.names.of(i, system.name);
        const auto add = [&](const std::string& part, const analysis::Evaluation& evaluation) {
            result.push_back({ name + part, &evaluation.spec, signatureOf(options, evaluation) });
        };
        for (const auto& slice : system.slices) {
            const auto part = heading(slice.asked);
            add(part.empty() ? "" : " (" + part + ")", *slice.evaluation);
        }
        if (system.slices.empty()) {
            add({}, *system.evaluation);
        }
    }
    return result;
}

} // namespace touchstone::cli
