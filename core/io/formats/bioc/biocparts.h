// SPDX-License-Identifier: GPL-3.0-or-later
// The two spellings of BioC. Private to the bioc reader.
#pragma once

#include "core/io/formats/bioc/biocbuilder.h"

namespace touchstone::io {

[[nodiscard]] support::Result<void> readBiocXml(
    const SourceFile& file, annotation::Layer& layer, const support::Progress& progress);
[[nodiscard]] support::Result<void> readBiocJson(
    const SourceFile& file, annotation::Layer& layer, const support::Progress& progress);

} // namespace touchstone::io
