// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/tally.h"

namespace touchstone::metrics {

using match::Outcome;

namespace {

constexpr std::size_t placeOf(Outcome outcome) { return static_cast<std::size_t>(outcome); }

/// COR + 0.5 PAR.
double creditOf(std::int64_t correct, std::int64_t partial)
{
    return static_cast<double>(correct) + 0.5 * static_cast<double>(partial);
}

} // namespace

std::int64_t Tally::ofSystem(Outcome outcome) const
{
    return placeOf(outcome) < systemCounts.size() ? systemCounts[placeOf(outcome)]
        : outcome == Outcome::Spurious            ? counts[placeOf(outcome)]
                                                  : 0;
}

void Tally::add(Outcome outcome, std::int64_t number)
{
    counts[placeOf(outcome)] += number;
    if (placeOf(outcome) < systemCounts.size()) {
        systemCounts[placeOf(outcome)] += number;
    }
}

void Tally::addGold(Outcome outcome, std::int64_t number)
{
    if (outcome != Outcome::Spurious) {
        counts[placeOf(outcome)] += number;
    }
}

void Tally::addSystem(Outcome outcome, std::int64_t number)
{
    if (outcome == Outcome::Spurious) {
        counts[placeOf(outcome)] += number;
    } else if (outcome != Outcome::Missing) {
        systemCounts[placeOf(outcome)] += number;
    }
}

Tally& Tally::operator+=(const Tally& other)
{
    for (std::size_t i = 0; i < counts.size(); ++i) {
        counts[i] += other.counts[i];
    }
    for (std::size_t i = 0; i < systemCounts.size(); ++i) {
        systemCounts[i] += other.systemCounts[i];
    }
    systemTold = systemTold && other.systemTold;
    ratesTold = ratesTold && other.ratesTold;
    return *this;
}

std::int64_t Tally::possible() const
{
    const auto& self = *this;
    return self[Outcome::Correct] + self[Outcome::Incorrect] + self[Outcome::Partial]
        + self[Outcome::Missing];
}

std::int64_t Tally::actual() const
{
    return ofSystem(Outcome::Correct) + ofSystem(Outcome::Incorrect) + ofSystem(Outcome::Partial)
        + ofSystem(Outcome::Spurious);
}

double Tally::goldCredit() const
{
    const auto& self = *this;
    return creditOf(self[Outcome::Correct], self[Outcome::Partial]);
}

double Tally::systemCredit() const
{
    return creditOf(ofSystem(Outcome::Correct), ofSystem(Outcome::Partial));
}

std::optional<double> Tally::precision() const
{
    return precisionTold() ? ratio(systemCredit(), static_cast<double>(actual())) : std::nullopt;
}

std::optional<double> Tally::recall() const
{
    return ratesTold ? ratio(goldCredit(), static_cast<double>(possible())) : std::nullopt;
}

std::optional<double> Tally::f1() const { return harmonicMean(precision(), recall()); }

std::optional<double> harmonicMean(std::optional<double> precision, std::optional<double> recall)
{
    if (!precision || !recall) {
        return std::nullopt;
    }
    const auto sum = *precision + *recall;
    return sum == 0.0 ? 0.0 : 2.0 * *precision * *recall / sum;
}

std::optional<double> ratio(double numerator, double denominator)
{
    return denominator == 0.0 ? std::nullopt : std::optional(numerator / denominator);
}

void addRecord(SchemeTallies& tallies, const match::PairOutcome& record)
{
    for (std::size_t i = 0; i < match::allSchemes.size(); ++i) {
        tallies[i].add(record.outcome(match::allSchemes[i]));
    }
}

void addGold(SchemeTallies& tallies, const match::PairOutcome& record)
{
    for (std::size_t i = 0; i < match::allSchemes.size(); ++i) {
        tallies[i].addGold(record.outcome(match::allSchemes[i]));
    }
}

void addSystem(SchemeTallies& tallies, const match::PairOutcome& record)
{
    for (std::size_t i = 0; i < match::allSchemes.size(); ++i) {
        tallies[i].addSystem(record.outcome(match::allSchemes[i]));
    }
}

void flow(const NumberFlow& to, SchemeTallies& tallies)
{
    constexpr std::array names { "cor", "inc", "par", "mis", "spu" };
    constexpr std::array others { "cor_other", "inc_other", "par_other" };
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        auto& tally = tallies[i];
        const auto scheme = to.part(match::schemeName(match::allSchemes[i]));
        for (std::size_t outcome = 0; outcome < names.size(); ++outcome) {
            scheme.number(names.at(outcome), tally.counts.at(outcome));
        }
        // Mostly both sides have the same.
        for (std::size_t outcome = 0; outcome < others.size(); ++outcome) {
            auto more = tally.systemCounts.at(outcome) - tally.counts.at(outcome);
            scheme.number(others.at(outcome), more);
            tally.systemCounts.at(outcome) = tally.counts.at(outcome) + more;
        }
    }
}

std::vector<double> schemeStatisticsOf(const SchemeTallies& tallies)
{
    std::vector<double> result;
    result.reserve(tallies.size() * schemeStatistics);
    for (const auto& tally : tallies) {
        result.insert(result.end(), tally.counts.begin(), tally.counts.end());
        result.insert(result.end(), tally.systemCounts.begin(), tally.systemCounts.end());
    }
    return result;
}

std::vector<double> schemeStatisticsOf(std::span<const match::PairOutcome> records)
{
    SchemeTallies tallies {};
    for (const auto& record : records) {
        addRecord(tallies, record);
    }
    return schemeStatisticsOf(tallies);
}

} // namespace touchstone::metrics
