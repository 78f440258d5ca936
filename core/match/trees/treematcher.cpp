// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/trees/treematcher.h"

#include "core/match/flat/overlappairs.h"
#include "core/match/trees/groupaligner.h"
#include "core/support/lookup.h"

namespace touchstone::match {

namespace {

using Wide = Rational::Integer;
__extension__ using Unsigned = unsigned __int128;
using Big = FixedInteger<5>;
using Huge = FixedInteger<16>;

constexpr int smallBits = 62;
constexpr int wideBits = 126;
constexpr int bigBits = 64 * 5 - 2;
constexpr int hugeBits = 64 * 16 - 2;
constexpr int scaleBits = 400; ///< twice that and some bits more still fit Huge
constexpr std::uint64_t stepLimit = std::uint64_t { 1 }
    << 31U; ///< words compared for one curve: some seconds
constexpr std::uint32_t bigEdges = 1U << 20U; ///< such edges take 100 bytes each
constexpr std::uint32_t hugeEdges = 1U << 18U; ///< 300 bytes

int bitsOf(Wide value)
{
    const auto high = static_cast<std::uint64_t>(static_cast<Unsigned>(value) >> 64U);
    return high != 0 ? 64 + static_cast<int>(std::bit_width(high))
                     : static_cast<int>(std::bit_width(static_cast<std::uint64_t>(value)));
}

template <std::size_t words> Wide narrowed(const FixedInteger<words>& value)
{
    return static_cast<Wide>((static_cast<Unsigned>(value.word(1)) << 64U) | value.word(0));
}
template <typename Integer> Integer widened(Wide value)
{
    if constexpr (sizeof(Integer) > sizeof(Wide)) {
        Integer result(static_cast<std::int64_t>(value >> 64U));
        for (int i = 0; i < 64; ++i) {
            result += result;
        }
        const auto half = static_cast<std::int64_t>(static_cast<std::uint64_t>(value) >> 1U);
        return result + Integer(half) + Integer(half) + Integer(static_cast<std::int64_t>(value & 1));
    } else {
        return static_cast<Integer>(value);
    }
}
/// The lower words of a number that fits.
template <typename Integer> Integer cut(const Huge& value)
{
    if constexpr (sizeof(Integer) > sizeof(Wide)) {
        Integer result;
        for (std::size_t i = sizeof(Integer) / sizeof(std::uint64_t); i-- > 0;) {
            for (int bit = 63; bit >= 0; --bit) {
                result += result;
                result
                    += Integer(static_cast<std::int64_t>((value.word(i) >> static_cast<unsigned>(bit)) & 1U));
            }
        }
        return result;
    } else {
        return static_cast<Integer>(narrowed(value));
    }
}

/// The least common multiple of all 4 types and 4 parts.
struct Scale
{
    Huge value { 4 };
    bool fits = true;

