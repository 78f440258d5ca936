// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/conll/weightedconll.h"

#include "core/evaluation/records/commonspans.h"
#include "core/evaluation/records/typenumbers.h"
#include "core/measures/base/creditsum.h"
#include "core/measures/base/creditweights.h"
#include "core/measures/base/weightedpairing.h"

namespace touchstone::analysis {

namespace {

using Name = std::pair<text::Span, std::uint32_t>; // span, type

template <typename Map>
std::vector<Name> namesOf(
    const DocumentCase& documentCase, bool gold, const EntityTypes& entityTypes, Map&& map)
{
    std::vector<std::uint32_t> types;
    entityTypes.fill(types, documentCase, gold);
    const auto* const document = gold ? documentCase.gold : documentCase.system;
    std::vector<Name> names;
    for (std::size_t i = 0; i < types.size(); ++i) {
        if (types[i] != EntityTypes::none) {
            names.emplace_back(map(document->annotations.entities[i].span), types[i]);
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// Moves the types of all names at the first one's span into `types`.
text::Span takeSpan(const std::vector<Name>& names, std::size_t& at, std::vector<std::uint32_t>& types)
{
    const auto span = names[at].first;
    types.clear();
    for (; at < names.size() && names[at].first == span; ++at) {
        types.push_back(names[at].second);
    }
    return span;
}

} // namespace

WeightedCounts weightedConll(const Evaluation& evaluation, const support::Progress& progress)
{
    const EntityTypes types(evaluation);
    const auto weights = metrics::creditWeights(evaluation.spec.overlap.types, evaluation.labels);
    WeightedCounts counts;
    std::vector<std::uint32_t> goldTypes;
    std::vector<std::uint32_t> systemTypes;
    for (const auto& documentCase : evaluation.cases) {
        if (progress.cancelled()) {
            break;
        }
        const CommonSpans common(documentCase, evaluation.spec.unit);
        const auto golds = namesOf(documentCase, true, types, common.ofGold());
        const auto systems = namesOf(documentCase, false, types, common.ofSystem());
        for (const auto& [span, type] : golds) {
            counts.gold.add(weights.self(type));
        }
        for (const auto& [span, type] : systems) {
            counts.system.add(weights.self(type));
        }
        for (std::size_t g = 0, s = 0; g < golds.size() && s < systems.size();) {
            if (golds[g].first != systems[s].first) {
                ++(golds[g].first < systems[s].first ? g : s);
                continue;
            }
            const auto span = takeSpan(golds, g, goldTypes);
            takeSpan(systems, s, systemTypes);
            if (!span.empty()) {
                counts.correct.add(metrics::pairedWeight(goldTypes, systemTypes, weights));
            }
        }
    }
    return counts;
}

} // namespace touchstone::analysis
