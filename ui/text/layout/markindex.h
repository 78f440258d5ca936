// SPDX-License-Identifier: GPL-3.0-or-later
// MarkIndex: the marks of a scene in columns, found by place and by record.
#pragma once

#include "core/explain/highlight.h"
#include "ui/text/layout/columntable.h"

namespace touchstone::ui {

/// A mark by side and place in its side's list of the plan.
struct MarkId
{
    SideId side = SideId::Gold;
    std::uint32_t index = 0;
    /// 0: a mark of the scene. Else one of a further system, by the number of its lane from 1 on; its record
    /// is none of the scene's.
    std::uint8_t lane = 0;
    friend bool operator==(const MarkId&, const MarkId&) = default;
};

class MarkIndex
{
public:
    MarkIndex() = default;
    /// O(marks · log columns). `plan` must outlive the index.
    MarkIndex(const analysis::HighlightPlan& plan, const ColumnTable& table);
    /// Further systems over the one text of the table, lanes 1, 2, …; those before are forgotten. The marks
    /// must outlive the index. O(marks · log columns).
    void setLanes(std::span<const std::vector<analysis::Mark>* const> lanes, const ColumnTable& table);

    [[nodiscard]] const analysis::Mark& mark(MarkId id) const { return (*sideOf(id).marks)[id.index]; }
    /// How many marks a side, or a lane, has: whichever mark of it is given.
    [[nodiscard]] std::uint32_t count(MarkId of) const
    {
        return static_cast<std::uint32_t>(sideOf(of).columns.size());
    }
    [[nodiscard]] std::uint32_t count(SideId side) const { return count(MarkId { side }); }
    [[nodiscard]] std::uint8_t laneCount() const { return static_cast<std::uint8_t>(m_sides.size() - 2); }
    /// Columns of a mark; never empty as long as the text is not (an insertion point takes one column).
    [[nodiscard]] ColumnSpan columns(MarkId id) const { return sideOf(id).columns[id.index]; }
    /// Marks of a side (or of a lane, by any of its marks) that share a column with the range, in order of
    /// their beginning. O(log n + answer).
    void overlapping(MarkId of, ColumnSpan range, std::vector<std::uint32_t>& found) const;
    void overlapping(SideId side, ColumnSpan range, std::vector<std::uint32_t>& found) const
    {
        overlapping(MarkId { side }, range, found);
    }
    /// The mark of a record on a side; nothing: it has none there, or is noRecord. O(log n).
    [[nodiscard]] std::optional<MarkId> on(SideId id, std::uint32_t record) const;
    /// The same, rather on this side than on the other.
    [[nodiscard]] std::optional<MarkId> ofRecord(std::uint32_t record, SideId rather) const;
    /// The record of the mark that lies next inside another one of its side, or around it; nothing: none
    /// does.
    [[nodiscard]] std::optional<std::uint32_t> nested(MarkId id, bool inside) const;

private:
    struct Side
    {
        const std::vector<analysis::Mark>* marks = nullptr;
        std::vector<ColumnSpan> columns; ///< by mark
        std::vector<std::uint32_t> order; ///< marks by first column, longer first
        std::vector<std::uint32_t> highestEnd; ///< segment tree over `order`
        std::size_t leaves = 0;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> records; ///< record, mark; sorted
    };
    static void build(
        Side& side, SideId id, const std::vector<analysis::Mark>& marks, const ColumnTable& table);
    [[nodiscard]] const Side& sideOf(MarkId id) const
    {
        return m_sides[id.lane > 0 ? id.lane + std::size_t { 1 } : indexOf(id.side)];
    }

    std::vector<Side> m_sides = std::vector<Side>(2); ///< gold, system, further lanes
};

} // namespace touchstone::ui
