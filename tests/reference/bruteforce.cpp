// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/bruteforce.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace touchstone::reference {

namespace {

using match::ErrorType;
using match::Mention;
using match::Pair;
using match::PairOutcome;
using match::Side;

std::set<std::uint32_t> positions(const Side& side, const Mention& mention)
{
    std::set<std::uint32_t> result;
    for (const auto piece : side.pieces(mention)) {
        for (auto at = piece.begin; at < piece.end; ++at) {
            result.insert(at);
        }
    }
    return result;
}

std::vector<text::Span> fragments(const Side& side, const Mention& mention)
{
    if (mention.fragmentCount == 0) {
        return {};
    }
    const auto pieces = side.pieces(mention);
    return { pieces.begin(), pieces.end() };
}

using Key = std::tuple<std::uint32_t, std::uint32_t, std::vector<text::Span>, std::uint32_t>;
Key keyOf(const Side& side, std::uint32_t index)
{
    const auto& m = side.mentions[index];
    return { m.span.begin, m.span.end, fragments(side, m), m.types };
}

/// As the key, then which of identical mentions stands first.
using FullKey = std::tuple<Key, std::int64_t, std::uint32_t, std::uint32_t>;
FullKey fullKeyOf(const Side& side, std::uint32_t index)
{
    const auto& m = side.mentions[index];
    return { keyOf(side, index), -static_cast<std::int64_t>(m.originalLength), m.idRank, m.entity };
}

struct Table
{
    std::vector<std::vector<std::uint32_t>> shared; ///< 0: no edge
    std::vector<std::vector<bool>> sameExtent;
};

Table table(const Side& gold, const Side& system, double minOverlap)
{
    Table result;
    for (const auto& g : gold.mentions) {
        const auto a = positions(gold, g);
        auto& shared = result.shared.emplace_back();
        auto& same = result.sameExtent.emplace_back();
        for (const auto& s : system.mentions) {
            const auto b = positions(system, s);
            std::vector<std::uint32_t> both;
            std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
            const auto count = static_cast<double>(both.size());
            const bool edge = !both.empty() && count * 100 >= minOverlap * static_cast<double>(a.size());
            shared.push_back(edge ? static_cast<std::uint32_t>(both.size()) : 0);
            same.push_back(g.span == s.span && fragments(gold, g) == fragments(system, s));
        }
    }
    return result;
}

using Objective = std::array<std::uint64_t, 5>;

struct Search
{
    const Side& gold;
    const Side& system;
    const Table& table;
    std::vector<bool> used;
    std::vector<Pair> pairs;
    Objective best {};
    std::vector<Pair> bestPairs;
    std::vector<std::pair<Key, Key>> bestKeys;
    std::vector<std::pair<FullKey, FullKey>> bestFullKeys;

    void offer()
    {
        Objective value {};
        for (const auto& pair : pairs) {
            const auto& g = gold.mentions[pair.gold];
            const auto& s = system.mentions[pair.system];
            const bool extent = table.sameExtent[pair.gold][pair.system];
            const bool type = g.type == s.type;
            value[0] += extent && type ? 1U : 0U;
            value[1] += extent ? 1U : 0U;
            value[2] += type ? 1U : 0U;
            value[3] += 1;
            value[4] += table.shared[pair.gold][pair.system];
        }
        if (value < best) {
            return;
        }
        std::vector<std::pair<Key, Key>> keys;
        std::vector<std::pair<FullKey, FullKey>> fullKeys;
        for (const auto& pair : pairs) {
            keys.emplace_back(keyOf(gold, pair.gold), keyOf(system, pair.system));
            fullKeys.emplace_back(fullKeyOf(gold, pair.gold), fullKeyOf(system, pair.system));
        }
        std::sort(keys.begin(), keys.end());
        std::sort(fullKeys.begin(), fullKeys.end());
        if (value > best || keys < bestKeys || (keys == bestKeys && fullKeys < bestFullKeys)) {
            best = value;
            bestPairs = pairs;
            bestKeys = std::move(keys);
            bestFullKeys = std::move(fullKeys);
        }
    }

    void from(std::uint32_t g)
    {
        if (g == gold.mentions.size()) {
            offer();
            return;
        }
        for (std::uint32_t s = 0; s < system.mentions.size(); ++s) {
            if (!used[s] && table.shared[g][s] != 0) {
                used[s] = true;
                pairs.push_back({ g, s });
                from(g + 1);
                pairs.pop_back();
                used[s] = false;
            }
        }
        from(g + 1);
    }
};

} // namespace

std::vector<Pair> everyAssignment(const Side& gold, const Side& system, double minOverlap)
{
    const auto edges = table(gold, system, minOverlap);
    Search search { gold, system, edges, std::vector<bool>(system.mentions.size(), false), {}, {}, {}, {},
        {} };
    search.from(0);
    return search.bestPairs;
}

