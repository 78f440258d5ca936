// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/textlikeness.h"

#include "core/align/editdistance.h"
#include "core/evaluation/dataset/earlyend.h"
#include "core/support/lookup.h"
#include "core/text/casefold.h"
#include "core/text/utf8.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

constexpr std::uint32_t shortestJudged = 10;
constexpr double border = 0.4;
constexpr double surely = 0.5; ///< of a part of two texts: more than two others ever share
constexpr double certainly = 0.6; ///< of beginnings, with blanks and case as they are
constexpr std::uint32_t beginning = 128; ///< code points
constexpr std::uint32_t glance = 512; ///< letters
constexpr std::size_t longest = 8'000; ///< letters compared as a whole
constexpr std::size_t passage = 4'000; ///< letters of either end of longer texts

std::u32string letters(std::string_view utf8)
{
    auto folded = text::toCodePoints(text::caseFolded(utf8));
    std::erase_if(folded, [](char32_t c) {
        return c == U' ' || (c >= U'\t' && c <= U'\r') || c == U'\u00A0' || c == U'\u3000'
            || (c >= U'\u2000' && c <= U'\u200B') || c == U'\u202F';
    });
    return folded;
}

support::Result<TextLikeness> compared(
    std::u32string_view left, std::u32string_view right, support::Progress& progress)
{
    const auto distance = align::editDistance(left, right, progress);
    if (!distance) {
        return tl::unexpected(distance.error());
    }
    return TextLikeness { *distance, static_cast<std::uint32_t>(std::max(left.size(), right.size())) };
}

std::vector<std::string_view> wordsOf(const annotation::Document& document, bool tokenised)
{
    if (tokenised) {
        return support::listOf<std::string_view>(
            document.tokens, [&document](text::Span token) { return document.text.slice(token); });
    }
    std::vector<std::string_view> words;
    constexpr std::string_view blanks = " \t\r\n";
    const auto text = document.text.utf8();
    for (auto begin = text.find_first_not_of(blanks); begin != std::string_view::npos;) {
        const auto end = std::min(text.find_first_of(blanks, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(blanks, end);
    }
    return words;
}

/// Do two texts of as many words have two fifths of them at the same places? One in which long addresses
/// became "url" has few letters left of a post.
bool sameWords(const annotation::Document& gold, const annotation::Document& system)
{
    const bool tokenised = !gold.tokens.empty() && !system.tokens.empty();
    const auto wanted = wordsOf(gold, tokenised);
    const auto found = wordsOf(system, tokenised);
    if (wanted.size() != found.size() || wanted.empty()) {
        return false;
    }
    std::size_t equal = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        equal += wanted[i] == found[i] ? 1U : 0U;
    }
    return static_cast<double>(equal) >= border * static_cast<double>(wanted.size());
}

std::u32string_view tail(std::u32string_view text, std::size_t length)
{
    return text.substr(text.size() - std::min(text.size(), length));
}

support::Result<bool> agreeBy(
    double share, std::u32string_view left, std::u32string_view right, support::Progress& progress)
{
    const auto likeness = compared(left, right, progress);
    if (!likeness) {
        return tl::unexpected(likeness.error());
    }
    return static_cast<double>(likeness->compared - likeness->differing)
        >= share * static_cast<double>(likeness->compared);
}

} // namespace

bool TextLikeness::another() const
{
    return compared >= shortestJudged
        && static_cast<double>(compared - differing) < border * static_cast<double>(compared);
}

support::Message TextLikeness::differs() const
{
    const double percent
        = compared == 0 ? 0.0 : 100.0 * static_cast<double>(differing) / static_cast<double>(compared);
    return percent < 1.0 && differing > 0
        ? support::said("less than 1 % of the characters differ")
        : support::said("%1 % of the characters differ", std::lround(percent));
}

support::Result<TextLikeness> textLikeness(
    const text::Text& a, const text::Text& b, support::Progress& progress)
{
    return compared(letters(a.utf8()), letters(b.utf8()), progress);
}

bool masked(const annotation::Document& document)
{
    const auto& tokens = document.tokens;
    return tokens.size() > 1 && std::ranges::all_of(tokens, [&document, &tokens](const auto& token) {
        return document.text.slice(token) == document.text.slice(tokens.front());
    });
}

support::Result<bool> isAnotherText(
    const annotation::Document& gold, const annotation::Document& system, support::Progress& progress)
{
    if (gold.text.empty() || system.text.empty() || gold.text == system.text) {
        return false;
    }
    // Most texts are one, and their beginnings tell without more ado.
    const auto head = [](const text::Text& text) { return text::toCodePoints(text.slice({ 0, beginning })); };
    auto met = agreeBy(certainly, head(gold.text), head(system.text), progress);
    if (met && !*met) {
        met = alikeAtAGlance(TextGlimpse(gold.text), TextGlimpse(system.text), progress);
    }
    if (!met || *met) {
        return met ? support::Result<bool>(false) : met;
    }
    if (sameWords(gold, system) || earlyEnd(gold, system) || lateBegin(gold, system) || masked(gold)
        || masked(system)) {
        return false;
    }
    const auto left = letters(gold.text.utf8());
    const auto right = letters(system.text.utf8());
    if (std::max(left.size(), right.size()) > longest) {
        const auto first = agreeBy(border, left.substr(0, passage), right.substr(0, passage), progress);
        if (!first || *first) {
            return first ? support::Result<bool>(false) : first;
        }
        const auto last = agreeBy(border, tail(left, passage), tail(right, passage), progress);
        return last ? support::Result<bool>(!*last) : last;
    }
    const auto likeness = compared(left, right, progress);
    return likeness ? support::Result<bool>(likeness->another()) : tl::unexpected(likeness.error());
}

TextGlimpse::TextGlimpse(const text::Text& text)
{
    constexpr auto wide = static_cast<std::uint32_t>(2 * glance); // blanks go
    const auto length = text.length();
    first = letters(text.slice({ 0, std::min(length, wide) }));
    last = letters(text.slice({ length - std::min(length, wide), length }));
    first.resize(std::min<std::size_t>(first.size(), glance));
    last.erase(0, last.size() - std::min<std::size_t>(last.size(), glance));
}

support::Result<bool> alikeAtAGlance(const TextGlimpse& a, const TextGlimpse& b, support::Progress& progress)
{
    const auto met = agreeBy(surely, a.first, b.first, progress);
    return !met || *met ? met : agreeBy(surely, a.last, b.last, progress);
}

bool sameTokens(const annotation::Document& a, const annotation::Document& b)
{
    const auto sorted = [](const annotation::Document& document) {
        auto words = wordsOf(document, true);
        std::ranges::sort(words);
        return words;
    };
    return !a.tokens.empty() && a.tokens.size() == b.tokens.size() && sorted(a) == sorted(b);
}

} // namespace touchstone::analysis
