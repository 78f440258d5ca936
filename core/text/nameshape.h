// SPDX-License-Identifier: GPL-3.0-or-later
// Name shape: how a word or a name is written: capitals, digits and signs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace touchstone::text {

enum class Shape : std::uint8_t {
    Upper, ///< every word in capitals: "NATO", "U.S.", "A"
    Title, ///< every word begins with a capital and goes on in small letters: "Ada Lovelace", "O'Neill"
    Lower,
    TitleLower, ///< words of Title and Lower: "University of Paris"
    Mixed, ///< other letters that know case: "McDonald", "NATO summit"
    Number, ///< digits without letters: "1815", "3.5"
    WithDigit, ///< digits and letters: "B-52"
    Uncased, ///< letters that know no case alone: Arabic, Chinese
    Signs ///< neither letters nor digits, or nothing
};
inline constexpr std::array shapeNames { "UPPER", "Title", "lower", "Title+lower", "mixed", "number",
    "with-digit", "uncased", "signs" };

struct NameShape
{
    Shape shape = Shape::Signs;
    bool digit = false; ///< numbers of Unicode (N*)
    bool hyphen = false; ///< dashes of Unicode (Pd): "-", "–"
    bool fullStop = false; ///< "."
    bool apostrophe = false; ///< "'", U+2019, U+02BC
    bool lowerWord = false; ///< a word in small letters between two that begin with a capital
    friend bool operator==(const NameShape&, const NameShape&) = default;
};

/// Words are runs of letters with the marks on them, and without format signs. Small letters behind an
/// apostrophe belong to the word before it ("John's" is Title); a capital alone is as the other words are.
/// Precondition: well-formed UTF-8. O(bytes).
[[nodiscard]] NameShape nameShape(std::string_view utf8);

/// Are at least 70 % of the letters that know case capitals? False without such letters. Precondition:
/// well-formed UTF-8. O(bytes).
[[nodiscard]] bool mostlyCapitals(std::string_view utf8);

} // namespace touchstone::text