std::vector<std::uint32_t> subsetAssignment(const match::AssignmentTable& table)
{
    const auto rows = table.rows();
    const auto sets = std::size_t { 1 } << table.columns;
    // best[row][used]: what the rows from `row` on can still reach.
    std::vector<std::vector<Objective>> best(rows + 1, std::vector<Objective>(sets, Objective {}));
    const auto with = [&](std::uint32_t row, std::size_t used, const match::AssignmentEdge& edge) {
        auto value = best[row + 1][used | (std::size_t { 1 } << edge.column)];
        value[0] += edge.sameExtent & edge.sameType;
        value[1] += edge.sameExtent;
        value[2] += edge.sameType;
        value[3] += 1;
        value[4] += edge.shared;
        return value;
    };
    const auto free
        = [](std::size_t used, const match::AssignmentEdge& edge) { return (used >> edge.column & 1U) == 0; };
    for (auto row = rows; row-- > 0;) {
        for (std::size_t used = 0; used < sets; ++used) {
            best[row][used] = best[row + 1][used];
            for (auto at = table.rowBegin[row]; at < table.rowBegin[row + 1]; ++at) {
                if (free(used, table.edges[at])) {
                    best[row][used] = std::max(best[row][used], with(row, used, table.edges[at]));
                }
            }
        }
    }
    std::vector<std::uint32_t> result(rows, match::unassigned);
    std::size_t used = 0;
    for (std::uint32_t row = 0; row < rows; ++row) {
        for (auto at = table.rowBegin[row]; at < table.rowBegin[row + 1]; ++at) {
            if (free(used, table.edges[at]) && with(row, used, table.edges[at]) == best[row][used]) {
                result[row] = table.edges[at].column;
                used |= std::size_t { 1 } << table.edges[at].column;
                break;
            }
        }
    }
    return result;
}

namespace {

/// `alone`: of an index, and whether it is the gold's.
template <typename Alone>
ErrorType plainErrorType(const Side& gold, const Side& system, std::uint32_t g, std::uint32_t s,
    const Table& edges, const Alone& alone)
{
    const auto& a = gold.mentions[g];
    const auto& b = system.mentions[s];
    bool split = false;
    bool merge = false;
    for (std::uint32_t other = 0; other < system.mentions.size(); ++other) {
        split = split || (alone(other, false) && edges.shared[g][other] != 0);
    }
    for (std::uint32_t other = 0; other < gold.mentions.size(); ++other) {
        merge = merge || (alone(other, true) && edges.shared[other][s] != 0);
    }
    const bool sameType = a.type == b.type;
    if (edges.sameExtent[g][s]) {
        return sameType                ? ErrorType::Correct
            : a.mainType == b.mainType ? ErrorType::Subtype
                                       : ErrorType::Type;
    }
    if (split || merge) {
        return split ? ErrorType::Split : ErrorType::Merge;
    }
    return sameType                ? ErrorType::Boundary
        : a.mainType == b.mainType ? ErrorType::BoundarySubtype
                                   : ErrorType::BoundaryType;
}

} // namespace

std::vector<PairOutcome> plainRecords(std::uint32_t document, const Side& gold, const Side& system,
    std::span<const Pair> pairs, double minOverlap)
{
    const auto edges = table(gold, system, minOverlap);
    const auto pairOf = [&](std::uint32_t index, bool isGold) {
        return std::find_if(
            pairs.begin(), pairs.end(), [&](const Pair& p) { return (isGold ? p.gold : p.system) == index; });
    };
    const auto alone = [&](std::uint32_t index, bool isGold) { return pairOf(index, isGold) == pairs.end(); };

    using Place = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;
    const auto place = [](const Side& side, std::uint32_t index) {
        const auto& m = side.mentions[index];
        return Place { m.span.begin, m.span.end, m.types };
    };
    struct Entry
    {
        std::tuple<Place, bool, std::vector<Place>, std::vector<FullKey>, std::vector<FullKey>> key;
        PairOutcome record;
    };
    std::vector<Entry> entries;
    for (std::uint32_t g = 0; g < gold.mentions.size(); ++g) {
        PairOutcome record;
        record.document = document;
        record.gold = gold.mentions[g].entity;
        record.goldType = gold.mentions[g].type;
        std::vector<Place> partnerPlace;
        std::vector<FullKey> partnerKey;
        if (alone(g, true)) {
            record.errorType = ErrorType::Missing;
            for (const auto& p : pairs) {
                if (!edges.sameExtent[p.gold][p.system] && edges.shared[g][p.system] != 0) {
                    record.tags = match::MergePart;
                }
            }
        } else {
            const auto s = pairOf(g, true)->system;
            const auto& a = gold.mentions[g];
            const auto& b = system.mentions[s];
            partnerPlace.push_back(place(system, s));
            partnerKey.push_back(fullKeyOf(system, s));
            record.system = b.entity;
            record.systemType = b.type;
            record.sameType = a.type == b.type;
            record.sameSpan = edges.sameExtent[g][s];
            record.errorType = plainErrorType(gold, system, g, s, edges, alone);
        }
        entries.push_back(
            { { place(gold, g), false, partnerPlace, { fullKeyOf(gold, g) }, partnerKey }, record });
    }
    for (std::uint32_t s = 0; s < system.mentions.size(); ++s) {
        if (alone(s, false)) {
            PairOutcome record;
            record.document = document;
            record.system = system.mentions[s].entity;
            record.systemType = system.mentions[s].type;
            record.errorType = ErrorType::Spurious;
            for (const auto& p : pairs) {
                if (!edges.sameExtent[p.gold][p.system] && edges.shared[p.gold][s] != 0) {
                    record.tags = match::SplitPart;
                }
            }
            entries.push_back({ { place(system, s), true, {}, {}, { fullKeyOf(system, s) } }, record });
        }
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.key < b.key; });
    std::vector<PairOutcome> result;
    for (const auto& entry : entries) {
        result.push_back(entry.record);
    }
    return result;
}

} // namespace touchstone::reference
