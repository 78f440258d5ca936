// SPDX-License-Identifier: GPL-3.0-or-later
// Words for slices, which core names by ids.
#pragma once

#include <QString>

#include <string_view>

namespace touchstone::ui {

/// "entity-length" -> "Entity length"; an attribute's own name for any other.
[[nodiscard]] QString sliceText(std::string_view id);
[[nodiscard]] bool isBuiltInSlice(std::string_view id);
/// What the data lacks that a slice of our own needs, and where it comes from.
[[nodiscard]] QString sliceLackText(std::string_view id);

} // namespace touchstone::ui
