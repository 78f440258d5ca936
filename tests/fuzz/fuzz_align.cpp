// SPDX-License-Identifier: GPL-3.0-or-later
// Any two texts, parted by the first line end, against the slow twin: as they stand (page), or drawn out to a
// length at which the problem is split (the first byte says which, and how). Then as tokens: each stands for
// its own, and it costs no less than the free alignment. Joined gaps are another path of the same cost, and
// columns of words follow it.
#include "core/align/alignment.h"
#include "core/align/joinedgaps.h"
#include "core/align/wordcolumns.h"
#include "core/text/tokens.h"
#include "core/text/utf8.h"
#include "tests/reference/editmatrix.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace touchstone;

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

/// The text again and again, each time with one sign less or another place doubled, so that it is not
/// periodic.
std::u32string drawnOut(std::u32string_view text, std::size_t length)
{
    std::u32string result;
    for (std::size_t round = 0; result.size() < length; ++round) {
        const auto at = round % text.size();
        result += text.substr(0, at);
        result += text.substr(round % 3 == 0 ? at : at + (round % 5 == 0 ? 1 : 0));
        result += text[at];
    }
    result.resize(length);
    return result;
}

align::TextAlignment checked(std::u32string_view gold, std::u32string_view system)
{
    support::Progress progress;
    std::uint64_t units = 0;
    const auto alignment
        = align::alignCharacters(gold, system, progress, [&](std::uint64_t done) { units += done; });
    require(alignment.has_value());
    require(units == gold.size() + system.size());
    const auto twin = reference::alignByMatrix(gold, system);
    require(alignment->distance == twin.distance && alignment->blocks == twin.blocks);
    return *alignment;
}

void checkColumns(const align::TextAlignment& alignment, std::size_t goldSize, std::size_t systemSize)
{
    std::uint32_t goldEnd = 0;
    std::uint32_t systemEnd = 0;
    for (const auto& block : alignment.blocks) {
        require(block.gold.begin == goldEnd && block.system.begin == systemEnd);
        goldEnd = block.gold.end;
        systemEnd = block.system.end;
    }
    require(goldEnd == goldSize && systemEnd == systemSize);
    const align::ColumnMap columns(alignment);
    require(columns.ofGold(goldEnd) == columns.ofSystem(systemEnd));
}

void checkWords(std::u32string_view gold, std::u32string_view system, const align::TextAlignment& alignment)
{
    const text::Text goldText(text::toUtf8(gold));
    const text::Text systemText(text::toUtf8(system));
    const auto goldWords = text::wordsOf(goldText, {});
    const auto systemWords = text::wordsOf(systemText, text::splitTokens(systemText));
    const auto joined = align::joinedGaps(alignment, gold, goldWords, system, systemWords);
    checkColumns(joined, gold.size(), system.size());
    std::uint64_t distance = 0;
    for (const auto& [operation, inGold, inSystem] : joined.blocks) {
        const bool equal = operation == align::EditOperation::Equal;
        distance += equal ? 0 : std::max(inGold.length(), inSystem.length());
        require(!equal
            || gold.substr(inGold.begin, inGold.length())
                == system.substr(inSystem.begin, inSystem.length()));
    }
    require(distance == alignment.distance);
    if (const auto columns
        = align::WordColumns::of(alignment, goldText, goldWords, systemText, systemWords)) {
        text::Span last;
        for (const auto word : goldWords) {
            const auto all = columns->allOfGold(word);
            require(!all.empty() && all.begin >= last.end);
            last = all;
        }
    }
}

void checkTokens(std::u32string_view gold, std::u32string_view system, std::uint64_t distance)
{
    const text::Text goldText(text::toUtf8(gold));
    const text::Text systemText(text::toUtf8(system));
    const auto goldTokens = text::splitTokens(goldText);
    const auto systemTokens = text::splitTokens(systemText);
    if (goldTokens.size() != systemTokens.size()) {
        return;
    }
    support::Progress progress;
    const auto alignment = align::alignTokens(goldText, goldTokens, systemText, systemTokens, progress);
    require(alignment.has_value() && alignment->distance >= distance);
    checkColumns(*alignment, gold.size(), system.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    constexpr std::size_t longest = 160; // the twin is quadratic
    const auto shape = data[0];
    const auto both = text::toCodePoints(text::repaired(std::string(data + 1, data + size)));
    const auto cut = both.find(U'\n');
    std::u32string gold = both.substr(0, cut).substr(0, longest);
    std::u32string system
        = cut == std::u32string::npos ? std::u32string() : both.substr(cut + 1).substr(0, longest);
    // One input in 16: few rows, so that the twin is quick, and as many columns as the split needs.
    if (shape % 16 == 15 && !gold.empty() && !system.empty()) {
        gold.resize(std::min<std::size_t>(gold.size(), 1 + shape / 32));
        system = drawnOut(system, 37450 + shape);
    }
    const auto alignment = checked(gold, system);
    checkColumns(alignment, gold.size(), system.size());
    checkWords(gold, system, alignment);
    checkTokens(gold, system, alignment.distance);
    return 0;
}
