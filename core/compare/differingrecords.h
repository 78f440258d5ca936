// SPDX-License-Identifier: GPL-3.0-or-later
// DifferingRecords: the records that account for the whole difference of a score between two evaluations of
// one gold, such as one system under two settings.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/statistics/significance.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct DifferingRecords
{
    /// Records of one evaluation in one list.
    struct Side
    {
        EvaluationPtr shown; ///< seen through the list
        std::vector<std::uint32_t> numbers; ///< of its records, ascending
        std::vector<double> shares; ///< numbers × names: what each adds
    };
    struct Part
    {
        std::string list; ///< id of the measure's list; empty: the evaluation's own records
        std::vector<std::string> names; ///< of the numbers that the score is made of in this list
        std::array<Side, 2> sides; ///< first, second
    };
    /// A number that the score is made of. Over the listed records, second less first is what it is over all.
    struct Total
    {
        std::string name;
        std::array<double, 2> whole {}; ///< first, second
        std::array<double, 2> listed {};
    };
    std::vector<Part> parts;
    std::vector<Total> totals;
    /// Statistics that no record makes, so that no records stand for their difference.
    std::vector<std::string> unsplit;

    [[nodiscard]] std::size_t size() const; ///< records on both sides
};

/// The name under which a weighted sum of errors stands among the totals: what a pair costs at the settings
/// of its side (E of ETER, the cost of SER).
inline constexpr std::string_view errorSumName = "error_sum";

/// Of every list that the score's statistics are counted in: what is left of both evaluations when, gold by
/// gold (records without gold: answer by answer), records of equal row that add the same to each number are
/// struck out. ETER and SER: the weighted error sum is one of the numbers, so that records are listed whose
/// cost alone differs. Results must be of MeasureExtent::Records or more. Documents meet by name; labels
/// without case where one side is read as HIPE's scorer does. Errors: InvalidOption for a score that the
/// measure does not have; Cancelled. O(k log k) for k records of a document.
[[nodiscard]] support::Result<DifferingRecords> differingRecords(const MeasuredSystem& first,
    const MeasuredSystem& second, const std::string& score, support::Progress& progress);

} // namespace touchstone::analysis
