// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/goldestimate.h"

#include "core/statistics/resampling.h"
#include "core/support/lookup.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace touchstone::analysis {

namespace {

/// A stream of its own: equal seeds elsewhere draw other numbers.
constexpr std::uint64_t samplingUse = 0x676F6C64;
constexpr double twoSided95 = 1.959963984540054; // normal quantile of .975

/// One judged place as the estimate sees it.
struct SampledPlace
{
    const PlaceVerdicts* verdicts = nullptr;
    bool random = false;
    std::optional<double> score;
};

SampledPlace sampled(const PlaceVerdicts& place)
{
    SampledPlace one { &place, false, place.counted->score };
    bool told = place.counted->sampled.has_value();
    one.random = place.counted->sampled == Sampled::Random;
    for (const auto* const said : place.said) { // who adjudicates need not say how the place was found
        told = told || said->sampled.has_value();
        one.random = one.random || said->sampled == Sampled::Random;
        if (!one.score) {
            one.score = said->score;
        }
    }
    return told ? one : SampledPlace {};
}

bool saysWrong(const PlaceVerdicts& place) { return hasCorrection(place.counted->verdict); }

bool isUndecided(const PlaceVerdicts& place)
{
    return place.counted->verdict == Verdict::UnclearGuideline
        || place.counted->verdict == Verdict::BrokenText;
}

/// Where the list ends: the lowest score judged on it. Nothing: there is none, or not all tell their scores.
std::optional<double> endOfList(const std::vector<SampledPlace>& judged)
{
    double end = std::numeric_limits<double>::infinity();
    for (const auto& one : judged) {
        if (!one.score) {
            return std::nullopt;
        }
        end = one.random ? end : std::min(end, *one.score);
    }
    return std::isfinite(end) ? std::optional(end) : std::nullopt;
}

/// Kish's factor, from the share's variance over documents. `documents`: drawn and wrong of each.
double designEffectOf(
    const std::map<std::pair<std::string, std::string>, std::pair<double, double>>& documents, double drawn,
    double wrong)
{
    const auto clusters = static_cast<double>(documents.size());
    const double share = wrong / drawn;
    if (clusters < 2 || clusters >= drawn / 2 || share <= 0 || share >= 1) {
        return 1;
    }
    double squares = 0;
    for (const auto& [name, counts] : documents) {
        const double off = counts.second - share * counts.first;
        squares += off * off;
    }
    const double ofClusters = clusters / (clusters - 1) * squares / (drawn * drawn);
    return std::max(1.0, ofClusters / (share * (1 - share) / (drawn - 1)));
}

struct Bounds
{
    double low = 0;
    double high = 0;
};

/// `size` may be infinite: then the share is known.
Bounds wilson(double share, double size)
{
    const double weight = twoSided95 * twoSided95 / size;
    const double middle = share + weight / 2;
    const double half = twoSided95 * std::sqrt(share * (1 - share) / size + weight / (4 * size));
    return { std::max(0.0, (middle - half) / (1 + weight)), std::min(1.0, (middle + half) / (1 + weight)) };
}

} // namespace

std::vector<JudgedPlace> drawnPlaces(
    std::span<const JudgedPlace> places, std::uint64_t seed, std::size_t size)
{
    std::vector<JudgedPlace> sorted;
    if (std::ranges::adjacent_find(places, std::ranges::greater_equal()) != places.end()) {
        sorted.assign(places.begin(), places.end());
        support::sortUnique(sorted);
        places = sorted;
    }
    std::vector<std::uint32_t> numbers(places.size());
    std::iota(numbers.begin(), numbers.end(), 0U);
    std::vector<JudgedPlace> drawn;
    metrics::RandomBits random(seed, samplingUse, 0);
    for (std::size_t i = 0; i < std::min(size, numbers.size()); ++i) {
        std::swap(numbers[i], numbers[i + random.below(static_cast<std::uint32_t>(numbers.size() - i))]);
        drawn.push_back(places[numbers[i]]);
    }
    return drawn;
}

GoldEstimate goldEstimate(std::span<const JudgedPlace> places, std::span<const PlaceVerdicts> judged)
{
    GoldEstimate estimate;
    estimate.places = places.size();
    std::vector<SampledPlace> used;
    for (const auto& place : judged) {
        const auto one = sampled(place);
        if (!std::ranges::binary_search(places, place.place)) {
            ++estimate.outside;
        } else if (one.verdicts != nullptr) {
            used.push_back(one);
        }
    }
    const auto end = endOfList(used);
    std::map<std::pair<std::string, std::string>, std::pair<double, double>> documents;
    for (const auto& one : used) {
        const bool onList = end && (!one.random || *one.score >= *end);
        if (!onList && !one.random) {
            continue;
        }
        const auto& place = *one.verdicts;
        const bool wrong = saysWrong(place);
        ++(onList ? estimate.listed : estimate.drawn);
        (onList ? estimate.listedWrong : estimate.drawnWrong) += wrong ? 1 : 0;
        estimate.undecided += isUndecided(place) ? 1U : 0U;
        if (!place.counted->judge.empty()) {
            estimate.judges.push_back(place.counted->judge);
        }
        if (!onList) {
            auto& counts = documents[{ place.place.set, place.place.document }];
            counts.first += 1;
            counts.second += wrong ? 1 : 0;
        }
    }
    support::sortUnique(estimate.judges);
    estimate.documents = documents.size();
    const auto all = static_cast<double>(estimate.places);
    const auto rest = all - static_cast<double>(estimate.listed);
    const auto drawn = static_cast<double>(estimate.drawn);
    const auto listedWrong = static_cast<double>(estimate.listedWrong);
    if (all > 0 && rest == 0) {
        estimate.rate = estimate.low = estimate.high = listedWrong / all;
    } else if (drawn > 0) {
        const auto wrong = static_cast<double>(estimate.drawnWrong);
        const double share = wrong / drawn;
        estimate.designEffect = designEffectOf(documents, drawn, wrong);
        const double unseen = 1 - drawn / rest;
        const auto bounds = wilson(share,
            unseen > 0 ? drawn / estimate.designEffect / unseen : std::numeric_limits<double>::infinity());
        const auto ofAll = [&](double value) { return (listedWrong + rest * value) / all; };
        estimate.rate = ofAll(share);
        estimate.low = ofAll(bounds.low);
        estimate.high = ofAll(bounds.high);
    }
    return estimate;
}

} // namespace touchstone::analysis
