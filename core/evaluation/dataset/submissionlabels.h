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

/// A finding "submission.label" for each label that the gold lacks; errors first, then by number of
/// annotations with the label. It is an error where types count under the scheme, and the label seems to be a
/// renamed one (one that the gold has and the submission never uses has a near name, or the same spans) or is
/// frequent (ten percent of the annotations and at least five). Where the pairing folds case, as the HIPE
/// scorer does, labels are compared so, those of its tag set are never reported, and one note says that some
/// differ in case only. `lines`: files and lines with findings of their own; a label that stands only there
/// is not reported. O(annotations + labels log labels).
[[nodiscard]] std::vector<support::Diagnostic> judgedLabels(const annotation::LayerPtr& like,
    const DocumentPairing& pairing, const CheckSettings& settings,
    const std::vector<std::pair<std::string, std::uint32_t>>& lines);

} // namespace touchstone::analysis
