// SPDX-License-Identifier: GPL-3.0-or-later
// Submission check: can a system's output be scored against this gold, or against its text alone? Looks at
// documents, tokens, texts, labels and ids, never at what is right.
#pragma once

#include "core/annotation/corpus.h"
#include "core/support/diagnostics.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <cstdint>
#include <string>
#include <vector>

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
    /// Errors first, in the order of the submission: what makes annotations count for nothing. Warnings:
    /// what is likely a mistake. Codes submission.missing, .further, .by-order, .early-end, .late-begin,
    /// .tokens, .text, .offset, .label, .link, .duplicate, .empty, and those of reading. Each says how to
    /// cure it. A text that differs is an error where it is another one (TextLikeness::another), else a
    /// warning: scoring aligns it.
    support::Diagnostics findings;

    [[nodiscard]] bool passed() const; ///< no error
};

/// `like` may hold annotations (a gold) or none (texts to be annotated; then labels are not judged). Both as
/// read; their reading's findings of the submission are taken over as warnings. O(text + annotations), and
/// for texts that differ what textLikeness costs. Errors: Cancelled.
[[nodiscard]] support::Result<SubmissionCheck> checkSubmission(
    const annotation::LayerPtr& submission, const annotation::LayerPtr& like, support::Progress& progress);

} // namespace touchstone::analysis
