// SPDX-License-Identifier: GPL-3.0-or-later
// Errors: records that were chosen, as columns that arrays share without a copy.
#pragma once

#include "python/binding/running.h"

#include "app/cli/errors/listedrecords.h"

namespace touchstone::python {

struct PyErrors
{
    cli::ErrorsOptions options; ///< how they were chosen
    std::vector<cli::ScoredSystem> systems; ///< whose records they are
    cli::ListedRecords listed;
};
using ErrorsPtr = std::shared_ptr<PyErrors>;

void addRecords(py::module_& module);

} // namespace touchstone::python
