// SPDX-License-Identifier: GPL-3.0-or-later
// Texts with repeatable noise, and the judges of their alignments: libedlib, and what holds for every path.
#pragma once

#include "core/align/alignment.h"

#include <random>
#include <string>
#include <string_view>

namespace touchstone::tests {

/// Repeatable noise: the generator's own numbers only, no library distribution.
class Noise
{
public:
    explicit Noise(unsigned seed)
        : m_random(seed)
    {
    }
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random()) % limit; }
    bool chance(unsigned perMille) { return below(1000) < perMille; }

    std::u32string letters(std::size_t length, std::size_t alphabet, char32_t base = U'0')
    {
        std::u32string text;
        while (text.size() < length) {
            text.push_back(base + static_cast<char32_t>(below(alphabet)));
        }
        return text;
    }
    std::u32string prose(std::size_t length)
    {
        static const std::u32string words[]
            = { U"the ", U"of ", U"and ", U"in ", U"Geneva ", U"that ", U"was ", U"house ", U"1848, ",
                  U"year ", U"council ", U"with ", U"street ", U"Mr. ", U"a ", U"morning.\n" };
        std::u32string text;
        while (text.size() < length) {
            text += words[below(16)];
        }
        text.resize(length);
        return text;
    }
    /// Equal shares of substitution, deletion and insertion.
    std::u32string noisy(
        const std::u32string& text, unsigned perMille, std::size_t alphabet, char32_t base = U'0')
    {
        std::u32string result;
        for (const auto character : text) {
            if (!chance(perMille)) {
                result.push_back(character);
                continue;
            }
            const auto kind = below(3);
            if (kind != 1) {
                result.push_back(base + static_cast<char32_t>(below(alphabet)));
            }
            if (kind == 2) {
                result.push_back(character);
            }
        }
        return result;
    }

private:
    std::mt19937 m_random;
};

/// Of an alignment that nobody stops.
[[nodiscard]] align::TextAlignment aligned(std::u32string_view gold, std::u32string_view system);

/// Symbols of both sides are renamed to bytes, those of one side share one; more than 254 shared ones are too
/// many for it.
[[nodiscard]] align::TextAlignment byEdlib(std::u32string_view gold, std::u32string_view system);

/// "3= 1X 2D 1I ".
[[nodiscard]] std::string shown(const align::TextAlignment& alignment);

void expectSame(const align::TextAlignment& got, const align::TextAlignment& wanted, std::u32string_view gold,
    std::u32string_view system);

/// What holds for every alignment, whatever the path.
void expectSound(const align::TextAlignment& alignment, std::u32string_view gold, std::u32string_view system);

void expectAsEdlib(std::u32string_view gold, std::u32string_view system);

} // namespace touchstone::tests
