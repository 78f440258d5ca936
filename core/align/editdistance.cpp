// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/editdistance.h"

#include "core/align/alignment.h"
#include "core/align/profile.h"

#include <algorithm>
#include <array>
#include <vector>

namespace touchstone::align {

namespace {

constexpr std::size_t bandedFrom = 2048;

/// Which rows of a pattern of at most 64 characters hold a character.
class RowMasks
{
public:
    explicit RowMasks(std::u32string_view pattern)
    {
        for (std::size_t row = 0; row < pattern.size(); ++row) {
            place(pattern[row]) |= Word(1) << row;
        }
    }

    [[nodiscard]] Word of(char32_t character) const
    {
        if (character < direct) {
            return m_direct[character];
        }
        if (!m_beyond) {
            return 0;
        }
        for (auto slot = character % slots;; slot = (slot + 1) % slots) {
            if (m_masks[slot] == 0 || m_keys[slot] == character) {
                return m_masks[slot];
            }
        }
    }

private:
    static constexpr std::size_t direct = 128;
    static constexpr std::size_t slots = 2 * wordBits; // never more than half full

    Word& place(char32_t character)
    {
        if (character < direct) {
            return m_direct[character];
        }
        if (!m_beyond) {
            m_beyond = true;
            m_masks.fill(0);
        }
        auto slot = character % slots;
        while (m_masks[slot] != 0 && m_keys[slot] != character) {
            slot = (slot + 1) % slots;
        }
        m_keys[slot] = character;
        return m_masks[slot];
    }

    std::array<Word, direct> m_direct {};
    bool m_beyond = false; ///< the rest is in use
    std::array<Word, slots> m_masks;
    std::array<char32_t, slots> m_keys;
};

/// `pattern`: 1 to 64 characters.
std::uint32_t distanceInOneWord(std::u32string_view pattern, std::u32string_view text)
{
    const RowMasks rows(pattern);
    const Word last = Word(1) << (pattern.size() - 1);
    Word up = ~Word(0); // vertical steps of +1
    Word down = 0; // of -1
    auto distance = static_cast<std::uint32_t>(pattern.size());
    for (const auto character : text) {
        const Word match = rows.of(character);
        const Word diagonal = (((match & up) + up) ^ up) | match | down;
        Word right = down | ~(diagonal | up); // horizontal steps of +1
        Word left = up & diagonal;
        distance += (right & last) != 0 ? 1U : 0U;
        distance -= (left & last) != 0 ? 1U : 0U;
        right = (right << 1U) | 1U;
        left <<= 1U;
        up = left | ~(diagonal | right);
        down = right & diagonal;
    }
    return distance;
}

/// One row of the table after another; blocks of 64 rows of the pattern in a column of words.
std::uint32_t distanceInBlocks(std::u32string_view pattern, std::u32string_view text)
{
    const auto blocks = (pattern.size() + wordBits - 1) / wordBits;
    std::vector<RowMasks> rows;
    rows.reserve(blocks);
    for (std::size_t block = 0; block < blocks; ++block) {
        rows.emplace_back(pattern.substr(block * wordBits, wordBits));
    }
    std::vector<Word> ups(blocks, ~Word(0));
    std::vector<Word> downs(blocks, 0);
    const Word last = Word(1) << ((pattern.size() - 1) % wordBits);
    auto distance = static_cast<std::uint32_t>(pattern.size());
    for (const auto character : text) {
        Word carryRight = 1;
        Word carryLeft = 0;
        for (std::size_t block = 0; block < blocks; ++block) {
            const Word up = ups[block];
            const Word down = downs[block];
            const Word match = rows[block].of(character) | carryLeft;
            const Word diagonal = (((match & up) + up) ^ up) | match | down;
            Word right = down | ~(diagonal | up);
            Word left = up & diagonal;
            if (block + 1 == blocks) {
                distance += (right & last) != 0 ? 1U : 0U;
                distance -= (left & last) != 0 ? 1U : 0U;
            }
            const Word nextRight = right >> (wordBits - 1);
            const Word nextLeft = left >> (wordBits - 1);
            right = (right << 1U) | carryRight;
            left = (left << 1U) | carryLeft;
            ups[block] = left | ~(diagonal | right);
            downs[block] = right & diagonal;
            carryRight = nextRight;
            carryLeft = nextLeft;
        }
    }
    return distance;
}

/// Cuts off what both share at either end.
void trim(std::u32string_view& a, std::u32string_view& b)
{
    std::size_t front = 0;
    const auto shorter = std::min(a.size(), b.size());
    while (front < shorter && a[front] == b[front]) {
        ++front;
    }
    a.remove_prefix(front);
    b.remove_prefix(front);
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
}

} // namespace

support::Result<std::uint32_t> editDistance(
    std::u32string_view a, std::u32string_view b, support::Progress& progress)
{
    trim(a, b);
    if (a.size() > b.size()) {
        std::swap(a, b);
    }
    if (a.empty()) {
        return static_cast<std::uint32_t>(b.size());
    }
    if (a.size() <= wordBits) {
        return distanceInOneWord(a, b);
    }
    if (a.size() <= bandedFrom) {
        return distanceInBlocks(a, b);
    }
    const auto alignment = alignCharacters(a, b, progress);
    if (!alignment) {
        return tl::unexpected(alignment.error());
    }
    return static_cast<std::uint32_t>(alignment->distance);
}

} // namespace touchstone::align
