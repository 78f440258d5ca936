// SPDX-License-Identifier: GPL-3.0-or-later
// FileContent: what files hold, told by digests.
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"

#include <QString>

#include <map>
#include <set>
#include <string>

namespace touchstone::ui {

/// What a path holds.
struct FileContent
{
    std::string digest; ///< of the bytes (analysis::InputDigests); empty: they cannot be read, or not twice
    bool gone = false;
    friend bool operator==(const FileContent&, const FileContent&) = default;
};

using FileContents = std::map<QString, FileContent>; ///< by path

/// Errors: Cancelled. O(bytes).
[[nodiscard]] support::Result<FileContents> contentsOf(
    const std::set<QString>& paths, const support::Progress& progress);

} // namespace touchstone::ui
