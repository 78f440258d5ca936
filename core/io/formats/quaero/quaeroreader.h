// SPDX-License-Identifier: GPL-3.0-or-later
// Quaero/ETAPE inline mark-up: text with paired tags, as in
// "<func.ind> <kind> ambassadeur </kind> de <loc.adm.nat> la <name> Turquie </name> </loc.adm.nat>
// </func.ind>".
//
// A tag whose name holds a dot or is a main type (pers, loc, org, prod, func, amount, time, event) is an
// entity, any other a component of the tag around it. Two entity tags on the same words are one entity of two
// types, the outer one literal. Text: tags leave no trace, white space between two words is one blank (a line
// end where it holds one); &lt; &gt; &amp; are unescaped. One document per file; with DocumentUnit::Line one
// per line, with DocumentUnit::BlankLine one per block of lines.
//
// Findings: quaero.unclosed (closed with the tag around it, at the top at the end of its line),
// quaero.crossing, quaero.close (closes nothing), quaero.empty (holds no words), quaero.repeated (one type
// twice on the same words), quaero.orphan (a component outside of every tag), quaero.markup (a "<" that
// begins no tag, taken as text), quaero.attributes (ignored), quaero.deep (nested 1,000 deep, ignored),
// quaero.name (name.first and its like, which elsewhere are components).
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader quaeroReader();

} // namespace touchstone::io
