// SPDX-License-Identifier: GPL-3.0-or-later
// Neutral messages: what neutralText() makes of a sentence, with its pattern, so that the window can say it
// in its languages.
#pragma once

#include "core/support/message.h"

namespace touchstone::analysis {

/// The message whose English is neutralText(message.english()). What the pattern of a kind of findings or of
/// a note becomes keeps a pattern; any other sentence with a word that judges is kept in English. O(text).
[[nodiscard]] support::Message neutralMessage(const support::Message& message);

} // namespace touchstone::analysis
