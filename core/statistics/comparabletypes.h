// SPDX-License-Identifier: GPL-3.0-or-later
// By which names types of several systems are the same.
#pragma once

#include "core/statistics/significance.h"

#include <span>
#include <string>
#include <vector>

namespace touchstone::analysis {

/// Is any of them read as HIPE's scorer does, so that types meet without case?
[[nodiscard]] bool comparedWithoutCase(std::span<const MeasuredSystem> systems);
/// By what each of one system's types is compared: without case in upper case, unless that would bring two of
/// them together. O(labels log labels).
[[nodiscard]] std::vector<std::string> comparableTypes(std::span<const std::string> labels, bool withoutCase);

} // namespace touchstone::analysis
