// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of two texts on common columns, from their alignment; declared in alignment.h.
#include "core/align/alignment.h"

namespace touchstone::align {

namespace {

using Entry = ColumnEntry;

/// The last entry that starts at or before a position: past all empty blocks that lie there.
std::size_t entryAt(const std::vector<Entry>& entries, std::uint32_t Entry::*side, std::uint32_t position)
{
    const auto after = std::partition_point(
        entries.begin(), entries.end(), [&](const Entry& entry) { return entry.*side <= position; });
    return static_cast<std::size_t>(after - entries.begin()) - 1;
}

/// How far into an entry's block a position on one side is, counted in columns.
std::uint32_t columnsInto(const std::vector<Entry>& entries, std::size_t index, std::uint32_t offset)
{
    const auto& next = entries[std::min(index + 1, entries.size() - 1)];
    return std::min(offset, next.column - entries[index].column);
}

std::uint32_t columnOf(const std::vector<Entry>& entries, std::uint32_t Entry::*side, std::uint32_t position)
{
    const auto index = entryAt(entries, side, position);
    const auto& entry = entries[index];
    return entry.column + columnsInto(entries, index, position - entry.*side);
}

/// The position that a column has on one side.
std::uint32_t positionOf(const std::vector<Entry>& entries, std::uint32_t Entry::*side, std::uint32_t column)
{
    const auto& entry = entries[entryAt(entries, &Entry::column, column)];
    return entry.*side + (column - entry.column);
}

text::Span projected(
    const std::vector<Entry>& entries, std::uint32_t Entry::*from, std::uint32_t Entry::*to, text::Span span)
{
    const auto begin = columnOf(entries, from, span.begin);
    const auto end = columnOf(entries, from, span.end);
    if (begin < end) {
        return { positionOf(entries, to, begin), positionOf(entries, to, end - 1) + 1 };
    }
    const auto index = entryAt(entries, from, span.begin);
    const auto& entry = entries[index];
    const auto position = entry.*to + columnsInto(entries, index, span.begin - entry.*from);
    return { position, position };
}

} // namespace

std::vector<ColumnEntry> columnEntries(const TextAlignment& alignment, bool gaps)
{
    std::vector<ColumnEntry> entries { {} };
    entries.reserve(alignment.blocks.size() + 1);
    for (const auto& block : alignment.blocks) {
        const auto [shorter, longer] = std::minmax({ block.gold.length(), block.system.length() });
        entries.push_back(
            { block.gold.end, block.system.end, entries.back().column + (gaps ? longer : shorter) });
    }
    return entries;
}

std::uint32_t ColumnMap::ofGold(std::uint32_t position) const
{
    return columnOf(m_entries, &Entry::gold, position);
}

std::uint32_t ColumnMap::ofSystem(std::uint32_t position) const
{
    return columnOf(m_entries, &Entry::system, position);
}

text::Span ColumnMap::goldToSystem(text::Span gold) const
{
    return projected(m_entries, &Entry::gold, &Entry::system, gold);
}

text::Span ColumnMap::systemToGold(text::Span system) const
{
    return projected(m_entries, &Entry::system, &Entry::gold, system);
}

} // namespace touchstone::align
