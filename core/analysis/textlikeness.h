// SPDX-License-Identifier: GPL-3.0-or-later
// Text likeness: is this the text that was expected, or another one?
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"
#include "core/text/text.h"

#include <cstdint>
#include <string>

namespace touchstone::analysis {

struct TextLikeness
{
    std::uint32_t differing = 0; ///< code points to replace, delete or insert
    std::uint32_t compared = 0; ///< code points of the longer text

    /// Nothing but blanks, case and normal form differ.
    [[nodiscard]] bool sameLetters() const { return differing == 0; }
    /// Fewer than two fifths agree: alignment finds no more than chance does. Any two texts of one language
    /// agree in a fifth to three tenths (measured on the newspapers and commentaries of HIPE 2020 and 2022 in
    /// French, Finnish and English, passages of 50 to 4,000 characters: at most 0.36), while the worst pages
    /// of recognition keep half. Texts below ten code points are never another one: that little tells
    /// nothing.
    [[nodiscard]] bool another() const;
    /// "78 %" of the characters differ; "less than 1 %".
    [[nodiscard]] std::string share() const;
};

/// Compares two texts without their blanks, case-folded, in normal form C. Two empty texts are alike. With n
/// the length of the longer one and d the distance O(n·d/64). Errors: Cancelled.
[[nodiscard]] support::Result<TextLikeness> textLikeness(
    const text::Text& a, const text::Text& b, support::Progress& progress);

} // namespace touchstone::analysis
