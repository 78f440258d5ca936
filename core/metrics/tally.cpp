// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/tally.h"

namespace touchstone::metrics {

using match::Outcome;

Tally& Tally::operator+=(const Tally& other)
{
    for (std::size_t i = 0; i < counts.size(); ++i) {
        counts[i] += other.counts[i];
    }
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
    const auto& self = *this;
    return self[Outcome::Correct] + self[Outcome::Incorrect] + self[Outcome::Partial]
        + self[Outcome::Spurious];
}

double Tally::credit() const
{
    const auto& self = *this;
    return static_cast<double>(self[Outcome::Correct]) + 0.5 * static_cast<double>(self[Outcome::Partial]);
}

std::optional<double> Tally::precision() const { return ratio(credit(), static_cast<double>(actual())); }

std::optional<double> Tally::recall() const { return ratio(credit(), static_cast<double>(possible())); }

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
    if (denominator == 0.0) {
        return std::nullopt;
    }
    return numerator / denominator;
}

void addRecord(SchemeTallies& tallies, const match::PairOutcome& record)
{
    for (std::size_t i = 0; i < match::allSchemes.size(); ++i) {
        tallies[i].add(record.outcome(match::allSchemes[i]));
    }
}

} // namespace touchstone::metrics
