// SPDX-License-Identifier: GPL-3.0-or-later
// The annotations of a submission one by one: links of another form than the gold's, and copies.
#pragma once

#include "core/annotation/corpus.h"
#include "core/support/diagnostics.h"

namespace touchstone::analysis {

/// "submission.twice", an error, for a document without text of which every annotation has a copy, and a
/// warning "submission.duplicate" for other copies: the same span and label in a document.
/// O(annotations log annotations).
[[nodiscard]] std::vector<support::Diagnostic> copiedAnnotations(const annotation::Layer& layer);

/// Findings "submission.link" (where the gold's ids are all of a form, such as Q and a number), and those of
/// copiedAnnotations. O(annotations log annotations).
[[nodiscard]] std::vector<support::Diagnostic> judgedAnnotations(
    const annotation::Layer& submission, const annotation::Layer& like);

} // namespace touchstone::analysis
