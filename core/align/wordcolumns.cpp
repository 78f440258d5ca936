// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/wordcolumns.h"

#include "core/align/joinedgaps.h"
#include "core/text/utf8.h"

namespace touchstone::align {

std::optional<WordColumns> WordColumns::of(const TextAlignment& alignment, const text::Text& gold,
    std::span<const text::Span> goldWords, const text::Text& system, std::span<const text::Span> systemWords)
{
    if (std::ranges::all_of(alignment.blocks, [](const Block& block) {
            return block.operation != EditOperation::Delete && block.operation != EditOperation::Insert;
        })) {
        return std::nullopt;
    }
    const auto joined = joinedGaps(alignment, text::toCodePoints(gold.utf8()), goldWords,
        text::toCodePoints(system.utf8()), systemWords);
    WordColumns result;
    bool alone = false;
    for (const auto& block : joined.blocks) {
        const bool ofGold = block.operation == EditOperation::Delete;
        if (!ofGold && block.operation != EditOperation::Insert) {
            result.m_gold.push_back({ block.gold, result.m_count, 0 });
            result.m_system.push_back({ block.system, result.m_count, 0 });
            result.m_count += block.gold.length();
            continue;
        }
        const auto words
            = ofGold ? wordsInside(goldWords, block.gold) : wordsInside(systemWords, block.system);
        if (!words.empty()) {
            const text::Span own { words.front().begin, words.back().end };
            (ofGold ? result.m_gold : result.m_system).push_back({ own, result.m_count, words.size() });
            result.m_count += own.length();
            alone = true;
        }
    }
    return alone ? std::optional(std::move(result)) : std::nullopt;
}

text::Span WordColumns::columns(const std::vector<Run>& runs, text::Span span, bool wantShared) const
{
    const auto first
        = std::ranges::partition_point(runs, [&](const Run& run) { return run.own.end <= span.begin; });
    const auto behind
        = std::partition_point(first, runs.end(), [&](const Run& run) { return run.own.begin < span.end; });
    const auto begin = first == runs.end()
        ? m_count
        : first->column + (std::max(span.begin, first->own.begin) - first->own.begin);
    if (first >= behind
        || (wantShared && std::none_of(first, behind, [](const Run& run) { return run.lone == 0; }))) {
        return { begin, begin };
    }
    const auto& last = *std::prev(behind);
    return { begin, last.column + (std::min(span.end, last.own.end) - last.own.begin) };
}

std::vector<text::Span> WordColumns::systemAlone() const
{
    std::vector<text::Span> list;
    for (const auto& run : m_system) {
        if (run.lone > 0) {
            list.push_back({ run.column, run.column + run.own.length() });
        }
    }
    return list;
}

std::optional<WordColumns::LostWords> WordColumns::lostEnd() const
{
    const bool lost = m_gold.size() > 1 && m_gold.back().lone > 0
        && m_gold.back().column + m_gold.back().own.length() == m_count;
    return lost ? std::optional(LostWords { m_gold.back().own, m_gold.back().lone }) : std::nullopt;
}

std::optional<WordColumns::LostWords> WordColumns::lostBeginning() const
{
    const bool lost = m_gold.size() > 1 && m_gold.front().lone > 0 && m_gold.front().column == 0;
    return lost ? std::optional(LostWords { m_gold.front().own, m_gold.front().lone }) : std::nullopt;
}

std::uint32_t WordColumns::sharedLength() const
{
    std::uint32_t length = 0;
    for (const auto& run : m_gold) {
        length += run.lone == 0 ? run.own.length() : 0;
    }
    return length;
}

} // namespace touchstone::align
