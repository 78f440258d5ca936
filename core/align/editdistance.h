// SPDX-License-Identifier: GPL-3.0-or-later
// Levenshtein distance of two short texts, where no path is needed.
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"

#include <string_view>

namespace touchstone::align {

/// Least number of code points to replace, delete or insert between the two; an empty text costs the length
/// of the other. Equal texts, and all that they share at both ends, cost one comparison; the rest takes one
/// step per character of the longer text while the shorter has at most 64 characters (Myers
/// 1999), and O(n·m/64) beyond. Texts of which both have more than 2,048 characters are given to the aligner
/// (banded). Any 32-bit numbers do: words numbered alike on both sides
/// give the distance in words. Errors: Cancelled (long texts only).
[[nodiscard]] support::Result<std::uint32_t> editDistance(
    std::u32string_view a, std::u32string_view b, support::Progress& progress);

} // namespace touchstone::align
