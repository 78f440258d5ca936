// SPDX-License-Identifier: GPL-3.0-or-later
// Results in neutral words, where a system stands in the gold's place (core/output/neutralwords.h).
#pragma once

#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

/// Titles, meanings, notes and the words of formulas; ids, names of rows and numbers stay. O(cells).
void neutralise(Sheet& sheet);
/// Its sheets, and the titles of its lists' and records' values; ids and categories stay. O(cells).
void neutralise(MeasureResult& result);

} // namespace touchstone::analysis
