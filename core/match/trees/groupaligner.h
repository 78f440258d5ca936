// SPDX-License-Identifier: GPL-3.0-or-later
// GroupAligner: the best alignments of one group of a TreeMatching over alpha, with integers of a given
// width. Inside the room.
#pragma once

#include "core/match/flat/assignmentsolver.h"
#include "core/match/flat/rankedworth.h"
#include "core/match/model/fixedinteger.h"
#include "core/match/trees/treematcher.h"

namespace touchstone::match {

inline std::int64_t quotient(std::int64_t a, std::uint64_t b) { return a / static_cast<std::int64_t>(b); }
inline Rational::Integer quotient(Rational::Integer a, std::uint64_t b)
{
    return a / Rational::Integer { b };
}
template <std::size_t words> FixedInteger<words> quotient(const FixedInteger<words>& a, std::uint64_t b)
{
    return a / b;
}

template <typename Integer> class GroupAligner
{
public:
    /// `scale`: a common multiple of 4 types and 4 parts of all edges of the group.
    GroupAligner(const TreeMatching& matching, const TreeMatching::Group& group, const Integer& scale)
        : m_matching(matching)
        , m_group(group)
        , m_twice(scale + scale)
    {
        const auto count = group.end - group.begin;
        m_root.reserve(count);
        m_child.reserve(count);
        for (auto edge = group.begin; edge < group.end; ++edge) {
            const auto& cost = matching.edges()[edge].cost;
            m_root.push_back(
                quotient(scale, 4 * std::uint64_t { cost.types }) * Integer(std::int64_t { cost.root }));
            m_child.push_back(
                quotient(scale, 4 * std::uint64_t { cost.parts }) * Integer(std::int64_t { cost.children }));
            m_largestShared = std::max(m_largestShared, matching.edges()[edge].shared);
        }
        for (auto table = group.firstTable; table < group.endTable; ++table) {
            m_pairs += std::min(matching.tables()[table].rows, matching.tables()[table].columns);
        }
        if constexpr (sizeof(Integer) <= sizeof(Rational::Integer)) {
            for (std::size_t i = 0; i < m_root.size(); ++i) {
                m_secondBits = std::max({ m_secondBits, bitsOf(m_root[i]), bitsOf(m_child[i]) });
            }
        }
    }

    /// The best alignment at alpha = p/q, ascending edges; with Ties::Any one of least cost, its ties
    /// unsettled. Errors: Cancelled.
    [[nodiscard]] support::Result<std::vector<std::uint32_t>> align(const Integer& p, const Integer& q,
        support::Progress& progress, AssignmentTies ties = AssignmentTies::Smallest)
    {
        if (ties == AssignmentTies::Any) {
            return alignAs<Integer>(
                p, q, progress, ties, [](const RankedWorth<Integer>& worth) { return worth.saved; });
        }
        if constexpr (sizeof(Integer) <= sizeof(Rational::Integer)) {
            const WorthDigits digits(m_pairs,
                bitsOf(m_twice * q) + static_cast<int>(std::bit_width(m_pairs)) + 2, m_secondBits,
                m_largestShared);
            if (digits.bits <= 62) {
                return alignAs<std::int64_t>(p, q, progress, ties, [&](const RankedWorth<Integer>& worth) {
                    return digits.operator()<std::int64_t>(worth);
                });
            }
            if (digits.bits <= 126) {
                return alignAs<Rational::Integer>(
                    p, q, progress, ties, [&](const RankedWorth<Integer>& worth) {
                        return digits.operator()<Rational::Integer>(worth);
                    });
            }
        }
        return alignAs<RankedWorth<Integer>>(
            p, q, progress, ties, [](const RankedWorth<Integer>& worth) { return worth; });
    }

    /// Sums of an alignment against no alignment at all: at alpha 0 and at alpha 1, in units of the scale.
    struct Line
    {
        Integer atZero {};
        Integer atOne {};
        friend bool operator==(const Line&, const Line&) = default;
    };
    [[nodiscard]] Line line(std::span<const std::uint32_t> alignment) const
    {
        Line result;
        for (const auto edge : alignment) {
            result.atZero += m_root[edge - m_group.begin] - m_twice;
            result.atOne += m_child[edge - m_group.begin] - m_twice;
        }
        return result;
    }

    struct Kink
    {
        Integer numerator; ///< of alpha
        Integer denominator;
        std::vector<std::uint32_t> right; ///< the alignment right of it
    };
    struct Curve
    {
        std::vector<std::uint32_t> start;
        std::vector<Kink> kinks;
    };

    /// Parametric search: where the lines of two optimal alignments cross, either both are optimal, or
    /// another alignment is better there and stands between them. Empty when that takes more than
    /// `limit` steps.
    [[nodiscard]] support::Result<std::optional<Curve>> curve(
        std::uint64_t limit, support::Progress& progress)
    {
        struct Candidate
        {
            std::vector<std::uint32_t> alignment;
            Line line;
        };
        const Integer zero { 0 };
        const Integer one { 1 };
        const auto at = [&](const Integer& p, const Integer& q) -> support::Result<Candidate> {
            auto alignment = align(p, q, progress, AssignmentTies::Any);
            if (!alignment) {
                return support::Failure(alignment.error());
            }
            auto itsLine = line(*alignment);
            return Candidate { std::move(*alignment), std::move(itsLine) };
        };
        auto left = at(zero, one);
        if (!left) {
            return support::Failure(left.error());
        }
        auto last = at(one, one);
        if (!last) {
            return support::Failure(last.error());
        }
        Curve result;
        result.start = left->alignment;
        std::vector<Candidate> right;
        right.push_back(std::move(*last));
        while (!right.empty()) {
            const auto numerator = right.back().line.atZero - left->line.atZero;
            const auto denominator = numerator + (left->line.atOne - right.back().line.atOne);
            if (!(zero < denominator)) {
                right.pop_back(); // one and the same line
                continue;
            }
            if (m_steps > limit) {
                return std::optional<Curve> {};
            }
            auto middle = at(numerator, denominator);
            if (!middle) {
                return support::Failure(middle.error());
            }
            const auto value = [&](const Line& of) {
                return (denominator - numerator) * of.atZero + numerator * of.atOne;
            };
            if (value(middle->line) < value(left->line)) {
                right.push_back(std::move(*middle));
                continue;
            }
            if (numerator == zero) {
                result.start = right.back().alignment;
                *left = std::move(right.back());
            } else if (numerator < denominator) {
                result.kinks.push_back({ numerator, denominator, right.back().alignment });
                *left = std::move(right.back());
            }
            right.pop_back();
        }
        return std::optional<Curve>(std::move(result));
    }

private:
    template <typename Weight> struct Edge
    {
        std::uint32_t column = 0;
        std::uint32_t edge = 0;
        Weight worth {};
    };

    static int bitsOf(const Integer& value)
    {
        int bits = 0;
        for (auto rest = static_cast<Rational::Integer>(value); rest != 0; rest /= 2) {
            ++bits;
        }
        return bits;
    }

    template <typename Weight, typename Encode>
    support::Result<std::vector<std::uint32_t>> alignAs(const Integer& p, const Integer& q,
        support::Progress& progress, AssignmentTies ties, const Encode& encode)
    {
        const Integer zero { 0 };
        const auto rest = q - p;
        std::vector<Weight> below(
            m_group.endTable - m_group.firstTable); // by table: what its choice is worth
        std::vector<Edge<Weight>> edges;
        m_chosen.resize(below.size());
        for (auto number = m_group.firstTable; number < m_group.endTable; ++number) {
            const auto& table = m_matching.tables()[number];
            m_rowBegin.assign(1, 0);
            edges.clear();
            for (auto edge = table.begin; edge < table.end; ++edge) {
                const auto& place = m_matching.places()[edge];
                while (m_rowBegin.size() <= place.row) {
                    m_rowBegin.push_back(static_cast<std::uint32_t>(edges.size()));
                }
                const auto at = edge - m_group.begin;
                // At alpha 1 the cost fixes Ec and leaves Er free; elsewhere, with as many pairs, it leaves
                // Ec free at alpha 0 only.
                auto worth = encode(RankedWorth<Integer> { m_twice * q - rest * m_root[at] - p * m_child[at],
                    1, p == zero ? zero - m_child[at] : zero - m_root[at], m_matching.edges()[edge].shared });
                if (place.below != unassigned) {
                    worth += below[place.below - m_group.firstTable];
                }
                if (Weight {} < worth) {
                    edges.push_back({ place.column, edge, std::move(worth) });
                }
            }
            while (m_rowBegin.size() <= table.rows) {
                m_rowBegin.push_back(static_cast<std::uint32_t>(edges.size()));
            }
            const auto at = number - m_group.firstTable;
            if (auto error = assign(table, edges, ties, progress, m_chosen[at], below[at])) {
                return support::Failure(std::move(*error));
            }
        }
        return chosen();
    }

    template <typename Weight>
    std::optional<support::Error> assign(const TreeMatching::Table& table,
        const std::vector<Edge<Weight>>& edges, AssignmentTies ties, support::Progress& progress,
        std::vector<std::uint32_t>& chosen, Weight& sum)
    {
        chosen.clear();
        const auto take = [&](const Edge<Weight>& edge) {
            chosen.push_back(edge.edge);
            sum += edge.worth;
        };
        if (edges.size() <= 1) {
            if (!edges.empty()) {
                take(edges.front());
            }
            return std::nullopt;
        }
        const auto worthOf = [](const Edge<Weight>& edge) -> const Weight& { return edge.worth; };
        AssignmentSolver<Weight, Edge<Weight>, decltype(worthOf)> solver(
            m_rowBegin, edges, table.columns, worthOf);
        const auto columns = solver.solve(progress, ties);
        if (!columns) {
            return columns.error();
        }
        m_steps += solver.steps();
        for (std::uint32_t row = 0; row < table.rows; ++row) {
            for (auto at = m_rowBegin[row]; at < m_rowBegin[row + 1]; ++at) {
                if (edges[at].column == (*columns)[row]) {
                    take(edges[at]);
                }
            }
        }
        return std::nullopt;
    }

    /// What the tables below chosen pairs have chosen comes with them.
    std::vector<std::uint32_t> chosen()
    {
        auto result = std::move(m_chosen.back());
        for (std::size_t at = 0; at < result.size(); ++at) {
            const auto below = m_matching.places()[result[at]].below;
            if (below != unassigned) {
                const auto& more = m_chosen[below - m_group.firstTable];
                result.insert(result.end(), more.begin(), more.end());
            }
        }
        std::sort(result.begin(), result.end());
        return result;
    }

    const TreeMatching& m_matching;
    TreeMatching::Group m_group;
    Integer m_twice;
    std::vector<Integer> m_root; ///< by edge of the group, times scale
    std::vector<Integer> m_child;
    std::uint64_t m_pairs = 1; ///< at most so many in an alignment
    int m_secondBits = 0; ///< of the largest Er or Ec
    std::uint32_t m_largestShared = 1;
    std::uint64_t m_steps = 0;
    std::vector<std::uint32_t> m_rowBegin;
    std::vector<std::vector<std::uint32_t>> m_chosen; ///< by table
};

} // namespace touchstone::match
