// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/flat/matcher.h"

#include "core/match/flat/listmatcher.h"
#include "core/match/flat/mentionorder.h"
#include "core/match/flat/spanmatcher.h"
#include "core/match/flat/sweep.h"

namespace touchstone::match {

std::uint32_t sharedUnits(const Side& gold, const Mention& g, const Side& system, const Mention& s)
{
    if ((g.fragmentCount | s.fragmentCount) == 0) {
        return text::overlap(g.span, s.span);
    }
    const auto a = gold.pieces(g);
    const auto b = system.pieces(s);
    std::uint64_t sum = 0;
    for (std::size_t i = 0, k = 0; i < a.size() && k < b.size();) {
        sum += text::overlap(a[i], b[k]);
        if (a[i].end <= b[k].end) {
            ++i;
        } else {
            ++k;
        }
    }
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(sum, noMention));
}

bool sameExtent(const Side& gold, const Mention& g, const Side& system, const Mention& s)
{
    if (g.span != s.span || (g.fragmentCount | s.fragmentCount) == 0) {
        return g.span == s.span;
    }
    const auto a = gold.pieces(g);
    const auto b = system.pieces(s);
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

std::vector<Pair> edges(const Side& gold, const Side& system, const MatchPolicy& policy)
{
    PairOrder goldOrder;
    PairOrder systemOrder;
    goldOrder.build(gold);
    systemOrder.build(system);
    std::vector<Pair> result;
    SweepBuffers buffers;
    sweep(
        gold, goldOrder.order(), system, systemOrder.order(), buffers,
        [&](std::uint32_t i, std::uint32_t k) {
            const Pair pair { goldOrder.order()[i], systemOrder.order()[k] };
            if (edgeUnits(gold, gold.mentions[pair.gold], system, system.mentions[pair.system], policy)
                != 0) {
                result.push_back(pair);
            }
        },
        [] { return true; });
    std::sort(result.begin(), result.end());
    return result;
}

std::uint32_t typeAgainst(const Side& gold, std::uint32_t g, const Side& system, std::uint32_t s)
{
    const auto type = gold.mentions[g].type;
    if (!system.alternatives.empty()
        && std::binary_search(system.alternatives.begin(), system.alternatives.end(), std::pair(s, type))) {
        return type;
    }
    return system.mentions[s].type;
}

support::Result<Matching> matchSides(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress)
{
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "stopped");
    }
    if (policy.pairing == PairingPolicy::Nervaluate01 || policy.pairing == PairingPolicy::Hipe) {
        return matchOneByOne(gold, system, policy, progress);
    }
    auto pairs = policy.pairing == PairingPolicy::FirstCome ? matchFirstCome(gold, system, policy, progress)
                                                            : matchOptimal(gold, system, policy, progress);
    if (!pairs) {
        return tl::unexpected(std::move(pairs.error()));
    }
    return Matching { std::move(*pairs), {} };
}

support::Result<std::vector<Pair>> matchMentions(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress)
{
    return matchSides(gold, system, policy, progress).map([](Matching&& matching) {
        return std::move(matching.pairs);
    });
}

support::Result<std::vector<PairOutcome>> recordsOf(std::uint32_t document, const Side& gold,
    const Side& system, const MatchPolicy& policy, support::Progress& progress)
{
    return matchSides(gold, system, policy, progress).map([&](const Matching& matching) {
        return classify(document, gold, system, matching.pairs, policy, matching.silent);
    });
}

} // namespace touchstone::match
