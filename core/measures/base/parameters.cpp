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
    std::int64_t denominator = 1;
    for (std::size_t i = 0; i < behind.size(); ++i) {
        denominator *= ten;
    }
    return shortened(*ones * denominator + *parts, denominator);
}

} // namespace touchstone::metrics
