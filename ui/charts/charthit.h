// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under the pointer, where a thing of a chart is, and the order in which keys walk through things.
#pragma once

#include "ui/charts/chartlayout.h"

namespace touchstone::ui {

/// The nearest thing within `tolerance`: legend entries, marks, marked points, bars, lines, category labels,
/// in this order; of several the nearest. O(log points + points within the tolerance) per line.
[[nodiscard]] std::optional<ChartHit> hitChart(
    const ChartSpec& spec, const ChartLayout& layout, const QPointF& at, double tolerance);

/// Where a thing is, in painter units: the middle of a bar or a legend entry.
[[nodiscard]] QPointF placeOf(const ChartSpec& spec, const ChartLayout& layout, const ChartHit& hit);
/// Its outline, for a focus ring.
[[nodiscard]] QRectF outlineOf(
    const ChartSpec& spec, const ChartLayout& layout, const ChartHit& hit, double markerSize);

/// A thing with the values that belong to it, or nothing when it is undefined or switched off.
[[nodiscard]] std::optional<ChartHit> pointHit(const ChartSpec& spec, std::size_t line, std::size_t index);
[[nodiscard]] std::optional<ChartHit> barHit(const ChartSpec& spec, std::size_t set, std::size_t category);

/// Keys: groups are lines (their marked points; all where none is marked), marks, bar sets, the legend, in
/// this order; groups without anything to stand on are left out. Every thing is in exactly one group.
class ChartWalk
{
public:
    ChartWalk(const ChartSpec& spec, const ChartLayout& layout);

    [[nodiscard]] std::optional<ChartHit> first() const;
    [[nodiscard]] std::optional<ChartHit> last() const; ///< first thing of the last group
    /// The next or previous thing of the group; nothing at its end.
    [[nodiscard]] std::optional<ChartHit> along(const ChartHit& from, int step) const;
    /// The thing of the next or previous group nearest in x (bars: the same category); nothing at the end.
    [[nodiscard]] std::optional<ChartHit> across(const ChartHit& from, int step) const;
    /// The first or last thing of the group.
    [[nodiscard]] std::optional<ChartHit> edge(const ChartHit& from, bool last) const;
    /// Every thing, group by group.
    [[nodiscard]] std::vector<ChartHit> all() const;

private:
    struct Group
    {
        ChartHit::Kind kind;
        std::size_t series;
    };
    [[nodiscard]] std::vector<ChartHit> things(const Group& group) const;
    [[nodiscard]] std::optional<std::size_t> groupOf(const ChartHit& hit) const;

    const ChartSpec& m_spec;
    const ChartLayout& m_layout;
    std::vector<Group> m_groups;
};

/// What a thing is called: "INC of LOC: 4", "ETER at alpha 0.5: 0.237".
[[nodiscard]] QString chartName(const ChartSpec& spec, const ChartHit& hit, const QLocale& locale);
/// A thing in words: name, place and value, "not defined" included.
[[nodiscard]] QString chartWords(const ChartSpec& spec, const ChartHit& hit, const QLocale& locale);

} // namespace touchstone::ui
