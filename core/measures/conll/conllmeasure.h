// SPDX-License-Identifier: GPL-3.0-or-later
// CoNLL scores: exact span and type, as conlleval and seqeval count.
#pragma once

#include "core/match/model/outcome.h"
#include "core/measures/base/numbertree.h"

#include <cstddef>

namespace touchstone::metrics {

/// Counts of one type in the usual sense: every gold annotation of the type, every system annotation of it.
struct ConllCounts
{
    std::int64_t correct = 0;
    std::int64_t gold = 0;
    std::int64_t system = 0;

    [[nodiscard]] std::optional<double> precision() const;
    [[nodiscard]] std::optional<double> recall() const;
    [[nodiscard]] std::optional<double> f1() const;
    ConllCounts& operator+=(const ConllCounts& other);
    friend bool operator==(const ConllCounts&, const ConllCounts&) = default;
};
void flow(const NumberFlow& to, ConllCounts& counts);
/// Correct, gold and system behind what a list of statistics holds.
void appendStatistics(std::vector<double>& statistics, const ConllCounts& counts);
/// The statistics of the measure `conll` that these records are; they tell no tags.
[[nodiscard]] std::vector<double> conllStatistics(std::span<const match::PairOutcome> records);

/// All types together.
[[nodiscard]] ConllCounts conllCounts(std::span<const match::PairOutcome> records);

/// By type number, `typeCount` of them. Records of a type confusion count in two rows, once on each side,
/// which is why rows are not made from statistics of disjoint sets of records.
[[nodiscard]] std::vector<ConllCounts> conllByType(
    std::span<const match::PairOutcome> records, std::size_t typeCount);

} // namespace touchstone::metrics
