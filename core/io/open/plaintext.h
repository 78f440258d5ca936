// SPDX-License-Identifier: GPL-3.0-or-later
// Plain texts without annotations: what a submission is checked against when the gold is not there.
#pragma once

#include "core/annotation/corpus.h"
#include "core/io/bytes/outcomes.h"

namespace touchstone::io {

/// Is this a .txt file, or a folder that holds .txt files and no .ann beside them?
[[nodiscard]] bool isPlainText(const std::string& path);
/// A document per file, named by its path below the folder without suffix (a single file: its base name), in
/// the order of the names. Errors: those of loadFile; NotFound for a folder without texts. O(bytes).
[[nodiscard]] Result<annotation::LayerPtr> openTexts(const std::string& path, Progress& progress);

} // namespace touchstone::io
