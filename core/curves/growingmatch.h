// SPDX-License-Identifier: GPL-3.0-or-later
// GrowingMatch: the records of one document while annotations of the system come in by falling score. Inside
// the room; callers use confidenceCurve.
#pragma once

#include "core/curves/confidencecurve.h"
#include "core/match/flat/matcher.h"
#include "core/support/disjointsets.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace touchstone::analysis {

/// The score of what tells none.
inline constexpr double alwaysKept = std::numeric_limits<double>::infinity();

/// Every matching decides group by group of annotations that overlap, directly or through others; so only the
/// group that an annotation joins is matched anew. Keeps its buffers from one document to the next.
class GrowingMatch
{
public:
    /// A record that is counted: the types of its sides (of MIS the gold's, of SPU the system's, twice) and
    /// its kind.
    struct Counted
    {
        std::uint32_t goldType = 0;
        std::uint32_t systemType = 0;
        RecordCounts::Kind kind = RecordCounts::Missing;
        friend bool operator==(const Counted&, const Counted&) = default;
    };
    /// From this score on downwards `number` (1 or -1) more such records are counted.
    using Changed = std::function<void(double score, const Counted& record, std::int8_t number)>;

    /// Tells every change, from what tells no score down to the lowest score. `scores`: by mention of the
    /// system. Takes its work from `steps`. Errors: Cancelled; TooLarge when no steps are left, or from the
    /// matching.
    [[nodiscard]] std::optional<support::Error> run(const match::Side& gold, const match::Side& system,
        const std::vector<double>& scores, const match::MatchPolicy& policy, support::Progress& progress,
        std::uint64_t& steps, const Changed& changed);

private:
    /// What a mention is counted as: of a gold its being missing, of the system all other records.
    struct State
    {
        Counted record;
        bool counted = false;
        friend bool operator==(const State&, const State&) = default;
    };

    void prepare();
    void join(std::uint32_t a, std::uint32_t b);
    [[nodiscard]] bool spend(std::uint64_t steps);
    [[nodiscard]] bool add(std::uint32_t s);
    [[nodiscard]] std::optional<support::Error> matchGroup(std::uint32_t top, double score);
    [[nodiscard]] State missing(std::uint32_t g) const;
    void set(State& state, const State& now, double score);
    static void copy(const match::Side& from, const std::vector<std::uint32_t>& mentions, match::Side& to);

    const match::Side* m_gold = nullptr;
    const match::Side* m_system = nullptr;
    const match::MatchPolicy* m_policy = nullptr;
    support::Progress* m_progress = nullptr;
    std::uint64_t* m_steps = nullptr;
    const Changed* m_changed = nullptr;
    // Nodes: golds, then mentions of the system.
    support::DisjointSets m_sets;
    std::vector<std::uint32_t> m_next; ///< the next of the same group, in a ring
    std::vector<std::uint64_t> m_overlaps; ///< by root: pairs of overlapping spans
    std::vector<State> m_states; ///< by node
    std::vector<std::uint32_t> m_golds; ///< that can overlap something, by begin
    std::vector<std::uint32_t> m_furthestEnd; ///< of m_golds up to a place
    std::vector<std::uint32_t> m_order; ///< mentions of the system by falling score
    std::vector<std::uint32_t> m_touched;
    std::vector<std::uint32_t> m_groupGold, m_groupSystem;
    match::Side m_someGold, m_someSystem;
};

} // namespace touchstone::analysis
