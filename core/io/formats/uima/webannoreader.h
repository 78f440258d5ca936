// SPDX-License-Identifier: GPL-3.0-or-later
// WebAnno TSV 3 (id "webanno"), as WebAnno and INCEpTION export it, versions 3.0 to 3.3: "#T_SP=" lines that
// name layers and features, then a token a line with its offsets and a column for each feature; "[n]" joins
// the tokens of one annotation, "|" parts stacked ones, "1-2.1" is a part of a token.
//
// The layer to read is ReadOptions::annotationColumn ("NamedEntity", or "NamedEntity:identifier" with the
// feature that is the type); by default NamedEntity, else the span layer with most annotations (see
// casfeatures.h). "identifier" holds the link. Features beyond these stand in EntityDetails::extra,
// {"features": {…}}. The text is the tokens with the white space that their offsets leave; annotations hang
// on tokens, so no unit can shift them. Chains and relations are not read.
//
// Findings. Skipped: webanno.row (a line that is none), webanno.token (a token without letters). Repaired:
// webanno.offset (tokens that overlap, begin anew in each sentence or stand far apart), webanno.part (a part
// that is not in its token), webanno.columns (fewer than the layers say). Told: webanno.format (no #FORMAT
// line, or another version), webanno.unit (tokens are as long as another unit says).
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] Reader webannoReader();

} // namespace touchstone::io
