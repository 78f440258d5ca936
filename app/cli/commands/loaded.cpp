// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/loaded.h"

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

} // namespace touchstone::cli
