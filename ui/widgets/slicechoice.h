// SPDX-License-Identifier: GPL-3.0-or-later
// Slice choice: the slices of the data as entries of a combo box, with those that it lacks and why.
#pragma once

#include "core/evaluation/slices/slicefacets.h"

#include <QString>

class QComboBox;

namespace touchstone::ui {

/// Entries with the slices' ids as data: those that tell something, then the others with the reason, which
/// cannot be chosen but for "seen": who chooses it is told how to get it. The choice stays, by its id; at
/// first the first slice is chosen. `none`: not empty: the words of an entry before them that stands for no
/// slice, whose id is empty; at first it is chosen.
void fillSliceCombo(
    QComboBox* combo, const std::vector<analysis::SliceDimension>& slices, const QString& none = {});

} // namespace touchstone::ui
