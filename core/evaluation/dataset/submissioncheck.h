// SPDX-License-Identifier: GPL-3.0-or-later
// Submission check: can a system's output be scored against this gold, or against its text alone? Looks at
// documents, tokens, texts, labels and ids, never at what is right.
#pragma once

#include "core/annotation/corpus.h"
#include "core/evaluation/dataset/submissionfile.h"
#include "core/evaluation/dataset/submissionlabels.h"
#include "core/support/diagnostics.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct SubmissionCheck
{
    struct Count
    {
        std::uint64_t submitted = 0;
        std::uint64_t expected = 0;
    };
    Count documents; ///< those that are expected, of all that are expected
    Count tokens; ///< of all documents; 0 where a format has none
    std::uint64_t furtherDocuments = 0; ///< that nobody expects
    std::uint64_t annotations = 0; ///< of role entity
    std::vector<std::string> labels; ///< of the submission, sorted
    bool labelsKnown = false; ///< the other side has labels to compare with
    /// Errors first (what makes annotations count for nothing), then warnings (what is likely a mistake),
    /// each with the cause before what follows from it; findings that another one explains are left out.
    /// Codes submission.…, as findingkinds.h orders them, then those of reading. Each says how to cure it. A
    /// text that differs is an error where it is another one (TextLikeness::another), else a warning: scoring
    /// aligns it.
    support::Diagnostics findings;

    /// What was left out, a sentence for each kind without its stop: "2 documents are missing".
    std::vector<std::string> consequences;

    [[nodiscard]] bool passed() const; ///< no error
};

/// What is known beside the two layers.
struct CheckInput
{
    CheckSettings settings {};
    std::vector<FileFault> faults {}; ///< of the submission's files
    support::Diagnostics files {}; ///< what was said of both files together
};

/// `like` may hold annotations (a gold) or none (texts to be annotated; then labels are not judged). Both as
/// read and paired for scoring. O(text + annotations), and for texts that differ what textLikeness costs.
/// Errors: Cancelled.
[[nodiscard]] support::Result<SubmissionCheck> checkSubmission(const annotation::LayerPtr& submission,
    const annotation::LayerPtr& like, const CheckInput& input, support::Progress& progress);

} // namespace touchstone::analysis
