// SPDX-License-Identifier: GPL-3.0-or-later
// Adding lines to a file that others add to at the same time, so that a program that is killed loses no line
// but the one that it is writing.
#pragma once

#include "core/io/bytes/outcomes.h"

namespace touchstone::io {

/// Adds whole lines at the end, in one write (O_APPEND) that is on the disk when this returns; each of
/// `lines` ends in LF. A file that is not there is made. Where its last line has no end, as after a crash,
/// they begin a new one. Whoever appends with this at the same time waits (flock). No lines: nothing is done.
/// Errors: Unreadable with the system's reason; then a part of a line may stand there, which the next lines
/// end. O(lines).
[[nodiscard]] Result<void> appendLines(const std::string& path, std::string_view lines);

} // namespace touchstone::io
