// SPDX-License-Identifier: GPL-3.0-or-later
// How far judges agree: share, Cohen's kappa with an interval, the table of their verdicts, whose cells are
// lists of places.
//
// Sources: Cohen, A coefficient of agreement for nominal scales (1960): kappa = (po - pe) / (1 - pe); Byrt,
// Bishop and Carlin, Bias, prevalence and kappa (1993): of k classes PABAK = (k po - 1) / (k - 1), which is
// worth a look where nearly all verdicts are one, since kappa is then low whatever the judges do.
#pragma once

#include "core/judging/judgedplaces.h"
#include "core/statistics/resampling.h"

namespace touchstone::analysis {

struct JudgeAgreement
{
    std::string first; ///< names of the two judges, first < second
    std::string second;
    /// By verdict of the first, then of the second, in the order of givenVerdicts: numbers of places,
    /// ascending.
    std::array<std::array<std::vector<std::size_t>, givenVerdicts.size()>, givenVerdicts.size()> cells;
    std::size_t places = 0; ///< that both have judged
    std::size_t same = 0; ///< of them with one verdict
    std::size_t documents = 0; ///< that these places are in
    std::vector<std::size_t> disagreements; ///< numbers of places, ascending
    /// 0..1; nothing: they share no place.
    std::optional<double> share;
    /// -1..1; nothing: no place, or both say one verdict of all (0/0).
    std::optional<double> kappa;
    /// -.2..1; only where more than four fifths of all verdicts of both are one.
    std::optional<double> pabak;
    /// Percentiles of a bootstrap over documents; nothing where there are fewer than two.
    std::optional<metrics::Interval> shareInterval;
    std::optional<metrics::Interval> kappaInterval;
};

/// Of every two judges, by name; numbers of places are those of `places`. Lines that tell no judge, and
/// adjudicated ones, are not asked. Errors: those of bootstrap. O(pairs × (places + trials × documents)).
[[nodiscard]] support::Result<std::vector<JudgeAgreement>> agreements(std::span<const PlaceVerdicts> places,
    const metrics::ResamplingSpec& resampling, support::Progress& progress);

} // namespace touchstone::analysis
