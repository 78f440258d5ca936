// SPDX-License-Identifier: GPL-3.0-or-later
// Where documents stand in files, for findings.
#pragma once

#include "core/annotation/corpus.h"
#include "core/support/result.h"

namespace touchstone::annotation {

/// The file of a document: its own, else the whole layer's.
[[nodiscard]] inline const std::string& fileOf(const Layer& layer, const Document& document)
{
    return document.file.empty() ? layer.path : document.file;
}

/// `line`: 0 for the one where the document begins.
[[nodiscard]] inline support::Place placeOf(
    const Layer& layer, const Document& document, std::uint32_t line = 0)
{
    return { fileOf(layer, document), line == 0 ? document.line : line, 0 };
}

} // namespace touchstone::annotation
