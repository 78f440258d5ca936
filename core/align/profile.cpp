// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/profile.h"

#include <algorithm>

namespace touchstone::align {

void Profile::build(Sequence gold)
{
    if (gold == m_gold) {
        return;
    }
    m_gold = gold;
    m_blocks = (gold.length + wordBits - 1) / wordBits;
    m_whole = m_symbolCount * m_blocks <= std::max<std::size_t>(2 * gold.length, 2 * wordBits);
    if (m_whole) {
        buildWhole(gold);
    } else {
        buildLarge(gold);
    }
}

/// Symbols of the gold alone get bits too, in a row that nobody asks for.
void Profile::buildWhole(Sequence gold)
{
    m_dense.assign(m_symbolCount * m_blocks, 0);
    auto at = gold.backward ? static_cast<std::ptrdiff_t>(gold.length) - 1 : 0;
    const std::ptrdiff_t stride = gold.backward ? -1 : 1;
    for (std::size_t block = 0; block < m_blocks; ++block) {
        auto* const words = m_dense.data() + block;
        const auto rows = std::min(wordBits, gold.length - block * wordBits);
        for (std::size_t row = 0; row < rows; ++row) {
            words[gold.data[at] * m_blocks] |= Word { 1 } << row;
            at += stride;
        }
    }
}

void Profile::buildLarge(Sequence gold)
{
    m_place.resize(m_symbolCount, 0);
    for (const auto& row : m_rows) {
        m_place[row.symbol] = 0;
    }
    m_rows.clear();
    for (std::size_t i = 0; i < gold.length; ++i) {
        const auto symbol = gold[i];
        if (symbol == goldOnly) {
            continue;
        }
        auto& place = m_place[symbol];
        if (place == 0) {
            m_rows.push_back({ symbol });
            place = static_cast<std::uint32_t>(m_rows.size());
        }
        ++m_rows[place - 1].count;
    }
    std::size_t words = 0;
    std::size_t entries = 0;
    for (auto& row : m_rows) {
        row.dense = row.count * 2 >= m_blocks;
        row.offset = row.dense ? words : entries;
        (row.dense ? words : entries) += row.dense ? m_blocks : row.count;
        row.count = 0;
    }
    m_dense.assign(words, 0);
    m_entryBlocks.resize(entries);
    m_entryWords.resize(entries);
    for (std::size_t i = 0; i < gold.length; ++i) {
        const auto symbol = gold[i];
        if (symbol == goldOnly) {
            continue;
        }
        auto& row = m_rows[m_place[symbol] - 1];
        const auto block = i / wordBits;
        const auto bit = Word { 1 } << (i % wordBits);
        if (row.dense) {
            m_dense[row.offset + block] |= bit;
        } else if (row.count > 0 && m_entryBlocks[row.offset + row.count - 1] == block) {
            m_entryWords[row.offset + row.count - 1] |= bit;
        } else {
            m_entryBlocks[row.offset + row.count] = static_cast<std::uint32_t>(block);
            m_entryWords[row.offset + row.count] = bit;
            ++row.count;
        }
    }
    m_zero.assign(m_blocks, 0);
    for (auto& lane : m_lanes) {
        lane = Lane { std::move(lane.words) };
        lane.words.assign(entries > 0 ? m_blocks : 0, 0);
    }
}

const Word* Profile::largeRow(Symbol symbol, std::size_t lane, std::size_t first, std::size_t last)
{
    const auto place = m_place[symbol];
    if (place == 0) {
        return m_zero.data();
    }
    const auto& row = m_rows[place - 1];
    if (row.dense) {
        return m_dense.data() + row.offset;
    }
    auto& use = m_lanes[lane];
    const auto begin = m_entryBlocks.begin() + static_cast<std::ptrdiff_t>(row.offset);
    const auto end = begin + static_cast<std::ptrdiff_t>(row.count);
    const auto from = std::lower_bound(begin, end, first);
    use.begin = static_cast<std::size_t>(from - m_entryBlocks.begin());
    use.end = use.begin;
    for (auto at = from; at != end && *at <= last; ++at, ++use.end) {
        use.words[*at] = m_entryWords[use.end];
    }
    return use.words.data();
}

void Profile::clearLanes()
{
    for (auto& lane : m_lanes) {
        for (; lane.begin < lane.end; ++lane.begin) {
            lane.words[m_entryBlocks[lane.begin]] = 0;
        }
    }
}

} // namespace touchstone::align
