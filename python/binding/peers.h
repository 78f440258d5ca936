// SPDX-License-Identifier: GPL-3.0-or-later
// Counts as seqeval and nervaluate make them, straight from Python's lists: what touchstone.compat stands on.
#pragma once

#include <pybind11/pybind11.h>

namespace touchstone::python {

/// Adds `tag_counts` and `tag_spans` (python/touchstone/_core.pyi).
void addPeerTags(pybind11::module_& module);
/// Adds `match_spans` and what it gives.
void addPeerSpans(pybind11::module_& module);

} // namespace touchstone::python
