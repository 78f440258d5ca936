// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `muc`: a sheet per scheme, per type and per document.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/base/documentmacro.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Averages over documents, by scheme.
using SchemeMacros = std::array<metrics::DocumentMacro, match::allSchemes.size()>;

struct MucResult : MeasureResult
{
    struct Macro
    {
        SchemeMacros overall;
        std::vector<SchemeMacros> types; ///< by number of the evaluation's labels
    };
    std::optional<Macro> macro; ///< under --pairing hipe only

    [[nodiscard]] std::optional<TypeCounting> typeCounting(const Evaluation& evaluation) const override;
};

/// Its description; `compute` reads the tallies that the evaluation holds. O(labels + cases); O(records)
/// under
/// --pairing hipe.
extern const metrics::Measure mucMeasure;

} // namespace touchstone::analysis
