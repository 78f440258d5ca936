// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `eter` of an evaluation: its own alignment of entity trees at alpha, a sweep over alphas, the
// exact curve. Lists: "eter" at the spec's alpha; "eter.0.3" … at the alphas of the sweep that align
// differently (sweeps of up to 32 alphas).
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/eter/eter.h"
#include "core/measures/eter/treecases.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// How the alignment of one document changes over alpha.
struct EterCaseCurve
{
    struct Pair
    {
        std::uint32_t gold = 0; ///< annotations
        std::uint32_t system = 0;
        match::PairCost cost;
    };
    struct Kink
    {
        match::Rational alpha;
        std::vector<Pair> parted; ///< aligned left of it only
        std::vector<Pair> joined; ///< aligned right of it only
    };
    std::vector<Pair> start; ///< aligned right of alpha 0
    std::vector<Kink> kinks; ///< by alpha; several may share one
};

/// What ids of lists begin with: at the alphas of the sweep, and of what a breakpoint changes
/// ("eter.break.4/7").
inline constexpr std::string_view eterListPrefix = "eter.", eterBreakPrefix = "eter.break.";

struct EterResult : MeasureResult
{
    match::Rational alpha;
    metrics::EterCounts overall;
    std::vector<std::string> typeNames; ///< main types that occur
    /// By main type of the gold; insertions by the system's. Adds up to overall.
    std::vector<metrics::EterCounts> types;
    std::vector<std::int64_t> typeSystems; ///< by main type: entities to which the system gave it
    std::vector<metrics::EterCounts> documents; ///< by case
    std::vector<match::Rational> sweep; ///< ascending
    std::vector<metrics::EterCounts> sweepCounts; ///< by alpha of the sweep
    std::vector<metrics::EterPoint> curve; ///< alpha 0, the kinks, alpha 1; empty where it is too large
    std::vector<metrics::EterSegment> segments; ///< between its points
    metrics::EterCurve curveSums; ///< what these are made of
    bool curveTold = true; ///< false: too large, somewhere
    std::vector<std::string> listLabels; ///< literal types of the records of its lists
    std::vector<EterCaseCurve> caseCurves; ///< by case; empty where the curve is
};

/// What the best alignment of one document at the parameters' alpha counts: one of EterResult::documents.
/// Errors: as computeEter, without the document.
[[nodiscard]] support::Result<metrics::EterCounts> eterCounts(const TreeCase& trees,
    const match::TreeLabels& labels, const metrics::EterParameters& parameters, support::Progress& progress);

/// FROM, FROM + STEP … up to TO, exact.
[[nodiscard]] std::vector<match::Rational> sweepAlphas(const metrics::EterParameters& parameters);

/// Its description; `compute`:
/// Cases in parallel; O(annotations · alphas) and the cost of TreeMatching::solve. Errors: Cancelled;
/// TooLarge with the document.
extern const metrics::Measure eterMeasure;

} // namespace touchstone::analysis
