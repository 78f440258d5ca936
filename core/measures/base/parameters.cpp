// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/parameters.h"

#include <numeric>

namespace touchstone::metrics {

namespace {

constexpr std::size_t mostDigits = 9;
constexpr std::int64_t ten = 10;

/// Digits only, up to mostDigits of them, at least one.
std::optional<std::int64_t> wholeOf(std::string_view text)
{
    if (text.empty() || text.size() > mostDigits) {
        return std::nullopt;
    }
    std::int64_t whole = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') {
            return std::nullopt;
        }
        whole = whole * ten + (digit - '0');
    }
    return whole;
}

} // namespace

std::optional<Fraction> fractionOf(std::string_view text)
{
    if (const auto bar = text.find('/'); bar != std::string_view::npos) {
        const auto above = wholeOf(text.substr(0, bar));
        const auto below = wholeOf(text.substr(bar + 1));
        if (!above || !below || *below == 0 || *above > *below) {
            return std::nullopt;
        }
        const auto shared = std::gcd(*above, *below);
        return Fraction { *above / shared, *below / shared };
    }
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
