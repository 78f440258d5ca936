// SPDX-License-Identifier: GPL-3.0-or-later
// ExactSum: a sum of numbers that does not depend on their order, to the last digit.
#pragma once

#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace touchstone::support {

/// Keeps what each addition loses to rounding, and rounds once, at the end. Source: Shewchuk, Adaptive
/// precision floating-point arithmetic, 1997. An addition costs a few operations for each part kept: one or
/// two for numbers of like size.
class ExactSum
{
public:
    void add(double value)
    {
        if (!std::isfinite(value)) {
            m_notFinite += value;
            return;
        }
        std::size_t kept = 0;
        for (auto part : m_parts) {
            if (std::abs(value) < std::abs(part)) {
                std::swap(value, part);
            }
            const double sum = value + part;
            const double lost = part - (sum - value);
            if (lost != 0) {
                m_parts[kept++] = lost;
            }
            value = sum;
        }
        m_parts.resize(kept);
        m_parts.push_back(value);
    }

    /// Adds numerator / denominator with twice the digits of a double, so that a sum of fractions comes out
    /// as if they were added as such.
    void addRatio(double numerator, double denominator)
    {
        const double high = numerator / denominator;
        add(high);
        add(std::fma(-high, denominator, numerator) / denominator);
    }

    /// The double next to the true sum.
    [[nodiscard]] double value() const
    {
        if (m_notFinite != 0) {
            return m_notFinite;
        }
        auto left = m_parts.size();
        double high = left == 0 ? 0 : m_parts[--left];
        double low = 0;
        while (left > 0 && low == 0) {
            const double before = high;
            const double part = m_parts[--left];
            high = before + part;
            low = part - (high - before);
        }
        // Halfway between two doubles the smaller parts decide.
        if (left > 0 && low != 0 && (low < 0) == (m_parts[left - 1] < 0)) {
            const double other = high + 2 * low;
            if (other - high == 2 * low) {
                high = other;
            }
        }
        return high;
    }

    /// The true sum divided by a number, rounded once.
    [[nodiscard]] double dividedBy(double number) const
    {
        const auto sum = value();
        auto rest = *this;
        rest.add(-sum);
        const double quotient = sum / number;
        return quotient + (std::fma(-quotient, number, sum) + rest.value()) / number;
    }

private:
    std::vector<double> m_parts; ///< of growing size, none overlapping another
    double m_notFinite = 0;
};

[[nodiscard]] inline double exactSum(std::span<const double> values)
{
    ExactSum sum;
    for (const auto value : values) {
        sum.add(value);
    }
    return sum.value();
}

/// The sums of the columns of a table of rows of `width` numbers.
[[nodiscard]] inline std::vector<double> exactColumnSums(std::span<const double> rows, std::size_t width)
{
    std::vector<ExactSum> sums(width);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        sums[i % width].add(rows[i]);
    }
    std::vector<double> values;
    values.reserve(width);
    for (const auto& sum : sums) {
        values.push_back(sum.value());
    }
    return values;
}

} // namespace touchstone::support
