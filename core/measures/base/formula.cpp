// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/formula.h"

#include "core/measures/base/tally.h"

#include <iterator>
#include <utility>

namespace touchstone::metrics {

namespace {

std::vector<std::uint32_t> joined(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b)
{
    std::vector<std::uint32_t> all;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
    return all;
}

} // namespace

Formula::Formula(std::initializer_list<Term> terms)
{
    std::vector<Term> kept;
    std::ranges::copy_if(terms, std::back_inserter(kept), [](const Term& term) { return term.weight != 0; });
    for (const auto& term : kept) {
        m_inputs = joined(m_inputs, { term.statistic });
    }
    m_value = [kept = std::move(kept)](Sums sums) {
        double sum = 0;
        for (const auto& term : kept) {
            sum += term.weight * sums[term.statistic];
        }
        return std::optional(sum);
    };
}

Formula::Formula(std::vector<std::uint32_t> inputs, Function value)
    : m_inputs(std::move(inputs))
    , m_value(std::move(value))
{
    std::ranges::sort(m_inputs);
}

Formula Formula::ratio(Formula numerator, Formula denominator)
{
    Formula made;
    made.m_inputs = joined(numerator.m_inputs, denominator.m_inputs);
    made.m_parts = std::make_shared<const std::vector<Formula>>(
        std::vector { std::move(numerator), std::move(denominator) });
    made.m_value = [parts = made.m_parts](Sums sums) {
        const auto part = parts->front()(sums);
        const auto whole = parts->back()(sums);
        return part && whole ? metrics::ratio(*part, *whole) : std::nullopt;
    };
    return made;
}

Formula Formula::harmonicMean(const Formula& precision, const Formula& recall)
{
    return { joined(precision.m_inputs, recall.m_inputs),
        [precision, recall](Sums sums) { return metrics::harmonicMean(precision(sums), recall(sums)); } };
}

} // namespace touchstone::metrics
