// SPDX-License-Identifier: GPL-3.0-or-later
// Counts as seqeval and nervaluate make them, straight from Python's lists: what touchstone.compat stands on.
#pragma once

#include <pybind11/pybind11.h>

namespace touchstone::python {

/// Adds `tag_counts`, `tag_spans` and `match_spans` (python/touchstone/_core.pyi).
void addPeers(pybind11::module_& module);

} // namespace touchstone::python
