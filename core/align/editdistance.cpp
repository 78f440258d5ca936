// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/editdistance.h"

#include "core/align/alignment.h"
#include "core/align/profile.h"

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
        return character < direct ? m_direct[character] : m_beyond ? m_masks[slotOf(character)] : 0;
    }

private:
    static constexpr std::size_t direct = 128;
    static constexpr std::size_t slots = 2 * wordBits; // never more than half full

    /// Where a character stands, or may stand.
    [[nodiscard]] std::size_t slotOf(char32_t character) const
    {
        auto slot = character % slots;
        while (m_masks[slot] != 0 && m_keys[slot] != character) {
            slot = (slot + 1) % slots;
        }
        return slot;
    }
    Word& place(char32_t character)
    {
        if (character < direct) {
            return m_direct[character];
        }
        if (!m_beyond) {
            m_beyond = true;
            m_masks.fill(0);
        }
        const auto slot = slotOf(character);
        m_keys[slot] = character;
        return m_masks[slot];
    }

    std::array<Word, direct> m_direct {};
    bool m_beyond = false; ///< the rest is in use
    std::array<Word, slots> m_masks;
    std::array<char32_t, slots> m_keys;
};

/// The sum of the vertical steps (+1 and -1) of the first `rows` rows of a word.
std::int64_t climb(Word up, Word down, std::size_t rows)
{
    const Word held = ~Word(0) >> (wordBits - rows);
    return ones(up & held) - ones(down & held);
}

/// `pattern`: 1 to 64 characters.
std::uint32_t distanceInOneWord(std::u32string_view pattern, std::u32string_view text)
{
    const RowMasks rows(pattern);
    Word up = ~Word(0); // vertical steps of +1
    Word down = 0; // of -1
    Word left = 0;
    for (const auto character : text) {
        Carry carry;
        step(rows.of(character), up, down, carry, left);
    }
    return static_cast<std::uint32_t>(signedOf(text.size()) + climb(up, down, pattern.size()));
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
    Word left = 0;
    for (const auto character : text) {
        Carry carry;
        for (std::size_t block = 0; block < blocks; ++block) {
            step(rows[block].of(character), ups[block], downs[block], carry, left);
        }
    }
    auto distance = signedOf(text.size());
    for (std::size_t block = 0; block < blocks; ++block) {
        distance += climb(ups[block], downs[block], std::min(wordBits, pattern.size() - block * wordBits));
    }
    return static_cast<std::uint32_t>(distance);
}

/// Cuts off what both share at either end.
void trim(std::u32string_view& a, std::u32string_view& b)
{
    const auto differing = std::ranges::mismatch(a, b);
    a.remove_prefix(static_cast<std::size_t>(differing.in1 - a.begin()));
    b.remove_prefix(static_cast<std::size_t>(differing.in2 - b.begin()));
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
