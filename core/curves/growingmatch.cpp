// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curves/growingmatch.h"

#include "core/support/lookup.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace touchstone::analysis {

namespace {

support::Error tooLarge()
{
    return { support::ErrorCode::TooLarge,
        "too many annotations overlap in one place to match them anew for every score", {} };
}

} // namespace

std::optional<support::Error> GrowingMatch::run(const match::Side& gold, const match::Side& system,
    const std::vector<double>& scores, const match::MatchPolicy& policy, support::Progress& progress,
    std::uint64_t& steps, const Changed& changed)
{
    m_gold = &gold;
    m_system = &system;
    m_policy = &policy;
    m_progress = &progress;
    m_steps = &steps;
    m_changed = &changed;
    prepare();
    for (std::uint32_t g = 0; g < gold.mentions.size(); ++g) {
        set(m_states[g], missing(g), alwaysKept);
    }
    m_order.resize(system.mentions.size());
    std::iota(m_order.begin(), m_order.end(), 0U);
    std::ranges::sort(m_order, [&](std::uint32_t a, std::uint32_t b) {
        return scores[a] != scores[b] ? scores[a] > scores[b] : a < b;
    });
    for (std::size_t at = 0; at < m_order.size();) {
        const auto score = scores[m_order[at]];
        const auto begin = at;
        for (; at < m_order.size() && scores[m_order[at]] == score; ++at) {
            if (!add(m_order[at])) {
                return tooLarge();
            }
        }
        m_touched.clear();
        for (auto one = begin; one < at; ++one) {
            m_touched.push_back(m_sets.root(static_cast<std::uint32_t>(gold.mentions.size()) + m_order[one]));
        }
        support::sortUnique(m_touched);
        for (const auto top : m_touched) {
            if (auto error = matchGroup(top, score)) {
                return error;
            }
        }
    }
    return std::nullopt;
}

void GrowingMatch::prepare()
{
    const auto& golds = m_gold->mentions;
    const auto nodes = golds.size() + m_system->mentions.size();
    m_sets.reset(nodes);
    m_next.resize(nodes);
    std::iota(m_next.begin(), m_next.end(), 0U);
    m_overlaps.assign(nodes, 0);
    m_states.assign(nodes, {});
    m_golds.clear();
    for (std::uint32_t g = 0; g < golds.size(); ++g) {
        if (!golds[g].span.empty()) {
            m_golds.push_back(g);
        }
    }
    std::ranges::sort(m_golds, [&](std::uint32_t a, std::uint32_t b) {
        return golds[a].span.begin != golds[b].span.begin ? golds[a].span.begin < golds[b].span.begin : a < b;
    });
    m_furthestEnd.clear();
    std::uint32_t end = 0;
    for (const auto g : m_golds) {
        end = std::max(end, golds[g].span.end);
        m_furthestEnd.push_back(end);
    }
}

void GrowingMatch::join(std::uint32_t a, std::uint32_t b)
{
    a = m_sets.root(a);
    b = m_sets.root(b);
    if (a == b) {
        return;
    }
    m_sets.join(a, b);
    const auto [top, under] = std::minmax(a, b);
    m_overlaps[top] += m_overlaps[under];
    std::swap(m_next[top], m_next[under]);
}

bool GrowingMatch::spend(std::uint64_t steps)
{
    if (steps > *m_steps) {
        *m_steps = 0;
        return false;
    }
    *m_steps -= steps;
    return true;
}

bool GrowingMatch::add(std::uint32_t s)
{
    const auto span = m_system->mentions[s].span;
    const auto node = static_cast<std::uint32_t>(m_gold->mentions.size()) + s;
    if (span.empty()) {
        return true;
    }
    auto at = static_cast<std::size_t>(
        std::ranges::upper_bound(m_furthestEnd, span.begin) - m_furthestEnd.begin());
    std::uint64_t looked = 0;
    std::uint64_t overlaps = 0;
    for (; at < m_golds.size() && m_gold->mentions[m_golds[at]].span.begin < span.end; ++at) {
        ++looked;
        if (m_gold->mentions[m_golds[at]].span.end > span.begin) {
            ++overlaps;
            join(node, m_golds[at]);
        }
    }
    m_overlaps[m_sets.root(node)] += overlaps;
    return spend(looked);
}

