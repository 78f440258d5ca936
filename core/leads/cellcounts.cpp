// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/cellcounts.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>

namespace touchstone::analysis {

namespace {

constexpr int fractionBits = 30;
constexpr int productBits = 24;
/// A rate of 0 or 1 would let a single record weigh without bound.
constexpr double lowestRate = .002;

double clipped(double rate) { return std::clamp(rate, lowestRate, 1 - lowestRate); }

std::int32_t fixed(double value)
{
    return static_cast<std::int32_t>(std::lround(std::ldexp(value, fractionBits)));
}

double once(std::int64_t sum) { return std::ldexp(static_cast<double>(sum), -fractionBits); }
double ofProducts(std::int64_t sum) { return std::ldexp(static_cast<double>(sum), -productBits); }

} // namespace

double CellSums::excess() const { return once(residual); }

double CellSums::standardError(double rho) const
{
    const auto binomial = once(variance);
    const auto model = binomial + rho * std::max(0.0, ofProducts(squaredDeviation) - binomial);
    if (units < 2) {
        return std::sqrt(model);
    }
    const auto mean = excess() / static_cast<double>(n);
    const auto spread = ofProducts(squaredResidual) - 2 * mean * ofProducts(residualTimesN)
        + mean * mean * static_cast<double>(squaredN);
    const auto robust = static_cast<double>(units) / static_cast<double>(units - 1) * spread;
    return std::sqrt(std::max(model, robust));
}

CellTerms::CellTerms(const CellRecords& records)
    : m_units(records.units)
    , m_wrong(records.wrong)
    , m_expected(records.wrong.size())
    , m_terms(records.wrong.size())
{
    struct Row
    {
        std::int64_t n = 0;
        std::int64_t wrong = 0;
    };
    std::vector<Row> rows(
        records.rows.empty() ? 0 : *std::ranges::max_element(records.rows) + std::size_t(1));
    for (std::size_t i = 0; i < size(); ++i) {
        auto& row = rows[records.rows[i]];
        ++row.n;
        row.wrong += m_wrong[i];
        if (i == 0 || m_units[i] != m_units[i - 1]) {
            m_unitStarts.push_back(static_cast<std::uint32_t>(i));
        }
    }
    m_unitStarts.push_back(static_cast<std::uint32_t>(size()));
    for (std::size_t i = 0; i < size(); ++i) {
        const auto& row = rows[records.rows[i]];
        m_expected[i] = clipped(static_cast<double>(row.wrong) / static_cast<double>(row.n));
        m_terms[i] = termOf(i, m_expected[i]);
    }
}

CellTerm CellTerms::termOf(std::size_t record, double expected) const
{
    const auto variance = expected * (1 - expected);
    return { fixed(m_wrong[record] - expected), fixed(variance), fixed(std::sqrt(variance)) };
}

double CellTerms::rho() const
{
    CellSums all;
    std::int64_t squares = 0;
    for (std::size_t unit = 0; unit + 1 < m_unitStarts.size(); ++unit) {
        CellUnitSums sums;
        for (auto i = m_unitStarts[unit]; i < m_unitStarts[unit + 1]; ++i) {
            const auto& term = m_terms[i];
            sums.add(term);
            squares += CellSums::product(term.residual, term.residual, 2 * fractionBits - productBits);
        }
        all.addUnit(sums);
    }
    const auto pairs = ofProducts(all.squaredDeviation) - once(all.variance);
    return pairs <= 0 ? 0 : std::max(0.0, ofProducts(all.squaredResidual - squares) / pairs);
}

template <class TermOf> CellSums CellTerms::sumsOf(std::span<const std::uint32_t> records, TermOf term) const
{
    CellSums sums;
    CellUnitSums unit;
    for (std::size_t i = 0; i < records.size(); ++i) {
        unit.add(term(records[i]));
        if (i + 1 == records.size() || m_units[records[i + 1]] != m_units[records[i]]) {
            sums.addUnit(unit);
            unit = {};
        }
    }
    return sums;
}

CellSums CellTerms::sums(std::span<const std::uint32_t> records) const
{
    return sumsOf(records, [&](std::uint32_t record) { return m_terms[record]; });
}

CellSums CellTerms::sumsGiven(
    std::span<const std::uint32_t> records, std::span<const std::uint32_t> explained) const
{
    const auto mean = meanResidual(explained);
    auto next = explained.begin();
    return sumsOf(records, [&](std::uint32_t record) {
        next = std::lower_bound(next, explained.end(), record);
        return next != explained.end() && *next == record ? termOf(record, clipped(m_expected[record] + mean))
                                                          : m_terms[record];
    });
}

double CellTerms::meanResidual(std::span<const std::uint32_t> records) const
{
    const auto all = sums(records);
    return all.residual <= 0 ? 0 : all.excess() / static_cast<double>(all.n);
}

void CellTerms::explain(std::span<const std::uint32_t> records)
{
    const auto mean = meanResidual(records);
    for (const auto record : records) {
        m_expected[record] = clipped(m_expected[record] + mean);
        m_terms[record] = termOf(record, m_expected[record]);
    }
}

double normalTail(double z) { return cdf(complement(boost::math::normal(), z)); }

double normalThreshold(double share) { return quantile(complement(boost::math::normal(), share)); }

} // namespace touchstone::analysis
