// SPDX-License-Identifier: GPL-3.0-or-later
// What `presets` prints.
#pragma once

#include "app/cli/words/options.h"

#include <string>

namespace touchstone::cli {

/// Every preset with its settings as options, its measures, column names, description and source.
[[nodiscard]] std::string presetReport(OutputForm form);

} // namespace touchstone::cli
