// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a gold is wrong, estimated from places that were judged: a random sample, and where scores tell
// what it covers the head of a ranked list, all of which was judged.
//
// The list alone says nothing of the whole gold: it is ranked so that wrong ones come first. So
// wrong = wrong on the list + (places - listed) * wrong in the sample / sample, without the places of the
// sample that are on the list. The interval is Wilson's (1927) on the sample, of an effective size
// n / design effect / (1 - n / rest), shifted and scaled as the estimate. Documents are clusters where the
// sample has fewer than one for two places: the design effect (Kish 1965) is then the variance of the share
// over documents by that of independent places, at least 1.
#pragma once

#include "core/judging/judgedplaces.h"

namespace touchstone::analysis {

inline constexpr std::size_t usualSample = 100; ///< ± 5.7 points where a tenth is wrong

/// Draws places without replacement, each as likely as any other (seeded, the same on every machine and
/// whatever their order), in the order in which they are to be judged: what is judged so far is then a random
/// sample, too. All where there are no more than `size`. Each has the probability size / places to be drawn
/// (Judgement::pi). O(places log places), of sorted ones O(places).
[[nodiscard]] std::vector<JudgedPlace> drawnPlaces(
    std::span<const JudgedPlace> places, std::uint64_t seed, std::size_t size = usualSample);

struct GoldEstimate
{
    std::size_t places = 0; ///< of the gold
    /// Judged on the list, those of the sample that stand above its end among them: all with at least the
    /// lowest score that was judged from the list. 0 where a score is not told: then the sample says all.
    std::size_t listed = 0;
    std::size_t listedWrong = 0;
    std::size_t drawn = 0; ///< judged places of the sample that are not on the list
    std::size_t drawnWrong = 0;
    std::size_t documents = 0; ///< of the drawn
    /// Of listed and drawn: unclear guidelines or broken text. They count as not wrong.
    std::size_t undecided = 0;
    std::size_t outside = 0; ///< judged, but no place of the gold
    std::vector<std::string> judges; ///< whose verdicts are counted, by name
    double designEffect = 1;
    /// Share of the places where the gold is wrong (gold-wrong, both-wrong), 0..1, and its 95 % interval;
    /// nothing: no place was drawn (unless all are on the list).
    std::optional<double> rate;
    double low = 0;
    double high = 0;
};

/// `places`: all of the gold, sorted, each once (placesOf). Judgements that are not marked as drawn or of the
/// list tell nothing here. O(judged log places).
[[nodiscard]] GoldEstimate goldEstimate(
    std::span<const JudgedPlace> places, std::span<const PlaceVerdicts> judged);

} // namespace touchstone::analysis
