// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/documentmacro.h"

#include "core/support/exactsum.h"

#include <tuple>

namespace touchstone::metrics {

namespace {

/// A document's score; added as a fraction, since a mean may lie between two figures of a published table.
struct Ratio
{
    double numerator;
    double denominator; ///< above 0
};

std::pair<std::optional<double>, std::optional<double>> meanAndDeviation(const std::vector<Ratio>& values)
{
    if (values.empty()) {
        return {};
    }
    const auto count = static_cast<double>(values.size());
    support::ExactSum sum;
    for (const auto& value : values) {
        sum.addRatio(value.numerator, value.denominator);
    }
    const auto mean = sum.dividedBy(count);
    support::ExactSum squares;
    for (const auto& value : values) {
        const auto distance = value.numerator / value.denominator - mean;
        squares.add(distance * distance);
    }
    return { mean, std::sqrt(squares.dividedBy(count)) };
}

} // namespace

DocumentMacro documentMacro(std::span<const Tally> documents)
{
    std::vector<Ratio> precisions;
    std::vector<Ratio> recalls;
    std::vector<Ratio> f1s;
    for (const auto& tally : documents) {
        const auto actual = static_cast<double>(tally.actual());
        const auto possible = static_cast<double>(tally.possible());
        if (tally.systemTold && actual > 0) {
            precisions.push_back({ tally.systemCredit(), actual });
        }
        if (possible > 0) {
            recalls.push_back({ tally.goldCredit(), possible });
        }
        // As a fraction, for records of whole documents: both sides have the same credit.
        if (tally.systemTold && actual > 0 && possible > 0) {
            f1s.push_back({ tally.goldCredit() + tally.systemCredit(), actual + possible });
        }
    }
    DocumentMacro macro;
    std::tie(macro.precision, macro.precisionStd) = meanAndDeviation(precisions);
    std::tie(macro.recall, macro.recallStd) = meanAndDeviation(recalls);
    std::tie(macro.f1, macro.f1Std) = meanAndDeviation(f1s);
    return macro;
}

} // namespace touchstone::metrics
