// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/noisy/noisyassignment.h"

#include "core/match/flat/assignment.h"
#include "core/support/disjointsets.h"
#include "core/support/lookup.h"

#include <tuple>

namespace touchstone::match {

namespace {

using support::ErrorCode;
using support::failure;
using support::Result;
using text::Span;

constexpr std::size_t mostPairs = std::size_t(1) << 25U;

/// An entity on the aligned columns.
struct Placed
{
    Span columns;
    Span characters;
    std::uint32_t type = 0;
    std::uint32_t entity = 0; ///< index into its side
};

struct Candidate
{
    std::uint32_t gold = 0; ///< index into the placed entities
    std::uint32_t system = 0;
    std::uint32_t distance = 0;
};

std::vector<Placed> place(const NoisySide& side, const align::ColumnMap& columns, bool gold)
{
    std::vector<Placed> result;
    result.reserve(side.entities.size());
    for (std::uint32_t i = 0; i < side.entities.size(); ++i) {
        const auto& entity = side.entities[i];
        const auto span = gold ? columns.ofGold(entity.span) : columns.ofSystem(entity.span);
        if (!span.empty()) {
            result.push_back({ span, entity.span, entity.type, i });
        }
    }
    // Within a type in pair order; of those with equal columns the longer text first.
    std::sort(result.begin(), result.end(), [](const Placed& a, const Placed& b) {
        return std::tuple(a.type, a.columns, b.characters.length(), a.entity)
            < std::tuple(b.type, b.columns, a.characters.length(), b.entity);
    });
    return result;
}

std::u32string_view slice(std::u32string_view text, Span span)
{
    return text.substr(span.begin, span.length());
}

class OneToOne
{
public:
    OneToOne(const NoisySide& gold, const NoisySide& system, const align::ColumnMap& columns,
        const NoisyTexts& texts, Tolerance tolerance, support::Progress& progress)
        : m_goldEntities(gold.entities)
        , m_systemEntities(system.entities)
        , m_texts(texts)
        , m_tolerance(tolerance)
        , m_progress(progress)
        , m_gold(place(gold, columns, true))
        , m_system(place(system, columns, false))
    {
    }

    Result<std::vector<NoisyComparison>> run()
    {
        if (const auto found = findCandidates(); !found) {
            return tl::unexpected(found.error());
        }
        std::vector<NoisyComparison> result(m_goldEntities.size());
        for (std::uint32_t i = 0; i < result.size(); ++i) {
            result[i].gold = i;
            result[i].column = noRun;
            result[i].goldText = m_goldEntities[i].span;
            result[i].distance = result[i].goldText.length();
        }
        if (const auto done = assignGroups(result); !done) {
            return tl::unexpected(done.error());
        }
        return result;
    }

    Result<std::vector<NoisyPair>> pairs()
    {
        if (const auto found = findCandidates(); !found) {
            return tl::unexpected(found.error());
        }
        std::vector<NoisyPair> result;
        result.reserve(m_candidates.size());
        for (const auto& candidate : m_candidates) {
            const auto& one = m_gold[candidate.gold];
            if (one.characters.length() > 0) {
                result.push_back({ one.entity, m_system[candidate.system].entity, candidate.distance,
                    one.characters.length() });
            }
        }
        return result;
    }

private:
    /// Pairs of a type that share a column and match, by gold, then system.
    Result<void> findCandidates()
    {
        std::size_t first = 0; // system entities of the type
        std::size_t active = 0;
        std::size_t looked = 0;
        for (std::uint32_t g = 0; g < m_gold.size(); ++g) {
            const auto& gold = m_gold[g];
            if (g == 0 || gold.type != m_gold[g - 1].type) {
                while (first < m_system.size() && m_system[first].type < gold.type) {
                    ++first;
                }
                active = first;
                markReach(first, gold.type);
            }
            // Entities whose like, and all before them, end before this one begins stay behind for good.
            while (active < m_system.size() && m_system[active].type == gold.type
                && m_reach[active - first] <= gold.columns.begin) {
                ++active;
            }
            for (auto s = active; s < m_system.size() && m_system[s].type == gold.type
                 && m_system[s].columns.begin < gold.columns.end;
                 ++s) {
                if (++looked > mostPairs) {
                    return failure(ErrorCode::TooLarge,
                        support::said("too many annotations of one type lie over one another for "
                                      "--noisy-matching one-to-one"));
                }
                if (looked % 4096 == 0 && m_progress.cancelled()) {
                    return failure(ErrorCode::Cancelled, "Stopped on request.");
                }
                if (auto done = consider(g, static_cast<std::uint32_t>(s)); !done) {
                    return done;
                }
            }
        }
        return {};
    }

    /// For each system entity of a type the furthest end so far.
    void markReach(std::size_t first, std::uint32_t type)
    {
        m_reach.clear();
        std::uint32_t reach = 0;
        for (auto s = first; s < m_system.size() && m_system[s].type == type; ++s) {
            reach = std::max(reach, m_system[s].columns.end);
            m_reach.push_back(reach);
        }
    }

