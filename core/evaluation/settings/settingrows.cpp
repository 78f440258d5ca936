// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/settingrows.h"

#include "core/evaluation/settings/digest.h"
#include "core/match/model/rational.h"
#include "core/support/numbers.h"

namespace touchstone::analysis::setting {

using support::Result;

Result<void> setFraction(Name name, Value value, metrics::Fraction& target)
{
    const auto fraction = metrics::fractionOf(value);
    if (!fraction) {
        return wrong(support::pattern("%1 takes a number of 0 to 1 with at most nine digits behind the "
                                      "point, such as 0.5, and not \"%2\"."),
            name, value);
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
        return wrong(
            support::pattern(open ? "%1 takes a number between %3 and %4, both excluded, and not \"%2\"."
                                  : "%1 takes a number of %3 to %4, and not \"%2\"."),
            name, value, support::shortest(least), support::shortest(most));
    }
    target = *number;
    return {};
}

Result<void> setInteger(Name name, Value value, int least, int most, int& target)
{
    const auto number = support::parsed<int>(value);
    if (!number || *number < least || *number > most) {
        return wrong(support::pattern("%1 takes a whole number of %3 to %4, and not \"%2\"."), name, value,
            least, most);
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
