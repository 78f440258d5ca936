// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/words/embedded.h"

namespace touchstone::cli {

support::Result<analysis::DataSet> loadWhole(const analysis::DataSetSpec& dataSet, Console& console)
{
    support::Progress reading(console.stop(), console.report("Reading"));
    auto data = analysis::loadDataSet(dataSet, reading);
    if (data) {
        for (const auto& system : data->systems) {
            if (system.error) {
                return tl::unexpected(*system.error);
            }
        }
    }
    return data;
}

analysis::Findings findingsOf(const analysis::DataSet& data)
{
    analysis::Findings findings;
    findings.add(data.gold->diagnostics);
    for (const auto& system : data.systems) {
        findings.add(system.layer->diagnostics, system.source.name);
    }
    return findings;
}

void keepForever(std::shared_ptr<const void> value)
{
    if (Embedded::here() != nullptr) {
        return; // that program goes on
    }
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
        for (const auto& part : system.parts) {
            const auto asked = heading(part.asked);
            add(asked.empty() ? "" : " (" + asked + ")", *part.evaluation);
        }
        if (system.parts.empty()) {
            add({}, *system.evaluation);
        }
    }
    return result;
}

Program printingProgram()
{
    return { "touchstone-cli", "Touchstone without a window: the same numbers for scripts.",
        { scoreCommand(), mergeCommand(), errorsCommand(), leadsCommand(), suspectsCommand(), findCommand(),
            alignCommand(), compareCommand(), rulesCommand(), convertCommand(), checkCommand(),
            describeCommand(), judgementsCommand(), trendCommand(), formatsCommand(), measuresCommand(),
            presetsCommand(), reproduceCommand(), tableCommand(), campaignCommand() } };
}

} // namespace touchstone::cli
