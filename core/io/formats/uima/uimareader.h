// SPDX-License-Identifier: GPL-3.0-or-later
// UIMA CAS (id "uima"): XMI and CAS JSON 0.4, as INCEpTION, DKPro, cTAKES and cassis write them.
//
// The text is the sofa of a view; a CAS with several annotated texts is several documents. The layer to read
// is ReadOptions::annotationColumn ("NamedEntity", a whole type name, or "NamedEntity:identifier" with the
// feature that is the type); by default NamedEntity with its subtypes, else the type with most annotations
// (see casfeatures.h). Offsets are UTF-16 units; where they cut characters or leave the text and code points
// do not, these. "identifier" and cTAKES' concepts are links; other features stand in EntityDetails::extra,
// {"features": {…}}. A document is called as its DocumentMetaData says, without ".txt", else as its file.
//
// Findings, beside those of mentiondraft.h and of xmltree.h: uima.syntax (JSON), uima.sofa (an annotation of
// a text that is not there; skipped).
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader uimaReader();

} // namespace touchstone::io