    void take(std::uint64_t divisor)
    {
        const auto rest = value % divisor;
        if (rest == 0 || !fits) {
            return;
        }
        value = value * Huge(static_cast<std::int64_t>(divisor / std::gcd(rest, divisor)));
        fits = value.bits() <= scaleBits;
    }
};

/// Of two integers >= 0, not both 0, by halving.
template <typename Integer> Integer commonDivisor(Integer a, Integer b)
{
    const Integer zero;
    int twos = 0;
    while (a != zero && b != zero) {
        if (a.even() && b.even()) {
            a = a.half();
            b = b.half();
            ++twos;
        } else if (a.even()) {
            a = a.half();
        } else if (b.even()) {
            b = b.half();
        } else if (a < b) {
            b -= a;
        } else {
            a -= b;
        }
    }
    auto result = a == zero ? b : a;
    for (; twos > 0; --twos) {
        result += result;
    }
    return result;
}
/// a / b where b divides a, both above 0: bit by bit.
template <typename Integer> Integer exactQuotient(Integer a, const Integer& b)
{
    Integer result;
    std::vector<Integer> multiples { b };
    while (multiples.back() + multiples.back() <= a) {
        multiples.push_back(multiples.back() + multiples.back());
    }
    for (auto at = multiples.size(); at-- > 0;) {
        result += result;
        if (multiples[at] <= a) {
            a -= multiples[at];
            result += Integer(1);
        }
    }
    return result;
}

/// In lowest terms; empty when 126 bits do not hold it.
template <typename Integer> std::optional<Rational> rational(Integer numerator, Integer denominator)
{
    if constexpr (sizeof(Integer) > sizeof(Wide)) {
        if (denominator.bits() > wideBits) {
            const auto divisor = commonDivisor(numerator, denominator);
            numerator = exactQuotient(numerator, divisor);
            denominator = exactQuotient(denominator, divisor);
            if (denominator.bits() > wideBits) {
                return std::nullopt;
            }
        }
        return Rational { narrowed(numerator), narrowed(denominator) }.reduced();
    } else {
        return Rational { numerator, denominator }.reduced();
    }
}

/// The fraction of the smallest denominator strictly between two; they differ.
Rational simplestBetween(const Rational& low, const Rational& high)
{
    const auto whole = low.numerator / low.denominator;
    if (Rational { whole + 1, 1 } < high) {
        return { whole + 1, 1 };
    }
    // Both between `whole` and whole + 1: turn what is behind the point upside down.
    const Rational restLow { low.numerator - whole * low.denominator, low.denominator };
    const Rational restHigh { high.numerator - whole * high.denominator, high.denominator };
    if (restLow.numerator == 0) { // 1 / (n) with n above 1 / restHigh
        const auto n = restHigh.denominator / restHigh.numerator + 1;
        return { whole * n + 1, n };
    }
    const auto turned = simplestBetween(
        { restHigh.denominator, restHigh.numerator }, { restLow.denominator, restLow.numerator });
    return { whole * turned.numerator + turned.denominator, turned.numerator };
}

support::Failure tooLarge()
{
    return support::failure(support::ErrorCode::TooLarge,
        support::said("overlapping entities have too many different numbers of components to compare their "
                      "costs exactly; the matching refuses that"));
}

/// The results of one document, group after group.
class TreeSolver
{
public:
    TreeSolver(const TreeMatching& matching, std::span<const Rational> alphas, TreeMatching::Curve curve,
        support::Progress& progress)
        : m_matching(matching)
        , m_alphas(alphas)
        , m_progress(progress)
    {
        m_solution.alignments.resize(alphas.size());
        if (curve == TreeMatching::Curve::Yes) {
            m_solution.curve.emplace();
        }
    }

    support::Result<void> add(const TreeMatching::Group& group)
    {
        const auto& cost = m_matching.edges()[group.begin].cost;
        if (group.end - group.begin == 1 && cost.types < 1U << 20U && cost.parts < 1U << 24U) {
            single(group.begin);
            return {};
        }
        Scale scale;
        std::uint64_t most = 3;
        for (auto edge = group.begin; edge < group.end; ++edge) {
            const auto& each = m_matching.edges()[edge].cost;
            scale.take(4 * std::uint64_t { each.types });
            scale.take(4 * std::uint64_t { each.parts });
            most = std::max<std::uint64_t>(most, each.children / (4 * each.parts) + 3);
        }
        if (!scale.fits) {
            return tooLarge();
        }
        int alphaBits = 1;
        for (const auto& alpha : m_alphas) {
            alphaBits = std::max(alphaBits, bitsOf(alpha.denominator));
        }
        const auto pairs = static_cast<int>(std::bit_width(group.end - group.begin));
        const auto line = scale.value.bits() + pairs + static_cast<int>(std::bit_width(most)) + 4;
        const auto edges = group.end - group.begin;
        m_kinks.clear();
        m_stretches.clear();
        if (m_solution.curve) {
            auto found = dispatch(2 * line + 1, edges,
                [&]<typename Integer>(Integer) { return curve<Integer>(group, scale.value); });
            if (!found) {
                return support::Failure(found.error());
            }
            if (!found->value_or(false)) {
                m_solution.curve.reset();
                m_stretches.clear();
            }
        }
        const auto done = dispatch(line + alphaBits, edges,
            [&]<typename Integer>(Integer) { return alignments<Integer>(group, scale.value); });
        if (!done) {
            return support::Failure(done.error());
        }
        if (!*done) {
            return tooLarge();
        }
        if (m_solution.curve) {
            if (auto settled = settle(group, scale.value, line); !settled) {
                return settled;
            }
            addStretches();
        }
        return {};
    }

