// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of a HIPE file that was read as trees: each goes to the column that says the annotation.
#pragma once

#include "core/io/open/correctedfiles.h"

namespace touchstone::io {

/// Was the layer read from several columns of HIPE files together?
[[nodiscard]] bool hasTreeCells(const annotation::Layer& layer);

/// The files that change, whole. An annotation stays in its column, with its second type (metonymy) and its
/// link; what is new goes to the column of the roots, and inside one of these to NE-NESTED; components that
/// go are taken out of NE-FINE-COMP, others stay as they are. Other columns stay. The files are read again,
/// and must then say what is wanted. Errors: InvalidOption where they cannot (see correctColumn for what a
/// column holds; a component without a root that would get one); Unreadable. O(bytes + corrections *
/// annotations of a document).
[[nodiscard]] Result<FileTexts> correctTree(const CorrectedReading& reading, Progress& progress);

} // namespace touchstone::io
