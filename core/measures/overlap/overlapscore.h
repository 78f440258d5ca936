// SPDX-License-Identifier: GPL-3.0-or-later
// Precision and recall from overlap credits, by strategy, for a corpus, a document or a type. Source:
// core/docs/neleval.md, "Overlap".
#pragma once

#include "core/measures/base/numbertree.h"
#include "core/measures/overlap/overlapcredit.h"

#include <optional>

namespace touchstone::metrics {

/// First word: recall side, second: precision side.
enum class OverlapStrategy : std::uint8_t { MaxMax, MaxSum, SumMax, SumSum };
inline constexpr std::array<OverlapStrategy, 4> allOverlapStrategies { OverlapStrategy::MaxMax,
    OverlapStrategy::MaxSum, OverlapStrategy::SumMax, OverlapStrategy::SumSum };
[[nodiscard]] std::string_view overlapStrategyName(OverlapStrategy strategy); ///< "maxmax", …
[[nodiscard]] constexpr bool recallBySum(OverlapStrategy strategy)
{
    return strategy == OverlapStrategy::SumMax || strategy == OverlapStrategy::SumSum;
}
[[nodiscard]] constexpr bool precisionBySum(OverlapStrategy strategy)
{
    return strategy == OverlapStrategy::MaxSum || strategy == OverlapStrategy::SumSum;
}

/// Credits of one strategy summed over names; every name counts 1 below the line.
struct OverlapScore
{
    double recallCredit = 0; ///< sum over gold names
    double precisionCredit = 0; ///< sum over system names
    std::int64_t gold = 0; ///< names
    std::int64_t system = 0;

    [[nodiscard]] std::optional<double> precision() const;
    [[nodiscard]] std::optional<double> recall() const;
    [[nodiscard]] std::optional<double> f1() const;
};

/// Credits of a set of names under one key; adds up exactly, in any order.
struct OverlapTotals
{
    CreditSum goldMax;
    CreditSum goldSum;
    CreditSum systemMax;
    CreditSum systemSum;
    std::int64_t gold = 0;
    std::int64_t system = 0;

    void addGold(const NameCredit& credit)
    {
        goldMax.add(credit.max);
        goldSum.add(credit.sum);
        ++gold;
    }
    void addSystem(const NameCredit& credit)
    {
        systemMax.add(credit.max);
        systemSum.add(credit.sum);
        ++system;
    }
    OverlapTotals& operator+=(const OverlapTotals& other);
    [[nodiscard]] OverlapScore score(OverlapStrategy strategy) const;
};

void flow(const NumberFlow& to, OverlapTotals& totals);

/// The score of the measure that is shown first.
inline constexpr std::string_view overlapHeadline = "span+type.maxmax.f1";

/// Adds a set of names to a row of statistics: gold and system names, then for each key the four credit sums;
/// with weights the same sums again. They add up over documents.
void appendOverlapStatistics(
    std::vector<double>& statistics, std::span<const OverlapTotals> keys, bool withNames);

} // namespace touchstone::metrics