    TreeMatching::Solution finish()
    {
        for (auto& alignment : m_solution.alignments) {
            std::sort(alignment.begin(), alignment.end());
        }
        if (m_solution.curve) {
            auto& curve = *m_solution.curve;
            std::sort(curve.start.begin(), curve.start.end());
            std::stable_sort(curve.kinks.begin(), curve.kinks.end(),
                [](const TreeKink& a, const TreeKink& b) { return a.alpha < b.alpha; });
        }
        return std::move(m_solution);
    }

private:
    /// A pair alone: its cost E against 2 for leaving both alone.
    void single(std::uint32_t edge)
    {
        const auto& cost = m_matching.edges()[edge].cost;
        const auto both = Wide { 8 } * cost.types * cost.parts;
        const auto root = Wide { cost.root } * cost.parts;
        const auto child = Wide { cost.children } * cost.types;
        for (std::size_t at = 0; at < m_alphas.size(); ++at) {
            const auto& [p, q] = m_alphas[at];
            if (child <= both || (q - p) * root + p * child <= both * q) {
                m_solution.alignments[at].push_back(edge);
            }
        }
        if (m_solution.curve) {
            m_solution.curve->start.push_back(edge);
            if (child > both) {
                m_solution.curve->kinks.push_back(
                    { Rational { both - root, child - root }.reduced(), { edge }, {} });
            }
        }
    }

    /// work(Integer {}) with the narrowest integer that holds `bits`; nothing when none does, or when edges
    /// with such integers would take too much memory.
    template <typename Work>
    static support::Result<std::optional<bool>> dispatch(int bits, std::uint32_t edges, const Work& work)
    {
        const auto wrapped = [](support::Result<bool>&& result) -> support::Result<std::optional<bool>> {
            if (!result) {
                return support::Failure(result.error());
            }
            return std::optional<bool>(*result);
        };
        if (bits <= smallBits) {
            return wrapped(work(std::int64_t {}));
        }
        if (bits <= wideBits) {
            return wrapped(work(Wide {}));
        }
        if (bits <= bigBits && edges <= bigEdges) {
            return wrapped(work(Big {}));
        }
        if (bits <= hugeBits && edges <= hugeEdges) {
            return wrapped(work(Huge {}));
        }
        return std::optional<bool> {};
    }

    /// The group's kinks and an alignment of each stretch between them, ties unsettled; false when it takes
    /// too long, or its kinks are no fractions of 126 bits.
    template <typename Integer>
    support::Result<bool> curve(const TreeMatching::Group& group, const Huge& scale)
    {
        GroupAligner<Integer> aligner(m_matching, group, cut<Integer>(scale));
        auto found = aligner.curve(stepLimit / (sizeof(Integer) / 8), m_progress);
        if (!found) {
            return support::Failure(found.error());
        }
        if (!*found) {
            return false;
        }
        m_stretches.push_back({ std::move((*found)->start), false });
        for (auto& kink : (*found)->kinks) {
            const auto alpha = rational(kink.numerator, kink.denominator);
            if (!alpha) {
                return false;
            }
            if (!m_kinks.empty() && *alpha == m_kinks.back()) { // three lines through one point
                m_stretches.back().alignment = std::move(kink.right);
                continue;
            }
            m_kinks.push_back(*alpha);
            m_stretches.push_back({ std::move(kink.right), false });
        }
        return true;
    }

