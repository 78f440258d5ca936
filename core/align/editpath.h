// SPDX-License-Identifier: GPL-3.0-or-later
// EditPath: the one least-cost path between two sequences of numbered symbols, with the ties broken as edlib
// does.
#pragma once

#include "core/align/alignment.h"
#include "core/align/band.h"

#include <mutex>
#include <optional>

namespace touchstone::align {

struct Run
{
    EditOperation operation = EditOperation::Equal;
    std::uint32_t length = 0;
};

/// Where the paths meet in the middle of the system.
struct Cut
{
    std::size_t row = 0;
    std::int64_t upper = 0; ///< distance of the parts before the cut
    std::int64_t lower = 0; ///< and after it
    bool upperDone = false; ///< the path of the parts before it is among the runs already
};

class EditPath
{
public:
    /// Symbols are below `symbolCount` and numbered as profile.h says.
    EditPath(std::size_t symbolCount, const Meter& meter)
        : m_symbolCount(symbolCount)
        , m_meter(meter)
    {
    }

    /// Finds the path; long problems on several threads. Hands out `units` of work, all when done. False when
    /// cancelled. Time O(n·d/64), memory O(n).
    [[nodiscard]] bool find(Sequence gold, Sequence system, std::uint64_t units);

    /// Maximal runs in the order of the text.
    [[nodiscard]] const std::vector<Run>& runs() const { return m_runs; }

private:
    /// What one thread needs for a pass or a walk; taken for these only, never while waiting for others.
    struct Workspace
    {
        Band band;
        StepRecord record {};
        std::vector<Run> backward {};
    };
    class Lease;
    /// A part of the whole; `limit`: at least the distance, below 0: unknown; `units`: to be handed out.
    struct Problem
    {
        Sequence gold;
        Sequence system;
        std::int64_t limit = 0;
        std::uint64_t units = 0;
    };
    struct FirstLimit
    {
        std::int64_t limit = 0;
        std::uint64_t units = 0; ///< those that are left
        bool certain = true; ///< the distance is not above it
    };
    [[nodiscard]] bool solve(const Problem& problem, std::vector<Run>& runs);
    [[nodiscard]] bool solveParts(
        const Problem& problem, const Cut& found, std::uint64_t units, std::vector<Run>& runs);
    [[nodiscard]] bool walk(const Problem& problem, std::vector<Run>& runs);
    [[nodiscard]] bool firstLimit(const Problem& problem, FirstLimit& first);
    [[nodiscard]] BandOutcome cut(
        const Problem& problem, Share& before, Share& after, std::vector<Run>& runs, Cut& result);
    static void traceBack(Workspace& workspace, Sequence gold, Sequence system, std::vector<Run>& runs);

    std::size_t m_symbolCount;
    const Meter& m_meter;
    std::vector<Run> m_runs;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Workspace>> m_free;
};

} // namespace touchstone::align
