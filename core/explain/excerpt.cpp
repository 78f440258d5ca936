// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/excerpt.h"

namespace touchstone::analysis {

namespace {

using align::Block;

/// Sentences by the reader's tokens; the whole text when there are none.
text::Span bySentences(const annotation::Document& document, text::Span span)
{
    const auto& tokens = document.tokens;
    const auto tokenAt = [&tokens](std::uint32_t position) {
        const auto next = std::upper_bound(tokens.begin(), tokens.end(), position,
            [](std::uint32_t p, const text::Span& token) { return p < token.begin; });
        return static_cast<std::uint32_t>(std::max<std::ptrdiff_t>(next - tokens.begin() - 1, 0));
    };
    const auto first = tokenAt(span.begin);
    const auto last = tokenAt(span.empty() ? span.begin : span.end - 1);
    const auto& sentences = document.sentences;
    const auto begin = std::upper_bound(sentences.begin(), sentences.end(), first);
    const auto end = std::upper_bound(sentences.begin(), sentences.end(), last);
    const auto from = begin == sentences.begin() ? 0 : *(begin - 1);
    const auto to = end == sentences.end() ? static_cast<std::uint32_t>(tokens.size()) : *end;
    return { tokens[from].begin, tokens[to - 1].end };
}

bool stop(char c) { return c == '.' || c == '!' || c == '?'; }
bool blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

/// By line ends, and by full stops with a blank behind them, within `most` bytes to either side.
text::Span bySigns(const text::Text& text, text::Span span, std::uint32_t most)
{
    const auto bytes = text.utf8();
    std::size_t from = text.byteOffset(span.begin);
    const std::size_t least = from - std::min<std::size_t>(from, most);
    while (from > least && bytes[from - 1] != '\n'
        && !(from > 1 && bytes[from - 1] == ' ' && stop(bytes[from - 2]))) {
        --from;
    }
    std::size_t to = text.byteOffset(span.end);
    const std::size_t last = std::min<std::size_t>(bytes.size(), to + most);
    while (to < last && bytes[to] != '\n' && !(to > 0 && stop(bytes[to - 1]) && blank(bytes[to]))) {
        ++to;
    }
    // Inside a letter: the whole letter.
    const auto end = text.codePointAtByte(to);
    return { text.codePointAtByte(from), text.byteOffset(end) < to ? end + 1 : end };
}

text::Span cutTo(const text::Text& text, text::Span stretch, text::Span span, std::uint32_t most)
{
    if (stretch.length() <= most) {
        return stretch;
    }
    // The span in the middle, or its begin where it is too long itself.
    const auto inside = std::min(span.length(), most);
    const auto before = std::min(span.begin - stretch.begin, (most - inside) / 2);
    auto begin = span.begin - before;
    const auto end = std::min(stretch.end, begin + most);
    begin = std::max(stretch.begin, end - std::min(end, most));
    // Not in the middle of a word, where a blank is near.
    constexpr std::uint32_t near = 20;
    const auto isBlank = [&text](std::uint32_t position) {
        const auto letter = text.slice({ position, position + 1 });
        return letter.size() == 1 && blank(letter.front());
    };
    text::Span cut { begin, end };
    for (std::uint32_t i = 0; begin > stretch.begin && i < near && begin + i < span.begin; ++i) {
        if (isBlank(begin + i)) {
            cut.begin = begin + i + 1;
            break;
        }
    }
    for (std::uint32_t i = 1; end < stretch.end && i < near && end - i > span.end; ++i) {
        if (isBlank(end - i)) {
            cut.end = end - i;
            break;
        }
    }
    return cut;
}

/// Where a begin and an end of one side come to stand on the other.
text::Span mapped(
    const std::vector<Block>& blocks, text::Span span, text::Span Block::*from, text::Span Block::*to)
{
    std::optional<std::uint32_t> begin;
    std::optional<std::uint32_t> end;
    for (const auto& block : blocks) {
        const text::Span here = block.*from;
        const text::Span there = block.*to;
        const auto at = [&](std::uint32_t position) {
            return std::min(there.end, there.begin + (position - here.begin));
        };
        if (!begin && (here.contains(span.begin) || (here.begin >= span.begin && !there.empty()))) {
            begin = here.contains(span.begin) ? at(span.begin) : there.begin;
        }
        if (!here.empty() && here.begin < span.end && span.end <= here.end) {
            end = at(span.end);
        }
    }
    const auto last = blocks.empty() ? 0 : (blocks.back().*to).end;
    const auto b = begin.value_or(last);
    return { b, std::max(b, end.value_or(last)) };
}

// What stands for a stretch of one side in the other's document.
template <typename Alignment>
text::Span stretchOf(const annotation::Document* other, const Alignment& alignment, text::Span span,
    text::Span Block::*from, text::Span Block::*to)
{
    if (other == nullptr) {
        return {};
    }
    if (alignment == nullptr) {
        const auto length = other->text.length();
        return { std::min(span.begin, length), std::min(span.end, length) };
    }
    return mapped(alignment->blocks, span, from, to);
}

} // namespace

text::Span sentenceAround(const annotation::Document& document, text::Span span, std::uint32_t most)
{
    const auto length = document.text.length();
    span.begin = std::min(span.begin, length);
    span.end = std::clamp(span.end, span.begin, length);
    text::Span stretch = document.tokens.empty() || document.sentences.empty()
        ? bySigns(document.text, span, most)
        : bySentences(document, span);
    stretch.begin = std::min({ stretch.begin, span.begin, length });
    stretch.end = std::min(std::max(stretch.end, span.end), length);
    return cutTo(document.text, stretch, span, std::max<std::uint32_t>(most, 1));
}

text::Span systemStretch(const DocumentCase& documentCase, text::Span gold)
{
    return stretchOf(documentCase.system, documentCase.alignment, gold, &Block::gold, &Block::system);
}

text::Span goldStretch(const DocumentCase& documentCase, text::Span system)
{
    return stretchOf(documentCase.gold, documentCase.alignment, system, &Block::system, &Block::gold);
}

std::vector<Block> blocksWithin(std::span<const Block> blocks, text::Span gold, text::Span system)
{
    std::vector<Block> result;
    for (Block block : blocks) {
        const bool both = !block.gold.empty() && !block.system.empty();
        // What is cut off at the begin, as many letters on either side of a block that has both.
        auto goldSkip = gold.begin > block.gold.begin ? gold.begin - block.gold.begin : 0;
        auto systemSkip = system.begin > block.system.begin ? system.begin - block.system.begin : 0;
        if (both) {
            goldSkip = systemSkip = std::max(goldSkip, systemSkip);
        }
        block.gold.begin = std::min(block.gold.end, block.gold.begin + goldSkip);
        block.system.begin = std::min(block.system.end, block.system.begin + systemSkip);
        block.gold.end = std::max(block.gold.begin, std::min(block.gold.end, gold.end));
        block.system.end = std::max(block.system.begin, std::min(block.system.end, system.end));
        if (both) {
            const auto length = std::min(block.gold.length(), block.system.length());
            block.gold.end = block.gold.begin + length;
            block.system.end = block.system.begin + length;
        }
        if ((block.gold.empty() && block.system.empty()) || block.gold.begin < gold.begin
            || block.system.begin < system.begin) {
            continue;
        }
        if ((!block.gold.empty() && block.gold.begin >= gold.end)
            || (!block.system.empty() && block.system.begin >= system.end)) {
            continue;
        }
        result.push_back({ block.operation, { block.gold.begin - gold.begin, block.gold.end - gold.begin },
            { block.system.begin - system.begin, block.system.end - system.begin } });
    }
    return result;
}

text::Span placeOf(const Evaluation& evaluation, std::uint32_t record)
{
    const auto& outcome = evaluation.records[record];
    const auto& documentCase = evaluation.cases[outcome.document];
    const auto* const gold = evaluation.goldEntity(outcome);
    const auto* const system = evaluation.systemEntity(outcome);
    if (system == nullptr) {
        return gold == nullptr ? text::Span() : gold->span;
    }
    const auto there = documentCase.gold == nullptr ? system->span : goldStretch(documentCase, system->span);
    return gold == nullptr
        ? there
        : text::Span { std::min(gold->span.begin, there.begin), std::max(gold->span.end, there.end) };
}

} // namespace touchstone::analysis
