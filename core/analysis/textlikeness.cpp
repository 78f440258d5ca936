// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/textlikeness.h"

#include "core/align/editdistance.h"
#include "core/text/casefold.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cmath>

namespace touchstone::analysis {

namespace {

constexpr std::uint32_t shortestJudged = 10;
constexpr double border = 0.4;

std::u32string letters(const text::Text& text)
{
    auto folded = text::toCodePoints(text::caseFolded(text.utf8()));
    std::erase_if(folded, [](char32_t c) {
        return c == U' ' || (c >= U'\t' && c <= U'\r') || c == U'\u00A0' || c == U'\u3000'
            || (c >= U'\u2000' && c <= U'\u200B') || c == U'\u202F';
    });
    return folded;
}

} // namespace

bool TextLikeness::another() const
{
    return compared >= shortestJudged
        && static_cast<double>(compared - differing) < border * static_cast<double>(compared);
}

std::string TextLikeness::share() const
{
    const double percent
        = compared == 0 ? 0.0 : 100.0 * static_cast<double>(differing) / static_cast<double>(compared);
    return percent < 1.0 && differing > 0 ? "less than 1 %" : std::to_string(std::lround(percent)) + " %";
}

support::Result<TextLikeness> textLikeness(
    const text::Text& a, const text::Text& b, support::Progress& progress)
{
    const auto left = letters(a);
    const auto right = letters(b);
    const auto distance = align::editDistance(left, right, progress);
    if (!distance) {
        return tl::unexpected(distance.error());
    }
    return TextLikeness { *distance, static_cast<std::uint32_t>(std::max(left.size(), right.size())) };
}

} // namespace touchstone::analysis
