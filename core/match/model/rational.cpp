// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/model/rational.h"

#include "core/support/numbers.h"

namespace touchstone::match {

std::string alphaText(const Rational& alpha)
{
    const auto reduced = alpha.reduced();
    auto rest = reduced.denominator;
    int places = 0;
    for (; rest % 10 == 0; rest /= 10) {
        ++places;
    }
    for (const int prime : { 2, 5 }) {
        for (; rest % prime == 0; rest /= prime) {
            ++places;
        }
    }
    if (rest == 1 && places <= 9) {
        return support::shortest(reduced.value());
    }
    const auto digits = [](Rational::Integer value) {
        std::string text;
        do {
            text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(value % 10)));
            value /= 10;
        } while (value != 0);
        return text;
    };
    return digits(reduced.numerator) + "/" + digits(reduced.denominator);
}

} // namespace touchstone::match
