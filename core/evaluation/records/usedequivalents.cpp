// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/usedequivalents.h"

#include "core/support/findingkinds.h"

namespace touchstone::analysis {

namespace {

bool usesEquivalents(const annotation::Layer& layer, const annotation::LinkEquivalents& equivalents)
{
    for (const auto& document : layer.documents) {
        for (std::uint32_t entity = 0; entity < document.annotations.size(); ++entity) {
            const auto& links = document.annotations.detailsOf(entity).links;
            if (std::ranges::any_of(
                    links, [&](const std::string& id) { return equivalents.representative.contains(id); })) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

void tellUnusedEquivalents(const Evaluation& evaluation, support::Diagnostics& findings)
{
    const auto& equivalents = evaluation.spec.links.equivalents;
    if (!equivalents.empty() && !usesEquivalents(*evaluation.gold, equivalents)
        && !usesEquivalents(*evaluation.system, equivalents)) {
        findings.add(support::Severity::Warning, "links.equivalents", { evaluation.system->path, 0, 0 },
            support::said("No id of --link-equivalents occurs in the links of gold or system, so it changes "
                          "nothing: \"%1\" for example. Its lines must hold ids as the data have them.",
                equivalents.representative.begin()->first));
    }
}

} // namespace touchstone::analysis
