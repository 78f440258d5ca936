// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/editpath.h"

#include <algorithm>
#include <limits>

namespace touchstone::align {

namespace {

constexpr std::int64_t unknown = -1;

std::int64_t signedOf(std::size_t value) { return static_cast<std::int64_t>(value); }

std::int64_t longer(Sequence gold, Sequence system) { return signedOf(std::max(gold.length, system.length)); }

/// edlib walks back through the whole table when its record stays below 1 MiB and splits otherwise; the two
/// can find different paths, so the border is part of the contract. A single column cannot be split.
bool walkable(Sequence gold, Sequence system)
{
    const auto blocks = (gold.length + wordBits - 1) / wordBits;
    return system.length < 2 || (20 * blocks + 8) * system.length < 1024 * 1024;
}

} // namespace

EditPath::EditPath(std::size_t symbolCount, support::Progress& progress)
    : m_profile(symbolCount)
    , m_progress(progress)
{
}

bool EditPath::find(Sequence gold, Sequence system)
{
    m_runs.clear();
    return solve(gold, system, unknown);
}

/// Halves the system at each level, so that the depth is at most the number of bits of its length.
bool EditPath::solve(Sequence gold, Sequence system, std::int64_t limit)
{
    if (gold.length == 0 || system.length == 0) {
        append(EditOperation::Delete, gold.length);
        append(EditOperation::Insert, system.length);
        return true;
    }
    if (limit == 0) {
        append(EditOperation::Equal, gold.length);
        return true;
    }
    if (walkable(gold, system)) {
        return walk(gold, system, limit);
    }
    if (limit == unknown && !firstLimit(gold, system, limit)) {
        return false;
    }
    Cut found;
    auto outcome = cut(gold, system, limit, found);
    while (outcome == BandOutcome::Exceeded) {
        limit = std::min(2 * limit, longer(gold, system));
        outcome = cut(gold, system, limit, found);
    }
    if (outcome == BandOutcome::Cancelled) {
        return false;
    }
    const auto half = system.length / 2;
    return solve(gold.part(0, found.row), system.part(0, half), found.upper)
        && solve(gold.part(found.row, gold.length - found.row), system.part(half, system.length - half),
            found.lower);
}

/// A limit to start with: the estimate where it looks like the same text, else a small one to be doubled (a
/// limit that is too low costs little, one that is far too high much).
bool EditPath::firstLimit(Sequence gold, Sequence system, std::int64_t& limit)
{
    m_profile.build(gold);
    std::int64_t bound = 0;
    if (!Band(m_profile, m_progress).estimate(gold, system, bound)) {
        return false;
    }
    const auto gap = std::abs(signedOf(gold.length) - signedOf(system.length));
    limit = bound * 3 < longer(gold, system) ? bound : std::max<std::int64_t>(256, gap + gap / 8);
    limit = std::min(std::max<std::int64_t>(limit, 1), longer(gold, system));
    return true;
}

bool EditPath::walk(Sequence gold, Sequence system, std::int64_t limit)
{
    m_profile.build(gold);
    Band band(m_profile, m_progress);
    const auto gap = std::abs(signedOf(gold.length) - signedOf(system.length));
    auto tried = limit != unknown ? limit : std::max<std::int64_t>(64, gap);
    for (;;) {
        tried = std::min(tried, longer(gold, system));
        const auto outcome = band.run(gold, system, system.length, tried, &m_record);
        if (outcome == BandOutcome::Cancelled) {
            return false;
        }
        if (outcome == BandOutcome::Reached && band.finalValue() <= tried) {
            break;
        }
        tried *= 2;
    }
    traceBack(gold, system);
    return true;
}

/// From the lower right corner: up when the value is one above its upper neighbour, else left when it is one
/// above the left one, else diagonal.
void EditPath::traceBack(Sequence gold, Sequence system)
{
    m_backward.clear();
    const auto add = [&](EditOperation operation, std::size_t length) {
        if (length == 0) {
            return;
        }
        if (m_backward.empty() || m_backward.back().operation != operation) {
            m_backward.push_back({ operation, 0 });
        }
        m_backward.back().length += static_cast<std::uint32_t>(length);
    };
    auto row = gold.length;
    auto column = system.length;
    while (row > 0 && column > 0) {
        const auto& steps = m_record.at(row, column);
        const auto shift = (row - 1) % wordBits;
        if ((steps.up >> shift) & 1U) {
            add(EditOperation::Delete, 1);
            --row;
        } else if ((steps.left >> shift) & 1U) {
            add(EditOperation::Insert, 1);
            --column;
        } else {
            --row;
            --column;
            add(gold[row] == system[column] ? EditOperation::Equal : EditOperation::Replace, 1);
        }
    }
    add(EditOperation::Delete, row);
    add(EditOperation::Insert, column);
    for (auto run = m_backward.rbegin(); run != m_backward.rend(); ++run) {
        append(run->operation, run->length);
    }
}

/// Where the paths meet in the middle of the system: the first row inside the gold that is on a best path,
/// else row 0, else the last.
BandOutcome EditPath::cut(Sequence gold, Sequence system, std::int64_t limit, Cut& result)
{
    const auto half = system.length / 2;
    const auto pass = [&](Sequence side, Sequence other, std::size_t columns, ColumnValues& values) {
        m_profile.build(side);
        Band band(m_profile, m_progress);
        const auto outcome = band.run(side, other, columns, limit);
        if (outcome == BandOutcome::Reached) {
            values = band.values();
        }
        return outcome;
    };
    ColumnValues before;
    ColumnValues after;
    auto outcome = pass(gold, system, half, before);
    if (outcome == BandOutcome::Reached) {
        outcome = pass(gold.reversed(), system.reversed(), system.length - half, after);
    }
    if (outcome != BandOutcome::Reached) {
        return outcome;
    }
    auto best = std::numeric_limits<std::int64_t>::max();
    const auto consider = [&](std::size_t row) {
        if (!before.has(row) || !after.has(gold.length - row)) {
            return;
        }
        const auto upper = before[row];
        const auto lower = after[gold.length - row];
        if (upper + lower < best) {
            best = upper + lower;
            result = { row, upper, lower };
        }
    };
    const auto last = std::min(gold.length, before.firstRow + before.values.size());
    for (auto row = std::max<std::size_t>(1, before.firstRow); row < last; ++row) {
        consider(row);
    }
    consider(0);
    consider(gold.length);
    return best <= limit ? BandOutcome::Reached : BandOutcome::Exceeded;
}

void EditPath::append(EditOperation operation, std::size_t length)
{
    if (length == 0) {
        return;
    }
    if (m_runs.empty() || m_runs.back().operation != operation) {
        m_runs.push_back({ operation, 0 });
    }
    m_runs.back().length += static_cast<std::uint32_t>(length);
}

} // namespace touchstone::align