    Result<void> consider(std::uint32_t g, std::uint32_t s)
    {
        const auto& gold = m_gold[g];
        const auto& system = m_system[s];
        const auto longer = std::max(gold.characters.length(), system.characters.length());
        const auto shorter = std::min(gold.characters.length(), system.characters.length());
        if (text::overlap(gold.columns, system.columns) == 0
            || !m_tolerance.allows(longer - shorter, gold.characters.length())) {
            return {};
        }
        const auto distance = noisyDistance(
            slice(m_texts.gold, gold.characters), slice(m_texts.system, system.characters), m_progress);
        if (!distance) {
            return tl::unexpected(distance.error());
        }
        if (m_tolerance.allows(*distance, gold.characters.length())) {
            m_candidates.push_back({ g, s, *distance });
        }
        return {};
    }

    /// The best assignment of each group of entities that candidates connect.
    Result<void> assignGroups(std::vector<NoisyComparison>& result)
    {
        const auto golds = static_cast<std::uint32_t>(m_gold.size());
        support::DisjointSets sets(m_gold.size() + m_system.size());
        for (const auto& candidate : m_candidates) {
            sets.join(candidate.gold, golds + candidate.system);
        }
        std::vector<std::uint32_t> order(m_candidates.size());
        std::iota(order.begin(), order.end(), 0U);
        std::vector<std::uint32_t> group(m_candidates.size());
        for (std::uint32_t i = 0; i < group.size(); ++i) {
            group[i] = sets.root(m_candidates[i].gold);
        }
        std::stable_sort(order.begin(), order.end(),
            [&](std::uint32_t a, std::uint32_t b) { return group[a] < group[b]; });
        for (std::size_t begin = 0; begin < order.size();) {
            auto end = begin;
            std::vector<Candidate> members;
            while (end < order.size() && group[order[end]] == group[order[begin]]) {
                members.push_back(m_candidates[order[end++]]);
            }
            if (auto done = assign(members, result); !done) {
                return done;
            }
            begin = end;
        }
        return {};
    }

    /// `members`: by gold, then system.
    Result<void> assign(const std::vector<Candidate>& members, std::vector<NoisyComparison>& result)
    {
        if (members.size() == 1) {
            take(members.front(), result);
            return {};
        }
        std::vector<std::uint32_t> columns;
        std::uint32_t most = 0;
        for (const auto& member : members) {
            columns.push_back(member.system);
            most = std::max(most, member.distance);
        }
        support::sortUnique(columns);
        AssignmentTable table;
        table.columns = static_cast<std::uint32_t>(columns.size());
        std::vector<std::size_t> firstOfRow;
        for (std::size_t i = 0; i < members.size(); ++i) {
            if (i == 0 || members[i].gold != members[i - 1].gold) {
                firstOfRow.push_back(i);
                table.rowBegin.back() = static_cast<std::uint32_t>(i);
                table.rowBegin.push_back(0);
            }
            AssignmentEdge edge;
            const auto column = static_cast<std::uint32_t>(
                std::lower_bound(columns.begin(), columns.end(), members[i].system) - columns.begin());
            edge.column = column & ((1U << 30U) - 1);
            // Most pairs come first, so the sum of what distances leave is largest where theirs is least.
            edge.shared = most - members[i].distance + 1;
            table.edges.push_back(edge);
        }
        table.rowBegin.back() = static_cast<std::uint32_t>(members.size());
        const auto chosen = bestAssignment(table, m_progress);
        if (!chosen) {
            return tl::unexpected(chosen.error());
        }
        for (std::size_t row = 0; row < chosen->size(); ++row) {
            for (auto i = firstOfRow[row]; (*chosen)[row] != unassigned && i < table.rowBegin[row + 1]; ++i) {
                if (members[i].system == columns[(*chosen)[row]]) {
                    take(members[i], result);
                }
            }
        }
        return {};
    }

    void take(const Candidate& pair, std::vector<NoisyComparison>& result) const
    {
        auto& comparison = result[m_gold[pair.gold].entity];
        comparison.system = m_system[pair.system].entity;
        comparison.systemText = m_systemEntities[comparison.system].span;
        comparison.distance = pair.distance;
        comparison.matched = true;
    }

    const std::vector<LabelledEntity>& m_goldEntities;
    const std::vector<LabelledEntity>& m_systemEntities;
    NoisyTexts m_texts;
    Tolerance m_tolerance;
    support::Progress& m_progress;
    std::vector<Placed> m_gold;
    std::vector<Placed> m_system;
    std::vector<std::uint32_t> m_reach;
    std::vector<Candidate> m_candidates;
};

} // namespace

Result<std::vector<NoisyComparison>> noisyOneToOne(const NoisySide& gold, const NoisySide& system,
    const align::TextAlignment& alignment, const NoisyTexts& texts, Tolerance tolerance,
    support::Progress& progress)
{
    return OneToOne(gold, system, align::ColumnMap(alignment), texts, tolerance, progress).run();
}

Result<std::vector<NoisyPair>> noisyPairs(const NoisySide& gold, const NoisySide& system,
    const align::TextAlignment& alignment, const NoisyTexts& texts, support::Progress& progress)
{
    return OneToOne(gold, system, align::ColumnMap(alignment), texts, { 1, 1 }, progress).pairs();
}

} // namespace touchstone::match
