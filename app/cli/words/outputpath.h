// SPDX-License-Identifier: GPL-3.0-or-later
// -o FILE: what may be written.
#pragma once

#include "app/cli/words/options.h"

namespace touchstone::cli {

/// Throws UsageError when the output is a file that the same command reads, or stands in a folder that it
/// reads (analysis::isRead): gold, systems, and the files of settings.
void checkOutputPath(const Options& options);

} // namespace touchstone::cli