    /// Settles the ties of the stretches in which no alpha was asked for, so that what changes at a kink is
    /// what alignments on both sides of it differ in, and no chance. Where the numbers are too wide, any
    /// alignment of least cost stays.
    support::Result<void> settle(const TreeMatching::Group& group, const Huge& scale, int line)
    {
        for (std::size_t stretch = 0; stretch < m_stretches.size(); ++stretch) {
            if (m_stretches[stretch].settled) {
                continue;
            }
            const auto alpha = simplestBetween(stretch == 0 ? Rational { 0, 1 } : m_kinks[stretch - 1],
                stretch == m_kinks.size() ? Rational { 1, 1 } : m_kinks[stretch]);
            const auto done = dispatch(line + bitsOf(alpha.denominator), group.end - group.begin,
                [&]<typename Integer>(Integer) -> support::Result<bool> {
                    GroupAligner<Integer> aligner(m_matching, group, cut<Integer>(scale));
                    auto found = aligner.align(
                        widened<Integer>(alpha.numerator), widened<Integer>(alpha.denominator), m_progress);
                    if (!found) {
                        return support::Failure(found.error());
                    }
                    m_stretches[stretch] = { std::move(*found), true };
                    return true;
                });
            if (!done) {
                return support::Failure(done.error());
            }
        }
        return {};
    }

    void addStretches()
    {
        auto& result = *m_solution.curve;
        const auto& start = m_stretches.front().alignment;
        result.start.insert(result.start.end(), start.begin(), start.end());
        for (std::size_t i = 0; i < m_kinks.size(); ++i) {
            const auto& left = m_stretches[i].alignment;
            const auto& right = m_stretches[i + 1].alignment;
            TreeKink added { m_kinks[i], {}, {} };
            std::set_difference(
                left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(added.parted));
            std::set_difference(
                right.begin(), right.end(), left.begin(), left.end(), std::back_inserter(added.joined));
            result.kinks.push_back(std::move(added));
        }
    }

    /// Adds the group's best alignment at each alpha. Strictly between two kinks it is the same everywhere.
    template <typename Integer>
    support::Result<bool> alignments(const TreeMatching::Group& group, const Huge& scale)
    {
        GroupAligner<Integer> aligner(m_matching, group, cut<Integer>(scale));
        for (std::size_t at = 0; at < m_alphas.size(); ++at) {
            const auto& alpha = m_alphas[at];
            Stretch* stretch = nullptr;
            if (!m_stretches.empty() && alpha.numerator > 0 && alpha.numerator < alpha.denominator) {
                const auto next = std::lower_bound(m_kinks.begin(), m_kinks.end(), alpha);
                if (next == m_kinks.end() || *next != alpha) {
                    stretch = &m_stretches[static_cast<std::size_t>(next - m_kinks.begin())];
                }
            }
            auto& alignment = m_solution.alignments[at];
            if (stretch != nullptr && stretch->settled) {
                alignment.insert(alignment.end(), stretch->alignment.begin(), stretch->alignment.end());
                continue;
            }
            auto found = aligner.align(
                widened<Integer>(alpha.numerator), widened<Integer>(alpha.denominator), m_progress);
            if (!found) {
                return support::Failure(found.error());
            }
            alignment.insert(alignment.end(), found->begin(), found->end());
            if (stretch != nullptr) {
                *stretch = { std::move(*found), true };
            }
        }
        return true;
    }

    /// Between two kinks of the group the best alignment is the same everywhere.
    struct Stretch
    {
        std::vector<std::uint32_t> alignment; ///< ascending edges
        bool settled = false; ///< ties settled by the rules of solve()
    };

    const TreeMatching& m_matching;
    std::span<const Rational> m_alphas;
    support::Progress& m_progress;
    TreeMatching::Solution m_solution;
    std::vector<Rational> m_kinks; ///< of the group
    std::vector<Stretch> m_stretches; ///< one more than kinks; empty: no curve
};

} // namespace

/// Works on positions in the pair order of each side.
class TreeMatchingBuilder
{
public:
    TreeMatchingBuilder(const TreeSide& gold, const TreeSide& system, const TreeLabels& labels,
        const TreePolicy& policy, support::Progress& progress)
        : m_gold(gold)
        , m_system(system)
        , m_policy(policy)
        , m_costs(gold, system, labels, policy)
        , m_progress(progress)
    {
    }

    support::Result<TreeMatching> build()
    {
        if (const auto found = findPairs(); !found) {
            return support::Failure(found.error());
        }
        if (m_policy.nestedInside) {
            keepInside();
        }
        group();
        return tables();
    }

private:
    struct Candidate
    {
        OverlapPair pair;
        std::uint32_t depth = 0; ///< with nestedInside: entities above
        std::uint32_t above = unassigned; ///< with nestedInside: the candidate of the entities above
        std::uint32_t group = 0;
    };

