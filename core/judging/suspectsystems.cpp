// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/suspectsystems.h"

#include "core/evaluation/settings/specsettings.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

EvaluationSpec withoutJudgements(EvaluationSpec spec)
{
    spec.slices.judgements = nullptr;
    return spec;
}

} // namespace

support::Result<SuspectSystems> suspectSystems(const DataSet& dataSet, const EvaluationSpec& spec,
    std::span<const EvaluationPtr> known, support::Progress& progress)
{
    SuspectSystems all;
    const auto own = withoutJudgements(spec);
    for (const auto& system : dataSet.systems) {
        if (!system.layer) {
            continue;
        }
        const auto at = std::ranges::find_if(known, [&](const EvaluationPtr& each) {
            return each->system == system.layer && each->givenGold == dataSet.gold
                && withoutJudgements(each->spec) == own;
        });
        if (at != known.end()) {
            all.evaluations.push_back(*at);
            continue;
        }
        auto evaluated = evaluate(dataSet.gold, system.layer, spec, progress);
        if (evaluated) {
            all.evaluations.push_back(*evaluated);
        } else if (evaluated.error().code == support::ErrorCode::Cancelled) {
            return tl::unexpected(evaluated.error());
        } else {
            all.leftOut.push_back(support::said("%1: %2", system.layer->name, messageOf(evaluated.error())));
        }
    }
    if (all.evaluations.empty()) {
        auto alone = evaluate(dataSet.gold, std::make_shared<annotation::Layer>(), spec, progress);
        if (!alone) {
            return tl::unexpected(alone.error());
        }
        all.evaluations.push_back(std::move(*alone));
        all.alone = true;
    }
    return all;
}

EvaluationSpec suspectSpec(EvaluationSpec spec)
{
    spec = withoutJudgements(std::move(spec));
    if (spec.matching.pairing == match::PairingPolicy::Hipe) {
        choosePairing(spec, match::PairingPolicy::Optimal);
    }
    return spec;
}

} // namespace touchstone::analysis
