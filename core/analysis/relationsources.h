// SPDX-License-Identifier: GPL-3.0-or-later
// The user's files of relations as settings: paths, and how they become part of a spec.
#pragma once

#include "core/analysis/evaluationspec.h"
#include "core/analysis/rulesources.h"
#include "core/io/reader.h"
#include "core/support/result.h"

#include <string>

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

    friend bool operator==(const RelationSources&, const RelationSources&) = default;
};

/// Reads the files into the spec. Errors: those of io/relationfiles.h and of loadRules, with
/// file, line and column; the spec is then unchanged. `rest`: what else is wrong with rules, the errors among
/// it with severity Error.
[[nodiscard]] support::Result<void> loadRelations(
    const RelationSources& sources, EvaluationSpec& spec, support::Diagnostics& rest);
[[nodiscard]] support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec);

} // namespace touchstone::analysis
