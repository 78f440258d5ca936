// SPDX-License-Identifier: GPL-3.0-or-later
// What records add to a cell, and what the sums say: excess, standard error, z. Sums are whole numbers of
// 2^-30, so that they are the same in any order.
#pragma once

#include "core/leads/cellsearch.h"

#include <vector>

namespace touchstone::analysis {

/// What one record adds, in 2^-30.
struct CellTerm
{
    std::int32_t residual = 0; ///< y - mu
    std::int32_t variance = 0; ///< mu (1 - mu)
    std::int32_t deviation = 0; ///< square root of that
};

/// Sums over the records of one cell that share a unit.
struct CellUnitSums
{
    std::int64_t residual = 0;
    std::int64_t variance = 0;
    std::int64_t deviation = 0;
    std::int64_t n = 0;

    void add(const CellTerm& term)
    {
        residual += term.residual;
        variance += term.variance;
        deviation += term.deviation;
        ++n;
    }
};

/// Sums of a cell, unit by unit.
struct CellSums
{
    __extension__ using Wide = __int128;

    std::int64_t n = 0;
    std::int64_t units = 0;
    std::int64_t residual = 0;
    std::int64_t variance = 0;
    std::int64_t squaredN = 0;
    // Products, in 2^-24: they hold until a unit has some 700,000 records too many wrong.
    std::int64_t squaredResidual = 0;
    std::int64_t squaredDeviation = 0;
    std::int64_t residualTimesN = 0;

    void addUnit(const CellUnitSums& unit)
    {
        n += unit.n;
        ++units;
        residual += unit.residual;
        variance += unit.variance;
        squaredN += unit.n * unit.n;
        squaredResidual += product(unit.residual, unit.residual, 36);
        squaredDeviation += product(unit.deviation, unit.deviation, 36);
        residualTimesN += product(unit.residual, unit.n, 6);
    }
    static std::int64_t product(std::int64_t one, std::int64_t other, int bitsLess)
    {
        return static_cast<std::int64_t>((Wide(one) * other) >> bitsLess);
    }
    [[nodiscard]] double excess() const;
    /// Of the excess; `rho` as CellSearch::rho.
    [[nodiscard]] double standardError(double rho) const;
};

/// The records with what is expected of each, which rises as cells explain them.
class CellTerms
{
public:
    explicit CellTerms(const CellRecords& records);

    [[nodiscard]] std::size_t size() const { return m_terms.size(); }
    [[nodiscard]] const CellTerm& operator[](std::size_t record) const { return m_terms[record]; }
    /// First record of each unit, and the number of records.
    [[nodiscard]] const std::vector<std::uint32_t>& unitStarts() const { return m_unitStarts; }
    /// By moments, of what is expected now.
    [[nodiscard]] double rho() const;
    /// Some records, ascending, as one cell.
    [[nodiscard]] CellSums sums(std::span<const std::uint32_t> records) const;
    /// The same as if others, ascending, had been explained before.
    [[nodiscard]] CellSums sumsGiven(
        std::span<const std::uint32_t> records, std::span<const std::uint32_t> explained) const;
    /// Their mean residual is expected of each of them from now on; nothing when it is not above 0.
    void explain(std::span<const std::uint32_t> records);

private:
    template <class TermOf>
    [[nodiscard]] CellSums sumsOf(std::span<const std::uint32_t> records, TermOf term) const;
    /// At least 0.
    [[nodiscard]] double meanResidual(std::span<const std::uint32_t> records) const;
    [[nodiscard]] CellTerm termOf(std::size_t record, double expected) const;

    std::span<const std::uint32_t> m_units;
    std::span<const std::uint8_t> m_wrong;
    std::vector<std::uint32_t> m_unitStarts;
    std::vector<double> m_expected; ///< mu
    std::vector<CellTerm> m_terms;
};

/// Sums of many cells at once, of records in document order.
class CellHistogram
{
public:
    explicit CellHistogram(std::size_t cells)
        : m_unit(cells)
        , m_sums(cells)
        , m_touched(cells)
    {
    }

    void add(std::size_t cell, const CellTerm& term)
    {
        auto& unit = m_unit[cell];
        if (unit.n == 0) {
            m_touched[m_touchedCount++] = static_cast<std::uint32_t>(cell);
        }
        unit.add(term);
    }
    void endUnit()
    {
        for (std::size_t i = 0; i < m_touchedCount; ++i) {
            const auto cell = m_touched[i];
            m_sums[cell].addUnit(m_unit[cell]);
            m_unit[cell] = {};
        }
        m_touchedCount = 0;
    }
    [[nodiscard]] const CellSums& operator[](std::size_t cell) const { return m_sums[cell]; }

private:
    std::vector<CellUnitSums> m_unit;
    std::vector<CellSums> m_sums;
    std::vector<std::uint32_t> m_touched; ///< by the unit that is being added
    std::size_t m_touchedCount = 0;
};

/// Upper tail of the normal distribution beyond z, and the z beyond which `share` (0..1, excluded) lies.
[[nodiscard]] double normalTail(double z);
[[nodiscard]] double normalThreshold(double share);

} // namespace touchstone::analysis
