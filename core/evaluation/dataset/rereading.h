// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are read a second time: what is broken by now keeps what was read of it before.
#pragma once

#include "core/evaluation/dataset/project.h"

namespace touchstone::analysis {

/// `now` with the layers of `before` for systems that cannot be read any more, or whose files end early by
/// now ("submission.cut", an error: somebody may still be writing them) and did not before; as far as the
/// same file was read in the same way. Such a system has its error, too. The gold is as it was read: what is
/// wrong with it stands among its findings. O(systems + findings).
[[nodiscard]] DataSet readAgain(DataSet now, const DataSet& before);

} // namespace touchstone::analysis
