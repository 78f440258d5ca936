// SPDX-License-Identifier: GPL-3.0-or-later
// CountColumn: a count of a measure that pairs trees or slots, as a column of its tables and as a category of
// its records.
#pragma once

#include "core/evaluation/records/sheetcells.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

template <typename Counts> struct CountColumn
{
    const char* category;
    const char* id;
    const char* title;
    const char* meaning;
    bool lowerIsBetter;
    std::int64_t (*value)(const Counts& counts);
};

/// In the order of the bits.
template <typename Counts, std::size_t size>
std::vector<std::string> categoriesOf(const std::array<CountColumn<Counts>, size>& columns)
{
    return support::listOf(columns, &CountColumn<Counts>::category);
}

/// `has`: by column.
template <std::size_t size> std::uint32_t bitsOf(const std::array<bool, size>& has)
{
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < has.size(); ++i) {
        bits |= (has[i] ? 1U : 0U) << i;
    }
    return bits;
}

template <typename Counts, std::size_t size>
void addHeads(std::vector<Sheet::Column>& heads, const std::array<CountColumn<Counts>, size>& columns)
{
    for (const auto& column : columns) {
        heads.push_back({ column.id, column.title, column.meaning, column.lowerIsBetter });
    }
}

/// `link`: what the counts have in common; nothing: they cannot be followed.
template <typename Counts, std::size_t size>
std::vector<SheetCell> countCells(const std::array<CountColumn<Counts>, size>& columns, const Counts& counts,
    const std::optional<RecordFilter>& link)
{
    std::vector<SheetCell> cells;
    for (const auto& column : columns) {
        auto counted = link;
        if (counted) {
            counted->categories = { column.category };
        }
        cells.push_back(countCell(column.value(counts), counted));
    }
    return cells;
}

} // namespace touchstone::analysis
