// SPDX-License-Identifier: GPL-3.0-or-later
// A suspect in words: votes and counts that one can check.
#pragma once

#include "core/judging/suspectranking.h"

namespace touchstone::analysis {

/// What should stand here, by its first proposal: "LOC", "ORG: Bank of Prague", "no annotation"; "–": nobody
/// says anything else.
[[nodiscard]] support::Message proposalWords(const Suspect& suspect);
/// "3 of 4 systems say LOC here, 1 agrees with the gold; Prague is LOC 12 of 13 times elsewhere"; says
/// nothing where nobody was asked and the words stand here alone.
[[nodiscard]] support::Message votesInWords(const Suspect& suspect);
/// "3 of 4 judged like this were wrong"; says nothing where none was judged.
[[nodiscard]] support::Message judgedInWords(const JudgedAlike& alike);

} // namespace touchstone::analysis