GrowingMatch::State GrowingMatch::missing(std::uint32_t g) const
{
    const auto type = m_gold->mentions[g].type;
    return { { type, type, RecordCounts::Missing }, true };
}

void GrowingMatch::set(State& state, const State& now, double score)
{
    if (state == now) {
        return;
    }
    if (state.counted) {
        (*m_changed)(score, state.record, -1);
    }
    if (now.counted) {
        (*m_changed)(score, now.record, 1);
    }
    state = now;
}

void GrowingMatch::copy(const match::Side& from, const std::vector<std::uint32_t>& mentions, match::Side& to)
{
    to.mentions.clear();
    to.fragments.clear();
    for (const auto at : mentions) {
        auto mention = from.mentions[at];
        if (mention.fragmentCount > 0) {
            const auto pieces = from.pieces(mention);
            mention.firstFragment = static_cast<std::uint32_t>(to.fragments.size());
            to.fragments.insert(to.fragments.end(), pieces.begin(), pieces.end());
        }
        to.mentions.push_back(mention);
    }
}

std::optional<support::Error> GrowingMatch::matchGroup(std::uint32_t top, double score)
{
    const auto golds = static_cast<std::uint32_t>(m_gold->mentions.size());
    m_groupGold.clear();
    m_groupSystem.clear();
    auto node = top;
    do {
        if (node < golds) {
            m_groupGold.push_back(node);
        } else {
            m_groupSystem.push_back(node - golds);
        }
        node = m_next[node];
    } while (node != top);
    if (!spend(m_groupGold.size() + m_groupSystem.size() + m_overlaps[top])) {
        return tooLarge();
    }
    const auto spurious = [&](std::uint32_t s) {
        const auto type = m_system->mentions[s].type;
        return State { { type, type, RecordCounts::Spurious }, true };
    };
    if (m_groupGold.empty()) {
        for (const auto s : m_groupSystem) {
            set(m_states[golds + s], spurious(s), score);
        }
        return std::nullopt;
    }
    // Matchings may depend on the order of the file.
    std::ranges::sort(m_groupGold);
    std::ranges::sort(m_groupSystem);
    copy(*m_gold, m_groupGold, m_someGold);
    copy(*m_system, m_groupSystem, m_someSystem);
    const auto matching = match::matchSides(m_someGold, m_someSystem, *m_policy, *m_progress);
    if (!matching) {
        return matching.error();
    }
    std::vector<State> goldNow;
    std::vector<State> systemNow;
    goldNow.reserve(m_groupGold.size());
    for (const auto g : m_groupGold) {
        goldNow.push_back(missing(g));
    }
    systemNow.reserve(m_groupSystem.size());
    for (const auto s : m_groupSystem) {
        systemNow.push_back(spurious(s));
    }
    for (const auto g : matching->silent) {
        goldNow[g].counted = false;
    }
    for (const auto& [g, s] : matching->pairs) {
        const auto& mine = m_someGold.mentions[g];
        const auto& other = m_someSystem.mentions[s];
        const auto systemType = match::typeAgainst(m_someGold, g, m_someSystem, s);
        const bool sameType = mine.type == systemType;
        const bool sameSpan = match::sameExtent(m_someGold, mine, m_someSystem, other);
        goldNow[g].counted = false;
        systemNow[s] = { { mine.type, systemType,
                             sameSpan       ? sameType ? RecordCounts::Correct : RecordCounts::SameSpan
                                 : sameType ? RecordCounts::SameType
                                            : RecordCounts::Overlapping },
            true };
    }
    for (std::size_t i = 0; i < m_groupGold.size(); ++i) {
        set(m_states[m_groupGold[i]], goldNow[i], score);
    }
    for (std::size_t i = 0; i < m_groupSystem.size(); ++i) {
        set(m_states[golds + m_groupSystem[i]], systemNow[i], score);
    }
    return std::nullopt;
}

} // namespace touchstone::analysis
