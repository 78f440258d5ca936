// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace touchstone::cli {

/// The libraries of both programs with the versions that run, or of headers that were compiled in: "simdjson
/// 3.0.1". In a fixed order.
[[nodiscard]] std::vector<std::string> libraryVersions();

} // namespace touchstone::cli
