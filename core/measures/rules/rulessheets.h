// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the measure `rules`. Inside the room.
#pragma once

#include "core/measures/rules/computerules.h"

namespace touchstone::analysis {

/// What the tables of types, notes and rules count, from lists and run.
void countRulesLists(RulesResult& result, const Evaluation& evaluation);

/// Fills in the sheets of a result that has everything else; that per document has rows only with
/// `perDocument`.
void addRulesSheets(RulesResult& result, const Evaluation& evaluation, bool perDocument);

} // namespace touchstone::analysis
