// SPDX-License-Identifier: GPL-3.0-or-later
// A table with named columns (id "table"): one annotation a row, separated by tabs, commas or semicolons.
//
// The columns are named by the header ("doc", "start", "end", "label", "text" and the names that other
// tools give them, see tablecolumns.h) or by ReadOptions::tableColumns. The text of a document comes from a
// column that repeats it ("document-text"), else the table has offsets only and the other side knows the
// text. Cells between quotation marks may hold separators, in comma-separated files line ends, too. Rows
// without label, start and end make a document without annotations.
//
// Ends are one past the last character, from 0. Where the words say that they are the last one, or count from
// 1, all are read so (table.unit). Findings, beside those of mentiondraft.h. Skipped: table.row (fewer cells
// than needed), table.offset (no whole number). Told: table.quote (a quotation mark that is not closed),
// table.text (the text of a document is given twice, differently; the first counts), table.score (not from 0
// to 1).
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader tableReader();

} // namespace touchstone::io
