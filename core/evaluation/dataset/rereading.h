// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are read a second time: what is broken by now keeps what was read of it before.
#pragma once

#include "core/evaluation/dataset/project.h"

namespace touchstone::analysis {

/// What is wrong with a file that ends early ("submission.cut", an error) and did not before: somebody may
/// still be writing it. Nothing: it is whole, or was cut before. O(findings).
[[nodiscard]] std::optional<support::Error> newlyCut(
    const annotation::Layer& now, const annotation::Layer& before);

/// `now` with the layers of `before` for systems that cannot be read any more, or whose files are newly cut,
/// as far as the same file was read in the same way; such a system keeps its error, too. O(systems +
/// findings).
[[nodiscard]] DataSet readAgain(DataSet now, const DataSet& before);

} // namespace touchstone::analysis
