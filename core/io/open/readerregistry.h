// SPDX-License-Identifier: GPL-3.0-or-later
// THE list of built-in readers; the open dialog, --format, `formats` and the contract test all take it from
// here.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

[[nodiscard]] std::span<const Reader> readers();
/// Null when there is no such id.
[[nodiscard]] const Reader* readerById(std::string_view id);
/// The reader with the best probe; null when all answer 0. Ties: registry order.
[[nodiscard]] const Reader* recognise(std::string_view head, std::string_view suffix);

} // namespace touchstone::io
