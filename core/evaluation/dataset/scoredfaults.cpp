// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/scoredfaults.h"

#include "core/evaluation/dataset/submissionannotations.h"

#include <algorithm>
#include <memory>
#include <set>
#include <string_view>
#include <utility>

namespace touchstone::analysis {

using annotation::Layer;
using support::Severity;

bool changesScores(const FileFault& fault, const Layer& layer)
{
    const auto& finding = fault.finding;
    return finding.severity == Severity::Error || finding.code == "submission.cut"
        || finding.code == "submission.shift"
        || (finding.code == "submission.columns" && layer.format == "conll");
}

void tellFaults(annotation::LayerPtr& layer, const std::vector<FileFault>& faults)
{
    support::Diagnostics told;
    std::set<std::pair<std::string_view, std::uint32_t>> explained; // file, line
    for (const auto& fault : faults) {
        if (changesScores(fault, *layer)) {
            told.add(fault.finding);
            for (const auto line : fault.lines) {
                explained.emplace(fault.finding.place.file, line);
            }
        }
    }
    for (auto& finding : copiedAnnotations(*layer)) {
        told.add(std::move(finding));
    }
    // Rows that all have a cell more than the heading lose nothing where the labels stand in their column.
    const bool harmless = std::ranges::any_of(faults, [&](const FileFault& fault) {
        return fault.finding.code == "submission.columns" && !changesScores(fault, *layer);
    });
    if (told.empty() && !harmless) {
        return;
    }
    auto mended = std::make_shared<Layer>(*layer);
    told.appendIf(
        mended->diagnostics,
        [&explained](const support::Diagnostic& finding) {
            return !explained.contains({ finding.place.file, finding.place.line });
        },
        false);
    if (harmless) {
        told.drop([](std::string_view code) { return code == "hipe.columns"; });
    }
    mended->diagnostics = std::move(told);
    layer = std::move(mended);
}

} // namespace touchstone::analysis
