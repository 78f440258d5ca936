// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/eter/breakeven.h"

#include <cmath>

namespace touchstone::metrics {

namespace {

using match::Rational;
using Integer = Rational::Integer;

constexpr long double equalWithin = 1e-14L; ///< of rates, where whole numbers do not fit

std::optional<Integer> times(std::optional<Integer> a, std::optional<Integer> b)
{
    Integer product = 0;
    return !a || !b || __builtin_mul_overflow(*a, *b, &product) ? std::nullopt : std::optional(product);
}

std::optional<Integer> plus(std::optional<Integer> a, std::optional<Integer> b)
{
    Integer sum = 0;
    return !a || !b || __builtin_add_overflow(*a, *b, &sum) ? std::nullopt : std::optional(sum);
}

/// A common multiple of all n in the sums.
std::optional<Integer> commonMultiple(std::optional<Integer> multiple, const QuarterSum& sum)
{
    for (const auto& [n, numerator] : sum.parts()) {
        if (!multiple) {
            return multiple;
        }
        const auto shared = Rational { *multiple, Integer { n } }.reduced(); // m / n in lowest terms
        multiple = times(multiple, shared.denominator);
    }
    return multiple;
}

/// 4 · common · sum.
std::optional<Integer> whole(const QuarterSum& sum, std::optional<Integer> common)
{
    std::optional<Integer> result = 0;
    for (const auto& [n, numerator] : sum.parts()) {
        result = plus(result, common ? times(*common / Integer { n }, Integer { numerator }) : std::nullopt);
    }
    return result;
}

long double real(const Rational& value)
{
    return static_cast<long double>(value.numerator) / static_cast<long double>(value.denominator);
}

/// The difference of two rates on an interval: constant + slope · alpha, times a positive number.
struct Line
{
    std::optional<Integer> constant, slope;
    long double realConstant = 0; ///< of the rates themselves
    long double realSlope = 0;

    Line(const EterSegment& a, const EterSegment& b, std::optional<Integer> common)
    {
        const auto side = [&](const EterSegment& s, std::int64_t otherGold, int sign) {
            const Integer alone = Integer { s.gold } + s.system - 2 * Integer { s.line.matched };
            const auto root = whole(s.line.root, common);
            const auto child = whole(s.line.child, common);
            const Integer weight = sign * Integer { otherGold };
            const auto fixed = times(alone, times(common, Integer { 4 }));
            constant = plus(constant, times(weight, plus(fixed, root)));
            slope = plus(slope, times(weight, plus(child, root ? std::optional(-*root) : std::nullopt)));
            const auto gold = static_cast<long double>(s.gold) * sign;
            realConstant += (static_cast<long double>(alone) + s.line.root.value()) / gold;
            realSlope += (s.line.child.value() - s.line.root.value()) / gold;
        };
        constant = 0;
        slope = 0;
        side(a, b.gold, 1);
        side(b, a.gold, -1);
    }

    [[nodiscard]] int sign(const Rational& alpha) const
    {
        const auto value = plus(times(constant, alpha.denominator), times(slope, alpha.numerator));
        if (value) {
            return *value > 0 ? 1 : *value < 0 ? -1 : 0;
        }
        const auto rounded = realConstant + realSlope * real(alpha);
        return std::abs(rounded) <= equalWithin ? 0 : rounded > 0 ? 1 : -1;
    }

    /// Where it is 0; the slope is not.
    [[nodiscard]] std::pair<Rational, bool> zero() const
    {
        if (constant && slope) {
            const auto absolute = [](Integer value) { return value < 0 ? -value : value; };
            return { Rational { absolute(*constant), absolute(*slope) }.reduced(), true };
        }
        constexpr Integer fine = 1'000'000'000'000'000;
        const auto at = -realConstant / realSlope;
        return { Rational { static_cast<Integer>(at * static_cast<long double>(fine)), fine }.reduced(),
            false };
    }
};

} // namespace

std::vector<BreakEven> breakEvens(std::span<const EterSegment> a, std::span<const EterSegment> b)
{
    std::vector<BreakEven> result;
    if (a.empty() || b.empty() || a.front().gold <= 0 || b.front().gold <= 0) {
        return result;
    }
    std::optional<Integer> common = 1;
    for (const auto segments : { a, b }) {
        for (const auto& segment : segments) {
            common = commonMultiple(commonMultiple(common, segment.line.root), segment.line.child);
        }
    }
    struct Stop
    {
        Rational alpha;
        const EterSegment* here; ///< of `a`, right of it; of the last stop left of it
        Line line; ///< likewise
        int sign;
    };
    std::vector<Stop> stops;
    Rational at { 0, 1 };
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        const Line line(a[i], b[j], common);
        stops.push_back({ at, &a[i], line, line.sign(at) });
        at = std::min(a[i].to, b[j].to);
        const auto* here = &a[i];
        i += a[i].to == at ? 1U : 0U;
        j += b[j].to == at ? 1U : 0U;
        if (i == a.size() || j == b.size()) {
            stops.push_back({ at, here, line, line.sign(at) });
        }
    }
    const auto add = [&](BreakEven::Kind kind, const Rational& alpha, const Rational& until, bool exact,
                         const EterSegment& segment) {
        result.push_back({ kind, alpha.reduced(), until.reduced(), exact,
            segment.errorSum(alpha) / static_cast<double>(segment.gold) });
    };
    for (std::size_t i = 0; i < stops.size(); ++i) {
        if (stops[i].sign == 0) {
            auto last = i;
            while (last + 1 < stops.size() && stops[last + 1].sign == 0) {
                ++last;
            }
            const bool between = i > 0 && last + 1 < stops.size();
            const auto kind = last > i                                 ? BreakEven::Kind::Stretch
                : between && stops[i - 1].sign != stops[last + 1].sign ? BreakEven::Kind::Crossing
                                                                       : BreakEven::Kind::Touching;
            const bool exact = stops[i].line.constant.has_value();
            add(kind, stops[i].alpha, stops[last].alpha, exact, *stops[i].here);
            i = last;
        }
        if (i + 1 < stops.size() && stops[i].sign * stops[i + 1].sign < 0) {
            const auto [alpha, exact] = stops[i].line.zero();
            add(BreakEven::Kind::Crossing, alpha, alpha, exact, *stops[i].here);
        }
    }
    return result;
}

} // namespace touchstone::metrics
