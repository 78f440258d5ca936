// SPDX-License-Identifier: GPL-3.0-or-later
// Where the real corpora stand, if they do.
#pragma once

#include <filesystem>

namespace touchstone::testsupport {

inline std::filesystem::path corpora() { return std::filesystem::path(TOUCHSTONE_SHARED) / "corpora"; }

} // namespace touchstone::testsupport
