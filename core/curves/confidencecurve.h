// SPDX-License-Identifier: GPL-3.0-or-later
// ConfidenceCurve: what an evaluation counts under --min-score t, for every score t that the system gives.
// Exact: nothing is sampled or interpolated. Between two scores nothing changes, so the curve is a staircase.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/support/progress.h"
#include "core/support/result.h"

#include <cstddef>

namespace touchstone::analysis {

/// Records by what the schemes ask of them.
struct RecordCounts
{
    enum Kind : std::uint8_t {
        Missing,
        Spurious,
        Overlapping, ///< a pair of other extent and other type
        SameType, ///< a pair of other extent and the same type
        SameSpan, ///< a pair of the same extent and another type
        Correct
    };
    static constexpr std::size_t kinds = 6;

    /// By Kind: records by their gold annotation (Spurious: none), and by their system annotation (Missing:
    /// none). They are the same records but in the row of a class, where the types of a pair differ.
    std::array<std::int64_t, kinds> gold {}, system {};

    /// Of records that count on the gold's side, the system's, or both.
    void add(Kind kind, std::int64_t number, bool onGold = true, bool onSystem = true);
    [[nodiscard]] metrics::Tally tally(match::Scheme scheme) const;
    [[nodiscard]] metrics::SchemeTallies tallies() const;
    friend bool operator==(const RecordCounts&, const RecordCounts&) = default;
};

/// One row of the table of scores over all thresholds.
struct ConfidenceLine
{
    /// From this threshold up to the next step's the counts are these.
    struct Step
    {
        std::size_t threshold
            = 0; ///< index into ConfidenceCurve::thresholds; their number: above all of them
        RecordCounts counts;
    };
    std::vector<Step> steps; ///< ascending, the first at 0; neighbours differ

    /// O(log steps).
    [[nodiscard]] const RecordCounts& at(std::size_t threshold) const;
};

struct ConfidenceCurve
{
    std::vector<double> thresholds; ///< distinct scores of the system's entities, ascending
    /// By threshold: how many entities of the system --min-score keeps. One more number at the end, above all
    /// thresholds: entities without a score, which are always kept.
    std::vector<std::int64_t> kept;
    std::vector<std::string> labels; ///< every type of either side, by code point
    PerType perType = PerType::Class; ///< of the spec
    /// The measure that tables speak of, which counts as the strict scheme's classes; empty: the schemes.
    std::string plainMeasure;
    ConfidenceLine overall;
    std::vector<ConfidenceLine> types; ///< by label; what they count the spec says

    [[nodiscard]] std::int64_t annotations() const { return kept.front(); }
    [[nodiscard]] std::int64_t untold() const { return kept.back(); }
    /// What --min-score `score` counts as: the first threshold that is not below it, or their number. None:
    /// the first. O(log thresholds).
    [[nodiscard]] std::size_t thresholdOf(std::optional<double> score) const;
    /// Thresholds that show the whole range with at most `most` points: all where there are no more, else
    /// quantiles of the annotations with a score, the first and the last among them. Ascending.
    [[nodiscard]] std::vector<std::size_t> quantiles(std::size_t most) const;
};

/// A threshold in few digits, as --min-score may be given to keep the very same annotations: the score itself
/// where it has at most five decimals, else cut to as few as still lie above the next lower threshold, three
/// at least. `threshold` < thresholds.size().
[[nodiscard]] std::string shortThreshold(const ConfidenceCurve& curve, std::size_t threshold);

/// The threshold with the highest F1 of a scheme, compared exactly; of several the lowest, which keeps most.
/// Nothing where F1 is undefined or 0 at every score. O(steps).
[[nodiscard]] std::optional<std::size_t> bestF1(
    const ConfidenceCurve& curve, const ConfidenceLine& line, match::Scheme scheme);

/// The lowest threshold at which the precision of a scheme is `precision` (0..1) or more; above it precision
/// may fall again. Nothing where it is so at none, or undefined. O(steps).
[[nodiscard]] std::optional<std::size_t> leastForPrecision(
    const ConfidenceCurve& curve, const ConfidenceLine& line, match::Scheme scheme, double precision);

/// Work after which a document is refused: matched annotations and overlaps, summed over thresholds; some
/// seconds.
inline constexpr std::uint64_t confidenceSteps = std::uint64_t { 1 } << 26U;

/// The curve of `whole`, an evaluation without --min-score (of any extent: its records are not read), under
/// its spec; of one with --min-score, of what that left. Equals what evaluate() counts under --min-score t,
/// at every t. Within a document thresholds are walked downwards and only the groups of overlapping
/// annotations that one more annotation joins are matched anew; documents in parallel, the result independent
/// of threads. Errors: Cancelled; InvalidOption under --pairing hipe, whose spans are made of tokens, not of
/// annotations, and where precision is not known (Evaluation::systemTold); TooLarge when a document takes
/// more than `stepLimit` steps, or its matching is refused. Flat annotations: O(n log n).
[[nodiscard]] support::Result<ConfidenceCurve> confidenceCurve(
    const Evaluation& whole, support::Progress& progress, std::uint64_t stepLimit = confidenceSteps);

/// The same from the layers of the two sides: `spec` with or without --min-score. Errors: also evaluate's.
[[nodiscard]] support::Result<ConfidenceCurve> confidenceCurve(annotation::LayerPtr gold,
    const annotation::LayerPtr& system, EvaluationSpec spec, support::Progress& progress);

} // namespace touchstone::analysis
