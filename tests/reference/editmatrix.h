// SPDX-License-Identifier: GPL-3.0-or-later
// The slow twin of alignCharacters: the whole edit table, the walk and the split as they are defined.
#pragma once

#include "core/align/alignment.h"

#include <string_view>

namespace touchstone::reference {

/// Time O(n·m); memory O(n·m) for texts below the limit of the split.
[[nodiscard]] align::TextAlignment alignByMatrix(std::u32string_view gold, std::u32string_view system);

/// Blocks from one letter for each step: '=' equal, 'X' replaced, 'D' gold only, 'I' system only.
[[nodiscard]] align::TextAlignment fromLetters(std::string_view letters);

} // namespace touchstone::reference
