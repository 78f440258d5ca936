// SPDX-License-Identifier: GPL-3.0-or-later
// Which gold document meets which system document.
#pragma once

#include "core/annotation/corpus.h"
#include "core/support/diagnostics.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct PairedDocuments
{
    std::optional<std::uint32_t> gold; ///< index into the gold's documents
    std::optional<std::uint32_t> system; ///< index into DocumentPairing::system's documents
};

struct DocumentPairing
{
    annotation::LayerPtr system; ///< the layer given, or its cut to the gold's documents
    std::vector<PairedDocuments> documents; ///< gold's order, then documents of the system only in theirs
    support::Diagnostics diagnostics;
};

/// By id; two single documents always meet. Documents to which their file gives no id (Document::numbered)
/// meet by their text, and so do all where both sides have equally many and share no id (with a finding):
/// equal texts first, repeated ones in their order; then, of what is left, those of one name and then those
/// in their order of which isAnotherText is false. A system without document marks is first cut to the gold's
/// documents where the numbers of tokens agree. Each document without a twin is a finding. Linear in the
/// texts, but for what isAnotherText costs for a few neighbours of each document without id that has no equal
/// text. Errors: Cancelled.
[[nodiscard]] support::Result<DocumentPairing> pairDocuments(
    const annotation::LayerPtr& gold, const annotation::LayerPtr& system, support::Progress& progress);

} // namespace touchstone::analysis
