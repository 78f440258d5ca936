// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a submission as its author wrote it: rows with too many or too few cells, and files that were
// cut. Readers mend or skip such places one by one; here the place that explains them all is looked for.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Looks at the files of a submission.
///   submission.columns  most rows have more or fewer cells than the heading: an error where the labels do
///   not
///                       stand in their column
///   submission.shift    a row has other cells than most: an error where its label stands in another column
///   submission.cut      the file ends inside a JSON value, or in a row that lacks cells
///   submission.id       rows or annotations without an id that others have
///   submission.words    further words behind those of an annotation (brat), or other words than the gold's
///   text
///                       has at the offsets (tables)
/// `layer`: as it was read, null where it could not be; `like`: the gold or its texts, null where not known.
/// Tables, CoNLL, HIPE and JSON of one file, and brat; other formats have none. O(bytes). Errors: Cancelled;
/// a file that cannot be read any more has no faults.
///
/// Those of them that lose or move annotations, or may, change scores: changesScores (scoredfaults.h).
[[nodiscard]] support::Result<std::vector<FileFault>> fileFaults(const LayerSource& source,
    const annotation::Layer* layer, const annotation::Layer* like, const support::Progress& progress);

} // namespace touchstone::analysis
