// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/treematcher.h"

#include "core/match/groupaligner.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

namespace touchstone::match {

namespace {

using Wide = Rational::Integer;
__extension__ using Unsigned = unsigned __int128;
using Huge = FixedInteger<16>;

constexpr int wideBits = 126;
constexpr int hugeBits = 64 * 16 - 2;
constexpr int scaleBits = 400; ///< twice that and some bits more still fit Huge
constexpr std::uint64_t stepLimit = std::uint64_t { 1 } << 28U; ///< edges times evaluations of one curve
constexpr std::uint32_t hugeEdges = 1U << 18U; ///< such edges take 300 bytes each

int bitsOf(Wide value)
{
    const auto high = static_cast<std::uint64_t>(static_cast<Unsigned>(value) >> 64U);
    return high != 0 ? 64 + static_cast<int>(std::bit_width(high))
                     : static_cast<int>(std::bit_width(static_cast<std::uint64_t>(value)));
}

Wide narrowed(const Huge& value)
{
    return static_cast<Wide>((static_cast<Unsigned>(value.word(1)) << 64U) | value.word(0));
}
template <typename Integer> Integer widened(Wide value)
{
    if constexpr (std::is_same_v<Integer, Huge>) {
        const auto low = static_cast<std::int64_t>(static_cast<std::uint64_t>(value) >> 1U);
        Huge result(static_cast<std::int64_t>(value >> 64U));
        for (int i = 0; i < 64; ++i) {
            result += result;
        }
        return result + Huge(low) + Huge(low) + Huge(static_cast<std::int64_t>(value & 1));
    } else {
        return static_cast<Integer>(value);
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
Huge commonDivisor(Huge a, Huge b)
{
    const Huge zero;
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
Huge exactQuotient(Huge a, const Huge& b)
{
    Huge result;
    std::vector<Huge> multiples { b };
    while (multiples.back() + multiples.back() <= a && multiples.back().bits() < hugeBits) {
        multiples.push_back(multiples.back() + multiples.back());
    }
    for (auto at = multiples.size(); at-- > 0;) {
        result += result;
        if (multiples[at] <= a) {
            a -= multiples[at];
            result += Huge(1);
        }
    }
    return result;
}

/// In lowest terms; empty when 126 bits do not hold it.
std::optional<Rational> rational(const Huge& numerator, const Huge& denominator)
{
    auto top = numerator;
    auto bottom = denominator;
    if (bottom.bits() > wideBits) {
        const auto divisor = commonDivisor(top, bottom);
        top = exactQuotient(top, divisor);
        bottom = exactQuotient(bottom, divisor);
        if (bottom.bits() > wideBits) {
            return std::nullopt;
        }
    }
    return Rational { narrowed(top), narrowed(bottom) }.reduced();
}
std::optional<Rational> rational(Wide numerator, Wide denominator)
{
    return Rational { numerator, denominator }.reduced();
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
        const auto bits = line + std::max(alphaBits, m_solution.curve ? line + 1 : 1);
        if (bits <= 62) {
            return many<std::int64_t>(group, static_cast<std::int64_t>(scale.value.word(0)));
        }
        if (bits <= wideBits) {
            return many<Wide>(group, narrowed(scale.value));
        }
        if (bits <= hugeBits && group.end - group.begin <= hugeEdges) {
            return many<Huge>(group, scale.value);
        }
        return tooLarge();
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

    template <typename Integer>
    support::Result<void> many(const TreeMatching::Group& group, const Integer& scale)
    {
        GroupAligner<Integer> aligner(m_matching, group, scale);
        std::optional<typename GroupAligner<Integer>::Curve> curve;
        if (m_solution.curve) {
            auto found = aligner.curve(
                std::max<std::uint64_t>(stepLimit / (group.end - group.begin), 4), m_progress);
            if (!found) {
                return support::Failure(found.error());
            }
            curve = std::move(*found);
            if (!curve || !addCurve(*curve)) {
                m_solution.curve.reset();
            }
        }
        return addAlignments(aligner, curve);
    }

    template <typename Curve> bool addCurve(const Curve& curve)
    {
        auto& result = *m_solution.curve;
        result.start.insert(result.start.end(), curve.start.begin(), curve.start.end());
        const auto* left = &curve.start;
        for (const auto& kink : curve.kinks) {
            const auto alpha = rational(kink.numerator, kink.denominator);
            if (!alpha) {
                return false;
            }
            TreeKink added { *alpha, {}, {} };
            std::set_difference(left->begin(), left->end(), kink.right.begin(), kink.right.end(),
                std::back_inserter(added.parted));
            std::set_difference(kink.right.begin(), kink.right.end(), left->begin(), left->end(),
                std::back_inserter(added.joined));
            result.kinks.push_back(std::move(added));
            left = &kink.right;
        }
        return true;
    }

    /// Strictly between two kinks the best alignment is the same everywhere: one for each such stretch.
    template <typename Integer>
    support::Result<void> addAlignments(
        GroupAligner<Integer>& aligner, const std::optional<typename GroupAligner<Integer>::Curve>& curve)
    {
        std::map<std::size_t, std::vector<std::uint32_t>> stretches;
        for (std::size_t at = 0; at < m_alphas.size(); ++at) {
            if (m_progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "stopped");
            }
            const auto p = widened<Integer>(m_alphas[at].numerator);
            const auto q = widened<Integer>(m_alphas[at].denominator);
            bool inside = curve && Integer(0) < p && p < q;
            std::size_t stretch = 0;
            for (; inside && stretch < curve->kinks.size(); ++stretch) {
                const auto& kink = curve->kinks[stretch];
                const auto here = p * kink.denominator;
                const auto there = kink.numerator * q;
                inside = here != there;
                if (here < there) {
                    break;
                }
            }
            auto& alignment = m_solution.alignments[at];
            if (const auto known = inside ? stretches.find(stretch) : stretches.end();
                known != stretches.end()) {
                alignment.insert(alignment.end(), known->second.begin(), known->second.end());
                continue;
            }
            auto found = aligner.align(p, q, m_progress);
            if (!found) {
                return support::Failure(found.error());
            }
            alignment.insert(alignment.end(), found->begin(), found->end());
            if (inside) {
                stretches.emplace(stretch, std::move(*found));
            }
        }
        return {};
    }

    const TreeMatching& m_matching;
    std::span<const Rational> m_alphas;
    support::Progress& m_progress;
    TreeMatching::Solution m_solution;
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
