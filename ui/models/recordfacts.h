// SPDX-License-Identifier: GPL-3.0-or-later
// RecordFacts: why a record is what it is: what the two annotations share, where their ends differ, and which
// records are the other parts of a split or merge.
#pragma once

#include "core/evaluation/records/evaluation.h"

#include <QString>

namespace touchstone::ui {

struct RecordFacts
{
    /// Characters (of the gold text, or columns without gap of the alignment) shared by a pair, and of each.
    std::uint32_t shared = 0;
    std::uint32_t goldLength = 0;
    std::uint32_t systemLength = 0;
    /// System minus gold, in the same characters: > 0 begins or ends later.
    std::int64_t beginShift = 0;
    std::int64_t endShift = 0;
    /// For an annotation without partner: records whose annotation of the other side overlaps it.
    std::vector<std::uint32_t> overlapping;
    /// The other records of the same split or merge, ascending.
    std::vector<std::uint32_t> partners;
};

/// O(records of the document + blocks of its alignment).
[[nodiscard]] RecordFacts recordFacts(const analysis::Evaluation& evaluation, std::uint32_t number);

/// The words of the gold annotation, of a record without one those of the system's.
[[nodiscard]] std::string wordsOfRecord(
    const analysis::Evaluation& evaluation, const match::PairOutcome& record);

/// The facts in words: "Paired because they share 7 of 9 characters. …"
[[nodiscard]] QString whyText(const analysis::Evaluation& evaluation, std::uint32_t number);

} // namespace touchstone::ui
