// SPDX-License-Identifier: GPL-3.0-or-later
// Ranking: sorting many rows by small whole numbers that were made once, so that no comparison looks at a
// text.
#pragma once

#include <QString>
#include <QVariant>

#include <cstdint>
#include <span>
#include <vector>

namespace touchstone::ui {

/// A sort key per thing: equal numbers are equal keys. All numbers are below `count`.
struct Ranks
{
    std::vector<std::uint32_t> of;
    std::uint32_t count = 0;
};

/// Sorts row numbers by rank; rows of equal rank keep their order, ascending and descending alike. `rows` are
/// indices into ranks.of. O(rows + count) when count is not far above the number of rows, else
/// O(rows log rows).
void sortByRank(std::vector<std::uint32_t>& rows, const Ranks& ranks, bool descending);

/// The same of things whose ranks stand by their places in `list`.
void sortByPlace(std::span<std::uint32_t> list, const Ranks& ranks, bool descending);
/// Ranks of texts as people sort them (the locale's collation, numbers by value, those below 0 first); texts
/// that collate alike but differ are told apart by code unit; empty texts come last. O(n log n).
[[nodiscard]] Ranks collationRanks(const std::vector<QString>& texts);

/// Ranks of numbers, equal for equal numbers; O(n log n).
[[nodiscard]] Ranks numberRanks(const std::vector<double>& numbers);

/// Ranks of the keys of a column, which are texts, or numbers of which the undefined come last in this order.
[[nodiscard]] Ranks keyRanks(const std::vector<QVariant>& keys, bool descending);

} // namespace touchstone::ui
