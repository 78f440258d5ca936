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
        std::vector<Rational> kinks;
        bool known = false;
        if (m_solution.curve) {
            auto found = dispatch(2 * line + 1, edges,
                [&]<typename Integer>(Integer) { return curve<Integer>(group, scale.value, kinks); });
            if (!found) {
                return support::Failure(found.error());
            }
            known = found->value_or(false);
            if (!known) {
                m_solution.curve.reset();
            }
        }
        const auto done = dispatch(line + alphaBits, edges, [&]<typename Integer>(Integer) {
            return alignments<Integer>(group, scale.value, known ? &kinks : nullptr);
        });
        if (!done) {
            return support::Failure(done.error());
        }
        return *done ? support::Result<void>() : tooLarge();
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

    /// Adds the group's curve; false when it takes too long, or its kinks are no fractions of 126 bits.
    template <typename Integer>
    support::Result<bool> curve(
        const TreeMatching::Group& group, const Huge& scale, std::vector<Rational>& kinks)
    {
        GroupAligner<Integer> aligner(m_matching, group, cut<Integer>(scale));
        const auto found = aligner.curve(stepLimit / (sizeof(Integer) / sizeof(std::int64_t)), m_progress);
        if (!found) {
            return support::Failure(found.error());
        }
        if (!*found) {
            return false;
        }
        auto& result = *m_solution.curve;
        result.start.insert(result.start.end(), (*found)->start.begin(), (*found)->start.end());
        const auto* left = &(*found)->start;
        for (const auto& kink : (*found)->kinks) {
            const auto alpha = rational(kink.numerator, kink.denominator);
            if (!alpha) {
                return false;
            }
            kinks.push_back(*alpha);
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

    /// Adds the group's best alignment at each alpha. Strictly between two kinks it is the same everywhere.
    template <typename Integer>
    support::Result<bool> alignments(
        const TreeMatching::Group& group, const Huge& scale, const std::vector<Rational>* kinks)
    {
        GroupAligner<Integer> aligner(m_matching, group, cut<Integer>(scale));
        std::map<std::ptrdiff_t, std::vector<std::uint32_t>> stretches;
        for (std::size_t at = 0; at < m_alphas.size(); ++at) {
            const auto& alpha = m_alphas[at];
            bool inside = kinks != nullptr && alpha.numerator > 0 && alpha.numerator < alpha.denominator;
            std::ptrdiff_t stretch = 0;
            if (inside) {
                const auto next = std::lower_bound(kinks->begin(), kinks->end(), alpha);
                inside = next == kinks->end() || *next != alpha;
                stretch = next - kinks->begin();
            }
            auto& alignment = m_solution.alignments[at];
            const auto known = inside ? stretches.find(stretch) : stretches.end();
            if (known != stretches.end()) {
                alignment.insert(alignment.end(), known->second.begin(), known->second.end());
                continue;
            }
            auto found = aligner.align(
                widened<Integer>(alpha.numerator), widened<Integer>(alpha.denominator), m_progress);
            if (!found) {
                return support::Failure(found.error());
            }
            alignment.insert(alignment.end(), found->begin(), found->end());
            if (inside) {
                stretches.emplace(stretch, std::move(*found));
            }
        }
        return true;
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
