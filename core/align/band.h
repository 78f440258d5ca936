// SPDX-License-Identifier: GPL-3.0-or-later
// Band: the columns of the edit table as vertical differences in words of 64 rows (Myers 1999, JACM 46(3)),
// only the blocks that a path within the limit can pass (Ukkonen 1985, Information and Control 64).
#pragma once

#include "core/align/meter.h"
#include "core/align/profile.h"

#include <memory>

namespace touchstone::align {

/// What the walk back needs of one block of one column: where the value is one above its upper and where it
/// is one above its left neighbour.
struct Steps
{
    Word up;
    Word left;
};

/// The kept columns of a small table; reused from problem to problem.
class StepRecord
{
public:
    /// Forgets the columns; makes room for so many with so many blocks each.
    void begin(std::size_t columns, std::size_t blocks)
    {
        m_groups.clear();
        m_used = 0;
        m_groups.reserve(columns / Profile::lanes + 1);
        makeRoom(columns * blocks);
    }
    /// Room for up to Profile::lanes columns that have the same blocks, one column after another.
    [[nodiscard]] Steps* addColumns(std::size_t count, std::size_t first, std::size_t width)
    {
        makeRoom(m_used + count * width);
        m_groups.push_back({ first, width, m_used });
        m_used += count * width;
        return m_steps.get() + m_groups.back().offset;
    }
    /// Row and column from 1.
    [[nodiscard]] const Steps& at(std::size_t row, std::size_t column) const
    {
        const auto& group = m_groups[(column - 1) / Profile::lanes];
        return m_steps[group.offset + (column - 1) % Profile::lanes * group.width + (row - 1) / wordBits
            - group.first];
    }

private:
    struct Group
    {
        std::size_t first = 0;
        std::size_t width = 0;
        std::size_t offset = 0;
    };
    /// Not a vector: its zeros would be written for nothing.
    void makeRoom(std::size_t size);

    std::vector<Group> m_groups;
    std::unique_ptr<Steps[]> m_steps;
    std::size_t m_size = 0;
    std::size_t m_used = 0;
};

/// Values of one column for the rows that the band holds.
struct ColumnValues
{
    std::size_t firstRow = 0;
    std::vector<std::int64_t> values;

    [[nodiscard]] bool has(std::size_t row) const
    {
        return row >= firstRow && row - firstRow < values.size();
    }
    [[nodiscard]] std::int64_t operator[](std::size_t row) const { return values[row - firstRow]; }
};

enum class BandOutcome {
    Reached, ///< the asked column stands
    Exceeded, ///< no path costs the limit or less
    Cancelled
};

/// Every value is an upper bound of the true one, and exact on all paths of the whole table that cost the
/// limit or less. Serves one problem after another.
class Band
{
public:
    Band(std::size_t symbolCount, const Meter& meter)
        : m_profile(symbolCount)
        , m_meter(meter)
    {
    }

    /// Computes `columns` columns of the table of gold against system. Neither side may be empty. Hands out
    /// `share` as it goes, all of it when the columns are reached.
    [[nodiscard]] BandOutcome run(Sequence gold, Sequence system, std::size_t columns, std::int64_t limit,
        Share& share, StepRecord* record = nullptr);

    /// After `run`: the values of its last column.
    [[nodiscard]] ColumnValues values() const;
    /// After a `run` over all columns: the value of the last row; the distance when it is within the limit.
    [[nodiscard]] std::int64_t finalValue() const;

    /// An upper bound of the distance, close to it at low noise: follows the best rows with a few blocks.
    /// Nothing when cancelled. O(length of system).
    [[nodiscard]] bool estimate(Sequence gold, Sequence system, Share& share, std::int64_t& bound);

private:
    void start(Sequence gold, Sequence system);
    void pushBlock();
    void popLast();
    void popFirst();
    [[nodiscard]] std::size_t grow(std::size_t column, std::int64_t limit);
    [[nodiscard]] bool shrink(std::size_t column, std::int64_t limit);
    void follow();
    void advance(std::size_t column, std::size_t count, StepRecord* record);
    template <bool Keep> void advanceOne(const Word* row, Steps* steps);
    template <bool Keep> void advanceFour(const std::array<const Word*, 4>& rows, Steps* steps);
    [[nodiscard]] std::int64_t difference(std::size_t block) const;
    [[nodiscard]] bool interrupted(std::size_t column, std::size_t columns, Share& share);

    Profile m_profile;
    const Meter& m_meter;
    Sequence m_gold;
    Sequence m_system;
    std::vector<Word> m_plus; ///< rows one above the row before
    std::vector<Word> m_minus; ///< rows one below it
    std::size_t m_first = 0; ///< the blocks held: [m_first, m_end)
    std::size_t m_end = 0;
    std::int64_t m_top = 0; ///< value of the row above the first block
    std::int64_t m_bottom = 0; ///< value of the last row of the last block
    std::size_t m_work = 0; ///< blocks computed since the stop token was read
    std::size_t m_unsaid = 0; ///< blocks computed since units were handed out
};

} // namespace touchstone::align
