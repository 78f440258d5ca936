// SPDX-License-Identifier: GPL-3.0-or-later
// Band: the columns of the edit table as vertical differences in words of 64 rows (Myers 1999, JACM 46(3)),
// only the blocks that a path within the limit can pass (Ukkonen 1985, Information and Control 64).
#pragma once

#include "core/align/profile.h"
#include "core/support/progress.h"

#include <cstdint>
#include <vector>

namespace touchstone::align {

/// What the walk back needs of one block of one column: where the value is one above its upper and where it
/// is one above its left neighbour.
struct Steps
{
    Word up = 0;
    Word left = 0;
};

/// The kept columns of a small table; reused from problem to problem.
struct StepRecord
{
    /// Up to Profile::lanes columns that have the same blocks.
    struct Group
    {
        std::size_t first = 0;
        std::size_t width = 0;
        std::size_t offset = 0;
    };
    std::vector<Group> groups;
    std::vector<Steps> steps;

    /// Row and column from 1.
    [[nodiscard]] const Steps& at(std::size_t row, std::size_t column) const
    {
        const auto& group = groups[(column - 1) / Profile::lanes];
        return steps[group.offset + (column - 1) % Profile::lanes * group.width + (row - 1) / wordBits
            - group.first];
    }
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
/// limit or less.
class Band
{
public:
    Band(Profile& profile, support::Progress& progress)
        : m_profile(profile)
        , m_progress(progress)
    {
    }

    /// Computes `columns` columns of the table of gold against system. The profile is built from the gold.
    [[nodiscard]] BandOutcome run(Sequence gold, Sequence system, std::size_t columns, std::int64_t limit,
        StepRecord* record = nullptr);

    /// After `run`: the values of its last column.
    [[nodiscard]] ColumnValues values() const;
    /// After a `run` over all columns: the value of the last row; the distance when it is within the limit.
    [[nodiscard]] std::int64_t finalValue() const;

    /// An upper bound of the distance, close to it at low noise: follows the best rows with a few blocks.
    /// Nothing when cancelled. O(length of system).
    [[nodiscard]] bool estimate(Sequence gold, Sequence system, std::int64_t& bound);

private:
    void start(Sequence gold, Sequence system);
    void pushBlock();
    void popLast();
    void popFirst();
    void grow(std::size_t column, std::size_t count, std::int64_t limit);
    [[nodiscard]] bool shrink(std::size_t column, std::int64_t limit);
    void follow();
    void advance(std::size_t column, std::size_t count, StepRecord* record);
    template <bool Keep> void advanceOne(const Word* row, Steps* steps);
    template <bool Keep> void advanceFour(const std::array<const Word*, 4>& rows, Steps* steps);
    [[nodiscard]] std::int64_t difference(std::size_t block) const;
    [[nodiscard]] bool interrupted();

    Profile& m_profile;
    support::Progress& m_progress;
    Sequence m_gold;
    Sequence m_system;
    std::vector<Word> m_plus; ///< rows one above the row before
    std::vector<Word> m_minus; ///< rows one below it
    std::size_t m_first = 0; ///< the blocks held: [m_first, m_end)
    std::size_t m_end = 0;
    std::int64_t m_top = 0; ///< value of the row above the first block
    std::int64_t m_bottom = 0; ///< value of the last row of the last block
    std::size_t m_work = 0; ///< blocks computed since the stop token was read
};

} // namespace touchstone::align
