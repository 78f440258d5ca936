// SPDX-License-Identifier: GPL-3.0-or-later
// TextCut: of two texts one is only the beginning, or the end, of the other, as where a system cut its input.
#pragma once

#include "core/text/span.h"

namespace touchstone::analysis {

struct TextCut
{
    bool ofGold = false; ///< the gold's text is the shorter one; else the system's
    bool atEnd = true; ///< the end is missing; else the beginning
    /// What the longer text has of the shorter one, in its code points, up to the border of the word in
    /// which the shorter ends; and all of the shorter but blanks there, in its own.
    text::Span longer, shorter;
};

} // namespace touchstone::analysis
