// SPDX-License-Identifier: GPL-3.0-or-later
// The options of `trend`.
#pragma once

#include "app/cli/words/comparewords.h"

#include "core/report/trendfiles.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace touchstone::cli {

struct TrendOptions
{
    std::vector<std::string> paths;
    std::string score; ///< empty: the first one
    analysis::TrendOrder order = analysis::TrendOrder::Given;
    std::string slice; ///< empty: a line per system
    std::vector<FailRule> failIf;
};

/// The words as typed.
struct TrendWords
{
    std::string order;
    std::vector<std::string> failIf;
};

/// Files, score and order: what the figure takes too.
void addTrendInputs(CLI::App& app, TrendOptions& options, TrendWords& words);
/// Adds `trend`, without what all commands print by.
[[nodiscard]] CLI::App* addTrendCommand(CLI::App& app, TrendOptions& options, TrendWords& words);
/// Throws UsageError.
void finishTrend(TrendOptions& options, const TrendWords& words);

} // namespace touchstone::cli
