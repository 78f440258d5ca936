// SPDX-License-Identifier: GPL-3.0-or-later
// Messages as JSON, so that what was computed before can still be said in the language of the window.
#pragma once

#include "core/io/json/jsonnode.h"
#include "core/support/message.h"

#include <optional>

namespace touchstone::analysis {

/// {"pattern": …, "english": … and "number": … of a counted one, "with": [arguments]}; {} says nothing.
/// Arguments: words as strings, {"grouped": N}, {"decimal": X, "decimals": N}, a message. O(length).
[[nodiscard]] io::JsonNode stored(const support::Message& message);
/// What stored() wrote; nothing where it did not. Patterns that were met are kept until the program ends.
/// Thread-safe.
[[nodiscard]] std::optional<support::Message> storedMessage(const io::JsonValue& json);

} // namespace touchstone::analysis
