// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/joinedgaps.h"

namespace touchstone::align {

namespace {

bool isGap(const Block& block)
{
    return block.operation == EditOperation::Delete || block.operation == EditOperation::Insert;
}

/// The side of a gap that has characters.
text::Span own(const Block& gap) { return gap.operation == EditOperation::Delete ? gap.gold : gap.system; }

text::Span moved(text::Span span, std::int64_t by)
{
    return { static_cast<std::uint32_t>(span.begin + by), static_cast<std::uint32_t>(span.end + by) };
}

Block moved(const Block& block, std::int64_t by)
{
    return { block.operation, moved(block.gold, by), moved(block.system, by) };
}

/// Of two gaps of one side with equal letters between them: one gap, `first`, and the letters behind it.
void swapLetters(Block& first, Block& letters, const Block& second)
{
    const auto length = letters.gold.length();
    const auto side = second.operation == EditOperation::Delete ? &Block::gold : &Block::system;
    const auto otherSide = second.operation == EditOperation::Delete ? &Block::system : &Block::gold;
    (first.*side).end = (second.*side).end - length;
    letters.*side = { (first.*side).end, (second.*side).end };
    first.*otherSide = { (letters.*otherSide).begin, (letters.*otherSide).begin };
}

/// Appends, as one with the last block where both are of one kind.
void append(std::vector<Block>& blocks, const Block& block)
{
    if (block.gold.empty() && block.system.empty()) {
        return;
    }
    if (!blocks.empty() && blocks.back().operation == block.operation) {
        blocks.back().gold.end = block.gold.end;
        blocks.back().system.end = block.system.end;
    } else {
        blocks.push_back(block);
    }
}

/// How many letters the words before each word have, and all of them.
std::vector<std::uint32_t> lettersBefore(std::span<const text::Span> words)
{
    std::vector<std::uint32_t> letters { 0 };
    letters.reserve(words.size() + 1);
    for (const auto word : words) {
        letters.push_back(letters.back() + word.length());
    }
    return letters;
}

class Joiner
{
public:
    Joiner(std::u32string_view gold, std::span<const text::Span> goldWords, std::u32string_view system,
        std::span<const text::Span> systemWords)
        : m_gold(gold)
        , m_system(system)
        , m_goldWords(goldWords)
        , m_systemWords(systemWords)
        , m_goldLetters(lettersBefore(goldWords))
        , m_systemLetters(lettersBefore(systemWords))
    {
    }

    /// From the last block to the first: equal letters between two gaps of one side go behind the second.
    [[nodiscard]] std::vector<Block> joined(std::vector<Block> left) const
    {
        std::vector<Block> done; // the last block first
        while (!left.empty()) {
            auto block = left.back();
            left.pop_back();
            while (left.size() >= 2 && jumps(left, block)) {
                auto letters = left.back();
                left.pop_back();
                auto gap = left.back();
                left.pop_back();
                swapLetters(gap, letters, block);
                if (!done.empty() && done.back().operation == EditOperation::Equal) {
                    done.back().gold.begin = letters.gold.begin;
                    done.back().system.begin = letters.system.begin;
                } else {
                    done.push_back(letters);
                }
                block = gap;
            }
            done.push_back(block);
        }
        std::ranges::reverse(done);
        return done;
    }

    /// Each gap where it covers most words.
    [[nodiscard]] std::vector<Block> placed(std::vector<Block> blocks) const
    {
        std::vector<Block> done;
        done.reserve(blocks.size());
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            if (!isGap(blocks[i])) {
                append(done, blocks[i]);
                continue;
            }
            const bool equalBefore = !done.empty() && done.back().operation == EditOperation::Equal;
            const bool equalBehind = i + 1 < blocks.size() && blocks[i + 1].operation == EditOperation::Equal;
            const auto by = bestShift(blocks[i], equalBefore ? done.back().gold.length() : 0,
                equalBehind ? blocks[i + 1].gold.length() : 0);
            const auto gap = moved(blocks[i], by);
            if (by < 0) {
                done.back().gold.end = gap.gold.begin;
                done.back().system.end = gap.system.begin;
                if (done.back().gold.empty()) {
                    done.pop_back();
                }
            } else if (by > 0) {
                append(done,
                    { EditOperation::Equal, { blocks[i].gold.begin, gap.gold.begin },
                        { blocks[i].system.begin, gap.system.begin } });
                blocks[i + 1].gold.begin = gap.gold.end;
                blocks[i + 1].system.begin = gap.system.end;
            }
            append(done, gap);
            if (by < 0) {
                append(done,
                    { EditOperation::Equal, { gap.gold.end, blocks[i].gold.end },
                        { gap.system.end, blocks[i].system.end } });
            }
        }
        return done;
    }

private:
    [[nodiscard]] std::u32string_view textOf(const Block& gap) const
    {
        return gap.operation == EditOperation::Delete ? m_gold : m_system;
    }

