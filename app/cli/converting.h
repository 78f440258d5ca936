// SPDX-License-Identifier: GPL-3.0-or-later
// `convert`: one corpus, and systems as predictions, into another format.
#pragma once

#include "app/cli/options.h"

#include "core/analysis/project.h"
#include "core/support/diagnostics.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <string>

namespace touchstone::cli {

/// Writes the data set in the form asked for: our JSONL and tasks of Label Studio into one file (`-o -`, or
/// none: standard output through `print`), brat into a folder that is made, or is empty. Nothing that is
/// there is overwritten but a file named by -o. What the form cannot say is told in `findings`. Errors:
/// InvalidOption, Unreadable, Cancelled; then no file is half written.
[[nodiscard]] support::Result<void> convert(const Options& options, const analysis::DataSet& data,
    support::Result<void> (*print)(std::string_view text), support::Diagnostics& findings,
    support::Progress& progress);

} // namespace touchstone::cli
