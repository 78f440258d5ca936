// SPDX-License-Identifier: GPL-3.0-or-later
// "-" in place of a file: what standard input gives.
#pragma once

#include "core/evaluation/dataset/project.h"

#include <string>

namespace touchstone::cli {

/// Where the source is "-", takes the content of standard input into its options. It is read once in a
/// program: a second "-" is refused. Throws UsageError, also where it cannot be read.
void takeStandardInput(analysis::LayerSource& source);

} // namespace touchstone::cli
