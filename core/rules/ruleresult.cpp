// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleresult.h"

namespace touchstone::rules {

namespace {

std::string shown(const RuleSet& rules, Symbol base, bool low, Symbol ignored)
{
    std::string result = rules.symbol(base);
    if (base != 0) {
        result += low ? " low confidence" : "";
        result += ignored != 0 ? "-ignored:" + rules.symbol(ignored) : std::string();
    }
    return result;
}

void add(std::vector<std::uint64_t>& sum, const std::vector<std::uint64_t>& more)
{
    sum.resize(std::max(sum.size(), more.size()));
    for (std::size_t index = 0; index < more.size(); ++index) {
        sum[index] += more[index];
    }
}

} // namespace

std::vector<std::uint32_t> DocumentResult::groupsOf(Subject subject, SideRole side, std::uint32_t place) const
{
    std::vector<std::uint32_t> numbers;
    const auto& list = groups(subject);
    for (std::uint32_t number = 0; number < list.size(); ++number) {
        const auto& mentions = side == SideRole::Gold ? list[number].gold : list[number].system;
        if (std::find(mentions.begin(), mentions.end(), place) != mentions.end()) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

void RuleCounts::add(const RuleCounts& other)
{
    rules::add(tried, other.tried);
    rules::add(fired, other.fired);
}

std::string shownResult(const RuleSet& rules, const Labels& labels)
{
    return shown(rules, labels.result, labels.low, labels.ignored);
}

std::string shownResolution(const RuleSet& rules, const Labels& labels)
{
    return shown(rules, labels.resolution, labels.lowResolution, labels.ignored);
}

} // namespace touchstone::rules
