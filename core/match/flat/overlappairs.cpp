// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/flat/overlappairs.h"

#include "core/match/flat/mentionorder.h"
#include "core/match/flat/sweep.h"

namespace touchstone::match {

namespace {

constexpr std::uint64_t pairLimit = std::uint64_t { 1 } << 22U;
constexpr std::uint64_t overlapLimit = std::uint64_t { 1 } << 29U; // some seconds

} // namespace

support::Result<std::vector<OverlapPair>> overlapPairs(const Side& gold, std::span<const std::uint32_t> golds,
    const Side& system, std::span<const std::uint32_t> systems,
    const std::function<bool(std::uint32_t, std::uint32_t)>& accept, support::Progress& progress)
{
    std::vector<OverlapPair> pairs;
    SweepBuffers buffers;
    const auto limit = pairLimit + 8 * std::uint64_t { golds.size() + systems.size() };
    std::uint64_t overlaps = 0;
    const bool whole = sweep(
        gold, golds, system, systems, buffers,
        [&](std::uint32_t i, std::uint32_t k) {
            ++overlaps;
            const auto& g = gold.mentions[golds[i]];
            const auto& s = system.mentions[systems[k]];
            const auto shared = (g.fragmentCount | s.fragmentCount) == 0 ? text::overlap(g.span, s.span)
                                                                         : sharedUnits(gold, g, system, s);
            if (shared > 0 && (!accept || accept(i, k))) {
                pairs.push_back({ i, k, shared });
            }
        },
        [&] { return pairs.size() <= limit && overlaps <= overlapLimit + limit && !progress.cancelled(); });
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "stopped");
    }
    if (!whole || pairs.size() > limit) {
        return support::failure(support::ErrorCode::TooLarge,
            support::said(
                "more than %1 pairs of annotations overlap in one place of one document; the matching "
                "refuses that",
                pairLimit));
    }
    const auto ordered = [](const OverlapPair& a, const OverlapPair& b) {
        return a.gold != b.gold ? a.gold < b.gold : a.system < b.system;
    };
    if (!std::is_sorted(pairs.begin(), pairs.end(), ordered)) {
        std::sort(pairs.begin(), pairs.end(), ordered);
    }
    return pairs;
}

OverlapGroups::OverlapGroups(std::size_t golds, std::size_t systems)
    : m_golds(static_cast<std::uint32_t>(golds))
    , m_sets(golds + systems)
    , m_number(golds + systems, noMention)
{
}

void OverlapGroups::join(const OverlapPair& pair) { m_sets.join(pair.gold, m_golds + pair.system); }

std::uint32_t OverlapGroups::of(const OverlapPair& pair)
{
    auto& number = m_number[m_sets.root(pair.gold)];
    if (number == noMention) {
        number = m_count++;
    }
    return number;
}

} // namespace touchstone::match
