// SPDX-License-Identifier: GPL-3.0-or-later
// Slice choice: the slices of the data as entries of a combo box, with those that it lacks and why.
#pragma once

#include "core/evaluation/slices/slicefacets.h"

#include <QString>

#include <functional>

class QComboBox;

namespace touchstone::ui {

/// Calls `begin` with the title of each group of slices that has some, and then `add` with each of them.
void eachByGroup(const std::vector<analysis::SliceDimension>& slices,
    const std::function<void(const QString&)>& begin,
    const std::function<void(const analysis::SliceDimension&)>& add);

/// A line of a combo box that names the entries below it and cannot be chosen; it has no data.
void addHeading(QComboBox* combo, const QString& title);

/// Entries with the slices' ids as data, group after group under headings: those that tell something, then
/// the others with the reason, which cannot be chosen but for those by training data: who chooses one is told
/// how to get it. The choice stays, by its id; at first the first slice is chosen. `none`: not empty: the
/// words of an entry before them that stands for no slice, whose id is empty; at first it is chosen.
void fillSliceCombo(
    QComboBox* combo, const std::vector<analysis::SliceDimension>& slices, const QString& none = {});

} // namespace touchstone::ui
