// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/editpath.h"
#include "core/support/parallel.h"

#include <tbb/task_arena.h>

#include <cmath>
#include <limits>

namespace touchstone::align {

namespace {

constexpr std::int64_t unknown = -1;

std::int64_t longer(Sequence gold, Sequence system) { return signedOf(std::max(gold.length, system.length)); }

std::int64_t gapOf(Sequence gold, Sequence system)
{
    return std::abs(signedOf(gold.length) - signedOf(system.length));
}

/// edlib walks back through the whole table when its record stays below 1 MiB and splits otherwise; the two
/// can find different paths, so the border is part of the contract. A single column cannot be split.
bool walkable(std::size_t rows, std::size_t columns)
{
    const auto blocks = (rows + wordBits - 1) / wordBits;
    constexpr std::size_t most = 1U << 20U;
    return columns < 2 || (20 * blocks + 8) * columns < most;
}

/// Worth a task of its own: several hundred microseconds.
bool worthSharing(Sequence system, std::int64_t limit)
{
    constexpr std::int64_t blocks = 1 << 18;
    return signedOf(system.length) * (limit / signedOf(wordBits) + 1) > blocks;
}

/// What a problem will cost, in blocks for each column of it, from how many there are at a level (the limit
/// halves from level to level) and what a walk costs beside.
struct Forecast
{
    double cut = 0; ///< the two passes of the first level
    double all = 0; ///< with all levels below and the walks

    Forecast(Sequence system, std::int64_t limit)
    {
        constexpr double walked = 2000; // columns that are not split any more
        constexpr double edges = 3; // blocks at the ends of a band
        const auto levels = std::max(1.0, std::log2(static_cast<double>(system.length) / walked));
        const auto width = static_cast<double>(std::max<std::int64_t>(limit, 0)) / wordBits;
        cut = width + edges;
        all = 2 * width + edges * levels + 2 * edges;
    }
};

void append(std::vector<Run>& runs, EditOperation operation, std::size_t length)
{
    if (length == 0) {
        return;
    }
    if (runs.empty() || runs.back().operation != operation) {
        runs.push_back({ operation, 0 });
    }
    runs.back().length += static_cast<std::uint32_t>(length);
}

/// The first row inside the gold that is on a best path, else row 0, else the last; false: none within the
/// limit.
bool meetingRow(
    std::size_t rows, const ColumnValues& before, const ColumnValues& after, std::int64_t limit, Cut& result)
{
    auto best = std::numeric_limits<std::int64_t>::max();
    const auto consider = [&](std::size_t row) {
        if (!before.has(row) || !after.has(rows - row)) {
            return;
        }
        const auto upper = before[row];
        const auto lower = after[rows - row];
        if (upper + lower < best) {
            best = upper + lower;
            result = { row, upper, lower, false };
        }
    };
    const auto end = std::min(rows, before.firstRow + before.values.size());
    for (auto row = std::max<std::size_t>(1, before.firstRow); row < end; ++row) {
        consider(row);
    }
    consider(0);
    consider(rows);
    return best <= limit;
}

} // namespace

/// A workspace on loan.
class EditPath::Lease
{
public:
    explicit Lease(EditPath& owner)
        : m_owner(owner)
    {
        {
            const std::lock_guard lock(owner.m_mutex);
            if (!owner.m_free.empty()) {
                m_workspace = std::move(owner.m_free.back());
                owner.m_free.pop_back();
            }
        }
        if (!m_workspace) {
            m_workspace = std::make_unique<Workspace>(Workspace { { owner.m_symbolCount, owner.m_meter } });
        }
    }
    ~Lease()
    {
        const std::lock_guard lock(m_owner.m_mutex);
        m_owner.m_free.push_back(std::move(m_workspace));
    }
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;

