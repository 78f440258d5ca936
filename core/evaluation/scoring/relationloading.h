// SPDX-License-Identifier: GPL-3.0-or-later
// How the user's files of relations become part of a spec.
#pragma once

#include "core/annotation/corpus.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Reads the files into the spec. Errors: those of io/userfiles/relationfiles.h and of loadRules, with
/// file, line and column; of io::readThreshold; of checkBounds; of openLayer for the training data, also
/// Cancelled; the spec is then unchanged. `rest`: what else is wrong with rules, the errors among it with
/// severity Error; findings of the training data, how many names were read of it (a note, "train.read"), and
/// that it has none
/// ("train.empty"); which threshold was chosen on other data (a note, "score.chosen"). Progress counts
/// bytes of the training data, which may be large: not for a GUI thread. `trainingLayer`: where it is not
/// null, and there is training data, gets it, under the gold's labels and with all its types.
[[nodiscard]] support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec,
    support::Diagnostics& rest, support::Progress& progress, annotation::LayerPtr* trainingLayer = nullptr);
[[nodiscard]] support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec);

} // namespace touchstone::analysis
