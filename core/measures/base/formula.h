// SPDX-License-Identifier: GPL-3.0-or-later
// Formula: a score as an expression over summed statistics that knows which of them it is made of.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace touchstone::metrics {

class Formula
{
public:
    /// Statistics of any set of documents, summed.
    using Sums = std::span<const double>;
    using Function = std::function<std::optional<double>(Sums sums)>;
    /// A weighted statistic, by its number.
    struct Term
    {
        std::uint32_t statistic = 0;
        double weight = 1;
    };

    /// Undefined, whatever the sums are.
    Formula() = default;
    /// Terms added up in their order; those of weight 0 are left out.
    Formula(std::initializer_list<Term> terms);
    /// Any other function of these statistics.
    Formula(std::vector<std::uint32_t> inputs, Function value);
    /// Undefined for denominator 0, or where a part is.
    [[nodiscard]] static Formula ratio(Formula numerator, Formula denominator);
    /// 2PR / (P + R): undefined where P or R is; 0 when both are 0.
    [[nodiscard]] static Formula harmonicMean(const Formula& precision, const Formula& recall);

    [[nodiscard]] std::optional<double> operator()(Sums sums) const
    {
        return m_value ? m_value(sums) : std::nullopt;
    }
    /// Numbers of statistics, ascending.
    [[nodiscard]] const std::vector<std::uint32_t>& inputs() const { return m_inputs; }
    /// Of a ratio; else null.
    [[nodiscard]] const Formula* numerator() const { return m_parts ? &m_parts->front() : nullptr; }
    [[nodiscard]] const Formula* denominator() const { return m_parts ? &m_parts->back() : nullptr; }

private:
    std::vector<std::uint32_t> m_inputs;
    Function m_value;
    std::shared_ptr<const std::vector<Formula>> m_parts;
};

} // namespace touchstone::metrics
