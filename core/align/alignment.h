// SPDX-License-Identifier: GPL-3.0-or-later
// TextAlignment: which characters of the gold text stand for which of the system text, and how spans follow.
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"
#include "core/text/span.h"
#include "core/text/text.h"

#include <span>

namespace touchstone::align {

enum class EditOperation : std::uint8_t {
    Equal, ///< same characters on both sides
    Replace, ///< as many characters on both sides, all different
    Delete, ///< in the gold only; the system span is empty
    Insert ///< in the system only; the gold span is empty
};

/// One maximal run of one operation; spans in code points. Blocks follow one another without gaps on both
/// sides.
struct Block
{
    EditOperation operation = EditOperation::Equal;
    text::Span gold;
    text::Span system;
    friend bool operator==(const Block&, const Block&) = default;
};

struct TextAlignment
{
    std::vector<Block> blocks;
    std::uint64_t distance = 0; ///< characters replaced, deleted or inserted

    [[nodiscard]] bool identity() const { return distance == 0; }
};

/// One block for equal texts (none for two empty ones).
[[nodiscard]] TextAlignment identityAlignment(const text::Text& text);

/// Hears of units of work that were newly finished, now and then. They add up to the code points of both
/// texts when the alignment is done, and to no more when it is not. Long alignments call it from several
/// threads at once.
using WorkReport = std::function<void(std::uint64_t units)>;

/// The least-cost character alignment with the path that edlib 1.2.7 (NW, query = gold, target = system)
/// returns, for any number of distinct code points: core/docs/noisy-text.md, "Alignment", checked against
/// libedlib in the tests. Nothing is trimmed beforehand, since that would change the path. With n the length
/// of the longer text and d the distance: time O(n·d/64) at worst, memory O(n) whatever the alphabet, some 20
/// bytes for each code point of both texts. Pages run on the caller's thread; from about 10,000 code points
/// on the halves of the problem are shared out to the cores (oneTBB, the caller's arena; while it waits the
/// caller takes no other work), with the same result for any number of threads. Two wholly different texts of
/// a million code points take about a minute. `progress` is only asked for the stop, every few microseconds;
/// when the call returns no work is left behind. Errors: Cancelled.
[[nodiscard]] support::Result<TextAlignment> alignCharacters(const text::Text& gold, const text::Text& system,
    support::Progress& progress, const WorkReport& report = {});
[[nodiscard]] support::Result<TextAlignment> alignCharacters(std::u32string_view gold,
    std::u32string_view system, support::Progress& progress, const WorkReport& report = {});

/// For texts cut into the same number of tokens: token i stands for token i, and the characters between
/// tokens stand for those between them; inside a token (or a gap between tokens) that differs,
/// alignCharacters. Precondition: equal sizes.
[[nodiscard]] support::Result<TextAlignment> alignTokens(const text::Text& gold,
    std::span<const text::Span> goldTokens, const text::Text& system,
    std::span<const text::Span> systemTokens, support::Progress& progress, const WorkReport& report = {});

/// Where a block begins in both texts, and its column.
struct ColumnEntry
{
    std::uint32_t gold = 0;
    std::uint32_t system = 0;
    std::uint32_t column = 0;
};
/// Of all blocks, and behind them of the end. `gaps`: what one text alone has takes columns, too.
[[nodiscard]] std::vector<ColumnEntry> columnEntries(const TextAlignment& alignment, bool gaps);

/// Maps positions of both texts to common columns: the number of columns without gap (Equal, Replace) before
/// a position. Built once per alignment; each question O(log blocks).
class ColumnMap
{
public:
    explicit ColumnMap(const TextAlignment& alignment)
        : m_entries(columnEntries(alignment, false))
    {
    }

    [[nodiscard]] std::uint32_t ofGold(std::uint32_t position) const;
    [[nodiscard]] std::uint32_t ofSystem(std::uint32_t position) const;
    [[nodiscard]] text::Span ofGold(text::Span span) const
    {
        return { ofGold(span.begin), ofGold(span.end) };
    }
    [[nodiscard]] text::Span ofSystem(text::Span span) const
    {
        return { ofSystem(span.begin), ofSystem(span.end) };
    }
    /// The stretch of the other text that stands for a span: from its first column to its last, with what was
    /// inserted between them but not at its edges. A span without columns gives the empty span where
    /// its first block stands; an empty span lies behind what the other text inserts at its place.
    [[nodiscard]] text::Span goldToSystem(text::Span gold) const;
    [[nodiscard]] text::Span systemToGold(text::Span system) const;

private:
    std::vector<ColumnEntry> m_entries;
};

} // namespace touchstone::align
