// SPDX-License-Identifier: GPL-3.0-or-later
// Which runs belong to which group: patterns such as "small=runs/small-*", and what is proposed.
#pragma once

#include "core/support/result.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

/// NAME=GLOB: runs by a pattern.
struct RunPattern
{
    std::string name;
    std::string pattern;
    friend bool operator==(const RunPattern&, const RunPattern&) = default;
};
/// Errors: InvalidOption for a text without name, sign or pattern.
[[nodiscard]] support::Result<RunPattern> runPatternOf(std::string_view text);
/// Patterns with ";" between. Errors: as runPatternOf; InvalidOption for a name given twice, and where there
/// is none.
[[nodiscard]] support::Result<std::vector<RunPattern>> runPatternsOf(std::string_view text);

/// What a pattern may name a system by.
struct NamedRun
{
    std::string name;
    std::string path;
};
/// By group the runs that its pattern matches, ascending: by their name, their path, or the last parts of the
/// path ("runs/small-*" for /data/runs/small-1.conll). "*" and "?" match no "/", as in a shell. Errors:
/// InvalidOption for a pattern that matches none and for a run of two groups. O(patterns × runs).
[[nodiscard]] support::Result<std::vector<std::vector<std::size_t>>> runsByPattern(
    std::span<const RunPattern> patterns, std::span<const NamedRun> runs);
/// Patterns for runs whose names differ in a number at their end only ("small-1", "small-2"), with the others
/// as groups of one, for runPatternsOf; empty: no two differ so.
[[nodiscard]] std::string proposedPatterns(std::span<const NamedRun> runs);

} // namespace touchstone::analysis
