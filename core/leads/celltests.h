// SPDX-License-Identifier: GPL-3.0-or-later
// The cells that are tested: all of one value and of two, and those of three that the best two lead to.
#pragma once

#include "core/leads/cellcounts.h"

namespace touchstone::analysis {

/// Up to three values as one number: by it cells are sorted, features in the order of their keys.
using CellKey = std::uint64_t;

struct TestedCell
{
    CellKey key = 0;
    std::int64_t n = 0;
    std::int64_t units = 0;
    double excess = 0;
    double standardError = 0;
    double z = 0;
    bool redundant = false; ///< has the very records of a tested cell of one value fewer
};

class CellTests
{
public:
    /// Keeps references to the records and the terms. `rho` as CellSearch::rho.
    CellTests(
        const CellRecords& records, const CellTerms& terms, const CellSearchSettings& settings, double rho);

    /// Features that are not looked at, ascending.
    [[nodiscard]] std::vector<std::size_t> dropped() const;
    [[nodiscard]] CellLiterals literals(CellKey key) const;
    /// Sorts literals by the keys of their features.
    void sort(CellLiterals& literals) const;

    /// Admissible cells by key. What a cancelled call returns is of no use. Each feature, pair of features or
    /// pair of values is a step of `progress`.
    [[nodiscard]] std::vector<TestedCell> singles(support::Progress& progress) const;
    [[nodiscard]] std::vector<TestedCell> pairs(
        std::span<const TestedCell> singles, support::Progress& progress) const;
    /// From the features of the best of `pairs`, each two with every third one.
    [[nodiscard]] std::vector<TestedCell> triples(
        std::span<const TestedCell> pairs, support::Progress& progress) const;

private:
    struct Column
    {
        std::uint32_t feature = 0; ///< index into the records' features
        std::uint8_t width = 0; ///< codes are below it; equal to it: no value
        std::vector<std::uint8_t> codes;
    };

    void addAdmissible(std::vector<TestedCell>& cells, CellKey key, const CellSums& sums) const;
    /// Two columns and the third ones that go with them; no three columns come twice.
    struct ColumnTriples
    {
        std::size_t first = 0;
        std::size_t second = 0;
        std::vector<std::size_t> thirds;
    };
    [[nodiscard]] std::vector<ColumnTriples> bestTriples(std::span<const TestedCell> pairs) const;
    void addTriples(std::vector<TestedCell>& cells, const ColumnTriples& triples,
        const support::Progress& progress) const;

    const CellRecords& m_records;
    const CellTerms& m_terms;
    std::uint32_t m_support;
    std::uint32_t m_units;
    std::uint32_t m_bestPairs;
    double m_rho;
    std::vector<std::uint32_t> m_order; ///< all features by key
    std::vector<Column> m_columns; ///< those that are looked at, by key
};

/// Number of values of a cell: 1 to 3.
[[nodiscard]] std::size_t cellLevel(CellKey key);

} // namespace touchstone::analysis
