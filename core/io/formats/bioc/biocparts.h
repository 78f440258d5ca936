// SPDX-License-Identifier: GPL-3.0-or-later
// The two spellings of BioC. Private to the bioc reader.
#pragma once

#include "core/io/formats/bioc/biocbuilder.h"

namespace touchstone::io {

[[nodiscard]] Result<void> readBiocXml(const SourceFile& file, Layer& layer, const Progress& progress);
[[nodiscard]] Result<void> readBiocJson(const SourceFile& file, Layer& layer, const Progress& progress);

} // namespace touchstone::io
