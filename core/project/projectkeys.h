// SPDX-License-Identifier: GPL-3.0-or-later
// The reading options that a source of a project may have, in the words of the command line. Inside the room.
#pragma once

#include "core/io/bytes/reader.h"

#include <array>
#include <string_view>

namespace touchstone::analysis {

struct ProjectOption
{
    std::string_view name;
    const char* takes; ///< a pattern of support::said()
    bool (*set)(io::ReadOptions& options, const std::string& value); ///< false: it takes no such value
    std::string (*text)(const io::ReadOptions& options); ///< empty: not given
};

/// In the order in which they are written.
extern const std::array<ProjectOption, 10> projectOptions;

} // namespace touchstone::analysis
