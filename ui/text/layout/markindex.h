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
    friend bool operator==(const MarkId&, const MarkId&) = default;
};

class MarkIndex
{
public:
    MarkIndex() = default;
    /// O(marks · log columns). `plan` must outlive the index.
    MarkIndex(const analysis::HighlightPlan& plan, const ColumnTable& table);

    [[nodiscard]] const analysis::Mark& mark(MarkId id) const
    {
        return id.side == SideId::Gold ? m_plan->gold[id.index] : m_plan->system[id.index];
    }
    [[nodiscard]] std::uint32_t count(SideId side) const
    {
        return static_cast<std::uint32_t>(m_sides[indexOf(side)].columns.size());
    }
    /// Columns of a mark; never empty as long as the text is not (an insertion point takes one column).
    [[nodiscard]] ColumnSpan columns(MarkId id) const { return m_sides[indexOf(id.side)].columns[id.index]; }
    /// Marks of a side that share a column with the range, in order of their beginning. O(log n + answer).
    void overlapping(SideId id, ColumnSpan range, std::vector<std::uint32_t>& found) const;
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
        std::vector<ColumnSpan> columns; ///< by mark
        std::vector<std::uint32_t> order; ///< marks by first column, longer first
        std::vector<std::uint32_t> highestEnd; ///< segment tree over `order`
        std::size_t leaves = 0;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> records; ///< record, mark; sorted
    };
    void build(Side& side, SideId id, const std::vector<analysis::Mark>& marks, const ColumnTable& table);

    const analysis::HighlightPlan* m_plan = nullptr;
    std::array<Side, 2> m_sides;
};

} // namespace touchstone::ui
