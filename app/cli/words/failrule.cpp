// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/failrule.h"

#include "app/cli/words/suggest.h"
#include "core/io/bytes/linecursor.h"

#include "core/measures/registry/measureregistry.h"
#include "core/statistics/significance.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <cmath>

namespace touchstone::cli {

ScoreName scoreNameOf(const std::string& option, const std::string& text)
{
    const auto dot = text.find('.');
    ScoreName name { text.substr(0, dot), dot == std::string::npos ? std::string() : text.substr(dot + 1) };
    if (metrics::measureById(name.measure) == nullptr) {
        if (text.find(',') != std::string::npos) {
            throw UsageError { option
                + " takes one score here, such as muc.strict.f1 or overlap; it was given \"" + text + "\"." };
        }
        refuse(option, name.measure, support::listOf(metrics::measures(), &metrics::Measure::id));
    }
    if (name.score.empty()) {
        name.score = analysis::headlineScore(name.measure);
    }
    return name;
}

FailRule failRuleOf(const std::string& text)
{
    const auto wrong = [&text](const std::string& what) -> UsageError {
        return {
            "--fail-if takes a score, a sign and a number, such as 'muc.strict.f1 < -0.01', "
            "'muc.strict.f1(CHEM) <= 0' or for each type 'muc.strict.f1(*) < -0.01' (of score the value, "
            "else the difference); \""
            + text + "\" " + what
        };
    };
    const auto sign = text.find_last_of("<>");
    if (sign == std::string::npos) {
        throw wrong("has no <, <=, > or >=.");
    }
    FailRule rule;
    rule.text = text;
    rule.below = text[sign] == '<';
    rule.orEqual = sign + 1 < text.size() && text[sign + 1] == '=';
    std::string number(io::trimmed(std::string_view(text).substr(sign + (rule.orEqual ? 2 : 1))));
    number = number.starts_with('+') ? number.substr(1) : number;
    const auto bound = support::parsed<double>(number);
    if (!bound || !std::isfinite(*bound)) {
        throw wrong("compares with \"" + number + "\", which is no number.");
    }
    rule.bound = *bound;
    std::string name(io::trimmed(std::string_view(text).substr(0, sign)));
    if (const auto bracket = name.find('('); bracket != std::string::npos) {
        if (!name.ends_with(')')) {
            throw wrong("opens a bracket for a type and does not close it before the sign.");
        }
        rule.type = name.substr(bracket + 1, name.size() - bracket - 2);
        if (rule.type->empty()) {
            throw wrong("names no type in its brackets.");
        }
        name = std::string(io::trimmed(std::string_view(name).substr(0, bracket)));
    }
    rule.score = scoreNameOf("--fail-if", name);
    return rule;
}

bool FailRule::fails(double number) const
{
    return (orEqual && number == bound) || (below ? number < bound : number > bound);
}

} // namespace touchstone::cli
