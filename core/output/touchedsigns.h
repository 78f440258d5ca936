// SPDX-License-Identifier: GPL-3.0-or-later
// What tables show of systems whose numbers a finding touches: a sign and lines for people, a column for
// scripts. Private to the forms of tables.
#pragma once

#include "core/output/table.h"

namespace touchstone::analysis {

/// The sign behind the name of each touched row or column; where no row or column is a system's, behind the
/// first column's name. O(cells) where anything is touched.
[[nodiscard]] Table withSigns(const Table& table);
/// What the sign stands for: "! team3: 0 of 2 documents met. …", a line for each touched system.
[[nodiscard]] std::vector<std::string> signLines(const Table& table);
/// What a row has in the column "findings", where the table holds scores.
[[nodiscard]] std::string findingsCell(const Table& table, std::size_t row, bool codes);
inline constexpr const char* findingsColumn = "findings";

} // namespace touchstone::analysis
