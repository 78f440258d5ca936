// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/settingrows.h"

#include "core/evaluation/settings/digest.h"
#include "core/match/model/rational.h"
#include "core/support/numbers.h"

namespace touchstone::analysis::setting {

using support::Result;

support::Failure wrong(Name name, const std::string& takes, Value value)
{
    return support::failure(support::ErrorCode::InvalidOption,
        "--" + std::string(name) + " takes " + takes + ", and not \"" + value + "\".");
}

Result<void> setFraction(Name name, Value value, metrics::Fraction& target)
{
    const auto fraction = metrics::fractionOf(value);
    if (!fraction) {
        return wrong(
            name, "a number of 0 to 1 with at most nine digits behind the point, such as 0.5", value);
    }
    target = *fraction;
    return {};
}

Result<void> setNumber(Name name, Value value, double least, double most, bool open, double& target)
{
    const auto number = support::parsed<double>(value);
    const bool inside
        = number && (open ? *number > least && *number < most : *number >= least && *number <= most);
    if (!inside) {
        return wrong(name,
            "a number " + std::string(open ? "between " : "of ") + support::shortest(least)
                + (open ? " and " : " to ") + support::shortest(most) + (open ? ", both excluded" : ""),
            value);
    }
    target = *number;
    return {};
}

Result<void> setInteger(Name name, Value value, int least, int most, int& target)
{
    const auto number = support::parsed<int>(value);
    if (!number || *number < least || *number > most) {
        return wrong(
            name, "a whole number of " + std::to_string(least) + " to " + std::to_string(most), value);
    }
    target = *number;
    return {};
}

std::string fractionText(const metrics::Fraction& fraction)
{
    return match::alphaText({ fraction.numerator, fraction.denominator });
}

std::string digestOfMap(const std::map<std::pair<std::string, std::string>, double>& weights)
{
    std::string text;
    for (const auto& [pair, weight] : weights) {
        appendWord(text, pair.first);
        appendWord(text, pair.second);
        appendWord(text, support::shortest(weight));
    }
    return digest(text);
}

std::string digestOfMap(const std::map<std::string, std::string>& links)
{
    std::string text;
    for (const auto& [from, to] : links) {
        appendWord(text, from);
        appendWord(text, to);
    }
    return digest(text);
}

} // namespace touchstone::analysis::setting
