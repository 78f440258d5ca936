// SPDX-License-Identifier: GPL-3.0-or-later
// Table: a sheet as Python reads it.
#pragma once

#include "python/binding/running.h"

#include "core/evaluation/records/sheet.h"
#include "core/output/table.h"

namespace touchstone::python {

struct PyTable
{
    analysis::Sheet sheet;
    std::string measure {}; ///< id; empty: of none
    std::string rowsId; ///< what the rows are, for scripts: "type"
    bool zeroForUndefined = false;
    analysis::TouchedNumbers touched {}; ///< of the system whose numbers these are
    std::string system {};
};

void addTables(py::module_& module);

} // namespace touchstone::python
