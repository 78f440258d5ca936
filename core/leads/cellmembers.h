// SPDX-License-Identifier: GPL-3.0-or-later
// Which records are in a cell: a bit for each record and value, joined by words of 64.
#pragma once

#include "core/leads/cellsearch.h"

#include <map>
#include <vector>

namespace touchstone::analysis {

using CellBits = std::vector<std::uint64_t>; ///< record i is bit i % 64 of word i / 64

[[nodiscard]] std::vector<std::uint32_t> recordsOf(const CellBits& bits);
[[nodiscard]] std::int64_t countOf(const CellBits& bits, const CellBits& among);

/// Records in both as a share of the records in either (Jaccard), of those in `among`. 0: none in either.
[[nodiscard]] double sharedShare(const CellBits& one, const CellBits& other, const CellBits& among);

/// Bits of the values that some cells are made of. O(features · records) to make, an eighth of a byte for
/// each record and value.
class CellMembers
{
public:
    CellMembers(const CellRecords& records, std::span<const CellLiteral> literals);

    [[nodiscard]] CellBits of(std::span<const CellLiteral> literals) const;
    [[nodiscard]] const CellBits& wrong() const { return m_wrong; }

private:
    CellBits m_wrong;
    std::map<CellLiteral, CellBits> m_bits;
};

} // namespace touchstone::analysis
