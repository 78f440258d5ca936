// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/parameters.h"

#include <numeric>

namespace touchstone::metrics {

std::optional<Fraction> fractionOf(std::string_view text)
{
    constexpr std::size_t mostDigits = 9;
    constexpr std::int64_t ten = 10;
    const auto point = text.find('.');
    const auto whole = text.substr(0, point);
    const auto behind = point == std::string_view::npos ? std::string_view() : text.substr(point + 1);
    if ((whole.empty() && behind.empty()) || whole.size() > mostDigits || behind.size() > mostDigits) {
        return std::nullopt;
    }
    Fraction fraction;
    for (const auto part : { whole, behind }) {
        for (const char digit : part) {
            if (digit < '0' || digit > '9') {
                return std::nullopt;
            }
            fraction.numerator = fraction.numerator * ten + (digit - '0');
        }
    }
    for (std::size_t i = 0; i < behind.size(); ++i) {
        fraction.denominator *= ten;
    }
    if (fraction.numerator > fraction.denominator) {
        return std::nullopt;
    }
    const auto shared = std::gcd(fraction.numerator, fraction.denominator);
    return Fraction { fraction.numerator / shared, fraction.denominator / shared };
}

} // namespace touchstone::metrics
