// SPDX-License-Identifier: GPL-3.0-or-later
// Width of a text on a terminal.
#pragma once

#include <cstddef>
#include <string_view>

namespace touchstone::text {

/// Terminal cells: wide East Asian signs count two, combining marks none. Precondition: well-formed UTF-8.
/// O(bytes).
[[nodiscard]] std::size_t displayWidth(std::string_view utf8);

} // namespace touchstone::text
