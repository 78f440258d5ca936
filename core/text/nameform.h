// SPDX-License-Identifier: GPL-3.0-or-later
// Name form: the shape in which two spellings of one name are compared.
#pragma once

#include <string>
#include <string_view>

namespace touchstone::text {

/// Compatibility-normalised (NFKC) and case-folded; full stops and apostrophes (straight and curly) deleted;
/// every other run of characters that are neither letters, combining marks nor digits one blank; trimmed; one
/// leading "the", "a" or "an" dropped if something is left. "The U.S. (east)" -> "us east". Idempotent but
/// for names that begin with two articles. Precondition: well-formed UTF-8; anything else comes back
/// unchanged. O(bytes).
[[nodiscard]] std::string nameForm(std::string_view utf8);

} // namespace touchstone::text
