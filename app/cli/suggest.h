// SPDX-License-Identifier: GPL-3.0-or-later
// "Did you mean": the nearest known name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace touchstone::cli {

/// The known name that differs from `wanted` by case alone, else the one with the least edit distance; empty
/// when more than half of its letters would
/// have to change.
[[nodiscard]] std::string nearest(std::string_view wanted, const std::vector<std::string>& known);
/// " Did you mean X?" or nothing.
[[nodiscard]] std::string suggestion(std::string_view wanted, const std::vector<std::string>& known);
/// "a, b, c"
[[nodiscard]] std::string listed(const std::vector<std::string>& names);

} // namespace touchstone::cli
