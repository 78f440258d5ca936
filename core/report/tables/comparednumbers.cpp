// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/comparednumbers.h"

#include "core/support/numbers.h"

#include <algorithm>
#include <cmath>

namespace touchstone::analysis {

std::string ComparedNumbers::number(std::optional<double> value, bool sign) const
{
    if (!value) {
        return m_form.script ? std::string() : std::string(undefinedSign);
    }
    if (m_form.script) {
        return support::shortest(*value);
    }
    constexpr int digits = 3;
    auto text = m_form.whole ? support::shortest(*value) : support::fixed(*value, digits);
    if (text.find_first_not_of("-0.") == std::string::npos && text.starts_with('-')) {
        text.erase(0, 1); // no minus before a nought
    }
    return (sign && *value > 0 ? "+" : "") + text;
}

std::string ComparedNumbers::share(double value) const
{
    constexpr int digits = 3;
    return m_form.script || std::floor(value) == value ? support::shortest(value)
                                                       : support::fixed(value, digits);
}

std::string ComparedNumbers::p(std::optional<double> value) const
{
    constexpr int digits = 4;
    return m_form.script || !value ? number(value, false) : support::fixed(*value, digits);
}

void ComparedNumbers::addInterval(
    std::vector<std::string>& row, const std::optional<metrics::Interval>& interval, bool difference) const
{
    if (!interval) {
        row.insert(row.end(), m_form.script ? 2 : 1, number({}, false));
        return;
    }
    const auto low = number(interval->low, difference);
    const auto high = number(interval->high, difference);
    if (m_form.script) {
        row.insert(row.end(), { low, high });
    } else {
        row.push_back("[" + low + ", " + high + "]");
    }
}

std::vector<std::string> signatureLines(
    std::span<const std::pair<std::string, std::string>> signatures, bool markdown)
{
    const auto written
        = [markdown](const std::string& signature) { return markdown ? "`" + signature + "`" : signature; };
    if (signatures.empty()) {
        return {};
    }
    const bool same = std::ranges::all_of(
        signatures, [&signatures](const auto& one) { return one.second == signatures.front().second; });
    if (same) {
        return { "Signature: " + written(signatures.front().second) };
    }
    std::vector<std::string> lines;
    for (const auto& [name, signature] : signatures) {
        lines.push_back(name + ": " + written(signature));
    }
    return lines;
}

} // namespace touchstone::analysis
