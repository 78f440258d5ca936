// SPDX-License-Identifier: GPL-3.0-or-later
// Measures over their parameter: ETER over alpha (exact curve, its parts, what changes where it bends) and
// noisy matching over its threshold (exact steps). Record lists of single places are made on demand.
#pragma once

#include "core/measures/eter/computeeter.h"
#include "core/measures/noisy/computenoisy.h"
#include "core/statistics/resampling.h"

namespace touchstone::analysis {

/// What ETER is made of at one alpha.
struct EterParts
{
    std::int64_t gold = 0;
    std::int64_t system = 0;
    std::int64_t matched = 0;
    double root = 0; ///< sum of Er over the pairs
    double child = 0; ///< sum of Ec
    double rootPart = 0; ///< (1 - alpha) · root
    double childPart = 0; ///< alpha · child
    double errorSum = 0; ///< I + D + both parts
    std::optional<double> rate {}; ///< undefined without gold entities

    [[nodiscard]] std::int64_t deletions() const { return gold - matched; }
    [[nodiscard]] std::int64_t insertions() const { return system - matched; }
};
/// At alpha 0..1, of the best alignment there; where the curve bends several cost the same: of the one that
/// is best right of it. Nothing when the result has no curve. O(log kinks).
[[nodiscard]] std::optional<EterParts> eterParts(const EterResult& eter, const match::Rational& alpha);

/// A place where the curve bends.
struct SweepBreak
{
    match::Rational alpha;
    std::int64_t changed = 0; ///< records of breakList that are matched differently: parted or joined
};
/// Ascending. O(kinks of all documents).
[[nodiscard]] std::vector<SweepBreak> eterBreaks(const EterResult& eter);

/// "eter.break.4/7".
[[nodiscard]] std::string breakListId(const match::Rational& alpha);
/// The records that are matched differently there: parted or joined.
[[nodiscard]] RecordFilter breakFilter(const match::Rational& alpha);
/// The alignment right of an alpha. Categories: "joined", the pair is aligned right of it only; "parted", the
/// annotation has no partner right of it, but one left of it; then those of the list "eter", with its values.
/// No matching is solved: O(annotations). Errors: Cancelled; InvalidOption when the result has no curve.
[[nodiscard]] support::Result<RecordList> breakList(const Evaluation& evaluation, const EterResult& eter,
    const match::Rational& alpha, support::Progress& progress);

/// A list that is made when somebody looks at it: "eter.break.4/7". Null: no list of this id.
[[nodiscard]] std::shared_ptr<const RecordList> listOnDemand(
    const Evaluation& evaluation, const MeasureResult& result, std::string_view id);

/// Percentile intervals of the rate over resampled documents, by alpha; NaN where the rate is not defined.
struct CurveBand
{
    std::vector<match::Rational> alphas;
    std::vector<double> low, high;
};
/// Each document at its own best alignment. Errors as metrics::bootstrap; InvalidOption without a curve.
/// O(documents · alphas · (pairs + trials)).
[[nodiscard]] support::Result<CurveBand> eterBand(const EterResult& eter,
    std::span<const match::Rational> alphas, const metrics::ResamplingSpec& spec,
    support::Progress& progress);

/// Matches of `noisy` from a threshold on, up to the next step's.
struct NoisyStep
{
    match::Rational threshold; ///< distance / length, in lowest terms
    metrics::NoisyCounts counts;
    std::int64_t changed = 0; ///< matches more than below it
    /// The walk: exactly the records that match from here on. One-to-one chooses its pairs anew at every
    /// threshold, so that a step is no set of records: empty.
    std::optional<RecordFilter> filter;
};
/// Thresholds 0..1, ascending, the first at 0; exact. The walk compares the same texts at every threshold;
/// one-to-one pairs as many as possible at each. O(n log n), one-to-one also pairs · pairs of a group of
/// overlapping entities.
[[nodiscard]] std::vector<NoisyStep> noisySteps(const Evaluation& evaluation, const NoisyResult& noisy);

/// Do two specs differ only in what no pairing and no record depends on?
[[nodiscard]] bool sameRecords(const EvaluationSpec& a, const EvaluationSpec& b);
/// The same evaluation under a spec that differs only in what no pairing and no record depends on (alpha, its
/// sweep, the noisy threshold, rules, slices); null for any other difference. O(records) for the copy.
[[nodiscard]] EvaluationPtr withSpec(const Evaluation& evaluation, const EvaluationSpec& spec);
/// Can a measure's result under `before` stand for one under `after`, both of one evaluation (withSpec)?
[[nodiscard]] bool sameMeasure(
    std::string_view id, const EvaluationSpec& before, const EvaluationSpec& after);

// Sweeps as tables: the twin of the sweep's chart, and its data on paper.

/// "0.3"; where decimals would round it "0.5714 (4/7)".
[[nodiscard]] std::string placeText(const match::Rational& place);

/// A row for alpha 0, 0.1 … 1 and every breakpoint: ETER, I, D, (1 - alpha) Er, alpha Ec, and how many
/// records are matched differently there, with their link. Empty without a curve.
[[nodiscard]] Sheet alphaSheet(const EterResult& eter, std::span<const SweepBreak> breaks);
/// A row per step: precision, recall, F1, matches, and how many match from here on, with their link.
[[nodiscard]] Sheet thresholdSheet(std::span<const NoisyStep> steps);

} // namespace touchstone::analysis
