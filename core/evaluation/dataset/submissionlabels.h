// SPDX-License-Identifier: GPL-3.0-or-later
// The labels of a submission that its gold does not have: renamed ones, and ones that nobody expects.
#pragma once

#include "core/evaluation/dataset/documentpairing.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "core/match/model/outcome.h"
#include "core/support/diagnostics.h"

namespace touchstone::analysis {

/// What a submission is judged by: the settings that `score` would have.
struct CheckSettings
{
    EvaluationSpec spec {};
    match::Scheme scheme = match::Scheme::Strict;
    bool typesCount = true; ///< false: no measure asked for looks at types
};

/// A finding "submission.label" for each label that the gold lacks, those that most annotations bear first.
/// An error where types count under the scheme and it stands for a label of the gold's that no annotation
/// bears (a near name, or the same spans), or where many annotations bear it: ten percent and at least five.
/// Where the pairing folds case, as the HIPE scorer does, labels are compared so, and those of its tag set
/// are known; a note tells of labels that differ in case only. `lines`: of labels borne there only nothing is
/// told. O(annotations + labels log labels).
[[nodiscard]] std::vector<support::Diagnostic> judgedLabels(const annotation::LayerPtr& like,
    const DocumentPairing& pairing, const CheckSettings& settings,
    const std::vector<std::pair<std::string, std::uint32_t>>& lines);

} // namespace touchstone::analysis