    support::Result<void> findPairs()
    {
        std::function<bool(std::uint32_t, std::uint32_t)> accept;
        if (m_policy.nestedInside) {
            accept = [this](std::uint32_t i, std::uint32_t k) { return mayMeet(i, k); };
        }
        const auto pairs = overlapPairs(
            m_gold.side, m_gold.entities, m_system.side, m_system.entities, accept, m_progress);
        if (!pairs) {
            return support::Failure(pairs.error());
        }
        m_candidates.reserve(pairs->size());
        for (const auto& pair : *pairs) {
            m_candidates.push_back({ pair, 0, unassigned, 0 });
        }
        return {};
    }

    [[nodiscard]] bool mayMeet(std::uint32_t i, std::uint32_t k) const
    {
        return m_gold.nodes[m_gold.entities[i]].depth == m_system.nodes[m_system.entities[k]].depth;
    }

    /// Keeps the candidates of the top level and those below a candidate that is kept.
    void keepInside()
    {
        std::vector<std::uint32_t> byDepth(m_candidates.size());
        std::iota(byDepth.begin(), byDepth.end(), 0U);
        for (auto& candidate : m_candidates) {
            candidate.depth = m_gold.nodes[m_gold.entities[candidate.pair.gold]].depth;
        }
        std::stable_sort(byDepth.begin(), byDepth.end(), [this](std::uint32_t a, std::uint32_t b) {
            return m_candidates[a].depth < m_candidates[b].depth;
        });
        std::unordered_map<std::uint64_t, std::uint32_t> kept; // by the nodes of both
        std::vector<bool> keep(m_candidates.size(), false);
        for (const auto at : byDepth) {
            auto& candidate = m_candidates[at];
            const auto goldNode = m_gold.entities[candidate.pair.gold];
            const auto systemNode = m_system.entities[candidate.pair.system];
            if (candidate.depth > 0) {
                const auto above
                    = kept.find(both(m_gold.nodes[goldNode].parent, m_system.nodes[systemNode].parent));
                if (above == kept.end()) {
                    continue;
                }
                candidate.above = above->second;
            }
            keep[at] = true;
            kept.emplace(both(goldNode, systemNode), at);
        }
        std::vector<std::uint32_t> moved(m_candidates.size());
        std::uint32_t count = 0;
        for (std::uint32_t at = 0; at < m_candidates.size(); ++at) {
            if (keep[at]) {
                moved[at] = count;
                m_candidates[count++] = m_candidates[at];
            }
        }
        m_candidates.resize(count);
        for (auto& candidate : m_candidates) {
            if (candidate.above != unassigned) {
                candidate.above = moved[candidate.above];
            }
        }
    }
    static std::uint64_t both(std::uint32_t a, std::uint32_t b) { return (std::uint64_t { a } << 32U) | b; }

    /// Numbers the groups by their first gold at the top level.
    void group()
    {
        OverlapGroups groups(m_gold.entities.size(), m_system.entities.size());
        for (const auto& candidate : m_candidates) {
            if (candidate.above == unassigned) {
                groups.join(candidate.pair);
            }
        }
        for (auto& candidate : m_candidates) {
            if (candidate.above == unassigned) {
                candidate.group = groups.of(candidate.pair);
            }
        }
        // What is nested belongs to the group of the pair on top of it.
        std::vector<bool> settled(m_candidates.size(), false);
        std::vector<std::uint32_t> path;
        for (std::uint32_t start = 0; m_policy.nestedInside && start < m_candidates.size(); ++start) {
            auto top = start;
            path.clear();
            while (m_candidates[top].above != unassigned && !settled[top]) {
                path.push_back(top);
                top = m_candidates[top].above;
            }
            for (const auto at : path) {
                m_candidates[at].group = m_candidates[top].group;
                settled[at] = true;
            }
        }
    }

