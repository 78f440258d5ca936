// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/wordsearch.h"

#include "core/text/tokens.h"
#include "core/text/utf8.h"

#include <utf8proc.h>

#include <array>

namespace touchstone::text {

namespace {

bool isMark(char32_t sign)
{
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(sign));
    return category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME;
}

bool isWhiteSpace(char32_t sign)
{
    if (sign < 0x80) {
        return sign == ' ' || (sign >= '\t' && sign <= '\r');
    }
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(sign));
    return category >= UTF8PROC_CATEGORY_ZS && category <= UTF8PROC_CATEGORY_ZP;
}

/// A text as it is compared, and which of its code points each sign stands for.
struct ComparedSigns
{
    std::u32string signs;
    std::vector<Span> from;
};

ComparedSigns comparedSigns(std::string_view utf8, bool ignoreCase)
{
    ComparedSigns result;
    result.signs.reserve(utf8.size());
    result.from.reserve(utf8.size());
    std::uint32_t codePoint = 0;
    const auto add = [&](char32_t sign) {
        result.signs.push_back(sign);
        result.from.push_back({ codePoint, codePoint + 1 });
    };
    constexpr std::size_t most = 32; // canonical decompositions and foldings have four signs at most
    std::array<utf8proc_int32_t, most> pieces {};
    for (std::size_t byte = 0; byte < utf8.size(); ++codePoint) {
        const auto sign = nextCodePoint(utf8, byte);
        if (isWhiteSpace(sign)) {
            if (!result.signs.empty() && result.signs.back() == ' ') {
                result.from.back().end = codePoint + 1;
            } else {
                add(' ');
            }
        } else if (sign < 0x80) {
            add(ignoreCase && sign >= 'A' && sign <= 'Z' ? sign - 'A' + 'a' : sign);
        } else {
            int last = 0;
            const auto count = utf8proc_decompose_char(static_cast<utf8proc_int32_t>(sign), pieces.data(),
                static_cast<utf8proc_ssize_t>(pieces.size()),
                static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | (ignoreCase ? UTF8PROC_CASEFOLD : 0)),
                &last);
            if (count <= 0 || static_cast<std::size_t>(count) > pieces.size()) {
                add(sign);
            }
            for (utf8proc_ssize_t i = 0; i < count && static_cast<std::size_t>(i) < pieces.size(); ++i) {
                add(static_cast<char32_t>(pieces[static_cast<std::size_t>(i)]));
            }
        }
    }
    return result;
}

/// Stands `position` inside a word? `tokens`: ascending, disjoint.
bool insideWord(std::span<const Span> tokens, std::uint32_t position)
{
    const auto next = std::partition_point(
        tokens.begin(), tokens.end(), [&](const Span& token) { return token.end <= position; });
    return next != tokens.end() && next->begin < position;
}

} // namespace

WordSearch::WordSearch(std::string_view words, WordSearchOptions options)
    : m_options(options)
    , m_wanted(comparedSigns(words, options.ignoreCase).signs)
{
    if (!m_wanted.empty() && m_wanted.back() == ' ') {
        m_wanted.pop_back();
    }
    m_wanted.erase(0, m_wanted.starts_with(U' ') ? 1U : 0U);
    m_borders.assign(m_wanted.size() + 1, 0);
    for (std::size_t length = 1, border = 0; length < m_wanted.size(); ++length) {
        while (border > 0 && m_wanted[length] != m_wanted[border]) {
            border = m_borders[border];
        }
        border += m_wanted[length] == m_wanted[border] ? 1U : 0U;
        m_borders[length + 1] = border;
    }
}

std::vector<Span> WordSearch::in(const Text& text) const
{
    std::vector<Span> places;
    if (empty()) {
        return places;
    }
    const auto compared = comparedSigns(text.utf8(), m_options.ignoreCase);
    const auto& signs = compared.signs;
    std::optional<std::vector<Span>> tokens; // made when a first place is found
    const auto isPlace = [&](std::size_t first, std::size_t end) {
        const Span place { compared.from[first].begin, compared.from[end - 1].end };
        const bool cutBefore = first > 0 && compared.from[first - 1].begin == place.begin;
        const bool cutBehind
            = end < signs.size() && (compared.from[end].begin < place.end || isMark(signs[end]));
        if (cutBefore || cutBehind) {
            return false;
        }
        if (!m_options.parts) {
            if (!tokens) {
                tokens = splitTokens(text);
            }
            if (insideWord(*tokens, place.begin) || insideWord(*tokens, place.end)) {
                return false;
            }
        }
        places.push_back(place);
        return true;
    };
    std::size_t begun = 0; // signs of what is wanted that end here
    for (std::size_t at = 0; at < signs.size(); ++at) {
        while (begun > 0 && signs[at] != m_wanted[begun]) {
            begun = m_borders[begun];
        }
        begun += signs[at] == m_wanted[begun] ? 1U : 0U;
        if (begun == m_wanted.size()) {
            begun = isPlace(at + 1 - begun, at + 1) ? 0 : m_borders[begun];
        }
    }
    return places;
}

} // namespace touchstone::text
