// SPDX-License-Identifier: GPL-3.0-or-later
// Intervals of scores, and differences between systems with interval and p: measures' additive statistics put
// into statistics/resampling.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/statistics/resampling.h"
#include "core/statistics/resamplingunits.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct SignificanceSettings
{
    metrics::ResamplingSpec resampling; ///< seed, trials, confidence level
    ResamplingUnit unit = ResamplingUnit::Automatic; ///< results hold the settled one
    bool zeroForUndefined = false; ///< of a score that is 0/0, in samples and swaps too
    friend bool operator==(const SignificanceSettings&, const SignificanceSettings&) = default;
};

/// One system with what a measure says of it. The evaluation is its own, not one seen through a list.
struct MeasuredSystem
{
    EvaluationPtr evaluation;
    MeasureResultPtr result;
};

/// Second minus first.
struct ScoreDifference
{
    std::size_t first = 0; ///< number of the system
    std::size_t second = 0;
    std::optional<double> difference {}; ///< undefined where either score is; then nothing below
    std::optional<metrics::Interval> interval {}; ///< of paired bootstrap samples; none from a single unit
    /// Paired approximate randomisation (metrics::SwapTest says what they mean), as they are and after Holm's
    /// correction over all pairs of systems (of one pair: the same).
    std::optional<double> oneSided {}, twoSided {};
    std::optional<double> oneSidedHolm {}, twoSidedHolm {};
    bool exact = false; ///< p counted over all swaps, not sampled
    std::string note {}; ///< why there is no p, or what was swapped where settings differ; else empty
};

struct ScoreComparison
{
    std::string measure {}; ///< id
    std::string score {}; ///< "strict.f1"
    bool lowerIsBetter = false;
    SignificanceSettings settings {};
    std::size_t units = 0; ///< documents or sentences, of any of the systems
    std::vector<std::optional<double>> scores {}; ///< by system
    std::vector<std::optional<metrics::Interval>> intervals {}; ///< by system; none from a single unit
    std::vector<ScoreDifference> differences {}; ///< all pairs, first < second, by first, then second
};

/// Calls `resample(settings)` with the unit that settledUnit gives. Where that chose sentences and `resample`
/// refuses them (InvalidOption: the score is known of whole documents only), calls it again with documents.
template <typename Resample>
auto withSettledUnit(SignificanceSettings settings, std::span<const MeasuredSystem> systems,
    const Resample& resample) -> decltype(resample(settings))
{
    const bool free = settings.unit == ResamplingUnit::Automatic;
    settings.unit = systems.empty() || !systems.front().evaluation
        ? ResamplingUnit::Document
        : settledUnit(settings.unit, *systems.front().evaluation);
    auto result = resample(settings);
    if (!result && free && settings.unit == ResamplingUnit::Sentence
        && result.error().code == support::ErrorCode::InvalidOption) {
        settings.unit = ResamplingUnit::Document;
        return resample(settings);
    }
    return result;
}

/// Compares systems (two or more; one gives its interval only) by one score, by the name that
/// MeasureResult::score gives it; empty: the measure's headline. Units meet by name of document; a document
/// of one system only, which the gold lacks, counts as empty for the others. Errors: Cancelled; InvalidOption
/// for a score that the measure has not, for sentences where it is known of whole documents only, and for bad
/// trials or level; Unpairable where the systems were not scored on the same gold documents. Cost: trials ×
/// (units + differing statistics), in parallel; progress counts trials.
///
/// Where settings make other scores of the same statistics (ETER at two alphas, SER under two weights), what
/// is swapped is each unit's error sum, as its own side weighs it, with its number of gold annotations. Other
/// such scores have no p.
[[nodiscard]] support::Result<ScoreComparison> compareScores(std::span<const MeasuredSystem> systems,
    const std::string& score, const SignificanceSettings& settings, support::Progress& progress);

/// The system of the best score, of equal ones the first; none: no score is defined.
[[nodiscard]] std::optional<std::size_t> bestSystem(const ScoreComparison& comparison);
/// The level that p is held against: 1 less the confidence level as a share (95 %: 0.05).
[[nodiscard]] double significanceLevel(const SignificanceSettings& settings);
/// The systems, ascending, that the data do not separate from the best: the two-sided p of their difference
/// from it, after Holm's correction over all pairs, is not below significanceLevel. Of three systems and
/// more: two have their p. The best itself, systems without score and differences without p are not among
/// them.
[[nodiscard]] std::vector<std::size_t> notSeparableFromBest(const ScoreComparison& comparison);

/// "two-sided paired approximate randomisation over 40 documents, 2500 trials, seed 1": how p was found, the
/// unit of `settings` being the settled one.
[[nodiscard]] support::Message testText(const SignificanceSettings& settings, std::size_t units);
/// "So few documents cannot give a p below 0.25.": where no difference of so many can be below the level;
/// else empty.
[[nodiscard]] support::Message fewUnitsText(
    const SignificanceSettings& settings, std::size_t units, double level);

struct ScoreInterval
{
    std::string name; ///< "strict.f1"
    std::optional<double> value;
    std::optional<metrics::Interval> interval;
};

struct MeasureIntervals
{
    struct Type
    {
        std::string type;
        bool group = false; ///< of all labels of this main type together, where there are several
        std::vector<ScoreInterval> scores; ///< in the order of `overall`
    };
    std::string measure; ///< id
    SignificanceSettings settings;
    std::size_t units = 0;
    std::vector<ScoreInterval> overall;
    /// Where rows of types count records (MeasureResult::typeCounting); else empty. All labels by code point,
    /// then main types.
    std::vector<Type> types;

    /// Of all types (`type` empty), of a label, or of a main type; null: none.
    [[nodiscard]] const ScoreInterval* find(
        std::string_view score, const std::optional<std::string>& type = {}, bool group = false) const;
};

/// Intervals of the named scores of one system, none from a single unit; no names: of all that are no counts.
/// Errors as compareScores.
[[nodiscard]] support::Result<MeasureIntervals> scoreIntervals(const MeasuredSystem& system,
    std::span<const std::string> scores, const SignificanceSettings& settings, support::Progress& progress);

/// One score of one system, from its statistics; undefined: empty. Errors: InvalidOption for a score that the
/// measure has not.
[[nodiscard]] support::Result<std::optional<double>> scoreValue(
    const MeasuredSystem& system, const std::string& score);
/// The score that a measure shows first; empty for an unknown measure.
[[nodiscard]] std::string headlineScore(std::string_view measure);
/// The names of the measure's scores, counts too.
[[nodiscard]] std::vector<std::string> scoreNames(const MeasureResult& result);

} // namespace touchstone::analysis
