// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/documentmacro.h"

#include <array>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

namespace touchstone::metrics {

namespace {

/// numpy's pairwise sum.
double sum(std::span<const double> values)
{
    constexpr std::size_t lanes = 8;
    constexpr std::size_t block = 128;
    if (values.size() < lanes) {
        double result = 0;
        for (const auto value : values) {
            result += value;
        }
        return result;
    }
    if (values.size() > block) {
        const auto half = values.size() / 2 / lanes * lanes;
        return sum(values.first(half)) + sum(values.subspan(half));
    }
    std::array<double, lanes> r {};
    std::size_t i = 0;
    for (; i + lanes <= values.size(); i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            r[lane] += values[i + lane];
        }
    }
    double result = ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7]));
    for (; i < values.size(); ++i) {
        result += values[i];
    }
    return result;
}

std::pair<std::optional<double>, std::optional<double>> meanAndDeviation(const std::vector<double>& values)
{
    if (values.empty()) {
        return {};
    }
    const auto count = static_cast<double>(values.size());
    const auto mean = sum(values) / count;
    std::vector<double> squares;
    squares.reserve(values.size());
    for (const auto value : values) {
        squares.push_back((value - mean) * (value - mean));
    }
    return { mean, std::sqrt(sum(squares) / count) };
}

} // namespace

DocumentMacro documentMacro(std::span<const Tally> documents)
{
    std::vector<double> precisions;
    std::vector<double> recalls;
    std::vector<double> f1s;
    for (const auto& tally : documents) {
        const auto add = [](std::vector<double>& to, std::optional<double> value) {
            if (value) {
                to.push_back(*value);
            }
        };
        add(precisions, tally.precision());
        add(recalls, tally.recall());
        add(f1s, tally.f1());
    }
    DocumentMacro macro;
    std::tie(macro.precision, macro.precisionStd) = meanAndDeviation(precisions);
    std::tie(macro.recall, macro.recallStd) = meanAndDeviation(recalls);
    std::tie(macro.f1, macro.f1Std) = meanAndDeviation(f1s);
    return macro;
}

} // namespace touchstone::metrics
