// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/parameters.h"

#include <charconv>
#include <numeric>

namespace touchstone::metrics {

namespace {

constexpr std::size_t mostDigits = 9;
constexpr std::int64_t ten = 10;

/// Digits only, up to mostDigits of them, at least one.
std::optional<std::int64_t> wholeOf(std::string_view text)
{
    std::uint32_t whole = 0; // no sign is read
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
    const bool all = error == std::errc() && end == text.data() + text.size() && text.size() <= mostDigits;
    return all ? std::optional<std::int64_t>(whole) : std::nullopt;
}

/// Nothing where the numerator is the greater one.
std::optional<Fraction> shortened(std::int64_t numerator, std::int64_t denominator)
{
    const auto shared = std::gcd(numerator, denominator);
    return denominator == 0 || numerator > denominator
        ? std::nullopt
        : std::optional(Fraction { numerator / shared, denominator / shared });
}

} // namespace

std::optional<Fraction> fractionOf(std::string_view text)
{
    if (const auto bar = text.find('/'); bar != std::string_view::npos) {
        const auto above = wholeOf(text.substr(0, bar));
        const auto below = wholeOf(text.substr(bar + 1));
        return above && below ? shortened(*above, *below) : std::nullopt;
    }
    // "5e-05", as programs write small numbers.
    const auto sign = text.find_first_of("eE");
    const auto power = sign == std::string_view::npos ? std::string_view("-0") : text.substr(sign + 1);
    const auto steps = power.starts_with('-') ? wholeOf(power.substr(1)) : std::nullopt;
    if (!steps || *steps > static_cast<std::int64_t>(mostDigits)) {
        return std::nullopt;
    }
    text = text.substr(0, sign);
    const auto point = text.find('.');
    const auto whole = text.substr(0, point);
    const auto behind = point == std::string_view::npos ? std::string_view() : text.substr(point + 1);
    if (whole.empty() && behind.empty()) {
        return std::nullopt;
    }
    const auto ones = wholeOf(whole.empty() ? "0" : whole);
    const auto parts = wholeOf(behind.empty() ? "0" : behind);
    if (!ones || !parts) {
        return std::nullopt;
    }
    const auto tens = [](auto count) {
        std::int64_t result = 1;
        for (; count > 0; --count) {
            result *= ten;
        }
        return result;
    };
    const auto denominator = tens(behind.size());
    const auto result = shortened(*ones * denominator + *parts, denominator * tens(*steps));
    return result && result->denominator <= tens(mostDigits) ? result : std::nullopt;
}

} // namespace touchstone::metrics