    Workspace* operator->() const { return m_workspace.get(); }
    Workspace& operator*() const { return *m_workspace; }

private:
    EditPath& m_owner;
    std::unique_ptr<Workspace> m_workspace;
};

bool EditPath::find(Sequence gold, Sequence system, std::uint64_t units)
{
    m_runs.clear();
    const Problem whole { gold, system, unknown, units };
    if (!worthSharing(system, longer(gold, system))) {
        return solve(whole, m_runs);
    }
    // Whoever waits for another part takes nothing else, or it would keep this problem from going on.
    bool done = false;
    tbb::this_task_arena::isolate([&] { done = solve(whole, m_runs); });
    return done;
}

/// Halves the system at each level, so that the depth is at most the number of bits of its length.
bool EditPath::solve(const Problem& problem, std::vector<Run>& runs)
{
    const auto& [gold, system, given, units] = problem;
    if (gold.length == 0 || system.length == 0 || given == 0) {
        append(runs, given == 0 ? EditOperation::Equal : EditOperation::Delete, gold.length);
        append(runs, EditOperation::Insert, given == 0 ? 0 : system.length);
        m_meter.add(units);
        return true;
    }
    if (walkable(gold.length, system.length)) {
        return walk(problem, runs);
    }
    FirstLimit first { given, units };
    if (given == unknown && !firstLimit(problem, first)) {
        return false;
    }
    auto limit = first.limit;
    const Forecast forecast(system, limit);
    auto cutUnits
        = static_cast<std::uint64_t>(static_cast<double>(first.units) * forecast.cut / forecast.all);
    const auto restUnits = first.units - cutUnits;
    Cut found;
    for (;;) {
        Share before(m_meter, first.certain ? cutUnits / 2 : cutUnits / 4);
        Share after = before;
        const auto outcome = cut({ gold, system, limit, 0 }, before, after, runs, found);
        if (outcome == BandOutcome::Cancelled) {
            return false;
        }
        cutUnits -= before.given() + after.given();
        if (outcome == BandOutcome::Reached) {
            break;
        }
        limit = std::min(2 * limit, longer(gold, system));
    }
    m_meter.add(cutUnits);
    return solveParts(problem, found, restUnits, runs);
}

bool EditPath::solveParts(
    const Problem& problem, const Cut& found, std::uint64_t units, std::vector<Run>& runs)
{
    const auto& gold = problem.gold;
    const auto& system = problem.system;
    const auto half = system.length / 2;
    const Problem upper { gold.part(0, found.row), system.part(0, half), found.upper, units / 2 };
    const Problem lower { gold.part(found.row, gold.length - found.row),
        system.part(half, system.length - half), found.lower, units - units / 2 };
    if (found.upperDone) {
        m_meter.add(upper.units);
        return solve(lower, runs);
    }
    if (!worthSharing(upper.system, upper.limit) || !worthSharing(lower.system, lower.limit)) {
        return solve(upper, runs) && solve(lower, runs);
    }
    std::vector<Run> rest;
    bool upperDone = false;
    bool lowerDone = false;
    support::bothInParallel([&] { upperDone = solve(upper, runs); }, [&] { lowerDone = solve(lower, rest); });
    for (const auto& run : rest) {
        append(runs, run.operation, run.length);
    }
    return upperDone && lowerDone;
}

/// A limit to start with. Of a page a tenth, which costs less than to ask. Else the estimate where it looks
/// like the same text, or a small one to be doubled (a limit that is too low costs little, one that is far
/// too high much).
bool EditPath::firstLimit(const Problem& problem, FirstLimit& first)
{
    constexpr std::int64_t page = 4096;
    const auto& [gold, system, given, units] = problem;
    const auto gap = gapOf(gold, system);
    const auto most = longer(gold, system);
    if (most <= page) {
        first.limit = std::min(gap + most / 12 + 32, most);
        return true;
    }
    std::int64_t bound = 0;
    constexpr std::uint64_t part = 32;
    Share share(m_meter, units / part);
    if (!Lease(*this)->band.estimate(gold, system, share, bound)) {
        return false;
    }
    first.units -= share.given();
    first.certain = bound * 3 < most;
    first.limit = first.certain ? bound : std::max<std::int64_t>(256, gap + gap / 8);
    first.limit = std::min(std::max<std::int64_t>(first.limit, 1), most);
    return true;
}

bool EditPath::walk(const Problem& problem, std::vector<Run>& runs)
{
    const auto& [gold, system, limit, units] = problem;
    const Lease workspace(*this);
    const auto most = longer(gold, system);
    auto tried = limit != unknown ? limit : std::max<std::int64_t>(64, gapOf(gold, system) + most / 16);
    Share none(m_meter, 0);
    for (;;) {
        tried = std::min(tried, most);
        const auto outcome
            = workspace->band.run(gold, system, system.length, tried, none, &workspace->record);
        if (outcome == BandOutcome::Cancelled) {
            return false;
        }
        if (outcome == BandOutcome::Reached && workspace->band.finalValue() <= tried) {
            break;
        }
        tried *= 2;
    }
    traceBack(*workspace, gold, system, runs);
    m_meter.add(units);
    return true;
}

/// From the lower right corner of the recorded table: up when the value is one above its upper neighbour,
/// else left when it is one above the left one, else diagonal.
void EditPath::traceBack(Workspace& workspace, Sequence gold, Sequence system, std::vector<Run>& runs)
{
    auto& backward = workspace.backward;
    backward.clear();
    auto row = gold.length;
    auto column = system.length;
    while (row > 0 && column > 0) {
        const auto& steps = workspace.record.at(row, column);
        const auto shift = (row - 1) % wordBits;
        if ((steps.up >> shift) & 1U) {
            append(backward, EditOperation::Delete, 1);
            --row;
        } else if ((steps.left >> shift) & 1U) {
            append(backward, EditOperation::Insert, 1);
            --column;
        } else {
            --row;
            --column;
            append(backward, gold[row] == system[column] ? EditOperation::Equal : EditOperation::Replace, 1);
        }
    }
    append(backward, EditOperation::Delete, row);
    append(backward, EditOperation::Insert, column);
    std::for_each(
        backward.rbegin(), backward.rend(), [&](const Run& run) { append(runs, run.operation, run.length); });
}

/// One pass over each half of the system, forward and backward.
BandOutcome EditPath::cut(
    const Problem& problem, Share& before, Share& after, std::vector<Run>& runs, Cut& result)
{
    // Not by structured binding: a lambda must not take those.
    const auto gold = problem.gold;
    const auto system = problem.system;
    const auto limit = problem.limit;
    const auto half = system.length / 2;
    // The steps of the first pass serve the walk through the upper part, when it will be one.
    const bool keep = walkable(gold.length / 2, half) && !worthSharing(system, limit);
    ColumnValues upper;
    ColumnValues lower;
    auto first = BandOutcome::Reached;
    auto second = BandOutcome::Reached;
    const auto forward = [&](Workspace& in) {
        first = in.band.run(gold, system, half, limit, before, keep ? &in.record : nullptr);
        upper = in.band.values();
    };
    const auto backward = [&](Workspace& in) {
        second = in.band.run(gold.reversed(), system.reversed(), system.length - half, limit, after);
        lower = in.band.values();
    };
    std::optional<Lease> workspace;
    if (worthSharing(system, limit)) {
        support::bothInParallel([&] { forward(*Lease(*this)); }, [&] { backward(*Lease(*this)); });
    } else {
        workspace.emplace(*this);
        forward(**workspace);
        second = first;
        if (first == BandOutcome::Reached) {
            backward(**workspace);
        }
    }
    if (first != BandOutcome::Reached || second != BandOutcome::Reached) {
        const bool cancelled = first == BandOutcome::Cancelled || second == BandOutcome::Cancelled;
        return cancelled ? BandOutcome::Cancelled : BandOutcome::Exceeded;
    }
    if (!meetingRow(gold.length, upper, lower, limit, result)) {
        return BandOutcome::Exceeded;
    }
    if (keep && walkable(result.row, half)) {
        traceBack(**workspace, gold.part(0, result.row), system.part(0, half), runs);
        result.upperDone = true;
    }
    return BandOutcome::Reached;
}

} // namespace touchstone::align
