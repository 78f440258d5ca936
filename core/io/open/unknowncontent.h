// SPDX-License-Identifier: GPL-3.0-or-later
// What a file is that no reader recognises, and what would make it readable. Private to the opener.
#pragma once

#include "core/support/message.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace touchstone::io {

struct ContentGuess
{
    support::Message words; ///< "it is …: cure"; empty: nothing can be said
    std::uint32_t line = 0; ///< of the fault, where there is one; 1-based
    std::uint32_t column = 0;
};

/// Looks at the beginning of a file as the opener loads it (bytes that are no text have become U+FFFD):
/// packed and binary files, Python instead of JSON, JSON that is broken or of keys unknown here, pages of the
/// web, answers of models with words around the JSON, tables whose columns have to be named. `cut`: the file
/// goes on behind it, so that an end in the middle is no fault. O(head).
[[nodiscard]] ContentGuess guessContent(std::string_view head, bool cut);

} // namespace touchstone::io
