// SPDX-License-Identifier: GPL-3.0-or-later
// A suspect in words: votes and counts that one can check. English, as tables and exports have it; the window
// puts its own words to the fields of Suspect.
#pragma once

#include "core/judging/suspectranking.h"

namespace touchstone::analysis {

/// What should stand here, by its first proposal: "LOC", "ORG: Bank of Prague", "no annotation"; "–": nobody
/// says anything else.
[[nodiscard]] std::string proposalWords(const Suspect& suspect);
/// "3 of 4 systems say LOC here, 1 agrees with the gold; Prague is LOC 12 of 13 times elsewhere".
[[nodiscard]] std::string votesInWords(const Suspect& suspect);
/// "3 of 4 judged like this were wrong"; empty: none was judged.
[[nodiscard]] std::string judgedInWords(const JudgedAlike& alike);

} // namespace touchstone::analysis
