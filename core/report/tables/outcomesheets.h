// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes as charts show them: COR, INC, PAR, MIS and SPU of the evaluation's records by type, by document,
// by slice, in all; documents by their F1. Every count links to its records.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/evaluation/slices/slicefacets.h"

namespace touchstone::analysis {

/// Columns 0 … 4 of the sheets below are the counts in this order; then Errors, Gold, System, F1.
inline constexpr std::array outcomeColumns { match::Outcome::Correct, match::Outcome::Incorrect,
    match::Outcome::Partial, match::Outcome::Missing, match::Outcome::Spurious };

/// Values of a slice that outcomesBySlice gives rows: surface forms are as many as the corpus has words.
inline constexpr std::size_t mostSliceRows = 1000;

/// A row per literal type of the records, by code point, and Overall. COR, INC, PAR, MIS and SPU hold each
/// record once: in the row of its gold's type, or of its system annotation's where there is no gold; Gold,
/// System and F1 are the class's, or the row's (`--per-type gold`). Counts are of the evaluation's records
/// whatever the pairing, also where the tables of `--per-type isolated` count other pairings. O(records).
[[nodiscard]] Sheet outcomesByType(const Evaluation& evaluation, match::Scheme scheme);
/// A row per document in the order of the cases, and Overall. Documents of one name, which no filter
/// distinguishes, share a row. O(records).
[[nodiscard]] Sheet outcomesByDocument(const Evaluation& evaluation, match::Scheme scheme);

/// A row per value of a slice that a record has, in the order of its values, and Overall. Of more than `most`
/// values those with most errors, then with most records, then the first by code point, in this order; the
/// note says how many are left out, and Overall counts all. Of a slice without values here Overall
/// alone. O(records + values log values).
[[nodiscard]] Sheet outcomesBySlice(const Evaluation& evaluation, match::Scheme scheme,
    const SliceDimension& dimension, std::size_t most = mostSliceRows);

/// How many documents have their F1 in each of `bins` parts of 0 … 1 of equal width, half-open, the last
/// closed; then those without annotations, whose F1 is undefined. One column per part: the documents, and the
/// records in them; the count of records is the link. `bins` is at least 1. O(cases).
[[nodiscard]] Sheet documentHistogram(const Evaluation& evaluation, match::Scheme scheme, std::size_t bins);

} // namespace touchstone::analysis
