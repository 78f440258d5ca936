// SPDX-License-Identifier: GPL-3.0-or-later
// AlignReport: what `align` prints: the character alignment of each document.
#pragma once

#include "app/cli/print/printing.h"

#include "core/evaluation/dataset/documentpairing.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::cli {

/// Aligns the documents of a pairing character by character, whatever --align says, and hands the text of
/// each to the sink, in their order; a document that one side lacks counts as empty there. Documents in
/// parallel, and the cores inside a long one; only the few documents at work are held beside the corpora.
/// Form Text: lines for people; Json: one record per line; Tsv: one row per block. With filter.documents
/// only those. Progress counts code points of both sides. Errors: Cancelled; InvalidOption for a document
/// that neither side has; the sink's.
[[nodiscard]] support::Result<void> writeAlignments(const std::vector<std::string>& documents,
    OutputForm form, const annotation::LayerPtr& gold, const analysis::DocumentPairing& pairing,
    const Sink& sink, support::Progress& progress);

} // namespace touchstone::cli
