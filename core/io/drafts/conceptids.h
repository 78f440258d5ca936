// SPDX-License-Identifier: GPL-3.0-or-later
// Concept ids as biomedical corpora write them into one field: "D003110|D010051" of a composite mention,
// "672;675", "-1" for outside the vocabulary.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace touchstone::io {

/// The ids of one field: parted at "|", ";" and ",", each once, in the file's order; "+" joins several codes
/// to one concept and stays. "-1" is "NIL"; "", "-", "None", "null" say nothing. Names of variants
/// ("c|SUB|A|12|G", "tmVar:…") hold these signs themselves and stay whole. O(length of the field).
[[nodiscard]] std::vector<std::string> conceptIds(std::string_view field);

} // namespace touchstone::io
