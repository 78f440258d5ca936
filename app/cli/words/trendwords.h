// SPDX-License-Identifier: GPL-3.0-or-later
// A score over files that `score --json` wrote: the words of `trend`, and of pictures of it.
#pragma once

#include "app/cli/words/arguments.h"

#include "core/report/trend.h"

namespace touchstone::cli {

struct TrendOptions
{
    std::vector<std::string> paths;
    std::string score; ///< empty: the first one
    analysis::TrendOrder order = analysis::TrendOrder::Given;
    std::string slice; ///< empty: a line per system

    /// Score and order; `paths` are named differently.
    void declare(Arguments& arguments);
    /// Throws UsageError.
    void finish() const;
};

} // namespace touchstone::cli
