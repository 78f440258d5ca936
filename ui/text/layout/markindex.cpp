// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/markindex.h"

#include <bit>
#include <numeric>
#include <tuple>

namespace touchstone::ui {

namespace {
using analysis::Mark;
} // namespace

MarkIndex::MarkIndex(const analysis::HighlightPlan& plan, const ColumnTable& table)
{
    build(m_sides[0], SideId::Gold, plan.gold, table);
    build(m_sides[1], SideId::System, plan.system, table);
}

void MarkIndex::setLanes(std::span<const std::vector<Mark>* const> lanes, const ColumnTable& table)
{
    m_sides.resize(2);
    const SideId shown = table.has(SideId::Gold) ? SideId::Gold : SideId::System;
    for (const std::vector<Mark>* marks : lanes) {
        build(m_sides.emplace_back(), shown, *marks, table);
    }
}

void MarkIndex::build(Side& side, SideId id, const std::vector<Mark>& marks, const ColumnTable& table)
{
    side.marks = &marks;
    if (table.count() == 0 || !table.has(id)) {
        return;
    }
    const auto last = table.count() - 1;
    side.columns.reserve(marks.size());
    for (const Mark& mark : marks) {
        ColumnSpan columns = table.columnsOf(id, mark.span);
        columns.begin = std::min(columns.begin, last);
        columns.end = std::clamp(columns.end, columns.begin + 1, last + 1);
        side.columns.push_back(columns);
    }
    side.order.resize(marks.size());
    std::iota(side.order.begin(), side.order.end(), 0U);
    std::ranges::sort(side.order, {}, [&side](std::uint32_t mark) {
        return std::tuple(side.columns[mark].begin, ~side.columns[mark].end, mark);
    });
    side.leaves = std::bit_ceil(marks.size());
    side.highestEnd.assign(2 * side.leaves, 0);
    for (std::size_t i = 0; i < side.order.size(); ++i) {
        side.highestEnd[side.leaves + i] = side.columns[side.order[i]].end;
    }
    for (std::size_t node = side.leaves - 1; node > 0; --node) {
        side.highestEnd[node] = std::max(side.highestEnd[2 * node], side.highestEnd[2 * node + 1]);
    }
    for (std::uint32_t i = 0; i < marks.size(); ++i) {
        if (marks[i].record != analysis::noRecord) {
            side.records.emplace_back(marks[i].record, i);
        }
    }
    std::ranges::sort(side.records);
}

void MarkIndex::overlapping(MarkId of, ColumnSpan range, std::vector<std::uint32_t>& found) const
{
    found.clear();
    const Side& side = sideOf(of);
    if (side.order.empty() || range.empty()) {
        return;
    }
    const auto firstBeyond = std::ranges::partition_point(
        side.order, [&](std::uint32_t mark) { return side.columns[mark].begin < range.end; });
    const auto candidates = static_cast<std::size_t>(firstBeyond - side.order.begin());
    // Walk the tree left to right, skipping what ends before the range. The stack is as deep as the tree.
    struct Node
    {
        std::size_t index;
        std::size_t firstLeaf;
        std::size_t width;
    };
    std::vector<Node> stack { { 1, 0, side.leaves } };
    while (!stack.empty()) {
        const Node node = stack.back();
        stack.pop_back();
        if (node.firstLeaf >= candidates || side.highestEnd[node.index] <= range.begin) {
            continue;
        }
        if (node.width == 1) {
            found.push_back(side.order[node.firstLeaf]);
            continue;
        }
        const auto half = node.width / 2;
        stack.push_back({ 2 * node.index + 1, node.firstLeaf + half, half });
        stack.push_back({ 2 * node.index, node.firstLeaf, half });
    }
}

std::optional<MarkId> MarkIndex::on(SideId id, std::uint32_t record) const
{
    const auto& records = m_sides[indexOf(id)].records;
    const auto found = std::ranges::lower_bound(records, std::pair(record, 0U));
    return found == records.end() || found->first != record ? std::nullopt
                                                            : std::optional(MarkId { id, found->second });
}

std::optional<MarkId> MarkIndex::ofRecord(std::uint32_t record, SideId rather) const
{
    const auto id = on(rather, record);
    return id ? id : on(otherSide(rather), record);
}

std::optional<std::uint32_t> MarkIndex::nested(MarkId id, bool inside) const
{
    const ColumnSpan own = columns(id);
    const auto contains = [](ColumnSpan outer, ColumnSpan inner) {
        return outer.begin <= inner.begin && inner.end <= outer.end;
    };
    std::vector<std::uint32_t> found;
    overlapping(id.side, own, found);
    std::optional<std::uint32_t> best;
    for (const auto index : found) {
        const MarkId candidate { id.side, index };
        const ColumnSpan place = columns(candidate);
        if (index == id.index || mark(candidate).record == analysis::noRecord) {
            continue;
        }
        // Of equal ranges the one in the lower lane counts as the inner.
        const bool equal = place == own;
        const bool deeper = mark(candidate).lane < mark(id).lane;
        const bool fits = inside ? contains(own, place) && (!equal || deeper)
                                 : contains(place, own) && (!equal || !deeper);
        const auto length = place.length();
        const auto bestLength = best ? columns({ id.side, *best }).length() : 0;
        if (fits && (!best || (inside ? length > bestLength : length < bestLength))) {
            best = index;
        }
    }
    return best ? std::optional(mark({ id.side, *best }).record) : std::nullopt;
}

} // namespace touchstone::ui
