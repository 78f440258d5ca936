// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matcher.h"

#include "core/match/mentionorder.h"
#include "core/match/spanmatcher.h"
#include "core/match/sweep.h"

#include <algorithm>

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

namespace {

/// nervaluate 1.1.0: each system annotation, in the order of the file, takes the first gold annotation in the
/// order of the file that is free and overlaps enough.
support::Result<std::vector<Pair>> matchFirstCome(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress)
{
    const auto& golds = gold.mentions;
    // Where the file's order is that of the begins, a stretch of the list holds all candidates.
    const bool ordered = std::is_sorted(golds.begin(), golds.end(),
        [](const Mention& a, const Mention& b) { return a.span.begin < b.span.begin; });
    std::vector<std::uint32_t> furthestEnd;
    if (ordered) {
        furthestEnd.reserve(golds.size());
        std::uint32_t end = 0;
        for (const auto& g : golds) {
            end = std::max(end, g.span.end);
            furthestEnd.push_back(end);
        }
    }
    std::vector<bool> used(golds.size(), false);
    std::vector<Pair> result;
    result.reserve(std::min(golds.size(), system.mentions.size()));
    for (std::uint32_t k = 0; k < system.mentions.size(); ++k) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "stopped");
        }
        const auto& s = system.mentions[k];
        std::size_t first = 0;
        if (ordered) {
            first = static_cast<std::size_t>(
                std::upper_bound(furthestEnd.begin(), furthestEnd.end(), s.span.begin) - furthestEnd.begin());
        }
        for (auto i = first; i < golds.size(); ++i) {
            if (ordered && golds[i].span.begin >= s.span.end) {
                break;
            }
            if (!used[i] && edgeUnits(gold, golds[i], system, s, policy) != 0) {
                used[i] = true;
                result.push_back({ static_cast<std::uint32_t>(i), k });
                break;
            }
        }
    }
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace

support::Result<std::vector<Pair>> matchMentions(
    const Side& gold, const Side& system, const MatchPolicy& policy, support::Progress& progress)
{
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "stopped");
    }
    if (policy.pairing == PairingPolicy::FirstCome) {
        return matchFirstCome(gold, system, policy, progress);
    }
    return matchOptimal(gold, system, policy, progress);
}

} // namespace touchstone::match
