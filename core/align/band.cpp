// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/band.h"

#include <cstdlib>

namespace touchstone::align {

namespace {

constexpr auto blockRows = static_cast<std::int64_t>(wordBits);

/// How often the ends of the band are looked at for blocks that are of no use any more.
constexpr std::size_t columnsBetweenLooks = 4 * Profile::lanes;

std::int64_t valueOf(const Carry& carry)
{
    return static_cast<std::int64_t>(carry.plus) - static_cast<std::int64_t>(carry.minus);
}

} // namespace

void StepRecord::makeRoom(std::size_t size)
{
    if (size <= m_size) {
        return;
    }
    m_size = std::max(size, m_size + m_size / 2);
    std::unique_ptr<Steps[]> larger(new Steps[m_size]);
    std::copy_n(m_steps.get(), m_used, larger.get());
    m_steps = std::move(larger);
}

template <bool Keep> void Band::advanceOne(const Word* row, Steps* steps)
{
    Carry carry;
    for (auto block = m_first; block < m_end; ++block) {
        Word left = 0;
        step(row[block], m_plus[block], m_minus[block], carry, left);
        if constexpr (Keep) {
            *steps++ = { m_plus[block], left };
        }
    }
    m_bottom += valueOf(carry);
}

/// Four columns at once: the steps of neighbouring blocks do not wait for one another, and the differences
/// stay in registers from column to column.
template <bool Keep> void Band::advanceFour(const std::array<const Word*, 4>& rows, Steps* steps)
{
    Carry carry0;
    Carry carry1;
    Carry carry2;
    Carry carry3;
    const auto width = m_end - m_first;
    auto* const plusWords = m_plus.data();
    auto* const minusWords = m_minus.data();
    for (auto block = m_first; block < m_end; ++block) {
        Word plus = plusWords[block];
        Word minus = minusWords[block];
        Word left = 0;
        step(rows[0][block], plus, minus, carry0, left);
        if constexpr (Keep) {
            steps[0] = { plus, left };
        }
        step(rows[1][block], plus, minus, carry1, left);
        if constexpr (Keep) {
            steps[width] = { plus, left };
        }
        step(rows[2][block], plus, minus, carry2, left);
        if constexpr (Keep) {
            steps[2 * width] = { plus, left };
        }
        step(rows[3][block], plus, minus, carry3, left);
        if constexpr (Keep) {
            steps[3 * width] = { plus, left };
            ++steps;
        }
        plusWords[block] = plus;
        minusWords[block] = minus;
    }
    m_bottom += valueOf(carry0) + valueOf(carry1) + valueOf(carry2) + valueOf(carry3);
}

void Band::start(Sequence gold, Sequence system)
{
    m_profile.build(gold);
    m_gold = gold;
    m_system = system;
    m_plus.resize(m_profile.blocks());
    m_minus.resize(m_profile.blocks());
    m_first = 0;
    m_end = 0;
    m_top = 0;
    m_bottom = 0;
    pushBlock();
}

/// A block that was not held enters with the highest values that its upper neighbour allows.
void Band::pushBlock()
{
    m_plus[m_end] = ~Word { 0 };
    m_minus[m_end] = 0;
    ++m_end;
    m_bottom += blockRows;
}

void Band::popLast()
{
    --m_end;
    m_bottom -= difference(m_end);
}

void Band::popFirst()
{
    m_top += difference(m_first);
    ++m_first;
}

std::int64_t Band::difference(std::size_t block) const { return ones(m_plus[block]) - ones(m_minus[block]); }

bool Band::interrupted(std::size_t column, std::size_t columns, Share& share)
{
    constexpr std::size_t untilStop = 1024;
    constexpr std::size_t untilSaid = 256 * untilStop;
    m_work += (m_end - m_first) * Profile::lanes;
    if (m_work < untilStop) {
        return false;
    }
    m_unsaid += m_work;
    m_work = 0;
    if (m_unsaid >= untilSaid) {
        m_unsaid = 0;
        share.reach(column, columns);
    }
    return m_meter.cancelled();
}

/// Adds the blocks that a path within the limit can enter in this column or the next Profile::lanes - 1. It
/// comes from the last row held, whose value falls by one a column at most, as does the way to the end. For
/// as many columns as are returned no further block can be entered.
std::size_t Band::grow(std::size_t column, std::int64_t limit)
{
    constexpr auto slack = 2 * (static_cast<std::int64_t>(Profile::lanes) - 1);
    const auto centre = signedOf(m_gold.length) - signedOf(m_system.length) + signedOf(column);
    while (m_end < m_profile.blocks()) {
        const auto row = signedOf(m_end) * blockRows + 1;
        const auto beyond = m_bottom + std::abs(row - centre) - slack - limit;
        if (beyond > 0) {
            return static_cast<std::size_t>(beyond - 1) / 2;
        }
        pushBlock();
    }
    return m_system.length;
}

/// Drops the blocks at both ends of the band through which no path within the limit leads in this column.
/// Neighbouring rows differ by one at most, so the values at both ends of a block bound those within. Row 0
/// belongs to the first block.
bool Band::shrink(std::size_t column, std::int64_t limit)
{
    const auto centre = signedOf(m_gold.length) - signedOf(m_system.length) + signedOf(column);
    const auto least = [&](std::size_t block, std::int64_t top, std::int64_t bottom) {
        const auto topRow = signedOf(block) * blockRows;
        const auto bottomRow = topRow + blockRows;
        const auto firstRow = block == 0 ? 0 : topRow + 1;
        const auto fromBottom
            = bottom - bottomRow + centre + 2 * std::max<std::int64_t>(0, firstRow - centre);
        const auto fromTop = top + topRow - centre + 2 * std::max<std::int64_t>(0, centre - bottomRow);
        return std::max(fromBottom, fromTop);
    };
    while (m_first < m_end && least(m_end - 1, m_bottom - difference(m_end - 1), m_bottom) > limit) {
        popLast();
    }
    while (m_first < m_end && least(m_first, m_top, m_top + difference(m_first)) > limit) {
        popFirst();
    }
    return m_first < m_end;
}

void Band::advance(std::size_t column, std::size_t count, StepRecord* record)
{
    std::array<const Word*, Profile::lanes> rows {};
    for (std::size_t lane = 0; lane < count; ++lane) {
        rows[lane] = m_profile.row(m_system[column + lane], lane, m_first, m_end - 1);
    }
    const auto width = m_end - m_first;
    auto* const steps = record != nullptr ? record->addColumns(count, m_first, width) : nullptr;
    if (count == Profile::lanes) {
        steps != nullptr ? advanceFour<true>(rows, steps) : advanceFour<false>(rows, steps);
    } else {
        for (std::size_t lane = 0; lane < count; ++lane) {
            steps != nullptr ? advanceOne<true>(rows[lane], steps + lane * width)
                             : advanceOne<false>(rows[lane], nullptr);
        }
    }
    m_top += signedOf(count);
    m_profile.release();
}

BandOutcome Band::run(
    Sequence gold, Sequence system, std::size_t columns, std::int64_t limit, Share& share, StepRecord* record)
{
    start(gold, system);
    if (record != nullptr) {
        const auto width = static_cast<std::size_t>(limit) / wordBits + 2;
        record->begin(columns, std::min(width, m_profile.blocks()));
    }
    std::size_t growAt = 0;
    for (std::size_t column = 0; column < columns; column += Profile::lanes) {
        const auto count = std::min(Profile::lanes, columns - column);
        if (column >= growAt) {
            growAt = column + grow(column + 1, limit);
        }
        advance(column, count, record);
        if (column % columnsBetweenLooks == 0 || column + count == columns) {
            const auto end = m_end;
            if (!shrink(column + count, limit)) {
                return BandOutcome::Exceeded;
            }
            growAt = m_end < end ? 0 : growAt;
        }
        if (interrupted(column, columns, share)) {
            return BandOutcome::Cancelled;
        }
    }
    share.reach(columns, columns);
    return BandOutcome::Reached;
}

ColumnValues Band::values() const
{
    ColumnValues result;
    result.firstRow = m_first * wordBits + (m_first == 0 ? 0 : 1);
    const auto lastRow = std::min(m_end * wordBits, m_gold.length);
    result.values.reserve(lastRow + 1 - result.firstRow);
    auto value = m_top;
    if (m_first == 0) {
        result.values.push_back(value);
    }
    for (auto row = m_first * wordBits; row < lastRow; ++row) {
        const auto shift = row % wordBits;
        value += static_cast<std::int64_t>((m_plus[row / wordBits] >> shift) & 1U)
            - static_cast<std::int64_t>((m_minus[row / wordBits] >> shift) & 1U);
        result.values.push_back(value);
    }
    return result;
}

std::int64_t Band::finalValue() const
{
    const auto beyond = m_end * wordBits;
    if (beyond <= m_gold.length) {
        return m_bottom + signedOf(m_gold.length - beyond);
    }
    const auto rows = m_gold.length % wordBits;
    return m_bottom - ones(m_plus[m_end - 1] >> rows) + ones(m_minus[m_end - 1] >> rows);
}

/// Keeps the blocks around the best row; more than eight never.
void Band::follow()
{
    constexpr std::int64_t reach = 96;
    constexpr std::size_t most = 8;
    auto best = m_top;
    auto value = m_top;
    for (auto block = m_first; block < m_end; ++block) {
        value += difference(block);
        best = std::min(best, value);
    }
    while (m_end - m_first > 1 && m_bottom - difference(m_end - 1) > best + reach) {
        popLast();
    }
    while (m_end - m_first > 1 && m_top + difference(m_first) > best + reach) {
        popFirst();
    }
    while (m_end < m_profile.blocks() && m_bottom <= best + blockRows) {
        pushBlock();
    }
    while (m_end - m_first > most) {
        m_top > m_bottom ? popFirst() : popLast();
    }
}

bool Band::estimate(Sequence gold, Sequence system, Share& share, std::int64_t& bound)
{
    start(gold, system);
    for (std::size_t column = 0; column < system.length; column += Profile::lanes) {
        if (column % columnsBetweenLooks == 0) {
            follow();
        }
        advance(column, std::min(Profile::lanes, system.length - column), nullptr);
        if (interrupted(column, system.length, share)) {
            return false;
        }
    }
    share.reach(system.length, system.length);
    bound = finalValue();
    return true;
}

} // namespace touchstone::align
