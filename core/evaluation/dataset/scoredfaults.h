// SPDX-License-Identifier: GPL-3.0-or-later
// Which faults of a system's file change its scores, and how they stand among its findings.
#pragma once

#include "core/evaluation/dataset/project.h"

#include <vector>

namespace touchstone::analysis {

/// Does a fault lose annotations, move them, or leave it open whether it does? Others are for who hands the
/// file in.
[[nodiscard]] bool changesScores(const FileFault& fault, const annotation::Layer& layer);

/// Puts the faults that change scores among the layer's findings, in the place of what the reader said of
/// their lines (harmless surplus cells of HIPE rows are then told by nobody), and "submission.twice" or
/// "submission.duplicate" where annotations stand twice (copiedAnnotations).
void tellFaults(annotation::LayerPtr& layer, const std::vector<FileFault>& faults);

} // namespace touchstone::analysis
