// SPDX-License-Identifier: GPL-3.0-or-later
// Manual pages, made from what the program takes.
#pragma once

#include "app/cli/words/programtree.h"

#include <string_view>

namespace touchstone::cli {

/// The page of the program, or of one of its commands ("rules check" is part of the page of `rules`), as
/// mdoc. `command`: empty, or the name of a command; another name gives an empty text. `version` "1.0.0",
/// `released` "2026-11-27". O(options).
[[nodiscard]] std::string manualPage(const CommandFacts& program, const std::string& command,
    std::string_view version, std::string_view released);

} // namespace touchstone::cli
