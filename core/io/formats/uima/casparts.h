// SPDX-License-Identifier: GPL-3.0-or-later
// The two spellings of a UIMA CAS. Private to the uima reader.
#pragma once

#include "core/io/formats/uima/casdocument.h"

namespace touchstone::io {

[[nodiscard]] Result<void> readXmi(
    const SourceFile& file, const ReadOptions& options, Layer& layer, const Progress& progress);
[[nodiscard]] Result<void> readCasJson(
    const SourceFile& file, const ReadOptions& options, Layer& layer, const Progress& progress);
/// The layers of a file, none where it cannot be read.
[[nodiscard]] std::vector<CasLayer> xmiLayers(std::string_view bytes);
[[nodiscard]] std::vector<CasLayer> casJsonLayers(std::string_view bytes);

} // namespace touchstone::io
