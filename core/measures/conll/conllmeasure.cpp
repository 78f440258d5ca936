// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/conll/conllmeasure.h"

#include "core/measures/base/tally.h"

namespace touchstone::metrics {

namespace {

void count(ConllCounts& gold, ConllCounts& system, const match::PairOutcome& record)
{
    if (record.hasGold()) {
        ++gold.gold;
        if (record.outcome(match::Scheme::Strict) == match::Outcome::Correct) {
            ++gold.correct;
        }
    }
    if (record.hasSystem()) {
        ++system.system;
    }
}

} // namespace

std::optional<double> ConllCounts::precision() const
{
    return ratio(static_cast<double>(correct), static_cast<double>(system));
}
std::optional<double> ConllCounts::recall() const
{
    return ratio(static_cast<double>(correct), static_cast<double>(gold));
}
std::optional<double> ConllCounts::f1() const { return harmonicMean(precision(), recall()); }

ConllCounts& ConllCounts::operator+=(const ConllCounts& other)
{
    correct += other.correct;
    gold += other.gold;
    system += other.system;
    return *this;
}

void flow(const NumberFlow& to, ConllCounts& counts)
{
    to.number("correct", counts.correct);
    to.number("gold", counts.gold);
    to.number("system", counts.system);
}

void appendStatistics(std::vector<double>& statistics, const ConllCounts& counts)
{
    for (const auto count : { counts.correct, counts.gold, counts.system }) {
        statistics.push_back(static_cast<double>(count));
    }
}

ConllCounts conllCounts(std::span<const match::PairOutcome> records)
{
    ConllCounts counts;
    for (const auto& record : records) {
        count(counts, counts, record);
    }
    return counts;
}

std::vector<ConllCounts> conllByType(std::span<const match::PairOutcome> records, std::size_t typeCount)
{
    std::vector<ConllCounts> rows(typeCount);
    ConllCounts nowhere;
    for (const auto& record : records) {
        count(record.hasGold() ? rows[record.goldType] : nowhere,
            record.hasSystem() ? rows[record.systemType] : nowhere, record);
    }
    return rows;
}

std::vector<double> conllStatistics(std::span<const match::PairOutcome> records)
{
    std::vector<double> statistics;
    appendStatistics(statistics, conllCounts(records));
    statistics.resize(5);
    return statistics;
}

} // namespace touchstone::metrics
