// SPDX-License-Identifier: GPL-3.0-or-later
// Differences of systems type by type, with interval and p: the same resampling as for all types together, of
// the sums that each type's records make.
#pragma once

#include "core/statistics/significance.h"

namespace touchstone::analysis {

struct TypeComparison
{
    struct Type
    {
        std::string type; ///< as comparableTypes names it
        std::vector<std::optional<double>> scores; ///< by system
        std::vector<ScoreDifference> differences; ///< in the order of the pairs asked for
    };
    SignificanceSettings settings;
    std::vector<Type> types; ///< by code point
    std::size_t units = 0;
    std::size_t tests = 0; ///< with a p: what Holm's correction of each is over
    support::Message note {}; ///< why there are no types; empty: there are
};

/// Differences, second minus first, of these pairs of systems in each type; of a mean over types those of the
/// score that it is the mean of. Interval: paired bootstrap over all units (the same draws for all types). p:
/// paired approximate randomisation of the type's own sums, exact where few units differ in the type; Holm's
/// correction is over all types and pairs together. Where rows of types do not count records
/// (MeasureResult::typeCounting) `types` is empty and `note` says so. Errors: those of compareScores. Cost:
/// trials × (units + differing statistics).
[[nodiscard]] support::Result<TypeComparison> compareTypes(std::span<const MeasuredSystem> systems,
    const std::string& score, std::span<const std::pair<std::size_t, std::size_t>> pairs,
    const SignificanceSettings& settings, support::Progress& progress);

/// The type that these systems' tables call `type`, which they may write in another case (comparableTypes);
/// null: it was not compared.
[[nodiscard]] const TypeComparison::Type* comparedType(
    const TypeComparison& comparison, std::span<const MeasuredSystem> systems, const std::string& type);
/// One score of some systems, all of them against each other: of all types together by compareScores, of one
/// by compareTypes. Errors: those of these; InvalidOption where scores by type have no test, and for a type
/// that was not compared.
[[nodiscard]] support::Result<ScoreComparison> compareScoresOf(std::span<const MeasuredSystem> systems,
    const std::string& score, const std::optional<std::string>& type, const SignificanceSettings& settings,
    support::Progress& progress);
/// All pairs of so many systems, first < second.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> everyPair(std::size_t systems);

} // namespace touchstone::analysis
