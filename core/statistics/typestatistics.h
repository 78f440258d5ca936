// SPDX-License-Identifier: GPL-3.0-or-later
// What a record adds to the statistics of its types, for intervals and tests type by type; by which names
// types of several systems are the same.
#pragma once

#include "core/statistics/significance.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace touchstone::analysis {

/// A statistic of a type, before types are told apart by number.
struct TypeCount
{
    std::uint32_t type = 0; ///< number among TypeCounting::labels
    std::uint32_t statistic = 0; ///< number among MeasureResult::statisticNames
};

/// The records that rows of types count, and what a record adds to the rows of its types: one each.
struct TypeCounting
{
    std::span<const std::string> labels; ///< what type numbers mean
    std::span<const match::PairOutcome> records;
    void (*countsOf)(const match::PairOutcome& record, std::vector<TypeCount>& counts) = nullptr;
};

/// Nothing where rows of types do not count records. Else the counts fill all of the measure's statistics:
/// conll's credit for related types has none. Looks into the system, which must outlive it.
[[nodiscard]] std::optional<TypeCounting> typeCounting(const MeasuredSystem& system);

/// Is any of them read as HIPE's scorer does, so that types meet without case?
[[nodiscard]] bool comparedWithoutCase(std::span<const MeasuredSystem> systems);
/// By what each of one system's types is compared: without case in upper case, unless that would bring two of
/// them together. O(labels log labels).
[[nodiscard]] std::vector<std::string> comparableTypes(std::span<const std::string> labels, bool withoutCase);

} // namespace touchstone::analysis
