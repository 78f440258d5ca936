// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/surfaceform.h"

namespace touchstone::analysis {

namespace {

/// Annotations nested over one book would else repeat it once for each of them.
constexpr std::uint32_t longestPiece = 1000;
constexpr std::size_t mostFragments = 100;
constexpr std::string_view gap = " … ";

bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

void append(std::string& words, const text::Text& text, text::Span span)
{
    if (span.length() <= longestPiece) {
        words += withSingleBlanks(text.slice(span));
        return;
    }
    constexpr auto half = longestPiece / 2;
    words += withSingleBlanks(text.slice({ span.begin, span.begin + half }));
    words += gap;
    words += withSingleBlanks(text.slice({ span.end - half, span.end }));
}

} // namespace

std::string withSingleBlanks(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    bool blank = false;
    for (const char c : text) {
        if (isBlank(c)) {
            blank = !result.empty();
            continue;
        }
        if (blank) {
            result += ' ';
            blank = false;
        }
        result += c;
    }
    return result;
}

std::string surfaceForm(const annotation::Document& document, std::uint32_t entity)
{
    return surfaceForm(document.text, document.annotations.pieces(entity));
}

std::string surfaceForm(const text::Text& text, std::span<const text::Span> pieces)
{
    std::string words;
    if (text.empty()) {
        return words;
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (i == mostFragments) {
            i = pieces.size() - 1;
        }
        words += i == 0 ? std::string_view() : gap;
        append(words, text, pieces[i]);
    }
    return words;
}

} // namespace touchstone::analysis
