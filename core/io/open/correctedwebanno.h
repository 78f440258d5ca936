// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of WebAnno TSV: the cells of the layer that is read are written anew in the rows of what was
// corrected, all other bytes stay.
#pragma once

#include "core/io/open/correctedfiles.h"

namespace touchstone::io {

/// The files that change, whole. An annotation keeps its number in brackets, its other features and, where
/// none is told, its identifier; a new one has "*" for features that nothing is known of, and a number where
/// it has several rows or shares one. A border inside a token is said by a row of its part ("1-2.1"), made
/// where there is none. The files are read again, and must then say what is wanted. Errors: InvalidOption
/// where a file cannot say it: an annotation in pieces, a border between two tokens, a type or a link for
/// which the layer has no feature, files that are not UTF-8; Unreadable. O(bytes + corrections * annotations
/// of a document).
[[nodiscard]] Result<FileTexts> correctWebanno(const CorrectedReading& reading, Progress& progress);

} // namespace touchstone::io
