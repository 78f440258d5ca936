// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of answers of language models: words and labels without offsets.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// Reads {"text", "entities": [{"text", "label"}]}, where the entities may stand inside an "output",
/// "response", "result", "answer" or "prediction", also [["words", "label"]] and {"label": ["words"]}, with
/// the usual other names of these keys, as an array, one per line or alone. The words are located in order:
/// each mention stands for the first place of its words that is not taken, at or behind the beginning of the
/// mention before; where there is none, for the first that is not taken at all. Places inside a longer word
/// count only where there are no others. Words that stand nowhere as they are written are looked for in any
/// case and with any white space (finding inexact); words that stand nowhere at all are left out (absent):
/// such a mention can be neither right nor wrong anywhere, so the finding's number belongs beside the
/// score. Where words stand more often than they are listed, which place is meant is not known (ambiguous).
/// Offsets beside the words ("start", "start_pos", "start_char" …) are used, and checked against them; so are
/// what Flair's Sentence.to_dict() says, with "labels": [{"value", "confidence"}]. Findings, beside those of
/// SpanDocuments and JsonRecords: document, mention, inexact, absent, ambiguous. O(text of a document times
/// its different words), bounded by 200 times the file.
[[nodiscard]] Reader mentionsReader();

} // namespace touchstone::io
