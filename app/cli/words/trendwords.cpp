// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/trendwords.h"

namespace touchstone::cli {

void TrendOptions::declare(Arguments& arguments)
{
    arguments.value("--score", score, "NAME",
        "The score, such as muc.strict.f1, of a type muc.strict.f1(PER); default: muc.strict.f1, else the "
        "first measure's");
    arguments.choice("--order", order,
        Names<analysis::TrendOrder> { { "given", analysis::TrendOrder::Given },
            { "name", analysis::TrendOrder::Name }, { "time", analysis::TrendOrder::Time } },
        "ORDER",
        "Order of the files: given (default; as named, a folder's by name), name (run2 before run10), or "
        "time of their last change, which copies may lose");
    arguments.value("--lines", slice, "SLICE",
        "A line per system and value of what score --json told apart: layer, noise, period, or a slice of "
        "score --by; of lock files set, of several tasks \"task, set\"");
}

void TrendOptions::finish() const
{
    if (paths.empty()) {
        throw UsageError { "trend takes a folder or files that score --json wrote: trend FOLDER (screenshot: "
                           "--trend FOLDER)." };
    }
}

} // namespace touchstone::cli
