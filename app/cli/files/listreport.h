// SPDX-License-Identifier: GPL-3.0-or-later
// What `formats`, `measures` and `presets` print: what is built in.
#pragma once

#include "app/cli/words/outputwords.h"

#include <string>

namespace touchstone::cli {

[[nodiscard]] std::string formatReport(OutputForm form);
[[nodiscard]] std::string measureReport(OutputForm form);
/// Every preset with its settings as options, its measures, column names, description and source.
[[nodiscard]] std::string presetReport(OutputForm form);

} // namespace touchstone::cli
