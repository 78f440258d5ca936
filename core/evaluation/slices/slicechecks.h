// SPDX-License-Identifier: GPL-3.0-or-later
// What the files behind slices say that the corpus does not know. Inside the room.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

/// Findings: rows of attributes whose document or annotation the gold lacks ("attributes.unknown", with the
/// first of them), ids without document that several documents have ("attributes.ambiguous"), training data
/// none of whose types occur in the gold ("train.types"), bounds of a slice that there is not
/// ("slice-bounds.unknown") or of an attribute that is not all numbers ("slice-bounds.values"). Attributes
/// are not checked where the corpus is restricted (--noise-level …). O(rows + annotations).
void checkSlices(Evaluation& evaluation);
/// The same where files or bounds are other ones than when the evaluation was made: what was found of those
/// goes.
void checkSlicesAgain(Evaluation& evaluation);

} // namespace touchstone::analysis
