// SPDX-License-Identifier: GPL-3.0-or-later
// The user's files of relations as settings: paths, and how they become part of a spec.
#pragma once

#include "core/annotation/labelrules.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "core/evaluation/settings/rulesources.h"
#include "core/io/bytes/reader.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Empty: no such file; what the spec already holds stays.
struct RelationSources
{
    std::string typeWeights; ///< TSV: gold type, system type, weight
    std::string typeParents; ///< JSON: child -> parent
    std::string linkWeights; ///< TSV: gold id, system id, weight
    std::string linkEquivalents; ///< lines of ids that stand for the same
    std::string tagset; ///< lines of labels
    std::string train; ///< annotated corpus: which names a system has seen
    io::ReadOptions trainOptions {};
    std::string attributes; ///< TSV: id of a document or annotation, then the user's own columns
    RuleSources rules {};
    annotation::LabelRules trainLabels {}; ///< the gold's rules; for the training data without its types

    friend bool operator==(const RelationSources&, const RelationSources&) = default;
};

/// Reads the files into the spec. Errors: those of io/userfiles/relationfiles.h and of loadRules, with
/// file, line and column; of checkBounds; of openLayer for the training data, also Cancelled; the spec is
/// then unchanged. `rest`: what else is wrong with rules, the errors among it with severity Error; findings
/// of the training data, how many names were read of it (a note, "train.read"), and that it has none
/// ("train.empty"). Progress counts bytes of the training data, which may be large: not for a GUI thread.
[[nodiscard]] support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec,
    support::Diagnostics& rest, support::Progress& progress);
[[nodiscard]] support::Result<void> loadRelations(
    const RelationSources& sources, EvaluationSpec& spec, support::Diagnostics& rest);
[[nodiscard]] support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec);

} // namespace touchstone::analysis
