// SPDX-License-Identifier: GPL-3.0-or-later
// Rational: an exact fraction, for the alphas at which an alignment changes.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace touchstone::match {

/// A fraction >= 0. Arithmetic stays with its users; here are order and value.
struct Rational
{
    __extension__ using Integer = __int128;

    Integer numerator = 0; ///< >= 0
    Integer denominator = 1; ///< > 0

    [[nodiscard]] double value() const
    {
        return static_cast<double>(
            static_cast<long double>(numerator) / static_cast<long double>(denominator));
    }
    /// The same fraction in lowest terms.
    [[nodiscard]] Rational reduced() const
    {
        auto a = numerator;
        auto b = denominator;
        while (b != 0) {
            const auto rest = a % b;
            a = b;
            b = rest;
        }
        return { numerator / a, denominator / a };
    }

    /// Equal values, whatever the terms.
    friend bool operator==(const Rational& a, const Rational& b) { return (a <=> b) == 0; }
    /// By the continued fractions of both: no product that could overflow.
    friend std::strong_ordering operator<=>(const Rational& a, const Rational& b)
    {
        auto x = a;
        auto y = b;
        bool turned = false;
        for (;;) {
            const auto wholeX = x.numerator / x.denominator;
            const auto wholeY = y.numerator / y.denominator;
            const auto restX = x.numerator % x.denominator;
            const auto restY = y.numerator % y.denominator;
            if (wholeX != wholeY || restX == 0 || restY == 0) {
                const auto order = wholeX != wholeY ? wholeX <=> wholeY
                    : restX == 0 && restY == 0      ? std::strong_ordering::equal
                    : restX == 0                    ? std::strong_ordering::less
                                                    : std::strong_ordering::greater;
                return turned ? 0 <=> order : order;
            }
            x = { x.denominator, restX };
            y = { y.denominator, restY };
            turned = !turned;
        }
    }
};

/// An alpha as it is typed ("0.3"), or as a fraction where decimals would round it ("4/7").
[[nodiscard]] std::string alphaText(const Rational& alpha);

} // namespace touchstone::match
