// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/overlap/overlapmeasure.h"

#include "core/measures/overlap/computeoverlap.h"

#include <array>

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
        .headline = "span+type.maxmax.f1",
        .parameters = parameters,
        .compute = analysis::computeOverlap,
        .computeScores = analysis::computeOverlapScores,
        .countsRecords = false,
        .ratiosExceedOne = true,
    };
    return measure;
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