    support::Result<TreeMatching> tables()
    {
        std::vector<std::uint32_t> order(m_candidates.size());
        std::iota(order.begin(), order.end(), 0U);
        // By group, deeper tables first, tables by the pair above them; inside a table pair order stays.
        const auto key = [this](std::uint32_t at) {
            const auto& candidate = m_candidates[at];
            return std::tuple(candidate.group, ~candidate.depth, candidate.above);
        };
        const auto before = [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); };
        if (!std::is_sorted(order.begin(), order.end(), before)) {
            std::stable_sort(order.begin(), order.end(), before);
        }
        std::vector<std::uint32_t> edgeOf(m_candidates.size());
        for (std::uint32_t edge = 0; edge < order.size(); ++edge) {
            edgeOf[order[edge]] = edge;
        }
        TreeMatching result;
        result.m_edges.reserve(order.size());
        for (std::uint32_t begin = 0; begin < order.size();) {
            auto end = begin + 1;
            while (end < order.size() && key(order[end]) == key(order[begin])) {
                ++end;
            }
            if (m_progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "stopped");
            }
            if (const auto added = addTable(result, std::span(order).subspan(begin, end - begin), edgeOf);
                !added) {
                return support::Failure(added.error());
            }
            begin = end;
        }
        for (std::uint32_t table = 0; table < result.m_tables.size(); ++table) {
            if (const auto above = result.m_tables[table].above; above != unassigned) {
                result.m_places[above].below = table;
            }
        }
        return result;
    }

    support::Result<void> addTable(TreeMatching& result, std::span<const std::uint32_t> candidates,
        std::span<const std::uint32_t> edgeOf)
    {
        const auto& first = m_candidates[candidates.front()];
        TreeMatching::Table table;
        table.begin = static_cast<std::uint32_t>(result.m_edges.size());
        table.end = table.begin + static_cast<std::uint32_t>(candidates.size());
        table.above = first.above == unassigned ? unassigned : edgeOf[first.above];
        m_columns.clear();
        for (const auto at : candidates) {
            m_columns.push_back(m_candidates[at].pair.system);
        }
        support::sortUnique(m_columns);
        table.columns = static_cast<std::uint32_t>(m_columns.size());
        auto lastGold = unassigned;
        std::uint32_t count = 0;
        for (const auto at : candidates) {
            const auto& candidate = m_candidates[at];
            if (candidate.pair.gold != lastGold) {
                lastGold = candidate.pair.gold;
                ++table.rows;
            }
            if ((++count & 1023U) == 0 && m_progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "stopped");
            }
            const auto gold = m_gold.entities[candidate.pair.gold];
            const auto system = m_system.entities[candidate.pair.system];
            const auto cost = m_costs.cost(gold, system, m_progress);
            if (!cost) {
                return support::Failure(cost.error());
            }
            const auto column = std::lower_bound(m_columns.begin(), m_columns.end(), candidate.pair.system);
            result.m_edges.push_back({ gold, system, candidate.pair.shared, *cost });
            result.m_places.push_back(
                { table.rows - 1, static_cast<std::uint32_t>(column - m_columns.begin()), unassigned });
        }
        const auto number = static_cast<std::uint32_t>(result.m_tables.size());
        if (result.m_groups.size() <= first.group) {
            result.m_groups.push_back({ number, number, table.begin, table.begin });
        }
        result.m_groups.back().endTable = number + 1;
        result.m_groups.back().end = table.end;
        result.m_tables.push_back(table);
        return {};
    }

    const TreeSide& m_gold;
    const TreeSide& m_system;
    TreePolicy m_policy;
    TreeCosts m_costs;
    support::Progress& m_progress;
    std::vector<Candidate> m_candidates; ///< in pair order
    std::vector<std::uint32_t> m_columns;
};

support::Result<TreeMatching> TreeMatching::make(const TreeSide& gold, const TreeSide& system,
    const TreeLabels& labels, const TreePolicy& policy, support::Progress& progress)
{
    return TreeMatchingBuilder(gold, system, labels, policy, progress).build();
}

support::Result<TreeMatching::Solution> TreeMatching::solve(
    std::span<const Rational> alphas, Curve curve, support::Progress& progress) const
{
    TreeSolver solver(*this, alphas, curve, progress);
    for (const auto& group : m_groups) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "stopped");
        }
        if (const auto added = solver.add(group); !added) {
            return support::Failure(added.error());
        }
    }
    return solver.finish();
}

} // namespace touchstone::match
