// SPDX-License-Identifier: GPL-3.0-or-later
// Which gold document meets which system document.
#pragma once

#include "core/annotation/corpus.h"
#include "core/support/diagnostics.h"

#include <cstdint>
#include <optional>
#include <vector>

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

/// By name; two single documents always meet; when no name is shared and the numbers agree, by order, with a
/// finding. A system without document marks is first cut to the gold's documents where the numbers of tokens
/// agree. Each document without a twin is a finding. O(documents).
[[nodiscard]] DocumentPairing pairDocuments(
    const annotation::LayerPtr& gold, const annotation::LayerPtr& system);

} // namespace touchstone::analysis