    /// May the equal letters at the end of `left` go behind the gap that follows, to another one before them?
    [[nodiscard]] bool jumps(const std::vector<Block>& left, const Block& gap) const
    {
        const auto& letters = left.back();
        return isGap(gap) && letters.operation == EditOperation::Equal
            && left[left.size() - 2].operation == gap.operation
            && shiftsLeft(gap, letters.gold.length()) == letters.gold.length();
    }

    /// By how many places, `most` at most, a gap may move to the left.
    [[nodiscard]] std::uint32_t shiftsLeft(const Block& gap, std::uint32_t most) const
    {
        const auto text = textOf(gap);
        const auto span = own(gap);
        std::uint32_t by = 0;
        while (by < most && text[span.begin - by - 1] == text[span.end - by - 1]) {
            ++by;
        }
        return by;
    }
    [[nodiscard]] std::uint32_t shiftsRight(const Block& gap, std::uint32_t most) const
    {
        const auto text = textOf(gap);
        const auto span = own(gap);
        std::uint32_t by = 0;
        while (by < most && text[span.begin + by] == text[span.end + by]) {
            ++by;
        }
        return by;
    }

    /// By how many places a gap moves between so many equal letters: to where it covers most letters of whole
    /// words, then to an end of the text (as where it was cut), then to the nearest place, of two as near
    /// the left one.
    [[nodiscard]] std::int64_t bestShift(const Block& gap, std::uint32_t before, std::uint32_t behind) const
    {
        const std::int64_t lefts = shiftsLeft(gap, before);
        const std::int64_t rights = shiftsRight(gap, behind);
        auto most = worthOf(gap);
        std::int64_t best = 0;
        for (std::int64_t places = 1; places <= std::max(lefts, rights); ++places) {
            for (const auto by : { -places, places }) {
                if (by < -lefts || by > rights) {
                    continue;
                }
                if (const auto worth = worthOf(moved(gap, by)); worth > most) {
                    most = worth;
                    best = by;
                }
            }
        }
        return best;
    }

    /// Letters of whole words in a gap; does it begin or end the texts?
    [[nodiscard]] std::pair<std::uint32_t, bool> worthOf(const Block& gap) const
    {
        const bool ofGold = gap.operation == EditOperation::Delete;
        const auto words = ofGold ? m_goldWords : m_systemWords;
        const auto& letters = ofGold ? m_goldLetters : m_systemLetters;
        const auto inside = wordsInside(words, own(gap));
        const auto first = static_cast<std::size_t>(inside.data() - words.data());
        return { letters[first + inside.size()] - letters[first],
            (gap.gold.begin == 0 && gap.system.begin == 0)
                || (gap.gold.end == m_gold.size() && gap.system.end == m_system.size()) };
    }

    std::u32string_view m_gold, m_system;
    std::span<const text::Span> m_goldWords, m_systemWords;
    std::vector<std::uint32_t> m_goldLetters, m_systemLetters; ///< before each word, and of all
};

} // namespace

std::span<const text::Span> wordsInside(std::span<const text::Span> words, text::Span span)
{
    const auto first = std::partition_point(
        words.begin(), words.end(), [&](text::Span word) { return word.begin < span.begin; });
    const auto behind
        = std::partition_point(first, words.end(), [&](text::Span word) { return word.end <= span.end; });
    return { first, behind };
}

TextAlignment joinedGaps(const TextAlignment& alignment, std::u32string_view gold,
    std::span<const text::Span> goldWords, std::u32string_view system,
    std::span<const text::Span> systemWords)
{
    const Joiner joiner(gold, goldWords, system, systemWords);
    return { joiner.placed(joiner.joined(alignment.blocks)), alignment.distance };
}

} // namespace touchstone::align
