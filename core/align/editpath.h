// SPDX-License-Identifier: GPL-3.0-or-later
// EditPath: the one least-cost path between two sequences of numbered symbols, with the ties broken as edlib
// does.
#pragma once

#include "core/align/alignment.h"
#include "core/align/band.h"

#include <cstdint>
#include <vector>

namespace touchstone::align {

struct Run
{
    EditOperation operation = EditOperation::Equal;
    std::uint32_t length = 0;
};

class EditPath
{
public:
    /// Symbols are below `symbolCount` and numbered as profile.h says.
    EditPath(std::size_t symbolCount, support::Progress& progress);

    /// Finds the path. False when cancelled. Time O(n·d/64), memory O(n).
    [[nodiscard]] bool find(Sequence gold, Sequence system);

    /// Maximal runs in the order of the text.
    [[nodiscard]] const std::vector<Run>& runs() const { return m_runs; }

private:
    struct Cut
    {
        std::size_t row = 0;
        std::int64_t upper = 0; ///< distance of the parts before the cut
        std::int64_t lower = 0; ///< and after it
    };

    /// `limit`: at least the distance; below 0: unknown.
    [[nodiscard]] bool solve(Sequence gold, Sequence system, std::int64_t limit);
    [[nodiscard]] bool walk(Sequence gold, Sequence system, std::int64_t limit);
    [[nodiscard]] BandOutcome cut(Sequence gold, Sequence system, std::int64_t limit, Cut& result);
    [[nodiscard]] bool firstLimit(Sequence gold, Sequence system, std::int64_t& limit);
    void traceBack(Sequence gold, Sequence system);
    void append(EditOperation operation, std::size_t length);

    Profile m_profile;
    support::Progress& m_progress;
    StepRecord m_record;
    std::vector<Run> m_backward;
    std::vector<Run> m_runs;
};

} // namespace touchstone::align
