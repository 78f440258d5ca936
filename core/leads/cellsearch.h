// SPDX-License-Identifier: GPL-3.0-or-later
// The search behind leads: in which cells (conjunctions of one to three values of features) is more wrong
// than the records' rows let expect? Knows codes, residuals and units only.
//
// A row's rate mu is what is expected of its records, the residual of a record is y - mu. Records of one unit
// (document or sentence) go wrong together: the variance of a cell's excess X = sum (y - mu) is the larger of
// a model's, V + rho · (sum s_d² - V) with V = sum mu (1 - mu), s_d = sum of sqrt(mu (1 - mu)) in unit d and
// rho by moments over all records, and the robust one, D / (D - 1) · sum (x_d - X/n · n_d)². Each of the two
// alone lets chance through. Thresholds are Bonferroni's, with the level shared out over one, two and three
// values (Bay and Pazzani 2001). The list is greedy: the cell of the highest lower end X - 2 se, less 5 % for
// each value beyond the first; a more special cell stands for it where it owes most of its excess
// to that one; then what it explains is expected of its records (mu rises by the cell's mean
// residual), each other one is counted again before it is listed, and out when it has fallen below its
// threshold.
// Sources: Liang and Zeger 1986 (robust variance); Lavrac et al. 2004 (covering).
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace touchstone::analysis {

inline constexpr std::uint8_t noCellCode = 255; ///< a record without a value of a feature is in no cell of it
inline constexpr std::size_t mostCellCodes = 64; ///< codes of a feature are below this
inline constexpr std::size_t mostCellLevels = 3;

/// One population. Vectors run over the same records, those of one unit beside each other.
struct CellRecords
{
    std::vector<std::uint32_t> units; ///< not decreasing; which number a unit has does not matter
    std::vector<std::uint32_t> rows; ///< whose rate of wrong ones is expected; small numbers (types)
    std::vector<std::uint8_t> wrong; ///< 0 or 1
    struct Feature
    {
        /// Of two features that split the records alike that of the lower key stays, and keys decide between
        /// cells that are equal otherwise. Distinct, so that the order of features changes nothing.
        std::uint32_t key = 0;
        std::vector<std::uint8_t> codes; ///< below mostCellCodes, or noCellCode
    };
    std::vector<Feature> features;
};

/// One value of a feature.
struct CellLiteral
{
    std::uint32_t feature = 0; ///< index into CellRecords::features
    std::uint8_t code = 0;
    friend auto operator<=>(const CellLiteral&, const CellLiteral&) = default;
};

using CellLiterals = std::vector<CellLiteral>; ///< one to three, of different features, by key

struct CellSearchSettings
{
    double alpha = .05; ///< of this population; 0..1, both excluded
    std::uint32_t support = 20; ///< records of a cell, at least; at least 1
    std::uint32_t units = 5; ///< its units, at least; at least 2
    std::uint32_t levels = 3; ///< values of a cell, at most: 1 to 3
    std::size_t most = 10; ///< cells of the list
    /// Of three values are the cells of that many pairs of features, each with every third one: those whose
    /// best cell has the highest z.
    std::uint32_t pairs = 60;
    std::vector<CellLiterals> pinned {}; ///< counted also when they do not pass; in any order of literals
    /// Sets of records (indices) that are explained before the search: mu rises as if they stood in the list.
    std::vector<std::vector<std::uint32_t>> explained {};
};

/// What the residuals say of a cell.
struct CellEvidence
{
    double expected = 0; ///< sum of mu
    double excess = 0; ///< X = wrong - expected
    double standardError = 0; ///< of the excess
    double z = 0; ///< excess / standardError; 0 where that is 0
    double p = 1; ///< one-sided, times the tests of the level, by its share of alpha; at most 1

    [[nodiscard]] double lowerEnd() const { return excess - 2 * standardError; }
};

struct FoundCell
{
    CellLiterals literals {};
    std::int64_t n = 0;
    std::int64_t wrong = 0;
    std::int64_t units = 0; ///< with records of it
    CellEvidence alone {}; ///< against the rows' rates (and what is explained); intervals are made of this
    /// Given the cells before it in the list: what it says beyond them. Of cells outside the list = alone.
    CellEvidence given {};
    /// Of a listed one: cells of CellSearch::passing whose wrong records are nearly these (Jaccard at least
    /// twinShare) and that are not in the list: the same said otherwise. Indices, ascending; at most 10.
    std::vector<std::size_t> twins {};
};

inline constexpr double twinShare = .8;
inline constexpr double mostShared = .5; ///< no two listed cells share more of their wrong records (Jaccard)

struct CellSearch
{
    double rho = 0; ///< how much records of a unit go together; at least 0
    /// By number of values - 1: admissible cells (support, units, X > 0) that were tested, and the z asked.
    std::array<std::int64_t, mostCellLevels> tested {};
    std::array<double, mostCellLevels> thresholds {};
    std::vector<std::size_t> dropped {}; ///< features that split as another one, or not at all; ascending
    /// All cells at or above the threshold, by lower end less the price of their values, highest first. One
    /// with the very records of a cell of fewer of its values is left out.
    std::vector<FoundCell> passing {};
    std::vector<FoundCell> list {}; ///< at most `most`, in the order of acceptance
    std::vector<FoundCell> pinned {}; ///< in the settings' order; n may be 0
};

/// The same to the last bit for any order
/// of units, of features and number of threads: sums are whole numbers of 2^-30. Errors: Cancelled (within
/// 200 ms); InvalidOption for settings out of range. Preconditions: vectors of equal length, codes and keys
/// as said. No records: empty. O((features² / 2 + pairs ·
/// features) · records + passing cells · records / 64 · most); memory about
/// 20 bytes a record beside the input.
[[nodiscard]] support::Result<CellSearch> searchCells(
    const CellRecords& records, const CellSearchSettings& settings, support::Progress& progress);

/// Records of a cell, ascending. Empty literals: all. O(records).
[[nodiscard]] std::vector<std::uint32_t> cellMembers(
    const CellRecords& records, std::span<const CellLiteral> literals);

} // namespace touchstone::analysis
