// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/agreement.h"

#include "core/support/lookup.h"

#include <cmath>
#include <limits>

namespace touchstone::analysis {

namespace {

constexpr std::size_t verdictCount = givenVerdicts.size();
constexpr std::size_t cellCount = verdictCount * verdictCount;

/// Share and kappa of a table, cell by cell; NaN: undefined.
std::pair<double, double> shareAndKappa(std::span<const double> cells)
{
    std::array<double, verdictCount> rows {};
    std::array<double, verdictCount> columns {};
    double all = 0;
    double same = 0;
    for (std::size_t i = 0; i < cellCount; ++i) {
        rows.at(i / verdictCount) += cells[i];
        columns.at(i % verdictCount) += cells[i];
        all += cells[i];
        same += i / verdictCount == i % verdictCount ? cells[i] : 0;
    }
    // Counts are whole and small, so that all of it is exact up to the division.
    double chance = 0;
    for (std::size_t i = 0; i < verdictCount; ++i) {
        chance += rows.at(i) * columns.at(i);
    }
    constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
    const double rest = all * all - chance;
    return { all > 0 ? same / all : undefined, rest > 0 ? (all * same - chance) / rest : undefined };
}

std::optional<double> defined(double value)
{
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

const Judgement* saidBy(const PlaceVerdicts& place, const std::string& judge)
{
    const auto* const said = support::found(place.said, judge, &Judgement::judge);
    return said == nullptr ? nullptr : *said;
}

/// More than four fifths of both judges' verdictCount are one.
bool prevails(const std::array<double, cellCount>& cells, double places)
{
    constexpr double most = 0.8;
    for (std::size_t verdict = 0; verdict < verdictCount; ++verdict) {
        double said = 0;
        for (std::size_t other = 0; other < verdictCount; ++other) {
            said += cells.at(verdict * verdictCount + other) + cells.at(other * verdictCount + verdict);
        }
        if (said > most * 2 * places) {
            return true;
        }
    }
    return false;
}

support::Result<JudgeAgreement> agreement(std::span<const PlaceVerdicts> places, std::string first,
    std::string second, const metrics::ResamplingSpec& resampling, support::Progress& progress)
{
    JudgeAgreement both;
    both.first = std::move(first);
    both.second = std::move(second);
    std::array<double, cellCount> cells {};
    std::map<std::pair<std::string, std::string>, std::array<double, cellCount>> byDocument;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto* const one = saidBy(places[i], both.first);
        const auto* const other = saidBy(places[i], both.second);
        if (one == nullptr || other == nullptr) {
            continue;
        }
        const auto row = static_cast<std::size_t>(one->verdict);
        const auto column = static_cast<std::size_t>(other->verdict);
        both.cells.at(row).at(column).push_back(i);
        cells.at(row * verdictCount + column) += 1;
        byDocument[{ places[i].place.set, places[i].place.document }].at(row * verdictCount + column) += 1;
        ++both.places;
        if (row == column) {
            ++both.same;
        } else {
            both.disagreements.push_back(i);
        }
    }
    both.documents = byDocument.size();
    const auto [share, kappa] = shareAndKappa(cells);
    both.share = defined(share);
    both.kappa = defined(kappa);
    if (both.share && prevails(cells, static_cast<double>(both.places))) {
        both.pabak = (verdictCount * *both.share - 1) / (verdictCount - 1);
    }
    if (both.documents < 2) {
        return both;
    }
    metrics::UnitTable table(cellCount);
    for (const auto& [document, counts] : byDocument) {
        table.addUnit(std::span<const double>(counts));
    }
    const auto scores = [](std::span<const double> sums, std::span<double> values) {
        std::tie(values[0], values[1]) = shareAndKappa(sums);
    };
    auto values = metrics::bootstrap(table, 2, scores, resampling, progress);
    if (!values) {
        return tl::unexpected(values.error());
    }
    const auto trials = std::span<const double>(*values);
    both.shareInterval
        = metrics::percentileInterval(trials.first(resampling.trials), resampling.confidenceLevel);
    if (both.kappa) {
        both.kappaInterval
            = metrics::percentileInterval(trials.subspan(resampling.trials), resampling.confidenceLevel);
    }
    return both;
}

} // namespace

support::Result<std::vector<JudgeAgreement>> agreements(std::span<const PlaceVerdicts> places,
    const metrics::ResamplingSpec& resampling, support::Progress& progress)
{
    std::vector<std::string> judges;
    for (const auto& place : places) {
        for (const auto* const said : place.said) {
            judges.push_back(said->judge);
        }
    }
    support::sortUnique(judges);
    std::vector<JudgeAgreement> all;
    for (std::size_t i = 0; i < judges.size(); ++i) {
        for (std::size_t j = i + 1; j < judges.size(); ++j) {
            auto both = agreement(places, judges[i], judges[j], resampling, progress);
            if (!both) {
                return tl::unexpected(both.error());
            }
            all.push_back(std::move(*both));
        }
    }
    return all;
}

} // namespace touchstone::analysis
