// SPDX-License-Identifier: GPL-3.0-or-later
// One file for both sides: gold and system beside each other in it, or the gold held against itself.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/support/diagnostics.h"

namespace touchstone::analysis {

/// Is it one file (or folder), or are they two files of the same bytes? O(bytes) for files of equal size.
[[nodiscard]] bool sameInput(const LayerSource& a, const LayerSource& b);

/// Where the gold's file is given for a system as well, no column was named, and the last two columns of that
/// CoNLL file both hold tags of one kind (io::Recognition::goldColumn), the columns are named as conlleval
/// reads them: the last for such systems, the one before it for the gold. A warning tells.
void takeBothColumns(DataSetSpec& spec, support::Diagnostics& findings);

/// A warning "input.itself" to each system that is the same column of the gold's own file. A system that
/// could not be read says nothing.
void tellItself(DataSet& data);

} // namespace touchstone::analysis
