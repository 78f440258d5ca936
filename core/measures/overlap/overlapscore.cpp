// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/overlap/overlapscore.h"

#include "core/measures/base/tally.h"

namespace touchstone::metrics {

std::string_view overlapStrategyName(OverlapStrategy strategy)
{
    static constexpr std::array<std::string_view, allOverlapStrategies.size()> names { "maxmax", "maxsum",
        "summax", "sumsum" };
    return names.at(static_cast<std::size_t>(strategy));
}

std::optional<double> OverlapScore::precision() const
{
    return ratio(precisionCredit, static_cast<double>(system));
}
std::optional<double> OverlapScore::recall() const { return ratio(recallCredit, static_cast<double>(gold)); }
std::optional<double> OverlapScore::f1() const { return harmonicMean(precision(), recall()); }

OverlapTotals& OverlapTotals::operator+=(const OverlapTotals& other)
{
    goldMax += other.goldMax;
    goldSum += other.goldSum;
    systemMax += other.systemMax;
    systemSum += other.systemSum;
    gold += other.gold;
    system += other.system;
    return *this;
}

OverlapScore OverlapTotals::score(OverlapStrategy strategy) const
{
    return { (recallBySum(strategy) ? goldSum : goldMax).value(),
        (precisionBySum(strategy) ? systemSum : systemMax).value(), gold, system };
}

void flow(const NumberFlow& to, OverlapTotals& totals)
{
    to.number("gold_max", totals.goldMax);
    to.number("gold_sum", totals.goldSum);
    to.number("system_max", totals.systemMax);
    to.number("system_sum", totals.systemSum);
    to.number("gold", totals.gold);
    to.number("system", totals.system);
}

void appendOverlapStatistics(
    std::vector<double>& statistics, std::span<const OverlapTotals> keys, bool withNames)
{
    if (withNames) {
        statistics.push_back(static_cast<double>(keys.front().gold));
        statistics.push_back(static_cast<double>(keys.front().system));
    }
    for (const auto& totals : keys) {
        for (const auto& credit : { totals.goldMax, totals.goldSum, totals.systemMax, totals.systemSum }) {
            statistics.push_back(credit.value());
        }
    }
}

} // namespace touchstone::metrics
