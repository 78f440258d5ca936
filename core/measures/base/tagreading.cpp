// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/tagreading.h"

namespace touchstone::metrics {

namespace {

constexpr char other = '?';

bool oneOf(char letter, std::string_view letters) { return letters.find(letter) != std::string_view::npos; }

/// Does a span end before `tag`? `before` is the tag in front of it.
bool endsBefore(SplitTag before, SplitTag tag)
{
    if (before.letter == 'E' || before.letter == 'S') {
        return true;
    }
    if ((before.letter == 'B' || before.letter == 'I') && oneOf(tag.letter, "BSO")) {
        return true;
    }
    return before.letter != 'O' && before.letter != '.' && before.type != tag.type;
}

/// Does a span begin with `tag`?
bool beginsWith(SplitTag before, SplitTag tag)
{
    if (tag.letter == 'B' || tag.letter == 'S') {
        return true;
    }
    if (oneOf(before.letter, "ESO") && oneOf(tag.letter, "EI")) {
        return true;
    }
    return tag.letter != 'O' && tag.letter != '.' && before.type != tag.type;
}

/// The letters that a scheme gives its parts.
struct Parts
{
    std::string_view letters;
    char end; ///< '\0': a span needs no end tag
    char single; ///< '\0': none
    std::string_view shown;
};

Parts partsOf(StrictScheme scheme)
{
    return scheme == StrictScheme::Iobes ? Parts { "IOBES", 'E', 'S', "I, O, B, E, S" }
        : scheme == StrictScheme::Bilou  ? Parts { "BILOU", 'L', 'U', "B, I, L, O, U" }
                                         : Parts { "IOB", '\0', '\0', "I, O, B" };
}

} // namespace

CutCell cutCell(std::string_view cell)
{
    if (cell.empty()) {
        return {};
    }
    std::size_t length = 1; // of the first character, in UTF-8
    while (length < cell.size() && (static_cast<unsigned char>(cell[length]) & 0xC0U) == 0x80U) {
        ++length;
    }
    auto type = cell.substr(length);
    if (const auto hyphen = type.find('-'); hyphen != std::string_view::npos) {
        type.remove_prefix(hyphen + 1);
    }
    return { length == 1 ? cell[0] : other, type.empty() ? "_" : type };
}

void readLeniently(std::span<const SplitTag> sentence, std::uint32_t outside, std::vector<ReadSpan>& spans)
{
    SplitTag before { 'O', outside };
    std::uint32_t begin = 0;
    const auto count = static_cast<std::uint32_t>(sentence.size());
    for (std::uint32_t token = 0; token <= count; ++token) {
        const auto tag = token < count ? sentence[token] : SplitTag { 'O', outside };
        if (endsBefore(before, tag)) {
            spans.push_back({ begin, token, before.type });
        }
        if (beginsWith(before, tag)) {
            begin = token;
        }
        before = tag;
    }
}

void readStrictly(std::span<const SplitTag> sentence, StrictScheme scheme, std::vector<ReadSpan>& spans)
{
    const auto parts = partsOf(scheme);
    const auto count = static_cast<std::uint32_t>(sentence.size());
    for (std::uint32_t token = 0; token < count;) {
        const auto first = sentence[token];
        if (first.letter != 'B' && (parts.single == '\0' || first.letter != parts.single)) {
            ++token;
            continue;
        }
        // Inside stand only tags of the same type, after B or I.
        auto last = first;
        auto end = token + 1;
        while (end < count && (last.letter == 'B' || last.letter == 'I') && sentence[end].type == first.type
            && (sentence[end].letter == 'I' || (parts.end != '\0' && sentence[end].letter == parts.end))) {
            last = sentence[end++];
        }
        if (parts.end == '\0' || last.letter == parts.end || last.letter == parts.single) {
            spans.push_back({ token, end, first.type });
        }
        token = end;
    }
}

bool schemeKnows(StrictScheme scheme, char letter) { return oneOf(letter, partsOf(scheme).letters); }

std::string_view lettersOf(StrictScheme scheme) { return partsOf(scheme).shown; }

} // namespace touchstone::metrics
