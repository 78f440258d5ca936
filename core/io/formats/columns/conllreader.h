// SPDX-License-Identifier: GPL-3.0-or-later
// CoNLL columns: one token a line, the tag in a column of its own; IO, IOB1, IOB2, IOE1, IOE2, IOBES, BILOU.
//
// Separator: a file whose lines contain a tab is split at tabs, any other at runs of blanks. Text = tokens
// joined by one space, also over sentence ends; a span ends at a sentence end. Documents:
// `-DOCSTART-` begins one (ids base#1, base#2 …), a file without it is one document.
// Token: the first column, or the second where the first counts the tokens of each sentence (UNER, GermEval,
// MultiNERD). Tag: --column, else the last column; where that has neither an O nor a prefix (names of
// annotators, MISC of CoNLL-U), the last column of tags with prefixes, with a warning. Spans are read as
// seqeval's default mode and conlleval read them, whatever the scheme: B and S open, E and S close (U = S, L
// = E, M = I), I or E after O or after another type opens. The scheme is recognised from the whole column,
// stated as a Note, and only decides which transitions are reported as illegal.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader conllReader();

/// Where the rows of a file have their tags, as the reader finds it under these options.
struct ConllTagPlace
{
    bool tabs = false; ///< rows are split at tabs, else at runs of blanks
    int token = 0; ///< columns, 0-based
    int column = 1;
    bool last = true; ///< the tag is the last cell wherever that stands
};
/// Nothing: the file cannot be read. O(1): it looks at the first thousand rows.
[[nodiscard]] std::optional<ConllTagPlace> conllTagPlace(std::string_view bytes, const ReadOptions& options);
/// The tag of a row, a part of `line`; empty where the row is too short. O(line).
[[nodiscard]] std::string_view conllTag(std::string_view line, const ConllTagPlace& place);

} // namespace touchstone::io
