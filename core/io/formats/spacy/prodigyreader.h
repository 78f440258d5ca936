// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of what Prodigy's `db-out` writes.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// Reads {"text", "spans": [{"start", "end", "label"}], "tokens", "answer", …}, one per line or as an array.
/// Accepted tasks (and such without an answer) are documents; rejected and ignored ones are left out, with a
/// note that counts them. Binary tasks judge one span each: tasks of one input are one document with the
/// accepted spans. Of an input that was annotated again the last line counts. ReadOptions::annotator keeps
/// the tasks of one "_annotator_id" or "_session_id" (also without the data set's name before it); where an
/// input has several and none is named, a warning lists them. A document is called by "id", "meta"."id", or
/// the number of its first task. Findings, beside those of SpanDocuments and JsonRecords: document, span,
/// answer, binary, again, annotator. Errors: InvalidOption (nobody of that name), Malformed, Cancelled.
[[nodiscard]] Reader prodigyReader();

} // namespace touchstone::io
