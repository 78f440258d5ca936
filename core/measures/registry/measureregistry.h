// SPDX-License-Identifier: GPL-3.0-or-later
// THE list of built-in measures and of their groups.
#pragma once

#include "core/measures/base/measure.h"

namespace touchstone::metrics {

[[nodiscard]] std::span<const Measure> measures();
/// What is counted where nobody names a measure.
inline constexpr const char* defaultMeasure = "muc";
/// Null when there is no such id.
[[nodiscard]] const Measure* measureById(std::string_view id);

/// Is it a parameter of the measure, or one of its further settings?
[[nodiscard]] bool readsSetting(const Measure& measure, std::string_view setting);
/// Measure::bySchemes; false for an unknown id.
[[nodiscard]] bool hasSchemes(std::string_view id);

struct MeasureGroup
{
    std::string_view id;
    std::span<const std::string_view> members;
};
/// "default" and "all": the members that are built.
[[nodiscard]] std::span<const MeasureGroup> measureGroups();

} // namespace touchstone::metrics
