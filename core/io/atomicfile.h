// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a file so that it is either the old one or the new one, never half of it.
#pragma once

#include "core/support/result.h"

#include <string>
#include <string_view>

namespace touchstone::io {

/// Writes beside the target, syncs, renames. On any error the target is as it was. Errors: Unreadable with
/// the system's reason.
[[nodiscard]] support::Result<void> writeAtomically(const std::string& path, std::string_view bytes);

} // namespace touchstone::io
