// SPDX-License-Identifier: GPL-3.0-or-later
// Files of what is expected of samples: compared, or written anew when the program is called with
// --write-expected.
#pragma once

#include <filesystem>
#include <string>

namespace touchstone::contract {

/// Fails where the file holds anything else, and says how to write it. With --write-expected it is written.
void expectFile(const std::filesystem::path& file, const std::string& actual);

} // namespace touchstone::contract
