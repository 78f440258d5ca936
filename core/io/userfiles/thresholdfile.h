// SPDX-License-Identifier: GPL-3.0-or-later
// ThresholdFile: a confidence threshold that was chosen on other data: what `score --by score --json` wrote
// of them.
#pragma once

#include "core/io/bytes/outcomes.h"

#include <string>
#include <string_view>

namespace touchstone::io {

struct ChosenThreshold
{
    double score = 0; ///< 0..1
    std::string system; ///< as the file calls it
    Message what; ///< for sentences: "the best F1 (strict)", "a precision of 0.9 (strict)"
};

/// The threshold with the best F1 over all types, or, where the file tells one, the least that reaches the
/// precision that was wanted (--at). `scheme`: its name; a file of one measure without schemes answers for
/// strict. `system`: whose of several systems; of a single one it is taken whatever its name. O(bytes).
/// Errors: NotFound, Unreadable, TooLarge; Malformed with a place for what is no such JSON, a file without
/// such a threshold, or one of several systems of which none has the name.
[[nodiscard]] Result<ChosenThreshold> readThreshold(
    const std::string& path, std::string_view system, std::string_view scheme);

/// The same from the file's text; `file` names it in errors.
[[nodiscard]] Result<ChosenThreshold> parseThreshold(
    std::string_view utf8, const std::string& file, std::string_view system, std::string_view scheme);

} // namespace touchstone::io
