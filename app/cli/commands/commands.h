// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of touchstone-cli: from options to what is printed or written. Each returns its exit code, and
// is called once in a program.
#pragma once

#include "app/cli/words/options.h"

namespace touchstone::cli {

/// `score` and `errors`.
[[nodiscard]] int evaluateAndPrint(const Options& options);
[[nodiscard]] int tabulateAndPrint(const Options& options);
[[nodiscard]] int compareAndPrint(const Options& options);
[[nodiscard]] int trendAndPrint(const Options& options);
[[nodiscard]] int checkAndPrint(const Options& options);
[[nodiscard]] int convertAndWrite(const Options& options);
[[nodiscard]] int alignAndPrint(const Options& options);
[[nodiscard]] int rulesAndPrint(const Options& options);
/// Calls one of those above.
[[nodiscard]] int reproduceAndTell(const Options& options);

} // namespace touchstone::cli
