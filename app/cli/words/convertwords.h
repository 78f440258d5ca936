// SPDX-License-Identifier: GPL-3.0-or-later
// The options of `convert`.
#pragma once

#include "core/evaluation/dataset/conversion.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace touchstone::cli {

struct ConvertOptions
{
    std::string to; ///< as typed; empty: jsonl
    analysis::ConvertForm form = analysis::ConvertForm::Jsonl;
};

/// Adds `convert`; what is read is added by the caller.
[[nodiscard]] CLI::App* addConvertCommand(CLI::App& app, ConvertOptions& options);
/// Checks the words. Throws UsageError.
/// Refuses more than one file. `gold`: it is named by --gold. Throws UsageError.
void convertInputs(const std::vector<std::string>& files, bool gold);
void finishConvert(
    ConvertOptions& options, const std::string& input, const std::string& output, bool systems);

} // namespace touchstone::cli
