// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/tagreading.h"

#include <limits>

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

/// The letters of a scheme. With an end letter a span needs its tag, or the single one.
struct Letters
{
    char end = '\0'; ///< '\0': a span needs no end tag
    char single = '\0'; ///< '\0': none
};

Letters lettersFor(StrictScheme scheme)
{
    return scheme == StrictScheme::Iobes ? Letters { 'E', 'S' }
        : scheme == StrictScheme::Bilou  ? Letters { 'L', 'U' }
                                         : Letters {};
}

/// Does a span begin with `tag`, behind `before`?
bool beginsStrictly(StrictScheme scheme, SplitTag before, SplitTag tag)
{
    const bool same = before.type == tag.type;
    const bool anew = before.letter != 'I' || !same;
    switch (scheme) {
    case StrictScheme::Iob1:
        return tag.letter == 'I' ? anew : tag.letter == 'B' && before.letter != 'O' && same;
    case StrictScheme::Ioe1:
        return tag.letter == 'I' ? anew : tag.letter == 'E' && before.letter == 'E' && same;
    case StrictScheme::Ioe2:
        return (tag.letter == 'I' || tag.letter == 'E') && anew;
    default:
        return tag.letter == 'B' || (tag.letter != '\0' && tag.letter == lettersFor(scheme).single);
    }
}

/// Does a span that has `before` go on with `tag`?
bool goesOnStrictly(StrictScheme scheme, SplitTag before, SplitTag tag)
{
    if (before.type != tag.type) {
        return false;
    }
    switch (scheme) {
    case StrictScheme::Ioe1:
    case StrictScheme::Ioe2:
        return before.letter == 'I' && (tag.letter == 'I' || tag.letter == 'E');
    default:
        return (before.letter == 'B' || before.letter == 'I')
            && (tag.letter == 'I' || (tag.letter != '\0' && tag.letter == lettersFor(scheme).end));
    }
}

/// Is a span whole that has `last` and does not go on with `next`? As seqeval has it, in IOE1 none that ends
/// with E is, but before another of its type; nor in IOB1 one of a single B before a B of another type.
bool endsStrictly(StrictScheme scheme, SplitTag last, SplitTag next)
{
    const bool same = last.type == next.type;
    switch (scheme) {
    case StrictScheme::Iob1:
        return next.letter != 'B' || last.letter == 'I' || same;
    case StrictScheme::Ioe1:
        return last.letter == 'I' || (next.letter != 'O' && same);
    case StrictScheme::Ioe2:
        return last.letter == 'E';
    default: {
        const auto [end, single] = lettersFor(scheme);
        return end == '\0' || last.letter == end || last.letter == single;
    }
    }
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
    const auto count = static_cast<std::uint32_t>(sentence.size());
    const SplitTag outside { 'O', std::numeric_limits<std::uint32_t>::max() };
    auto before = outside;
    for (std::uint32_t token = 0; token < count;) {
        auto end = token + 1;
        if (beginsStrictly(scheme, before, sentence[token])) {
            while (end < count && goesOnStrictly(scheme, sentence[end - 1], sentence[end])) {
                ++end;
            }
            if (endsStrictly(scheme, sentence[end - 1], end < count ? sentence[end] : outside)) {
                spans.push_back({ token, end, sentence[token].type });
            }
        }
        before = sentence[end - 1];
        token = end;
    }
}

bool schemeKnows(StrictScheme scheme, char letter)
{
    const auto known = lettersOf(scheme);
    return letter != ',' && letter != ' ' && oneOf(letter, known);
}

std::string_view lettersOf(StrictScheme scheme)
{
    switch (scheme) {
    case StrictScheme::Ioe1:
    case StrictScheme::Ioe2:
        return "I, O, E";
    case StrictScheme::Iobes:
        return "I, O, B, E, S";
    case StrictScheme::Bilou:
        return "B, I, L, O, U";
    default:
        return "I, O, B";
    }
}

} // namespace touchstone::metrics
