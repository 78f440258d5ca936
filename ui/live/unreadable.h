// SPDX-License-Identifier: GPL-3.0-or-later
// What the message over the text says of systems that could not be read.
#pragma once

#include "core/evaluation/dataset/project.h"

#include <QStringList>

namespace touchstone::ui {

/// Those that are shown as they were are told by LiveBar. Up to two systems have a line each with the reason.
/// Of more there is one line that names the first ones, and one with the reason of the first: files that
/// somebody opens together are wrong together. Empty: all were read.
[[nodiscard]] QStringList unreadableTexts(const analysis::DataSet& dataSet);

} // namespace touchstone::ui
