// SPDX-License-Identifier: GPL-3.0-or-later
// Profile: for each symbol the rows of the gold where it stands, as bits, in memory linear in the gold.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace touchstone::align {

using Word = std::uint64_t;
using Symbol = std::uint32_t;

inline constexpr std::size_t wordBits = 64;
/// Number of ones. Without a processor flag std::popcount is a call into a library, felt in narrow bands.
[[nodiscard]] inline std::int64_t ones(Word word)
{
    word -= (word >> 1U) & 0x5555555555555555U;
    word = (word & 0x3333333333333333U) + ((word >> 2U) & 0x3333333333333333U);
    word = (word + (word >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
    return static_cast<std::int64_t>((word * 0x0101010101010101U) >> 56U);
}

/// What flows down one column from block to block: the difference to the left neighbour of the row above.
struct Carry
{
    Word plus = 1;
    Word minus = 0;
};

/// One block of one column; `left` receives the rows that are one above their left neighbour.
inline void step(Word equal, Word& plus, Word& minus, Carry& carry, Word& left)
{
    const Word vertical = equal | minus;
    equal |= carry.minus;
    const Word diagonal = (((equal & plus) + plus) ^ plus) | equal;
    Word rise = minus | ~(diagonal | plus);
    Word fall = plus & diagonal;
    left = rise;
    const Carry next { rise >> (wordBits - 1), fall >> (wordBits - 1) };
    rise = (rise << 1U) | carry.plus;
    fall = (fall << 1U) | carry.minus;
    plus = fall | ~(vertical | rise);
    minus = rise & vertical;
    carry = next;
}

/// For differences that may be negative.
[[nodiscard]] constexpr std::int64_t signedOf(std::size_t value) { return static_cast<std::int64_t>(value); }
inline constexpr Symbol goldOnly = 0; ///< stands for every symbol that only the gold has
inline constexpr Symbol systemOnly = 1; ///< stands for every symbol that only the system has
inline constexpr Symbol firstShared = 2;

/// A stretch of symbols, read forward or backward.
struct Sequence
{
    const Symbol* data = nullptr;
    std::size_t length = 0;
    bool backward = false;

    [[nodiscard]] Symbol operator[](std::size_t index) const
    {
        return data[backward ? length - 1 - index : index];
    }
    [[nodiscard]] Sequence part(std::size_t begin, std::size_t size) const
    {
        return { data + (backward ? length - begin - size : begin), size, backward };
    }
    [[nodiscard]] Sequence reversed() const { return { data, length, !backward }; }
    friend bool operator==(const Sequence&, const Sequence&) = default;
};

/// A small alphabet has a whole row of words for each symbol. Of a large one only the symbols that are
/// frequent in the gold have; the rare ones have a list of their words that are not zero, unfolded on demand.
/// So thousands of distinct signs cost no more than a few letters: at most 16 bytes for each character of the
/// gold either way.
class Profile
{
public:
    static constexpr std::size_t lanes = 4;

    /// Symbols are below `symbolCount`.
    explicit Profile(std::size_t symbolCount)
        : m_symbolCount(symbolCount)
    {
    }

    /// Takes another gold; nothing to do when it is the one it has, so the symbols must outlive the profile
    /// unchanged. O(length).
    void build(Sequence gold);
    [[nodiscard]] std::size_t blocks() const { return m_blocks; }

    /// The words of a symbol, indexed by block; those outside [first, last] may be wrong. Valid until
    /// `release`, one symbol per lane.
    [[nodiscard]] const Word* row(Symbol symbol, std::size_t lane, std::size_t first, std::size_t last)
    {
        return m_whole ? m_dense.data() + symbol * m_blocks : largeRow(symbol, lane, first, last);
    }
    void release()
    {
        if (!m_whole) {
            clearLanes();
        }
    }

private:
    struct Row
    {
        Symbol symbol = 0;
        std::size_t count = 0; ///< occurrences; afterwards, of a sparse row, its entries
        std::size_t offset = 0;
        bool dense = false;
    };
    struct Lane
    {
        std::vector<Word> words; ///< all zero but for what `row` unfolded
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    void buildWhole(Sequence gold);
    void buildLarge(Sequence gold);
    [[nodiscard]] const Word* largeRow(Symbol symbol, std::size_t lane, std::size_t first, std::size_t last);
    void clearLanes();

    std::size_t m_symbolCount;
    Sequence m_gold;
    std::size_t m_blocks = 0;
    bool m_whole = false; ///< every symbol has its row in m_dense, at symbol · blocks
    std::vector<Word> m_dense;
    // a large alphabet only
    std::vector<std::uint32_t> m_place; ///< by symbol: 1-based index of its row; 0: not in the gold
    std::vector<Row> m_rows;
    /// The words of sparse rows that are not zero, and their blocks.
    std::vector<std::uint32_t> m_entryBlocks;
    std::vector<Word> m_entryWords;
    std::vector<Word> m_zero;
    std::array<Lane, lanes> m_lanes;
};

} // namespace touchstone::align
