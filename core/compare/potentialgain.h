// SPDX-License-Identifier: GPL-3.0-or-later
// Potential gain: what a score would become if all errors of one type and label were corrected.
#pragma once

#include "core/compare/correction.h"
#include "core/measures/eter/computeeter.h"

namespace touchstone::analysis {

/// Corrected means: the system's annotation of a wrong pair becomes the gold's (span and types, and its
/// components), a missed gold is added, a spurious annotation is removed. Correcting a split removes its
/// parts, too, and correcting a merge adds the golds that it swallowed (errorParts). All other annotations
/// stay, and so do their errors.
struct GainRow
{
    ErrorClass errors;
    std::string label; ///< row label: the gold's literal type, else the system's
    std::int64_t records = 0; ///< of the class, with parts
    /// Of these, missing golds whose text the system's text has lost: no annotation can stand for them, so
    /// they stay missing.
    std::int64_t lost = 0;
    RecordFilter link; ///< filtered() gives these
    metrics::Tally tally; ///< overall, after the correction
    std::optional<double> f1; ///< after it; undefined as Tally::f1
    std::optional<double> gain; ///< f1 less the F1 of today; undefined when one is
    std::optional<double> eter; ///< after it, at the spec's alpha; empty: not asked for, or undefined
    std::optional<double> eterGain; ///< ETER of today less eter: an improvement is positive
};

struct PotentialGain
{
    match::Scheme scheme = match::Scheme::Strict;
    metrics::Tally tally; ///< of today
    std::optional<double> f1;
    std::optional<double> eter; ///< empty: not asked for, or undefined
    /// Every class of errors that occurs: by gain, highest first; then by ETER's gain, records, error type,
    /// label. An upper bound of what work on one kind of errors can bring.
    std::vector<GainRow> rows;

    /// The number of rows that are most worthwhile: the first five, of those with a gain above 0.
    static constexpr std::size_t bestCount = 5;
    [[nodiscard]] std::size_t best() const;
};

/// The tally of all records after some of them are mended, by exchange of their outcomes: they count as
/// right, or, spurious ones, not at all. `lost`: lostGolds(); they stay as they are. O(records of the set).
void mend(metrics::Tally& tally, const Evaluation& evaluation, match::Scheme scheme,
    std::span<const std::uint32_t> records, std::span<const std::uint32_t> lost = {});
/// Missing golds that have no stretch in common with the system's text, so that no annotation can stand for
/// them; record numbers, ascending. O(records of aligned documents).
[[nodiscard]] std::vector<std::uint32_t> lostGolds(const Evaluation& evaluation);

/// Scores anew, exactly as scoring the corrected annotations would. With the optimal pairing that needs no
/// new matching: making an edge exact, adding an exact partner and removing one without keep the best
/// assignment the best, so the outcomes of the corrected records are exchanged in the sums; linear in the
/// records. With first-come and nervaluate-0.1 the documents with such errors are matched anew, class by
/// class. Under `hipe`, whose annotations are made of cells, the outcomes are exchanged as above: there it is
/// a bound that an edited file may miss by events that a gold has in addition. ETER, when its result is
/// given, is aligned anew at the spec's alpha in the documents with such errors; for the first
/// `mostEterClasses` rows at most, the others have none. Documents in parallel; results independent of
/// threads. Errors: Cancelled; TooLarge of a matching.
[[nodiscard]] support::Result<PotentialGain> potentialGain(
    const Evaluation& evaluation, match::Scheme scheme, const EterResult* eter, support::Progress& progress);
inline constexpr std::size_t mostEterClasses = 500;

} // namespace touchstone::analysis
