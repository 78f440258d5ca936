// SPDX-License-Identifier: GPL-3.0-or-later
// What of ReadOptions was said, and which formats it concerns: a finding for an option that no file takes.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// The options of single formats that are set, as Reader::options names them; `--annotator` for that of a
/// system, too. Sorted.
[[nodiscard]] std::vector<std::string_view> givenOptions(const ReadOptions& options);

/// One file or folder that was read, with what was said of it.
struct ReadWith
{
    const ReadOptions* options;
    std::string format; ///< reader id; empty: an empty file, which may be of any
};

/// A warning "io.option-unused" for each option that is set for some and concerns the format of none of
/// them. One that concerns only one side of two has no finding: options are mostly said of both.
/// `place`: where the findings stand.
void tellUnusedOptions(std::span<const ReadWith> read, const support::Place& place, Diagnostics& findings);

} // namespace touchstone::io
