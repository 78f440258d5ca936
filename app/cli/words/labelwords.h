// SPDX-License-Identifier: GPL-3.0-or-later
// The options of labels: --label-map, --types, --collapse-types.
#pragma once

#include "core/evaluation/dataset/project.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace touchstone::cli {

struct LabelWords
{
    std::string map; ///< path
    std::optional<std::string> types; ///< as typed
    std::optional<std::uint32_t> collapse;
};

void addLabelOptions(CLI::App& app, LabelWords& words);
/// Puts the words into the data set. Throws UsageError.
void readLabelWords(const LabelWords& words, analysis::DataSetSpec& dataSet);

} // namespace touchstone::cli
