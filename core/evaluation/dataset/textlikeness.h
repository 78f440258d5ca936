// SPDX-License-Identifier: GPL-3.0-or-later
// Text likeness: is this the text that was expected, or another one?
#pragma once

#include "core/annotation/corpus.h"
#include "core/support/progress.h"
#include "core/support/result.h"
#include "core/text/text.h"

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
    /// of recognition keep half. Texts below ten code points are never another one: so little proves
    /// nothing.
    [[nodiscard]] bool another() const;
    /// "78 % of the characters differ"; "less than 1 % …".
    [[nodiscard]] support::Message differs() const;
};

/// Compares two texts without their blanks, case-folded, in normal form C. Two empty texts are alike. With n
/// the length of the longer one and d the distance O(n·d/64). Errors: Cancelled.
[[nodiscard]] support::Result<TextLikeness> textLikeness(
    const text::Text& a, const text::Text& b, support::Progress& progress);

/// Words that are hidden for their licence are all one: only their number means something.
[[nodiscard]] bool masked(const annotation::Document& document);

/// Have both the same tokens, in whatever order? Never without tokens. O(tokens log tokens).
[[nodiscard]] bool sameTokens(const annotation::Document& a, const annotation::Document& b);

/// Does the system's document hold another text than the gold's? Never so where a side has no text or a
/// masked one, where two fifths of as many words are the same, nor where the system's is the gold's without
/// its end or its beginning (earlyend.h). Elsewhere
/// TextLikeness::another decides, made cheap: texts of which 512 letters at either end agree by half are one,
/// and of texts above 8,000 letters 4,000 at either end are compared. O(length) for texts that are one,
/// O(length + 8,000²/64) at most. Errors: Cancelled.
[[nodiscard]] support::Result<bool> isAnotherText(
    const annotation::Document& gold, const annotation::Document& system, support::Progress& progress);

/// The first and the last 512 letters of a text, kept to be held against many others.
struct TextGlimpse
{
    explicit TextGlimpse(const text::Text& text); ///< O(512)
    std::u32string first, last;
};
/// Do both agree by half at their beginning, or at their end? No two texts that are others do. O(512²/64).
[[nodiscard]] support::Result<bool> alikeAtAGlance(
    const TextGlimpse& a, const TextGlimpse& b, support::Progress& progress);

} // namespace touchstone::analysis
