// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/alignment.h"

namespace touchstone::align {

namespace {

/// The last entry that starts at or before a position: past all empty blocks that lie there.
template <typename Entry>
std::size_t entryAt(const std::vector<Entry>& entries, std::uint32_t Entry::*side, std::uint32_t position)
{
    const auto after = std::partition_point(
        entries.begin(), entries.end(), [&](const Entry& entry) { return entry.*side <= position; });
    return static_cast<std::size_t>(after - entries.begin()) - 1;
}

/// How far into an entry's block a position on one side is, counted in columns.
template <typename Entry>
std::uint32_t columnsInto(const std::vector<Entry>& entries, std::size_t index, std::uint32_t offset)
{
    const auto& next = entries[std::min(index + 1, entries.size() - 1)];
    return std::min(offset, next.column - entries[index].column);
}

template <typename Entry>
std::uint32_t columnOf(const std::vector<Entry>& entries, std::uint32_t Entry::*side, std::uint32_t position)
{
    const auto index = entryAt(entries, side, position);
    const auto& entry = entries[index];
    return entry.column + columnsInto(entries, index, position - entry.*side);
}

/// The position that a column has on one side.
template <typename Entry>
std::uint32_t positionOf(const std::vector<Entry>& entries, std::uint32_t Entry::*side, std::uint32_t column)
{
    const auto& entry = entries[entryAt(entries, &Entry::column, column)];
    return entry.*side + (column - entry.column);
}

template <typename Entry>
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

ColumnMap::ColumnMap(const TextAlignment& alignment)
{
    Entry entry;
    m_entries.reserve(alignment.blocks.size() + 1);
    for (const auto& block : alignment.blocks) {
        m_entries.push_back(entry);
        entry.gold = block.gold.end;
        entry.system = block.system.end;
        entry.column += std::min(block.gold.length(), block.system.length());
    }
    m_entries.push_back(entry);
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
