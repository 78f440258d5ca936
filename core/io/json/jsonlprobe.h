// SPDX-License-Identifier: GPL-3.0-or-later
// How sure the readers of JSON lines are of a file: by the top-level keys of its first line.
#pragma once

#include "core/io/bytes/reader.h"

#include <array>
#include <string_view>

namespace touchstone::io {

inline constexpr std::array<std::string_view, 2> jsonlSuffixes { ".jsonl", ".ndjson" };

[[nodiscard]] Probability probeJsonl(std::string_view head, std::string_view suffix);
/// ELEVANT's benchmarks and linked articles: a text with "evaluation_span", "entity_mentions", or labels that
/// have an "entity_id".
[[nodiscard]] Probability probeElevant(std::string_view head, std::string_view suffix);

} // namespace touchstone::io
