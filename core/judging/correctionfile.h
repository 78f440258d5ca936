// SPDX-License-Identifier: GPL-3.0-or-later
// Files of corrections: judgements (judging/judgementfile.h), or a table of corrections made elsewhere.
#pragma once

#include "core/judging/judgementfile.h"

namespace touchstone::analysis {

/// What the ends of a table count.
enum class CorrectionEnds : std::uint8_t {
    Exclusive, ///< the first character behind
    Inclusive ///< the last character
};

/// A row a correction, separated by commas, tabs or semicolons, as the first row names its columns, in any
/// order: document; start, end, type of what the gold has (all empty: nothing); verdict (empty, or no such
/// column: gold-wrong); correct_start, correct_end, correct_type of what is right (all empty: nothing is; one
/// of span and type empty: as in the gold); and where they are there correct_link, text (the words at start
/// to end, a check), judge, note. Positions are code points. Columns of other names are not read. Rows that
/// are no correction are told with line and column ("corrections.row") and left out. Errors: Malformed where
/// the first row lacks document, or all of start and correct_start. O(length).
[[nodiscard]] support::Result<Judgements> parseCorrectionTable(
    std::string_view utf8, const std::string& path, CorrectionEnds ends);

/// A file whose first character is a brace holds judgements, any other a table. Errors: NotFound, Unreadable,
/// TooLarge, those of parseCorrectionTable.
[[nodiscard]] support::Result<Judgements> readCorrections(const std::string& path, CorrectionEnds ends);

} // namespace touchstone::analysis
