// SPDX-License-Identifier: GPL-3.0-or-later
// Resources: what is compiled in (icons), and where the files that come with the program stand (samples).
#pragma once

#include "core/evaluation/dataset/project.h"

#include <QString>

namespace touchstone::ui {

/// Makes ":/icons/…" known; may be called again.
void loadResources();

/// The folder of the bundled samples: beside the program as installed, where it was configured to be
/// installed, or in the sources. Empty when there is none.
[[nodiscard]] QString samplesFolder();

/// The bundled sample: one gold, two systems. Nothing when it is not installed.
[[nodiscard]] std::optional<analysis::DataSetSpec> sampleDataSet();

} // namespace touchstone::ui
