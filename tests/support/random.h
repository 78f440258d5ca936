// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers that are the same everywhere: the standard's distributions are not.
#pragma once

#include <cstdint>
#include <random>

namespace touchstone::testsupport {

using Random = std::mt19937;

/// 0 to bound - 1.
[[nodiscard]] inline std::uint32_t below(Random& random, std::uint32_t bound)
{
    return static_cast<std::uint32_t>(random() % bound);
}

} // namespace touchstone::testsupport
