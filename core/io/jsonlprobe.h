// SPDX-License-Identifier: GPL-3.0-or-later
// How sure the jsonl reader is of a file: by the top-level keys of its first line.
#pragma once

#include "core/io/reader.h"

#include <array>
#include <string_view>

namespace touchstone::io {

inline constexpr std::array<std::string_view, 2> jsonlSuffixes { ".jsonl", ".ndjson" };

[[nodiscard]] Probability probeJsonl(std::string_view head, std::string_view suffix);

} // namespace touchstone::io
