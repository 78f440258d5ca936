// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/overlap/overlapmeasure.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 5> parameters { {
    { "unit", "character|token", "character", "in what overlap is counted" },
    { "type-weights", "FILE", "none", "credit for related types: gold, system, weight" },
    { "type-parents", "FILE", "none", "credit for related types by a hierarchy: child -> parent" },
    { "type-decay", "above 0, below 1", "0.5",
        "weight of a type one step up or down the hierarchy; of two steps its square" },
    { "link-weights", "FILE", "none", "credit for related ids: gold, system, weight" },
} };

constexpr std::size_t nameColumns = 2;
constexpr std::size_t sumsPerKey = 4;
constexpr std::array<std::string_view, nameColumns + 3 * sumsPerKey> columns { "gold", "system",
    "span.recall_max", "span.recall_sum", "span.precision_max", "span.precision_sum", "span+type.recall_max",
    "span+type.recall_sum", "span+type.precision_max", "span+type.precision_sum", "span+kbid.recall_max",
    "span+kbid.recall_sum", "span+kbid.precision_max", "span+kbid.precision_sum" };

void addScores(std::vector<NamedScore>& scores, const std::string& prefix, std::span<const double> sum,
    std::span<const double> credits)
{
    for (std::size_t key = 0; key < overlapKeys.size(); ++key) {
        const auto at = credits.subspan(key * sumsPerKey, sumsPerKey);
        for (const auto strategy : allOverlapStrategies) {
            const OverlapScore score { at[recallBySum(strategy) ? 1 : 0],
                at[precisionBySum(strategy) ? 3 : 2], std::llround(sum[0]), std::llround(sum[1]) };
            const auto name = prefix + std::string(creditKeyName(overlapKeys[key])) + "."
                + std::string(overlapStrategyName(strategy));
            scores.push_back({ name + ".precision", score.precision(), false });
            scores.push_back({ name + ".recall", score.recall(), false });
            scores.push_back({ name + ".f1", score.f1(), false });
        }
    }
}

} // namespace

const Measure& overlapMeasure()
{
    static constexpr Measure measure {
        .id = "overlap",
        .title = "Overlap credit",
        .description
        = "Each name earns the share of its characters that names of the other side cover: of one name at "
          "most (MAX) or of all together (SUM). Recall = mean over gold names, precision = mean over system "
          "names; with equal type, or equal knowledge-base id, or neither asked.",
        .source = "neleval 3.1.1, overlap-maxmax … overlap-sumsum; LoReHLT 2016 evaluation plan",
        .lowerIsBetter = false,
        .headline = "span+type.maxmax.f1",
        .parameters = parameters,
        .columns = columns,
        .statistics = nullptr,
        .scores = nullptr,
    };
    return measure;
}

std::vector<std::string> overlapStatisticNames(bool weighted)
{
    std::vector<std::string> names(columns.begin(), columns.end());
    if (weighted) {
        for (auto i = nameColumns; i < columns.size(); ++i) {
            names.push_back("weighted." + std::string(columns.at(i)));
        }
    }
    return names;
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

std::vector<NamedScore> overlapScores(std::span<const double> sum)
{
    std::vector<NamedScore> scores;
    constexpr auto credits = 3 * sumsPerKey;
    addScores(scores, "", sum, sum.subspan(nameColumns, credits));
    if (sum.size() > columns.size()) {
        addScores(scores, "weighted.", sum, sum.subspan(columns.size(), credits));
    }
    const auto headline = std::find_if(scores.begin(), scores.end(),
        [](const NamedScore& score) { return score.name == overlapMeasure().headline; });
    std::rotate(scores.begin(), headline, headline + 1);
    return scores;
}

} // namespace touchstone::metrics
