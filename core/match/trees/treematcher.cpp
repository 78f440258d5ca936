// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/trees/treematcher.h"

#include "core/match/trees/groupaligner.h"

#include <algorithm>
#include <bit>
#include <numeric>

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
        "overlapping entities have too many different numbers of components to compare their costs exactly; "
        "the "
        "matching refuses that");
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
        auto found = aligner.curve(stepLimit / (sizeof(Integer) / sizeof(std::int64_t)), m_progress);
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
