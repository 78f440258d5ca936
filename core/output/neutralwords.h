// SPDX-License-Identifier: GPL-3.0-or-later
// Neutral words: how the program's own texts read where two systems are compared without a gold. A is the
// system in the gold's place, B the other; neither is right.
#pragma once

#include "core/output/table.h"

namespace touchstone::analysis {

/// The text with neutral words: the gold becomes A and the system B ("Annotations of the gold" ->
/// "Annotations of A", "Gold \ System" -> "A \ B"), outcomes Agree, Differ, Overlap, Only A and Only B (COR,
/// INC, PAR, MIS, SPU), precision, as a title, Agreement of B (the share of B's annotations that A has),
/// recall Agreement of A, F1 Agreement (F1), which is the same when A and B change places. What stands in
/// quotation marks, in names of files and in options is nobody's word and stays. For texts of the program,
/// not for the user's: a type called "gold" would become A. A neutral text stays as it is. O(text).
[[nodiscard]] std::string neutralText(std::string_view text);

/// The names of the columns and the note. Rows hold data, and titles the names of systems: they stay.
void neutralise(Table& table);

} // namespace touchstone::analysis
