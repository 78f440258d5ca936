// SPDX-License-Identifier: GPL-3.0-or-later
// The slow twin of the search for cells: every cell is a set of records, counted by itself.
#pragma once

#include "core/leads/cellsearch.h"

namespace touchstone::analysis {

/// As searchCells().
[[nodiscard]] CellSearch slowCells(const CellRecords& records, const CellSearchSettings& settings);

/// Jaccard of the wrong records of two cells.
[[nodiscard]] double slowShared(
    const CellRecords& records, const CellLiterals& one, const CellLiterals& other);

} // namespace touchstone::analysis
