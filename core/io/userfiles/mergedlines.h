// SPDX-License-Identifier: GPL-3.0-or-later
// Files of JSON lines beside a project or a gold, a line for each thing that somebody said, so that git
// merges two people's files line by line.
#pragma once

#include "core/io/json/jsontree.h"
#include "core/support/diagnostics.h"

#include <functional>
#include <optional>

namespace touchstone::io {

/// A line that is a JSON object.
struct MergedLine
{
    JsonValue object;
    std::string_view text;
    support::Place place; ///< of its begin
};

/// Calls `take` for each line that is one JSON object; blank lines are passed over. What is none is told
/// under `code` as no `what` ("note"), lines that git left of a conflict by that name, a last line without
/// an end as one that was cut. Returns the lines that
/// were not taken, in their order. O(length).
[[nodiscard]] std::vector<std::string> readMergedLines(std::string_view utf8, const std::string& path,
    support::FindingCode code, std::string_view what, support::Diagnostics& findings,
    const std::function<bool(const MergedLine&)>& take);
/// Of a line that is kept, and says nothing: what is wrong with it, at one of its values, or at its begin.
void tellMergedSlip(const MergedLine& line, const JsonValue& value, support::FindingCode code,
    const support::Message::Argument& what, support::Diagnostics& findings);
/// The bytes of such a file; empty where there is none. Errors: Unreadable, TooLarge (16 MB); NotFound where
/// it must be there.
inline constexpr std::size_t largestLines = std::size_t(16) << 20U; ///< bytes
[[nodiscard]] support::Result<std::string> loadMergedLines(const std::string& path, bool mustExist = false);
/// Sorted, each once, LF behind each.
[[nodiscard]] std::string mergedText(std::vector<std::string> lines);

/// "2026-11-26T12:59:03.120Z", of milliseconds since 1970.
[[nodiscard]] std::string dateText(std::int64_t time);
/// The same read back; a day alone, and without fractions of a second or Z, too. Nothing: it is no such date.
[[nodiscard]] std::optional<std::int64_t> dateByText(std::string_view text);
inline constexpr std::string_view dateCure = "write 2026-11-26, or 2026-11-26T12:59:03Z."; ///< behind a colon

} // namespace touchstone::io
