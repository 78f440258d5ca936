// SPDX-License-Identifier: GPL-3.0-or-later
// Case folding for searches, upper case for labels.
#pragma once

#include <string>
#include <string_view>

namespace touchstone::text {

/// Unicode case folding and compatibility-free normalisation (NFC), so that "É" written in two ways is found
/// by "é". Input that is not well-formed UTF-8 comes back unchanged. O(bytes).
[[nodiscard]] std::string caseFolded(std::string_view utf8);

/// Every letter in upper case, code point by code point ("ß" stays). Input that is not well-formed UTF-8
/// comes back unchanged. O(bytes).
[[nodiscard]] std::string upperCased(std::string_view utf8);

} // namespace touchstone::text
